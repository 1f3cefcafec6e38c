# What every screen shares: buttons, notices, answers.

language-name = Türkçe

button-hand = Elim
button-rules = Kurallar
button-log = Geçmiş
button-more = Diğer
button-back = Geri
button-leave = Masadan kalk
button-leave-sure = Evet, kalkıyorum
button-stay = Kal
button-join = Katıl
button-start = Başlat
button-add-house = + Bilgisayar
button-remove-house = − Bilgisayar
button-options = Ev kuralları
button-rematch = Rövanş
button-previous = ‹ Önceki
button-next = Sonraki ›
button-how-to-play = Nasıl oynanır?

notice-unknown = Bu düğme Otter’ın eski bir sürümünden kalma. Masayı /{ cmd-hand.name } ile yeniden aç.
notice-gone = Bu masa artık yok. Yenisini /{ cmd-play.name } ile açabilirsin.
notice-failed = Bir şeyler ters gitti, hiçbir şey değişmedi. Lütfen yeniden bas. (Kod: { $code })
notice-storage = Otter şu anda diskine yazamıyor, bu yüzden hiçbir şey değişmedi. Lütfen birazdan yeniden dene.
notice-frozen = Bu oyun durdu: Otter kendi kurallarında bir hata buldu. Hiçbir şey kaybolmadı, hiçbir şey de sayılmayacak.
notice-stale = O ekran çizildiğinden beri bir hamle yaptın. Masanın şimdiki hâli burada.
notice-closing = Otter birazdan geri geliyor. Oyunun kaydedildi; o zaman yeniden bas.
notice-permission = Bu kanala yazma iznim yok. Lütfen bana şu izinleri ver: { $missing }.
notice-not-here = Masalar sunucuların kanallarında kurulur. /{ cmd-play.name } komutunu orada kullan.

about-text = **Otter** arkadaşlar için kart ve taş dağıtır: açık kaynaktır, kimseyi izlemez, her dağıtım sen oynamadan önce mühürlenir.
    Her eli yalnızca sahibi görür, oyunlar yeniden başlatmadan sonra sürer, boş yerlerde bilgisayar 🤖 oynar.
    /{ cmd-play.name } masa açar, /{ cmd-hand.name } kartlarını gösterir, /{ cmd-rules.name } oyunu anlatır, /{ cmd-language.name } seninle konuştuğum dili değiştirir.
about-privacy = Kimlik numaralarını, oyunları ve sonuçları saklarım: ad da mesaj da saklamam.

language-chosen = Bundan sonra seninle Türkçe konuşacağım.
language-automatic = Bundan sonra Discord’da seçtiğin dili kullanacağım.
language-server-chosen = Bundan sonra bu sunucunun masaları Türkçe konuşacak.
language-server-automatic = Bundan sonra masalar sunucunun Discord dilini kullanacak.
language-server-refused = Sunucunun dilini yalnızca sunucuyu yönetebilenler seçer.

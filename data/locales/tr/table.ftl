# The table: lobby, board, panel, result, and what a table refuses.

table-title = { $game } · masa { $number }
table-seat = Yer { $seat }

lobby-seats = Dolu yer: { $taken } / { $seats }
lobby-seat = { $seat } { $who }
lobby-seat-host = { $seat } { $who } · kurucu
lobby-rules = Ev kuralları: { $rules }
lobby-sealed = Mühürlü dağıtım `{ $seal }`
lobby-alone = Arkadaşlarını mı bekliyorsun? İstersen bir bilgisayar oyuncusu 🤖 ekle, hemen başla.
lobby-ready = **{ $host } artık { button-start } düğmesine basabilir.**

board-turn = **Sıra: { $who }**
board-turn-many = **Beklenenler: { $who }**
board-clock = ⏳ { $when }
board-quiet = Masa hazırlanıyor.
board-closed = Herkes kalktı: bu oyun sonuçsuz bitti.
board-frozen = Otter kendi kurallarında bir hata buldu ve oyunu durdurdu. Hiçbir şey sayılmaz; /{ cmd-play.name } yeni bir masa açar.

sheet-title = Elin · { $game } · masa { $number }
sheet-turn = Sıra sende
sheet-wait = Beklenen: { $who }.
sheet-over = Bu oyun bitti.
sheet-lobby = Kurucu **{ button-start }** düğmesine basınca kartlar gelecek.
sheet-not-seated = Bu masada yerin yok.
sheet-refused = ⚠️ { $why }
sheet-refused-rule = ⚠️ { $why } (kural { $rule })

more-title = { $game } · masa { $number }
more-leave = Kalkarsan senin yerine bilgisayar oynar. **{ button-join }** ile yerini geri alabilirsin.
more-leave-sure = Kalkmak istediğine emin misin? Kartların masada kalır.
more-joined = Yeniden bu masadasın.
more-left = Masadan kalktın: { $game }, masa { $number }.

options-title = Ev kuralları · { $game } · masa { $number }
options-host = Bunları yalnızca kurucu değiştirir: { $host }.
options-begun = Oyun başladı, artık değişmezler.
options-pace = Süre
    .none = süre yok
    .live = hamle başına 90 sn
    .slow = hamle başına bir gün
options-preset = Hazır kurallar
    .standard = alışılmış kurallar
options-number = { $name }: { $value }
options-number-hint = { $low } ile { $high } arasında bir tam sayı

log-title = Neler oldu · { $game } · masa { $number }
log-empty = Henüz bir şey olmadı.
log-page = Sayfa { $page } / { $pages }

result-winner = **Kazanan: { $who }!**
result-winners = **Birinciliği paylaşanlar: { $who }!**
# No "1.": Discord would make a list of it and count on, though two may share a place.
result-line = **{ $place }** · { $who } · { $score }
result-counted = Sayıldı: baştan sona insanlar arasında bir oyun.
result-casual = Dostluk oyunu: bilgisayar da oynadı.
result-next = Rövanş masası: { $number }.

hand-none = Hiçbir masada oturmuyorsun. /{ cmd-play.name } bir masa açar.
hand-many = Oturduğun masa: { $count ->
    [one] bir
   *[other] { $count }
}. Hangi elini görmek istersin?
hand-table = { $game } · masa { $number }
hand-table-turn = { $game } · masa { $number } · sıra sende

play-choose = Hangi oyun?
play-opened = Masa { $number } açıldı: { $link }
leave-choose = Hangi masadan kalkmak istiyorsun?
rules-choose = Hangi oyunun kuralları?
rules-title = { $game } · { $page }

table-refusal-seated = Zaten bu masadasın.
table-refusal-full = { $seats } yerin hepsi dolu.
table-refusal-begun = Bu oyun başladı. /{ cmd-play.name } başka bir masa açar.
table-refusal-not_seated = Bu masada yerin yok.
table-refusal-no_house = Bu masada bilgisayar oyuncusu yok.
table-refusal-host_only = Bunu yalnızca kurucu yapabilir: { $host }.
table-refusal-option = Bu ev kuralı “{ $value }” olamaz.
table-refusal-seats = { $seats ->
    [one] Bir oyuncu
   *[other] { $seats } oyuncu
} olmaz: bu oyun en az { $low }, en çok { $high } kişiyle oynanır. Bir bilgisayar oyuncusu 🤖 ekle ya da bir arkadaşını çağır.
table-refusal-rematch = Bu oyunun rövanşı zaten başladı.
table-refusal-meaningless = Bu düğme şu anda bir işe yaramıyor. Masanın şimdiki hâli burada.

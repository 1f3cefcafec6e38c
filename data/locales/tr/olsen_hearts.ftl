# Olsen – kupa

olsen_hearts-name = Olsen – kupa
olsen_hearts-tagline = Kupalardan ve Q♤ kartından kaç. Biri sınıra ulaşınca toplamı en düşük olan kazanır.

olsen_hearts-preset-danish_table = Danimarka usulü (J♦️ 10 puan düşürür)
olsen_hearts-preset-american = Amerikan usulü (değişimin yönü döner)
olsen_hearts-preset-quick = Hızlı (sınır 50 puan)

olsen_hearts-option-passing = Kart değişimi
    .left = sola
    .none = yok
    .rotate = sola, sağa, karşıya, yok
olsen_hearts-option-pass_count = Verilen kart sayısı
olsen_hearts-option-first_trick = İlk löve
    .forbid = ceza kartı yok
    .allow = ceza kartı serbest
olsen_hearts-option-hearts_broken_by = Kupayı açan
    .heart_discard = atılan kupa
    .any_heart = her kupa
    .any_penalty = her kupa ve Q♤
olsen_hearts-option-lead_hearts_over_qs = Yalnız kupa ve Q♤
    .off = Q♤ oynanır
    .on = kupa da oynanır
olsen_hearts-option-jack_of_diamonds = J♦️
    .off = sayılmaz
    .on = 10 puan düşürür
olsen_hearts-option-moon = 26 puanın hepsi
    .others_plus_26 = ötekilere +26
    .self_minus_26 = 26 puan düşer
olsen_hearts-option-renege = Renge uymamak
    .block = olmaz
    .penalty13 = her seferi 13 puan
olsen_hearts-option-end = Oyunun uzunluğu
    .target = puanla
    .deals = el sayısıyla
olsen_hearts-option-target = Oyunu bitiren puan
olsen_hearts-option-deals = El sayısı
olsen_hearts-option-tie = Birincilikte eşitlik
    .extra_hand = ek el
    .shared = paylaşılır
olsen_hearts-option-deck_removal = Çıkarılan
    .standard = önce 2♦️, sonra 2♧
    .clubs_first = önce 2♧, sonra 2♦️
olsen_hearts-option-show_points = Elin puanları
    .on = görünür
    .off = gizli

olsen_hearts-board-exchange = { $count ->
    [one] **Kart değişimi:** herkes kapalı olarak bir kart ayırıyor.
   *[other] **Kart değişimi:** herkes kapalı olarak { $count } kart ayırıyor.
}
olsen_hearts-board-packet = { $mark } { $who } → { $to } · { $total } puan
olsen_hearts-board-trick = Löve { $number } / { $tricks }
olsen_hearts-board-broken = kupa açıldı
olsen_hearts-board-unbroken = kupa açılmadı
olsen_hearts-board-lead = Açan: { $who }.
olsen_hearts-board-last = Son: { $cards } → { $who }
olsen_hearts-board-seat = { $who } · { $total } puan · { $tricks ->
    [one] 1 löve
   *[other] { $tricks } löve
}
olsen_hearts-board-seat-points = { $who } · { $total } puan ({ $points }) · { $tricks ->
    [one] 1 löve
   *[other] { $tricks } löve
}
olsen_hearts-board-out = { $who } · { $total } puan · bu eli oynamıyor
olsen_hearts-board-target = { $number }. el · sınır { $target } puan · dağıtan { $who }
olsen_hearts-board-deals = El { $number } / { $deals } · dağıtan { $who }
olsen_hearts-board-extra = { $number }. ek el · birincilik için: { $who }
olsen_hearts-points = { $points ->
    [one] 1 puan
   *[other] { $points } puan
}

olsen_hearts-sheet-hand = { $count ->
    [one] **Son kartın:**
   *[other] **{ $count } kartın var:**
}
olsen_hearts-sheet-passed = Verdiğin: { $gave } → { $to } · aldığın: { $got } ← { $giver }
olsen_hearts-sheet-reneges = { $count ->
    [one] Bu elde bir kez renge uymadın: 13 puan.
   *[other] Bu elde { $count } kez renge uymadın: her biri 13 puan.
}
olsen_hearts-sheet-out = Bu eli oynamıyorsun. Birincilik için oynayanlar: { $who }.
olsen_hearts-sheet-trick = Yerde: { $cards }
olsen_hearts-sheet-opening = { $card } sende: onu oyna.
olsen_hearts-sheet-lead = Löveyi sen açıyorsun: istediğin kartı oyna.
olsen_hearts-sheet-lead-unbroken = Löveyi sen açıyorsun. Kupa henüz açılmadı, başka bir renk oyna.
olsen_hearts-sheet-lead-hearts = Löveyi sen açıyorsun. Elinde yalnızca kupa var, birini oyna.
olsen_hearts-sheet-follow = Yerde { $suit } var: renge uy.
olsen_hearts-sheet-void = Yerde { $suit } var, sende yok: istediğin kartı oyna.
olsen_hearts-sheet-void-first = Yerde { $suit } var, sende yok: kupa ve Q♤ dışında istediğin kartı oyna.
olsen_hearts-sheet-renege = Uyabilecekken { $card } renge uymuyor: el sayılırken sana 13 puan yazdırır. Yine de oynansın mı?
olsen_hearts-sheet-claim = Sayılan kart kalmadı: eli şimdi bitirebilir ya da oynamayı sürdürebilirsin.
olsen_hearts-sheet-choose = { $count ->
    [one] Bir kart seç.
   *[other] { $count } kart seç.
} Alacak olan: { $to }. Sana gelenleri herkes seçince görürsün.
olsen_hearts-sheet-chosen = Verdiğin: { $cards } → { $to }. Herkes seçene kadar değiştirebilirsin.
olsen_hearts-sheet-more = { $cards } → { $to }: { $count ->
    [one] bir kart
   *[other] { $count } kart
} daha seç.
olsen_hearts-select-packet = { $count ->
    [one] Vereceğin kart
   *[other] Vereceğin { $count } kart
}
olsen_hearts-select-renege = Renge uymamak: 13 puan
olsen_hearts-button-claim = Eli bitir
olsen_hearts-button-renege = Yine de oyna: { $card }

olsen_hearts-event-hand_dealt = { $number }. el: kişi başı { $count } kart, dağıtan { $who }.
olsen_hearts-event-extra_dealt = { $number }. ek el: kişi başı { $count } kart, oynayanlar { $who }.
olsen_hearts-event-packets_passed = { $count ->
    [one] Herkes bir kart verdi
   *[other] Herkes { $count } kart verdi
}: { $ways }.
olsen_hearts-event-opener_found = { $card } kartıyla açan: { $who }.
olsen_hearts-event-card_played = { $who } oynadı: { $card }.
olsen_hearts-event-hearts_broken = Kupa açıldı.
olsen_hearts-event-trick_taken = { $who } löveyi aldı.
olsen_hearts-event-trick_taken-points = { $who } löveyi aldı: { $points ->
    [one] 1 puan
   *[other] { $points } puan
}.
olsen_hearts-event-hand_claimed = { $who } eli bitirdi: sayılan kart kalmamıştı.
olsen_hearts-event-hand_scored = El sayıldı: { $scores }.
olsen_hearts-event-hand_scored-sweep = { $who } 26 puanın hepsini topladı!
olsen_hearts-event-hand_scored-jack = J♦️ 10 puan düşürdü: { $who }.
olsen_hearts-event-hand_scored-renege = { $who } { $count ->
    [one] bir kez
   *[other] { $count } kez
} renge uymadı: { $points } puan.
olsen_hearts-event-extra_scored = Ek el sayıldı: { $scores }. Toplamlar değişmedi.
olsen_hearts-event-tie_found = En düşük toplamda eşitlik! Ek el oynayacaklar: { $who }.

olsen_hearts-refusal-seats = Olsen – kupa en az { $low }, en çok { $high } kişiyle oynanır; { $seats } kişiyle olmaz.
olsen_hearts-refusal-option = { $option } ev kuralı “{ $value }” olamaz.
olsen_hearts-refusal-no_play = Şu anda oynanan bir löve yok.
olsen_hearts-refusal-no_exchange = Değişim bitti: kartlar verildi.
olsen_hearts-refusal-not_your_turn = Sıra sende değil. Sıra: { $seat }.
olsen_hearts-refusal-not_held = Elinde { $card } yok.
olsen_hearts-refusal-opening = El { $card } ile değil, { $opening } ile açılır.
olsen_hearts-refusal-follow = Yerde { $led } var ve sende de var, { $card } beklesin: renge uy.
olsen_hearts-refusal-first_trick = Elinde kupa ya da Q♤ olmayan bir kart varken { $card } ilk lövede oynanamaz.
olsen_hearts-refusal-hearts_not_broken = Kupa açılmadan { $card } ile löve açılamaz: başka bir renk oyna.
olsen_hearts-refusal-packet_size = { $count ->
    [one] Tam bir kart verilir
   *[other] Tam { $count } kart verilir
}; seçtiğin: { $chosen }.
olsen_hearts-refusal-sits_out = Bu ek eli oynamıyorsun: onu eşit kalanlar oynar.
olsen_hearts-refusal-claim_too_early = El, sayılan her şey alınınca iki löve arasında bitirilebilir.

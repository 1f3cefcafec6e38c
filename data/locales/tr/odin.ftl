# ODIN

odin-name = ODIN
odin-tagline = Ortadakinin üstüne o kadar ya da bir fazla kartla çık, yoksa pas geç. Biri sınıra ulaşınca puanı en az olan kazanır.

odin-option-deck = Deste
    .a9 = astan 9’a, 36 kart
    .full52 = tam deste, 52 kart
    .helvetiq54 = altı renk, 54 kart
odin-option-hand_size = Kişi başı kart
    .auto = desteye göre
    .n9 = 9 kart
    .n10 = 10 kart
    .n11 = 11 kart
odin-option-clear = Orta toplanır
    .auto = biri hariç herkes pas geçince (iki kişi: ikisi de)
    .all_but_one = biri hariç herkes pas geçince
    .all_pass = herkes pas geçince
odin-option-target = Oyunu bitiren puan
odin-option-tie = Eşitlik
    .shared = paylaşılır
    .playoff = bir el daha
odin-option-auto_pass = Otomatik pas
    .off = hayır
    .on = evet
odin-option-first_starter = Kim başlar
    .random = kura ile
    .host = kurucu seçer
odin-option-starter = Başlayan yer

odin-board-centre = Orta
odin-board-empty = Orta boş.
odin-board-seat = { $who } · { $count ->
    [one] 1 kart
   *[other] { $count } kart
} · { $points } puan
odin-board-hand = { $number }. el · sınır { $target } puan
odin-points = { $points ->
    [one] 1 puan
   *[other] { $points } puan
}

odin-sheet-hand = { $count ->
    [one] **Son kartın:**
   *[other] **{ $count } kartın var:**
}
odin-sheet-beat = Ortada **{ $value }** var: aynı renkten ya da aynı sayıdan { $low ->
    [one] bir veya iki kartla
   *[other] { $low } veya { $high } kartla
} üstüne çık ya da pas geç.
odin-sheet-lead = Turu sen açıyorsun: bir kart oyna ya da elinin hepsi aynı renkten veya aynı sayıdansa hepsini.
odin-sheet-nothing = Ortada **{ $value }** var, elinde üstüne çıkacak kart yok: pas geç.
odin-sheet-take = Oynadığın: **{ $value }** ({ $cards }). Hangi kartı alıyorsun?
odin-button-pass = Pas
odin-button-take = Al: { $card }
odin-select-cards = Kartları kendin seç

odin-event-hand_dealt = { $number }. el: kişi başı { $count } kart, açan { $who }.
odin-event-playoff_dealt = Eşitlik eli: kişi başı { $count } kart, açan { $who }.
odin-event-led = { $who } turu açtı: { $cards }.
odin-event-played = { $who } oynadı: { $cards } ({ $value }), aldığı kart: { $card }.
odin-event-played_out = { $who } oynadı: { $cards } ({ $value }), son kartlarıydı.
odin-event-passed = { $who } pas geçti.
odin-event-passed_auto = { $who } oynayamadı, pas geçti.
odin-event-table_cleared = Herkes pas geçti: { $who } yeni tur açıyor.
odin-event-hand_ended = { $who } bitirdi! { $points }.
odin-event-playoff_ended = { $who } bitirdi ve eşitliği bozdu. { $points }.
odin-event-playoff_began = Eşitlik! Bir el daha oynayacaklar: { $who }.

odin-refusal-seats = ODIN en az { $low }, en çok { $high } kişiyle oynanır; { $seats } kişiyle olmaz.
odin-refusal-option = { $option } ev kuralı “{ $value }” olamaz.
odin-refusal-deck_too_small = Kişi başı { $hand_size } kartla { $seats } kişi için { $needed } kart gerekir, bu destede { $cards } kart var: kişi başı en çok { $largest } kart ya da en çok { $most } kişi.
odin-refusal-starter = { $seats } yer var, { $starter } numaralı yer yok: başlayacak başka bir yer seç.
odin-refusal-no_hand = Şu anda oynanan bir el yok.
odin-refusal-turn = Sıra sende değil. Sıra: { $seat }.
odin-refusal-pass_lead = Turu açan pas geçemez, bir kart oynamalı.
odin-refusal-must_beat = Ortada { $centre } var: üstüne çık ya da pas geç.
odin-refusal-must_lead = Orta boş: turu bir kartla aç; alınacak kart yok.
odin-refusal-not_held = Elinde { $cards } yok.
odin-refusal-not_uniform = { $cards } ne aynı renkten ne aynı sayıdan.
odin-refusal-lead_size = Turu bir kartla aç ya da aynı renkten veya aynı sayıdansa { $held } kartın hepsiyle: { $count } kart olmaz.
odin-refusal-size = { $count ->
    [one] Bir kart
   *[other] { $count } kart
} seçtin; ortada { $centre } varken { $low } ya da { $high } kart gerekir.
odin-refusal-not_higher = { $value } ({ $cards }) yetmez, ortada { $centre_value } ({ $centre }) var: daha büyük ya da bir kart fazla olmalı.
odin-refusal-take_none = Son kartlarını oynarken kart almazsın.
odin-refusal-take_due = Hangi kartı alacağını seç: { $centre }.
odin-refusal-take_foreign = { $take } ortada değildi. Bunlardan birini alabilirsin: { $centre }.

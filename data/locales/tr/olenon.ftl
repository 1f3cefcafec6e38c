# Olenon

olenon-name = Olenon
olenon-tagline = İkiye iki. Masaya aynı sayıdan ekle ya da daha büyüğüyle üstüne çık; 6’yı yalnızca 0 geçer. Eşlerden birinin kartı bitince eli ikisi de kazanır.

olenon-option-wins_needed = Kazanmak için gereken el
olenon-option-opener = Sonraki elleri kim açar
    .next_seat = sıradaki oyuncu
    .losers = bitirenden sonraki rakip
    .winner = bitiren

olenon-board-table = Masada { $cards } · { $who }
olenon-board-empty = Masa boş
olenon-board-seat = { $who } · { $count ->
    [one] **1 kart**
   *[other] { $count } kart
}
olenon-board-out = { $value } aldı, bekliyor
olenon-board-shows = gösterdiği { $cards }
olenon-board-rounds = Eller { $rounds }
olenon-board-round = { $number }. el · { $wins ->
    [one] 1 el alan kazanır
   *[other] { $wins } el alan kazanır
} · açan { $who }
olenon-rounds = { $rounds ->
    [one] 1 el
   *[other] { $rounds } el
}

olenon-sheet-hand = { $count ->
    [one] **Son kartın:**
   *[other] **{ $count } kartın var:**
}
olenon-sheet-partner = Eşin: { $who }, { $count } kart
olenon-sheet-shown = Herkesin gördüğü: { $cards }
olenon-sheet-lead = Turu sen açıyorsun: aynı sayıdan bir ile dört arası kart oyna.
olenon-sheet-must_lead = Masa boş, açmak zorundasın: aynı sayıdan bir ile dört arası kart oyna.
olenon-sheet-answer = { $count ->
    [one] Masada **{ $cards }** var: daha büyük bir kartla üstüne çık, aynı sayıdan ekle ({ $value }) ya da pas geçip onu al.
   *[other] Masada **{ $cards }** var: daha büyük bir sayıdan { $count } kartla üstüne çık, aynı sayıdan ekle ({ $value }) ya da pas geçip birini al.
}
olenon-sheet-answer_six = { $count ->
    [one] Masada **{ $cards }** var: üstüne yalnızca 0 çıkar. Aynı sayıdan ekleyebilir ({ $value }) ya da pas geçip onu alabilirsin.
   *[other] Masada **{ $cards }** var: üstüne yalnızca { $count } tane 0 çıkar. Aynı sayıdan ekleyebilir ({ $value }) ya da pas geçip birini alabilirsin.
}
olenon-sheet-nothing = Masada **{ $cards }** var: ne üstüne çıkabilir ne ekleyebilirsin. Pas geç, alacağın kart: { $value }.
olenon-sheet-sits_out = Pas geçip { $value } aldın, tur bitene kadar bekliyorsun. Sırada: { $who }.
olenon-sheet-show = Hangi kartları herkese gösteriyorsun? Eşin de rakiplerin de hemen görür.
olenon-button-add = Ekle: { $cards }
olenon-button-replace = Üstüne çık: { $cards }
olenon-button-pass = Pas
olenon-button-pass_take = Pas, al: { $value }
olenon-button-show = Kart göster
olenon-button-show_all = Bütün elimi herkese göster
olenon-button-redeal = Eli yeniden dağıt
olenon-select-play = Öteki hamleler
olenon-select-show = Herkese göster

olenon-event-round_started = { $number }. el: kişi başı 7 kart, açan { $who }.
olenon-event-led = { $who } turu açtı: **{ $cards }**.
olenon-event-added = { $who } ekledi: **{ $cards }**. Masada **{ $total }**.
olenon-event-replaced = { $who } üstüne çıktı: **{ $beaten }** → **{ $cards }**.
olenon-event-passed = { $who } pas geçti, aldığı kart: **{ $value }**.
olenon-event-passed-empty = Masa boş.
olenon-event-trick_ended = Tur bitti, açan: { $who }.
olenon-event-trick_ended-picked = Ele alınanlar: { $cards }.
olenon-event-revealed = { $who } herkese gösterdi: **{ $cards }**.
olenon-event-round_won = { $who } bitirdi. Eli kazanan takım: { $pair }. { $rounds }
olenon-event-redeal_asked = { $who } elin yeniden dağıtılmasını istiyor.
olenon-event-round_abandoned = { $number }. el { $count } hamleden sonra sayılmadı, yeniden dağıtılıyor.

olenon-refusal-seats = Olenon dört kişiyle oynanır; { $seats } olmaz. Boş yerlere ev oyuncusu 🤖 ekle.
olenon-refusal-option = { $option } kuralı “{ $value }” olamaz.
olenon-refusal-spectator = Seyrediyorsun: yalnızca masada oturanlar oynar.
olenon-refusal-no_round = Şu anda oynanan bir el yok.
olenon-refusal-sits_out = Pas geçtin, tur bitene kadar bekliyorsun.
olenon-refusal-not_your_turn = Sıra sende değil. Oynayacak olan: { $seat }.
olenon-refusal-nothing_to_take = Masa boş, alacak kart yok: açmak zorundasın.
olenon-refusal-no_such_play = Bir hamle, 0 ile 6 arasında tek bir sayıdan 1 ile { $most } arası karttır.
olenon-refusal-not_held = Elinde o kadar { $value } yok: { $held } tane var, { $count } gerekiyor.
olenon-refusal-too_many = Masada en çok { $most } kart olur: { $room } kartlık yer var.
olenon-refusal-not_higher = { $value }, masadaki { $lies } için yeterli değil: daha büyük bir sayı oyna; 6’yı yalnızca 0 geçer.
olenon-refusal-other_number = Üstüne çıkmak için tam { $needed } kart gerekir, { $count } olmaz.
olenon-refusal-nothing_to_show = Göstermek için en az bir kart seç.
olenon-refusal-not_yours_to_show = Bunlar sende yok: { $cards }. Yalnızca kendi kartlarını gösterebilirsin.
olenon-refusal-not_endless = El ancak { $moves } hamleden sonra yeniden dağıtılır.
olenon-refusal-already_asked = İsteğin alındı; dördünüzün de istemesi gerekir.

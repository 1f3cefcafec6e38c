# Olsen – sekizli

olsen_eights-name = Olsen – sekizli
olsen_eights-tagline = Aynı renk ya da aynı değeri oyna, yoksa çek. Sekiz her şeyin üstüne gelir, iki sıradakinin turunu yakar. Tek karta inerken “Olsen!” de; ilk bitiren kazanır.

olsen_eights-preset-norwegian = Norveç usulü (5 kart, çekmek serbest, ötekiler yakalar)

olsen_eights-option-hand_size = Kişi başı kart
    .n7 = 7 kart
    .n5 = 5 kart
olsen_eights-option-start_eight = İlk açılan kart 8 ise
    .natural = ilk 8 kendi rengi sayılır
    .redraw = ilk 8 geri konur
    .first_player_any = ilk 8 üstüne her kart gelir
olsen_eights-option-start_two = İlk açılan kart 2 ise
    .no_effect = ilk 2 bir şey yapmaz
    .hits_first_player = ilk 2 ilk oyuncuyu vurur
    .redraw = ilk 2 geri konur
olsen_eights-option-must_play = Uyan kart varsa oynamak
    .on = zorunlu
    .off = zorunlu değil, çekilebilir
olsen_eights-option-drawn_card = Çekilen kart uyarsa
    .forced = hemen oynanır
    .optional = elde tutulabilir
olsen_eights-option-finish = Son kart olarak
    .any = her kart olur
    .no_eight = 8 olmaz
    .no_specials = 8 de 2 de olmaz
olsen_eights-option-olsen = Unutulan “Olsen!”
    .auto = her zaman fark edilir
    .challenge = ötekiler fark ederse
    .off = kimse Olsen demez
olsen_eights-option-olsen_vs_two = Unutmuşken 2 gelirse
    .cumulative = ikisinin cezası da hemen çekilir
    .defer = unutmanın cezası sonraya kalır
    .absorb = 2 ikisine de yeter
olsen_eights-option-false_olsen = Yersiz “Olsen!”
    .ignore = sayılmaz
    .draw_one = bir kart çektirir
olsen_eights-option-two_players = İki kişi
    .off = olmaz
    .on = olur, 2 atan bir daha oynar
olsen_eights-option-match = Maç
    .single = tek el
    .wins = kazanılan ele göre
    .points = puana göre
olsen_eights-option-wins = Kazanmak için gereken el
olsen_eights-option-points = Maçı bitiren puan
olsen_eights-option-play_on = Biri bitirince
    .off = el biter
    .on = ötekiler sürdürür
olsen_eights-option-next_dealer = Sonraki eli dağıtan
    .clockwise = sıradaki oyuncu
    .winner = kazanan
olsen_eights-option-showing = Kartını herkese göstermek
    .off = yasak
    .on = serbest

olsen_eights-suit =
    .C = ♧ sinek
    .D = ♦️ karo
    .H = ♥️ kupa
    .S = ♤ maça

olsen_eights-board-top = Üstte { $card } · geçerli renk { $suit }
olsen_eights-board-naming = Üstte { $card } · rengi seçen { $who }
olsen_eights-board-free = Üstte { $card } · her kart uyar
olsen_eights-board-seat = { $who } · { $count ->
    [one] **1 kart**
   *[other] { $count } kart
}
olsen_eights-board-out = { $who } · bitirdi, { $place }. sırada
olsen_eights-board-won = { $count ->
    [one] 1 el kazandı
   *[other] { $count } el kazandı
}
olsen_eights-board-points = { $points } puan
olsen_eights-board-said = “Olsen!” dedi ✓
olsen_eights-board-silent = henüz “Olsen!” demedi
olsen_eights-board-owes = “Olsen!” demeyi unuttu: 1 kart borcu var, sıradaki turunda bitiremez
olsen_eights-board-forgot = “Olsen!” demeyi unuttu: yakalanabilir
olsen_eights-board-barred = “Olsen!” demeyi unuttu: bu tur bitiremez
olsen_eights-board-shows = gösterdiği { $cards }
olsen_eights-board-pile = { $count ->
    [0] Deste boş
   *[other] Destede { $count } kart
}
olsen_eights-board-nothing = Çekilecek kart kalmadı
olsen_eights-board-clockwise = ↻ saat yönünde, listedeki sırayla
olsen_eights-board-in_turn = ⇄ sırayla
olsen_eights-board-dealer = dağıtan { $who }
olsen_eights-board-wins = { $wins ->
    [one] 1 el alan kazanır
   *[other] { $wins } el alan kazanır
}
olsen_eights-board-target = sınır { $points } puan, puanı en az olan kazanır
olsen_eights-board-places = bütün sıralar için
olsen_eights-points = { $points ->
    [one] 1 puan
   *[other] { $points } puan
}

olsen_eights-sheet-hand = { $count ->
    [one] **Son kartın:**
   *[other] **{ $count } kartın var:**
}
olsen_eights-sheet-shown = Herkesin gördüğü: { $cards }.
olsen_eights-sheet-out = **Bitirdin: { $place }. sıradasın.**
olsen_eights-sheet-fits = Şunlardan birini oyna: { $suit }, başka bir { $rank } ya da 8.
olsen_eights-sheet-fits_eight = Şunlardan birini oyna: { $suit } ya da 8.
olsen_eights-sheet-free = Üstte { $card } var: istediğin kartı oyna.
olsen_eights-sheet-or_draw = İstersen kart çek.
olsen_eights-sheet-draw = Üstte { $top } var, elinde uyan kart yok: bir kart çek. Uyarsa oynanabilir.
olsen_eights-sheet-pass = Oynayacak kartın yok, çekilecek kart da kalmadı: pas geç.
olsen_eights-sheet-barred = “Olsen!” demeyi unuttun, bu tur bitiremezsin: bir kart çek.
olsen_eights-sheet-not_last = { $card } son kartın olamaz: bir kart çek.
olsen_eights-sheet-keep = Çektiğin { $card } uyuyor: oyna ya da elinde tut.
olsen_eights-sheet-suit = { $card }: söz sende. Hangi renkle sürsün?
olsen_eights-sheet-say_with = Tek kartın kalacak: oynarken “Olsen!” de.
olsen_eights-sheet-say_now = **Şimdi “Olsen!” de;** sıradaki oynamadan ya da çekmeden önce. Sırada: { $who }.
olsen_eights-sheet-said = “Olsen!” dedin.
olsen_eights-sheet-owes = “Olsen!” demeyi unuttun: sıradaki turunda önce 1 kart çekersin ve bitiremezsin.
olsen_eights-sheet-silent = “Olsen!” demedin: biri seni yakalamadan söyle. Yakalanırsan 3 kart çekersin.
olsen_eights-sheet-false = { $count ->
    [one] Sıra sende değilken tek kartla
   *[other] Elinde { $count } kart varken
} “Olsen!” demek yersizdir ve sana bir kart çektirir. Yine de diyecek misin?
olsen_eights-sheet-show = Hangi kartı herkese gösteriyorsun? Elinde oldukça açık kalır.
olsen_eights-button-draw = Kart çek
olsen_eights-button-draw_olsen = Çek ve Olsen! de
olsen_eights-button-pass = Pas
olsen_eights-button-keep = Elinde tut
olsen_eights-button-olsen = Olsen! de
olsen_eights-button-lay_olsen = { $card } + Olsen!
olsen_eights-button-false = Yine de söyle
olsen_eights-button-catch = Olsen! demeyen: { $who }
olsen_eights-button-show = Kart göster
olsen_eights-button-more = Öteki kartlar ›
olsen_eights-select-show = Herkese göster

olsen_eights-event-dealer_chosen = Kurayla dağıtan: { $who }.
olsen_eights-event-hand_dealt = { $who } kişi başı { $count } kart dağıttı.
olsen_eights-event-starter_turned = Başlangıç kartı: { $card }.
olsen_eights-event-starter_put_back = { $card } desteye geri kondu.
olsen_eights-event-laid = { $who } oynadı: { $card }.
olsen_eights-event-laid-drawn = { $who } çekip oynadı: { $card }.
olsen_eights-event-laid-one_left = Tek kartı kaldı!
olsen_eights-event-suit_named = { $who } rengi seçti: { $suit }.
olsen_eights-event-drew =
    .turn = { $who } bir kart çekti.
    .two = { $count ->
        [one] { $who } 2 yüzünden 1 kart çekti.
       *[other] { $who } 2 yüzünden { $count } kart çekti.
    }
    .olsen = { $who } unuttuğu “Olsen!” için bir kart çekti.
    .caught = { $count ->
        [one] { $who } bunun için 1 kart çekti.
       *[other] { $who } bunun için { $count } kart çekti.
    }
    .false_call = { $who } bunun için bir kart çekti.
olsen_eights-event-kept = { $who } kartı elinde tuttu.
olsen_eights-event-kept-drew = { $who } bir kart çekip elinde tuttu.
olsen_eights-event-passed = { $who } ne oynayabildi ne çekebildi, pas geçti.
olsen_eights-event-turn_lost = 2 yüzünden bu turu oynayamayan: { $who }.
olsen_eights-event-pile_reshuffled = { $count ->
    [one] Deste boşaldı: atılmış tek kart yeni deste oldu.
   *[other] Deste boşaldı: atılmış { $count } kart karılıp yeni deste oldu.
}
olsen_eights-event-olsen_called = { $who } “Olsen!” dedi.
olsen_eights-event-olsen_forgotten = { $who } “Olsen!” demeyi unuttu.
olsen_eights-event-falsely_called = { $who } yersiz yere “Olsen!” dedi.
olsen_eights-event-caught = “Olsen!” demeden yakalanan: { $who }. Yakalayan: { $by }.
olsen_eights-event-card_shown = { $who } herkese gösterdi: { $card }.
olsen_eights-event-went_out = { $who } bitirdi!
olsen_eights-event-went_out-place = { $who } bitirdi: { $place }. sırada.
olsen_eights-event-hand_blocked = Kimse ne oynayabiliyor ne çekebiliyor: el bitti.
olsen_eights-event-hand_ended = Eli kazanan: { $who }. Kazanılan eller: { $scores }.
olsen_eights-event-hand_ended-points = El bitti: { $scores }.

olsen_eights-refusal-seats = Olsen – sekizli { $low } ile { $high } kişi arasında oynanır; { $seats } olmaz.
olsen_eights-refusal-option = { $option } kuralı “{ $value }” olamaz.
olsen_eights-refusal-two_players = Olsen – sekizli 3 ile 6 kişi arasında oynanır. { $seats } kişi için iki kişi kuralını aç ya da bir ev oyuncusu 🤖 ekle.
olsen_eights-refusal-play_on_points = Puanlı maç ile bütün sıralar için oynamak birlikte olmaz: birini kapat.
olsen_eights-refusal-spectator = Seyrediyorsun: yalnızca masada oturanlar oynar.
olsen_eights-refusal-no_play = Şu anda oynanan bir el yok.
olsen_eights-refusal-not_your_turn = Sıra sende değil. Oynayacak olan: { $seat }.
olsen_eights-refusal-no_suit_due = Renk bekleyen bir 8 yok.
olsen_eights-refusal-suit_first = Önce oynadığın 8 için bir renk seç.
olsen_eights-refusal-nothing_drawn = Elinde tutacağın çekilmiş bir kart yok.
olsen_eights-refusal-not_in_hand = { $card } sende yok.
olsen_eights-refusal-only_drawn = Çektikten sonra yalnızca çekilen kart oynanır: { $drawn }. { $card } olmaz.
olsen_eights-refusal-no_match = { $card } uymuyor, üstte { $top } var. Oynanabilecekler: { $suit }, aynı değer ya da 8.
olsen_eights-refusal-may_not_close = “Olsen!” demeyi unuttun, { $card } beklemeli: bu tur bitiremezsin.
olsen_eights-refusal-not_last = { $card } son kartın olamaz: bir kart çek.
olsen_eights-refusal-no_eight = Rengi yalnızca 8 seçer, { $card } seçmez.
olsen_eights-refusal-last_eight = { $card } son kartın ve eli bitiriyor: renk seçmez.
olsen_eights-refusal-drawn_already = Kart çektin: onu oyna ya da elinde tut.
olsen_eights-refusal-must_lay = Uyan kartın var, birini oynamalısın. 8 de sayılır.
olsen_eights-refusal-nothing_to_draw = Çekilecek kart kalmadı: uyan kartlardan birini oyna.
olsen_eights-refusal-olsen_off = Bu masada kimse “Olsen!” demez.
olsen_eights-refusal-olsen_not_due = “Olsen!” seni tek karta indiren hamlede söylenir; burada { $count } kartın kalır.
olsen_eights-refusal-no_cards = Bitirdin, “Olsen!” demen gerekmez.
olsen_eights-refusal-olsen_called = “Olsen!” zaten söylendi. Söyleyen: { $seat }.
olsen_eights-refusal-olsen_false = “Olsen!” tek karta inerken söylenir, sende { $count } kart var. Sayılmaz, cezası da yok.
olsen_eights-refusal-olsen_late = “Olsen!” için geç kaldın: bu arada başka bir oyuncu oynadı.
olsen_eights-refusal-no_challenge = Burada unutulan “Olsen!” kendiliğinden fark edilir; kimseyi yakalamak gerekmez.
olsen_eights-refusal-no_opponent = Yalnızca öteki oyunculardan birini yakalayabilirsin.
olsen_eights-refusal-not_one_card = Elinde tam bir kart olmayan oyuncu yakalanmaz: { $seat }.
olsen_eights-refusal-challenge_late = Geç kaldın, sıra ona yeniden geldi: { $seat }.
olsen_eights-refusal-showing_off = Bu masada kart gösterilmez.
olsen_eights-refusal-shown_already = Herkes zaten gördü: { $card }.

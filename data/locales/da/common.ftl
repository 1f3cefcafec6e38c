# What every screen shares: buttons, notices, answers.

language-name = Dansk

button-hand = Min hånd
button-rules = Regler
button-log = Log
button-more = Mere
button-back = Tilbage
button-leave = Forlad bordet
button-leave-sure = Ja, forlad bordet
button-stay = Bliv
button-join = Vær med
button-start = Start
button-add-house = + Husspiller
button-remove-house = − Husspiller
button-options = Husregler
button-rematch = Revanche
button-previous = ‹ Forrige
button-next = Næste ›
button-how-to-play = Sådan spiller du

notice-unknown = Den knap er fra en ældre udgave af Otter. Åbn bordet på ny med /{ cmd-hand.name }.
notice-gone = Det bord findes ikke længere. Åbn et nyt med /{ cmd-play.name }.
notice-failed = Det gik galt, og intet blev ændret. Tryk igen. (Kode { $code })
notice-storage = Otter kan ikke skrive til sin disk lige nu, så intet blev ændret. Prøv igen om lidt.
notice-frozen = Spillet er stoppet: Otter fandt en fejl i sine egne regler. Intet går tabt, og intet tæller.
notice-stale = Du har spillet siden den visning. Her er bordet, som det står nu.
notice-closing = Otter er tilbage om et øjeblik. Dit spil er gemt; tryk igen om lidt.
notice-permission = Jeg må ikke skrive i denne kanal. Giv mig venligst: { $missing }.
notice-not-here = Bordene står i kanalerne på en server. Brug /{ cmd-play.name } der.

about-text = **Otter** giver kort og brikker til venner: åben kildekode, ingen sporing, hver giv forseglet, før du spiller.
    Kun du selv ser din hånd, spil overlever en genstart, og tomme pladser spilles af huset 🤖.
    /{ cmd-play.name } åbner et bord, /{ cmd-hand.name } viser dine kort, /{ cmd-rules.name } forklarer, og med /{ cmd-language.name } vælger du, hvilket sprog jeg taler til dig.
about-privacy = Jeg gemmer id-numre, spil og resultater: ingen navne og ingen beskeder.

language-chosen = Fra nu af taler jeg dansk til dig.
language-automatic = Fra nu af følger jeg sproget i din Discord.
language-server-chosen = Fra nu af taler serverens borde dansk.
language-server-automatic = Fra nu af følger serverens borde dens sprog i Discord.
language-server-refused = Kun den, der må administrere serveren, vælger dens sprog.

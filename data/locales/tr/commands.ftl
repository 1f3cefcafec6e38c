# Slash commands, as Discord's command list shows them. Names: lower case, one word, at most 32 characters.
# Descriptions: at most 100 characters.

cmd-play =
    .name = oyna
    .description = Bir masa aç ve oyuncu topla
cmd-play-game =
    .name = oyun
    .description = Hangi oyun

cmd-hand =
    .name = elim
    .description = Oturduğun bütün masalardaki elini gör

cmd-leave =
    .name = ayrıl
    .description = Bir masadaki yerini bırak

cmd-rules =
    .name = kurallar
    .description = Bir oyunun nasıl oynandığını oku
cmd-rules-game =
    .name = oyun
    .description = Hangi oyun

cmd-about =
    .name = hakkında
    .description = Otter nedir, oyunları nereden gelir

cmd-language =
    .name = dil
    .description = Otter seninle hangi dilde konuşsun?
# The attributes after the description are the choices; a language is always named in itself.
cmd-language-language =
    .name = dil
    .description = Hangi dil
    .auto = Otomatik (Discord’daki gibi)
    .en = English
    .da = Dansk
    .es = Español
    .tr = Türkçe
cmd-language-server =
    .name = sunucu
    .description = Tüm sunucuda, masalarda da bu dil (Sunucuyu Yönet izni gerekir)

# İki kişinin birlikte oynadığı yerde söylenenler.

pairs-lobby = Eşler: 🔵 { $first } · 🟠 { $second }
pairs-button-change = Eşleri değiştir
pairs-won = **Kazanan takım: { $who }!**

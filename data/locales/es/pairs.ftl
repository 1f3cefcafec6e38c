# Lo que se dice donde dos juegan juntos.

pairs-lobby = Parejas: 🔵 { $first } · 🟠 { $second }
pairs-button-change = Otras parejas
pairs-won = **¡Ganan { $who }!**

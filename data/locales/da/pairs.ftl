# Hvad der siges, hvor to spiller sammen.

pairs-lobby = Makkere: 🔵 { $first } · 🟠 { $second }
pairs-button-change = Andre makkere
pairs-won = **{ $who } vinder!**

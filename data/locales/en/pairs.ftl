# What is said where two play together.

pairs-lobby = Partners: 🔵 { $first } · 🟠 { $second }
pairs-button-change = Other partners
pairs-won = **{ $who } win!**

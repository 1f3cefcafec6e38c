"""Olsen, the Danish Crazy Eights: match suit or value, the eight is wild, the two costs a turn, and say "Olsen" in time."""

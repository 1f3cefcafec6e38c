"""Olsen (Hearts): the Danish game of dodging hearts and the queen of spades."""

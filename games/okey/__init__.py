"""Okey: the Turkish tile game of runs and sets with a joker that changes every round."""

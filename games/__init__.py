"""The rules of the games: pure functions over frozen data, one package a game."""

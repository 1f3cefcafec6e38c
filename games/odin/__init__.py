"""ODIN with a poker deck: shed your hand first, each card left is a point."""

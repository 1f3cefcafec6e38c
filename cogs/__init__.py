"""Slash commands, thin."""

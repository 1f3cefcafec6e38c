"""Deals that can be proven honest: a sealed seed, what the players add to it, and the stream of chance that follows.

SHA-256 of a fresh 32-byte seed stands on the board before the players contribute; the key of the deal is
HMAC-SHA256(seed, deal + contributions); the stream is HMAC-SHA256 in counter mode, cut into 32-bit words with rejection
sampling. Neither who runs the bot (committed first) nor the players (who do not know the seed) can steer it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from games.core import Opaque

_WORD = 1 << 32


class Seal(Opaque, frozen=True):
    """The next deal's sealed seed and the latest interaction of each person since it was sealed."""

    deal: str
    """The deal's id: match and number."""
    seed: bytes
    contributions: tuple[tuple[int, int], ...] = ()
    """Pairs of person and interaction, ascending by person."""

    @property
    def commitment(self) -> str:
        """What the board shows: the hex digest that binds the seed."""
        return hashlib.sha256(b"otter/commit/v1\0" + self.deal.encode() + b"\0" + self.seed).hexdigest()

    def contribute(self, person: int, interaction: int) -> "Seal":
        """Return the seal with the person's latest interaction in it."""
        others = dict(self.contributions) | {person: interaction}
        return Seal(self.deal, self.seed, tuple(sorted(others.items())))

    def stream(self, label: str) -> "Stream":
        """Open one of the deal's streams of chance."""
        return Stream(deal_key(self.seed, self.deal, self.contributions), label)


def seal(deal: str) -> Seal:
    """Seal a fresh seed for a deal."""
    return Seal(deal, secrets.token_bytes(32))


def deal_key(seed: bytes, deal: str, contributions: Sequence[tuple[int, int]]) -> bytes:
    """Derive the key of a deal from its seed and what the players contributed."""
    text = "\0".join([f"otter/key/v1\0{deal}", *(f"{person}:{interaction}" for person, interaction in contributions)])
    return hmac.digest(seed, text.encode(), "sha256")


class Stream:
    """A `games.core.Dice`: the words of HMAC-SHA256(key, label, counter), those that would favour a number dropped."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._prefix = label.encode() + b"\0"
        self._counter = 0
        self._words: list[int] = []

    def below(self, n: int, /) -> int:
        """Return a uniform integer from 0 to n - 1."""
        limit = _WORD - _WORD % n
        while True:
            if not self._words:
                block = hmac.digest(self._key, self._prefix + self._counter.to_bytes(8, "big"), "sha256")
                self._counter += 1
                self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
            word = self._words.pop()
            if word < limit:
                return word % n

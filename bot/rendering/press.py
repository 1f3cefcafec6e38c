"""How a button says what it means: `o:<match>:<seen>:<word>[.<argument>...]`, at most 100 characters.

`match` is the public id, `seen` the version that was drawn. No id carries authority: the chair is looked up by who presses. The
grammar is for good, since buttons of any age are pressed.
"""

import re

from msgspec import Struct

_GRAMMAR = re.compile(r"o:([a-z0-9]{1,12}):([0-9]{1,9}):([a-z_]{1,20})((?:\.[A-Za-z0-9_-]{0,60})*)")

LIMIT = 100
"""Discord's limit of a `custom_id`, in characters."""


class Press(Struct, frozen=True):
    """What somebody pressed: a word with arguments on a screen of version `seen`, and the values a select or modal brought."""

    match: str
    seen: int
    word: str
    arguments: tuple[str, ...] = ()
    values: tuple[str, ...] = ()


def parse(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """Read an id; None when it is none of ours, whatever it is."""
    found = _GRAMMAR.fullmatch(custom_id)
    if found is None:
        return None
    match, seen, word, rest = found.groups()
    return Press(match, int(seen), word, tuple(rest.split(".")[1:]), values)


def write(match: str, seen: int, word: str, *arguments: str) -> str:
    """Write an id.

    :raises ValueError: when it cannot be read back, being too long or of other characters.
    """
    text = ".".join([f"o:{match}:{seen}:{word}", *arguments])
    if len(text) > LIMIT or text.count(".") != len(arguments) or _GRAMMAR.fullmatch(text) is None:
        raise ValueError(f"no custom_id: {word} with {len(arguments)} arguments, {len(text)} characters")
    return text

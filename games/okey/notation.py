"""How several tiles are written: `R5 R6 F`, and groups of them `R5 R6 F | K9 B9 Y9`."""

from collections.abc import Iterable, Sequence

from games.tiles import Tile


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles parted by blanks.

    :raises ValueError: when there is no such tile.
    """
    return tuple(map(Tile.parse, text.split()))


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles in their order."""
    return " ".join(map(str, tiles))


def read_groups(text: str) -> tuple[tuple[Tile, ...], ...]:
    """Read groups parted by bars; an empty text has none.

    :raises ValueError: when there is no such tile.
    """
    return tuple(read_tiles(group) for group in text.split("|")) if text.strip() else ()


def write_groups(groups: Sequence[Sequence[Tile]]) -> str:
    """Write groups in their order."""
    return " | ".join(map(write_tiles, groups))

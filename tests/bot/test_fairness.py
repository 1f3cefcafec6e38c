"""Deals that can be proven: a commitment that binds, a key of everybody's making, and a stream without favourites."""

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness import Seal, Stream, deal_key, seal
from bot.match import Changed
from bot.storage.matches import Write
from games.codec import Rolled, encode
from games.core import shuffled
from tests.bot.shell import ANNA, BO, GAMES, Shell

SEEDS = st.binary(min_size=32, max_size=32)
IDS = st.integers(1, 2**63 - 1)


@given(SEEDS, st.text(max_size=20), st.integers(1, 2**32))
def test_a_stream_gives_the_same_numbers_for_the_same_key_and_only_numbers_below(
    key: bytes, label: str, n: int
) -> None:
    first, again = Stream(key, label), Stream(key, label)
    drawn = [first.below(n) for _ in range(20)]
    assert drawn == [again.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in drawn)


@given(SEEDS)
def test_streams_of_other_labels_and_keys_are_others(key: bytes) -> None:
    def numbers(key: bytes, label: str) -> list[int]:
        stream = Stream(key, label)
        return [stream.below(2**32) for _ in range(4)]

    assert numbers(key, "deal") != numbers(key, "draw/7") != numbers(bytes(31) + b"\x01", "deal")


@pytest.mark.parametrize("n", [2, 3, 7, 36, 52, 104, 3_000_000_000])
def test_every_number_is_as_likely_as_any_other(n: int) -> None:
    stream, cells = Stream(b"k" * 32, "chi"), n if n < 200 else 64
    draws = 400 * cells
    counts = [0] * cells
    for _ in range(draws):
        counts[stream.below(n) * cells // n] += 1
    chi = sum((count - draws / cells) ** 2 / (draws / cells) for count in counts)
    freedom = cells - 1
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5 + 5


def test_every_order_is_as_likely_as_any_other() -> None:
    stream, counts = Stream(b"k" * 32, "orders"), dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24 * 300):
        counts[shuffled("abcd", stream)] += 1
    chi = sum((count - 300) ** 2 / 300 for count in counts.values())
    assert 4 < chi < 60


@given(SEEDS, SEEDS, st.text(max_size=12), st.text(max_size=12))
def test_a_commitment_binds_seed_and_deal(seed: bytes, other: bytes, deal: str, elsewhere: str) -> None:
    same = (seed, deal) == (other, elsewhere)
    assert (Seal(deal, seed).commitment == Seal(elsewhere, other).commitment) is same


@given(SEEDS, st.dictionaries(IDS, IDS, min_size=1, max_size=6), st.randoms())
def test_the_key_is_made_of_everybodys_latest_press_whatever_the_order(
    seed: bytes, presses: dict[int, int], rng: random.Random
) -> None:
    order = list(presses)
    rng.shuffle(order)
    sealed = Seal("k7f3ab/0", seed)
    for person in order:
        sealed = sealed.contribute(person, 5).contribute(person, presses[person])
    assert sealed.contributions == tuple(sorted(presses.items()))
    assert sealed.commitment == Seal("k7f3ab/0", seed).commitment
    person = order[0]
    key = deal_key(seed, sealed.deal, sealed.contributions)
    moved = sealed.contribute(person, presses[person] ^ 1)
    assert deal_key(seed, moved.deal, moved.contributions) != key
    assert deal_key(seed, "k7f3ab/1", sealed.contributions) != key


def test_a_seed_is_of_32_bytes_and_never_the_same() -> None:
    seeds = {seal("k7f3ab/0").seed for _ in range(1000)}
    assert len(seeds) == 1000
    assert {len(seed) for seed in seeds} == {32}


async def test_each_deal_was_sealed_before_it_and_comes_out_again_from_seed_and_presses(shell: Shell) -> None:
    shown: list[tuple[int, str]] = []
    shell.play.listeners.append(lambda match: shown.append((match.deals, match.seal.commitment)))
    match = await shell.played_out(await shell.table(ANNA, BO, options={"target": 30}))
    deals = await shell.rows("SELECT number, seed, contributions FROM deal ORDER BY number")
    rolled = [entry for entry in await shell.matches.log(match.id) if isinstance(entry, Rolled)]
    assert len(deals) == len(rolled) == match.deals > 1
    rules, state = GAMES["odin"], GAMES["odin"].setup(2, match.options)
    for number, seed, contributions in deals:
        pairs = msgspec.json.decode(contributions, type=tuple[tuple[int, int], ...])
        sealed = Seal(f"{match.id}/{number}", seed, pairs)
        assert {commitment for dealt, commitment in shown if dealt == number} == {sealed.commitment}
        assert {person for person, _ in pairs} <= {ANNA, BO}
        if number == 0:
            assert encode(rules.roll(state, sealed.stream("deal"))) == bytes(rolled[0].chance)


async def test_nothing_that_holds_a_hand_or_a_seed_says_so_when_printed(shell: Shell) -> None:
    match = await shell.table(ANNA, BO)
    view = shell.play.view(match, 0)
    rolled = [entry for entry in await shell.matches.log(match.id) if isinstance(entry, Rolled)][-1]
    secrets = [match.seal.seed.hex(), repr(match.seal.seed), *str(view.hand).split(), str(view.hand), repr(view.hand)]
    holders: list[Any] = [
        match, match.seal, match.state, view, Write(match, match, (rolled,), None, 0, (match.seal,)), rolled,
        Changed(match, (rolled,)), (match,), {"match": match},
    ]  # fmt: skip
    for holder in holders:
        for text in (repr(holder), str(holder), f"{holder}"):
            assert [secret for secret in secrets if secret in text] == []

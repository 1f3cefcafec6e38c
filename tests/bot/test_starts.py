"""Fault F6: a crash loop keeps its distance from Discord, also over restarts of the machine."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.starts import Starts


class Watch:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@settings(max_examples=25)
@given(st.lists(st.floats(0, 900), min_size=30, max_size=60))
def test_no_hour_sees_more_than_twenty_starts_however_long_each_lives(lives: list[float]) -> None:
    watch = Watch()
    begun: list[datetime] = []
    with TemporaryDirectory() as folder:
        for life in lives:
            starts = Starts(Path(folder, "otter.starts"), watch)  # a new process each time
            watch.forward(starts.pause())
            starts.note()
            begun.append(watch.time)
            watch.forward(life)
    hour = timedelta(hours=1)
    assert max(sum(first <= other < first + hour for other in begun) for first in begun) <= 20


def test_starts_that_end_as_they_should_never_wait(tmp_path: Path) -> None:
    watch = Watch()
    for _ in range(100):
        starts = Starts(tmp_path / "otter.starts", watch)
        assert starts.pause() == 0
        starts.note()
        watch.forward(1)
        starts.forget()


def test_the_fourth_crash_within_the_hour_waits_and_an_hour_later_none_does(tmp_path: Path) -> None:
    watch = Watch()
    starts = Starts(tmp_path / "otter.starts", watch)
    pauses: list[float] = []
    for _ in range(5):
        pauses.append(starts.pause())
        watch.forward(pauses[-1])
        starts.note()
    assert pauses == [0, 0, 0, 10, 20]
    watch.forward(3600)
    assert starts.pause() == 0


@pytest.mark.parametrize("content", ["", "{", "null", '["x"]', "[[1]]", "[99999999999]"])
def test_a_damaged_file_is_an_empty_one(tmp_path: Path, content: str) -> None:
    (tmp_path / "otter.starts").write_text(content)
    starts = Starts(tmp_path / "otter.starts", Watch())
    starts.note()
    assert starts.pause() == 0


def test_a_folder_that_cannot_be_written_does_not_stop_the_start(tmp_path: Path) -> None:
    starts = Starts(tmp_path / "missing" / "otter.starts", Watch())
    starts.note()
    assert starts.pause() == 0

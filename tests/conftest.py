"""What holds for every test: nothing leaves this machine, searches scale, a browser is found or said to be missing."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent
HERE = ("127.", "::1", "localhost")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CAMPAIGN = float(os.environ.get("CAMPAIGN", "0.005"))
"""How much of a search to run: 1 is the size a release asks for, the default a glance."""

# A busy machine is slow, not wrong. In CI the same examples come each time, so that what was green stays green.
settings.register_profile("otter", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("ci", settings.get_profile("otter"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "otter")


def _stay_here(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        address = arguments[1]
        if isinstance(address, tuple) and not str(address[0]).startswith(HERE):
            raise RuntimeError(f"a test wanted to speak to {address[0]}: tests stay on this machine")


def pytest_configure() -> None:
    sys.addaudithook(_stay_here)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("campaign") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(60 + 7200 * CAMPAIGN))


@pytest.fixture(scope="session")
def campaign() -> Callable[[int], int]:
    """Scale the size of a search by CAMPAIGN: `campaign(10_000)` is what a release asks for."""
    return lambda full: max(1, round(full * CAMPAIGN))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Debian's Chromium; tests that ask for it are skipped where there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        pytest.skip("no Chromium: install the package `chromium`, or name one by CHROMIUM=/path")
    return found

"""A browser for each test, and the pictures it takes: in the folder that SCREENSHOTS names, else a temporary one."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.browser.page import Page, visit

Visit: TypeAlias = Callable[[str], AbstractContextManager[Page]]


@pytest.fixture
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture
def open_page(chromium: str, playwright: Playwright, tmp_path: Path) -> Visit:
    """Open an address in the browser."""
    pictures = Path(os.environ.get("SCREENSHOTS") or tmp_path)
    pictures.mkdir(parents=True, exist_ok=True)
    return lambda url: visit(playwright, chromium, url, pictures)

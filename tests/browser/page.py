"""The demo as a person meets it: a process of its own, its page in Chromium, and what a hand can do there."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Playwright, expect
from playwright.sync_api import Page as Tab

ROOT = Path(__file__).parent.parent.parent
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = {"width": 960, "height": 900}
PHONE = {"width": 390, "height": 844}
HOUSE_DELAY = "0.35"
"""Seconds, a little above those of quiet after which the simulator takes a press for finished."""
PATIENCE = 15.0
"""Seconds to wait for anything to appear: a busy machine is slow, not wrong."""


class Demo:
    """A running demo."""

    def __init__(self, database: Path) -> None:
        environment = {**os.environ, "HOUSE_DELAY": HOUSE_DELAY, "HOUSE_WORKERS": "1"}
        command = [sys.executable, "-m", "bot", "demo", "--database", str(database), "--port", "0"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        self.lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.url = self._address()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def _address(self) -> str:
        said: list[str] = []
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until:
            line = self.lines.get(timeout=2 * PATIENCE)
            if line is None:
                break
            said.append(line)
            if found := re.search(r"http\S+", line):
                return found[0]
        self.kill()
        raise AssertionError(f"the demo gave no address: {''.join(said)}")

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; return the exit status and what was said after the address."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        said: list[str] = []
        while (line := self.lines.get()) is not None:
            said.append(line)
        return status, "".join(said).strip()

    def kill(self) -> None:
        """End it without asking."""
        self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def demo(database: Path) -> Generator[Demo]:
    """Run the demo on this database; it ends in any case."""
    running = Demo(database)
    try:
        yield running
    finally:
        running.kill()


class Page:
    """The page of a demo, with hands."""

    def __init__(self, tab: Tab, pictures: Path) -> None:
        self.tab = tab
        self.pictures = pictures
        self._messages = tab.locator("#channel-message-list")

    # Looking

    def messages(self) -> list[str]:
        """Read all messages the viewer sees, oldest first."""
        return self._messages.locator(".channel-message").all_inner_texts()

    def message(self, *patterns: str) -> Locator:
        """Find the newest message whose text holds all these patterns."""
        found = self._messages.locator(".channel-message")
        for pattern in patterns:
            found = found.filter(has_text=re.compile(pattern))
        return found.last

    def wait(self, *patterns: str) -> str:
        """Wait for a message that holds all these patterns; return its text."""
        found = self.message(*patterns)
        expect(found).to_be_visible(timeout=1000 * PATIENCE)
        return found.inner_text()

    def buttons(self, message: Locator) -> list[str]:
        """List the labels of a message's buttons that can be pressed."""
        return [label.strip() for label in message.locator(".component-button:enabled").all_inner_texts()]

    def picture(self, name: str) -> None:
        """Keep a screenshot of the page."""
        self._settle()
        self.tab.screenshot(path=self.pictures / f"{name}.png")

    def resize(self, size: dict[str, int]) -> None:
        """Make the window as large as a desktop's or a phone's, and wait until the page has followed."""
        for attempt in range(60):
            if attempt % 10 == 0:  # said again, a pixel taller, where the page had moved on meanwhile
                self.tab.set_viewport_size({"width": size["width"], "height": size["height"] + attempt // 10})
            self.tab.wait_for_timeout(200)
            stage, drawn = (self.tab.locator(each).bounding_box() for each in ("#preview-stage", "#preview-app"))
            if stage and drawn and abs(stage["width"] - drawn["width"]) < 2:
                return
        raise AssertionError("the page does not follow its window")

    # Doing

    def view_as(self, name: str) -> None:
        """Become another person."""
        self.tab.get_by_label("Viewing as").select_option(label=name)
        self._settle()

    def command(self, name: str, *choices: str) -> None:
        """Run a slash command, with choices for its options in their order."""

        def type_it() -> None:
            composer = self.tab.get_by_role("textbox", name="Message", exact=True)
            composer.click()
            composer.press_sequentially(f"/{name}")
            expect(self.tab.locator(".command-popup").filter(has_text=f"/{name}")).to_be_visible()
            self.tab.keyboard.press("Enter")
            expect(self.tab.locator("[data-command-chip]")).to_be_visible()
            for choice in choices:
                offered = self.tab.locator(".command-suggestion")
                more = self.tab.get_by_role("button", name=re.compile(r"^\+\d+ more"))
                expect(offered.or_(more).first).to_be_visible()
                if not offered.count():
                    more.click()
                if not offered.filter(has_text=choice).count():
                    offered.first.click()  # the option is not asked for until it is named
                offered.filter(has_text=choice).first.click()
            self.tab.get_by_role("button", name="Send", exact=True).click()

        self._until_accepted(type_it)

    def press(self, label: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Press the newest button of this label."""
        where = self._messages if within is None else within
        button = where.get_by_role("button", name=label, exact=isinstance(label, str)).last
        self._until_accepted(lambda: button.click(timeout=1000 * PATIENCE))

    def choose(self, label: str, *values: str, several: bool = False) -> None:
        """Choose options in the newest select that shows this label; of several, each is ticked and then applied."""
        select = self._messages.locator(".preview-select").filter(has_text=label).last
        self._calm()

        def pick() -> None:
            select.get_by_role("combobox").click()
            for value in values:
                self.tab.get_by_role("option", name=value, exact=True).click()
            if several:
                self.tab.get_by_role("button", name="Apply", exact=True).click()

        self._until_accepted(pick)

    def answer_form(self, value: str) -> None:
        """Fill the one field of an open form and submit it."""
        form = self.tab.get_by_role("dialog")
        form.get_by_role("textbox").fill(value)
        self._until_accepted(lambda: form.get_by_role("button", name="Submit", exact=True).click())

    def _last_action(self) -> dict[str, Any]:
        return self.tab.evaluate("() => window.simcordPreview.lastAction") or {}

    def _calm(self) -> None:
        """Wait until the page has shown all there is: what is chosen in a select is not sent a second time."""
        revision, same = -1, 0
        while same < 4:
            self.tab.wait_for_timeout(200)
            found = self.tab.evaluate("() => window.simcordPreview.publishedRevision")
            same = same + 1 if found == revision else 0
            revision = found

    def _settle(self) -> None:
        self.tab.wait_for_function("() => window.simcordPreview.ready", timeout=1000 * PATIENCE)

    def _until_accepted(self, act: Callable[[], None]) -> None:
        """Do it again while the page answers that it had moved on meanwhile."""
        for _ in range(8):
            self._settle()
            before = self._last_action().get("requestId")
            act()
            self.tab.wait_for_timeout(60)
            self._settle()
            last = self._last_action()
            if last.get("requestId") != before and not last.get("rejected"):
                return
            self.tab.wait_for_timeout(300)
        raise AssertionError(f"never accepted: {self.tab.locator('#live-status').inner_text()}")


@contextmanager
def visit(playwright: Playwright, chromium: str, url: str, pictures: Path) -> Generator[Page]:
    """Open the page in a browser of its own."""
    browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
    try:
        tab = browser.new_page(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
        tab.set_default_timeout(1000 * PATIENCE)
        tab.goto(url)
        expect(tab.get_by_role("textbox", name="Message", exact=True)).to_be_visible()
        yield Page(tab, pictures)
    finally:
        browser.close()

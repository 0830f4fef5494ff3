"""People in a real browser: a Chromium of this machine, driven by Playwright."""

import json
import random
import shutil
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--autoplay-policy=document-user-activation-required",
]  # fmt: skip
DESKTOP = (1360, 900)
PHONE = (360, 740)
LOOKS = [(size, dark) for size in (PHONE, DESKTOP) for dark in (True, False)]
COMPILING = 600_000
"""The first table of a game waits for its rules to be compiled."""
SERIOUS = ("serious", "critical")
CHOICE_OR_END = ".choosable:visible, [data-testid=standings]"
"""Deals differ from run to run, and a game of cards can be over soon."""
ON_A_CHOICE = "document.activeElement?.closest('.choosable') !== null"


def chromium() -> str | None:
    """The quick one without a window of Debian's, or whatever the machine has."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


class Visitor:
    """Somebody with a browser window of their own, and an ear for everything that goes wrong.

    Has been here before, and so is not shown around, unless it is a first visit.
    """

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP,
        language: str = "en", dark: bool = False, first_visit: bool = False, touch: bool = False,
        moving: bool = False,
    ) -> None:  # fmt: skip
        self.address = address
        known = {"name": "regalia-settings", "value": '{"toured": true}'}
        kept: Any = [] if first_visit else [{"origin": address, "localStorage": [known]}]
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-US", "ru": "ru-RU"}.get(language, language),
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=touch,
            is_mobile=touch,
            storage_state={"cookies": [], "origins": kept},
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.wrong: list[str] = []
        self.asked: set[str] = set()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.note(said.type, said.text))
        self.page.on("request", lambda request: self.asked.add(request.url))
        self.open("/")

    def note(self, kind: str, text: str) -> None:
        """Errors, and warnings too: what the page's own parts warn of is a fault of ours."""
        expected = "401 (Unauthorized)", "409 (Conflict)", "ERR_CONNECTION", "ERR_INCOMPLETE"
        if kind in ("error", "warning") and not any(part in text for part in expected):
            self.wrong.append(text)

    def close(self) -> None:
        self.context.close()

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")
        self.page.locator("main").wait_for()

    def call(self, path: str, body: Any = None) -> Any:
        """The API as the page would call it, for what a test is not about.

        Again where the server has just closed a connection that was idle: it knows the key.
        """
        method = "GET" if body is None else "POST"
        headers = {"Idempotency-Key": uuid.uuid4().hex, "Content-Type": "application/json"}
        answer = self.context.request.fetch(
            f"{self.address}/api/v1{path}", method=method, headers=headers,
            data=None if body is None else json.dumps(body), timeout=COMPILING, max_retries=3,
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def table(self, game: str, seats: list[str], **order: Any) -> str:
        """A table begun: this person and, by name, bots or `open` seats."""
        plans = [
            {"kind": "open"} if bot == "open" else {"kind": "bot", "bot": bot} for bot in seats
        ]
        order = {"game": game, "seats": [{"kind": "open"}, *plans], "public": False, **order}
        table: str = self.call("/tables", order)["table"]
        if "open" not in seats:
            self.call(f"/tables/{table}/start", {})
        return table

    def look(self, size: tuple[int, int], dark: bool) -> None:
        """Through another window, by another light."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme="dark" if dark else "light")

    def check(self) -> None:
        """Nothing serious for axe, nothing beside the window, nothing left without words."""
        assert self.complaints_of_axe() == []
        assert self.sideways() == 0
        assert "⟦" not in self.page.inner_text("body")

    def check_page(self, path: str) -> None:
        self.open(path)
        self.page.locator("h1").first.wait_for()
        self.check()

    def check_looks(self) -> None:
        """In both sizes, light and dark."""
        for size, dark in LOOKS:
            self.look(size, dark)
            self.check()

    def sideways(self) -> int:
        """By how much the page is wider than the window."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide))

    def complaints_of_axe(self) -> list[str]:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {each['nodes'][0]['html'][:160]}"
            for each in found["violations"]
            if each["impact"] in SERIOUS
        ]


Visit = Callable[..., Visitor]
"""Makes a visitor; takes what a Visitor takes after the address."""


class Robot:
    """Plays by clicking, or by the keyboard alone, on anything that may be chosen."""

    def __init__(self, visitor: Visitor, seed: int, keyboard: bool = False) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.chance, self.keyboard = random.Random(seed), keyboard
        self.clicks = self.missed = 0

    def status(self, table: str) -> str:
        return str(self.visitor.call(f"/tables/{table}")["status"])

    def play(self, table: str, most: int = 4000, until: int | None = None) -> None:
        """To the end of the game, or until so many choices were made."""
        idle = 0
        while self.clicks < most and (until is None or self.clicks < until):
            if self.choose():
                idle = 0
                continue
            if self.status(table) == "finished":
                return
            idle += 1
            assert idle < 600, "the game goes on, but nothing can be chosen"
            self.page.wait_for_timeout(50)
        assert until is not None, f"no end after {most} choices"

    def choose(self) -> bool:
        found = self.page.locator(".choosable:visible")
        count = found.count()
        if count == 0:
            return False
        if self.keyboard:
            self.clicks += self.reach(skipping=self.chance.randrange(min(count, 5)))
            return True
        try:
            found.nth(self.chance.randrange(count)).click(timeout=2000)
        except PlaywrightError:  # gone meanwhile: the table has moved on
            self.missed += 1
            if self.missed == 20:  # or it cannot be clicked
                raise
            return True
        self.clicks, self.missed = self.clicks + 1, 0
        return True

    def reach(self, skipping: int) -> bool:
        """Tab along, past some of what could be chosen, and press Enter."""
        for _ in range(400):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(ON_A_CHOICE):
                if skipping == 0:
                    self.page.keyboard.press("Enter")
                    return True
                skipping -= 1
        return False

"""Others who come and go, and a log longer than what is told at once, as the page shows them."""

from contextlib import closing
from pathlib import Path

import pytest
from browsing import Visitor
from playwright.sync_api import Browser, expect
from serving import Player, serving

SAID = 520
"""More than a page of the log."""


@pytest.mark.usefixtures("deals")
def test_who_comes_is_seen_and_earlier_lines_are_read(window: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db") as address, Player(address, "Bob") as bob:
        ann = Visitor(window, address)
        table = ann.table(
            "majesty", ["open"], public=True, clock={"per": "game", "seconds": 1200},
            options={"first": 0},
        )  # fmt: skip
        bob.post(f"/tables/{table}/join", {})
        ann.call(f"/tables/{table}/start", {})
        for number in range(SAID):
            bob.post(f"/tables/{table}/chat", {"text": f"and {number}"})
        ann.open(f"/table/{table}")
        clock, his = ann.page.locator("time.running"), ann.page.locator("[data-seat='1'] .state")
        expect(his).to_have_text("not connected")
        expect(clock).not_to_have_text("20:00")
        first = clock.inner_text()
        expect(clock).not_to_have_text(first)
        later = clock.inner_text()

        with closing(bob.news(table)) as his_stream:  # type: ignore[type-var]
            next(his_stream)
            expect(his).to_have_text("here")
        shown = clock.inner_text()
        expect(his).to_have_text("not connected")
        ann.page.get_by_role("button", name="Show earlier lines").click()

        expect(ann.page.get_by_role("button", name="Show earlier lines")).to_be_hidden()
        expect(ann.page.locator("aside ol li").filter(has_text="and 0")).to_be_attached()
        assert shown <= later < first
        assert ann.wrong == []
        ann.close()

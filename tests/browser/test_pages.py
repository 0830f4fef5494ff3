"""Every page, in both sizes, light and dark, in both languages: nothing serious, nothing cut."""

import re

import pytest
from browsing import CHOICE_OR_END, DESKTOP, PHONE, Robot, Visit, Visitor

GAMES = ("majesty", "royals", "royals-cards", "royal-wedding")
PAGES = (
    "/",
    "/me",
    "/learn",
    *(f"/play/{game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
)
BOTS = {"majesty": 3, "royals": 3, "royals-cards": 4, "royal-wedding": 4}


def check(visitor: Visitor) -> None:
    assert visitor.complaints_of_axe() == []
    assert visitor.sideways() == 0
    assert "⟦" not in visitor.page.inner_text("body")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, path: str) -> None:
    for size, language, dark in ((DESKTOP, "en", False), (PHONE, "ru", True)):
        visitor = visit(size=size, language=language, dark=dark)
        visitor.open(path)
        visitor.page.locator("h1").first.wait_for()

        check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_any_table(visit: Visit, game: str) -> None:
    for size, language, dark in ((DESKTOP, "en", True), (PHONE, "ru", False)):
        visitor = visit(size=size, language=language, dark=dark)
        table = visitor.table(game, ["greedy"] * BOTS[game])
        visitor.open(f"/table/{table}")
        Robot(visitor, seed=3).play(table, until=6)
        visitor.page.locator(CHOICE_OR_END).first.wait_for()

        check(visitor)


def test_what_is_impossible_is_explained_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    number = visitor.call(f"/tables/{table}")["number"]
    answer = visitor.context.request.fetch(
        f"{visitor.address}/api/v1/tables/{table}/moves", method="POST",
        headers={"Idempotency-Key": "abcdefgh1234", "Content-Type": "application/json"},
        data=f'{{"number": {number}, "move": {{"sell": 1}}}}',
    )  # fmt: skip

    assert answer.status == 409
    assert re.fullmatch(r"MJ-\d\d", answer.json()["rule"])


def test_no_request_leaves_the_host(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    Robot(visitor, seed=3).play(table, until=4)

    assert visitor.asked
    assert {url for url in visitor.asked if not url.startswith((visitor.address, "data:"))} == set()

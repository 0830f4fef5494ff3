"""Every page, in both sizes, light and dark, in both languages: nothing serious, nothing cut."""

import re

import pytest
from browsing import PHONE, Robot, Visit

GAMES = ("majesty", "royals", "royals-cards", "royal-wedding")
PAGES = (
    "/",
    "/me",
    "/learn",
    "/no-such-page",
    *(f"/play/{game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
)

GO = """path => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = path;
  link.click();
  link.remove();
}"""
"""As by a link on the page."""


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, path: str) -> None:
    """One on a phone in Russian in the dark, one in English in every look."""
    visit(size=PHONE, language="ru", dark=True).check_page(path)
    visitor = visit()
    visitor.check_page(path)
    visitor.check_looks()


LAND = """() => {
  const bottom = (found) => document.querySelector(found).getBoundingClientRect().bottom;
  const [{ top, height }] = document.querySelector(".hero").getClientRects();
  return (bottom(".lead") - top) / height;
}"""
HILLS = 0.74
"""Where they begin below the words, as a part of the picture's height."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_words_of_the_home_page_stand_above_the_hills(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for size in ((700, 900), (1000, 800), (1360, 900), (1920, 1080)):
        visitor.look(size, dark=False)

        assert visitor.page.evaluate(LAND) < HILLS, size


def test_who_starts_is_chosen_and_told_counted_from_1(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("/play/majesty")
    page.get_by_label("Who sits at seat 2").select_option("open")
    page.get_by_label("seat 2", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]

    page.locator("dl div").filter(has_text="seat 2").wait_for()
    assert visitor.call(f"/tables/{table}")["options"]["first"] == 1


def test_axe_finds_nothing_serious_on_the_way_to_a_table(visit: Visit) -> None:
    """The waiting room of a host and of a guest, and doors that are shut."""
    host, guest, late = visit(), visit(language="ru"), visit(language="ru")
    table = host.table("majesty", ["open"])
    code = host.call(f"/tables/{table}/invitations")["table"]
    for visitor, path in (
        (host, f"/table/{table}"),
        (guest, f"/join/{table}?code={code}"),
        (late, f"/join/{table}?code={code}"),
        (late, f"/join/{table}?code=none"),
    ):
        visitor.check_page(path)
        visitor.check_looks()

    assert guest.page.url.endswith(f"/table/{table}")
    assert "/join/" in late.page.url
    assert [text for text in late.wrong if "403 (Forbidden)" not in text] == []
    late.wrong.clear()


def test_a_page_that_is_left_asks_for_nothing_that_the_next_is_about(visit: Visit) -> None:
    """To and fro between a table, the lessons and another game, all without loading anew."""
    visitor = visit()
    visitor.open(f"/table/{visitor.table('majesty', ['greedy'])}")
    for _ in range(5):
        visitor.page.locator(".choosable:visible").first.wait_for()
        for path in ("/learn", "/rules/majesty", "/learn/royals", "/play/royals"):
            visitor.page.evaluate(GO, path)
            visitor.page.locator("h1").first.wait_for()
        for _ in range(4):
            visitor.page.go_back()

    known = {f"{visitor.address}/api/v1/games/{game}" for game in GAMES}
    assert [url for url in visitor.asked if "/tables/?" in url or "/tables//" in url] == []
    assert {
        url for url in visitor.asked if "/api/v1/games/" in url and "/rules" not in url
    } <= known


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

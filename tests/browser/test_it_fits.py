"""Boards in windows of all sizes: nothing is cut off, and what belongs together is in sight."""

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Locator
from test_boards import SCENES, until_mid_game
from test_whispering import named

WIDTHS = (320, 360, 390, 480, 560, 640, 768, 844, 1024, 1280, 1366, 1440, 1920)
CUT = """() => [...document.querySelectorAll('.board *')]
  .filter((node) => !node.closest('.unseen, svg') && node.textContent.trim())
  .filter((node) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX))
  .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
  .map((node) => `${node.className}: ${node.textContent.trim()}`)"""
WRAPPED = """() => [...document.querySelectorAll('.others header .figures')]
  .filter((row) => row.clientHeight > 45).map((row) => row.clientHeight)"""
COVERED = """() => [...document.querySelectorAll('.purse')].filter((purse) => {
  const number = purse.querySelector('b').getBoundingClientRect();
  const news = [...purse.querySelectorAll('.news .gain')];
  return news.some((each) => each.getBoundingClientRect().top < number.bottom - 1);
}).length"""


def test_digits_meeples_and_names_of_majesty_are_whole_at_every_width(visit: Visit) -> None:
    visitor = visit()
    until_mid_game(visitor, "majesty", *SCENES["majesty"])
    assert visitor.page.locator(".purse .news .gain").count() > 0
    for width in WIDTHS:
        visitor.look((width, 800), dark=False)

        assert visitor.page.evaluate(CUT) == [], width
        assert visitor.page.evaluate(WRAPPED) == [], width
        assert visitor.page.evaluate(COVERED) == 0, width


SIZES = [(1366, 768), (1440, 900), (1920, 1080), (390, 844), (360, 740), (844, 390)]
LARGER = "calc(106.25% * 1.3)"
"""The size of the letters, as somebody sets it who does not see well."""
TOGETHER = {
    "majesty": ("[data-big] .workers", ".road .choosable"),
    "royals": (".dock .hand", ".dock .choosable"),
    "royals-cards": (".dock .hand button", ".dock .choosable"),
    "royal-wedding": (".means", ".talks .choosable"),
}
"""My means, and what I can choose with them; of letters, which pile up, the first."""
OUT_OF_SIGHT = """(things) => things.filter((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  return !inside || at === null || !(thing.contains(at) || at.contains(thing));
}).map((thing) => `${thing.className} ${thing.getBoundingClientRect().bottom}`)"""


def out_of_sight(visitor: Visitor, *wanted: Locator) -> list[str]:
    things = [thing for each in wanted for thing in each.element_handles()]
    assert len(things) >= len(wanted)
    found: list[str] = visitor.page.evaluate(OUT_OF_SIGHT, things)
    return found


def at_my_turn(visitor: Visitor, game: str, players: int) -> None:
    table = visitor.table(game, ["greedy"] * (players - 1))
    visitor.open(f"/table/{table}")
    visitor.page.locator(".board .choosable:visible").first.wait_for()


@pytest.mark.parametrize(
    ("game", "players"),
    [("majesty", 4), ("royals", 5), ("royals-cards", 6), ("royal-wedding", 6)],
)
def test_what_is_asked_my_means_and_what_i_can_choose_are_in_sight_together(
    visit: Visit, game: str, players: int
) -> None:
    visitor = named(visit(), "Gentle Hedgehog")
    at_my_turn(visitor, game, players)
    page = visitor.page
    means, choices = (page.locator(wanted) for wanted in TOGETHER[game])
    choices = choices.first if game == "royal-wedding" else choices
    for letters in ("", LARGER):
        page.evaluate("(size) => document.documentElement.style.fontSize = size", letters)
        for size in SIZES:
            visitor.look(size, dark=False)
            page.evaluate("scrollTo(0, 0)")
            choices.first.scroll_into_view_if_needed()

            assert out_of_sight(visitor, page.locator(".question"), means, choices) == [], size
            assert visitor.sideways() == 0, size


@pytest.mark.parametrize("players", [2, 3, 4])
def test_majesty_shows_all_realms_on_a_laptop_without_scrolling(visit: Visit, players: int) -> None:
    visitor = visit()
    until_mid_game(visitor, "majesty", players, 9)
    for size in SIZES[:2]:
        visitor.look(size, dark=False)
        visitor.page.evaluate("scrollTo(0, 0)")
        shown = [visitor.page.locator(each) for each in (".road", "[data-big]", ".others .spots")]

        assert shown[-1].count() == players - 1
        assert out_of_sight(visitor, *shown) == [], size


def test_on_a_phone_names_are_live(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    page = visitor.page
    at_my_turn(visitor, "majesty", 3)
    page.get_by_role("button", name="Look at Clara").tap()
    clara = page.get_by_role("region", name="Realm: Clara").locator("h2")
    clara.wait_for()
    assert out_of_sight(visitor, clara) == []

    at_my_turn(visitor, "royal-wedding", 3)
    page.locator(".reach.choosable").first.tap()
    page.locator(".board .sheet").wait_for()


def test_what_slides_under_the_pointer_explains_nothing_and_the_question_stays_free(
    visit: Visit,
) -> None:
    visitor = visit(size=(1366, 600))
    page = visitor.page
    at_my_turn(visitor, "majesty", 4)
    tip = page.get_by_role("tooltip")
    page.mouse.move(5, 5)
    page.locator(".places h3").first.hover()
    tip.wait_for()
    page.mouse.wheel(0, 200)
    tip.wait_for(state="detached")
    page.wait_for_timeout(1000)
    assert tip.count() == 0

    page.evaluate("scrollTo(0, 0)")
    page.locator(".road .choosable").first.hover()
    tip.wait_for()
    question, shown = page.locator(".top").bounding_box(), tip.bounding_box()
    assert question is not None
    assert shown is not None
    assert shown["y"] >= question["y"] + question["height"]


def test_who_invites_by_phone_has_the_code_in_sight(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    visitor.open(f"/table/{visitor.table('majesty', ['open', 'open'])}")
    code = visitor.page.get_by_role("button", name="Copy").first
    code.wait_for()

    assert out_of_sight(visitor, code, visitor.page.locator("svg[role=img]").first) == []

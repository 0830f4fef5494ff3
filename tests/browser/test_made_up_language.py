"""The page in a made-up language that is two fifths longer: on a phone nothing is cut off."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import CHOICE_OR_END, PHONE, Robot, Visit, Visitor
from serving import serving

import madeup
from regalia.web import site

ROOT = Path(__file__).parents[2]
GAMES = ("majesty", "royals", "royals-cards", "royal-wedding")
PAGES = ("/", "/me", *(f"/play/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES))
BOTS = {"majesty": 3, "royals": 3, "royals-cards": 4, "royal-wedding": 4}
CHOICES = 12

IN_SIGHT = """node => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const x = (left + right) / 2;
  return [top + 3, bottom - 3].every((y) => node.contains(document.elementFromPoint(x, y)));
}"""
CUT = (Path(__file__).parent / "cut.js").read_text("utf-8")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server and a client, built with one folder more among the languages."""
    folder = tmp_path_factory.mktemp("made-up")
    locale, client = folder / "locale", folder / "client"
    madeup.write(locale)
    subprocess.run(
        [sys.executable, str(ROOT / "web" / "build.py")],
        env={**os.environ, "REGALIA_LOCALE": str(locale), "REGALIA_CLIENT": str(client)},
        check=True,
    )
    with pytest.MonkeyPatch.context() as patch, madeup.spoken(locale):
        patch.setattr(site, "STATIC", client)
        with serving(f"sqlite:///{folder}/r.db") as address:
            yield address


def check(visitor: Visitor) -> None:
    """From the top of the page: what stays in sight there lies where it was laid out."""
    visitor.page.evaluate("window.scrollTo(0, 0)")
    assert visitor.page.evaluate(CUT) == []
    assert visitor.sideways() == 0
    assert "⟦" not in visitor.page.inner_text("body")


def guest(visit: Visit) -> Visitor:
    return visit(size=PHONE, language=madeup.CODE)


def test_the_browser_offers_it_by_its_own_name(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.open("/me")
    chosen = visitor.page.locator("select").first
    chosen.locator("option", has_text=madeup.NAME).wait_for(state="attached")

    chosen.select_option(madeup.CODE)

    visitor.page.locator(f"html[lang={madeup.CODE}]").wait_for()
    assert visitor.call("/me")["language"] == madeup.CODE
    assert madeup.translated("Language") in visitor.page.inner_text("main")


def test_a_browser_that_speaks_it_is_spoken_to_in_it(visit: Visit) -> None:
    visitor = guest(visit)

    assert visitor.page.locator("html").get_attribute("lang") == madeup.CODE


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_cut_off_on_any_page(visit: Visit, path: str) -> None:
    visitor = guest(visit)
    visitor.open(path)
    visitor.page.locator("h1").first.wait_for()

    check(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_at_any_table(visit: Visit, game: str) -> None:
    visitor = guest(visit)
    table = visitor.table(game, ["greedy"] * BOTS[game])
    visitor.open(f"/table/{table}")
    for choices in range(0, CHOICES, 3):
        Robot(visitor, seed=choices).play(table, until=3 if choices else 0)
        visitor.page.locator(CHOICE_OR_END).first.wait_for()

        check(visitor)


def test_a_deal_in_the_making_is_not_under_what_stays_in_sight(visit: Visit) -> None:
    visitor = guest(visit)
    table = visitor.table("royal-wedding", ["greedy"] * BOTS["royal-wedding"])
    visitor.open(f"/table/{table}")
    houses = visitor.page.locator(".house.choosable:visible")
    houses.first.wait_for()
    houses.last.evaluate("house => house.scrollIntoView({ block: 'start' })")
    houses.last.click()

    sheet = visitor.page.locator(".board .sheet")
    cancel = sheet.locator("header button")
    cancel.wait_for()
    assert cancel.evaluate(IN_SIGHT)


def test_nothing_is_cut_off_while_waiting(visit: Visit) -> None:
    visitor = guest(visit)
    table = visitor.table("majesty", ["open", "greedy"])
    visitor.open(f"/table/{table}")
    visitor.page.locator("h1, h2").first.wait_for()

    check(visitor)

"""The rules in the browser: pictures of every piece, anchors, a search by keyboard.

REGALIA_PICTURES names the folder for pictures of the pieces, which the documents show.
"""

import os
import re
from pathlib import Path

import pytest
from browsing import PHONE, Robot, Visit
from playwright.sync_api import expect

from regalia.rulepages import PICTURE, read_page

GAMES = ("majesty", "royals", "royals-cards", "royal-wedding")


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_the_rules_show_is_drawn(visit: Visit, game: str, tmp_path: Path) -> None:
    folder = Path(os.environ.get("REGALIA_PICTURES", tmp_path)) / "pieces"
    named = [found["piece"] for found in PICTURE.finditer(read_page(game, "en").text)]
    visitor = visit()
    visitor.open(f"/rules/{game}")
    pictures = visitor.page.locator("[data-piece]")
    pictures.nth(len(named) - 1).wait_for()

    assert [each.get_attribute("data-piece") for each in pictures.all()] == named
    for piece in dict.fromkeys(named):
        drawn = visitor.page.locator(f"[data-piece={piece!r}]").first
        box = drawn.bounding_box()
        assert box
        assert box["width"] > 20
        assert box["height"] > 20
        drawn.screenshot(path=folder / f"{game}-{piece}.png", animations="disabled")


def test_an_address_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="ru")
    visitor.open("/rules/royals#RY-28")
    rule = visitor.page.locator("#RY-28")
    rule.wait_for()

    visitor.page.wait_for_function("document.activeElement?.id === 'RY-28'")
    box = rule.bounding_box()
    assert box
    assert 0 <= box["y"] < PHONE[1]
    assert rule.locator("blockquote strong").first.inner_text() == "Решение."


@pytest.mark.parametrize(
    ("language", "wanted", "rule"),
    [
        ("en", "SPLIT card Infirmary", "MJ-20"),
        ("ru", "ДВОЙНУЮ вернуть", "MJ-20"),
        ("ru", "елка", ""),
    ],
)
def test_rules_are_found_by_their_words(
    visit: Visit, language: str, wanted: str, rule: str
) -> None:
    visitor = visit(language=language)
    visitor.open("/rules/majesty")
    visitor.page.locator("#MJ-01").wait_for()
    visitor.page.get_by_role("searchbox").focus()
    visitor.page.keyboard.type(wanted)

    shown = visitor.page.locator("article section")
    if rule:
        shown.and_(visitor.page.locator(f"#{rule}")).wait_for()
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_function("location.hash.startsWith('#MJ-')")
    else:
        visitor.page.locator("#MJ-01").wait_for(state="detached")
        assert shown.count() == 0


def test_the_letter_yo_is_found_as_ye(visit: Visit) -> None:
    visitor = visit(language="ru")
    visitor.open("/rules/majesty")
    visitor.page.locator("#MJ-01").wait_for()
    visitor.page.get_by_role("searchbox").fill("зеленые")
    visitor.page.locator("#MJ-01").wait_for(state="detached")

    found = visitor.page.locator("article section")
    assert found.count() > 0
    assert "зелёные" in found.first.inner_text().lower()


def test_every_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit()
    table = visitor.table("majesty", ["greedy"])
    visitor.open(f"/table/{table}")
    Robot(visitor, seed=1).play(table, until=3)
    lines = visitor.page.locator("aside ol li p")
    lines.filter(has_text=re.compile("takes")).first.wait_for(state="attached")

    said = [line for line in visitor.call(f"/tables/{table}/log") if line["kind"] == "moved"]

    assert said
    for line in said:
        for sentence in line["sentences"]:
            assert re.fullmatch(r"MJ-\d\d", sentence["rule"])
    links = visitor.page.locator("aside ol a.rule")
    assert links.count() >= 1
    assert str(links.first.get_attribute("href")).startswith("/rules/majesty#MJ-")


def test_a_rule_is_read_in_place(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open(f"/table/{visitor.table('majesty', ['greedy'])}")
    page.locator(".choosable:visible").first.wait_for()
    link = page.locator(".question a.rule")
    rule = page.get_by_role("dialog", name="Rule MJ-08")

    link.focus()
    page.keyboard.press("Enter")
    expect(rule.get_by_text("meeple").first).to_be_visible()
    visitor.check_looks()
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    expect(rule).to_be_visible()
    page.mouse.click(3, 400)
    expect(rule).to_have_count(0)

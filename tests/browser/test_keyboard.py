"""Whoever plays by keyboard can reach everything, and keeps a place."""

import pytest
from browsing import CHOICE_OR_END, DESKTOP, PHONE, Robot, Visit, Visitor

from regalia import games

OUT_OF_REACH = """
(() => {
  const buttons = [...document.querySelectorAll("button[aria-description]")];
  const told = buttons.map((each) => each.ariaDescription).join("\\n");
  return [...document.querySelectorAll("[data-explained]")]
    .filter((node) => node.checkVisibility() && !node.closest("[data-roams]"))
    .filter((node) => !told.includes(node.ariaLabel ?? node.ariaDescription))
    .map((node) => node.outerHTML.slice(0, 120));
})()
"""
"""What explains itself, but neither in a group nor by a button that says the same."""
PATIENCE = 60_000
"""Milliseconds; by then a focus that vanished has found a place, however busy the machine is."""
SETTLING = 900
SEATS = {"majesty": 2, "royals": 2, "royals-cards": 2, "royal-wedding": 3}


def focus_is_somewhere(visitor: Visitor) -> None:
    visitor.page.locator(":focus").first.wait_for(state="attached", timeout=PATIENCE)


def table(visitor: Visitor, name: str) -> None:
    visitor.open(f"/table/{visitor.table(name, ['greedy'] * SEATS[name])}")
    visitor.page.locator(".choosable:visible").first.wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_explains_itself_can_be_reached(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    table(visitor, name)

    assert visitor.page.locator("[data-explained]:visible").count() > 0
    assert visitor.page.evaluate(OUT_OF_REACH) == []


def test_arrow_keys_go_from_one_explanation_to_the_next(visit: Visit) -> None:
    visitor = visit()
    table(visitor, "majesty")
    keyboard, tip = visitor.page.keyboard, visitor.page.get_by_role("tooltip")
    seats = visitor.page.get_by_role("list", name="At the table")
    visitor.page.locator("body").press("Tab")
    while not seats.evaluate("node => node.contains(document.activeElement)"):
        keyboard.press("Tab")

    told = []
    for _ in range(3):
        tip.wait_for()
        told.append(tip.inner_text())
        keyboard.press("ArrowRight")
        visitor.page.wait_for_function(
            "told => told !== document.querySelector('[role=tooltip]')?.innerText", arg=told[-1]
        )

    assert len(set(told)) == 3
    keyboard.press("Tab")
    assert not seats.evaluate("node => node.contains(document.activeElement)")


def test_the_skip_link_skips(visit: Visit) -> None:
    visitor = visit()
    visitor.page.keyboard.press("Tab")
    link = visitor.page.get_by_role("link", name="To the content")
    box = link.bounding_box()
    visitor.page.keyboard.press("Enter")

    assert box
    assert box["height"] > 30
    assert visitor.page.evaluate("document.activeElement.id") == "main"


def test_who_comes_by_keyboard_arrives_where_something_can_be_chosen(visit: Visit) -> None:
    visitor = visit()
    visitor.page.get_by_role("button", name="Play against bots").first.focus()
    visitor.page.keyboard.press("Enter")

    visitor.page.locator(".board .choosable:focus").wait_for()


@pytest.mark.parametrize("name", games.NAMES)
def test_the_focus_is_never_lost(visit: Visit, name: str) -> None:
    visitor = visit()
    table(visitor, name)
    robot = Robot(visitor, seed=2, keyboard=True)
    for _ in range(12):
        visitor.page.locator(CHOICE_OR_END).first.wait_for()
        if not robot.choose():
            break
        visitor.page.wait_for_timeout(SETTLING)

        focus_is_somewhere(visitor)


def test_the_focus_does_not_fall_on_the_end_of_the_turn_by_itself(visit: Visit) -> None:
    visitor = visit()
    table(visitor, "royals")
    end = visitor.page.get_by_role("button", name="End the turn")
    while not end.is_visible():
        visitor.page.locator(".dock button.choosable:visible").first.focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_timeout(SETTLING)

    focus_is_somewhere(visitor)
    assert not end.evaluate("node => node === document.activeElement")

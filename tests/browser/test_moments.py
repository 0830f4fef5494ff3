"""Moments of the two games that live by them: hands in sight, a common reveal, dice, many words."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from browsing import PHONE, Robot, Visit, Visitor

Json = Any

IN_SIGHT = """([question, ...cards]) => [question, ...cards].every((node) => {
  const box = node.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const seen = document.elementFromPoint(x, y);
  return box.top >= 0 && box.bottom <= innerHeight && seen !== null && node.contains(seen);
})"""
AHEAD = """() => {
  window.ahead = [];
  window.reveals = 0;
  const told = () => [...document.querySelectorAll('.table aside li p')]
    .filter((line) => line.textContent.includes(' reveals ')).length;
  let before = told();
  new MutationObserver(() => {
    const turning = document.querySelector('.flip') !== null;
    const shown = document.querySelectorAll('.muster li:has(.flip.shown)').length;
    const now = told();
    if (!turning) before = now;
    else {
      window.reveals = Math.max(window.reveals, now - before);
      if (now - before > shown) window.ahead.push([now - before, shown]);
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

EARLY = """(moment) => {
  window.early = [];
  window.changed = 0;
  const chips = () => [...document.querySelectorAll('[data-seat] strong .unseen')]
    .map((each) => each.textContent.trim()).join(' ');
  let [calm, last, since, going] = [chips(), chips(), 0, false];
  const note = () => {
    const now = chips();
    if (now !== last && !going) [calm, since] = [last, performance.now()];
    last = now;
    if (document.querySelector(moment)) {
      if (!going && performance.now() - since > 100) calm = now;
      going = true;
      const ending = document.querySelector('[data-testid=standings]') !== null;
      if (now !== calm || ending) window.early.push([calm, now, ending]);
    } else {
      if (going && now !== calm) window.changed += 1;
      going = going && now === calm;
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true,
    attributes: true, characterData: true });
}"""
"""What is on the seats' chips while something is still on its way: dice, cards, points."""


def played_until(
    visitor: Visitor, game: str, bots: int, reached: Callable[[dict[str, Any]], bool]
) -> str:
    """A table where it is this person's decision, and of the wanted kind."""
    chance = random.Random(2)
    for _ in range(20):
        table = visitor.table(game, ["random"] * bots)
        while (picture := visitor.call(f"/tables/{table}"))["status"] != "finished":
            if picture["choices"] and reached(picture["view"]):
                return table
            if picture["choices"]:
                move = chance.choice(picture["choices"])["move"]
                body = {"number": picture["number"], "move": move}
                visitor.call(f"/tables/{table}/moves", body)
            else:
                visitor.page.wait_for_timeout(10)
    raise AssertionError("no game came to that")


@pytest.mark.parametrize("decision", ["turn", "commit"])
def test_hand_and_question_are_in_sight_on_a_phone_when_cards_are_asked_for(
    visit: Visit, decision: str
) -> None:
    visitor = visit(size=PHONE)
    table = played_until(visitor, "royals-cards", 5, lambda view: view["decision"] == decision)
    visitor.open(f"/table/{table}")
    visitor.page.locator(".hand .choosable, .steps .choosable").first.wait_for()
    things = [
        visitor.page.locator(".question").element_handle(),
        *visitor.page.locator(".hand button").element_handles(),
    ]

    assert len(things) > 1
    assert visitor.page.evaluate(IN_SIGHT, things)
    assert visitor.sideways() == 0


def test_the_log_tells_of_cards_only_once_they_are_turned_over(visit: Visit) -> None:
    visitor = visit(moving=True)
    table = played_until(
        visitor,
        "royals-cards",
        2,
        lambda view: any(court["royals"] for court in view["courts"][1:]),
    )
    visitor.open(f"/table/{table}")
    visitor.page.locator(".choosable:visible").first.wait_for()
    visitor.page.evaluate(AHEAD)
    robot = Robot(visitor, seed=6)
    while visitor.page.evaluate("window.reveals") == 0 and robot.status(table) != "finished":
        attack = visitor.page.locator(".attack.choosable, .option.choosable").first
        if attack.count():
            attack.click()
        elif not robot.choose():
            visitor.page.wait_for_timeout(100)
        assert robot.clicks < 300

    assert visitor.page.evaluate("window.reveals") > 0
    assert visitor.page.evaluate("window.ahead") == []


def test_deals_in_words_are_kept_together_by_whom_they_are_offered_to(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = visitor.table("royal-wedding", ["greedy", "greedy"])
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("button", name="In words").click()
    dialog = visitor.page.get_by_role("dialog", name="What you can do")
    dialog.locator("summary").first.wait_for()
    at_first = dialog.get_by_role("button").count()
    dialog.locator("summary").first.click()

    assert at_first < 20
    assert dialog.get_by_role("button").count() > at_first


BONUSES = ("bonus", "country_bonus", "house_bonus")


def attacks(choice: Json) -> bool:
    return "attack" in choice["move"]


def scores(choice: Json) -> bool:
    return any(choice["sentence"]["args"].get(bonus) for bonus in BONUSES)


@pytest.mark.parametrize(
    ("game", "bots", "wanted", "moment"),
    [
        ("royals", 1, scores, ".sky .points"),
        ("royals-cards", 3, attacks, ".flip"),
        ("royal-wedding", 2, attacks, "svg.rolling"),
    ],
)
def test_points_count_only_once_what_brings_them_was_shown(
    visit: Visit, game: str, bots: int, wanted: Callable[[Json], bool], moment: str
) -> None:
    visitor = visit(moving=True)
    chance = random.Random(4)
    table = visitor.table(game, ["greedy"] * bots)
    watched = False
    for _ in range(2000):
        picture = visitor.call(f"/tables/{table}")
        best = [choice for choice in picture["choices"] if wanted(choice)]
        if best and not watched:
            visitor.open(f"/table/{table}")
            visitor.page.locator(".choosable:visible").first.wait_for()
            visitor.page.evaluate(EARLY, moment)
            watched = True
        if picture["choices"]:
            move = chance.choice(best or picture["choices"])["move"]
            body = {"number": picture["number"], "move": move}
            with suppress(AssertionError):  # in talks others move meanwhile
                visitor.call(f"/tables/{table}/moves", body)
        elif watched:
            visitor.page.wait_for_timeout(100)
        if watched and visitor.page.evaluate("window.changed"):
            break

    assert visitor.page.evaluate("window.changed") > 0
    assert visitor.page.evaluate("window.early") == []

"""Every game, through the page, from the first choice to the final standings and the replay."""

import pytest
from browsing import PHONE, Robot, Visit, Visitor

BOTS = {"majesty": 2, "royals": 1, "royals-cards": 2, "royal-wedding": 2}
TURNS = 30
"""The card game ends only when somebody reaches the goal; thirty turns are enough here."""


def set_up(visitor: Visitor, game: str) -> str:
    """From the first page to a table that has begun."""
    page, players = visitor.page, BOTS[game] + 1
    page.locator(f"a[href='/play/{game}']").click()
    page.locator("fieldset.counts label").filter(has_text=str(players)).click()
    for seat in range(2, players + 1):
        page.get_by_label(f"Level of the bot at seat {seat}").select_option("greedy")
    if game == "royals-cards":
        page.get_by_label("after a number of turns").check()
        page.get_by_role("spinbutton").fill(str(TURNS))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def play_to_the_end(robot: Robot, table: str) -> None:
    robot.play(table)
    robot.page.get_by_test_id("standings").wait_for()
    assert robot.visitor.call(f"/tables/{table}")["result"]["places"]


@pytest.mark.parametrize("game", BOTS)
def test_a_game_against_bots_to_the_final_standings(visit: Visit, game: str) -> None:
    visitor = visit()
    table = set_up(visitor, game)
    play_to_the_end(Robot(visitor, seed=5), table)

    visitor.check_looks()
    visitor.check_page(f"/replay/{table}")
    visitor.check_looks()


@pytest.mark.parametrize("game", BOTS)
def test_a_game_on_a_phone_in_russian_in_the_dark_by_keyboard(visit: Visit, game: str) -> None:
    options = {"limit": TURNS} if game == "royals-cards" else {}
    visitor = visit(size=PHONE, language="ru", dark=True)
    table = visitor.table(game, ["greedy"] * BOTS[game], options=options)
    visitor.open(f"/table/{table}")
    robot = Robot(visitor, seed=5, keyboard=True)
    robot.play(table, until=6)
    visitor.check()
    play_to_the_end(robot, table)

    visitor.check()

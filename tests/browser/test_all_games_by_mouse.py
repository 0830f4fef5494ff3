"""Every game, through the page, from the first choice to the final standings and the replay."""

import pytest
from browsing import Robot, Visit, Visitor
from whole_games import BOTS, TURNS, play_to_the_end


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


@pytest.mark.parametrize("game", BOTS)
def test_a_game_against_bots_to_the_final_standings(visit: Visit, game: str) -> None:
    visitor = visit()
    table = set_up(visitor, game)
    play_to_the_end(Robot(visitor, seed=5), table)

    visitor.check_looks()
    visitor.check_page(f"/replay/{table}")
    visitor.check_looks()

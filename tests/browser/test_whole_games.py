"""Every game, through the page, from the first choice to the final standings."""

import pytest
from browsing import DESKTOP, PHONE, Robot, Visit

SHORT: dict[str, dict[str, object]] = {"royals-cards": {"limit": 30}}
"""The card game ends only when somebody reaches the goal; thirty turns are enough here."""

BOTS = {"majesty": 2, "royals": 1, "royals-cards": 2, "royal-wedding": 2}


def played(visit: Visit, game: str, keyboard: bool = False, **settings: object) -> None:
    visitor = visit(**settings)
    table = visitor.table(game, ["greedy"] * BOTS[game], options=SHORT.get(game, {}))
    visitor.open(f"/table/{table}")
    Robot(visitor, seed=5, keyboard=keyboard).play(table)

    visitor.page.get_by_test_id("standings").wait_for()
    assert visitor.call(f"/tables/{table}")["result"]["places"]
    assert visitor.sideways() == 0


@pytest.mark.parametrize("game", BOTS)
def test_a_game_against_bots_to_the_final_standings(visit: Visit, game: str) -> None:
    played(visit, game, size=DESKTOP)


@pytest.mark.parametrize("game", BOTS)
def test_a_game_on_a_phone_in_russian_in_the_dark_by_keyboard(visit: Visit, game: str) -> None:
    played(visit, game, keyboard=True, size=PHONE, language="ru", dark=True)

"""Every game on a phone, from the first choice to the final standings, by the keyboard alone."""

import pytest
from browsing import PHONE, Robot, Visit
from whole_games import BOTS, TURNS, play_to_the_end


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

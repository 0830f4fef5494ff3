"""Every board in mid-game, in every look, with pictures for people and the README.

REGALIA_PICTURES names the folder for them.
"""

import os
from pathlib import Path

import pytest
from browsing import CHOICE_OR_END, DESKTOP, LOOKS, Robot, Visit, Visitor

SCENES = {"majesty": (3, 8), "royals": (3, 60), "royals-cards": (4, 12), "royal-wedding": (4, 12)}
"""Players, and how many choices into the game."""


def until_mid_game(visitor: Visitor, game: str, players: int, choices: int) -> None:
    """A table where something is to be chosen; a game that was over too soon is played anew."""
    for seed in range(10):
        table = visitor.table(game, ["greedy"] * (players - 1))
        visitor.open(f"/table/{table}")
        Robot(visitor, seed).play(table, until=choices)
        visitor.page.locator(CHOICE_OR_END).first.wait_for()
        if visitor.page.locator(".choosable:visible").count():
            return
    pytest.fail("every game was over too soon")


def look_from_the_top(visitor: Visitor) -> None:
    """With the pointer out of the way, so that nothing is being explained."""
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
    visitor.page.wait_for_timeout(600)


@pytest.mark.parametrize("game", SCENES)
def test_a_board_in_mid_game_in_every_look(visit: Visit, game: str, tmp_path: Path) -> None:
    folder = Path(os.environ.get("REGALIA_PICTURES", tmp_path))
    visitor = visit()
    until_mid_game(visitor, game, *SCENES[game])
    for size, dark in LOOKS:
        visitor.look(size, dark)
        visitor.check()
        if not dark:
            look_from_the_top(visitor)
            picture = folder / f"{game}-{'desktop' if size == DESKTOP else 'phone'}.png"
            visitor.page.screenshot(path=picture)

            assert picture.stat().st_size > 20_000

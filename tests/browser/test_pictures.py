"""Pictures of every board, for people and the README: REGALIA_PICTURES names the folder."""

import os
from pathlib import Path

import pytest
from browsing import CHOICE_OR_END, DESKTOP, PHONE, Robot, Visit, Visitor

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
def test_pictures_of_a_board(visit: Visit, game: str, tmp_path: Path) -> None:
    folder = Path(os.environ.get("REGALIA_PICTURES", tmp_path))
    players, choices = SCENES[game]
    visitor = visit()
    until_mid_game(visitor, game, players, choices)
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        look_from_the_top(visitor)
        path = folder / f"{game}-{name}.png"
        visitor.page.screenshot(path=path)

        assert path.stat().st_size > 20_000

"""The games, by name."""

import importlib

from regalia.engine.errors import bad_input
from regalia.engine.game import Game

NAMES = ("majesty", "royals", "royals-cards", "royal-wedding")


def check_name(name: str) -> None:
    if name not in NAMES:
        raise bad_input("game-unknown", game=name, known=list(NAMES))


def load(name: str) -> Game:
    """The game called `name`."""
    check_name(name)
    game: Game = importlib.import_module(f"regalia.games.{name.replace('-', '_')}").GAME
    return game

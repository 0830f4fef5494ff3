"""The games, by name."""

import importlib

from regalia.engine.errors import bad_input
from regalia.engine.game import Game

NAMES = ("majesty", "royal-wedding")


def load(name: str) -> Game:
    """The game called `name`."""
    if name not in NAMES:
        raise bad_input("game", game=name, known=", ".join(NAMES))
    game: Game = importlib.import_module(f"regalia.games.{name.replace('-', '_')}").GAME
    return game

"""Bots: their names, and one of them choosing a move."""

from functools import cache
from types import ModuleType

import numpy as np

from regalia.bots.choose import DEPTH, GREEDY, RANDOM
from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Game
from regalia.engine.random import GENERATOR, key_from_number
from regalia.engine.specialise import specialise
from regalia.engine.state import pool_of

KINDS = {"random": RANDOM, "greedy": GREEDY}
VERSION = 1


def kind_of(name: str) -> int:
    """The number of the bot called `name`."""
    if name not in KINDS:
        raise bad_input("bot-unknown", bot=name, known=", ".join(KINDS))
    return KINDS[name]


@cache
def chooser_of(game: Game) -> ModuleType:
    """How bots choose, compiled for a game."""
    return specialise("regalia.bots.choose", game.name, game.rules)


@cache
def asker_of(game: Game) -> ModuleType:
    return specialise(
        "regalia.bots.asking", game.name, {**game.rules, "choose": chooser_of(game).choose}
    )


class Bot:
    """A bot at a table. It is handed states passed through `hide` for its seat, nothing else."""

    def __init__(self, game: Game, name: str) -> None:
        self.name = name
        self.kind = kind_of(name)
        self.game = game
        self._out = np.zeros(game.actions, np.int64)
        self._lists = np.zeros((DEPTH + 1, game.actions), np.int64)
        self._desk = pool_of(game.state, DEPTH + 1)
        self._rng = np.zeros(1, GENERATOR)

    @property
    def title(self) -> str:
        """Name and version, for transcripts."""
        return f"{self.name} {VERSION}"

    def choose(self, hidden: Array, seat: int, seed: int) -> int:
        """The action for the seat; the same for the same seed and the same knowledge."""
        return int(
            asker_of(self.game).ask_bot(
                self.kind, hidden, seat, self._out, self._desk, self._lists, self._rng,
                key_from_number(seed),
            )
        )  # fmt: skip

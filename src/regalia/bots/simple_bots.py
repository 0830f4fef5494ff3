"""The bots that do not search: `random` and `greedy`."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from regalia.bots.bot import Budget
from regalia.engine.knowledge import Knowledge
from regalia.engine.random import GENERATOR, key_from_number
from regalia.engine.state import pool_of
from regalia.engine.templates.simple_bots import DEPTH, GREEDY, RANDOM

KINDS = {"random": RANDOM, "greedy": GREEDY}


class Simple:
    def __init__(self, name: str) -> None:
        self.kind = KINDS[name]

    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int:
        ask = knowledge.game.template("simple_bots").ask_bot
        return int(ask(*question(self.kind, knowledge, budget.seed)))


def question(kind: int, knowledge: Knowledge, seed: int) -> tuple[Any, ...]:
    """What `ask_bot` is asked with."""
    game, key = knowledge.game, key_from_number(seed)
    out, lists = np.zeros(game.actions, np.int64), np.zeros((DEPTH + 1, game.actions), np.int64)
    desk, rng = pool_of(game.state, DEPTH + 1), np.zeros(1, GENERATOR)
    return kind, knowledge.imagined, knowledge.seat, out, desk, lists, rng, key

"""Bots: one of them choosing a move."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType

import numpy as np

from regalia.bots.choose import DEPTH, GREEDY, RANDOM
from regalia.bots.levels import LEVELS, NAMES, VERSION, Budget, read_spec
from regalia.bots.thinking import Candidate, search
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.random import BOT_STREAM, GENERATOR, below, key_from_number, seed_with_key
from regalia.engine.specialise import specialise
from regalia.engine.state import pool_of

__all__ = ["LEVELS", "NAMES", "VERSION", "Bot", "Budget", "Candidate", "Choice", "read_spec"]

KINDS = {"random": RANDOM, "greedy": GREEDY}


@cache
def chooser_of(game: Game) -> ModuleType:
    """How simple bots choose, compiled for a game."""
    return specialise("regalia.bots.choose", game.name, game.rules)


@cache
def asker_of(game: Game) -> ModuleType:
    return specialise(
        "regalia.bots.asking", game.name, {**game.rules, "choose": chooser_of(game).choose}
    )


@dataclass(frozen=True)
class Choice:
    """What a bot decided, and why: the decisions it looked into, the most promising first."""

    action: int
    candidates: tuple[Candidate, ...] = ()


class Bot:
    """A bot at a table. It is handed what its seat knows, and nothing else."""

    def __init__(
        self, game: Game, name: str, budget: Budget | None = None, side_by_side: bool = True
    ) -> None:
        self.game, self.side_by_side = game, side_by_side
        self.spec = read_spec(game, name, budget)
        self.name, self.title = name, self.spec.title

    def choose(self, knowledge: Knowledge, seed: int) -> Choice:
        """The same for the same seed and the same knowledge (and no limit in time)."""
        if len(knowledge.actions) == 1:
            return Choice(knowledge.actions[0])
        known, level = with_temper(knowledge, self.spec.temper), self.spec.level
        if level is None:
            return Choice(ask_simple(KINDS[self.name.partition(":")[0]], known, seed))
        found = search(known, level.budget, seed, self.side_by_side)
        action = waver(found, seed) if level.wavers else found[0].action
        return Choice(action, tuple(found))


def with_temper(knowledge: Knowledge, temper: int) -> Knowledge:
    """The same with the bot's character in it, on a copy of its own."""
    if not knowledge.game.tempers:
        return knowledge
    hidden = knowledge.hidden.copy()
    hidden[0].tempers[knowledge.seat] = temper
    return Knowledge(knowledge.game, knowledge.seat, hidden)


def ask_simple(kind: int, knowledge: Knowledge, seed: int) -> int:
    game = knowledge.game
    out, lists = np.zeros(game.actions, np.int64), np.zeros((DEPTH + 1, game.actions), np.int64)
    desk, rng = pool_of(game.state, DEPTH + 1), np.zeros(1, GENERATOR)
    ask = asker_of(game).ask_bot
    return int(
        ask(kind, knowledge.hidden, knowledge.seat, out, desk, lists, rng, key_from_number(seed))
    )


def waver(found: list[Candidate], seed: int) -> int:
    """One of the decisions, drawn by lot in proportion to their visits."""
    generator: Array = np.zeros(1, GENERATOR)
    seed_with_key(generator[0], key_from_number(seed), BOT_STREAM)
    lot = below(generator[0], sum(candidate.visits for candidate in found))
    for candidate in found:
        lot -= candidate.visits
        if lot < 0:
            return candidate.action
    return found[0].action

"""Bots: one of them choosing a move."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType

import numpy as np

from regalia.bots.choose import DEPTH, GREEDY, RANDOM
from regalia.bots.levels import LEVELS, NAMES, VERSION, Budget, check_name, level_of
from regalia.bots.thinking import Candidate, search
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.random import BOT_STREAM, GENERATOR, below, key_from_number, seed_with_key
from regalia.engine.specialise import specialise
from regalia.engine.state import pool_of

__all__ = ["LEVELS", "NAMES", "VERSION", "Bot", "Budget", "Candidate", "Choice", "check_name"]

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
    """A bot at a table. It is handed positions, in which nothing is true that it cannot know."""

    def __init__(
        self, game: Game, name: str, budget: Budget | None = None, side_by_side: bool = True
    ) -> None:
        check_name(name)
        self.game, self.name, self.side_by_side = game, name, side_by_side
        self.level = level_of(name, budget) if name in LEVELS else None

    @property
    def title(self) -> str:
        """Name and version, for tables and transcripts."""
        return f"{self.name} {VERSION}"

    def choose(self, knowledge: Knowledge, seed: int) -> Choice:
        """The same for the same seed and the same knowledge (and no limit in time)."""
        if len(knowledge.actions) == 1:
            return Choice(knowledge.actions[0])
        if self.level is None:
            return Choice(ask_simple(KINDS[self.name], knowledge, seed))
        found = search(knowledge, self.level.budget, seed, self.side_by_side)
        action = waver(found, seed) if self.level.wavers else found[0].action
        return Choice(action, tuple(found))


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

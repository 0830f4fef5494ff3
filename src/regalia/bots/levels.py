"""The levels: searches with the budget each may spend, from a beginner's to the strongest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from regalia.bots.bot import Answer, Budget, Candidate, imagined
from regalia.bots.tree_search import search
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.random import BOT_STREAM, GENERATOR, below, key_from_number, seed_with_key


@dataclass(frozen=True)
class Level:
    """A search that people can measure themselves against."""

    budget: Budget
    wavers: bool = False
    """Takes any decision it has looked into, the better the likelier, as beginners do."""


LEVELS = {  # iterations in Majesty; other games have their own pace
    "page": Level(Budget(16), wavers=True),
    "knight": Level(Budget(400)),
    "duke": Level(Budget(1_600, trees=2)),
    "sovereign": Level(Budget(12_000, trees=2)),
}
OWN_BUDGETS = {
    ("royals", "duke"): Budget(1_600),
    ("royals", "sovereign"): Budget(24_000, trees=2),
    ("royals-cards", "sovereign"): Budget(40_000, trees=2),
}
"""Where the pace alone would not tell two levels apart: split in two trees, a duke's thought in
Royals is hardly deeper than a knight's. In the card game only many games played to the end show
which of two cards is the better one."""
USUAL = "knight"
"""Whom people meet who have not chosen."""
WORLDS_TRIED = 16
"""In how many deals of the unknown a decision is tried, to see what comes of it."""


def budget_of(game: Game, level: str) -> Budget:
    """Fewer iterations in games where each takes long, more where it tells little."""
    usual = LEVELS[level].budget
    paced = replace(usual, iterations=max(1, round(usual.iterations * game.pace)))
    return OWN_BUDGETS.get((game.name, level), paced)


class Searcher:
    """A level as a bot: it spends its own budget unless another is given."""

    def __init__(self, game: Game, level: str) -> None:
        self.own, self.wavers = budget_of(game, level), LEVELS[level].wavers

    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> Answer:
        own = replace(
            self.own, seed=budget.seed, side_by_side=budget.side_by_side, steady=budget.steady
        )
        found = search(knowledge, budget if budget.is_limited else own)
        decide = waver if self.wavers else decide_firmly
        return Answer(decide(knowledge, found, budget.seed), tuple(found))


def decide_firmly(knowledge: Knowledge, found: list[Candidate], seed: int) -> int:
    """The most visited; where several are certain to win, or to lose, the one with most points."""
    first = found[0]
    if first.chance not in (0.0, 1.0):
        return first.action
    alike = [one for one in found if one.chance == first.chance and 2 * one.visits >= first.visits]
    return max(alike, key=lambda one: points_after(knowledge, one.action, seed)).action


def points_after(knowledge: Knowledge, action: int, seed: int) -> int:
    """The seat's points after the decision, added up over some worlds."""
    worlds = (imagined(knowledge, seed + number) for number in range(WORLDS_TRIED))
    return sum(
        world.after(knowledge.seat, action).standing()[0][knowledge.seat] for world in worlds
    )


def waver(knowledge: Knowledge, found: list[Candidate], seed: int) -> int:
    """One of the decisions, drawn by lot in proportion to their visits."""
    generator: Array = np.zeros(1, GENERATOR)
    seed_with_key(generator[0], key_from_number(seed), BOT_STREAM)
    lot = below(generator[0], sum(candidate.visits for candidate in found))
    for candidate in found:
        lot -= candidate.visits
        if lot < 0:
            return candidate.action
    return found[0].action

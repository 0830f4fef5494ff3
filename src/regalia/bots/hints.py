"""Advice for a person: the best moves, their chances, and what in the evaluation decides."""

from dataclasses import dataclass

import numpy as np

from regalia.bots import Candidate, Seated, imagined
from regalia.engine.compiled import Array
from regalia.engine.knowledge import Knowledge

ADVISER = "duke"
"""The level that gives advice: strong, and it does not keep people waiting."""
WORLDS = 16
"""How many deals of the unknown a move is tried in."""
TERMS_SHOWN = 2
LITTLE = 20
"""A move that the bot looked into so many times less than into another is not worth telling."""


@dataclass(frozen=True)
class Term:
    """One term of the game's evaluation and what a move changes in it, in points."""

    name: str
    difference: float


@dataclass(frozen=True)
class Hint:
    action: int
    chance: float
    visits: int
    terms: tuple[Term, ...]
    """Those that set the move apart from the others most, the weightiest first."""


def hints(knowledge: Knowledge, bot: Seated, seed: int, most: int = 3) -> list[Hint]:
    """The best moves as the bot sees them; a single move where there is no choice.

    Those it has looked into most, the likeliest to win first: of the others it knows too little.
    """
    answer = bot.choose(knowledge, seed)
    found = answer.candidates or (Candidate(answer.action, 0, 0.0),)
    known = [one for one in found[:most] if one.visits * LITTLE >= found[0].visits]
    shown = sorted(known, key=lambda one: -one.chance)
    compared = found[: max(most, 2)]
    values = {one.action: lead_by_term(knowledge, one.action, seed) for one in compared}
    usual = np.mean(list(values.values()), axis=0)
    return [
        Hint(one.action, one.chance, one.visits, deciding(knowledge, values[one.action] - usual))
        for one in shown
    ]


def lead_by_term(knowledge: Knowledge, action: int, seed: int) -> Array:
    """Each term after the move: the seat's own less the mean of the others'."""
    game, seat, total = knowledge.game, knowledge.seat, np.zeros(len(knowledge.game.terms))
    for world in range(WORLDS):
        state = imagined(knowledge, seed + world).after(seat, action).state
        for i, term in enumerate(game.terms.values()):
            values = [term(state, other) for other in range(state.players)]
            total[i] += values[seat] - (sum(values) - values[seat]) / (len(values) - 1)
    return np.asarray(total / WORLDS)


def deciding(knowledge: Knowledge, differences: Array) -> tuple[Term, ...]:
    order = np.argsort(-np.abs(differences), kind="stable")[:TERMS_SHOWN]
    names = list(knowledge.game.terms)
    return tuple(
        Term(names[i], float(differences[i])) for i in order if abs(differences[i]) >= 0.05
    )

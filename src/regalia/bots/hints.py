"""Advice for a person: the best moves, their chances, and what in the evaluation decides."""

from dataclasses import dataclass, replace

import numpy as np

from regalia.bots import Answer, Candidate, Seated, imagined
from regalia.bots.calibration import chances
from regalia.bots.levels import WORLDS_TRIED, points_after
from regalia.engine.compiled import Array
from regalia.engine.knowledge import Knowledge

ADVISER = "duke"
"""The level that gives advice: strong, and it does not keep people waiting."""
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
    visits: int
    """How often the bot looked into it; 0: there was nothing to choose."""
    chances: tuple[float, ...]
    """Every seat's after the move: how many of such games it wins. Empty: not known."""
    chance: float
    """The seat's own, as it is shown: no more than that of what the bot would play."""
    points: float
    """The seat's after the move, in the mean."""
    behind: float
    """By how many points, where this move wins or loses for certain as the bot's choice does."""
    terms: tuple[Term, ...]
    """Those that set the move apart from the others most, the weightiest first."""


def hints(knowledge: Knowledge, bot: Seated, seed: int, most: int = 3) -> list[Hint]:
    """What the bot would play, then the next best that it knows enough of.

    Equal chances are told apart by points.
    """
    answer = bot.choose(knowledge, seed)
    found = shown(answer, most)
    compared = [*found, *answer.candidates[: max(most, 2)]]
    values = {one.action: lead_by_term(knowledge, one.action, seed) for one in compared}
    usual = np.mean(list(values.values()), axis=0)
    best, *others = (hint_of(knowledge, one, values[one.action] - usual, seed) for one in found)
    beside = (compare(one, best) for one in others)
    return [best, *sorted(beside, key=lambda one: (-round(one.chance, 2), -one.points))]


def compare(one: Hint, best: Hint) -> Hint:
    """A hint beside what the bot would play; what is looked into less is not shown as likelier."""
    chance = min(one.chance, best.chance)
    is_certain = round(chance, 2) == round(best.chance, 2) and round(chance, 2) in (0.0, 1.0)
    behind = max(0.0, best.points - one.points) if is_certain else 0.0
    return replace(one, chance=chance, behind=behind)


def shown(answer: Answer, most: int) -> list[Candidate]:
    """What was decided, and what was looked into about as well."""
    by_action = {one.action: one for one in answer.candidates}
    chosen = by_action.get(answer.action, Candidate(answer.action, 0, 0.0))
    others = [one for one in answer.candidates if one.action != chosen.action]
    known = [one for one in others if one.visits * LITTLE >= answer.candidates[0].visits]
    return [chosen, *known[: most - 1]]


def hint_of(knowledge: Knowledge, one: Candidate, differences: Array, seed: int) -> Hint:
    told = chances(knowledge, one)
    chance = told[knowledge.seat] if told else one.chance
    points = points_after(knowledge, one.action, seed) / WORLDS_TRIED
    return Hint(one.action, one.visits, told, chance, points, 0.0, deciding(knowledge, differences))


def lead_by_term(knowledge: Knowledge, action: int, seed: int) -> Array:
    """Each term after the move: the seat's own less the mean of the others'."""
    game, seat, total = knowledge.game, knowledge.seat, np.zeros(len(knowledge.game.terms))
    for world in range(WORLDS_TRIED):
        state = imagined(knowledge, seed + world).after(seat, action).state
        for i, term in enumerate(game.terms.values()):
            values = [term(state, other) for other in range(state.players)]
            total[i] += values[seat] - (sum(values) - values[seat]) / (len(values) - 1)
    return np.asarray(total / WORLDS_TRIED)


def deciding(knowledge: Knowledge, differences: Array) -> tuple[Term, ...]:
    order = np.argsort(-np.abs(differences), kind="stable")[:TERMS_SHOWN]
    names = list(knowledge.game.terms)
    return tuple(
        Term(names[i], float(differences[i])) for i in order if abs(differences[i]) >= 0.05
    )

"""Chances as people understand them: of a hundred such games, how many does each seat win?

A search's values compare decisions. Whoever is to move looks too well in them, and early leads too
certain. How often who was judged so did win is learned from many games (`bench.calibration`).
Nothing is decided by these chances; they are shown.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.bots.bot import Candidate
from regalia.engine.compiled import Array
from regalia.engine.knowledge import Knowledge

FILE = Path(__file__).with_name("calibration.json")
LEAST = 5e-3
"""What a search gives no chance at all, it may have overlooked."""


@cache
def fits() -> dict[str, Any]:
    """By game and number of players: weights, the range of spreads seen, shares at the start."""
    return dict(json.loads(FILE.read_bytes())["games"])


def chances(knowledge: Knowledge, one: Candidate) -> tuple[float, ...]:
    """Every seat's chance to win after the decision, which sum to 1; empty where none are known."""
    fit = fits().get(knowledge.game.name, {}).get(str(len(one.outcomes)))
    if fit is None or not one.visits or is_certain(one.outcomes):
        return one.outcomes
    state = knowledge.imagined[0]
    stage = stage_of(knowledge.game.rules["spread"](state), fit["spreads"])
    told = features(np.array(one.outcomes), knowledge.seat, int(state.first), float(stage))
    return tuple(softmax(told @ np.array(fit["weights"])).tolist())


def is_certain(outcomes: Sequence[float]) -> bool:
    """Has the search never seen another winner? Then nothing is left to be learned."""
    return max(outcomes) == 1.0


def stage_of(spread: float, seen: tuple[float, float]) -> float:
    """How much of the game is left: 1 at the start, 0 at the end."""
    low, high = seen
    return min(1.0, max(0.0, (spread - low) / ((high - low) or 1.0)))


def features(values: Array, seat: int, first: int, stage: float) -> Array:
    """A row for each seat: the logarithm of its value, its place in order of play.

    Its place counted from the seat that decides, and from the one that began. At an early stage
    value and decision may count for something else.
    """
    players = len(values)
    value = np.log((values + LEAST) / (1 + players * LEAST))[:, None]
    places = np.roll(np.eye(players)[:, 1:], seat, axis=0)
    turns = np.roll(np.eye(players)[:, 1:], first, axis=0)
    return np.hstack([value, places, turns, value * stage, places * stage])


def softmax(scores: Array) -> Array:
    """Along the last axis."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))

"""Fit what the adviser says of every seat to who won; how well it is told of other games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.bots.calibration import features, is_certain, softmax, stage_of
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.lab.positions import QUICK, Judged
from regalia.lab.simulate import simulate
from regalia.lab.whole_games import Simulation

SEED = 1_000_000
"""Of the games that tell the shares of the seats; positions are taken from others."""
FOLDS = 5
STEPS = 20
PRIOR = 1e-3
"""Holds weights that the games tell nothing about near those that leave a value as it is."""
ENOUGH = 0.01
"""The part of all positions that a tenth must have to be shown."""


def fit(rows: Sequence[Judged], shares: Sequence[float]) -> dict[str, Any]:
    """The weights that make what happened likeliest, found by Newton's method."""
    spreads = min(row.spread for row in rows), max(row.spread for row in rows)
    open_yet = [row for row in rows if not is_certain(row.outcomes)]
    told, won = told_of(open_yet, spreads), results(open_yet, shares)
    weights, usual = np.zeros(told.shape[2]), np.eye(told.shape[2])[0]
    for _ in range(STEPS):
        chances = softmax(told @ weights)
        mean = np.einsum("rsk,rs->rk", told, chances)
        slope = np.einsum("rsk,rs->k", told, chances - won) / len(told)
        bend = (np.einsum("rsk,rsl,rs->kl", told, told, chances) - mean.T @ mean) / len(told)
        slope, bend = slope + PRIOR * (weights - usual), bend + PRIOR * np.eye(len(usual))
        weights = weights - np.linalg.solve(bend, slope)
    return {"weights": weights.round(4).tolist(), "spreads": spreads, "shares": [*shares]}


def told_of(rows: Sequence[Judged], spreads: tuple[float, float]) -> Array:
    stages = [stage_of(row.spread, spreads) for row in rows]
    return np.array(
        [
            features(np.array(row.outcomes), row.seat, row.first, stage)
            for row, stage in zip(rows, stages, strict=True)
        ]
    )


def results(rows: Sequence[Judged], shares: Sequence[float]) -> Array:
    """Who won, each start corrected by what all of them together miss of the shares."""
    won = np.array([row.won for row in rows])
    starts = [i for i, row in enumerate(rows) if row.start]
    missed = shares - np.mean([np.roll(won[i], -rows[i].first) for i in starts], axis=0)
    for i in starts:
        won[i] += np.roll(missed, rows[i].first)
    return won


def shares_of(game: Game, players: int, count: int) -> list[float]:
    """How many of many games of quick bots each seat wins, in order of play."""
    options = game.simulation or game.options()
    played = simulate(Simulation(game, players, options, [QUICK] * players, SEED), count)
    return [round(float(share), 4) for share in played.win_shares_by_turn.mean(axis=0)]


def held_out(rows: Sequence[Judged], shares: Sequence[float]) -> Array:
    """The chances at all positions, each by a fit to games of other folds."""
    chances = np.empty((len(rows), len(rows[0].won)))
    folds = np.array([row.game % FOLDS for row in rows])
    for fold in range(FOLDS):
        fitted = fit([row for row in rows if row.game % FOLDS != fold], shares)
        told = told_of([row for row in rows if row.game % FOLDS == fold], fitted["spreads"])
        chances[folds == fold] = softmax(told @ np.array(fitted["weights"]))
    certain = np.array([[is_certain(row.outcomes)] for row in rows])
    return np.where(certain, [row.outcomes for row in rows], chances)


@dataclass(frozen=True)
class Tenth:
    """The chances in a tenth of all there can be: what was said, and how many were won."""

    part: float
    said: float
    won: float


def tenths(said: Array, came: Array) -> list[Tenth]:
    tenth = np.minimum((10 * said).astype(int), 9)
    inside = (tenth == number for number in range(10))
    return [
        Tenth(float(each.mean()), float(said[each].mean()), float(came[each].mean()))
        for each in inside
        if each.mean() >= ENOUGH
    ]


def gap(found: Iterable[Tenth]) -> float:
    return max(abs(one.said - one.won) for one in found)

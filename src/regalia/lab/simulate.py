"""Many games of bots on all cores, and what they tell: who wins, by how much, how long it takes."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np

from regalia.engine.errors import bad_input
from regalia.lab.statistics import Distribution, Share, distribution, interval
from regalia.lab.whole_games import Games, Simulation

MOST_GAMES = 1_000_000_000
BATCH = 2_000


def check_count(games: int) -> None:
    if not 0 < games <= MOST_GAMES:
        raise bad_input("games-count", games=games, most=MOST_GAMES)


def simulate(
    simulation: Simulation,
    games: int,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Games:
    """Play so many games on all cores; the outcome does not depend on how many there are."""
    check_count(games)
    simulation.play(0, 1)  # compile, or load what was compiled, before clock and threads start
    began = time.perf_counter()
    size = BATCH if simulation.is_compiled else 1
    batches = ((first, min(size, games - first)) for first in range(0, games, size))
    parts = []
    with ThreadPoolExecutor(threads or os.cpu_count()) as workers:
        for part in in_order(workers, simulation, batches):
            parts.append(part)
            progress(len(part.lengths))
    return joined(parts, time.perf_counter() - began)


def in_order(
    workers: ThreadPoolExecutor, simulation: Simulation, batches: Iterator[tuple[int, int]]
) -> Iterator[Games]:
    """The batches' outcomes as they come, never more than a few of them waiting."""
    waiting: list[Future[Games]] = [
        workers.submit(simulation.play, *batch) for batch in islice(batches, 16)
    ]
    try:
        while waiting:
            yield waiting.pop(0).result()
            waiting.extend(workers.submit(simulation.play, *batch) for batch in islice(batches, 1))
    finally:
        for future in waiting:
            future.cancel()


def joined(parts: list[Games], seconds: float) -> Games:
    return Games(
        parts[0].seed,
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.firsts for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.cuts for part in parts]),
        seconds,
    )


@dataclass(frozen=True)
class Report:
    """What a simulation tells."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins_by_seat: list[Share]
    wins_by_turn: list[Share]
    shared_victories: float
    cut: float
    """The share of games that a limit stopped."""
    points_by_seat: list[Distribution]
    winning_points: Distribution
    length: Distribution


def report(simulation: Simulation, games: Games) -> Report:
    decisions = int(games.lengths.sum())
    return Report(
        game=simulation.game.name,
        players=simulation.players,
        games=len(games.lengths),
        seed=simulation.seed,
        bots=list(simulation.bots),
        decisions=decisions,
        seconds=games.seconds,
        decisions_per_second=decisions / games.seconds,
        games_per_second=len(games.lengths) / games.seconds,
        wins_by_seat=[interval(column) for column in games.win_shares.T],
        wins_by_turn=[interval(column) for column in games.win_shares_by_turn.T],
        shared_victories=float(((games.places == 1).sum(axis=1) > 1).mean()),
        cut=float(games.cuts.mean()),
        points_by_seat=[distribution(column) for column in games.points.T],
        winning_points=distribution(games.points.max(axis=1)),
        length=distribution(games.lengths),
    )

"""Many games of bots on all cores, and what they tell: who wins, by how much, how long it takes."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import sqrt
from types import ModuleType

import numpy as np

from regalia.bots import KINDS, chooser_of, read_spec
from regalia.engine.compiled import Array
from regalia.engine.errors import bad_input
from regalia.engine.game import Game, Options
from regalia.engine.specialise import specialise
from regalia.engine.state import pool_of

MOST_GAMES = 1_000_000_000
BATCH = 2_000
Z95 = 1.959964


@cache
def loops_of(game: Game) -> ModuleType:
    functions = {**game.rules, "choose": chooser_of(game).choose}
    return specialise("regalia.lab.loops", game.name, functions)


@dataclass(frozen=True)
class Games:
    """The outcome of every game: a row each."""

    seed: int
    points: Array
    places: Array
    firsts: Array
    lengths: Array
    cuts: Array
    """1 where a limit stopped the game."""
    seconds: float

    @property
    def win_shares(self) -> Array:
        """1 for the winner of a game; those who share a victory share it equally."""
        won = self.places == 1
        return np.asarray(won / won.sum(axis=1, keepdims=True))

    @property
    def win_shares_by_turn(self) -> Array:
        """The same with the columns in order of play: the starting seat first."""
        players = self.points.shape[1]
        order = (self.firsts[:, None] + np.arange(players)) % players
        return np.take_along_axis(self.win_shares, order, axis=1)


@dataclass(frozen=True)
class Job:
    game: Game
    players: int
    options: Options
    bots: Sequence[str]
    seed: int = 0

    def __post_init__(self) -> None:
        self.game.check_players(self.players)
        self.options.check(self.players)
        if len(self.bots) != self.players:
            raise bad_input("bots-count", bots=len(self.bots), players=self.players)
        for bot in self.bots:
            if read_spec(self.game, bot).level or ":" in bot:
                raise bad_input("bot-thinks", bot=bot, known=list(KINDS))

    def play(self, first: int, count: int) -> Games:
        """Games number `first` to `first + count - 1`, in this thread."""
        began = time.perf_counter()
        points = np.zeros((count, self.players), np.int16)
        places = np.zeros((count, self.players), np.int8)
        firsts, lengths = np.zeros(count, np.int8), np.zeros(count, np.int32)
        cuts = np.zeros(count, np.int8)
        kinds = np.array([KINDS[bot] for bot in self.bots], np.int8)
        seed = self.seed + first
        loops_of(self.game).play_games(
            pool_of(self.game.state, 1), seed, self.players, self.options.encode(), kinds,
            self.game.actions, points, places, firsts, lengths, cuts,
        )  # fmt: skip
        return Games(seed, points, places, firsts, lengths, cuts, time.perf_counter() - began)


def check_count(games: int) -> None:
    if not 0 < games <= MOST_GAMES:
        raise bad_input("games-count", games=games, most=MOST_GAMES)


def simulate(
    job: Job,
    games: int,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Games:
    """Play so many games on all cores; the outcome does not depend on how many there are."""
    check_count(games)
    job.play(0, 1)  # compile, or load what was compiled, before the clock and the threads start
    began = time.perf_counter()
    batches = ((first, min(BATCH, games - first)) for first in range(0, games, BATCH))
    parts = []
    with ThreadPoolExecutor(threads or os.cpu_count()) as workers:
        for part in in_order(workers, job, batches):
            parts.append(part)
            progress(len(part.lengths))
    return joined(parts, time.perf_counter() - began)


def in_order(
    workers: ThreadPoolExecutor, job: Job, batches: Iterator[tuple[int, int]]
) -> Iterator[Games]:
    """The batches' outcomes as they come, never more than a few of them waiting."""
    waiting: list[Future[Games]] = [
        workers.submit(job.play, *batch) for batch in islice(batches, 16)
    ]
    try:
        while waiting:
            yield waiting.pop(0).result()
            waiting.extend(workers.submit(job.play, *batch) for batch in islice(batches, 1))
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
class Share:
    """A share of wins with its 95 % interval."""

    share: float
    low: float
    high: float


def interval(shares: Array) -> Share:
    """The mean of shares between 0 and 1, and Wilson's interval for it."""
    n, p = len(shares), float(shares.mean())
    centre = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n))
    return Share(p, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Spread:
    mean: float
    deviation: float
    lowest: int
    lower_quartile: float
    median: float
    upper_quartile: float
    highest: int


def spread(values: Array) -> Spread:
    low, middle, high = np.percentile(values, [25, 50, 75])
    return Spread(
        float(values.mean()), float(values.std()), int(values.min()),
        float(low), float(middle), float(high), int(values.max()),
    )  # fmt: skip


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
    points_by_seat: list[Spread]
    winning_points: Spread
    length: Spread


def report(job: Job, games: Games) -> Report:
    decisions = int(games.lengths.sum())
    return Report(
        game=job.game.name,
        players=job.players,
        games=len(games.lengths),
        seed=job.seed,
        bots=list(job.bots),
        decisions=decisions,
        seconds=games.seconds,
        decisions_per_second=decisions / games.seconds,
        games_per_second=len(games.lengths) / games.seconds,
        wins_by_seat=[interval(column) for column in games.win_shares.T],
        wins_by_turn=[interval(column) for column in games.win_shares_by_turn.T],
        shared_victories=float(((games.places == 1).sum(axis=1) > 1).mean()),
        cut=float(games.cuts.mean()),
        points_by_seat=[spread(column) for column in games.points.T],
        winning_points=spread(games.points.max(axis=1)),
        length=spread(games.lengths),
    )

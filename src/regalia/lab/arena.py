"""Bots against each other: every seating equally often, a record of every game, what it shows."""

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, islice, permutations

import msgspec

from regalia.bots import Bot, Budget, read_spec
from regalia.engine.errors import bad_input
from regalia.engine.game import Game, Options
from regalia.engine.match import Match


class Played(msgspec.Struct, frozen=True):
    """The outcome of one game: a line of the result file."""

    number: int
    seats: list[str]
    first: int
    points: list[int]
    places: list[int]
    decisions: int
    seconds: list[float]
    """The longest that the bot of each seat thought about one decision."""


class Stopped(Exception):
    """The run was interrupted in the middle of a game."""


@dataclass(frozen=True)
class Contest:
    """Bots, and how they meet: by default all at one table, else in tables of so many players."""

    game: Game
    bots: Sequence[str]
    players: int
    options: Options
    seed: int = 0
    budget: Budget | None = None

    def __post_init__(self) -> None:
        for bot in self.bots:
            read_spec(self.game, bot)
        self.game.check_players(self.players)
        self.options.check(self.players)
        if len(self.bots) < self.players:
            raise bad_input("bots-count", bots=len(self.bots), players=self.players)

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every way to seat the bots; equal ones are told apart only once."""
        tables = dict.fromkeys(combinations(self.bots, self.players))
        return [seats for table in tables for seats in dict.fromkeys(permutations(table))]

    def play(self, number: int, stop: threading.Event) -> Played:
        """Game `number`. A deal is played in every seating before the next one."""
        deal, turn = divmod(number, len(self.seatings))
        seats = self.seatings[turn]
        bots = {name: Bot(self.game, name, self.budget, side_by_side=False) for name in {*seats}}
        match = Match(self.game, self.players, self.seed + deal, self.options)
        longest, decisions = [0.0] * self.players, 0
        while acting := match.acting:
            if stop.is_set():
                raise Stopped
            seat = acting[0]
            thinking_seed = (self.seed + number) * 1_000_003 + decisions
            began = time.perf_counter()
            choice = bots[seats[seat]].choose(match.knowledge(seat, thinking_seed), thinking_seed)
            longest[seat] = max(longest[seat], time.perf_counter() - began)
            match.take(seat, choice.action)
            decisions += 1
        points, places = match.standing()
        rounded = [round(seconds, 4) for seconds in longest]
        first = int(match.state.first)
        return Played(number, list(seats), first, points, places, decisions, rounded)


def run(
    contest: Contest,
    numbers: Sequence[int],
    threads: int | None = None,
    done: Callable[[Played], None] = lambda played: None,
) -> None:
    """Play these games on all cores; `done` hears of each as it ends, in no special order."""
    stop = threading.Event()
    waiting = iter(numbers)
    with ThreadPoolExecutor(threads or os.cpu_count()) as workers:
        running: set[Future[Played]] = set()

        def more(count: int) -> Iterator[Future[Played]]:
            return (workers.submit(contest.play, n, stop) for n in islice(waiting, count))

        try:
            running.update(more(2 * (threads or os.cpu_count() or 1)))
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    done(future.result())
                running.update(more(len(ended)))
        finally:
            stop.set()
            for future in running:
                future.cancel()


def warm_up(contest: Contest) -> None:
    """Have compiled what the bots need, before the threads start."""
    match = Match(contest.game, contest.players, 0, contest.options)
    seat = match.acting[0]
    for name in dict.fromkeys(contest.bots):
        Bot(contest.game, name, Budget(1), side_by_side=False).choose(match.knowledge(seat, 0), 0)

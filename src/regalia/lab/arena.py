"""Bots against each other: every seating equally often, a record of every game, what it shows."""

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, islice, permutations

import msgspec

from regalia.bots import Budget, Seated
from regalia.engine.errors import bad_input
from regalia.engine.game import Game, Options
from regalia.engine.match import Match
from regalia.lab.one_game import play_out


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of one game: a line of the result file."""

    number: int
    seats: list[str]
    first: int
    points: list[int]
    places: list[int]
    decisions: int
    seconds: list[float]
    """The longest that the bot of each seat thought about one decision."""


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
            Seated(self.game, bot)
        self.game.check_players(self.players)
        self.game.check_options(self.options, self.players).check_bots()
        if len(self.bots) < self.players:
            raise bad_input("bots-count", bots=len(self.bots), players=self.players)

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every way to seat the bots; equal ones are told apart only once."""
        tables = dict.fromkeys(combinations(self.bots, self.players))
        return [seats for table in tables for seats in dict.fromkeys(permutations(table))]

    def play(self, number: int, stop: threading.Event) -> Outcome:
        """Game `number`. A deal is played in every seating before the next one."""
        deal, turn = divmod(number, len(self.seatings))
        seats = self.seatings[turn]
        bots = [Seated(self.game, name, self.budget, side_by_side=False) for name in seats]
        match = Match(self.game, self.players, self.seed + deal, self.options)
        account = play_out(match, bots, self.seed + number, stop)
        points, places = match.standing()
        longest = [round(seconds, 4) for seconds in account.longest]
        first = int(match.state.first)
        return Outcome(number, list(seats), first, points, places, account.decisions, longest)


def run(
    contest: Contest,
    numbers: Sequence[int],
    threads: int | None = None,
    done: Callable[[Outcome], None] = lambda played: None,
) -> None:
    """Play these games on all cores; `done` hears of each as it ends, in no special order."""
    stop = threading.Event()
    waiting = iter(numbers)
    with ThreadPoolExecutor(threads or os.cpu_count()) as workers:
        running: set[Future[Outcome]] = set()

        def more(count: int) -> Iterator[Future[Outcome]]:
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
        Seated(contest.game, name, Budget(1), side_by_side=False).choose(
            match.knowledge(seat, 0), 0
        )

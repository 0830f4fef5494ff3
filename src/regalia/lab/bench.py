"""Figures of speed and size, measured on this computer."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import numpy as np

from regalia.bots import LEVELS, Budget, Seated, budget_of
from regalia.bots.tree_search import grow_tree, search
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.match import Match
from regalia.engine.random import key_from_number
from regalia.engine.state import lowest, pool_of
from regalia.lab.simulate import simulate
from regalia.lab.whole_games import Simulation

SECONDS = 1.0
ROUNDS = 5
SECONDS_OF_TURNS = 12.0
DECISIONS_TIMED = 12


@dataclass(frozen=True)
class Figure:
    """One measurement; `id` names its sentence."""

    id: str
    value: float
    unit: str
    level: str = ""
    """Of the bots, where the figure is about one of them."""


def best_rate(work: Callable[[], int]) -> float:
    """Units of work a second, the best of a few rounds: the machine may be busy with others."""
    work()
    rates = []
    for _ in range(ROUNDS):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS / ROUNDS:
            done += work()
        rates.append(done / (time.perf_counter() - began))
    return max(rates)


def random_simulation(game: Game, players: int = 4) -> Simulation:
    return Simulation(game, players, game.variants["standard"], ["random"] * players)


def decisions_per_second(game: Game, players: int = 4) -> float:
    """Whole random games in compiled code, one core."""
    simulation = random_simulation(game, players)
    return best_rate(lambda: int(simulation.play(0, 500).lengths.sum()))


def threads_gain(game: Game, threads: int = 2) -> float:
    """How many times faster so many threads are than one, best of a few rounds each."""
    simulation = random_simulation(game)
    games = 20 * simulate_batch(simulation)

    def rate(threads: int) -> float:
        return max(games / simulate(simulation, games, threads).seconds for _ in range(ROUNDS))

    return rate(threads) / rate(1)


def simulate_batch(simulation: Simulation) -> int:
    """About a tenth of a second's worth of games."""
    return max(1, int(len(simulation.play(0, 200).lengths) / simulation.play(0, 200).seconds / 10))


def python_decisions_per_second(game: Game, players: int = 4) -> float:
    """Random games driven move by move from Python through the fused step."""
    doors, pool = game.entry_points, pool_of(game.state, 1)
    out, mask = np.zeros(game.actions, np.int64), np.zeros(1, np.int64)
    options, key = game.variants["standard"].encode(), key_from_number(1)
    chance = random.Random(1).random

    def play() -> int:
        doors.start(pool, 0, players, key, options)
        mask[0] = doors.acting(pool, 0)
        seat = lowest(mask[0])
        n, moves = doors.list_legal(pool, 0, seat, out), 0
        while n:
            n = doors.step(pool, 0, seat, out[int(chance() * n)], out, mask)
            seat = (mask.item() & -mask.item()).bit_length() - 1
            moves += 1
        return moves

    return best_rate(play)


def widest_choice(game: Game) -> Knowledge:
    """What a seat knows where most could be done, early in a game of the fewest players."""
    match, chance = Match(game, game.players[0], 1, game.simulation), random.Random(1)
    known = []
    for number in range(DECISIONS_TIMED):
        seat = match.acting[0]
        known.append(match.knowledge(seat, number))
        match.take(seat, chance.choice(known[-1].actions))
    return max(known, key=lambda knowledge: len(knowledge.actions))


def highest_budget(game: Game) -> Budget:
    return budget_of(game, list(LEVELS)[-1])


def search_rates(game: Game, threads: int = 2) -> tuple[float, float]:
    """Iterations a second of one tree, and of so many side by side.

    They take turns, one search each, and the quickest of each counts: two cores at once are seldom
    left alone by the neighbours, but for the length of a search they are.
    """
    knowledge, budget = widest_choice(game), highest_budget(game)
    share = budget.iterations // budget.trees

    def rate(trees: int) -> float:
        began = time.perf_counter()
        search(knowledge, Budget(share * trees, trees=trees, seed=1))
        return share * trees / (time.perf_counter() - began)

    rate(threads)
    one, many, until = 0.0, 0.0, time.perf_counter() + SECONDS_OF_TURNS
    while time.perf_counter() < until:
        one, many = max(one, rate(1)), max(many, rate(threads))
    return one, many


def tree_megabytes(game: Game) -> float:
    """All trees of the highest level together."""
    knowledge, budget = widest_choice(game), highest_budget(game)
    return sum(grow_tree(knowledge, budget, n).nodes.nbytes for n in range(budget.trees)) / 1e6


def longest_decision(game: Game, level: str) -> float:
    """Seconds of the longest of a level's first decisions, with the fewest players and the most."""
    longest = 0.0
    for players in (game.players[0], game.players[-1]):
        match, bot = Match(game, players, 1, game.simulation), Seated(game, level)
        for number in range(DECISIONS_TIMED):
            seat = match.acting[0]
            began = time.perf_counter()
            answer = bot.choose(match.knowledge(seat, number), number)
            longest = max(longest, time.perf_counter() - began)
            match.take(seat, answer.action)
    return longest


def view_microseconds(game: Game, players: int = 4) -> float:
    """`see` and the legal moves as JSON, in the middle of a game."""
    match, chance = Match(game, players, 1), random.Random(1)
    for _ in range(20):
        seat = match.acting[0]
        match.play(seat, chance.choice(match.moves(seat)))
    encoder = msgspec.json.Encoder()

    def work() -> int:
        match.forget_snapshot()
        seat = match.acting[0]
        encoder.encode((match.see(seat), match.moves(seat)))
        return 1

    return 1e6 / best_rate(work)


def starts(game: Game) -> tuple[float, float]:
    """Seconds that `regalia simulate` takes for one game: the very first time, and later."""
    command = [sys.executable, "-m", "regalia", "simulate", game.name, "--games", "1"]
    with tempfile.TemporaryDirectory() as cache:
        place = {"REGALIA_CACHE_DIR": cache}
        first = seconds_of(command, place)
        return first, min(seconds_of(command, place) for _ in range(ROUNDS))


def numba_start() -> float:
    """Seconds of that which NumPy and Numba need to be ready, whoever asks."""
    code = (
        "import numba; from numba.core.registry import cpu_target as cpu;"
        "cpu.typing_context.refresh(); cpu.target_context.refresh()"
    )
    return min(seconds_of([sys.executable, "-c", code], {}) for _ in range(ROUNDS))


def seconds_of(command: list[str], environment: dict[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True)
    return time.perf_counter() - began


def measure(game: Game) -> list[Figure]:
    compile_seconds, cached_seconds = starts(game)
    one_tree, two_trees = search_rates(game)
    return [
        Figure("cli-bench-decisions", decisions_per_second(game) / 1e6, "M/s"),
        Figure("cli-bench-threads", threads_gain(game), "×"),
        Figure("cli-bench-python", python_decisions_per_second(game) / 1e6, "M/s"),
        Figure("cli-bench-view", view_microseconds(game), "µs"),
        Figure("cli-bench-state", float(game.state.itemsize), "B"),
        Figure("cli-bench-search", one_tree / 1e3, "k/s"),
        Figure("cli-bench-search-threads", two_trees / one_tree, "×"),
        Figure("cli-bench-tree", tree_megabytes(game), "MB"),
        *(
            Figure("cli-bench-level", longest_decision(game, level) * 1e3, "ms", level)
            for level in LEVELS
        ),
        Figure("cli-bench-compile", compile_seconds, "s"),
        Figure("cli-bench-start", cached_seconds, "s"),
        Figure("cli-bench-numba", numba_start(), "s"),
    ]

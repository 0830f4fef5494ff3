"""How quick the library is from Python: moves made, views taken and copies made in a second."""

import random
import time
from collections.abc import Callable, Iterator

from regalia.engine.game import Game, Move
from regalia.engine.match import Match

GAMES, ROUNDS = 10, 5
MOST_MOVES = 200
"""Of each game: the card game of Royals can go on for long."""


def library_rates(game: Game) -> Iterator[tuple[str, float]]:
    """What is done, and how many times a second; the best of a few rounds."""
    players = game.players[len(game.players) // 2]
    lines = [line_of(game, players, seed) for seed in range(GAMES)]
    matches = [halfway(game, players, seed, line) for seed, line in enumerate(lines)]
    yield "play", rate(lambda: play_all(game, players, lines))
    yield "moves", rate(lambda: sum(listed(match) for match in matches * 20))
    yield "view", rate(lambda: sum(viewed(match) for match in matches * 10))
    yield "clone", rate(lambda: len([match.clone() for match in matches * 20]))


def rate(work: Callable[[], int]) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        count = work()
        best = max(best, count / (time.process_time() - began))
    return best


def line_of(game: Game, players: int, seed: int) -> list[tuple[int, Move]]:
    """The moves of a random game."""
    match, chance = Match(game, players, seed), random.Random(seed)
    while not match.over and len(match.played) < MOST_MOVES:
        seat = match.acting[0]
        match.play(seat, chance.choice(match.moves(seat)))
    return match.played


def halfway(game: Game, players: int, seed: int, line: list[tuple[int, Move]]) -> Match:
    match = Match(game, players, seed)
    match.replay(line[: len(line) // 2])
    return match


def play_all(game: Game, players: int, lines: list[list[tuple[int, Move]]]) -> int:
    for seed, line in enumerate(lines):
        Match(game, players, seed).replay(line)
    return sum(map(len, lines))


def listed(match: Match) -> int:
    match.forget_snapshot()
    match.moves(match.acting[0])
    return 1


def viewed(match: Match) -> int:
    """A view as after every move: nothing of the one before helps."""
    match.forget_snapshot()
    match.view(0)
    return 1

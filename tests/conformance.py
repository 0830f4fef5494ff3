"""Helpers that play any game at random; the laws themselves are in test_conformance.py."""

import random
from collections.abc import Iterator

import numpy as np

from regalia import games
from regalia.engine.compiled import Array
from regalia.engine.game import SPECTATOR, Game
from regalia.engine.match import Match

CASES = [
    (name, players, variant)
    for name in games.NAMES
    for players in games.load(name).players
    for variant in games.load(name).variants
]


def start(name: str, players: int, variant: str, seed: int) -> Match:
    game = games.load(name)
    options = game.variants[variant]
    return Match(game, players, seed, options)


def random_play(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """Play on at random; yields (seat, action) before each of them is played."""
    chance = random.Random(seed)
    while acting := match.acting:
        seat = chance.choice(acting)
        action = chance.choice(match.actions(seat))
        yield seat, action
        match.play(seat, match.game.name_action(match.snapshot, seat, action))


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.players)]


def hidden_bytes(game: Game, pool: Array, seat: int, seed: int) -> bytes:
    """What is left of a state after `hide`, as bytes."""
    copy = np.frombuffer(bytearray(pool.tobytes()), game.state)
    game.entry_points.redeal(copy, 0, seat, seed)
    return copy.tobytes()

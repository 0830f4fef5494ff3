"""Helpers that play any game at random; the laws themselves are in test_conformance.py."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from regalia import games
from regalia.engine.compiled import Array
from regalia.engine.game import SPECTATOR, Game
from regalia.engine.match import Match
from regalia.games.royals_cards import rules
from regalia.games.royals_cards.choices import legal_losses
from regalia.games.royals_cards.options import RoyalsCardsOptions
from regalia.games.royals_cards.state import Decision, State
from regalia.lab.soak import soak_secrets

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


def soak_a_telltale_game() -> None:
    """The card game, but that a defender with a single way to lose points is not asked."""
    game = games.load("royals-cards")
    telltale = replace(game, name="telltale", rules={**game.rules, "play": play_what_is_clear})
    soak_secrets(telltale, 3, RoyalsCardsOptions(limit=60), games=20, seed=1)


def play_what_is_clear(state: State, seat: int, action: int) -> None:
    """Play, and press every lone button."""
    rules.play(state, seat, action)
    out = np.empty(games.load("royals-cards").actions, np.int64)
    while state.decision == Decision.LOSE and legal_losses(state, out) == 1:
        rules.play(state, state.acting, int(out[0]))

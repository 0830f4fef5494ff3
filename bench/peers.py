"""The peers: a plain-Python twin of Majesty, and OpenSpiel's card games in C++."""

import importlib
import random
import sys
from pathlib import Path
from typing import Any

from regalia.lab.bench import best_rate

TWIN = Path(__file__).parent.parent / "tests" / "games" / "majesty"


def twin_rate() -> float:
    """Decisions a second of the twin that the tests use as an oracle."""
    sys.path.insert(0, str(TWIN))
    twin: Any = importlib.import_module("twin")
    chance = random.Random(1)
    return best_rate(lambda: int(twin.play_random(4, chance)))


def openspiel_rate(name: str) -> float | None:
    """Decisions a second of whole random games played inside OpenSpiel's own C++ loop.

    Its uniform random bots play from the deal to the end without a step in Python; the deal is
    part of the game, as it is in ours.
    """
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    return best_rate(play) * mean_length(game)


def mean_length(game: Any, games: int = 200) -> float:
    """Decisions in a random game, those of chance not counted."""
    chance, decisions = random.Random(2), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
            else:
                decisions += 1
                state.apply_action(chance.choice(state.legal_actions()))
    return decisions / games

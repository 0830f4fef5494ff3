"""Compile, once for all, what several tests need of a game: `python tests/compiling.py GAME`."""

import sys

from regalia import games
from regalia.engine.match import Match
from regalia.lab.soak import soak
from regalia.lab.whole_games import Simulation
from regalia.table.warming import warm_up


def compile_game(name: str) -> None:
    warm_up(name)
    game = games.load(name)
    players, options = game.players[0], game.variants["standard"]
    soak(game, players, options, games=1, seed=1)
    Simulation(game, players, options, ["random"] * players).play(0, 1)
    state = Match(game, players, 1, options).state
    for term in game.terms.values():
        term(state, 0)


if __name__ == "__main__":
    compile_game(sys.argv[1])

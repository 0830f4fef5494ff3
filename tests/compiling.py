"""Compile, once for all, what several tests need of a game: `python tests/compiling.py GAME`."""

import sys

from regalia import games
from regalia.compiling import PARTS
from regalia.compiling.work import compile_parts
from regalia.lab.soak import soak


def compile_game(name: str) -> None:
    compile_parts(name, PARTS, lambda progress: None)
    game = games.load(name)
    soak(game, game.players[0], game.variants["standard"], games=1, seed=1)


if __name__ == "__main__":
    compile_game(sys.argv[1])

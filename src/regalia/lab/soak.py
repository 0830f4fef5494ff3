"""Random games by the million against the laws: for tests, and for whoever writes a new game."""

import numpy as np

from regalia.engine.game import Game, Options
from regalia.engine.state import pool_of

LONGEST = 100_000


class LawBroken(AssertionError):
    pass


def soak(game: Game, players: int, options: Options, games: int, seed: int) -> None:
    """Play so many random games; raises `LawBroken` at the first law that is."""
    loops, where = game.template("soak"), np.zeros(2, np.int64)
    verdict = loops.soak(
        pool_of(game.state, 1), seed, games, players, options.encode(), game.actions, LONGEST, where
    )
    if verdict:
        names = {v: k for k, v in vars(loops).items() if isinstance(v, int) and v < 0}
        raise LawBroken(
            f"{game.name}, {players} players, {options}: {names.get(verdict, f'law {verdict}')} "
            f"in the game with seed {where[0]} after {where[1]} plays"
        )

"""Random games by the million against the laws: for tests, and for whoever writes a new game."""

import numpy as np

from regalia.engine.game import SPECTATOR, Game, Options
from regalia.engine.position import bytes_of
from regalia.engine.state import pool_of

LONGEST = 100_000
KINDS = 128
"""Kinds of event that a game may have."""


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
        what = names.get(verdict, f"law {verdict}")
        raise broken(what, game, players, options, *where.tolist())


def soak_secrets(game: Game, players: int, options: Options, games: int, seed: int) -> None:
    """Play so many random games; raises `LawBroken` where worlds that look alike to a viewer are
    told apart by what is asked or told, though nothing was shown."""
    pool, desk, where = pool_of(game.state, 4), pool_of(game.state, 3), np.zeros(3, np.int64)
    discloses = np.zeros(KINDS, np.bool_)
    discloses[list(game.discloses)] = True
    if game.template("look_alikes").tells_a_secret(
        pool, desk, bytes_of(desk), seed, games, players, options.encode(), game.actions,
        discloses, where,
    ):  # fmt: skip
        number, plays, viewer = where.tolist()
        who = "SPECTATOR" if viewer == SPECTATOR else f"SEAT_{viewer}"
        raise broken(f"SECRET_TOLD_TO_{who}", game, players, options, number, plays)


def broken(
    what: str, game: Game, players: int, options: Options, seed: int, plays: int
) -> LawBroken:
    return LawBroken(
        f"{game.name}, {players} players, {options}: {what} "
        f"in the game with seed {seed} after {plays} plays"
    )

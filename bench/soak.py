"""`make soak`: a million random games a game, over all numbers of players and variants."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor

from regalia import games
from regalia.engine.game import Game, Options
from regalia.lab.soak import LawBroken, soak, soak_secrets

GAMES = 1_000_000
BATCH = 5_000
SECRETS = 50
"""One game in so many is followed in worlds that look alike, after every play."""


def soak_batch(game: Game, players: int, options: Options, count: int, first: int) -> None:
    soak(game, players, options, count, first)
    soak_secrets(game, players, options, -(-count // SECRETS), first)


def soak_game(game: Game, total: int) -> None:
    cases = [(players, options) for players in game.players for options in game.variants.values()]
    each = -(-total // len(cases))
    jobs = [
        (players, options, first) for players, options in cases for first in range(0, each, BATCH)
    ]
    players, options = cases[0]
    for check in (soak, soak_secrets):
        check(game, players, options, games=1, seed=0)  # compile before the threads start
    began = time.monotonic()
    with ThreadPoolExecutor(2) as workers:
        futures = [
            workers.submit(soak_batch, game, players, options, min(BATCH, each - first), first)
            for players, options, first in jobs
        ]
        try:
            for done, future in enumerate(futures, 1):
                future.result()
                sys.stderr.write(f"\r{game.name}: {done * 100 // len(futures)} %")
        except LawBroken:
            workers.shutdown(cancel_futures=True)  # it is told at once
            raise
    sys.stdout.write(
        f"\r{game.name}: {each * len(cases)} games in {time.monotonic() - began:.0f} s, "
        "no law violated\n"
    )


if __name__ == "__main__":
    for name in games.NAMES:
        soak_game(games.load(name), int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)

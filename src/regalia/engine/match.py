"""A game being played from Python: moves in their readable form, views, the record of it all."""

import secrets
from collections.abc import Sequence

from regalia.engine.game import Game, Move, Options
from regalia.engine.position import Position
from regalia.engine.random import key_from_bytes
from regalia.engine.state import pool_of

SEED_BYTES = 32


def seed_of(number: int) -> bytes:
    """The seed that a simulation's counter stands for."""
    return number.to_bytes(8, "little") + bytes(SEED_BYTES - 8)


def beginning(game: Game, players: int, seed: bytes, options: Options) -> Position:
    """The position before the first move."""
    pool = pool_of(game.state, 1)
    game.doors.start(pool, 0, players, key_from_bytes(seed), options.encode())
    return Position(game, players, pool)


class Match(Position):
    """One game, from its seed on: a position that changes, and how it came about."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: bytes | int | None = None,
        options: Options | None = None,
    ) -> None:
        game.check_players(players)
        self.options = options if options is not None else game.options()
        self.options.check(players)
        self.seed = (
            fresh_seed() if seed is None else seed_of(seed) if isinstance(seed, int) else seed
        )
        self.played: list[tuple[int, Move]] = []
        start = beginning(game, players, self.seed, self.options)
        super().__init__(game, players, start._pool)

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or raise `IllegalMove` and leave everything as it was."""
        action = self.legal_action(seat, move)
        self.played.append((seat, self.game.name_action(self.snapshot, seat, action)))
        self.take(seat, action)

    def take(self, seat: int, action: int) -> None:
        """Play a legal action without a record of it: for those who play many games."""
        self.step(self._pool, seat, action)
        self.forget_snapshot()

    def replay(self, moves: Sequence[tuple[int, Move]]) -> None:
        for seat, move in moves:
            self.play(seat, move)


def fresh_seed() -> bytes:
    """256 secret bits for a table."""
    return secrets.token_bytes(SEED_BYTES)

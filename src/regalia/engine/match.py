"""A game being played from Python: moves in their readable form, views, the record of it all."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

import msgspec
import numpy as np

from regalia.engine.errors import bad_input, shortened
from regalia.engine.game import SPECTATOR, Game, Move, Options
from regalia.engine.position import Position, copy_of
from regalia.engine.random import key_from_bytes
from regalia.engine.state import pool_of

SEED_BYTES = 32
SEEDS = 1 << 64


def seed_of(number: int) -> bytes:
    """The seed that a simulation's counter stands for."""
    return number.to_bytes(8, "little") + bytes(SEED_BYTES - 8)


def beginning(game: Game, players: int, seed: bytes, options: Options) -> Position:
    """The position before the first move."""
    pool = pool_of(game.state, 1)
    game.entry_points.start(pool, 0, players, key_from_bytes(seed), options.encode())
    return Position(game, players, pool)


class Match(Position):
    """One game, from its seed on: a position that changes, and how it came about.

    Everything given to it is checked: `IllegalMove` is raised where the rules forbid a move, and
    `BadInput` for what makes no sense at all; either leaves the game as it was.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: bytes | int | None = None,
        options: Options | Mapping[str, Any] | None = None,
    ) -> None:
        game.check_players(players)
        self.options = game.check_options(options, players)
        self.seed = read_seed(seed)
        self.played: list[tuple[int, Move]] = []
        self.arranged = False
        """Was the position set up by hand? Then its moves do not lead to it from the seed."""
        start = beginning(game, players, self.seed, self.options)
        super().__init__(game, players, start._pool)

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or raise `IllegalMove` and leave everything as it was."""
        before, action = self.snapshot, self.read(seat, move)
        self.take(seat, action)
        self.played.append((int(seat), self.game.name_action(before, seat, action)))

    def take(self, seat: int, action: int) -> None:
        """Play one of `actions`, without a record of it; raises as `play` does."""
        seat, action = self.check_seat(seat), self.check_action(action)
        self.check(seat, action, self.game.entry_points.take(self._pool, 0, seat, action))
        self.forget_snapshot()

    def actions(self, seat: int) -> list[int]:
        """Every legal action of the seat, a usual one first; in the same order as `moves`."""
        found = super().actions(seat)
        if len(found) > 1 and "consider" in self.game.rules:
            first = int(self.game.entry_points.usual(self._pool, 0, seat, self.game.actions))
            found.remove(first)
            found.insert(0, first)
        return found

    def replay(self, moves: Sequence[tuple[int, Move]]) -> None:
        for seat, move in moves:
            self.play(seat, move)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What the seat may know, as dicts, lists, texts and numbers, ready for `json.dumps`.

        `see` gives the same as an object with types.
        """
        plain: dict[str, Any] = msgspec.to_builtins(self.see(seat), str_keys=True)
        return plain

    @contextmanager
    def arrange(self) -> Iterator[Any]:
        """Set up a position by changing the record; raises `BadInput` where it breaks a law.

        Then, and whenever something goes wrong meanwhile, all stays as it was.
        """
        pool = copy_of(self._pool)
        yield pool[0]
        if law := int(self.game.entry_points.check_laws(pool, 0)):
            raise bad_input("position-law", game=self.game.name, law=law)
        self._pool, self.arranged = pool, True
        self.forget_snapshot()

    def clone(self) -> Self:
        """The same game once more, from here on independent of this one."""
        twin = type(self).__new__(type(self))
        twin.__setstate__(self.__getstate__())
        return twin

    __copy__ = clone

    def __getstate__(self) -> dict[str, Any]:
        kept = {**self.__dict__, "_pool": self._pool.tobytes(), "played": [*self.played]}
        kept.pop("snapshot", None)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._pool = np.frombuffer(bytearray(kept["_pool"]), self.game.state)


def read_seed(seed: bytes | int | None) -> bytes:
    """32 bytes, a number for them, or nothing for fresh ones."""
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed < SEEDS:
        return seed_of(int(seed))
    raise bad_input("seed-kind", given=shortened(seed), bytes=SEED_BYTES)


def fresh_seed() -> bytes:
    """256 secret bits for a table."""
    return secrets.token_bytes(SEED_BYTES)

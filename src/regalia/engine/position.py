"""A moment of a game, from Python: who may do what now, and what each seat knows."""

from functools import cached_property
from typing import Any

import numpy as np

from regalia.engine.compiled import Array, Record
from regalia.engine.errors import IllegalMove
from regalia.engine.game import SPECTATOR, Game, Move, Snapshot, View
from regalia.engine.knowledge import Knowledge
from regalia.engine.message import Message
from regalia.engine.state import pool_of, snapshot


class Position:
    """One state. It is the whole of it: show people only `view`, bots only `knowledge`."""

    def __init__(self, game: Game, players: int, pool: Array, mask: int | None = None) -> None:
        self.game = game
        self.players = players
        self._pool = pool
        self._mask = mask
        """Who may act, where that is known already."""

    @property
    def state(self) -> Record:
        """The record itself, for those who may see everything."""
        return self._pool[0]

    @cached_property
    def snapshot(self) -> Snapshot:
        return snapshot(self._pool)

    def forget_snapshot(self) -> None:
        """The record has changed."""
        self.__dict__.pop("snapshot", None)

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        mask = self.acting_mask
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def acting_mask(self) -> int:
        known = self._mask
        return self.game.doors.acting(self._pool, 0) if known is None else known

    @property
    def over(self) -> bool:
        return self.acting_mask == 0

    def actions(self, seat: int) -> list[int]:
        out = np.empty(self.game.actions, np.int64)
        count = self.game.doors.list_legal(self._pool, 0, seat, out)
        return out[:count].tolist()

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of the seat; the order is the game's, the usual choice first."""
        return [self.game.name_action(self.snapshot, seat, action) for action in self.actions(seat)]

    def legal_action(self, seat: int, move: Move) -> int:
        """The action a move stands for; raises `IllegalMove` where the rules forbid it."""
        action = self.read(seat, move)
        self.check(seat, action, self.why_not(seat, action))
        return action

    def read(self, seat: int, move: Move) -> int:
        """The action a move stands for, legal or not."""
        return self.game.read_action(self.snapshot, seat, move)

    def check(self, seat: int, action: int, code: int) -> None:
        if code:
            raise IllegalMove(self.game.explain(self.snapshot, seat, action, code))

    def refuse(self, seat: int, move: Move) -> Message | None:
        """Why the seat may not make this move now, or nothing."""
        try:
            self.legal_action(seat, move)
        except IllegalMove as illegal:
            return illegal.message
        return None

    def why_not(self, seat: int, action: int) -> int:
        """The code of what is against an action now; 0 where nothing is."""
        return int(self.game.doors.why_not(self._pool, 0, seat, action))

    def near_misses(self, seat: int) -> list[tuple[int, Message]]:
        """Actions a person might well try that are not possible now, and why."""
        codes = ((action, self.why_not(seat, action)) for action in range(self.game.actions))
        return [
            (action, self.game.explain(self.snapshot, seat, action, code))
            for action, code in codes
            if code in self.game.near_misses
        ]

    def step(self, pool: Array, seat: int, action: int) -> int:
        """Play in a copy of this state; who may act next, as a mask."""
        out, mask = np.empty(self.game.actions, np.int64), np.empty(1, np.int64)
        self.game.doors.step(pool, 0, seat, action, out, mask)
        return int(mask[0])

    def after(self, seat: int, action: int) -> "Position":
        """The position a legal action leads to; this one stays as it is."""
        pool = copy_of(self._pool)
        mask = self.step(pool, seat, action)
        return Position(self.game, self.players, pool, mask)

    def preview(self, seat: int, action: int) -> int | None:
        """The points an action brings the seat at once, as far as the seat can know.

        Nothing where its own next decision comes first: that is not certain yet.
        """
        pool = self.hidden(seat, 0)
        if self.step(pool, seat, action) == 1 << seat:
            return None
        then = Position(self.game, self.players, pool)
        return then.standing()[0][seat] - self.standing()[0][seat]

    def view(self, seat: int = SPECTATOR) -> View:
        return self.game.see(self.snapshot, seat)

    def events(self, seat: int = SPECTATOR) -> list[Message]:
        """What the last play brought, as the seat may hear it."""
        return self.view(seat).events

    def hidden(self, seat: int, seed: int) -> Array:
        """An array of one state in which all that the seat cannot know was dealt anew."""
        pool = copy_of(self._pool)
        self.game.doors.redeal(pool, 0, seat, seed)
        return pool

    def knowledge(self, seat: int, seed: int) -> Knowledge:
        """What the seat knows, for a bot; the seed deals the rest."""
        return Knowledge(self.game, seat, self.hidden(seat, seed))

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and places, by seat."""
        points, places = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        self.game.doors.rank(self._pool, 0, points, places)
        return points.tolist(), places.tolist()

    def act(self, seat: int, action: int) -> tuple["Position", int]:
        """The position an action leads to, and a bit for each viewer who notices: a spectator's
        first, then the seats'. Raises `IllegalMove` where the rules forbid it.

        What somebody cannot tell must not be told them in any other way either.
        """
        pool, desk = pool_of(self.game.state, 1), pool_of(self.game.state, 4)
        told = np.empty(2, np.int64)
        code = self.game.noticing.act(
            self._pool, pool, desk, bytes_of(desk), seat, action, self.players, told
        )
        self.check(seat, action, code)
        mask, seen = told.tolist()
        return Position(self.game, self.players, pool, mask), seen

    def is_bound(self, later: "Position", seat: int, action: int, seed: int) -> bool:
        """Has the seat learnt something by this action, or was chance used?"""
        desk = pool_of(self.game.state, 2)
        return bool(
            self.game.noticing.is_bound(
                self._pool, later._pool, desk, bytes_of(desk), seat, action, seed
            )
        )


def copy_of(pool: Array) -> Array:
    """Through bytes: copying an array of records by name is slow."""
    return np.frombuffer(bytearray(pool.tobytes()), pool.dtype)


def bytes_of(desk: Array) -> Any:
    """The same memory, a row of bytes for each state."""
    return desk.view(np.uint8).reshape(len(desk), -1)

"""A game being played from Python: moves in their readable form, views, the record of it all."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from regalia.engine.compiled import Record
from regalia.engine.errors import IllegalMove
from regalia.engine.game import SPECTATOR, Game, Move, Options, Snapshot, View
from regalia.engine.knowledge import Knowledge
from regalia.engine.message import Message
from regalia.engine.random import key_from_bytes
from regalia.engine.state import pool_of, snapshot

SEED_BYTES = 32


def seed_of(number: int) -> bytes:
    """The seed that a simulation's counter stands for."""
    return number.to_bytes(8, "little") + bytes(SEED_BYTES - 8)


class Match:
    """One game. It holds the whole state: show people only `view`, bots only `position`."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: bytes | int | None = None,
        options: Options | None = None,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = options if options is not None else game.options()
        self.options.check(players)
        self.seed = (
            fresh_seed() if seed is None else seed_of(seed) if isinstance(seed, int) else seed
        )
        self.played: list[tuple[int, Move]] = []
        self._pool = pool_of(game.state, 1)
        self._out = np.zeros(game.actions, np.int64)
        self._mask = np.zeros(1, np.int64)
        self._snapshot: Snapshot | None = None
        game.doors.start(self._pool, 0, players, key_from_bytes(self.seed), self.options.encode())

    @property
    def state(self) -> Record:
        """The record itself, for those who may see everything."""
        return self._pool[0]

    @property
    def snapshot(self) -> Snapshot:
        if self._snapshot is None:
            self._snapshot = snapshot(self.state)
        return self._snapshot

    def forget_snapshot(self) -> None:
        """The record has changed."""
        self._snapshot = None

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        mask = self.game.doors.acting(self._pool, 0)
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return not self.acting

    def actions(self, seat: int) -> list[int]:
        count = self.game.doors.list_legal(self._pool, 0, seat, self._out)
        return self._out[:count].tolist()

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of the seat; the order is the game's, the usual choice first."""
        return [self.game.name_action(self.snapshot, seat, action) for action in self.actions(seat)]

    def refuse(self, seat: int, move: Move) -> Message | None:
        """Why the seat may not make this move now, or nothing."""
        try:
            self._legal_action(seat, move)
        except IllegalMove as illegal:
            return illegal.message
        return None

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or raise `IllegalMove` and leave everything as it was."""
        action = self._legal_action(seat, move)
        self.played.append((seat, self.game.name_action(self.snapshot, seat, action)))
        self.take(seat, action)

    def take(self, seat: int, action: int) -> None:
        """Play a legal action without a record of it: for those who play many games."""
        self.game.doors.step(self._pool, 0, seat, action, self._out, self._mask)
        self.forget_snapshot()

    def _legal_action(self, seat: int, move: Move) -> int:
        action = self.game.read_action(self.snapshot, seat, move)
        code = self.why_not(seat, action)
        if code:
            raise IllegalMove(self.game.explain(self.snapshot, seat, action, code))
        return action

    def why_not(self, seat: int, action: int) -> int:
        """The code of what is against an action now; 0 where nothing is."""
        return int(self.game.doors.why_not(self._pool, 0, seat, action))

    def preview(self, seat: int, action: int) -> int:
        """The points an action brings the seat at once, as far as the seat can know.

        0 where its own next decision comes first.
        """
        pool = self.hidden(seat, 0)
        self.game.doors.step(pool, 0, seat, action, self._out, self._mask)
        if self._mask[0] == 1 << seat:
            return 0
        before = self.standing()[0][seat]
        points, places = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        self.game.doors.rank(pool, 0, points, places)
        return int(points[seat]) - before

    def view(self, seat: int = SPECTATOR) -> View:
        return self.game.see(self.snapshot, seat)

    def events(self, seat: int = SPECTATOR) -> list[Message]:
        """What the last play brought, as the seat may hear it."""
        return self.view(seat).events

    def hidden(self, seat: int, seed: int) -> Any:
        """An array of one state in which all that the seat cannot know was dealt anew."""
        pool = np.frombuffer(bytearray(self._pool.tobytes()), self.game.state)
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

    def replay(self, moves: Sequence[tuple[int, Move]]) -> None:
        for seat, move in moves:
            self.play(seat, move)


def fresh_seed() -> bytes:
    """256 secret bits for a table."""
    return secrets.token_bytes(SEED_BYTES)

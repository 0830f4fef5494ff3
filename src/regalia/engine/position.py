"""A moment of a game, from Python: who may do what now, and what each seat knows."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np

from regalia.engine.compiled import Array
from regalia.engine.errors import IllegalMove, bad_input, shortened
from regalia.engine.game import SPECTATOR, Game, Move, Snapshot, View
from regalia.engine.knowledge import Knowledge
from regalia.engine.message import Message
from regalia.engine.state import pool_of, snapshot


class Moves(list[Move]):
    """Legal moves; `menu` says whether others, which are not listed, may be legal too."""

    def __init__(self, moves: Iterable[Move], *, menu: bool) -> None:
        super().__init__(moves)
        self.menu = menu


class Position:
    """One state. It is the whole of it: show people only `view`, bots only `knowledge`."""

    def __init__(self, game: Game, players: int, pool: Array, mask: int | None = None) -> None:
        self.game = game
        self.players = players
        self._pool = pool
        self._mask = mask
        """Who may act, where that is known already."""

    @property
    def state(self) -> Any:
        """The record itself, for those who may see everything."""
        return self._pool[0]

    @cached_property
    def snapshot(self) -> Snapshot:
        return snapshot(self._pool)

    def forget_snapshot(self) -> None:
        """The record has changed."""
        self.__dict__.pop("snapshot", None)

    def check_seat(self, seat: int, lowest: int = 0) -> int:
        if not (is_whole(seat) and lowest <= seat < self.players):
            raise bad_input("seat-unknown", given=shortened(seat), last=self.players - 1)
        return int(seat)

    def check_action(self, action: int) -> int:
        end = self.game.action_numbers or self.game.actions
        if not (is_whole(action) and 0 <= action < end):
            raise bad_input("action-unknown", given=shortened(action), last=end - 1)
        return int(action)

    @property
    def acting(self) -> list[int]:
        """The seats whose decision is awaited."""
        mask = self.acting_mask
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def may_act(self) -> list[int]:
        """The seats that may act now, awaited or not.

        In the talks of Royal Wedding, who is finished is not among `acting` and may come back.
        """
        return sorted({*self.acting, *self.game.may_act(self.snapshot)})

    @property
    def acting_mask(self) -> int:
        known = self._mask
        return int(self.game.entry_points.acting(self._pool, 0)) if known is None else known

    @property
    def over(self) -> bool:
        return self.acting_mask == 0

    def actions(self, seat: int) -> list[int]:
        """Every legal action of the seat, in the same order as `moves`."""
        seat = self.check_seat(seat)
        out = np.empty(self.game.actions, np.int64)
        count = self.game.entry_points.list_legal(self._pool, 0, seat, out)
        return out[:count].tolist()

    def moves(self, seat: int) -> "Moves":
        """The legal moves of the seat: `moves(seat)[i]` is the action `actions(seat)[i]`.

        They are all there are, unless the answer's `menu` is true: in the talks of Royal Wedding
        people may offer whatever deal they can think of, and the list is a menu of usual ones.
        The order is the game's; in a `Match` a usual choice comes first.
        """
        actions = self.actions(seat)
        return Moves(
            (self.game.name_action(self.snapshot, seat, action) for action in actions),
            menu=bool(actions) and self.game.is_menu(self.snapshot),
        )

    def legal_action(self, seat: int, move: Move) -> int:
        """The action a move stands for; raises `IllegalMove` where the rules forbid it."""
        action = self.read(seat, move)
        self.check(seat, action, self.why_not(seat, action))
        return action

    def ways(self, seat: int, move: Move) -> list[list[Move]]:
        """Every way to carry a move through that the game asks for in small steps.

        In Royals, `ways(seat, {"claim": "king", "in": "Paris"})` are all payments for that noble.
        One list of moves for each outcome; a step that nobody hears of is not the last one.
        """
        found: list[list[Move]] = []
        seen: set[bytes] = set()
        first = self.legal_action(seat, move)
        waiting: list[tuple[Position, list[Move], int]] = [(self, [], first)]
        while waiting:
            now, line, action = waiting.pop()
            line, then = [*line, now.name(seat, action)], now.after(seat, action)
            if (key := then._pool.tobytes()) in seen:
                continue
            seen.add(key)
            if then.snapshot.happened or then.acting_mask != 1 << seat:
                found.append(line)
            else:
                waiting += [(then, line, each) for each in reversed(then.actions(seat))]
        return found

    def name(self, seat: int, action: int) -> Move:
        return self.game.name_action(self.snapshot, seat, action)

    def read(self, seat: int, move: Move) -> int:
        """The action a move stands for, legal or not."""
        seat = self.check_seat(seat)
        if not isinstance(move, dict):
            raise bad_input("move-kind", given=shortened(move))
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
        seat = self.check_seat(seat)
        action = self.check_action(action)
        return int(self.game.entry_points.why_not(self._pool, 0, seat, action))

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
        seat, action = self.check_seat(seat), self.check_action(action)
        self.check(seat, action, self.game.entry_points.take(pool, 0, seat, action))
        return int(self.game.entry_points.acting(pool, 0))

    def after(self, seat: int, action: int) -> "Position":
        """The position an action leads to; this one stays as it is. Raises as `play` does."""
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

    def see(self, seat: int = SPECTATOR) -> View:
        """What the seat may know."""
        seat = self.check_seat(seat, SPECTATOR)
        return self.game.see(self.snapshot, seat)

    def events(self, seat: int = SPECTATOR) -> list[Message]:
        """What the last play brought, as the seat may hear it."""
        return self.see(seat).events

    def hidden(self, seat: int, seed: int) -> Array:
        """An array of one state in which all that the seat cannot know was dealt anew."""
        seat = self.check_seat(seat, SPECTATOR)
        pool = copy_of(self._pool)
        self.game.entry_points.redeal(pool, 0, seat, seed)
        return pool

    def knowledge(self, seat: int, seed: int) -> Knowledge:
        """What the seat knows, for a bot; the seed deals the rest.

        Without the last play's events: a play that the seat cannot notice would end them.
        """
        pool = self.hidden(seat, seed)
        pool["happened"], pool["events"] = 0, np.zeros_like(pool["events"])
        return Knowledge(self.game, seat, pool)

    def standing(self) -> tuple[list[int], list[int]]:
        """Points and places, by seat."""
        points, places = np.zeros(self.players, np.int64), np.zeros(self.players, np.int64)
        self.game.entry_points.rank(self._pool, 0, points, places)
        return points.tolist(), places.tolist()

    def act(self, seat: int, action: int) -> tuple["Position", int]:
        """The position an action leads to, and a bit for each viewer who notices: a spectator's
        first, then the seats'. Raises `IllegalMove` where the rules forbid it.

        What somebody cannot tell must not be told them in any other way either.
        """
        seat = self.check_seat(seat)
        action = self.check_action(action)
        pool, desk = pool_of(self.game.state, 1), pool_of(self.game.state, 4)
        told = np.empty(2, np.int64)
        code = self.game.visibility.act(
            self._pool, pool, desk, bytes_of(desk), seat, action, self.players, told
        )
        self.check(seat, action, code)
        mask, seen = told.tolist()
        return Position(self.game, self.players, pool, mask), seen

    def is_bound(self, later: "Position", seat: int, action: int, seed: int) -> bool:
        """Has the seat learnt something by this action, or was chance used?"""
        desk = pool_of(self.game.state, 2)
        return bool(
            self.game.visibility.is_bound(
                self._pool, later._pool, desk, bytes_of(desk), seat, action, seed
            )
        )


def is_whole(number: object) -> bool:
    return type(number) is int or isinstance(number, np.integer)


def copy_of(pool: Array) -> Array:
    """Through bytes: copying an array of records by name is slow."""
    return np.frombuffer(bytearray(pool.tobytes()), pool.dtype)


def bytes_of(desk: Array) -> Any:
    """The same memory, a row of bytes for each state."""
    return desk.view(np.uint8).reshape(len(desk), -1)

"""A table: the fold of its log. Nothing here waits, reads a clock or knows of other tables."""

import hashlib
from dataclasses import dataclass
from operator import add
from typing import Literal, NamedTuple

from regalia import games
from regalia.engine.game import SPECTATOR, Game, Options, read_options
from regalia.engine.match import beginning
from regalia.engine.position import Position
from regalia.engine.transcript import commit
from regalia.table.entries import (
    Answered,
    Asked,
    Away,
    Back,
    Closed,
    Entered,
    Entry,
    Joined,
    Left,
    Moved,
    Opened,
    Planned,
    Prolonged,
    Rematched,
    Said,
    SeatPlan,
    Started,
    Undone,
)
from regalia.table.timing import Hourglass
from regalia.table.viewers import all_of, bits, notices

Status = Literal["open", "running", "finished", "closed"]


@dataclass(slots=True)
class Seat:
    plan: SeatPlan
    person: str = ""
    stand_in: str = ""
    """The bot that plays for the person just now."""
    why: str = ""
    """Why it does, a `Reason`."""

    @property
    def bot(self) -> str:
        """The bot that decides for this seat now; empty: a person does."""
        return self.stand_in or (self.plan.bot if not self.person else "")

    @property
    def is_filled(self) -> bool:
        return bool(self.person or self.plan.kind == "bot")


class Play(NamedTuple):
    """A move that counts: one that was not taken back."""

    n: int
    seat: int
    action: int
    own: bool
    """Did the owner of the seat choose it?"""
    seen: int
    heard: tuple[int, ...]
    """How many entries each viewer had noticed before it."""

    def heard_by(self, viewer: int) -> int:
        """The count of entries by which a viewer who noticed it knows it."""
        return self.heard[viewer + 1] + 1


@dataclass(slots=True)
class Question:
    """May this seat take its move back?"""

    seat: int
    to: int
    waiting: set[int]
    """The seats that have not answered."""


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0.0
        self.opened_at = 0.0
        self.status: Status = "open"
        self.host = ""
        self.admitted: set[str] = set()
        self.seats: list[Seat] = []
        self.latest: Position | None = None
        """Nothing before the start."""
        self.acting: list[int] = []
        self.plays: list[Play] = []
        self.taken_back: dict[int, list[Play]] = {}
        """By the entry that took them back."""
        self.question: Question | None = None
        self.rematch = ""
        self.step_seconds = 0
        """Of a step that all share."""
        self.said: list[int] = []
        """How much each seat has said, to all or to one."""
        self.wanting: set[int] = set()
        """The seats that would like more time for it."""
        self.heard: tuple[int, ...] = ()
        self.numbers: list[int] = []
        self.noticed_at: list[float] = []
        self.position_at: list[float] = []
        """When each viewer last noticed another position."""
        self._before: Position | None = None
        self._free: dict[int, bool] = {}

    # What it is

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def position(self) -> Position:
        """Where the game is; for those who know that it has begun."""
        if self.latest is None:
            raise RuntimeError(f"the game at table {self.id} has not begun")
        return self.latest

    @property
    def everybody(self) -> int:
        """The mask of all viewers."""
        return all_of(self.players)

    def seat_of(self, person: str) -> int:
        """The seat of a person; -1 for spectators."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return SPECTATOR

    def admits(self, person: str) -> bool:
        """May this person see the table?"""
        if self.opened.public or person == self.host or person in self.admitted:
            return True
        return self.seat_of(person) != SPECTATOR or any(
            person == seat.plan.person for seat in self.seats if person
        )

    def number_for(self, viewer: int) -> int:
        """How many positions the viewer has seen: what it names when it moves."""
        return self.numbers[viewer + 1]

    def heard_by(self, viewer: int) -> int:
        """How many entries the viewer has noticed."""
        return self.heard[viewer + 1]

    def changed_for(self, viewer: int) -> float:
        """When the viewer last noticed anything."""
        return self.noticed_at[viewer + 1]

    def waits_since(self, viewer: int) -> float:
        """When the viewer last saw anybody play: so long it has waited for whose turn it is."""
        return self.position_at[viewer + 1]

    @property
    def patience(self) -> int:
        """Where a clock runs, that is enough."""
        return 0 if self.opened.clock else self.opened.patience

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.person]

    def present(self) -> list[int]:
        """The seats at which people decide for themselves."""
        return [n for n in self.people() if not self.seats[n].stand_in]

    def within_whisper(self, seat: int) -> list[int]:
        """The seats that this one may whisper to now."""
        begun = self.status in ("running", "finished") and seat != SPECTATOR
        if not (begun and self.options.may_whisper()):
            return []
        return [n for n in self.people() if n != seat]

    @property
    def has_bots(self) -> bool:
        return any(seat.plan.kind == "bot" for seat in self.seats)

    @property
    def is_timed(self) -> bool:
        """Does a step that all share have a time? Who plays with bots alone holds nobody up."""
        people = sum(seat.plan.kind != "bot" for seat in self.seats)
        return people > 1 and self.options.step_seconds() > 0

    @property
    def commitment(self) -> str:
        return commit(bytes.fromhex(self.opened.seed), bytes.fromhex(self.opened.salt))

    # The fold

    def apply(self, entry: Entry, after: Position | None = None, action: int = 0) -> None:
        """Add an entry; who has played the move already hands over action and position."""
        self.n, self.at = entry.n, max(self.at, entry.at)
        self._free.clear()
        match entry.body:
            case Opened():
                self.open(entry, entry.body)
            case Entered():
                self.admitted.add(entry.person)
            case Joined(seat):
                self.seats[seat].person = entry.person
            case Left(seat):
                self.stand_up(seat)
            case Closed():
                self.status, self.acting = "closed", []
            case Planned(seat, plan):
                self.seats[seat] = Seat(plan)
            case Started():
                self.start()
            case Moved():
                self.move(entry, entry.body, after, action)
            case Undone(_, to):
                self.undo(entry.n, to)
            case Asked(seat, to):
                self.question = Question(seat, to, set(self.present()) - {seat})
            case Answered():
                self.answer(entry.n, entry.body)
            case Away(seat, why, bot):
                self.seats[seat].stand_in, self.seats[seat].why = bot, why
            case Back(seat):
                self.seats[seat].stand_in = self.seats[seat].why = ""
                self.hourglass.resume(seat, self.at)
            case Prolonged(seat, granted):
                self.prolong(seat, granted)
            case Said(seat):
                self.said[seat] += 1
            case Rematched(_, table):
                self.rematch = table
        self.count(entry)

    def count(self, entry: Entry) -> None:
        position = changes_position(entry)
        noticed = bits(entry.seen, self.players)
        self.heard = tuple(map(add, self.heard, noticed))
        for place, counts in enumerate(noticed):
            if counts:
                self.numbers[place] += position
                self.noticed_at[place] = self.at
                if position:
                    self.position_at[place] = self.at

    def open(self, entry: Entry, opened: Opened) -> None:
        self.opened = opened
        self.opened_at = entry.at
        self.game: Game = games.load(opened.game)
        self.options: Options = read_options(self.game, opened.options, len(opened.seats))
        self.host = entry.person
        self.seats = [Seat(plan) for plan in opened.seats]
        self.said = [0] * self.players
        self.heard = (0,) * (self.players + 1)
        self.numbers = [0] * (self.players + 1)
        self.noticed_at = [entry.at] * (self.players + 1)
        self.position_at = [entry.at] * (self.players + 1)
        self.hourglass = Hourglass(opened.clock, self.players)

    def stand_up(self, seat: int) -> None:
        """Before the start; the host's part goes to somebody who sits."""
        left = self.seats[seat].person
        self.seats[seat].person = ""
        self.admitted.add(left)
        if left == self.host:
            self.host = next((other.person for other in self.seats if other.person), left)

    def start(self) -> None:
        self.status = "running"
        if self.is_timed:
            self.step_seconds = self.options.step_seconds()
            self.options = self.options.while_timed(self.has_bots)
        self.set_position(self.position_after(0), set())

    def prolong(self, seat: int, granted: bool) -> None:
        self.wanting.add(seat)
        if granted:
            self.hourglass.prolong()
            self.wanting.clear()

    def move(self, entry: Entry, moved: Moved, after: Position | None, action: int) -> None:
        before = self.position
        if after is None:
            action = before.legal_action(moved.seat, moved.move)
            after = before.after(moved.seat, action)
        own = not moved.bot
        self.plays.append(Play(entry.n, moved.seat, action, own, entry.seen, self.heard))
        if not moved.bot and entry.seen == self.everybody:
            self.question = None  # whoever plays on in sight of all has answered
        fresh = {moved.seat} if entry.seen == self.everybody or self.game.secret_turns else set()
        self.set_position(after, fresh)
        self._before = before

    def undo(self, n: int, to: int) -> None:
        """Entry `n` makes it as it was before the move with the number `to`."""
        self.taken_back[n] = [play for play in self.plays if play.n >= to]
        self.plays = [play for play in self.plays if play.n < to]
        self.question = None
        self.set_position(self.position_after(len(self.plays)), set(range(self.players)))

    def answer(self, n: int, answered: Answered) -> None:
        if answered.to:
            self.undo(n, answered.to)
        elif answered.yes and self.question:
            self.question.waiting.discard(answered.seat)
        else:
            self.question = None

    def set_position(self, position: Position, fresh: set[int]) -> None:
        self.latest, self._before = position, None
        self.acting = position.acting
        step = self.game.common_step(position.snapshot) if self.step_seconds else 0
        if step != self.hourglass.step:
            self.wanting.clear()
        self.hourglass.share(self.at, step, self.step_seconds)
        self.hourglass.turn(self.at, [] if step else self.acting, fresh)
        if not self.acting:
            self.status, self.question = "finished", None

    def position_after(self, count: int) -> Position:
        """The position after so many of the moves that count."""
        seed = bytes.fromhex(self.opened.seed)
        position = beginning(self.game, self.players, seed, self.options)
        for play in self.plays[:count]:
            position = position.after(play.seat, play.action)
        return position

    # Taking back

    def is_alone(self, seat: int) -> bool:
        """Is nobody else there who decides, so that nobody has to be asked?"""
        return not set(self.present()) - {seat}

    def last_own_play(self, seat: int) -> Play | None:
        return next((p for p in reversed(self.plays) if p.seat == seat and p.own), None)

    def going_back(self, viewer: int, to: int) -> int:
        """How many moves, of those the viewer noticed, would be taken back with that one."""
        return sum(play.n >= to and self.sees(viewer, i) for i, play in enumerate(self.plays))

    def undone_with(self, to: int) -> int:
        """Who notices that the move with this number is taken back."""
        mask = 0
        for play in self.plays:
            if play.n >= to:
                mask |= play.seen
        return mask

    def may_undo(self, seat: int) -> bool:
        """May the seat take back its last move without asking anybody?"""
        if seat not in self._free:
            self._free[seat] = self.status == "running" and self.is_free(seat)
        return self._free[seat]

    def is_free(self, seat: int) -> bool:
        """Nobody else acted, no chance was used, nothing was learnt: all as far as it can tell.

        What the seat cannot notice must not matter here, or the answer would tell of it. So moves
        made while several may act, or while it is a secret who may, are never free.
        """
        index = next((i for i in reversed(range(len(self.plays))) if self.sees(seat, i)), -1)
        if index < 0 or self.plays[index].seat != seat or not self.plays[index].own:
            return False
        before, after = self.around(index)
        if before.see(seat).acting != [seat] or len(after.see(seat).acting) != 1:
            return False
        play = self.plays[index]
        return not before.is_bound(after, seat, play.action, self.secret_number("undo", play.n))

    def sees(self, seat: int, index: int) -> bool:
        return notices(self.plays[index].seen, seat)

    def around(self, index: int) -> tuple[Position, Position]:
        """The positions before and after a move that counts."""
        if index == len(self.plays) - 1 and self._before:
            return self._before, self.position
        before = self.position_after(index)
        return before, before.after(self.plays[index].seat, self.plays[index].action)

    def secret_number(self, what: str, n: int) -> int:
        """A number that nobody outside can foresee, the same in every process."""
        text = f"{what} {n} {self.opened.seed} {self.opened.salt}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "little")


def changes_position(entry: Entry) -> bool:
    body = entry.body
    return isinstance(body, Started | Moved | Undone) or (
        isinstance(body, Answered) and body.to > 0
    )


def has_other_rules(log: list[Entry]) -> bool:
    """Was it begun by another version of the rules? Then moves may not be what they were."""
    match log:
        case [Entry(body=Opened(game=game, rules=rules)), *_]:
            return games.load(game).version != rules
    return False


def fold(id: str, entries: list[Entry]) -> Table:
    table = Table(id)
    for entry in entries:
        table.apply(entry)
    return table

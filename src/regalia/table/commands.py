"""What people can do at a table: a value for each thing, which is also what they send.

A command is checked against the table as it is and becomes the draft of an entry.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from regalia.engine.game import SPECTATOR, Move
from regalia.table import index, teaching
from regalia.table.checks import (
    check_host,
    check_not_closed,
    check_number,
    check_open,
    check_over,
    check_present,
    check_running,
    check_seat,
    check_talk,
    check_whisper,
    seat_at,
)
from regalia.table.drafts import Draft, closed, played, stood_in
from regalia.table.entries import (
    FOR_GOOD,
    Answered,
    Asked,
    Back,
    Entered,
    Joined,
    Left,
    Planned,
    Prolonged,
    Reason,
    Rematched,
    Said,
    SeatPlan,
    Started,
    Undone,
)
from regalia.table.errors import forbidden, not_now
from regalia.table.invitations import is_invitation
from regalia.table.opening import check_plan
from regalia.table.table import Table
from regalia.table.text import checked_text
from regalia.table.viewers import alone

LONGEST_CHAT = 500

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_CHAT)]
Code = Annotated[str, msgspec.Meta(max_length=64)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names_position: ClassVar[bool] = False
    """Does it name the number of the position it is about? Then it cannot succeed twice."""
    is_for_strangers: ClassVar[bool] = False
    """May it be asked by who may not see the table?"""

    is_about_absent: ClassVar[bool] = False
    """Does it depend on who is there?"""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        """What it writes into the log of the table as it is; complains where it cannot be done."""
        raise NotImplementedError

    def check_absent(
        self, table: Table, person: str, gone: Mapping[int, float], now: float
    ) -> None:
        """Complains where it cannot be done by who is gone, and since when."""


# Before the start


class Enter(Command, frozen=True):
    """Come in with an invitation, to watch or to sit down later."""

    is_for_strangers = True
    invitation: Code

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seats = (SPECTATOR, *range(table.players))
        if not any(is_invitation(secret, table, self.invitation, seat) for seat in seats):
            raise forbidden("table-invitation")
        return Draft(Entered(), 0)


class Join(Command, frozen=True):
    seat: SeatNumber | None = None
    """Null: any that is free."""
    invitation: Code = ""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        check_open(table)
        if table.seat_of(person) != SPECTATOR:
            raise not_now("table-seated")
        free = [n for n in range(table.players) if self.fits(table, n, person, secret)]
        wanted = free if self.seat is None else [n for n in free if n == self.seat]
        if not wanted:
            raise not_now("table-no-seat")
        chosen = min(wanted, key=lambda n: table.seats[n].plan.kind == "open")
        return Draft(Joined(chosen), table.everybody, [index.sits(person, table.id)])

    def fits(self, table: Table, number: int, person: str, secret: bytes) -> bool:
        """May the person sit there?"""
        seat = table.seats[number]
        if seat.is_filled:
            return False
        if seat.plan.kind == "open":
            return True
        kept = seat.plan.person
        return kept == person if kept else is_invitation(secret, table, self.invitation, number)


class Leave(Command, frozen=True):
    """Stand up before the start; a bot takes over after it. A host who does not sit closes."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        if table.status == "open" and person == table.host and table.seat_of(person) == SPECTATOR:
            return closed(table)
        seat = seat_at(table, person)
        if table.status == "running":
            return away(table, person, "left")
        check_open(table)
        gone = index.stands(person, table.id)
        if sum(bool(other.person) for other in table.seats) == 1:
            return closed(table, gone)
        return Draft(Left(seat), table.everybody, [gone])


class PlanSeat(Command, frozen=True):
    """The host makes an empty seat open, reserved, or a bot's."""

    seat: SeatNumber
    plan: SeatPlan

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        check_host(table, person)
        check_open(table)
        check_plan(table.game, self.plan)
        check_seat(table, self.seat)
        if table.seats[self.seat].person:
            raise not_now("table-taken")
        return Draft(Planned(self.seat, self.plan), table.everybody)


class Start(Command, frozen=True):
    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        check_host(table, person)
        check_open(table)
        empty = sum(not seat.is_filled for seat in table.seats)
        if empty:
            raise not_now("table-not-full", empty=empty)
        if table.has_bots and not table.is_timed:
            table.options.check_bots()
        changes = [index.status(table.id, "running", table.at)]
        return Draft(Started(), table.everybody, changes)


# Playing


class MakeMove(Command, frozen=True):
    names_position = True
    number: Number
    """The number of the position the move is about."""
    move: Move

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_running(table)
        check_number(table, seat, self.number)
        check_present(table, seat)
        return played(table, seat, table.position.read(seat, self.move))


class Say(Command, frozen=True):
    text: Text
    to: SeatNumber | None = None
    """Whom it is whispered to; null: said to all."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_not_closed(table)
        check_talk(table, seat)
        text = checked_text(self.text, LONGEST_CHAT, "\n")
        if self.to is None:
            return Draft(Said(seat, text), table.everybody)
        check_whisper(table, seat, self.to)
        return Draft(Said(seat, text, self.to), alone(seat) | alone(self.to))


class Undo(Command, frozen=True):
    """Take the last move back, at once where that is free or nobody else is asked."""

    names_position = True
    number: Number

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_running(table)
        check_number(table, seat, self.number)
        check_present(table, seat)
        play = teaching.strayed(table) or table.last_own_play(seat)
        if play is None:
            raise not_now("table-nothing-to-undo")
        if table.may_undo(seat) or table.is_alone(seat):
            return Draft(Undone(seat, play.n), table.undone_with(play.n) | alone(seat))
        if table.question:
            raise not_now("table-already-asked")
        return Draft(Asked(seat, play.n), table.everybody)


class Answer(Command, frozen=True):
    """May another take a move back? Who has asked can only withdraw."""

    yes: bool

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_running(table)
        question = table.question
        if question and seat == question.seat and not self.yes:
            return Draft(Answered(seat, self.yes, withdrawn=True), table.everybody)
        if question is None or seat not in question.waiting:
            raise not_now("table-not-asked")
        complete = self.yes and question.waiting == {seat}
        return Draft(Answered(seat, self.yes, question.to if complete else 0), table.everybody)


class StepOut(Command, frozen=True):
    """Let a bot play for a while."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        return away(table, person, "asked")


class Resign(Command, frozen=True):
    """Let a bot play to the end."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        return away(table, person, "resigned")


class ComeBack(Command, frozen=True):
    """Play oneself again."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_running(table)
        if table.seats[seat].why in FOR_GOOD:
            raise not_now(f"table-{table.seats[seat].why}")
        if not table.seats[seat].stand_in:
            raise not_now("table-not-away")
        return Draft(Back(seat), table.everybody)


class StandIn(Command, frozen=True):
    """Let a bot play for somebody who has left on their turn: until they are back, or for good."""

    is_about_absent = True
    seat: SeatNumber
    for_good: bool = False

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        check_running(table)
        check_present(table, seat_at(table, person))
        check_seat(table, self.seat)
        if not table.seats[self.seat].person:
            raise not_now("table-nobody")
        if table.seats[self.seat].stand_in:
            raise not_now("table-stood-in")
        return stood_in(table, self.seat, "removed" if self.for_good else "gone")

    def check_absent(
        self, table: Table, person: str, gone: Mapping[int, float], now: float
    ) -> None:
        """By what the asker can notice: whose turn it is may be a secret."""
        asker = seat_at(table, person)
        check_running(table)
        check_seat(table, self.seat)
        if self.seat not in gone:
            raise not_now("table-not-gone")
        if self.seat not in table.position.see(asker).acting:
            raise not_now("table-not-awaited")
        if (
            not table.patience
            or now < max(gone[self.seat], table.waits_since(asker)) + table.patience
        ):
            raise not_now("table-patience-first", seconds=table.patience)


class AskForTime(Command, frozen=True):
    """A minute more for the step that all share; it takes all who are present."""

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_running(table)
        check_present(table, seat)
        if table.hourglass.common_deadline() is None:
            raise not_now("table-no-common-time")
        if seat in table.wanting:
            raise not_now("table-already-asked")
        waiting = set(table.present()) - table.wanting
        return Draft(Prolonged(seat, waiting == {seat}), table.everybody)


class OfferRematch(Command, frozen=True):
    """The same again, at a new table."""

    table: str

    def draft(self, table: Table, person: str, secret: bytes) -> Draft:
        seat = seat_at(table, person)
        check_over(table)
        if table.rematch:
            raise not_now("table-rematched")
        return Draft(Rematched(seat, self.table), table.everybody)


def away(table: Table, person: str, why: Reason) -> Draft:
    """A bot takes over. Who leaves a lesson ends it."""
    seat = seat_at(table, person)
    check_running(table)
    if table.seats[seat].why in FOR_GOOD or (table.seats[seat].stand_in and why != "resigned"):
        raise not_now("table-away")
    if table.opened.lesson and why in {"left", "resigned"}:
        return closed(table)
    return stood_in(table, seat, why)

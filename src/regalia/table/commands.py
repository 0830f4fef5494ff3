"""What people can do at a table: each command is checked here and becomes a draft of an entry."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from regalia import games, learn
from regalia.bots import NAMES, read_spec
from regalia.engine.errors import bad_input
from regalia.engine.game import SPECTATOR, Game, Move, read_options
from regalia.engine.match import fresh_seed
from regalia.engine.position import Position
from regalia.engine.transcript import fresh_salt
from regalia.table import index, teaching
from regalia.table.entries import (
    Answered,
    Asked,
    Away,
    Back,
    Body,
    ClockPlan,
    Closed,
    Entered,
    Joined,
    Left,
    Moved,
    Opened,
    Planned,
    Reason,
    Rematched,
    Said,
    SeatPlan,
    Started,
    Undone,
)
from regalia.table.errors import Stale, forbidden, not_now
from regalia.table.table import Table

STAND_IN = "knight"
"""The bot that plays for people who are away, where a table names no other."""
LONGEST_CHAT = 500
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 86_400


@dataclass(slots=True)
class Draft:
    """An entry to be, and what it brings along."""

    body: Body
    seen: int
    changes: Sequence[sa.Executable] = ()
    after: Position | None = None
    action: int = 0


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody would like it."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    public: bool = True
    clock: ClockPlan | None = None
    stand_in: str = STAND_IN
    rematch_of: str = ""
    lesson: bool = False


# Before the start


def opened(plan: Plan) -> Opened:
    """The first entry of a table, with its own secret seed."""
    game = games.load(plan.game)
    game.check_players(len(plan.seats))
    options = read_options(game, plan.options, len(plan.seats))
    for seat in plan.seats:
        check_plan(game, seat)
    read_spec(game, plan.stand_in)
    if plan.clock and not SHORTEST_CLOCK <= plan.clock.seconds <= LONGEST_CLOCK:
        raise bad_input(
            "table-clock", seconds=plan.clock.seconds, least=SHORTEST_CLOCK, most=LONGEST_CLOCK
        )
    seed = learn.load(game.name).seed if plan.lesson else fresh_seed().hex()
    return Opened(
        game=game.name, rules=game.version, options=msgspec.to_builtins(options),
        seats=plan.seats, public=plan.public, clock=plan.clock, stand_in=plan.stand_in,
        seed=seed, salt=fresh_salt().hex(), rematch_of=plan.rematch_of, lesson=plan.lesson,
    )  # fmt: skip


def check_plan(game: Game, plan: SeatPlan) -> None:
    if plan.kind == "bot":
        read_spec(game, plan.bot)
    elif plan.bot:
        raise bad_input("table-plan", known=list(NAMES))


def new_id() -> str:
    return secrets.token_urlsafe(9)


def invitation(secret: bytes, table: str, seat: int = SPECTATOR) -> str:
    """What lets a person in: to the table, or to a seat that is kept for somebody."""
    text = f"invitation {table} {seat}".encode()
    return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]


CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
CODE_LENGTH = 6


def short_code(secret: bytes, table: str) -> str:
    """What can be told across a room: with it people find a table before it begins."""
    digest = hmac.new(secret, f"code {table}".encode(), hashlib.sha256).digest()
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[:CODE_LENGTH])


def read_code(text: str) -> bytes:
    """As people type it: small letters, spaces and strokes do not matter."""
    return "".join(letter for letter in text.upper() if letter.isalnum()).encode()


def is_invitation(secret: bytes, table: Table, code: str, seat: int = SPECTATOR) -> bool:
    return hmac.compare_digest(invitation(secret, table.id, seat).encode(), code.encode())


def enter(table: Table, person: str, code: str, secret: bytes) -> Draft:
    """Come in with an invitation, to watch or to sit down later."""
    seats = (SPECTATOR, *range(table.players))
    if not any(is_invitation(secret, table, code, seat) for seat in seats):
        raise forbidden("table-invitation")
    return Draft(Entered(), 0)


def join(table: Table, person: str, seat: int | None, code: str, secret: bytes) -> Draft:
    check_open(table)
    if table.seat_of(person) != SPECTATOR:
        raise not_now("table-seated")
    free = [n for n in range(table.players) if may_sit(table, person, n, code, secret)]
    wanted = free if seat is None else [n for n in free if n == seat]
    if not wanted:
        raise not_now("table-no-seat")
    chosen = min(wanted, key=lambda n: table.seats[n].plan.kind == "open")
    return Draft(Joined(chosen), table.everybody, [index.sits(person, table.id)])


def may_sit(table: Table, person: str, number: int, code: str, secret: bytes) -> bool:
    seat = table.seats[number]
    if seat.is_filled:
        return False
    if seat.plan.kind == "open":
        return True
    kept = seat.plan.person
    return kept == person if kept else is_invitation(secret, table, code, number)


def leave(table: Table, person: str) -> Draft:
    """Stand up before the start; a bot takes over after it. A host who does not sit closes."""
    if table.status == "open" and person == table.host and table.seat_of(person) == SPECTATOR:
        return Draft(Closed(), table.everybody, [index.status(table.id, "closed", table.at)])
    seat = seat_at(table, person)
    if table.status == "running":
        return away(table, person, "left")
    check_open(table)
    gone = [index.stands(person, table.id)]
    if sum(bool(other.person) for other in table.seats) == 1:
        return Draft(Closed(), table.everybody, [*gone, index.status(table.id, "closed", table.at)])
    return Draft(Left(seat), table.everybody, gone)


def plan_seat(table: Table, person: str, seat: int, plan: SeatPlan) -> Draft:
    """The host makes an empty seat open, reserved, or a bot's."""
    check_host(table, person)
    check_open(table)
    check_plan(table.game, plan)
    if not 0 <= seat < table.players:
        raise bad_input("table-no-such-seat", number=seat + 1, players=table.players)
    if table.seats[seat].person:
        raise not_now("table-taken")
    return Draft(Planned(seat, plan), table.everybody)


def start(table: Table, person: str) -> Draft:
    check_host(table, person)
    check_open(table)
    empty = sum(not seat.is_filled for seat in table.seats)
    if empty:
        raise not_now("table-not-full", empty=empty)
    changes = [index.status(table.id, "running", table.at)]
    return Draft(Started(), table.everybody, changes)


# Playing


def move(table: Table, person: str, number: int, move: Move) -> Draft:
    seat = seat_at(table, person)
    check_running(table)
    check_number(table, seat, number)
    check_present(table, seat)
    assert table.position is not None
    return played(table, seat, table.position.read(seat, move))


def played(table: Table, seat: int, action: int, bot: str = "") -> Draft:
    """An action as a draft, unless the rules forbid it."""
    before = table.position
    assert before is not None
    after, seen = before.act(seat, action)
    changes = [index.status(table.id, "finished", table.at)] if after.over else []
    named = before.game.name_action(before.snapshot, seat, action)
    return Draft(Moved(seat, named, bot), seen, changes, after, action)


def say(table: Table, person: str, text: str) -> Draft:
    seat = seat_at(table, person)
    return Draft(Said(seat, checked_text(text, LONGEST_CHAT, "\n")), table.everybody)


def checked_text(text: str, longest: int, allowed: str = "") -> str:
    """Any writing there is, but no control characters and not without end."""
    text = text.strip()
    if not 1 <= len(text) <= longest:
        raise bad_input("table-text-length", most=longest)
    if any((ord(sign) < 32 or 127 <= ord(sign) < 160) and sign not in allowed for sign in text):
        raise bad_input("table-text-control")
    return text


def undo(table: Table, person: str, number: int) -> Draft:
    """Take the last move back, at once where that is free or nobody else is asked."""
    seat = seat_at(table, person)
    check_running(table)
    check_number(table, seat, number)
    check_present(table, seat)
    play = teaching.strayed(table) or table.last_own_play(seat)
    if play is None:
        raise not_now("table-nothing-to-undo")
    if table.may_undo(seat) or table.is_alone(seat):
        return Draft(Undone(seat, play.n), table.undone_with(play.n) | 1 << (seat + 1))
    if table.question:
        raise not_now("table-already-asked")
    return Draft(Asked(seat, play.n), table.everybody)


def answer(table: Table, person: str, yes: bool) -> Draft:
    seat = seat_at(table, person)
    check_running(table)
    question = table.question
    if question and seat == question.seat and not yes:
        return Draft(Answered(seat, yes, withdrawn=True), table.everybody)
    if question is None or seat not in question.waiting:
        raise not_now("table-not-asked")
    complete = yes and question.waiting == {seat}
    return Draft(Answered(seat, yes, question.to if complete else 0), table.everybody)


def away(table: Table, person: str, why: Reason) -> Draft:
    """Let a bot play: for a while, or for good when resigning. Who leaves a lesson ends it."""
    seat = seat_at(table, person)
    check_running(table)
    if table.seats[seat].why == "resigned" or (table.seats[seat].stand_in and why != "resigned"):
        raise not_now("table-away")
    if table.opened.lesson and why in {"left", "resigned"}:
        return Draft(Closed(), table.everybody, [index.status(table.id, "closed", table.at)])
    return stood_in(table, seat, why)


def stood_in(table: Table, seat: int, why: Reason) -> Draft:
    return Draft(Away(seat, why, table.opened.stand_in), table.everybody)


def back(table: Table, person: str) -> Draft:
    seat = seat_at(table, person)
    check_running(table)
    if table.seats[seat].why == "resigned":
        raise not_now("table-resigned")
    if not table.seats[seat].stand_in:
        raise not_now("table-not-away")
    return Draft(Back(seat), table.everybody)


def rematch(table: Table, person: str, new: str) -> Draft:
    seat = seat_at(table, person)
    if table.status != "finished":
        raise not_now("table-not-over")
    return Draft(Rematched(seat, new), table.everybody)


def rematch_plan(table: Table) -> Plan:
    """The same again, every seat kept for who sat there."""
    seats = [
        SeatPlan("reserved", person=seat.person) if seat.person else seat.plan
        for seat in table.seats
    ]
    before = table.opened
    return Plan(
        game=before.game, seats=seats, options=before.options, public=before.public,
        clock=before.clock, stand_in=before.stand_in, rematch_of=table.id,
    )  # fmt: skip


# Checks


def seat_at(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat == SPECTATOR:
        raise forbidden("table-not-seated")
    return seat


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise forbidden("table-not-host")


def check_open(table: Table) -> None:
    if table.status != "open":
        raise not_now("table-begun")


def check_running(table: Table) -> None:
    if table.status != "running":
        raise not_now("table-not-running")


def check_present(table: Table, seat: int) -> None:
    if table.seats[seat].stand_in:
        raise not_now("table-away")


def check_advised(table: Table, seat: int) -> None:
    """Hints are for whoever plays with bots alone: among people everybody thinks for themselves."""
    check_running(table)
    check_present(table, seat)
    if any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise forbidden("table-hint-company")
    if seat not in table.acting:
        raise not_now("table-hint-turn")


def check_number(table: Table, seat: int, number: int) -> None:
    """Has the seat seen the position it talks about?"""
    if number != table.number_for(seat):
        raise Stale(table.number_for(seat))

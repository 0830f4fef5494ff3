"""Reports: a line of chat or a name that somebody wants the operator to see, each of them once."""

from typing import Literal

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.entries import Entry, Said
from regalia.table.errors import not_now
from regalia.table.hall import Hall
from regalia.table.people import Person, hash_of
from regalia.table.rooms import Room
from regalia.table.schema import reports
from regalia.table.store import Work, entries_of
from regalia.table.viewers import notices

MOST_WAITING = 50
"""Reports of one person that the operator has not handled yet."""
ID_LENGTH = 12


class Subject(msgspec.Struct, frozen=True):
    """Whom something is about, and what of theirs."""

    person: str
    kind: Literal["chat", "name"]
    text: str
    which: str
    """What tells it from all else of this person."""


async def subject_of(hall: Hall, room: Room, person: Person, seat: int, line: int) -> Subject:
    """Who sits on a seat, or has said the line that the person knows by this count."""
    found = await said_in(hall, room, person, line) if line else named_at(room, seat)
    if found.person == person.id:
        raise bad_input("table-yourself")
    return found


def named_at(room: Room, seat: int) -> Subject:
    person = room.table.seats[seat].person if seat < room.table.players else ""
    name = room.names.get(person, "")
    if not name:
        raise bad_input("table-nobody")
    return Subject(person, "name", name, name)


async def said_in(hall: Hall, room: Room, person: Person, line: int) -> Subject:
    viewer = room.table.seat_of(person.id)
    entries = await hall.store.read(entries_of(room.table.id))
    noticed = [entry for entry in entries if notices(entry.seen, viewer)]
    entry: Entry | None = noticed[line - 1] if line <= len(noticed) else None
    if entry is None or not isinstance(entry.body, Said) or not entry.body.text:
        raise bad_input("table-no-chat")
    return Subject(entry.person, "chat", entry.body.text, f"{entry.table} {entry.n}")


def report(reporter: str, table: str, subject: Subject, now: float) -> Work[None]:
    """Keeps the words as they are now, whatever becomes of them; the same again changes nothing."""
    text = f"report {reporter} {subject.kind} {subject.person} {subject.which}"
    id = hash_of(text)[:ID_LENGTH]
    waiting = sa.select(reports.c.id).where(
        reports.c.reporter == reporter, reports.c.handled == 0
    )  # fmt: skip

    def work(connection: sa.Connection) -> None:
        if connection.execute(sa.select(reports.c.id).where(reports.c.id == id)).first():
            return
        if len(connection.execute(waiting).all()) >= MOST_WAITING:
            raise not_now("table-reports", most=MOST_WAITING)
        connection.execute(
            sa.insert(reports).values(
                id=id, at=now, reporter=reporter, subject=subject.person, table_id=table,
                kind=subject.kind, text=subject.text,
            )
        )  # fmt: skip

    return work

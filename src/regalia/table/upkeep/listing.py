"""Lists for the operator: people, tables, reports."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.schema import bans, entries, people, reports, sittings, tables
from regalia.table.store import Work


class PersonCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None
    created_at: float
    used_at: float
    """When they were last noticed or did anything at a table."""
    tables: int
    """At which they have sat, and which are still there."""
    banned: bool


class TableCard(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str
    public: bool
    opened_at: float
    used_at: float
    people: list[str]


class ReportCard(msgspec.Struct, frozen=True):
    id: str
    at: float
    kind: str
    reporter: str
    reporter_name: str
    subject: str
    subject_name: str
    table: str
    text: str
    handled: bool


def list_people(connection: sa.Connection) -> list[PersonCard]:
    """Those who were here last first."""
    used, sat = last_used(connection), counted(connection)
    banned = {
        row.what for row in connection.execute(sa.select(bans).where(bans.c.kind == "person"))
    }
    cards = [
        PersonCard(
            row.id, row.name, row.login, row.created_at,
            max(row.created_at, row.seen_at, used.get(row.id, 0.0)), sat.get(row.id, 0),
            row.id in banned,
        )
        for row in connection.execute(sa.select(people))
    ]  # fmt: skip
    return sorted(cards, key=lambda card: (-card.used_at, card.id))


def last_used(connection: sa.Connection) -> dict[str, float]:
    """When each person last did anything at a table."""
    query = sa.select(entries.c.person, sa.func.max(entries.c.at)).group_by(entries.c.person)
    return pairs(connection, query)


def counted(connection: sa.Connection) -> dict[str, int]:
    query = sa.select(sittings.c.person, sa.func.count()).group_by(sittings.c.person)
    return pairs(connection, query)


def pairs(connection: sa.Connection, query: "sa.Select[Any]") -> dict[str, Any]:
    return {row[0]: row[1] for row in connection.execute(query)}


def list_tables(statuses: Sequence[str]) -> Work[list[TableCard]]:
    """Those where something happened last first."""
    query = sa.select(tables).where(tables.c.status.in_(statuses))

    def work(connection: sa.Connection) -> list[TableCard]:
        used, sitting = last_played(connection), who_sits(connection)
        cards = [
            TableCard(
                row.id, row.game, row.status, bool(row.public), row.opened_at,
                used.get(row.id, row.changed_at), sitting[row.id],
            )
            for row in connection.execute(query)
        ]  # fmt: skip
        return sorted(cards, key=lambda card: (-card.used_at, card.id))

    return work


def last_played(connection: sa.Connection) -> dict[str, float]:
    """When anything last happened at each table."""
    query = sa.select(entries.c.table_id, sa.func.max(entries.c.at)).group_by(entries.c.table_id)
    return pairs(connection, query)


def who_sits(connection: sa.Connection) -> defaultdict[str, list[str]]:
    query = sa.select(sittings.c.table_id, people.c.name).join(
        people, people.c.id == sittings.c.person
    )
    found: defaultdict[str, list[str]] = defaultdict(list)
    for table, name in connection.execute(query.order_by(people.c.name)):
        found[table].append(name)
    return found


def list_reports(every: bool) -> Work[list[ReportCard]]:
    """The oldest first; those that were handled only where every one is asked for."""
    query = sa.select(reports).order_by(reports.c.at, reports.c.id)
    if not every:
        query = query.where(reports.c.handled == 0)

    def work(connection: sa.Connection) -> list[ReportCard]:
        names = {row.id: row.name for row in connection.execute(sa.select(people))}
        return [
            ReportCard(
                row.id, row.at, row.kind, row.reporter, names.get(row.reporter, ""), row.subject,
                names.get(row.subject, ""), row.table_id, row.text, bool(row.handled),
            )
            for row in connection.execute(query)
        ]  # fmt: skip

    return work


def handle_report(id: str) -> Work[None]:
    change = sa.update(reports).where(reports.c.id == id).values(handled=1)

    def work(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise bad_input("admin-error-report", report=id)

    return work

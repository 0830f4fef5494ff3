"""People and tables as an operator names them."""

from typing import Any

import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.people import Person, person_of
from regalia.table.schema import people, tables
from regalia.table.store import Work

MOST_NAMED = 10


def find_person(name: str) -> Work[Person]:
    """By id, by login, or by a name that nobody else has."""
    ways = (people.c.id == name, people.c.login == name.casefold(), people.c.name == name)

    def work(connection: sa.Connection) -> Person:
        for way in ways:
            rows = connection.execute(sa.select(people).where(way).limit(MOST_NAMED)).all()
            if len(rows) > 1:
                raise bad_input("admin-error-several", name=name, ids=[row.id for row in rows])
            if person := person_of(rows[0] if rows else None):
                return person
        raise bad_input("admin-error-person", name=name)

    return work


def find_table(id: str) -> Work[Any]:
    """A table's row in the index."""
    query = sa.select(tables).where(tables.c.id == id)

    def work(connection: sa.Connection) -> Any:
        row = connection.execute(query).first()
        if row is None:
            raise bad_input("admin-error-table", table=id)
        return row

    return work

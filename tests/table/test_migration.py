"""A database that an earlier program has written opens, and its games are played on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hall_helpers import TurnedClock, fold_of, move_anyhow, open_hall

from regalia.table import schema
from regalia.table.database import connect
from regalia.table.people import Person

pytestmark = pytest.mark.anyio

RECORDED = Path(__file__).parent / "database-version-2.json"
"""All rows of a database of that version, as its program wrote them."""


def earlier(url: str) -> dict[str, list[dict[str, Any]]]:
    """Make the database anew as it was; its rows."""
    rows: dict[str, list[dict[str, Any]]] = json.loads(RECORDED.read_text("utf-8"))
    engine = connect(url).execution_options(writes=True)
    with engine.begin() as connection:
        for statement in (statement for step in schema.MIGRATIONS[:2] for statement in step):
            connection.exec_driver_sql(statement.format(clustered=""))
        for name, found in rows.items():
            if found:
                connection.execute(sa.insert(schema.metadata.tables[name]), found)
    engine.dispose()
    return rows


async def test_a_database_of_the_version_before_opens_and_is_played_on(database: str) -> None:
    rows = earlier(database)
    people = [Person(row["id"], row["name"], row["language"]) for row in rows["people"]]
    [table] = rows["tables"]

    async with open_hall(database, TurnedClock(2_000_000.0)) as hall:
        before = len((await fold_of(hall, table["id"])).plays)
        await move_anyhow(hall, table["id"], people, random.Random(1))
        _, session = await hall.people.log_in("ann", "correct horse")
        version = await hall.store.read(schema.version_of)

        assert before == 4
        assert len((await fold_of(hall, table["id"])).plays) == 5
        assert (await hall.people.by_session(session)).name == "Ann"  # type: ignore[union-attr]
        assert version == len(schema.MIGRATIONS)

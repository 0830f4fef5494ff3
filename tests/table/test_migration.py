"""A database that an earlier program has written opens, and its games are played on."""

import random

import pytest
from earlier_database import earlier
from hall_helpers import TurnedClock, fold_of, move_anyhow, open_hall

from regalia.table import schema
from regalia.table.people import Person

pytestmark = pytest.mark.anyio


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

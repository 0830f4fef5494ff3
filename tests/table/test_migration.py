"""A database that an earlier program has written opens, and its games are played on."""

import random

import pytest
import sqlalchemy as sa
from earlier_database import earlier
from hall_helpers import TurnedClock, fold_of, move_anyhow, open_hall

from regalia.table import schema
from regalia.table.database import connect
from regalia.table.errors import Missing
from regalia.table.people import Person
from regalia.table.upkeep import check_database

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


async def test_a_game_of_other_rules_is_kept_and_not_played_on(database: str) -> None:
    rows = earlier(database)
    [table] = rows["tables"]
    opened = {row["n"]: row["body"] for row in rows["entries"]}[1]
    older = opened.replace('"rules":1', '"rules":0')
    engine = connect(database).execution_options(writes=True)
    with engine.begin() as connection:
        change = sa.update(schema.entries).where(schema.entries.c.n == 1).values(body=older)
        connection.execute(change)
    engine.dispose()

    async with open_hall(database) as hall:
        with pytest.raises(Missing) as refused:
            await fold_of(hall, table["id"])

    assert refused.value.message.id == "table-other-rules"
    assert older != opened
    assert check_database(database, lambda done, total: None) == []

"""A database that an earlier program has written opens, and its games are played on."""

import random

import pytest
import sqlalchemy as sa
from earlier_database import VERSIONS, earlier
from hall_helpers import TurnedClock, fold_of, key, move_anyhow, open_hall

from regalia.table import index, schema
from regalia.table.commands import Say
from regalia.table.database import connect
from regalia.table.entries import Said, SeatPlan, read_body, write_body
from regalia.table.errors import Missing
from regalia.table.opening import Plan, opened, rematch_plan
from regalia.table.people import Person
from regalia.table.store import entries_of
from regalia.table.upkeep import check_database

pytestmark = pytest.mark.anyio


def test_there_is_a_database_of_every_earlier_version() -> None:
    """One that is to be changed is recorded first."""
    assert len(VERSIONS) >= len(schema.MIGRATIONS) - 1


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_every_version_opens_and_is_played_on(
    database: str, version: int
) -> None:
    rows = earlier(database, version)
    people = [Person(row["id"], row["name"], row["language"]) for row in rows["people"]]
    [table], [ann] = rows["tables"], [person for person in people if person.name == "Ann"]

    async with open_hall(database, TurnedClock(2_000_000.0)) as hall:
        before = len((await fold_of(hall, table["id"])).plays)
        await move_anyhow(hall, table["id"], people, random.Random(1))
        await hall.do(table["id"], ann, key(), Say("still here"))
        _, session = await hall.people.log_in("ann", "correct horse")
        found = await hall.people.by_session(session)

        assert found is not None
        assert found.name == "Ann"
        assert before == 4
        assert len((await fold_of(hall, table["id"])).plays) == 5
        assert len(await hall.people.tokens_of(found)) == len(rows["tokens"])
        assert found.muted == {row["muted"] for row in rows.get("mutes", [])}
        assert await hall.store.read(index.all_tables_of(found.id)) == [table["id"]]
        assert await hall.store.read(schema.version_of) == len(schema.MIGRATIONS)
    assert check_database(database, lambda done, total: None) == []


@pytest.mark.parametrize(("before", "now"), [(0, None), (1, 0)])
async def test_tables_that_counted_the_starting_seat_from_1_open_and_are_played_on(
    database: str, before: int, now: int | None
) -> None:
    """The first seat started there, by lot or as the table had it."""
    rows = earlier(database)
    [table] = rows["tables"]
    people = [Person(row["id"], row["name"], row["language"]) for row in rows["people"]]
    change_opened(database, '"first":0', f'"first":{before}')

    async with open_hall(database) as hall:
        await move_anyhow(hall, table["id"], people, random.Random(1))
        fold = await fold_of(hall, table["id"])

        assert fold.opened.options["first"] == now
        assert fold.position.see(0).first == fold.plays[0].seat == 0
        assert rematch_plan(fold, True).options["first"] == now


def test_tables_opened_now_count_from_0_and_are_read_as_they_are() -> None:
    written = opened(Plan(game="majesty", seats=[SeatPlan()] * 2, options={"first": 1}))

    assert written.options["first"] == 1
    assert read_body(write_body(written)) == written


def change_opened(database: str, part: str, other: str) -> None:
    """Something else stands in the entry that opened the table."""
    engine, first = connect(database).execution_options(writes=True), schema.entries.c.n == 1
    with engine.begin() as connection:
        body = connection.execute(sa.select(schema.entries.c.body).where(first)).scalar_one()
        assert part in body
        change = sa.update(schema.entries).where(first).values(body=body.replace(part, other))
        connection.execute(change)
    engine.dispose()


async def test_a_game_of_other_rules_is_kept_and_not_played_on(database: str) -> None:
    rows = earlier(database)
    [table] = rows["tables"]
    change_opened(database, '"rules":1', '"rules":0')

    async with open_hall(database) as hall:
        with pytest.raises(Missing) as refused:
            await fold_of(hall, table["id"])

    assert refused.value.message.id == "table-other-rules"
    assert check_database(database, lambda done, total: None) == []


async def test_a_key_that_was_once_written_twice_stays_with_the_first(database: str) -> None:
    rows = earlier(database)
    people = [Person(row["id"], row["name"], row["language"]) for row in rows["people"]]
    [table], last = rows["tables"], rows["entries"][-1]["n"]
    said = {**rows["entries"][-1], "kind": "said", "person": people[0].id, "key": "the-same-key"}
    bodies = [write_body(Said(0, text)) for text in ("first", "second")]
    add_entries(database, [{**said, "n": last + 1 + n, "body": bodies[n]} for n in range(2)])

    async with open_hall(database) as hall:
        n = (await fold_of(hall, table["id"])).n
        answer = await hall.do(table["id"], people[0], "the-same-key", Say("third"))
        log = await hall.store.read(entries_of(table["id"]))

        assert answer.heard == last + 1
        assert n == len(log) == last + 2
        assert [entry.key for entry in log[-2:]] == ["the-same-key", ""]


def add_entries(database: str, rows: list[dict[str, object]]) -> None:
    engine = connect(database).execution_options(writes=True)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.entries), rows)
    engine.dispose()

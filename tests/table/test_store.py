"""The store: shared commits, lost races, and a database that goes away and comes back."""

import asyncio
import functools
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from hall_helpers import fold_of, guests, key, move_anyhow, open_hall, seated
from msgspec.structs import replace

from databases import HOW, Server, postgresql, programs
from regalia.engine.errors import BadInput
from regalia.table import schema
from regalia.table.commands import Say
from regalia.table.entries import Entry, Said
from regalia.table.errors import Unavailable
from regalia.table.people import run
from regalia.table.store import MOST_TOGETHER, Append, Store, Work, entries_of

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, n: int, text: str = "hello") -> Entry:
    return Entry(table, n, 1.0, "somebody", f"key-{n:08}", 1, Said(0, text))


async def test_appends_that_come_together_share_commits(database: str) -> None:
    async with open_store(database) as store:
        written = await asyncio.gather(*(store.append(entry(f"t{i}", 1)) for i in range(300)))

        assert all(written)
        assert store.commits < 100


@pytest.mark.parametrize("count", [1, 5, 31, 300, MOST_TOGETHER])
async def test_however_many_come_together_each_is_written_once(database: str, count: int) -> None:
    async with open_store(database) as store:
        promised = store.loop.create_future()
        work = [Append(entry(f"t{i}", 1), (), promised) for i in range(count)]
        with store.engine.execution_options(writes=True).begin() as connection:
            assert store._append_all(connection, work) == work

        logs = [await store.read(entries_of(f"t{i}")) for i in range(count)]
        assert [len(log) for log in logs] == [1] * count


async def test_a_taken_place_spoils_nothing_for_the_others(database: str) -> None:
    async with open_store(database) as store:
        await store.append(entry("taken", 1, "first"))

        outcomes = await asyncio.gather(
            store.append(entry("a", 1)),
            store.append(entry("taken", 1, "second")),
            store.append(entry("b", 1)),
        )

        assert list(outcomes) == [True, False, True]
        [kept] = await store.read(entries_of("taken"))
        assert kept.body == Said(0, "first")


async def test_a_key_is_written_once_at_a_table_for_each_person(database: str) -> None:
    async with open_store(database) as store:
        first = replace(entry("one", 1), key="the-same-key")
        again = [
            replace(first, n=2), replace(first, n=2, person="another"), replace(first, table="two"),
            replace(first, n=3, key=""), replace(first, n=4, key=""),
        ]  # fmt: skip
        await store.append(first)

        written = await asyncio.gather(*map(store.append, again))

        assert written == [False, True, True, True, True]


async def test_processes_that_wait_for_each_other_both_get_on(postgres: Server) -> None:
    url, both = postgres.new_database(), threading.Barrier(2)
    async with open_store(url) as one, open_store(url) as two:
        for name in "ab":
            await one.write(run(sa.insert(schema.settings).values(name=name, value="")))
        tries: list[str] = []

        def touch(first: str, second: str) -> Work[None]:
            def work(connection: sa.Connection) -> None:
                tries.append(first)
                add_to(connection, first)
                if tries.count(first) == 1:
                    both.wait()
                add_to(connection, second)

            return work

        await asyncio.gather(one.write(touch("a", "b")), two.write(touch("b", "a")))

        values = [await one.read(functools.partial(schema.get_setting, name=name)) for name in "ab"]
        assert values == ["++", "++"]
        assert len(tries) > 2  # one of them was sent back, perhaps more than once


def add_to(connection: sa.Connection, name: str) -> None:
    column = schema.settings.c
    change = sa.update(schema.settings).where(column.name == name).values(value=column.value + "+")
    connection.execute(change)


async def test_a_change_that_fails_takes_nothing_else_with_it(database: str) -> None:
    row = {"name": "twice", "value": ""}
    twice = run(sa.insert(schema.settings).values(**row))
    async with open_store(database) as store:
        outcomes = await asyncio.gather(
            store.append(entry("a", 1)), store.write(twice), store.write(twice),
            store.append(entry("b", 1)), return_exceptions=True,
        )  # fmt: skip

        assert [type(outcome) for outcome in outcomes] == [
            bool, type(None), sa.exc.IntegrityError, bool
        ]  # fmt: skip
        assert len(await store.read(entries_of("b"))) == 1


async def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        chance = random.Random(1)
        await move_anyhow(hall, id, people, chance)
        await hall.store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1"))

        with pytest.raises(Unavailable):
            for _ in range(200):
                await hall.do(id, people[0], key(), Say("x" * 500))
        acknowledged = (await fold_of(hall, id)).n
        await make_room(hall.store)
        await move_anyhow(hall, id, people, chance)

        assert (await fold_of(hall, id)).n == acknowledged + 1
        assert len(await hall.store.read(entries_of(id))) == acknowledged + 1


async def make_room(store: Store) -> None:
    """The limit belongs to a connection: with new ones there is none."""
    store.engine.dispose()


async def test_one_sqlite_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with open_store(url):
        with pytest.raises(BadInput):
            Store(url)
    async with open_store(url):
        pass


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "no address", "postgresql://"])
def test_addresses_that_are_none_are_refused(url: str) -> None:
    with pytest.raises((BadInput, Unavailable)):
        schema.check(url)


async def test_a_newer_database_is_refused(database: str) -> None:
    async with open_store(database) as store:
        await store.write(lambda c: schema.put_setting(c, "version", "99"))

    with pytest.raises(BadInput):
        schema.check(database)


async def test_the_game_goes_on_after_postgresql_was_restarted() -> None:
    if programs() is None:
        pytest.skip(HOW)
    with postgresql() as server:
        await play_across_a_restart(server)


async def play_across_a_restart(server: Server) -> None:
    async with open_hall(server.new_database()) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        chance = random.Random(2)
        await move_anyhow(hall, id, people, chance)
        server.stop("immediate")

        with pytest.raises(Unavailable):
            await hall.do(id, people[0], "while-it-is-gone", Say("hello?"))
        server.start()
        await hall.do(id, people[0], "while-it-is-gone", Say("hello?"))
        await move_anyhow(hall, id, people, chance)

        assert len((await fold_of(hall, id)).plays) == 2

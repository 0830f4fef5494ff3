"""Backups, checks, and files that are for their owner alone."""

import asyncio
import random
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from earlier_database import earlier
from hall_helpers import fold_of, guests, move_anyhow, open_hall, seated

from databases import Server
from regalia.engine.errors import BadInput, Complaint
from regalia.table import schema, upkeep
from regalia.table.database import connect
from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.table.upkeep import Fault

pytestmark = pytest.mark.anyio


def unheard(done: int, total: int) -> None:
    """Progress that nobody follows."""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def some_game(hall: Hall) -> tuple[str, list[Person]]:
    people = await guests(hall, 2)
    id = await seated(hall, people)
    for _ in range(3):
        await move_anyhow(hall, id, people, random.Random(1))
    return id, people


async def copy(database: str, file: Path) -> list[Fault]:
    _, faults = await asyncio.to_thread(upkeep.back_up, database, file, unheard)
    return faults


async def faults_of(database: str) -> set[str]:
    found = await asyncio.to_thread(upkeep.check_database, database, unheard)
    return {fault.what.id for fault in found}


async def test_a_backup_of_a_served_database_is_played_on_elsewhere(
    database: str, tmp_path: Path
) -> None:
    file, elsewhere = tmp_path / "copy.db", f"sqlite:///{tmp_path}/elsewhere.db"
    async with open_hall(database) as hall:
        id, people = await some_game(hall)
        assert await copy(database, file) == []
        await move_anyhow(hall, id, people, random.Random(2))

    found = await asyncio.to_thread(upkeep.restore, file, elsewhere)

    assert (found.people, found.tables) == (2, 1)
    async with open_hall(elsewhere) as hall:
        assert len((await fold_of(hall, id)).plays) == 3
        await move_anyhow(hall, id, people, random.Random(3))
    assert mode(file) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]


async def test_a_backup_of_sqlite_goes_to_postgresql(postgres: Server, tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/r.db", postgres.new_database()
    async with open_hall(here) as hall:
        id, people = await some_game(hall)
        await copy(here, tmp_path / "copy.db")

    await asyncio.to_thread(upkeep.restore, tmp_path / "copy.db", there)

    assert await faults_of(there) == set()
    async with open_hall(there) as hall:
        await move_anyhow(hall, id, people, random.Random(3))


async def test_a_database_that_is_served_is_not_replaced(database: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    async with open_hall(database) as hall:
        id, _ = await some_game(hall)
        await copy(database, file)
        await asyncio.to_thread(hall.bus.listening.wait)

        with pytest.raises(BadInput):
            await asyncio.to_thread(upkeep.restore, file, database)

        assert len((await fold_of(hall, id)).plays) == 3
    assert (await asyncio.to_thread(upkeep.restore, file, database)).tables == 1


async def test_an_earlier_backup_is_brought_up_to_date_and_left_as_it_is(tmp_path: Path) -> None:
    earlier(f"sqlite:///{tmp_path}/old.db")
    before = (tmp_path / "old.db").read_bytes()

    found = await asyncio.to_thread(
        upkeep.restore, tmp_path / "old.db", f"sqlite:///{tmp_path}/new.db"
    )

    assert (found.people, found.tables, found.entries) == (2, 1, 9)
    assert (tmp_path / "old.db").read_bytes() == before
    assert await faults_of(f"sqlite:///{tmp_path}/new.db") == set()


async def test_what_is_no_backup_is_refused_and_nothing_is_lost(
    database: str, tmp_path: Path
) -> None:
    async with open_hall(database) as hall:
        id, people = await some_game(hall)
    (tmp_path / "letter.db").write_text("Dear all, " * 1000)
    (tmp_path / "empty.db").touch()
    connect(f"sqlite:///{tmp_path}/newer.db").dispose()
    schema.check(f"sqlite:///{tmp_path}/newer.db")
    newer = connect(f"sqlite:///{tmp_path}/newer.db").execution_options(writes=True)
    with newer.begin() as connection:
        schema.put_setting(connection, "version", "99")
    newer.dispose()

    for name in ("letter.db", "empty.db", "newer.db", "nowhere.db"):
        with pytest.raises(BadInput):
            await asyncio.to_thread(upkeep.restore, tmp_path / name, database)

    async with open_hall(database) as hall:
        await move_anyhow(hall, id, people, random.Random(3))


async def test_a_backup_is_not_written_over_the_database_itself(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    schema.check(url)

    with pytest.raises(BadInput):
        await copy(url, tmp_path / "r.db")


async def test_only_a_database_that_is_there_and_of_this_version_is_looked_after(
    tmp_path: Path,
) -> None:
    earlier(f"sqlite:///{tmp_path}/old.db")
    (tmp_path / "letter.db").write_text("Dear all, " * 1000)

    for name in ("nowhere.db", "old.db", "letter.db"):
        with pytest.raises(Complaint):
            async with upkeep.beside(f"sqlite:///{tmp_path}/{name}"):
                pass
    assert not (tmp_path / "nowhere.db").exists()


DAMAGES = {
    "admin-fault-fold": sa.delete(schema.entries).where(schema.entries.c.n == 5),
    "admin-fault-unreadable": sa.update(schema.entries)
    .values(body="{")
    .where(schema.entries.c.n == 5),
    "admin-fault-unlisted": sa.delete(schema.tables),
    "admin-fault-status": sa.update(schema.tables).values(status="finished"),
    "admin-fault-sittings": sa.update(schema.sittings)
    .values(person="nobody")
    .where(
        schema.sittings.c.person
        == sa.select(sa.func.min(schema.sittings.c.person)).scalar_subquery()
    ),
    "admin-fault-commitment": sa.update(schema.entries)
    .where(schema.entries.c.n == 1)
    .values(body=sa.func.replace(schema.entries.c.body, '"salt":"', '"salt":"pepper')),
}


@pytest.mark.parametrize("fault", DAMAGES)
async def test_damage_is_found_and_no_backup_made_of_it(fault: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/r.db"
    async with open_hall(url) as hall:
        await some_game(hall)
        await hall.store.write(lambda connection: connection.execute(DAMAGES[fault]).rowcount)

    assert await faults_of(url) == {fault}
    assert [each.what.id for each in await copy(url, tmp_path / "copy.db")] == [fault]
    assert not (tmp_path / "copy.db").exists()


async def test_files_are_for_their_owner_alone_and_an_old_one_is_mended(tmp_path: Path) -> None:
    old = tmp_path / "r.db"
    schema.check(f"sqlite:///{old}")
    old.chmod(0o644)

    async with open_hall(f"sqlite:///{old}") as hall:
        await guests(hall, 1)

        assert {path.name: mode(path) for path in tmp_path.iterdir()} == {
            "r.db": 0o600, "r.db-wal": 0o600, "r.db-shm": 0o600, "r.db.lock": 0o600
        }  # fmt: skip

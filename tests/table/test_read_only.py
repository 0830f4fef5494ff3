"""A database that cannot be written: said clearly, and nothing acknowledged is lost."""

import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from hall_helpers import fold_of, guests, move_anyhow, open_hall, seated

from regalia.table import schema
from regalia.table.commands import Say
from regalia.table.errors import Unavailable
from regalia.table.store import Store, entries_of

START_AS_NOBODY = """
import os, sys
from regalia.engine.errors import BadInput
from regalia.table import schema
from regalia.words import words

other, database = sys.argv[1:]
schema.check(f"sqlite:///{other}")  # all is imported and read before the right to is given up
say = words("en")
say("table-database-taken", file="")
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    schema.check(f"sqlite:///{database}")
except BadInput as complaint:
    print(say.say(complaint.message))
"""
"""Root may write everything, so the attempt is made by somebody who is not root."""


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """SQLite itself refuses to write, as on a file system that was mounted read-only."""

    def forbid(connection: sa.Connection, *_: object) -> None:
        connection.execute("PRAGMA query_only=ON")  # type: ignore[call-overload]

    sa.event.listen(store.engine, "checkout", forbid)
    try:
        yield
    finally:
        sa.event.remove(store.engine, "checkout", forbid)
        store.engine.dispose()


@pytest.mark.anyio
async def test_a_database_that_turns_read_only_is_said_and_loses_nothing(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        chance = random.Random(1)
        await move_anyhow(hall, id, people, chance)
        acknowledged = (await fold_of(hall, id)).n

        with read_only(hall.store):
            for _ in range(5):
                with pytest.raises(Unavailable):
                    await hall.do(id, people[0], "while-read-only", Say("Can you hear me?"))
            assert (await hall.room(id, people[0])).table.n == acknowledged  # still to be seen
        await hall.do(id, people[0], "while-read-only", Say("Can you hear me?"))
        await hall.do(id, people[0], "while-read-only", Say("Can you hear me?"))
        await move_anyhow(hall, id, people, chance)

        kept = await hall.store.read(entries_of(id))
        assert len(kept) == (await fold_of(hall, id)).n == acknowledged + 2
        assert [entry.key for entry in kept].count("while-read-only") == 1


@pytest.mark.parametrize("folder", [0o755, 0o777])
def test_a_file_without_the_right_to_write_is_refused_at_the_start(folder: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(folder)
        database = Path(name) / "r.db"
        schema.check(f"sqlite:///{database}")
        database.chmod(0o444)
        before = database.read_bytes()

        said = subprocess.run(
            [sys.executable, "-c", START_AS_NOBODY, f"{name}/other.db", str(database)],
            check=True, timeout=120, capture_output=True, text=True,
        ).stdout  # fmt: skip

        assert str(database) in said
        assert "Check the rights" in said
        assert database.read_bytes() == before

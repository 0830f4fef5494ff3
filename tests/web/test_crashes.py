"""Servers and databases that go without warning: what was acknowledged is there, and only once."""

import os
import random
import signal
import time
from collections import Counter
from pathlib import Path

import pytest
from processes import Company, companies, processes

from databases import HOW, Server, postgresql, programs
from regalia.table.database import connect
from regalia.table.entries import Moved
from regalia.table.store import entries_of
from regalia.table.table import fold

TABLES = 6
KILLS = int(os.environ.get("REGALIA_KILLS", "2"))
"""A few in the usual tests, many in `make soak`."""


def wait_a_moment(chance: random.Random) -> None:
    time.sleep(chance.uniform(0.2, 1.0))


def check_books(database: str, playing: list[Company]) -> None:
    """The log holds what was acknowledged, once, without gaps, and nothing else of these people."""
    engine = connect(database)
    with engine.connect() as connection:
        tables = [table for company in playing for table in company.tables]
        logs = {table: entries_of(table)(connection) for table in tables}
    engine.dispose()
    for table, logged in logs.items():
        moves = [entry for entry in logged if isinstance(entry.body, Moved)]
        assert [entry.n for entry in logged] == list(range(1, len(logged) + 1))
        assert [play.n for play in fold(table, logged).plays] == [entry.n for entry in moves]
    moved = (e.key for log in logs.values() for e in log if isinstance(e.body, Moved) and e.key)
    assert Counter(moved) == Counter(key for each in playing for key in each.acknowledged)


def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    database, chance = f"sqlite:///{tmp_path}/r.db", random.Random(1)
    with processes(database, tmp_path) as [server]:
        with companies([server.address], TABLES) as playing:
            for _ in range(KILLS):
                wait_a_moment(chance)
                server.kill()
                server.start()

        server.stop()
        check_books(database, playing)


def test_a_server_that_is_stopped_finishes_what_it_was_asked_for(tmp_path: Path) -> None:
    database, chance = f"sqlite:///{tmp_path}/r.db", random.Random(2)
    with processes(database, tmp_path) as [server]:
        with companies([server.address], TABLES) as playing:
            for how in (signal.SIGTERM, signal.SIGINT):
                wait_a_moment(chance)
                server.stop(how)
                server.start()

        server.stop()
        check_books(database, playing)


def test_two_servers_share_a_database_and_one_is_killed(postgres: Server, tmp_path: Path) -> None:
    database, chance = postgres.new_database(), random.Random(3)
    with processes(database, tmp_path, 2) as servers:
        with companies([server.address for server in servers], TABLES) as playing:
            for server in servers:
                wait_a_moment(chance)
                server.kill()
                wait_a_moment(chance)
                server.start()

        check_books(database, playing)


def test_two_servers_go_on_after_postgresql_was_restarted(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip(HOW)
    with postgresql() as own:
        database, chance = own.new_database(), random.Random(4)
        with processes(database, tmp_path, 2) as servers:
            with companies([server.address for server in servers], TABLES) as playing:
                for how in ("immediate", "fast"):
                    wait_a_moment(chance)
                    own.stop(how)
                    wait_a_moment(chance)
                    own.start()

            check_books(database, playing)

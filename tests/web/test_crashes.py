"""Servers and databases that go without warning: what was acknowledged is there, and only once."""

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from link import Link, link
from processes import Company, companies, processes

from databases import HOW, Server, postgresql, programs
from regalia.table.database import connect
from regalia.table.entries import Entry, Moved, Said
from regalia.table.store import entries_of
from regalia.table.table import fold
from soaking import figures, progress, size

TABLES = 6
KILLS, SHARED_KILLS = size("KILLS", 2), size("SHARED_KILLS", 2)
RESTARTS, CUTS = size("RESTARTS", 2), size("CUTS", 3)
"""A few in the usual tests, many in `make soak`."""


def again_and_again(what: str, times: int, chance: random.Random) -> Iterator[int]:
    """So many accidents, a moment apart."""
    for number in range(times):
        progress(what, number, times)
        time.sleep(chance.uniform(0.2, 1.0))
        yield number


def check_books(database: str, playing: list[Company], what: str) -> None:
    """The log holds what was acknowledged, once, without gaps, and nothing else of these people."""
    engine, written = connect(database), Counter[str]()
    with engine.connect() as connection:
        for table in (table for company in playing for table in company.tables):
            written.update(keys_in(table, entries_of(table)(connection)))
    engine.dispose()
    assert written == Counter(key for each in playing for key in each.acknowledged)
    figures(f"{what}: {written.total()} acknowledged, none lost, none doubled, no gaps")


def keys_in(table: str, logged: list[Entry]) -> list[str]:
    moves = [entry for entry in logged if isinstance(entry.body, Moved)]
    assert [entry.n for entry in logged] == list(range(1, len(logged) + 1))
    assert [play.n for play in fold(table, logged).plays] == [entry.n for entry in moves]
    return [entry.key for entry in logged if isinstance(entry.body, Moved | Said) and entry.key]


def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    database, chance, what = f"sqlite:///{tmp_path}/r.db", random.Random(1), f"{KILLS} kills"
    with processes(database, tmp_path) as [server]:
        with companies([server.address], TABLES) as playing:
            for _ in again_and_again(what, KILLS, chance):
                server.kill()
                server.start()

        server.stop()
        check_books(database, playing, what)


def test_a_server_that_is_stopped_finishes_what_it_was_asked_for(tmp_path: Path) -> None:
    database, chance = f"sqlite:///{tmp_path}/r.db", random.Random(2)
    how = (signal.SIGTERM, signal.SIGINT)
    with processes(database, tmp_path) as [server]:
        with companies([server.address], TABLES) as playing:
            for number in again_and_again("stopped", len(how), chance):
                server.stop(how[number])
                server.start()

        server.stop()
        check_books(database, playing, "stopped")


def test_two_servers_share_a_database_and_are_killed(postgres: Server, tmp_path: Path) -> None:
    """One after the other, and every fifth time both at once."""
    database, chance = postgres.new_database(), random.Random(3)
    what = f"{SHARED_KILLS} kills of two processes"
    with processes(database, tmp_path, 2) as servers:
        with companies([server.address for server in servers], TABLES) as playing:
            for number in again_and_again(what, SHARED_KILLS, chance):
                struck = servers if number % 5 == 4 else [servers[number % 2]]
                for server in struck:
                    server.kill()
                time.sleep(chance.uniform(0.2, 1.0))
                for server in struck:
                    server.start()

        check_books(database, playing, what)


def test_two_servers_go_on_after_postgresql_was_restarted(tmp_path: Path) -> None:
    what = f"{RESTARTS} restarts of PostgreSQL"
    with own_postgresql() as own:
        database, chance = own.new_database(), random.Random(4)
        with processes(database, tmp_path, 2) as servers:
            with companies([server.address for server in servers], TABLES) as playing:
                for number in again_and_again(what, RESTARTS, chance):
                    own.stop(("immediate", "fast")[number % 2])
                    time.sleep(chance.uniform(0.2, 1.0))
                    own.start()

            check_books(database, playing, what)


def test_two_servers_go_on_when_the_network_to_the_database_fails(
    postgres: Server, tmp_path: Path
) -> None:
    """One of the two reaches the database through a network that is cut, held up and slowed."""
    database, chance, what = postgres.new_database(), random.Random(5), f"{CUTS} cuts"
    with link(postgres.port) as between:
        far = database.replace(f":{postgres.port}/", f":{between.port}/")
        with (
            processes(far, tmp_path, 1) as [one],
            processes(database, tmp_path / "near", 1) as [two],
        ):
            with companies([one.address, two.address], TABLES) as playing:
                for number in again_and_again(what, CUTS, chance):
                    fail(between, number, chance)

            check_books(database, playing, what)


def fail(between: Link, number: int, chance: random.Random) -> None:
    """The network breaks, or falls silent and goes on, or does so and breaks; at times slowly."""
    between.slow = number % 2 == 1
    silent, breaks = number % 3 > 0, number % 3 != 1
    if silent:
        between.hold_up()
        time.sleep(chance.uniform(0.2, 3.0))
    if breaks:
        between.cut()
        time.sleep(chance.uniform(0.2, 1.0))
    between.mend()


@contextmanager
def own_postgresql() -> Iterator[Server]:
    """One that this test may stop."""
    if programs() is None:
        pytest.skip(HOW)
    with postgresql() as own:
        yield own

"""Many tables: a database full of unfinished ones, and memory after finished ones."""

import asyncio
import random
import time
from pathlib import Path
from urllib.request import Request, urlopen

import sqlalchemy as sa

from bench.server.process import Serving, begin
from regalia.table import index
from regalia.table.drafts import played
from regalia.table.entries import Body, Entry, Joined, SeatPlan, Started
from regalia.table.opening import Plan, opened
from regalia.table.people import People
from regalia.table.store import Store
from regalia.table.table import Table
from regalia.table.timing import WallClock
from regalia.web.caller import sign

EVERYBODY = 0b111


async def fill(database: Path, tables: int, moves: int) -> tuple[str, str]:
    """So many running tables in a new database; one of them, and a cookie of who plays there."""
    store = Store(f"sqlite:///{database}")
    people = People(store, WallClock())
    ann, session = await people.welcome("Ann", "en")
    bob, _ = await people.welcome("Bob", "en")
    chance = random.Random(1)
    for number in range(tables):
        await asyncio.gather(*table_of(store, f"table-{number}", [ann.id, bob.id], moves, chance))
    await store.close()
    return f"table-{tables // 2}", f"regalia={sign(store.secret, session)}"


def table_of(
    store: Store, id: str, people: list[str], moves: int, chance: random.Random
) -> list["asyncio.Future[bool]"]:
    """A table's whole log so far."""
    plan, table = Plan(game="majesty", seats=[SeatPlan(), SeatPlan()]), Table(id)
    first = opened(plan)
    written: list[asyncio.Future[bool]] = []

    def write(person: str, body: Body, seen: int, *changes: sa.Executable) -> None:
        entry = Entry(id, table.n + 1, time.time(), person, "", seen, body)
        table.apply(entry)
        written.append(store.append(entry, changes))

    opening = Entry(id, 1, time.time(), people[0], "", EVERYBODY, first)
    write(people[0], first, EVERYBODY, index.added(opening, first))
    for seat, person in enumerate(people):
        write(person, Joined(seat), EVERYBODY, index.sits(person, id))
    write(people[0], Started(), EVERYBODY, index.status(id, "running", time.time()))
    for _ in range(moves):
        seat = table.acting[0]
        draft = played(table, seat, chance.choice(table.position.actions(seat)))
        write(people[seat], draft.body, draft.seen)
    return written


def seconds_to_first_answers(database: Path, table: str, cookie: str) -> dict[str, float]:
    """From the start of the process to the first answer of each kind."""
    began, found = time.perf_counter(), {}
    server = begin(database)
    for what, path in (
        ("who am I", "/me"),
        ("my tables", "/me/tables"),
        ("a table", f"/tables/{table}"),
    ):
        ask(server, path, cookie)
        found[what] = time.perf_counter() - began
    found["MB"] = server.megabytes()
    server.process.terminate()
    server.process.wait(30)
    return found


def ask(server: Serving, path: str, cookie: str) -> None:
    request = Request(f"http://127.0.0.1:{server.port}/api/v1{path}", headers={"Cookie": cookie})
    with urlopen(request, timeout=300) as answer:
        assert answer.status == 200

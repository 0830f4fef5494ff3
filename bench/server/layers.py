"""What each layer costs a move: the same games through more and more of the server, in one process.

Processor time of all threads, so that what the writer does is counted where it is waited for.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from bench.server.scripts import TABLES_EACH, Turn, keys, random_moves, written
from regalia.table.commands import Join, MakeMove, Start
from regalia.table.drafts import played
from regalia.table.entries import Entry, SeatPlan
from regalia.table.hall import Hall
from regalia.table.hosting import open_table
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.store import entries_of
from regalia.table.table import Table, fold
from regalia.web.app import Server
from regalia.web.caller import COOKIE, sign
from regalia.web.settings import Settings

PLAYERS = 4
TABLES = 120
"""At the same time, so that they share commits as they do under load."""
PLAN = Plan(game="majesty", seats=[SeatPlan()] * PLAYERS)


@dataclass
class Game:
    table: Table
    people: list[Person]
    cookies: list[bytes]
    turns: list[Turn]


Make = Callable[[Game, Turn], Awaitable[None]]


async def costs() -> dict[str, float]:
    """Microseconds of processor time a move."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Settings(database=f"sqlite:///{folder}/layers.db", requests_per_second=0))
        async with server.live(server.litestar):
            assert server.hall is not None
            return await measured(server, server.hall)


async def measured(server: Server, hall: Hall) -> dict[str, float]:
    async def by_hall(game: Game, turn: Turn) -> None:
        command = MakeMove(turn.number, turn.move)
        await hall.do(game.table.id, game.people[turn.seat], next(keys), command)

    async def by_quick_way(game: Game, turn: Turn) -> None:
        await ask(server, game, turn, "moves")

    async def by_router(game: Game, turn: Turn) -> None:
        await ask(server, game, turn, "moves/")

    await through(await games(hall), by_router)  # makes what is made once
    rules, folding = in_memory(await games(hall))
    whole = await through(await games(hall), by_hall)
    quick = await through(await games(hall), by_quick_way)
    router = await through(await games(hall), by_router)
    return {
        "the rules, and who notices": rules,
        "the fold": folding,
        "the hall, the log and its flush": whole - rules - folding,
        "the guard and the quick way": quick - whole,
        "the guard and the router, instead": router - whole,
        "all but HTTP": quick,
    }


async def games(hall: Hall) -> list[Game]:
    """Tables that have begun, and a random game for each."""
    made: list[Game] = []
    for number in range(TABLES):
        if number % TABLES_EACH == 0:
            welcomed = [await hall.people.welcome(f"Guest {n}", "en") for n in range(PLAYERS)]
            people = [person for person, _ in welcomed]
            cookies = [cookie(hall.store.secret, session) for _, session in welcomed]
        id = await open_table(hall, people[0], next(keys), PLAN, 0)
        for seat in range(1, PLAYERS):
            await hall.do(id, people[seat], next(keys), Join(seat))
        await hall.do(id, people[0], next(keys), Start())
        entries = await hall.store.read(entries_of(id))
        turns = list(random_moves(fold(id, entries)))
        made.append(Game(fold(id, entries), people, cookies, turns))
    return made


def cookie(secret: bytes, session: str) -> bytes:
    return f"{COOKIE}={sign(secret, session)}".encode()


def in_memory(games: list[Game]) -> tuple[float, float]:
    """The rules, and the fold of what they allow."""
    count = sum(len(game.turns) for game in games)
    rules = folding = 0.0
    for game in games:
        table = game.table
        for turn in game.turns:
            began = time.process_time()
            draft = played(table, turn.seat, table.position.read(turn.seat, turn.move))
            between = time.process_time()
            entry = Entry(table.id, table.n + 1, table.at, "", "", draft.seen, draft.body)
            table.apply(entry, draft.after, draft.action)
            rules, folding = rules + between - began, folding + time.process_time() - between
    return rules / count * 1e6, folding / count * 1e6


async def through(games: list[Game], make: Make) -> float:
    """All games side by side, each with its next move upon the answer."""

    async def play(game: Game) -> int:
        for turn in game.turns:
            await make(game, turn)
        return len(game.turns)

    began = time.process_time()
    count = sum(await asyncio.gather(*map(play, games)))
    return (time.process_time() - began) / count * 1e6


async def ask(server: Server, game: Game, turn: Turn, end: str) -> None:
    """As uvicorn would ask the application."""
    path = f"/api/v1/tables/{game.table.id}/{end}"
    body = written(turn.number, turn.move)
    headers = [
        (b"host", b"127.0.0.1"),
        (b"cookie", game.cookies[turn.seat]),
        (b"idempotency-key", next(keys).encode()),
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
    ]
    scope: MutableMapping[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
        "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
        "root_path": "", "headers": headers, "client": ("127.0.0.1", 1), "state": {},
        "server": ("127.0.0.1", 80),
    }  # fmt: skip
    statuses: list[int] = []

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        if "status" in message:
            statuses.append(message["status"])

    await server(scope, receive, send)
    assert statuses == [200], statuses

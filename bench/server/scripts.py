"""Tables that have begun, and whole games for them as prepared requests.

The bench owns the server's database, so it may read the seeds there and play the games in advance.
"""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from bench.server.process import Serving
from bench.server.wire import COOKIE, Wire, request, share_out
from regalia.engine.game import Move
from regalia.table.database import connect
from regalia.table.drafts import played
from regalia.table.entries import Entry, Moved
from regalia.table.store import entries_of
from regalia.table.table import Table, fold

HANDS = 32
TABLES_EACH = 40
"""A person may sit at 50 tables that are not over."""

keys = (f"bench-{number:010}" for number in itertools.count())


@dataclass
class Script:
    """A table, and the requests that play it to its end."""

    table: str
    cookies: list[str]
    moves: list[bytes]


async def scripts(
    server: Serving, tables: int, players: int = 4, game: str = "majesty", longest: int = 1000
) -> list[Script]:
    """So many tables, begun over HTTP, with the moves of a random game each."""
    groups = [None] * -(-tables // TABLES_EACH)
    people: list[list[str]] = []
    await share_out(groups, HANDS, server.port, lambda wire, _: welcome(wire, people, players))
    made: list[Script] = []
    work = [people[number // TABLES_EACH] for number in range(tables)]
    await share_out(work, HANDS, server.port, lambda wire, group: begin(wire, made, group, game))
    await asyncio.to_thread(write_moves, server, made, longest)
    return made


async def welcome(wire: Wire, people: list[list[str]], players: int) -> None:
    group = []
    for seat in range(players):
        body = json.dumps({"name": f"Guest {seat + 1}"}).encode()
        answer = await wire.ask(request("POST", "/guests", body=body))
        found = COOKIE.search(answer.head)
        assert found is not None, answer
        group.append(found[1].decode())
    people.append(group)


async def begin(wire: Wire, made: list[Script], group: list[str], game: str) -> None:
    host, *others = group
    order = json.dumps({"game": game, "seats": [{"kind": "open"}] * len(group)}).encode()
    table = json.loads(await post(wire, "/tables", host, order))["table"]
    for cookie in others:
        await post(wire, f"/tables/{table}/join", cookie, b"{}")
    await post(wire, f"/tables/{table}/start", host)
    made.append(Script(table, group, []))


async def post(wire: Wire, path: str, cookie: str, body: bytes = b"") -> bytes:
    answer = await wire.ask(request("POST", path, cookie, body, next(keys)))
    assert answer.status in (200, 201), answer
    return answer.body


def write_moves(server: Serving, made: list[Script], longest: int) -> None:
    engine = connect(f"sqlite:///{server.database}")
    with engine.connect() as connection:
        for script in made:
            table = fold(script.table, entries_of(script.table)(connection))
            script.moves = requests_of(table, script.cookies, longest)
    engine.dispose()


class Turn(NamedTuple):
    seat: int
    number: int
    move: Move


def random_moves(table: Table) -> Iterator[Turn]:
    """A random game from here to its end."""
    chance = random.Random(table.id)
    while table.acting:
        seat = chance.choice(table.acting)
        draft = played(table, seat, chance.choice(table.position.actions(seat)))
        assert isinstance(draft.body, Moved)
        yield Turn(seat, table.number_for(seat), draft.body.move)
        entry = Entry(table.id, table.n + 1, table.at, "", "", draft.seen, draft.body)
        table.apply(entry, draft.after, draft.action)


def requests_of(table: Table, cookies: list[str], longest: int) -> list[bytes]:
    """A random game as requests; the seats were taken in the order of the cookies."""
    path = f"/tables/{table.id}/moves"
    return [
        request("POST", path, cookies[seat], written(number, move), next(keys))
        for seat, number, move in islice(random_moves(table), longest)
    ]


def written(number: int, move: Move) -> bytes:
    return json.dumps({"number": number, "move": move}).encode()

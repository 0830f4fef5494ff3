"""Streams that are cut and resumed while everybody talks: no line is lost, none comes twice."""

import asyncio
import contextlib
import random
from contextlib import AsyncExitStack

import pytest
from hall_helpers import fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.engine.errors import Complaint
from regalia.table.commands import Say
from regalia.table.hall import Hall, Update
from regalia.table.people import Person
from regalia.table.watching import Presence
from regalia.web.live import event
from soaking import figures, progress, size

pytestmark = pytest.mark.anyio

RESUMES = size("RESUMES", 1000)
"""A thousand in the usual tests, many more in `make soak`."""
SAID = 36
"""What happens at one table, about: a resumed stream reads the log from its beginning."""
SOON = 0.005


class Reader:
    """Somebody whose connection is cut all the time, and who says each time what came last."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person, self.chance = person, chance
        self.read: list[int] = []
        self.last = self.resumes = 0

    async def follow(self, halls: list[Hall], table: str, talk: list["asyncio.Task[None]"]) -> None:
        while not all(task.done() for task in talk):
            await self.resume(self.chance.choice(halls), table)
        await self.resume(halls[0], table)

    async def resume(self, hall: Hall, table: str) -> None:
        stream = hall.watch(table, self.person, "en", self.last, lean=True)
        self.note(await anext(stream))
        self.resumes += 1
        with contextlib.suppress(TimeoutError, StopAsyncIteration):
            for _ in range(self.chance.randint(0, 3)):
                self.note(await asyncio.wait_for(anext(stream), self.chance.random() * SOON))
        await stream.aclose()  # type: ignore[attr-defined]

    def note(self, update: Update | Presence | None) -> None:
        assert update is not None
        if isinstance(update, Presence):
            return
        self.read += [line.heard for line in update.lines]
        self.last = int(event(update).partition(b"\n")[0].removeprefix(b"id: "))
        assert self.last == len(self.read)


async def chatter(halls: list[Hall], id: str, people: list[Person], chance: random.Random) -> None:
    """Somebody talks to all, whispers and moves, through any of the servers."""
    for _ in range(SAID // len(people)):
        hall, person = chance.choice(halls), chance.choice(people)
        near = (table := await fold_of(hall, id)).within_whisper(table.seat_of(person.id))
        with contextlib.suppress(Complaint):  # somebody else was quicker
            if chance.random() < 0.15:
                await move_anyhow(hall, id, people, chance)
            else:
                to = chance.choice([None, *near])
                await hall.do(id, person, key(), Say("and so on", to))


async def talk_and_listen(halls: list[Hall], people: list[Person], seed: int) -> int:
    """At one table; how often somebody has resumed."""
    id = await seated(halls[0], people[:-1], "royal-wedding")
    readers = [Reader(person, random.Random(f"{seed} {person.id}")) for person in people]
    talk = [
        asyncio.create_task(chatter(halls, id, people[:-1], random.Random(f"{seed} {n}")))
        for n in range(len(people) - 1)
    ]
    await asyncio.gather(*talk, *(reader.follow(halls, id, talk) for reader in readers))

    table = await fold_of(halls[0], id)
    for reader in readers:
        noticed = table.heard_by(table.seat_of(reader.person.id))
        assert reader.read == list(range(1, noticed + 1))
    assert len({reader.last for reader in readers}) > 1  # there were whispers
    return sum(reader.resumes for reader in readers)


async def test_a_resumed_stream_loses_and_repeats_nothing(database: str) -> None:
    servers = 2 if database.startswith("postgresql") else 1
    async with AsyncExitStack() as stack:
        halls = [await stack.enter_async_context(open_hall(database)) for _ in range(servers)]
        people = await guests(halls[0], 4)
        resumed = seed = 0
        while resumed < RESUMES:
            resumed += await talk_and_listen(halls, people, seed := seed + 1)
            progress("resumes", resumed, RESUMES)
        figures(
            f"{resumed} resumes on {halls[0].store.engine.dialect.name}: none lost, none repeated"
        )

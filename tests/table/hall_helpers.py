"""A hall on a database, a clock that is turned by hand, and people to play."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regalia.table.commands import Join, MakeMove, Start
from regalia.table.doors import ALL_OPEN, Doors
from regalia.table.drafts import Draft, played
from regalia.table.entries import PATIENCE_SECONDS, ClockPlan, SeatPlan
from regalia.table.hall import Hall, Update
from regalia.table.hosting import open_table
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.store import Store
from regalia.table.table import Table
from regalia.table.timing import Clock
from regalia.table.viewers import notices
from regalia.table.watching import Presence

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo")
keys = (f"key-{number:08}" for number in itertools.count())


def key() -> str:
    return next(keys)


class TurnedClock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now

    def now(self) -> float:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += seconds


@asynccontextmanager
async def open_hall(
    url: str, clock: Clock | None = None, doors: Doors = ALL_OPEN
) -> AsyncIterator[Hall]:
    """It listens to other processes already, and has looked at what they did."""
    hall = Hall(Store(url), clock or TurnedClock(), bot_threads=1, doors=doors)
    try:
        await asyncio.to_thread(hall.bus.listening.wait)
        while hall.tasks:
            await asyncio.sleep(0.001)
        yield hall
    finally:
        await hall.close()


async def guests(hall: Hall, count: int) -> list[Person]:
    return [(await hall.people.welcome(name, "en"))[0] for name in NAMES[:count]]


async def seated(
    hall: Hall, people: list[Person], game: str = "majesty", bots: int = 0, bot: str = "greedy",
    clock: ClockPlan | None = None, options: dict[str, object] | None = None, public: bool = True,
    patience: int = PATIENCE_SECONDS,
) -> str:  # fmt: skip
    """A table that has begun, with these people on the first seats."""
    seats = [SeatPlan() for _ in people] + [SeatPlan("bot", bot)] * bots
    plan = Plan(
        game=game, seats=seats, clock=clock, options=options or {}, public=public,
        patience=patience,
    )  # fmt: skip
    table = await open_table(hall, people[0], key(), plan, 0)
    for seat, person in enumerate(people[1:], 1):
        await hall.do(table, person, key(), Join(seat))
    await hall.do(table, people[0], key(), Start())
    return table


async def next_update(stream: AsyncIterator[Update | Presence | None]) -> Update:
    """The next that is more than a sign of life, or that somebody has come or gone."""
    async with asyncio.timeout(20):
        async for news in stream:
            if isinstance(news, Update):
                return news
    raise AssertionError("the stream has ended")


async def fold_of(hall: Hall, table: str) -> Table:
    return (await hall.rooms.load(table)).table


async def move_anyhow(hall: Hall, id: str, people: list[Person], chance: random.Random) -> int:
    """Somebody makes some legal move; whose seat it was."""
    table = await fold_of(hall, id)
    seat = chance.choice([seat for seat in table.acting if not table.seats[seat].bot])
    person = next(p for p in people if table.seat_of(p.id) == seat)
    move = chance.choice(table.position.moves(seat))
    await hall.do(id, person, key(), MakeMove(table.number_for(seat), move))
    return seat


def by_others(table: Table, viewer: int, noticed: bool) -> Draft:
    """Something that others can do now, which this viewer notices or does not."""
    drafts = (
        played(table, seat, action)
        for seat in table.acting
        for action in table.position.actions(seat)
        if seat != viewer
    )
    return next(draft for draft in drafts if notices(draft.seen, viewer) == noticed)

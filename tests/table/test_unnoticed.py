"""What somebody cannot notice is told by no answer, and by no work that is done for one."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from hall_helpers import by_others, guests, key, open_hall, seated

from regalia.table.advising import advise
from regalia.table.bot_pool import BotPool
from regalia.table.commands import Say
from regalia.table.drafts import Draft
from regalia.table.entries import Entry, SeatPlan, Started
from regalia.table.hall import Hall
from regalia.table.opening import Plan, opened
from regalia.table.people import Person
from regalia.table.rooms import Room
from regalia.table.table import Table
from regalia.table.viewers import all_of

pytestmark = pytest.mark.anyio
ANN, BOB, CLEO = range(3)
EVERYBODY = all_of(3)


def among_bots() -> Table:
    """Ann in the talks of Royal Wedding, with two bots that nobody lets move."""
    plan = Plan(game="royal-wedding", seats=[SeatPlan(), *[SeatPlan("bot", "greedy")] * 2])
    table = Table("x")
    table.apply(Entry("x", 1, 0.0, "Ann", "", EVERYBODY, opened(plan)))
    table.seats[ANN].person = "Ann"
    table.apply(Entry("x", 2, 0.0, "", "", EVERYBODY, Started()))
    return table


def go_on(table: Table, draft: Draft) -> None:
    entry = Entry("x", table.n + 1, 0.0, "", "", draft.seen, draft.body)
    table.apply(entry, draft.after, draft.action)


@asynccontextmanager
async def adviser() -> AsyncIterator[BotPool]:
    bots = BotPool(1)
    try:
        yield bots
    finally:
        bots.close()


async def test_a_bot_is_handed_the_same_after_what_its_seat_has_not_noticed() -> None:
    table = among_bots()
    go_on(table, by_others(table, ANN, noticed=True))
    before = table.position.knowledge(ANN, 1).imagined.tobytes()
    go_on(table, by_others(table, ANN, noticed=False))

    assert table.position.knowledge(ANN, 1).imagined.tobytes() == before


async def test_hints_are_the_same_after_what_the_seat_has_not_noticed() -> None:
    table = among_bots()
    async with adviser() as bots:
        room = Room(table, {}, 0.0)
        before = await advise(room, ANN, bots)
        thought = bots.thinking.seconds
        go_on(table, by_others(table, ANN, noticed=False))

        assert await advise(room, ANN, bots) == before
        assert bots.thinking.seconds == thought


async def test_hints_worked_out_anew_are_the_same_too() -> None:
    """As after a restart."""
    table = among_bots()
    async with adviser() as bots:
        before = await advise(Room(table, {}, 0.0), ANN, bots)
        go_on(table, by_others(table, ANN, noticed=False))

        assert await advise(Room(table, {}, 0.0), ANN, bots) == before


async def test_hints_change_with_what_the_seat_notices() -> None:
    table = among_bots()
    async with adviser() as bots:
        room = Room(table, {}, 0.0)
        await advise(room, ANN, bots)
        thought = bots.thinking.seconds
        go_on(table, by_others(table, ANN, noticed=True))
        await advise(room, ANN, bots)

        assert bots.thinking.seconds > thought


@contextmanager
def listening(hall: Hall) -> Iterator[list[str]]:
    """All that the database is asked meanwhile."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    sa.event.listen(hall.store.engine, "before_cursor_execute", note)
    yield asked
    sa.event.remove(hall.store.engine, "before_cursor_execute", note)


async def whispered(hall: Hall, id: str, bob: Person) -> None:
    for number in range(20):
        await hall.do(id, bob, key(), Say(f"psst {number}", CLEO))


async def test_a_log_beyond_what_was_heard_is_empty_and_costs_nothing(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, "royal-wedding")
        room = await hall.room(id, people[ANN])
        await whispered(hall, id, people[BOB])
        eyes, heard = hall.eyes(room, people[ANN], "en"), room.table.heard_by(ANN)
        assert room.table.n > heard + 19

        with listening(hall) as asked:
            answers = [await hall.lines(room, eyes, heard + more) for more in (0, 1, 19, 20, 999)]

        assert answers == [[]] * 5
        assert asked == []
        assert [line.heard for line in await hall.lines(room, eyes, heard - 1)] == [heard]

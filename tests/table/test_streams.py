"""Watching a table: what arrives, resuming, slow readers, other processes."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from hall_helpers import (
    TurnedClock,
    fold_of,
    guests,
    key,
    move_anyhow,
    next_update,
    open_hall,
    seated,
)

from databases import Server
from regalia.table.commands import Enter, Join, MakeMove, Say, Start
from regalia.table.entries import SeatPlan
from regalia.table.hall import Hall, Update
from regalia.table.hosting import open_table
from regalia.table.invitations import invitation
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.watching import MOST_WAITING, Presence

pytestmark = pytest.mark.anyio


def watch(
    hall: Hall, id: str, person: Person, heard: int | None = None
) -> AsyncIterator[Update | Presence | None]:
    return hall.watch(id, person, person.language, heard)


async def test_a_stream_begins_with_the_table_and_tells_of_every_move(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        stream = watch(hall, id, people[0])
        first = await next_update(stream)

        seat = await move_anyhow(hall, id, people, random.Random(1))
        update = await next_update(stream)

        assert first.lines == []
        assert update.picture.number == first.picture.number + 1
        assert [(line.kind, line.seat) for line in update.lines] == [("moved", seat)]
        assert people[seat].name in update.lines[0].sentences[0].text
        assert update.picture.seats[0].connected
        await stream.aclose()  # type: ignore[attr-defined]


async def test_a_stream_resumes_where_it_was(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        heard = (await fold_of(hall, id)).heard_by(0)
        chance = random.Random(2)
        for _ in range(3):
            await move_anyhow(hall, id, people, chance)
        await hall.do(id, people[1], key(), Say("Are you there?"))

        update = await next_update(watch(hall, id, people[0], heard))

        assert [line.kind for line in update.lines] == ["moved"] * 3 + ["said"]
        assert [line.heard for line in update.lines] == list(range(heard + 1, heard + 5))
        assert update.lines[-1].chat == "Are you there?"


async def test_a_slow_reader_is_dropped_not_waited_for(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        stream = watch(hall, id, people[0])
        await next_update(stream)

        for _ in range(MOST_WAITING + 1):
            await hall.do(id, people[1], key(), Say("and on"))

        with pytest.raises(StopAsyncIteration):
            await anext(stream)
        assert not (await hall.room(id)).watchers


async def test_two_processes_share_a_database(postgres: Server) -> None:
    url, clock = postgres.new_database(), TurnedClock()
    async with open_hall(url, clock) as one, open_hall(url, clock) as two:
        people = await guests(one, 2)
        id = await seated(one, people)
        stream = watch(two, id, people[1])
        first = await next_update(stream)
        chance = random.Random(3)

        await move_anyhow(one, id, people, chance)
        update = await next_update(stream)
        while not update.lines:
            update = await next_update(stream)
        assert update.picture.number == first.picture.number + 1
        await move_anyhow(two, id, people, chance)
        room = await one.fresh_room(id, people[0])

        assert room.table.plays == (await fold_of(two, id)).plays
        assert len(room.table.plays) == 2


async def test_a_race_between_processes_has_one_winner(postgres: Server) -> None:
    url, clock = postgres.new_database(), TurnedClock()
    async with open_hall(url, clock) as one, open_hall(url, clock) as two:
        people = await guests(one, 2)
        id = await seated(one, people)
        table, other = await fold_of(one, id), await fold_of(two, id)
        seat = table.acting[0]
        number, moves = table.number_for(seat), table.position.moves(seat)

        outcomes = await asyncio.gather(
            one.do(id, people[seat], key(), MakeMove(number, moves[0])),
            two.do(id, people[seat], key(), MakeMove(number, moves[-1])),
            return_exceptions=True,
        )

        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Done", "Stale"]
        await one.rooms.catch_up(await one.room(id))
        await two.rooms.catch_up(await two.room(id))
        assert table.plays == other.plays
        assert len(table.plays) == 1


async def test_what_was_done_through_one_process_holds_at_once_in_another(postgres: Server) -> None:
    """Word between processes takes a moment; nobody is refused for that."""
    url, clock = postgres.new_database(), TurnedClock()
    async with open_hall(url, clock) as one, open_hall(url, clock) as two:
        ann, bob = await guests(one, 2)
        plan = Plan(game="majesty", seats=[SeatPlan(), SeatPlan()], public=False)
        id = await open_table(one, ann, key(), plan, 0)
        await two.rooms.load(id)
        await one.do(id, bob, key(), Enter(invitation(one.store.secret, id)))
        await two.room(id, bob)
        await one.do(id, bob, key(), Join())
        await two.do(id, ann, key(), Start())
        for hall in (one, two, two, one):
            await move_through(hall, [one, two], id, [ann, bob])

        assert len((await fold_of(one, id)).plays) == 4


async def move_through(hall: Hall, halls: list[Hall], id: str, people: list[Person]) -> None:
    """A move that was chosen by what any process knew last."""
    newest = max([await fold_of(each, id) for each in halls], key=lambda table: table.n)
    assert newest.position is not None
    [seat] = newest.acting
    move = newest.position.moves(seat)[0]
    await hall.do(id, people[seat], key(), MakeMove(newest.number_for(seat), move))

"""Who has left on their turn, at a table without a clock: others wait, but not for ever."""

from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any

import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, next_update, open_hall, seated

from regalia.engine.errors import BadInput
from regalia.table.commands import ComeBack, Command, MakeMove, StandIn, StepOut
from regalia.table.entries import PATIENCE_SECONDS, ClockPlan, SeatPlan
from regalia.table.errors import Forbidden, NotNow
from regalia.table.hall import Hall
from regalia.table.hosting import open_table
from regalia.table.opening import SHORTEST_PATIENCE, Plan
from regalia.table.people import Person

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def looking(hall: Hall, id: str, person: Person) -> AsyncIterator[None]:
    async with aclosing(hall.watch(id, person, "en", None)) as stream:  # type: ignore[type-var]
        await next_update(stream)
        yield


async def id_of_waiting_table(hall: Hall, people: list[Person], **more: Any) -> str:
    """Bob sits on seat 1, and it is his turn."""
    id = await seated(hall, people, options={"first": 0}, **more)
    table = await fold_of(hall, id)
    move = MakeMove(table.number_for(0), table.position.moves(0)[0])
    await hall.do(id, people[0], key(), move)
    assert table.acting == [1]
    return id


async def reason(hall: Hall, id: str, person: Person, command: Command) -> str:
    with pytest.raises(NotNow) as refused:
        await hall.do(id, person, key(), command)
    return refused.value.message.id


async def test_after_five_minutes_a_bot_may_play_until_they_are_back(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, bob = people = await guests(hall, 2)
        id = await id_of_waiting_table(hall, people)
        table = await fold_of(hall, id)
        async with looking(hall, id, ann):
            clock.turn(PATIENCE_SECONDS - 1)
            assert await reason(hall, id, ann, StandIn(1)) == "table-patience-first"
            clock.turn(1)
            await hall.do(id, ann, key(), StandIn(1))
            assert (table.seats[1].stand_in, table.seats[1].why) == ("knight", "gone")

            await hall.do(id, bob, key(), ComeBack())

        assert table.seats[1].bot == ""


async def test_who_is_removed_does_not_come_back(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, bob = people = await guests(hall, 2)
        id = await id_of_waiting_table(hall, people)
        async with looking(hall, id, ann):
            clock.turn(PATIENCE_SECONDS)
            await hall.do(id, ann, key(), StandIn(1, for_good=True))

        assert await reason(hall, id, bob, ComeBack()) == "table-removed"


async def test_nobody_who_is_there_or_not_awaited_is_replaced(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, bob = people = await guests(hall, 2)
        id = await id_of_waiting_table(hall, people)
        async with looking(hall, id, ann), looking(hall, id, bob):
            clock.turn(2 * PATIENCE_SECONDS)
            assert await reason(hall, id, ann, StandIn(1)) == "table-not-gone"
        async with looking(hall, id, bob):
            clock.turn(2 * PATIENCE_SECONDS)
            assert await reason(hall, id, bob, StandIn(0)) == "table-not-awaited"


async def test_the_time_counts_from_when_they_left_and_from_their_turn(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, bob = people = await guests(hall, 2)
        id = await id_of_waiting_table(hall, people)
        async with looking(hall, id, ann):
            async with looking(hall, id, bob):
                clock.turn(2 * PATIENCE_SECONDS)
            room = await hall.room(id)
            left = room.gone_by(clock.now())[1]
            clock.turn(PATIENCE_SECONDS - 1)

            assert left == clock.now() - PATIENCE_SECONDS + 1
            assert await reason(hall, id, ann, StandIn(1)) == "table-patience-first"


async def test_only_who_sits_and_plays_may_do_it(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, _, cleo = people = await guests(hall, 3)
        id = await id_of_waiting_table(hall, people[:2])
        async with looking(hall, id, ann):
            clock.turn(PATIENCE_SECONDS)
            with pytest.raises(Forbidden):
                await hall.do(id, cleo, key(), StandIn(1))
            await hall.do(id, ann, key(), StepOut())
            assert await reason(hall, id, ann, StandIn(1)) == "table-away"


@pytest.mark.parametrize(
    "more", [{"clock": ClockPlan("move", 86_400)}, {"patience": 0}], ids=["clock", "for ever"]
)
async def test_a_clock_is_enough_and_a_host_may_wait_for_ever(
    database: str, more: dict[str, Any]
) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        ann, _ = people = await guests(hall, 2)
        id = await id_of_waiting_table(hall, people, **more)
        async with looking(hall, id, ann):
            clock.turn(10 * PATIENCE_SECONDS)

            assert (await fold_of(hall, id)).patience == 0
            assert await reason(hall, id, ann, StandIn(1)) == "table-patience-first"


async def test_patience_has_its_bounds(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        seats = [SeatPlan(), SeatPlan()]
        with pytest.raises(BadInput):
            plan = Plan(game="majesty", seats=seats, patience=SHORTEST_PATIENCE - 1)
            await open_table(hall, ann, key(), plan, 0)


async def test_in_the_talks_it_is_no_secret_who_may_be_replaced(database: str) -> None:
    """Whether somebody has done is not to be learnt from what is refused."""
    clock = TurnedClock()
    answers = set()
    async with open_hall(database, clock) as hall:
        for has_done in (False, True):
            people = await guests(hall, 3)
            id = await seated(hall, people, "royal-wedding")
            table = await fold_of(hall, id)
            if has_done:
                done = MakeMove(table.number_for(1), {"finished": True})
                await hall.do(id, people[1], key(), done)
            async with looking(hall, id, people[0]):
                clock.turn(PATIENCE_SECONDS)
                room = await hall.room(id)
                eyes = hall.eyes(room, people[0], "en")
                shown = hall.picture(room, people[0], eyes)
                try:
                    await hall.do(id, people[0], key(), StandIn(1))
                    answers.add(("done", shown.waits_since))
                except NotNow as refused:
                    answers.add((refused.message.id, shown.waits_since))
                clock.time = 1_000_000.0
        assert len(answers) == 1

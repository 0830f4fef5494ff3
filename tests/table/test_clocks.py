"""Clocks, bots that stand in, and coming back."""

import asyncio
import random

import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.table import driving
from regalia.table.commands import ComeBack, Leave, MakeMove, Resign
from regalia.table.entries import ClockPlan
from regalia.table.errors import NotNow
from regalia.table.hall import Hall

pytestmark = pytest.mark.anyio


async def let_bots_play(hall: Hall, id: str) -> None:
    room = await hall.room(id)
    while room.driver:
        await room.driver


async def test_a_bot_plays_for_who_runs_out_of_time_until_they_are_back(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, clock=ClockPlan("move", 60))
        table = await fold_of(hall, id)
        late = table.acting[0]

        clock.turn(59)
        await hall.driver.tick()
        assert not table.seats[late].stand_in
        clock.turn(2)
        await hall.driver.tick()
        assert (table.seats[late].stand_in, table.seats[late].why) == ("knight", "time")
        await let_bots_play(hall, id)
        assert table.acting == [1 - late]
        assert [(play.seat, play.own) for play in table.plays] == [(late, False)]
        await hall.do(id, people[late], key(), ComeBack())

        assert table.seats[late].bot == ""


async def test_time_for_the_whole_game_is_used_up(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, clock=ClockPlan("game", 100))
        table = await fold_of(hall, id)
        first = table.acting[0]

        clock.turn(70)
        await move_anyhow(hall, id, people, random.Random(1))
        clock.turn(20)
        await move_anyhow(hall, id, people, random.Random(1))

        assert table.hourglass.seconds(1 - first) == 80
        assert table.hourglass.deadline(first) == clock.now() + 30


async def test_the_clock_is_folded_from_the_log(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, clock=ClockPlan("game", 100))
        clock.turn(10)
        seat = await move_anyhow(hall, id, people, random.Random(2))

    async with open_hall(database, clock) as hall:
        clock.turn(200)
        await hall.room(id)
        await hall.driver.tick()
        table = await fold_of(hall, id)

        assert table.hourglass.left[seat] == 90
        assert table.seats[1 - seat].why == "time"


async def test_where_everybody_ran_out_of_time_bots_leave_time_to_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes this test to come back."""
    monkeypatch.setattr(driving, "UNHURRIED_SECONDS", 3600)
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, clock=ClockPlan("move", 60))
        table = await fold_of(hall, id)
        late = table.acting[0]
        clock.turn(61)
        await hall.driver.tick()
        await let_bots_play(hall, id)

        clock.turn(61)
        await hall.driver.tick()
        await asyncio.sleep(0.5)
        await hall.do(id, people[1 - late], key(), ComeBack())

        assert [play.seat for play in table.plays] == [late]
        assert table.acting == [1 - late]


async def test_whoever_resigns_does_not_come_back(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)

        await hall.do(id, people[0], key(), Resign())
        with pytest.raises(NotNow):
            await hall.do(id, people[0], key(), ComeBack())
        await let_bots_play(hall, id)

        assert (await fold_of(hall, id)).acting == [1]


async def test_leaving_a_game_lets_a_bot_in_and_the_owner_back(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, options={"first": 1})

        await hall.do(id, people[0], key(), Leave())
        table = await fold_of(hall, id)
        assert table.seats[0].bot == "knight"
        with pytest.raises(NotNow):
            await hall.do(id, people[0], key(), MakeMove(table.number_for(0), {}))
        await hall.do(id, people[0], key(), ComeBack())

        assert table.seats[0].bot == ""

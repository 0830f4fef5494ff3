"""RW-08: the time of a step that all share."""

import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, open_hall, seated

from regalia.engine.errors import BadInput
from regalia.engine.game import Move
from regalia.games.royal_wedding.view import RoyalWeddingView
from regalia.table.commands import AskForTime, MakeMove
from regalia.table.errors import NotNow
from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.table.picture import show_common_time

pytestmark = pytest.mark.anyio

OFFER: Move = {"offer": 1, "promise": [{"spare": 1}]}
NO_LIMITS: dict[str, object] = {"talk": "none", "proposals": "none"}


async def say(hall: Hall, id: str, people: list[Person], seat: int, move: Move) -> None:
    table = await fold_of(hall, id)
    await hall.do(id, people[seat], key(), MakeMove(table.number_for(seat), move))


async def proposals_left(hall: Hall, id: str) -> int | None:
    view = (await fold_of(hall, id)).position.see(0)
    assert isinstance(view, RoyalWeddingView)
    return view.proposals


async def test_rw_08_example_16_when_the_time_is_up_the_talks_end_for_everybody(
    database: str,
) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, game="royal-wedding")
        table = await fold_of(hall, id)
        await say(hall, id, people, 0, OFFER)
        await say(hall, id, people, 2, {"offer": 1, "promise": [{"spare": 1}]})
        await say(hall, id, people, 0, {"finished": True})

        clock.turn(299)
        await hall.driver.tick()
        assert table.position.snapshot.open == 2
        clock.turn(2)
        await hall.driver.tick()

        assert table.position.snapshot.open == 0
        assert table.position.snapshot.step > 1
        assert show_common_time(table, clock.now()) is None


async def test_rw_08_a_minute_more_needs_all(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, game="royal-wedding", options={"talk": 1})
        table = await fold_of(hall, id)
        for person in people[:2]:
            await hall.do(id, person, key(), AskForTime())
        with pytest.raises(NotNow):
            await hall.do(id, people[0], key(), AskForTime())

        shown = show_common_time(table, clock.now())
        assert shown is not None
        assert (shown.left, shown.wanting, shown.waiting) == (60, [0, 1], [2])
        await hall.do(id, people[2], key(), AskForTime())
        shown = show_common_time(table, clock.now())
        assert shown is not None
        assert (shown.left, shown.wanting) == (120, [])


async def test_rw_08_while_the_clock_runs_there_is_no_cap(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 3)
        timed = await seated(hall, people, game="royal-wedding", options={"proposals": 1})
        free = await seated(hall, people, game="royal-wedding", options=NO_LIMITS)
        capped: dict[str, object] = {"proposals": 1, "talk": "none"}
        bound = await seated(hall, people, game="royal-wedding", options=capped)

        left = [await proposals_left(hall, id) for id in (timed, free, bound)]
        assert left == [None, None, 1]
        with pytest.raises(NotNow):
            await hall.do(free, people[0], key(), AskForTime())


async def test_rw_08_with_bots_there_is_a_cap(database: str) -> None:
    async with open_hall(database) as hall:
        [person] = await guests(hall, 1)

        with pytest.raises(BadInput):
            await seated(hall, [person], game="royal-wedding", options=NO_LIMITS, bots=2)
        id = await seated(hall, [person], game="royal-wedding", bots=2)
        assert show_common_time(await fold_of(hall, id), 0.0) is None


async def heard_at_the_end(database: str, done: list[int], viewer: int) -> tuple[int, int, int]:
    """How much a seat hears of the end of talks that some have done with; whose doing it was."""
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, game="royal-wedding")
        table = await fold_of(hall, id)
        for seat in done:
            await say(hall, id, people, seat, {"finished": True})
        before = table.heard_by(viewer), table.number_for(viewer)
        clock.turn(301)
        await hall.driver.tick()
        room = await hall.room(id)
        lines = await hall.lines(room, hall.eyes(room, people[viewer], "en"), before[0])
        assert lines[-1].move is None
        now = table.heard_by(viewer), table.number_for(viewer)
        return now[0] - before[0], now[1] - before[1], lines[-1].seat


@pytest.mark.parametrize("done", [[], [1], [2], [1, 2]])
async def test_rw_08_when_the_time_is_up_nobody_learns_who_had_done_before(
    database: str, done: list[int]
) -> None:
    assert await heard_at_the_end(database, done, 0) == (1, 1, -1)

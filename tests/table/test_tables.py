"""Tables from their opening to the rematch, on both databases."""

import random

import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.engine.errors import BadInput, IllegalMove
from regalia.engine.transcript import verify
from regalia.table import history, rooms
from regalia.table.commands import (
    Answer,
    Enter,
    Join,
    Leave,
    MakeMove,
    PlanSeat,
    Resign,
    Say,
    Start,
    StepOut,
    Undo,
)
from regalia.table.entries import SeatPlan
from regalia.table.errors import Forbidden, Missing, NotNow, Stale
from regalia.table.hosting import open_table, rematch
from regalia.table.invitations import invitation
from regalia.table.opening import Plan
from regalia.table.store import entries_of
from regalia.table.table import fold

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        chance = random.Random(1)
        table = await fold_of(hall, id)

        while table.status == "running":
            await move_anyhow(hall, id, people, chance)

        entries = await hall.store.read(entries_of(id))
        again = fold(id, entries)
        eyes = hall.eyes(await hall.room(id), people[0], "en")
        match = verify(table.game, history.written(table, entries, eyes))
        assert again.position
        assert table.position
        assert again.position.state.tobytes() == table.position.state.tobytes()
        assert match.state.tobytes() == table.position.state.tobytes()


async def test_a_restart_forgets_nothing(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, "royals-cards")
        chance = random.Random(2)
        for _ in range(12):
            await move_anyhow(hall, id, people, chance)
        await hall.do(id, people[1], key(), Say("Good luck!"))
        before = await fold_of(hall, id)

    async with open_hall(database, clock) as hall:
        after = await fold_of(hall, id)

        assert before.position
        assert after.position
        assert after.position.state.tobytes() == before.position.state.tobytes()
        assert (after.n, after.heard, after.numbers) == (before.n, before.heard, before.numbers)
        assert after.plays == before.plays
        await move_anyhow(hall, id, people, chance)


async def test_a_table_is_not_loaded_before_somebody_asks_for_it(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        ids = [await seated(hall, people) for _ in range(3)]

    async with open_hall(database) as hall:
        assert len(hall.rooms) == 0
        await hall.room(ids[1])
        assert len(hall.rooms) == 1


async def test_tables_that_are_over_leave_the_memory(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 1)
        id = await seated(hall, people, bots=1)
        await hall.do(id, people[0], key(), Resign())
        room = await hall.room(id)
        while room.table.status == "running":
            assert room.driver is not None
            await room.driver

        hall.rooms.sweep()

        assert len(hall.rooms) == 0


async def test_of_too_many_tables_the_longest_unused_leave_the_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_ROOMS", 2)
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        first, second, third, fourth = [await seated(hall, people) for _ in range(4)]
        assert {room.table.id for room in hall.rooms} == {third, fourth}

        async with (await hall.room(third)).lock:
            await hall.room(fourth)
            await hall.room(first)
            assert {room.table.id for room in hall.rooms} == {third, first}

        await hall.room(second)
        assert {room.table.id for room in hall.rooms} == {first, second}


async def test_a_repeated_key_gives_the_first_answer_even_after_a_restart(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = table.acting[0]
        move, number = table.position.moves(seat)[0], table.number_for(seat)
        first = await hall.do(id, people[seat], "the-only-key", MakeMove(number, move))
        chat = await hall.do(id, people[0], "the-chat-key", Say("once"))

    async with open_hall(database) as hall:
        n = (await fold_of(hall, id)).n

        assert await hall.do(id, people[seat], "the-only-key", MakeMove(number, move)) == first
        assert await hall.do(id, people[0], "the-chat-key", Say("once")) == chat
        assert (await fold_of(hall, id)).n == n


async def test_a_question_that_was_answered_is_not_asked_again_with_its_key(database: str) -> None:
    """The position has not changed meanwhile, so the number alone would not tell."""
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table, chance = await fold_of(hall, id), random.Random(4)
        seat = await move_anyhow(hall, id, people, chance)
        await move_anyhow(hall, id, people, chance)
        undo = Undo(table.number_for(seat))
        first = await hall.do(id, people[seat], "the-only-key", undo)
        await hall.do(id, people[1 - seat], key(), Answer(False))

        assert await hall.do(id, people[seat], "the-only-key", undo) == first
        assert table.question is None


async def test_opening_twice_with_one_key_opens_one_table(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        plan = Plan(game="majesty", seats=[SeatPlan(), SeatPlan()])

        assert await open_table(hall, ann, "a-key-of-mine", plan, 0) == await open_table(
            hall, ann, "a-key-of-mine", plan, 0
        )
        assert (await fold_of(hall, await open_table(hall, ann, "a-key-of-mine", plan, 0))).n == 2


async def test_a_move_must_name_the_position_it_is_about(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = table.acting[0]
        number = table.number_for(seat)

        with pytest.raises(Stale) as stale:
            await hall.do(id, people[seat], key(), MakeMove(number + 1, {}))

        assert stale.value.number == number


async def test_only_the_owner_of_a_seat_moves_and_only_legally(database: str) -> None:
    async with open_hall(database) as hall:
        *people, stranger = await guests(hall, 3)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = table.acting[0]
        number, move = table.number_for(seat), table.position.moves(seat)[0]

        with pytest.raises(Forbidden):
            await hall.do(id, stranger, key(), MakeMove(number, move))
        with pytest.raises(IllegalMove):
            await hall.do(id, people[1 - seat], key(), MakeMove(number, move))
        with pytest.raises(IllegalMove):
            await hall.do(id, people[seat], key(), MakeMove(number, {"take": 99}))
        assert (await fold_of(hall, id)).plays == []


async def test_a_private_table_opens_to_its_invitation_only(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob, cleo = await guests(hall, 3)
        seats = [SeatPlan(), SeatPlan("reserved")]
        id = await open_table(hall, ann, key(), Plan(game="majesty", seats=seats, public=False), 0)
        wrong = invitation(hall.store.secret, "another-table")

        with pytest.raises(Missing):
            await hall.room(id, bob)
        with pytest.raises(Forbidden):
            await hall.do(id, bob, key(), Enter(wrong))
        await hall.do(id, cleo, key(), Enter(invitation(hall.store.secret, id)))
        with pytest.raises(NotNow):
            await hall.do(id, cleo, key(), Join())
        await hall.do(id, bob, key(), Join(None, invitation(hall.store.secret, id, 1)))

        assert (await fold_of(hall, id)).seat_of(bob.id) == 1
        assert (await hall.room(id, cleo)).table.seat_of(cleo.id) == -1


async def test_the_host_fills_seats_with_bots_and_starts(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        plan = Plan(game="majesty", seats=[SeatPlan(), SeatPlan()])
        id = await open_table(hall, ann, key(), plan, 0)

        with pytest.raises(NotNow):
            await hall.do(id, ann, key(), Start())
        with pytest.raises(Forbidden):
            await hall.do(id, bob, key(), PlanSeat(1, SeatPlan("bot", "greedy")))
        with pytest.raises(BadInput):
            await hall.do(id, ann, key(), PlanSeat(1, SeatPlan("bot", "nobody")))
        await hall.do(id, ann, key(), PlanSeat(1, SeatPlan("bot", "greedy")))
        await hall.do(id, ann, key(), Start())

        assert (await fold_of(hall, id)).status == "running"


async def test_leaving_before_the_start_hands_the_table_on_and_then_closes_it(
    database: str,
) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        plan = Plan(game="majesty", seats=[SeatPlan(), SeatPlan()])
        id = await open_table(hall, ann, key(), plan, 0)
        await hall.do(id, bob, key(), Join())

        await hall.do(id, ann, key(), Leave())
        assert (await fold_of(hall, id)).host == bob.id
        await hall.do(id, bob, key(), Leave())

        assert (await fold_of(hall, id)).status == "closed"


async def test_bots_play_a_game_of_each_kind_to_its_end(database: str) -> None:
    for game, others in (("majesty", 1), ("royals", 1), ("royals-cards", 2), ("royal-wedding", 2)):
        async with open_hall(database) as hall:
            people = await guests(hall, 1)
            options: dict[str, object] = {"limit": 30} if game == "royals-cards" else {}
            id = await seated(hall, people, game, bots=others, options=options)
            await hall.do(id, people[0], key(), StepOut())
            room = await hall.room(id)
            while room.driver:
                await room.driver

            assert room.table.status == "finished"


async def test_bots_talk_without_waiting_for_people(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 1)
        id = await seated(hall, people, "royal-wedding", bots=2)
        room = await hall.room(id)
        while room.driver:
            await room.driver

        assert room.table.acting == [0]
        assert {play.seat for play in room.table.plays} == {1, 2}


async def test_a_rematch_keeps_everybodys_seat(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        chance = random.Random(3)
        while (await fold_of(hall, id)).status == "running":
            await move_anyhow(hall, id, people, chance)

        new = await rematch(hall, id, people[1], key())
        assert await rematch(hall, id, people[0], key()) == new
        table = await fold_of(hall, new)

        assert [table.seat_of(person.id) for person in people] == [0, 1]
        assert table.opened.seed != (await fold_of(hall, id)).opened.seed
        assert (await fold_of(hall, id)).rematch == new

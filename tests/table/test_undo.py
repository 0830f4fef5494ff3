"""Taking back: free where nothing was learnt, with everybody's agreement otherwise."""

import random

import pytest
from hall_helpers import fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.engine.game import Move
from regalia.table.commands import Answer, MakeMove, Say, Undo
from regalia.table.entries import Moved
from regalia.table.errors import NotNow
from regalia.table.hall import Hall
from regalia.table.people import Person
from regalia.table.picture import show_undo
from regalia.table.store import entries_of
from regalia.table.table import Table, fold

pytestmark = pytest.mark.anyio


async def move_until(hall: Hall, id: str, people: list[Person], word: str) -> tuple[int, Move]:
    """Play at random until somebody can make a move with this word; who, and the move."""
    chance = random.Random(4)
    while True:
        table = await fold_of(hall, id)
        seat = table.acting[0]
        for move in table.position.moves(seat):
            if word in move:
                return seat, move
        await move_anyhow(hall, id, people, chance)


def state(table: Table) -> bytes:
    return bytes(table.position.state.tobytes())


async def test_a_claim_is_taken_back_freely(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people, "royals")
        seat, move = await move_until(hall, id, people, "claim")
        table = await fold_of(hall, id)
        before, plays = state(table), len(table.plays)
        await hall.do(id, people[seat], key(), MakeMove(table.number_for(seat), move))
        assert table.may_undo(seat)

        await hall.do(id, people[seat], key(), Undo(table.number_for(seat)))

        assert (state(table), len(table.plays)) == (before, plays)
        entries = await hall.store.read(entries_of(id))
        assert sum(isinstance(entry.body, Moved) for entry in entries) == plays + 1
        assert state(fold(id, entries)) == before


async def test_a_card_turned_up_is_not_taken_back_without_asking(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        before = state(table)
        seat = await move_anyhow(hall, id, people, random.Random(5))
        assert not table.may_undo(seat)

        await hall.do(id, people[seat], key(), Undo(table.number_for(seat)))
        assert state(table) != before
        assert table.question is not None
        await hall.do(id, people[1 - seat], key(), Answer(True))

        assert state(table) == before
        assert table.question is None


async def test_one_no_is_enough(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = await move_anyhow(hall, id, people, random.Random(6))
        after = state(table)
        await hall.do(id, people[seat], key(), Undo(table.number_for(seat)))
        others = [person for person in people if person is not people[seat]]

        await hall.do(id, others[0], key(), Answer(False))
        with pytest.raises(NotNow):
            await hall.do(id, others[1], key(), Answer(True))

        assert state(table) == after


async def test_whoever_plays_on_has_answered(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = await move_anyhow(hall, id, people, random.Random(6))
        await hall.do(id, people[seat], key(), Undo(table.number_for(seat)))

        await move_anyhow(hall, id, people, random.Random(6))
        after = state(table)
        with pytest.raises(NotNow):
            await hall.do(id, people[1 - seat], key(), Answer(True))

        assert table.question is None
        assert state(table) == after


async def test_who_asks_can_think_better_of_it(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = await move_anyhow(hall, id, people, random.Random(6))
        after = state(table)
        await hall.do(id, people[seat], key(), Undo(table.number_for(seat)))

        with pytest.raises(NotNow):
            await hall.do(id, people[seat], key(), Answer(True))
        await hall.do(id, people[seat], key(), Answer(False))

        assert table.question is None
        assert state(table) == after


async def test_it_is_said_how_many_moves_would_go(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        first = await move_anyhow(hall, id, people, random.Random(6))
        second = await move_anyhow(hall, id, people, random.Random(6))

        assert {first, second} == {0, 1}
        assert show_undo(table, first).moves == 2
        assert show_undo(table, second).moves == 1
        await hall.do(id, people[first], key(), Undo(table.number_for(first)))
        assert [show_undo(table, viewer).moves for viewer in (-1, 0, 1)] == [2, 2, 2]


async def test_nobody_is_asked_where_only_bots_play_along(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 1)
        id = await seated(hall, people, bots=1, options={"first": 0})
        table = await fold_of(hall, id)
        before = state(table)
        await move_anyhow(hall, id, people, random.Random(7))
        room = await hall.room(id)
        while room.driver:
            await room.driver

        await hall.do(id, people[0], key(), Undo(table.number_for(0)))

        assert state(table) == before


async def test_what_others_do_in_secret_changes_nothing_for_a_seat(database: str) -> None:
    """A third seat's numbers and its right to take back stay as they are: no offer is betrayed."""
    async with open_hall(database) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, "royal-wedding")
        table = await fold_of(hall, id)
        before = (table.number_for(2), table.heard_by(2), table.may_undo(2))

        await hall.do(id, people[0], key(), MakeMove(table.number_for(0), {"wed": 1}))
        await hall.do(
            id, people[1], key(), MakeMove(table.number_for(1), {"decline": 0, "number": 1})
        )
        await hall.do(id, people[1], key(), MakeMove(table.number_for(1), {"finished": True}))

        assert (table.number_for(2), table.heard_by(2), table.may_undo(2)) == before
        await hall.do(id, people[2], key(), MakeMove(before[0], {"finished": True}))


async def test_the_log_says_which_lines_no_longer_count(database: str) -> None:
    """Those of the asker's last move and of all since, by the numbers each viewer knows them by."""
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        room = await hall.room(id)
        first = await move_anyhow(hall, id, people, random.Random(6))
        await hall.do(id, people[0], key(), Say("Oh!"))
        await move_anyhow(hall, id, people, random.Random(6))
        await hall.do(id, people[first], key(), Undo(room.table.number_for(first)))
        await hall.do(id, people[1 - first], key(), Answer(True))

        for person in people:
            lines = await hall.lines(room, hall.eyes(room, person, "en"), 0)
            moved = [line.heard for line in lines if line.kind == "moved"]
            gone = {line.kind: line.takes_back for line in lines if line.takes_back}
            assert len(moved) == 2
            assert gone == {"answered": moved}


async def test_no_line_tells_of_a_secret_move_that_was_taken_back(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 3)
        id = await seated(hall, people, "royal-wedding")
        room = await hall.room(id)
        table = room.table
        await hall.do(id, people[0], key(), MakeMove(table.number_for(0), {"wed": 1}))
        await hall.do(id, people[2], key(), MakeMove(table.number_for(2), {"finished": True}))

        await hall.do(id, people[0], key(), Undo(table.number_for(0)))
        for person in people[1:]:
            await hall.do(id, person, key(), Answer(True))

        gone = []
        for person in people:
            lines = await hall.lines(room, hall.eyes(room, person, "en"), 0)
            moved = [line.heard for line in lines if line.kind == "moved"]
            assert lines[-1].takes_back == moved
            gone.append(len(moved))
        assert gone[2] == 1

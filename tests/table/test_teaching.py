"""A lesson at a table: followed, left and taken back, resumed, begun again, nobody else's."""

import asyncio
from pathlib import Path

import pytest
from hall_helpers import fold_of, guests, key, open_hall

from regalia import learn
from regalia.engine.errors import BadInput
from regalia.engine.game import Move
from regalia.table import teaching
from regalia.table.commands import Enter, Leave, MakeMove, Resign, StepOut, Undo
from regalia.table.entries import Opened, read_body
from regalia.table.errors import Missing, NotNow
from regalia.table.hall import Hall
from regalia.table.invitations import invitation
from regalia.table.people import Person
from regalia.table.picture import LessonShown, Picture
from regalia.web.lessons import LessonCard, lesson_cards, open_lesson

pytestmark = pytest.mark.anyio
GAME = "majesty"
LESSON = learn.load(GAME)


async def look(hall: Hall, id: str, person: Person, language: str = "en") -> Picture:
    """The table once its bots have nothing to do."""
    room = await hall.room(id)
    while room.driver:
        await room.driver
    return hall.picture(room, person, hall.eyes(room, person, language))


async def shown(hall: Hall, id: str, person: Person, language: str = "en") -> LessonShown:
    lesson = (await look(hall, id, person, language)).lesson
    assert lesson is not None
    return lesson


async def make(hall: Hall, id: str, person: Person, move: Move) -> None:
    picture = await look(hall, id, person)
    await hall.do(id, person, key(), MakeMove(picture.number, move))


async def follow(hall: Hall, id: str, person: Person, steps: int) -> LessonShown:
    """Make so many of the lesson's moves."""
    for _ in range(steps):
        note = await shown(hall, id, person)
        assert note.show is not None
        await make(hall, id, person, note.show)
    return await shown(hall, id, person)


async def other_move(hall: Hall, id: str, person: Person) -> Move:
    picture = await look(hall, id, person)
    assert picture.lesson is not None
    return next(c.move for c in picture.choices if c.move != picture.lesson.show)


async def my_card(hall: Hall, person: Person, game: str = GAME) -> LessonCard:
    return next(card for card in await lesson_cards(hall, person) if card.game == game)


@pytest.mark.parametrize("game", learn.NAMES)
async def test_the_lesson_is_played_to_its_end_one_idea_at_a_time(
    game: str, tmp_path: Path
) -> None:
    lesson = learn.load(game)
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), game, False)
        for number, n in enumerate(lesson.own, 1):
            note, step = await shown(hall, id, ann), lesson.moves[n]
            assert (note.step, note.steps, note.over) == (number, len(lesson.own), False)
            assert note.idea is not None
            assert note.task is not None
            assert (note.idea.id, note.idea.rule) == (f"lesson-{game}-{step.idea}", step.rule)
            assert note.task.id == f"lesson-{game}-{step.idea}-task"
            looks = [(f"lesson-{game}-look-{slug}", rule) for slug, rule in step.look.items()]
            assert [(look.id, look.rule) for look in note.looks] == looks
            assert (note.show, note.aside, note.closing) == (step.move, None, None)
            await make(hall, id, ann, step.move)

        note = await shown(hall, id, ann)
        card = await my_card(hall, ann, game)
        table = await fold_of(hall, id)
        assert all(table.sees(lesson.learner, n) for n in range(len(lesson.moves)))
        assert note.over
        assert note.closing is not None
        assert note.closing.id == f"lesson-{game}-end"
        assert (note.idea, note.task, note.show, note.aside) == (None, None, None, None)
        assert note.looks == []
        assert (card.table, card.step, card.over) == (id, len(lesson.own), True)


@pytest.mark.parametrize("game", learn.NAMES)
async def test_after_the_lesson_bots_go_on_by_themselves(game: str, tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), game, False)
        await follow(hall, id, ann, len(learn.load(game).own))
        table = await fold_of(hall, id)
        assert not teaching.is_guided(table)
        plays = len(table.plays)
        if table.status == "finished":
            return

        await hall.do(id, ann, key(), StepOut())
        while table.status == "running" and len(table.plays) < plays + 4:
            await asyncio.sleep(0.01)

        assert table.plays[plays:]


async def test_off_the_path_the_bots_wait_and_the_reason_is_told(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, 2)
        table = await fold_of(hall, id)
        before = len(table.plays)

        await make(hall, id, ann, await other_move(hall, id, ann))

        note = await shown(hall, id, ann)
        assert len(table.plays) == before + 1
        assert table.acting != [0]
        assert (note.step, note.over) == (3, False)
        assert note.aside is not None
        idea = LESSON.moves[LESSON.own[2]].idea
        assert note.aside.id.startswith(f"lesson-{GAME}-{idea}-wrong")
        assert note.aside.rule == LESSON.moves[LESSON.own[2]].rule


async def test_some_moves_have_a_reason_of_their_own(database: str) -> None:
    steps = [LESSON.moves[n] for n in LESSON.own]
    number, step = next((i, s) for i, s in enumerate(steps) if s.wrong)
    slug, [move, *_] = next(iter(step.wrong.items()))
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, number)

        await make(hall, id, ann, move)

        note = await shown(hall, id, ann)
        assert note.aside is not None
        assert note.aside.id == f"lesson-{GAME}-{step.idea}-wrong-{slug}"


async def test_one_step_back_leads_to_the_path_and_the_lesson_goes_on(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, 3)
        table = await fold_of(hall, id)
        before = list(table.plays)
        await make(hall, id, ann, await other_move(hall, id, ann))

        await hall.do(id, ann, key(), Undo(table.number_for(0)))

        note = await shown(hall, id, ann)
        assert table.plays == before
        assert (note.step, note.aside) == (4, None)
        assert (await follow(hall, id, ann, 1)).step == 5


async def test_on_the_path_the_last_move_can_be_taken_back_too(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, 3)
        table = await fold_of(hall, id)

        await hall.do(id, ann, key(), Undo(table.number_for(0)))

        note = await shown(hall, id, ann)
        assert (note.step, note.aside) == (3, None)
        assert (await follow(hall, id, ann, 2)).step == 5


async def test_a_lesson_that_was_left_is_found_where_it_was(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, 3)
        await make(hall, id, ann, await other_move(hall, id, ann))
        before = await shown(hall, id, ann)
    async with open_hall(database) as hall:
        assert await shown(hall, id, ann) == before
        assert await open_lesson(hall, ann, key(), GAME, False) == id
        assert (await my_card(hall, ann)).step == 3
        assert (await my_card(hall, ann)).table == id
        theirs = await my_card(hall, bob)
        assert (theirs.table, theirs.step, theirs.over) == ("", 0, False)


async def test_a_lesson_is_begun_again_and_the_old_one_is_closed(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        first = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, first, ann, 3)
        again = key()
        second = await open_lesson(hall, ann, again, GAME, True)

        assert second != first
        assert await open_lesson(hall, ann, again, GAME, True) == second
        assert (await shown(hall, second, ann)).step == 1
        assert (await my_card(hall, ann)).table == second
        closed = await look(hall, first, ann)
        assert (closed.status, closed.choices) == ("closed", [])
        with pytest.raises(NotNow):
            await hall.do(first, ann, key(), Undo(closed.number))


@pytest.mark.parametrize("command", [Leave(), Resign()])
async def test_who_leaves_a_lesson_ends_it(command: Leave | Resign, database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await follow(hall, id, ann, 1)

        await hall.do(id, ann, key(), command)

        assert (await look(hall, id, ann)).status == "closed"
        assert (await my_card(hall, ann)).table == ""


async def test_who_lets_a_bot_play_is_shown_the_whole_lesson(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await hall.do(id, ann, key(), StepOut())

        table = (await look(hall, id, ann)).lesson

        made = learn.path(GAME)
        plays = (await fold_of(hall, id)).plays
        assert table is not None
        assert table.over
        assert [(play.seat, play.action) for play in plays[: len(made)]] == list(made)


async def test_a_lesson_is_nobody_elses(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        id = await open_lesson(hall, ann, key(), GAME, False)

        with pytest.raises(Missing):
            await hall.room(id, bob)
        assert await open_lesson(hall, bob, key(), GAME, False) != id
        assert not (await fold_of(hall, id)).opened.public


async def test_whoever_watches_with_an_invitation_sees_no_lesson(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        id = await open_lesson(hall, ann, key(), GAME, False)
        await hall.do(id, bob, key(), Enter(invitation(hall.store.secret, id)))

        assert (await look(hall, id, bob)).lesson is None


async def test_a_lesson_speaks_the_language_of_who_looks(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)
        id = await open_lesson(hall, ann, key(), GAME, False)
        english, russian = await shown(hall, id, ann), await shown(hall, id, ann, "ru")

        assert english.idea is not None
        assert russian.idea is not None
        assert english.idea.id == russian.idea.id
        assert english.idea.text != russian.idea.text


async def test_there_is_no_lesson_of_an_unknown_game(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)

        with pytest.raises(BadInput):
            await open_lesson(hall, ann, key(), "chess", False)


def test_a_table_of_an_older_log_is_no_lesson() -> None:
    body = read_body(
        '{"kind": "opened", "game": "majesty", "rules": 1, "options": {}, "seats": [],'
        ' "public": true, "clock": null, "stand_in": "knight", "seed": "", "salt": ""}'
    )

    assert isinstance(body, Opened)
    assert not body.lesson

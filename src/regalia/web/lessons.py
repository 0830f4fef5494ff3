"""A person's lessons: all of them and how far they have come, beginning one or going on with it."""

import contextlib

import msgspec
from litestar import Router
from litestar.params import JSONBody

from regalia import learn
from regalia.engine.errors import bad_input
from regalia.learn import Lesson
from regalia.table import index, teaching
from regalia.table.commands import Leave, Start
from regalia.table.entries import SeatPlan
from regalia.table.errors import NotNow
from regalia.table.hall import Hall
from regalia.table.hosting import open_table, opened_with
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.store import entries_of
from regalia.web.dependencies import Caller, Key, TheHall, Word, get, post
from regalia.web.games import Asked, Language, spoken
from regalia.web.requests import LessonRequest, TableMade
from regalia.words import words


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in a list, and how far the caller has come."""

    game: str
    title: str
    pitch: str
    minutes: int
    steps: int
    step: int
    """How many steps have been made."""
    over: bool
    """Was the lesson's last move made?"""
    table: str
    """Where the caller has it; empty: it was not begun."""


async def lesson_cards(hall: Hall, person: Person, language: str = "") -> list[LessonCard]:
    """All lessons, told in that language or the person's own."""
    begun = dict(reversed(await hall.store.read(index.lessons_of(person.id))))
    tongue = language or person.language
    return [await card(hall, person, name, begun.get(name, ""), tongue) for name in learn.NAMES]


async def card(hall: Hall, person: Person, game: str, id: str, language: str) -> LessonCard:
    lesson = learn.load(game)
    step, over = await come_so_far(hall, person, id, lesson) if id else (0, False)
    say = words(language).say
    return LessonCard(
        game=game,
        title=say(lesson.message("title")),
        pitch=say(lesson.message("pitch")),
        minutes=round(learn.minutes(lesson, language)),
        steps=len(lesson.own),
        step=step,
        over=over,
        table=id,
    )


async def come_so_far(hall: Hall, person: Person, id: str, lesson: Lesson) -> tuple[int, bool]:
    table = (await hall.room(id, person)).table
    if teaching.lesson_of(table) is None:
        return 0, False
    made, _ = teaching.progress(table, lesson)
    return sum(n < made for n in lesson.own), made == len(lesson.moves)


async def open_lesson(hall: Hall, person: Person, key: str, game: str, again: bool) -> str:
    """The caller's unfinished lesson, or a new one; the id of its table."""
    if game not in learn.NAMES:
        raise bad_input("game-unknown", game=game, known=list(learn.NAMES))
    if not await hall.store.read(entries_of(opened_with(hall, person, key))):
        begun = await hall.store.read(index.lessons_of(person.id))
        unfinished = [id for name, id in begun if name == game and await is_going_on(hall, id)]
        if unfinished and not again:
            return await started(hall, person, key, unfinished[0])
        for id in unfinished:
            with contextlib.suppress(NotNow):  # it has just ended
                await hall.do(id, person, f"{key} leave", Leave())
    plan = plan_of(learn.load(game), person)
    return await open_table(hall, person, key, plan, plan.seats.index(kept_for(person)), start=True)


async def is_going_on(hall: Hall, id: str) -> bool:
    """Can the lesson, or the game after it, be gone on with?"""
    table = (await hall.room(id)).table
    return table.status in {"open", "running"} and teaching.lesson_of(table) is not None


async def started(hall: Hall, person: Person, key: str, id: str) -> str:
    with contextlib.suppress(NotNow):  # it has begun
        await hall.do(id, person, f"{key} start", Start())
    return id


def plan_of(lesson: Lesson, person: Person) -> Plan:
    return Plan(
        game=lesson.game,
        seats=[SeatPlan("bot", bot=bot) if bot else kept_for(person) for bot in lesson.seats],
        options=lesson.options,
        public=False,
        lesson=True,
    )


def kept_for(person: Person) -> SeatPlan:
    return SeatPlan("reserved", person=person.id)


@get("/lessons", summary="All lessons, and how far I have come")
async def list_lessons(
    request: Asked, hall: TheHall, caller: Caller, language: Language = None
) -> list[LessonCard]:
    return await lesson_cards(hall, caller, spoken(request, language))


@post("/lessons/{game:str}", status_code=200, summary="Go on with my lesson of a game, or begin it")
async def learn_game(
    hall: TheHall, caller: Caller, key: Key, game: Word, data: JSONBody[LessonRequest]
) -> TableMade:
    return TableMade(await open_lesson(hall, caller, key, game, data.again))


router = Router("/", tags=["lessons"], route_handlers=[list_lessons, learn_game])

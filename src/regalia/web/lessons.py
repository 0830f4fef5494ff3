"""Lessons: all of them with the caller's progress, and beginning one."""

from litestar import Router
from litestar.params import JSONBody

from regalia.table.lessons import LessonCard, lesson_cards, open_lesson
from regalia.web.games import Asked, Language, spoken
from regalia.web.given import Caller, Key, TheHall, Word, get, post
from regalia.web.orders import LessonOrder, TableMade


@get("/lessons", summary="All lessons, and how far I have come")
async def list_lessons(
    request: Asked, hall: TheHall, caller: Caller, language: Language = None
) -> list[LessonCard]:
    return await lesson_cards(hall, caller, spoken(request, language))


@post("/lessons/{game:str}", status_code=200, summary="Go on with my lesson of a game, or begin it")
async def learn_game(
    hall: TheHall, caller: Caller, key: Key, game: Word, data: JSONBody[LessonOrder]
) -> TableMade:
    return TableMade(await open_lesson(hall, caller, key, game, data.again))


router = Router("/", tags=["lessons"], route_handlers=[list_lessons, learn_game])

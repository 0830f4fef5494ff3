"""Coming and going: gathered, told in few bytes, and what many see is made once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing
from typing import Any

import msgspec
import pytest
from hall_helpers import fold_of, guests, key, next_update, open_hall, seated

from databases import Server
from regalia.table import hall as halls
from regalia.table.commands import MakeMove, Say
from regalia.table.hall import Hall, Update
from regalia.table.people import Person
from regalia.table.watching import Presence
from regalia.web.live import event

pytestmark = pytest.mark.anyio

News = AsyncIterator[Update | Presence | None]
SPECTATORS = 20


async def next_news(stream: News) -> Update | Presence:
    async with asyncio.timeout(20):
        news = await anext(stream)
    assert news is not None
    return news


async def begin(stack: AsyncExitStack, hall: Hall, id: str, person: Person, **more: Any) -> News:
    """A stream whose first event has been read."""
    stream = hall.watch(id, person, more.pop("language", "en"), None, **more)
    await stack.enter_async_context(aclosing(stream))  # type: ignore[type-var]
    await next_update(stream)
    return stream


async def until_gathered(hall: Hall, id: str) -> None:
    room = await hall.room(id)
    while room.gathering:
        await asyncio.sleep(0.01)


async def make_move(hall: Hall, id: str, people: list[Person]) -> None:
    table = await fold_of(hall, id)
    [seat] = table.acting
    move = MakeMove(table.number_for(seat), table.position.moves(seat)[0])
    await hall.do(id, people[seat], key(), move)


async def test_who_comes_is_told_in_few_bytes_without_an_id(database: str) -> None:
    async with open_hall(database) as hall, AsyncExitStack() as stack:
        people = await guests(hall, 3)
        id = await seated(hall, people[:2])
        hers = await begin(stack, hall, id, people[0])

        await begin(stack, hall, id, people[1])
        await begin(stack, hall, id, people[2])
        while (news := await next_news(hers)) != Presence(connected=[0, 1], spectators=1):
            assert news == Presence(connected=[0, 1], spectators=0)  # not in the same moment

        expected = b'event: presence\ndata: {"connected":[0,1],"spectators":1}\n\n'
        assert event(news) == expected


async def test_who_is_back_at_once_was_never_gone(database: str) -> None:
    async with open_hall(database) as hall, AsyncExitStack() as stack:
        people = await guests(hall, 3)
        id = await seated(hall, people[:2])
        hers = await begin(stack, hall, id, people[0])
        his = await begin(stack, hall, id, people[1])
        assert isinstance(await next_news(hers), Presence)
        await until_gathered(hall, id)

        await his.aclose()  # type: ignore[attr-defined]
        await begin(stack, hall, id, people[1])
        await until_gathered(hall, id)
        await hall.do(id, people[1], key(), Say("back again"))
        news = await next_news(hers)

        assert isinstance(news, Update)
        assert [line.chat for line in news.lines] == ["back again"]


async def test_who_was_told_in_a_picture_is_not_told_again(database: str) -> None:
    async with open_hall(database) as hall, AsyncExitStack() as stack:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        hers = await begin(stack, hall, id, people[0])
        await begin(stack, hall, id, people[1])
        await hall.do(id, people[1], key(), Say("here I am"))
        told = await next_update(hers)

        await until_gathered(hall, id)
        await hall.do(id, people[1], key(), Say("well?"))
        news = await next_news(hers)

        assert told.picture.seats[1].connected
        assert isinstance(news, Update)


async def test_all_processes_tell_who_is_there(postgres: Server) -> None:
    url = postgres.new_database()
    async with open_hall(url) as one, open_hall(url) as two, AsyncExitStack() as stack:
        people = await guests(one, 2)
        id = await seated(one, people)
        hers = await begin(stack, one, id, people[0])

        his = await begin(stack, two, id, people[1])
        assert await next_news(hers) == Presence([0, 1], 0)
        await his.aclose()  # type: ignore[attr-defined]

        assert await next_news(hers) == Presence([0], 0)


class Made:
    """Counts what is made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.count, made = 0, getattr(halls, name)

        def counted(*args: Any) -> Any:
            self.count += 1
            return made(*args)

        monkeypatch.setattr(halls, name, counted)


async def test_spectators_share_one_picture_a_language(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(database) as hall, AsyncExitStack() as stack:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        crowd = [(await hall.people.welcome("Eve", "en"))[0] for _ in range(SPECTATORS)]
        languages = ["en", "ru"] * (SPECTATORS // 2)
        streams = [
            await begin(stack, hall, id, person, language=language)
            for person, language in zip(crowd, languages, strict=True)
        ]
        pictures, lines = Made(monkeypatch, "picture"), Made(monkeypatch, "line")

        await make_move(hall, id, people)
        told = [await next_update(stream) for stream in streams]

        assert pictures.count == lines.count == 2
        assert len({event(update) for update in told}) == 2
        await begin(stack, hall, id, crowd[0])
        assert pictures.count == 2


async def test_only_who_sees_the_same_shares_a_picture(database: str) -> None:
    """Whoever has muted somebody reads nothing of them, and the others do."""
    async with open_hall(database) as hall, AsyncExitStack() as stack:
        people = await guests(hall, 4)
        id = await seated(hall, people[:2])
        deaf = msgspec.structs.replace(people[3], muted=frozenset({people[1].id}))
        kinds = [people[0], people[1], people[2], deaf]
        streams = [await begin(stack, hall, id, person) for person in kinds]

        await hall.do(id, people[1], key(), Say("hear me"))
        ann, bob, cleo, dan = [await next_update(stream) for stream in streams]

        assert [update.lines[0].chat for update in (ann, bob, cleo, dan)] == ["hear me"] * 3 + [""]
        assert [update.picture.seat for update in (ann, bob, cleo, dan)] == [0, 1, -1, -1]
        assert [update.picture.host for update in (ann, bob, cleo)] == [True, False, False]
        assert [update.picture.seats[1].muted for update in (cleo, dan)] == [False, True]

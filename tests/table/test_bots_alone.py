"""Tables of bots alone cost their host's share, and only while somebody looks on."""

import asyncio
from pathlib import Path

import pytest
from hall_helpers import fold_of, guests, key, next_update, open_hall

from regalia.table import hosting
from regalia.table.doors import Doors
from regalia.table.entries import SeatPlan
from regalia.table.errors import NotNow, Shut
from regalia.table.hall import Hall
from regalia.table.hosting import open_table
from regalia.table.opening import Plan
from regalia.table.people import Person

pytestmark = pytest.mark.anyio
ALONE = Plan(game="majesty", seats=[SeatPlan("bot", "page")] * 2)


async def begun(hall: Hall, person: Person) -> str:
    return await open_table(hall, person, key(), ALONE, None, start=True)


async def test_tables_count_for_their_host(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_UNFINISHED", 3)
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        for _ in range(3):
            await begun(hall, ann)

        with pytest.raises(NotNow):
            await begun(hall, ann)
        await begun(hall, bob)


async def test_they_play_while_somebody_looks_on(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        ann, bob = await guests(hall, 2)
        id = await begun(hall, ann)
        await hall.room(id, bob)
        await asyncio.sleep(0.3)
        unseen = len((await fold_of(hall, id)).plays)
        stream = hall.watch(id, bob, "en", None)
        while (await next_update(stream)).picture.number < 4:
            pass
        await stream.aclose()  # type: ignore[attr-defined]
        await asyncio.sleep(0.3)
        left = len((await fold_of(hall, id)).plays)
        await asyncio.sleep(0.3)

        assert unseen == 0
        assert len((await fold_of(hall, id)).plays) == left


async def test_a_server_may_have_none(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db", doors=Doors(bot_tables=False)) as hall:
        [ann] = await guests(hall, 1)
        with pytest.raises(Shut):
            await begun(hall, ann)
        seats = [SeatPlan(), SeatPlan("bot", "page")]
        await open_table(hall, ann, key(), Plan(game="majesty", seats=seats), 0, start=True)

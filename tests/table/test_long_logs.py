"""Long logs: told by threads beside the event loop, and bounded by what a seat may say."""

import threading
from typing import Any

import pytest
from hall_helpers import guests, key, next_update, open_hall, seated

from regalia.table import checks, history, picture
from regalia.table.commands import Say
from regalia.table.errors import NotNow
from regalia.table.store import entries_of
from regalia.table.watching import MOST_WAITING

pytestmark = pytest.mark.anyio


@pytest.fixture
def told_by(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which the past is told."""
    threads, line = set(), picture.line

    def noted(*args: Any) -> Any:
        threads.add(threading.current_thread().name.partition("_")[0])
        return line(*args)

    monkeypatch.setattr(history, "line", noted)
    return threads


async def test_the_event_loop_tells_no_past(database: str, told_by: set[str]) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        room = await hall.room(id)
        eyes = hall.eyes(room, people[0], "en")

        lines = await hall.lines(room, eyes, 0)
        await hall.aside(history.recorded, await hall.store.read(entries_of(id)), eyes)
        first = await next_update(hall.watch(id, people[0], "en", 0))

        assert first.lines == lines
        assert told_by == {"teller"}


async def test_a_log_is_read_page_by_page(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        for _ in range(5):
            await hall.do(id, people[1], key(), Say("and so on"))
        room = await hall.room(id)
        eyes = hall.eyes(room, people[0], "en")
        whole = await hall.lines(room, eyes, 0)

        pages = [await hall.lines(room, eyes, after, 3) for after in range(0, len(whole), 3)]
        recent = await next_update(hall.watch(id, people[0], "en", None, recent=4))

        assert [line for page in pages for line in page] == whole
        assert max(map(len, pages)) == 3
        assert recent.lines == whole[-4:]


async def test_who_begins_is_not_too_slow(database: str) -> None:
    """What happens while the past is being told waits for its end, however much it is."""
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        release = threading.Event()
        for _ in range(2):
            hall.tellers.submit(release.wait)
        stream = hall.watch(id, people[0], "en", 0)
        first = hall.store.loop.create_task(next_update(stream))
        room = await hall.room(id)
        while not room.watchers:
            await hall.store.read(entries_of(id))
        for _ in range(MOST_WAITING + 1):
            await hall.do(id, people[1], key(), Say("meanwhile"))
        release.set()
        update = await first

        heard = [line.heard for line in update.lines]
        assert heard == list(range(1, update.picture.heard + 1))
        assert sum(line.chat == "meanwhile" for line in update.lines) == MOST_WAITING + 1


async def test_a_seat_says_only_so_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How much others whisper is not told by it."""
    monkeypatch.setattr(checks, "MOST_SAID", 3)
    async with open_hall(database) as hall:
        ann, bob, cleo = await guests(hall, 3)
        id = await seated(hall, [ann, bob, cleo], "royal-wedding")
        for to in (1, None, 1):
            await hall.do(id, ann, key(), Say("well", to))

        with pytest.raises(NotNow) as refused:
            await hall.do(id, ann, key(), Say("one more"))
        for _ in range(3):
            await hall.do(id, cleo, key(), Say("I can"))

        assert refused.value.message.id == "table-said-most"

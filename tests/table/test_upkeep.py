"""Looking after people and tables beside a server that serves them: it takes effect there too."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from hall_helpers import TurnedClock, fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.engine.errors import BadInput
from regalia.table import schema, upkeep
from regalia.table.commands import MakeMove, Say
from regalia.table.errors import Forbidden, Missing, NotNow
from regalia.table.hall import Hall
from regalia.table.orders import announce
from regalia.table.people import run
from regalia.table.store import entries_of

pytestmark = pytest.mark.anyio

DAY = 86_400.0
PATIENCE = 120.0


@asynccontextmanager
async def both(database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """The hall of a server, and one beside it."""
    async with open_hall(database) as hall, upkeep.beside(database) as beside:
        yield hall, beside


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def drain(hall: Hall, id: str, person: object) -> None:
    """Look at a table until the stream ends."""
    async with asyncio.timeout(PATIENCE):
        async for _ in hall.watch(id, person, "en", None):  # type: ignore[arg-type]
            pass


async def test_a_closed_table_is_closed_in_the_server_that_has_it_in_memory(database: str) -> None:
    async with both(database) as (hall, beside):
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)

        await upkeep.close_table(beside, id)

        await until(lambda: table.status == "closed")
        with pytest.raises(NotNow):
            await hall.do(id, people[0], key(), Say("anybody here?"))
        with pytest.raises(BadInput):
            await upkeep.close_table(beside, id)


async def test_who_moves_before_the_server_has_heard_of_it_is_refused(database: str) -> None:
    async with both(database) as (hall, beside):
        people = await guests(hall, 2)
        id = await seated(hall, people)
        table = await fold_of(hall, id)
        seat = table.acting[0]
        move = MakeMove(table.number_for(seat), table.position.moves(seat)[0])

        await upkeep.close_table(beside, id)

        with pytest.raises(NotNow):
            await hall.do(id, people[seat], key(), move)
        log = await hall.store.read(entries_of(id))
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))


async def test_who_is_banned_is_refused_and_the_stream_ends(database: str) -> None:
    async with both(database) as (hall, beside):
        ann, session = await hall.people.welcome("Ann", "en")
        [bob] = await guests(hall, 1)
        id = await seated(hall, [bob, ann])
        watching = asyncio.create_task(drain(hall, id, ann))
        await until(lambda: bool(hall.watchers()))
        assert await hall.people.by_session(session) == ann

        await upkeep.ban(beside, ann, "loud")

        await watching
        with pytest.raises(Forbidden):
            await hall.people.by_session(session)
        table = await fold_of(hall, id)
        await until(lambda: table.seats[1].why == "left")


async def test_who_is_let_in_again_is_known_again(database: str) -> None:
    async with both(database) as (hall, beside):
        ann, session = await hall.people.welcome("Ann", "en")
        await hall.people.make_account(ann, "ann", "correct horse")
        await upkeep.ban(beside, ann, "")
        with pytest.raises(Forbidden):
            await hall.people.log_in("ann", "correct horse")

        await upkeep.unban(beside, "person", ann.id)

        assert await hall.people.by_session(session)
        with pytest.raises(BadInput):
            await upkeep.unban(beside, "person", ann.id)


async def test_whom_the_banned_brought_along_is_refused_too(database: str) -> None:
    async with both(database) as (hall, beside):
        [ann] = await guests(hall, 1)
        _, secret = await hall.people.bring(ann, "Ben", "en", "key-companion")

        await upkeep.ban(beside, ann, "")

        with pytest.raises(Forbidden):
            await hall.people.by_token(secret)


async def test_addresses_are_shut_out_by_ranges(database: str) -> None:
    async with both(database) as (hall, beside):
        assert await upkeep.ban_address(beside, "203.0.113.9/24", "") == "203.0.113.0/24"

        await until(lambda: hall.orders.shuts_out("203.0.113.77"))
        assert hall.orders.shuts_out("::ffff:203.0.113.1")
        assert not hall.orders.shuts_out("203.0.114.1")
        assert not hall.orders.shuts_out("local")
        with pytest.raises(BadInput):
            await upkeep.ban_address(beside, "next door", "")


async def test_an_announcement_is_heard_by_the_server(database: str) -> None:
    async with both(database) as (hall, beside):
        await upkeep.write_and_tell(beside, lambda c: announce(c, "Tea at five."), orders=True)

        await until(lambda: hall.orders.announcement.text == "Tea at five.")
        await upkeep.write_and_tell(beside, lambda c: announce(c, ""), orders=True)
        await until(lambda: hall.orders.announcement.text == "")


async def test_who_is_deleted_is_gone_from_the_server(database: str) -> None:
    async with both(database) as (hall, beside):
        ann, session = await hall.people.welcome("Ann", "en")
        [bob] = await guests(hall, 1)
        id = await seated(hall, [bob, ann])
        await hall.do(id, ann, key(), Say("remember me"))
        assert await hall.people.by_session(session)
        room = await hall.rooms.load(id)

        await beside.delete(ann)

        await until(lambda: room.names[ann.id] == "")
        assert await hall.people.by_session(session) is None
        assert "remember me" not in str(await hall.store.read(entries_of(id)))


async def test_a_new_password_ends_what_the_old_one_opened(database: str) -> None:
    async with both(database) as (hall, beside):
        ann, session = await hall.people.welcome("Ann", "en")
        await hall.people.make_account(ann, "ann", "correct horse")
        found = await beside.store.read(upkeep.find_person("ANN"))

        await beside.people.reset_password(found, "battery staple")
        await beside.renamed(found.id, found.name)

        await until(lambda: hall.people.remembered(("session", session)) is None)
        assert await hall.people.by_session(session) is None
        with pytest.raises(Forbidden):
            await hall.people.log_in("ann", "correct horse")
        assert await hall.people.log_in("ann", "battery staple")


async def test_people_are_found_by_id_by_login_and_by_a_name_of_their_own(database: str) -> None:
    async with open_hall(database) as hall:
        ann, other = [(await hall.people.welcome("Ann", "en"))[0] for _ in range(2)]
        [bob] = [(await hall.people.welcome("Bob", "en"))[0]]
        await hall.people.make_account(other, "Queen", "correct horse")

        async def found(name: str) -> str:
            return (await hall.store.read(upkeep.find_person(name))).id

        assert await found(ann.id) == ann.id
        assert await found("queen") == other.id
        assert await found("Bob") == bob.id
        for nobody in ("Ann", "Zoe"):
            with pytest.raises(BadInput):
                await found(nobody)


async def test_unused_guests_are_pruned_and_no_one_else(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        idle, account, playing, back = await guests(hall, 4)
        sessions = [await hall.people.new_session(person) for person in (idle, back)]
        await hall.people.make_account(account, "bob", "correct horse")
        clock.turn(100 * DAY)
        await hall.people.by_session(sessions[1])
        await seated(hall, [playing], bots=1)

        unused = await hall.store.read(upkeep.unused_guests(clock.now() - 90 * DAY))

        assert [person.id for person in unused] == [idle.id]


async def test_abandoned_tables_are_removed_and_finished_ones_stay(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 2)
        left, played = [await seated(hall, people) for _ in range(2)]
        clock.turn(40 * DAY)
        await move_anyhow(hall, played, people, random.Random(1))
        before = clock.now() - 30 * DAY

        assert await hall.store.read(upkeep.abandoned_tables(before)) == [left]
        async with upkeep.beside(database) as beside:
            assert await upkeep.remove_table(beside, left, before)
            assert not await upkeep.remove_table(beside, played, before)

        with pytest.raises(NotNow):  # it was in memory: nothing is written behind its end
            await hall.do(left, people[0], key(), Say("hello?"))
        hall.rooms.rooms.clear()
        with pytest.raises(Missing):
            await hall.room(left, people[0])
        await hall.store.write(upkeep.throw_away_ends(1e12))
        assert await hall.store.read(entries_of(left)) == []
        assert await hall.store.read(entries_of(played))


async def test_an_export_holds_what_is_personal_and_no_secrets(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        id = await seated(hall, [ann, bob])
        await hall.do(id, ann, key(), Say("hello"))
        _, secret = await hall.people.new_token(ann, "my bot", "key-token")
        await hall.people.bring(ann, "Ben", "en", "key-companion")
        report = {
            "id": "r1", "at": 1.0, "reporter": bob.id, "subject": ann.id, "table_id": id,
            "kind": "chat", "text": "hello", "handled": 0,
        }  # fmt: skip
        await hall.store.write(run(sa.insert(schema.reports).values(**report)))

        told = await hall.store.read(upkeep.export(ann))

        [opened] = [each for each in told["person"]["done"] if each["kind"] == "opened"]
        assert "seed" not in opened
        assert "salt" not in opened
        assert any(each.get("text") == "hello" for each in told["person"]["done"])
        assert [table["id"] for table in told["person"]["tables"]] == [id]
        assert [token["label"] for token in told["person"]["tokens"]] == ["my bot"]
        assert [each["name"] for each in told["companions"]] == ["Ben"]
        text = json.dumps(told)
        assert bob.id not in text
        assert secret not in text


async def test_reports_are_listed_until_they_are_handled(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        report = {
            "id": "r1", "at": 1.0, "reporter": bob.id, "subject": ann.id, "table_id": "t",
            "kind": "name", "text": "Ann", "handled": 0,
        }  # fmt: skip
        await hall.store.write(run(sa.insert(schema.reports).values(**report)))
        [card] = await hall.store.read(upkeep.list_reports(every=False))

        await hall.store.write(upkeep.handle_report("r1"))

        assert (card.subject_name, card.reporter_name, card.handled) == ("Ann", "Bob", False)
        assert await hall.store.read(upkeep.list_reports(every=False)) == []
        assert [c.handled for c in await hall.store.read(upkeep.list_reports(every=True))] == [True]
        with pytest.raises(BadInput):
            await hall.store.write(upkeep.handle_report("r2"))

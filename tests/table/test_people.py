"""Guests, accounts, sessions and tokens."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from hall_helpers import guests, key, open_hall, seated

from regalia.engine.errors import BadInput
from regalia.table import history
from regalia.table.commands import Say
from regalia.table.errors import Forbidden, NotNow
from regalia.table.schema import metadata
from regalia.table.store import entries_of

pytestmark = pytest.mark.anyio


async def test_a_session_is_good_until_logging_out(database: str) -> None:
    async with open_hall(database) as hall:
        ann, session = await hall.people.welcome("Ann", "en")
        assert await hall.people.by_session(session) == ann

        await hall.people.log_out(ann, session)

        assert await hall.people.by_session(session) is None


async def test_an_account_is_found_again_from_elsewhere(database: str) -> None:
    async with open_hall(database) as hall:
        ann, _ = await hall.people.welcome("Ann", "ru")
        await hall.people.make_account(ann, "Ann@Example", "correct horse")

        again, session = await hall.people.log_in("ann@example", "correct horse")

        assert (again.id, again.language) == (ann.id, "ru")
        assert await hall.people.by_session(session) == again
        with pytest.raises(Forbidden):
            await hall.people.log_in("ann@example", "wrong horse")
        with pytest.raises(Forbidden):
            await hall.people.log_in("nobody", "correct horse")


async def test_a_login_name_is_somebodys(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        await hall.people.make_account(ann, "crown", "correct horse")

        with pytest.raises(NotNow):
            await hall.people.make_account(bob, "Crown", "another horse")


async def test_a_token_asked_for_twice_is_one_token(database: str) -> None:
    async with open_hall(database) as hall:
        [ann] = await guests(hall, 1)

        token, secret = await hall.people.new_token(ann, "my bot", "some-key-1")
        again, same = await hall.people.new_token(ann, "my bot", "some-key-1")

        assert (again, same) == (token, secret)
        assert await hall.people.by_token(secret) == ann
        assert await hall.people.tokens_of(ann) == [token]
        await hall.people.revoke(ann, token.id)
        assert await hall.people.by_token(secret) is None


async def test_no_secret_stands_in_the_database(database: str) -> None:
    async with open_hall(database) as hall:
        ann, session = await hall.people.welcome("Ann", "en")
        await hall.people.make_account(ann, "ann", "correct horse")
        _, token = await hall.people.new_token(ann, "my bot", "some-key-1")

        def everything(connection: sa.Connection) -> str:
            rows = [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]
            return str(rows)

        text = await hall.store.read(everything)

        assert "Ann" in text
        for secret in (session, token, "correct horse"):
            assert secret not in text


async def test_deleting_oneself_takes_name_chat_and_seat_along(database: str) -> None:
    async with open_hall(database) as hall:
        ann, bob = await guests(hall, 2)
        id = await seated(hall, [ann, bob])
        await hall.do(id, ann, key(), Say("my secret recipe"))

        await hall.rise_everywhere(ann)
        await hall.people.delete(ann)
        await hall.renamed(ann.id, "")
        room = await hall.room(id)

        entries = await hall.store.read(entries_of(id))
        lines = list(history.retold(entries, hall.eyes(room, bob, "en")))
        said = str(lines)
        assert "my secret recipe" not in said
        assert "Ann" not in said
        assert room.table.seats[0].bot == "knight"


@pytest.mark.parametrize("name", ["Анна", "安娜", "🤴🏽👸", "e\u0301", "נעמי", "x" * 30])
async def test_names_of_every_script_survive(database: str, name: str) -> None:
    async with open_hall(database) as hall:
        person, session = await hall.people.welcome(name, "en")
        hall.people.forget(person.id)
        found = await hall.people.by_session(session)

        assert found is not None
        assert found.name == name


UNSEEN = [
    "\u202eabc",
    "a\u200bb",
    "\u2800",
    "\u3164",
    "\u00ad",
    "a\ud800",
    "\u0301",
    "a\u2028b",
    "\u200dabc",
]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\x00b", "\x1b[31m", *UNSEEN])
async def test_names_without_content_or_with_control_characters_are_refused(
    tmp_path: Path, name: str
) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/regalia.db") as hall:
        with pytest.raises(BadInput):
            await hall.people.welcome(name, "en")

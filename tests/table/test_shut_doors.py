"""Doors that are shut later, on both databases: what was begun before goes on."""

import random

import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, move_anyhow, open_hall, seated

from regalia.table.arriving import come_again, make_account
from regalia.table.commands import Say
from regalia.table.door_keys import GOOD_FOR_DAYS, cut_door_key
from regalia.table.doors import Doors
from regalia.table.errors import Outside, Shut
from regalia.table.hosting import rematch
from regalia.table.muting import mute

pytestmark = pytest.mark.anyio


async def test_the_rematch_of_a_public_table_is_by_invitation(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id, chance = await seated(hall, people), random.Random(3)
        await move_anyhow(hall, id, people, chance)
    async with open_hall(database, doors=Doors(public_tables=False)) as hall:
        while (await fold_of(hall, id)).status == "running":
            await move_anyhow(hall, id, people, chance)

        new = await rematch(hall, id, people[1], key())

        assert (await fold_of(hall, id)).opened.public
        assert not (await fold_of(hall, new)).opened.public
        assert (await fold_of(hall, new)).admits(people[0].id)


async def test_a_guest_from_before_gives_the_password_once(database: str) -> None:
    async with open_hall(database) as hall:
        ann, session = await hall.people.welcome("Ann", "en")
    async with open_hall(database, doors=Doors(password="rosebud")) as hall:
        with pytest.raises(Outside):
            await hall.people.by_session(session)
        with pytest.raises(Shut):
            await come_again(hall.people, session, "rosebush")

        assert await come_again(hall.people, session, "rosebud") == ann
        assert await hall.people.by_session(session) == ann


async def test_a_door_key_is_not_good_forever(database: str) -> None:
    clock = TurnedClock()
    async with open_hall(database, clock, Doors(accounts="invite")) as hall:
        [ann] = await guests(hall, 1)
        code = await hall.store.write(cut_door_key(clock.now()))
        clock.turn(GOOD_FOR_DAYS * 86_400)

        with pytest.raises(Shut):
            await make_account(hall.people, ann, "ann", "correct horse", code)
        fresh = await hall.store.write(cut_door_key(clock.now()))
        await make_account(hall.people, ann, "ann", "correct horse", fresh)


async def test_a_mute_is_known_to_whoever_comes_back(database: str) -> None:
    async with open_hall(database) as hall:
        people = await guests(hall, 2)
        id = await seated(hall, people)
        session = await hall.people.new_session(people[0])
        await hall.store.write(mute(people[0].id, people[1].id))
        await hall.do(id, people[1], key(), Say("boo"))
        ann = await hall.people.by_session(session)
        assert ann is not None
        room = await hall.room(id, ann)

        lines = await hall.lines(room, hall.eyes(room, ann, "en"), 0)

        assert [line.chat for line in lines if line.kind == "said"] == [""]

"""How long a bot takes tells nobody what it thought about."""

import asyncio
import random
from itertools import pairwise
from pathlib import Path

import pytest
from hall_helpers import by_others, fold_of, guests, open_hall, seated

from regalia.table import pacing
from regalia.table.pacing import BEATS_KEPT, FIRST_BEAT, LONGEST_BEAT, Effort, Pace, is_noticed
from regalia.table.store import entries_of
from regalia.table.timing import WallClock

pytestmark = pytest.mark.anyio
TALK, TURN = ("duke", True), ("duke", False)


def taken(pace: Pace, seconds: float, kind: tuple[str, bool] = TURN) -> float:
    """When people hear of a move that was thought about so long."""
    pace.spent = Effort(seconds, seconds)
    return round(seconds + pace.rest(kind), 9)


def test_a_beat_is_as_long_whatever_was_thought() -> None:
    pace = Pace()
    beat = taken(pace, 0.1)

    chance = random.Random(4)
    assert {taken(pace, chance.uniform(0.0, 0.1)) for _ in range(1_000)} == {beat}


def test_a_beat_that_was_too_short_grows_for_all_that_follow() -> None:
    pace = Pace()

    assert taken(pace, 0.001) == taken(pace, 0.0) == FIRST_BEAT
    assert taken(pace, 0.2) == taken(pace, 0.001) > 0.2


def test_a_step_that_all_share_has_a_beat_of_its_own() -> None:
    pace = Pace()
    taken(pace, 1.0, TALK)

    assert taken(pace, 0.001, TURN) == FIRST_BEAT


def test_what_was_thought_about_for_long_once_passes() -> None:
    pace = Pace()
    taken(pace, 3.0)
    later = [taken(pace, 0.01) for _ in range(3 * BEATS_KEPT)]

    assert later[0] > 3.0
    assert later[-1] == FIRST_BEAT
    assert taken(pace, LONGEST_BEAT + 1) == LONGEST_BEAT + 1
    assert taken(pace, 0.01) == FIRST_BEAT


def test_a_busy_machine_delays_a_move_and_not_those_that_follow() -> None:
    pace = Pace()
    pace.spent = Effort(3.0, 0.01)

    assert pace.rest(TURN) == 0.0
    assert taken(pace, 0.01) == FIRST_BEAT


async def test_what_people_notice_of_bots_comes_on_the_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacing, "FIRST_BEAT", 0.2)
    async with open_hall(f"sqlite:///{tmp_path}/r.db", WallClock()) as hall:
        [ann] = await guests(hall, 1)
        id = await seated(hall, [ann], "royals", bots=2, options={"first": 1})
        table = await fold_of(hall, id)
        while table.acting != [0]:
            await asyncio.sleep(0.01)
        log = await hall.store.read(entries_of(id))

    heard = [entry for entry in log if is_noticed(table, entry.seen)]
    between = [after.at - before.at for before, after in pairwise(heard) if not after.person]
    assert len(between) >= 2
    assert min(between) > 0.19


@pytest.mark.parametrize("noticed", [False, True])
async def test_what_passes_among_bots_alone_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noticed: bool
) -> None:
    monkeypatch.setattr(pacing, "FIRST_BEAT", 3600.0)
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        hall.store.is_beside = True  # its bots are left to others
        [ann] = await guests(hall, 1)
        room = await hall.room(await seated(hall, [ann], "royal-wedding", bots=2), ann)
        before = room.table.n
        moving = asyncio.create_task(
            hall.driver.in_time(room, "greedy", lambda now: by_others(now, 0, noticed), Effort())
        )
        done, _ = await asyncio.wait([moving], timeout=0.5 if noticed else 60)
        moving.cancel()

        assert room.table.n == before + len(done) == before + (not noticed)


async def test_a_beat_begins_with_what_people_notice(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        hall.store.is_beside = True
        [ann] = await guests(hall, 1)
        room = await hall.room(await seated(hall, [ann], "royal-wedding", bots=2), ann)
        spent = []
        for noticed in (False, True):
            room.pace.follow(room.table)
            room.pace.spent = Effort(1.0)
            await hall.write(room, lambda now, noticed=noticed: by_others(now, 0, noticed))  # type: ignore[misc]
            room.pace.follow(room.table)
            spent.append(room.pace.spent)

        assert spent == [Effort(1.0), Effort()]

"""Whispers: two people talk, and nothing that reaches anybody else depends on it, to the byte.

Two worlds begin as copies of one database. The same is played in both at the same times, and in one
of them Ann and Bob whisper all the while.
"""

import asyncio
import random
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import pytest
from hall_helpers import TurnedClock, fold_of, guests, key, move_anyhow, open_hall, seated
from serving import serving

from regalia.engine.errors import Complaint
from regalia.engine.game import SPECTATOR
from regalia.table import history, upkeep
from regalia.table.checks import check_whisper
from regalia.table.commands import Answer, Join, Leave, Say, Start, Undo
from regalia.table.entries import Said, SeatPlan
from regalia.table.hall import Hall
from regalia.table.hosting import open_table
from regalia.table.opening import Plan
from regalia.table.people import Person
from regalia.table.store import entries_of
from regalia.table.table import Table
from regalia.table.watching import Presence
from regalia.words import languages, words

pytestmark = pytest.mark.anyio

ANN, BOB, CLEO = range(3)
THIRDS = ("Cleo", "Eve")
"""Who sits at the table too, and who watches."""
WHISPERS = ["Attack Cleo with me", "Psst, Bob: three gold?", "Agreed."]
TAKEN_BACK_AT, MOST_MOVES = 12, 2_000


@dataclass
class World:
    """A table, who is there, and all that was sent to each while it was played."""

    database: str
    table: str
    people: list[Person]
    tokens: dict[str, str]
    sent: dict[str, list[bytes]] = field(default_factory=dict)


# Making two worlds


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> tuple[World, World]:
    """The same game to its end: without whispers, and with them."""
    folder = tmp_path_factory.mktemp("worlds")
    clock = TurnedClock(time.time() - 100_000)
    begun = asyncio.run(begin(f"sqlite:///{folder}/begun.db", clock))
    quiet, loud = (copied(begun, folder, name) for name in ("quiet", "loud"))
    asyncio.run(play_out(quiet, TurnedClock(clock.now()), whispering=False))
    asyncio.run(play_out(loud, TurnedClock(clock.now()), whispering=True))
    return quiet, loud


async def begin(database: str, clock: TurnedClock) -> World:
    async with open_hall(database, clock) as hall:
        people = await guests(hall, 3)
        people.append((await hall.people.welcome("Eve", "ru"))[0])
        id = await seated(
            hall, people[:3], "royal-wedding", options={"talk": "none", "proposals": 2}
        )
        tokens = {p.name: (await hall.people.new_token(p, "spy", key()))[1] for p in people}
        return World(database, id, people, tokens)


def copied(world: World, folder: Path, name: str) -> World:
    shutil.copy(folder / "begun.db", folder / f"{name}.db")
    return World(f"sqlite:///{folder}/{name}.db", world.table, world.people, world.tokens)


async def play_out(world: World, clock: TurnedClock, whispering: bool) -> None:
    async with open_hall(world.database, clock) as hall:
        listeners = [asyncio.create_task(listen(hall, world, each)) for each in world.people]
        table, chance = await fold_of(hall, world.table), random.Random(5)
        await all_listen(hall, world)
        for step in range(MOST_MOVES):
            if table.status == "finished":
                break
            clock.turn(3)
            if whispering:
                await whisper(hall, world, step)
            await move_anyhow(hall, world.table, world.people[:3], chance)
            if step == TAKEN_BACK_AT:
                await take_back(hall, world)
            await settle(hall, world)
            await look_around(hall, world)
        assert table.status == "finished"
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)


async def whisper(hall: Hall, world: World, step: int) -> None:
    speaker, listener = (ANN, BOB) if step % 2 else (BOB, ANN)
    words_said = WHISPERS[step % len(WHISPERS)]
    await hall.do(world.table, world.people[speaker], key(), Say(words_said, listener))


async def take_back(hall: Hall, world: World) -> None:
    """Somebody asks to take a move back, and all agree."""
    table = await fold_of(hall, world.table)
    seat = next(seat for seat in range(3) if table.last_own_play(seat))
    await hall.do(world.table, world.people[seat], key(), Undo(table.number_for(seat)))
    for other in sorted(table.question.waiting) if table.question else []:
        await hall.do(world.table, world.people[other], key(), Answer(yes=True))
    assert table.taken_back


async def listen(hall: Hall, world: World, person: Person) -> None:
    """Keep every event of a stream as it is sent."""
    kept = world.sent.setdefault(person.name, [])
    async for update in hall.watch(world.table, person, person.language, 0):
        if not isinstance(update, Presence):  # who has come within half a second is told together
            kept.append(msgspec.json.encode(update))


async def all_listen(hall: Hall, world: World) -> None:
    room = await hall.room(world.table)
    while sum(watcher.told is not None for watcher in room.watchers) < len(world.people):
        await asyncio.sleep(0)


async def settle(hall: Hall, world: World) -> None:
    """Until all that is to be told has been told."""
    room = await hall.room(world.table)
    while any(watcher.waiting or watcher.wake.is_set() for watcher in room.watchers):
        await asyncio.sleep(0)


async def look_around(hall: Hall, world: World) -> None:
    """The picture and the numbers that everybody could ask for now."""
    room = await hall.room(world.table)
    for person in world.people:
        eyes = hall.eyes(room, person, person.language)
        changed = room.table.changed_for(eyes.seat)
        shown = hall.picture(room, person, eyes), changed
        world.sent[person.name].append(msgspec.json.encode(shown))


# What the others notice


@pytest.mark.parametrize("name", THIRDS)
def test_streams_and_pictures_of_others_are_the_same_bytes(
    worlds: tuple[World, World], name: str
) -> None:
    quiet, loud = worlds

    assert len(quiet.sent[name]) > 100
    assert loud.sent[name] == quiet.sent[name]


def test_the_two_who_whisper_read_it(worlds: tuple[World, World]) -> None:
    quiet, loud = worlds

    for name in ("Ann", "Bob"):
        assert loud.sent[name] != quiet.sent[name]
        for said in WHISPERS:
            assert any(said.encode() in event for event in loud.sent[name])


PATHS = [
    "", "/log", "/log?after=3", "/transcript", "/past/5", "/past/5?seat=0", "/replay?count=30",
    *(f"/replay?count=30&seat={seat}" for seat in range(-1, 3)), "/replay?count=30&open=true",
    "/replay?count=20&first=60&open=true",
]  # fmt: skip


@pytest.fixture(scope="module")
def answers(worlds: tuple[World, World]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What a server answers to everybody, by name and path, after the game."""
    quiet, loud = (dict(asked(world)) for world in worlds)
    return quiet, loud


def asked(world: World) -> Iterator[tuple[str, bytes]]:
    lists = ["/me/tables?status=finished", "/me"]
    with serving(world.database) as address:
        for name in ("Ann", *THIRDS):
            token = world.tokens[name]
            client = httpx.Client(headers={"Authorization": f"Bearer {token}"}, timeout=300)
            for path in [*lists, *(f"/tables/{world.table}{path}" for path in PATHS)]:
                answer = client.get(f"{address}/api/v1{path}")
                assert answer.status_code == 200, (path, answer.text)
                yield f"{name} {path}", re.sub(rb'"now":[\d.]+', b"", answer.content)
            client.close()


@pytest.mark.parametrize("name", THIRDS)
def test_after_the_game_too_others_are_answered_the_same_bytes(
    answers: tuple[dict[str, bytes], dict[str, bytes]], name: str
) -> None:
    """With whoever's eyes they look, and with all hands open."""
    quiet, loud = answers
    own = [each for each in quiet if each.startswith(name)]

    assert len(own) == len(PATHS) + 2
    for each in own:
        assert loud[each] == quiet[each], each


def test_with_each_others_eyes_the_two_read_what_they_know(
    answers: tuple[dict[str, bytes], dict[str, bytes]], worlds: tuple[World, World]
) -> None:
    _, loud = answers
    base = f"/tables/{worlds[1].table}/replay?count=30"

    for path in (base, f"{base}&seat={BOB}", f"{base}&open=true"):
        assert WHISPERS[0].encode() in loud[f"Ann {path}"]
    for path in (f"{base}&seat={CLEO}", f"{base}&seat={SPECTATOR}"):
        assert WHISPERS[0].encode() not in loud[f"Ann {path}"]


def test_the_record_of_a_game_holds_no_whispers(
    answers: tuple[dict[str, bytes], dict[str, bytes]], worlds: tuple[World, World]
) -> None:
    quiet, loud = answers
    path = f"/tables/{worlds[1].table}/transcript"

    for name in ("Ann", *THIRDS):
        assert loud[f"{name} {path}"] == quiet[f"{name} {path}"]


# The two of them


async def three(hall: Hall, **options: object) -> tuple[str, list[Person]]:
    people = await guests(hall, 3)
    return await seated(hall, people, "royal-wedding", options=options), people


async def chat_of(hall: Hall, id: str, person: Person) -> list[tuple[int, int, str]]:
    """Who says what to whom, as this person reads it in the log."""
    room = await hall.room(id, person)
    lines = await hall.lines(room, hall.eyes(room, person, "en"), 0)
    return [(line.seat, line.to, line.chat) for line in lines if line.kind == "said"]


async def test_a_whisper_is_read_by_two_and_told_by_nobody_elses_count(database: str) -> None:
    async with open_hall(database) as hall:
        id, (ann, bob, cleo) = await three(hall)
        before = (await fold_of(hall, id)).heard

        done = await hall.do(id, ann, key(), Say("  just us two ", BOB))
        await hall.do(id, cleo, key(), Say("hello"))

        whispered, said = (ANN, BOB, "just us two"), (CLEO, SPECTATOR, "hello")
        assert await chat_of(hall, id, ann) == await chat_of(hall, id, bob) == [whispered, said]
        assert await chat_of(hall, id, cleo) == [said]
        assert done.heard == before[ANN + 1] + 1
        heard = (await fold_of(hall, id)).heard
        assert [now - then for now, then in zip(heard, before, strict=True)] == [1, 2, 2, 1]


async def test_a_whisper_survives_a_restart_and_a_repeated_key(database: str) -> None:
    async with open_hall(database) as hall:
        id, (ann, bob, _) = await three(hall)
        first = await hall.do(id, ann, "whispered-once", Say("psst", BOB))
        again = await hall.do(id, ann, "whispered-once", Say("psst", BOB))

    async with open_hall(database) as hall:
        assert first == again
        assert await chat_of(hall, id, bob) == [(ANN, BOB, "psst")]


async def test_a_whisper_changes_nothing_about_taking_back(database: str) -> None:
    async with open_hall(database) as hall:
        id, people = await three(hall)
        chance = random.Random(3)
        for _ in range(30):
            seat = await move_anyhow(hall, id, people, chance)
            table = await fold_of(hall, id)
            before = [table.may_undo(each) for each in range(3)]
            await hall.do(id, people[seat - 1], key(), Say("hm", seat))
            assert [table.may_undo(each) for each in range(3)] == before


async def test_the_own_notes_hold_own_whispers_only(database: str) -> None:
    async with open_hall(database) as hall:
        id, (ann, bob, cleo) = await three(hall)
        await hall.do(id, ann, key(), Say("for Bob", BOB))
        room, entries = await hall.room(id), await hall.store.read(entries_of(id))

        notes = {
            person.name: msgspec.json.encode(
                history.notes(room.table, entries, hall.eyes(room, person, "en"))
            )
            for person in (ann, bob, cleo)
        }

        assert [name for name, text in notes.items() if b"for Bob" in text] == ["Ann", "Bob"]


async def test_what_was_whispered_goes_with_who_said_it(database: str) -> None:
    async with open_hall(database) as hall:
        id, (ann, _, _) = await three(hall)
        await hall.do(id, ann, key(), Say("my secret recipe", BOB))

        await hall.delete(ann)

        bodies = [entry.body for entry in await hall.store.read(entries_of(id))]
        assert [body for body in bodies if isinstance(body, Said)] == [Said(ANN, "", BOB)]


async def test_an_export_holds_whispers_of_and_to_the_person_and_no_others(database: str) -> None:
    async with open_hall(database) as hall:
        id, (ann, bob, cleo) = await three(hall)
        await hall.do(id, ann, key(), Say("from Ann to Bob", BOB))
        await hall.do(id, bob, key(), Say("from Bob to Cleo", CLEO))
        await hall.do(id, cleo, key(), Say("from Cleo to all"))

        told = await hall.store.read(upkeep.export(bob))

        text = msgspec.json.encode(told)
        assert [each["text"] for each in told["person"]["whispered"]] == ["from Ann to Bob"]
        assert b"from Bob to Cleo" in text
        assert b"from Cleo to all" not in text
        theirs = msgspec.json.encode(await hall.store.read(upkeep.export(ann)))
        assert b"from Ann to Bob" in theirs
        assert b"from Bob to Cleo" not in theirs


async def test_who_stood_up_before_the_start_gets_no_whispers_of_who_sat_down(
    database: str,
) -> None:
    async with open_hall(database) as hall:
        ann, bob, cleo, dan = await guests(hall, 4)
        plan = Plan(game="royal-wedding", seats=[SeatPlan()] * 3)
        id = await open_table(hall, ann, key(), plan, ANN)
        await hall.do(id, dan, key(), Join(BOB))
        await hall.do(id, dan, key(), Leave())
        for seat, person in ((BOB, bob), (CLEO, cleo)):
            await hall.do(id, person, key(), Join(seat))
        await hall.do(id, ann, key(), Start())

        await hall.do(id, ann, key(), Say("not for Dan", BOB))

        told = await hall.store.read(upkeep.export(dan))
        assert told["person"]["whispered"] == []
        assert await chat_of(hall, id, dan) == []


# What is refused


REFUSALS = [
    ("oneself", {"to": ANN}, {}, "table-yourself"),
    ("a bot", {"to": CLEO + 1}, {}, "table-whisper-bot"),
    ("no seat", {"to": 5}, {}, "table-no-such-seat"),
    ("where it is off", {"to": BOB}, {"whispers": "off"}, "table-no-whispers"),
    ("too much", {"to": BOB, "text": "x" * 501}, {}, "table-text-length"),
]


@pytest.mark.parametrize(("order", "options", "id"), [row[1:] for row in REFUSALS],
                         ids=[row[0] for row in REFUSALS])  # fmt: skip
async def test_a_whisper_that_is_refused(
    order: dict[str, object], options: dict[str, object], id: str, tmp_path: Path
) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        people = await guests(hall, 3)
        table = await seated(hall, people, "royal-wedding", bots=1, options=options)
        before = (await fold_of(hall, table)).n

        await refused(hall, table, people[ANN], Say(**{"text": "psst", **order}), id)  # type: ignore[arg-type]

        log = await hall.store.read(entries_of(table, before))
        assert not any(isinstance(entry.body, Said) for entry in log)


async def refused(hall: Hall, table: str, person: Person, say: Say, id: str) -> None:
    """In a sentence of every language."""
    with pytest.raises(Complaint) as complaint:
        await hall.do(table, person, key(), say)
    assert complaint.value.message.id == id
    sentences = {words(language).say(complaint.value.message) for language in languages()}
    assert len(sentences) == len(languages())


async def test_in_other_games_nobody_whispers(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        ann, bob = await guests(hall, 2)
        table = await seated(hall, [ann, bob])

        await refused(hall, table, ann, Say("psst", BOB), "table-no-whispers")
        assert (await fold_of(hall, table)).within_whisper(ANN) == []


async def test_who_watches_does_not_whisper(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        people = await guests(hall, 4)
        table = await seated(hall, people[:3], "royal-wedding")

        await refused(hall, table, people[3], Say("psst", BOB), "table-not-seated")
        assert (await fold_of(hall, table)).within_whisper(SPECTATOR) == []


async def test_before_the_start_seats_change_hands_and_nobody_whispers(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        ann, bob = await guests(hall, 2)
        plan = Plan(game="royal-wedding", seats=[SeatPlan()] * 3)
        table = await open_table(hall, ann, key(), plan, ANN)
        await hall.do(table, bob, key(), Join(BOB))

        await refused(hall, table, ann, Say("psst", CLEO), "table-nobody")
        await refused(hall, table, ann, Say("psst", BOB), "table-whisper-early")
        assert (await fold_of(hall, table)).within_whisper(ANN) == []


async def test_the_seats_within_whisper_are_those_of_other_people(tmp_path: Path) -> None:
    async with open_hall(f"sqlite:///{tmp_path}/r.db") as hall:
        people = await guests(hall, 3)
        table = await fold_of(hall, await seated(hall, people, "royal-wedding", bots=1))

        assert [table.within_whisper(seat) for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]
        for seat in range(3):
            assert [to for to in range(4) if can_whisper(table, seat, to)] == table.within_whisper(
                seat
            )


def can_whisper(table: Table, seat: int, to: int) -> bool:
    try:
        check_whisper(table, seat, to)
    except Complaint:
        return False
    return True


def test_a_log_with_whispers_stands_up_to_the_operators_check(worlds: tuple[World, World]) -> None:
    _, loud = worlds

    assert upkeep.check_database(loud.database, lambda done, total: None) == []


async def test_a_game_that_is_over_is_talked_about_in_whispers_too(
    worlds: tuple[World, World],
) -> None:
    _, loud = worlds
    async with open_hall(loud.database, TurnedClock(time.time())) as hall:
        await hall.do(loud.table, loud.people[ANN], key(), Say("well played", BOB))

        assert (ANN, BOB, "well played") in await chat_of(hall, loud.table, loud.people[BOB])

"""The hall: all tables, and everything people can do there."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from regalia.engine.errors import Complaint
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.table import commands, history, index
from regalia.table.bus import Bus, Word
from regalia.table.commands import Draft, Plan
from regalia.table.driving import Driver
from regalia.table.entries import Entry, Joined, Opened, SeatPlan
from regalia.table.errors import NotNow, Unavailable, missing, not_now
from regalia.table.people import People, Person
from regalia.table.picture import Eyes, Line, Picture, line, picture
from regalia.table.players import Players
from regalia.table.rooms import Room, Rooms, tell
from regalia.table.store import Store, entries_of, entry_with_key
from regalia.table.table import Table
from regalia.table.timing import Clock
from regalia.table.warming import Warmth
from regalia.table.watching import Watcher
from regalia.words import words

TRIES = 5
TICK_SECONDS = 0.25
SWEEP_SECONDS = 30.0
HEARTBEAT_SECONDS = 15.0
MOST_UNFINISHED = 50

log = logging.getLogger("regalia")


class Done(msgspec.Struct, frozen=True):
    """What a command answers: where the log and the position stand for the person now."""

    table: str
    heard: int
    number: int


class Update(msgspec.Struct, frozen=True):
    """One event of a stream: the table as it is now, and what led there since the last one."""

    picture: Picture
    lines: list[Line]


class Hall:
    """Made in a running event loop. `begin` starts what goes on by itself."""

    def __init__(self, store: Store, clock: Clock, bot_threads: int | None = None) -> None:
        self.store, self.clock = store, clock
        self.people = People(store, clock)
        self.warmth = Warmth()
        self.rooms = Rooms(store, self.people, clock, self.warmth)
        self.players = Players(bot_threads)
        self.driver = Driver(self.rooms, self.players, clock, self.write)
        self.bus = Bus(store, self.hear)
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        self.warmth.begin()
        self.spawn(self.keep_time())

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep_time(self) -> None:
        swept = announced = self.clock.now()
        with contextlib.suppress(Unavailable):
            await self.people.forget_expired()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = self.clock.now()
            try:
                await self.driver.tick()
                if now - announced > HEARTBEAT_SECONDS:
                    announced = now
                    await self.announce_presence(*self.rooms)
            except Unavailable:
                log.warning("database unavailable")
            if now - swept > SWEEP_SECONDS:
                swept = now
                self.rooms.sweep()

    def hush(self) -> None:
        """End all streams: the server is about to stop."""
        self.closing = True
        for room in self.rooms:
            for watcher in room.watchers:
                watcher.drop()

    async def close(self) -> None:
        self.hush()
        self.warmth.stop()
        tasks = [*self.tasks, *(room.driver for room in self.rooms if room.driver)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.players.close()
        await self.bus.close()
        await self.store.close()

    # Finding tables

    async def room(self, id: str, person: Person | None = None) -> Room:
        """A table that this person may see."""
        room = await self.rooms.load(id)
        if person is not None:
            await self.check_admitted(room, person)
        self.driver.drive(room)
        return room

    async def find_code(self, code: str) -> str:
        """The table that waits for players under a short code."""
        wanted, secret = commands.read_code(code), self.store.secret
        for id in await self.store.read(index.waiting_tables(self.clock.now())):
            if hmac.compare_digest(commands.short_code(secret, id).encode(), wanted):
                return id
        raise missing("table-code")

    async def check_admitted(self, room: Room, person: Person) -> None:
        """Other processes may have let somebody in just now."""
        if room.table.admits(person.id):
            return
        if not (await self.has_news(room, room.table.n) and room.table.admits(person.id)):
            raise missing("table-missing")

    async def has_news(self, room: Room, known: int) -> bool:
        """Have other processes written anything behind this entry? Now it is known here."""
        if self.store.is_shared:
            await self.rooms.catch_up(room)
        return room.table.n > known

    async def fresh_room(self, id: str, person: Person) -> Room:
        """The same, with all that other processes have written."""
        room = await self.room(id, person)
        if self.store.is_shared:
            await self.rooms.catch_up(room)
        return room

    # Writing

    async def do(
        self, id: str, person: Person, key: str, make: Callable[[Table], Draft],
        numbered: bool = False, admitted: bool = True,
    ) -> Done:  # fmt: skip
        """Carry out a command once, however often it is asked for with this key.

        A command that names its position's number cannot succeed twice, so only its refusal is a
        reason to look for the key. And only a refusal is a reason to ask what others have written:
        whatever is not refused finds its place in the log taken if it knew too little.
        """
        room = self.rooms.get(id) or await self.rooms.load(id)
        if admitted:
            await self.check_admitted(room, person)
        async with room.turn:
            if not numbered and (first := await self.first_answer(room, person, key)):
                return first
            for _ in range(TRIES):
                known = room.table.n
                try:
                    draft = make(room.table)
                except Complaint as complaint:
                    if first := await self.first_answer(room, person, key):
                        return first
                    if await self.has_news(room, known):
                        continue
                    raise complaint
                if await self.append(room, person.id, key, draft):
                    if isinstance(draft.body, Joined):
                        room.names[person.id] = person.name
                    return done(room.table, room.table.seat_of(person.id))
        raise Unavailable

    async def append(self, room: Room, person: str, key: str, draft: Draft) -> bool:
        """Write, then fold; false when another process was first, whose entries are then folded."""
        entry = self.entry(room, person, key, draft)
        try:
            accepted = await self.store.append(entry, draft.changes)
        except Unavailable:
            room.stale = True  # it may have been written all the same
            raise
        if accepted:
            self.fold(room, entry, draft)
        else:
            await self.rooms.catch_up(room)
        return accepted

    def entry(self, room: Room, person: str, key: str, draft: Draft) -> Entry:
        table = room.table
        at = max(self.clock.now(), table.at)
        return Entry(table.id, table.n + 1, at, person, key, draft.seen, draft.body)

    def fold(self, room: Room, entry: Entry, draft: Draft) -> None:
        """An entry of ours is on the disk."""
        if room.table.n == entry.n - 1:
            room.table.apply(entry, draft.after, draft.action)
            room.ours = True
            tell(room, entry)
        self.driver.drive(room)

    async def write(self, room: Room, make: Callable[[Table], Draft | None]) -> bool:
        """What bots and the clock do; nothing is done where nothing is drafted."""
        async with room.turn:
            draft = make(room.table)
            return draft is not None and await self.append(room, "", "", draft)

    async def first_answer(self, room: Room, person: Person, key: str) -> Done | None:
        """What was answered when the key was first used at this table."""
        if not key:
            return None
        entry = await self.store.read(entry_with_key(room.table.id, person.id, key))
        if entry is None:
            return None
        entries = await self.store.read(entries_of(room.table.id))
        seat = room.table.seat_of(person.id)
        heard, number = history.number_after(entries, seat, entry.n)
        return Done(room.table.id, heard, number)

    # Opening tables

    async def open(
        self, person: Person, key: str, plan: Plan, sit: int | None, start: bool = False
    ) -> str:
        """A new table; the opener takes seat `sit`, and it starts at once where nobody is awaited.

        The key makes the id: no table twice.
        """
        id = self.opened_with(person, key)
        if not await self.store.read(entries_of(id)):
            if await self.store.read(index.unfinished_of(person.id)) >= MOST_UNFINISHED:
                raise not_now("table-too-many", most=MOST_UNFINISHED)
            await self.create(id, person, key, plan)
        room = await self.room(id, person)
        if sit is not None and room.table.status == "open":
            with contextlib.suppress(NotNow):  # sits there already
                await self.do(id, person, f"{key} sit", lambda table: self.sat(table, person, sit))
        if start and room.table.status == "open" and all(s.is_filled for s in room.table.seats):
            await self.start(id, person, f"{key} start")
        return id

    def opened_with(self, person: Person, key: str) -> str:
        return self.derived("table", f"{person.id} {key}")

    def sat(self, table: Table, person: Person, seat: int) -> Draft:
        code = commands.invitation(self.store.secret, table.id, seat)
        return commands.join(table, person.id, seat, code, self.store.secret)

    async def create(self, id: str, person: Person, key: str, plan: Plan) -> None:
        body: Opened = commands.opened(plan)
        everybody = (1 << (len(plan.seats) + 1)) - 1
        entry = Entry(id, 1, self.clock.now(), person.id, key, everybody, body)
        await self.store.append(entry, [index.added(entry, body)])

    def derived(self, what: str, text: str) -> str:
        """An id that only this server could have made from the text."""
        digest = hmac.new(self.store.secret, f"{what} {text}".encode(), hashlib.sha256)
        return digest.hexdigest()[:16]

    async def rematch(self, id: str, person: Person, key: str) -> str:
        """Open the same again, with everybody's seat kept; whoever asks again finds it open."""
        room = await self.fresh_room(id, person)
        commands.rematch(room.table, person.id, "")
        if not room.table.rematch:
            new = self.derived("rematch", id)
            await self.create(new, person, key, commands.rematch_plan(room.table))
            with contextlib.suppress(NotNow):  # somebody else was quicker
                await self.do(id, person, key, lambda table: once(table, person.id, new))
        with contextlib.suppress(NotNow):  # sits there already
            await self.join(room.table.rematch, person, f"{key} join", None, "")
        return room.table.rematch

    # What people do

    async def join(self, id: str, person: Person, key: str, seat: int | None, code: str) -> Done:
        secret = self.store.secret
        room = await self.rooms.load(id)
        if code and not room.table.admits(person.id):
            await self.enter(id, person, f"{key} enter", code)
        return await self.do(
            id, person, key, lambda table: commands.join(table, person.id, seat, code, secret)
        )

    async def enter(self, id: str, person: Person, key: str, code: str) -> Done:
        secret = self.store.secret
        return await self.do(
            id, person, key, lambda table: commands.enter(table, person.id, code, secret),
            admitted=False,
        )  # fmt: skip

    async def leave(self, id: str, person: Person, key: str) -> Done:
        return await self.do(id, person, key, lambda table: commands.leave(table, person.id))

    async def plan_seat(self, id: str, person: Person, key: str, seat: int, plan: SeatPlan) -> Done:
        return await self.do(
            id, person, key, lambda table: commands.plan_seat(table, person.id, seat, plan)
        )

    async def start(self, id: str, person: Person, key: str) -> Done:
        return await self.do(id, person, key, lambda table: commands.start(table, person.id))

    async def move(self, id: str, person: Person, key: str, number: int, move: Move) -> Done:
        return await self.do(
            id,
            person,
            key,
            lambda table: commands.move(table, person.id, number, move),
            numbered=True,
        )

    async def say(self, id: str, person: Person, key: str, text: str) -> Done:
        return await self.do(id, person, key, lambda table: commands.say(table, person.id, text))

    async def undo(self, id: str, person: Person, key: str, number: int) -> Done:
        return await self.do(
            id, person, key, lambda table: commands.undo(table, person.id, number), numbered=True
        )

    async def answer(self, id: str, person: Person, key: str, yes: bool) -> Done:
        return await self.do(id, person, key, lambda table: commands.answer(table, person.id, yes))

    async def away(self, id: str, person: Person, key: str) -> Done:
        return await self.do(
            id, person, key, lambda table: commands.away(table, person.id, "asked")
        )

    async def resign(self, id: str, person: Person, key: str) -> Done:
        return await self.do(
            id, person, key, lambda table: commands.away(table, person.id, "resigned")
        )

    async def back(self, id: str, person: Person, key: str) -> Done:
        return await self.do(id, person, key, lambda table: commands.back(table, person.id))

    # Looking

    def eyes(self, room: Room, person: Person, language: str, lean: bool = False) -> Eyes:
        return Eyes(room.table.seat_of(person.id), words(language), room.names, lean)

    def picture(self, room: Room, person: Person, eyes: Eyes) -> Picture:
        now = self.clock.now()
        connected, spectators = room.connected(now)
        return picture(room.table, eyes, connected, spectators, person.id, now)

    async def watch(
        self, id: str, person: Person, language: str, heard: int | None, lean: bool = False
    ) -> AsyncIterator[Update | None]:
        """A stream: the table now, then every change; nothing at all as a sign of life."""
        room = await self.fresh_room(id, person)
        watcher = Watcher(person.id)
        room.watchers.add(watcher)
        self.presence_changed(room, watcher)
        try:
            eyes = self.eyes(room, person, language, lean)
            lines = await self.lines(room, eyes, heard) if heard is not None else []
            yield Update(self.picture(room, person, eyes), lines)
            while not (watcher.dropped or self.closing):
                if not await watcher.something(HEARTBEAT_SECONDS):
                    yield None
                elif not watcher.dropped:
                    yield self.update(
                        room, person, watcher, self.eyes(room, person, language, lean)
                    )
        finally:
            room.watchers.discard(watcher)
            self.presence_changed(room)

    def update(self, room: Room, person: Person, watcher: Watcher, eyes: Eyes) -> Update:
        lines = [line(room.table, entry, at, heard, eyes) for entry, at, heard in watcher.take()]
        return Update(self.picture(room, person, eyes), lines)

    async def lines(self, room: Room, eyes: Eyes, after: int) -> list[Line]:
        """The log behind an entry; nothing has to be read where nothing was missed."""
        if after == room.table.heard_by(eyes.seat):
            return []
        entries = await self.store.read(entries_of(room.table.id))
        return list(history.retold(entries, eyes, after))

    def presence_changed(self, room: Room, new: Watcher | None = None) -> None:
        for watcher in room.watchers - {new}:
            watcher.look_again()
        if self.store.is_shared and not self.closing:
            self.spawn(self.announce_presence(room))

    async def announce_presence(self, *rooms: Room) -> None:
        here = {room.table.id: room.seats_here() for room in rooms if room.watchers}
        gone: dict[str, list[int]] = {
            room.table.id: [] for room in rooms if not room.watchers and len(rooms) == 1
        }
        for table, seats in (here | gone).items():
            with contextlib.suppress(Unavailable):
                await self.bus.send(present={table: seats})

    async def renamed(self, person: str, name: str) -> None:
        """Somebody has another name, or none any more: tables show it at once."""
        self.apply_name(person, name)
        with contextlib.suppress(Unavailable):
            await self.bus.send(person=person)

    def apply_name(self, person: str, name: str) -> None:
        for room in self.rooms:
            if person in room.names:
                room.names[person] = name
                for watcher in room.watchers:
                    watcher.look_again()

    async def rise_everywhere(self, person: Person) -> None:
        """Leave every table that is not over, before an account is deleted."""
        for id in await self.store.read(index.all_tables_of(person.id)):
            with contextlib.suppress(Complaint):
                await self.leave(id, person, "")

    # Word from other processes

    def hear(self, word: Word) -> None:
        self.spawn(self.attend(word))

    async def attend(self, word: Word) -> None:
        """Look at what has changed, where it is in memory here."""
        rooms = [room for room in self.rooms if word.again or room.table.id in word.tables]
        with contextlib.suppress(Unavailable):
            for room in rooms:
                await self.rooms.catch_up(room)
                self.driver.drive(room)
            if word.person:
                self.people.forget(word.person)
                names = await self.people.names([word.person])
                self.apply_name(word.person, names.get(word.person, ""))
        for table, seats in word.present.items():
            if known := self.rooms.get(table):
                known.elsewhere[word.sender] = (seats, self.clock.now())
                for watcher in known.watchers:
                    watcher.look_again()


def done(table: Table, seat: int) -> Done:
    return Done(table.id, table.heard_by(seat), table.number_for(seat))


def once(table: Table, person: str, new: str) -> Draft:
    if table.rematch:
        raise NotNow(Message("table-rematched"))
    return commands.rematch(table, person, new)

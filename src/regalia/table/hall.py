"""The hall: all tables, and everything people can do there."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec

from regalia.engine.errors import Complaint
from regalia.engine.position import Position
from regalia.table import history, index
from regalia.table.bot_pool import BotPool
from regalia.table.bus import Bus, Word
from regalia.table.commands import Command, Enter, Join, Leave
from regalia.table.doors import ALL_OPEN, Doors
from regalia.table.drafts import Draft
from regalia.table.driving import Driver
from regalia.table.entries import Entry, Joined, Opened
from regalia.table.errors import Unavailable, missing
from regalia.table.opening import Plan, opened
from regalia.table.orders import Orders
from regalia.table.people import People, Person, is_of
from regalia.table.picture import Eyes, Line, Picture, line, picture, refreshed
from regalia.table.presence import Presences
from regalia.table.rooms import Room, Rooms, tell
from regalia.table.store import Store, entries_of, entry_with_key
from regalia.table.table import Table, fold
from regalia.table.timing import Clock
from regalia.table.viewers import all_of
from regalia.table.warming import Warmth
from regalia.table.watching import Presence, Watcher
from regalia.words import words

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5
ALL_LINES = 1_000_000
TICK_SECONDS = 0.25
SWEEP_SECONDS = 30.0
HEARTBEAT_SECONDS = 15.0
TELLERS = 2
"""Threads that tell of the past: who asks for long logs waits for others who do."""

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

    def __init__(
        self, store: Store, clock: Clock, bot_threads: int | None = None, doors: Doors = ALL_OPEN
    ) -> None:  # fmt: skip
        self.store, self.clock = store, clock
        self.people = People(store, clock, doors)
        self.warmth = Warmth()
        self.rooms = Rooms(store, self.people, clock, self.warmth)
        self.bots = BotPool(bot_threads)
        self.driver = Driver(self.rooms, self.bots, clock, self.write)
        self.orders = Orders(store)
        self.bus = Bus(store, self.hear)
        self.presences = Presences(self.bus, clock, self.spawn)
        self.tellers = ThreadPoolExecutor(TELLERS, "teller")
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
                    await self.presences.beat(self.rooms)
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
        await self.warmth.stop()
        tasks = [*self.tasks, *(room.driver for room in self.rooms if room.driver)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        self.tellers.shutdown(cancel_futures=True)
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

    async def do(self, id: str, person: Person, key: str, command: Command) -> Done:
        """Carry out a command once, however often it is asked for with this key.

        A command that names its position's number cannot succeed twice, so only its refusal or a
        lost race is a reason to look for the key. And only a refusal is a reason to ask what others
        have written: whatever is not refused finds its place in the log, or its key, taken if it
        knew too little.
        """
        room = self.rooms.get(id) or await self.rooms.load(id)
        if not (command.is_for_strangers or room.table.admits(person.id)):
            await self.let_in(room, person, key, command)
        async with room.lock:
            for lost in range(TRIES):
                asks = lost or not command.names_position
                if asks and (first := await self.first_answer(room, person, key)):
                    return first
                known = room.table.n
                try:
                    draft = self.draft(room, person, command)
                except Complaint as complaint:
                    if first := await self.first_answer(room, person, key):
                        return first
                    if await self.has_news(room, known):
                        continue
                    raise complaint
                if await self.append(room, person.id, key, draft):
                    if isinstance(draft.body, Joined):
                        room.names[person.id] = person.name
                    return await self.answer(room, person, key, known + 1)
        raise Unavailable

    def draft(self, room: Room, person: Person, command: Command) -> Draft:
        if command.is_about_absent:
            now = self.clock.now()
            command.check_absent(room.table, person.id, room.gone_by(now), now)
        return command.draft(room.table, person.id, self.store.secret)

    async def answer(self, room: Room, person: Person, key: str, n: int) -> Done:
        """Where the entry with this number has led; others may have written on by now."""
        first = None if room.table.n == n else await self.first_answer(room, person, key)
        return first or done(room.table, room.table.seat_of(person.id))

    async def let_in(self, room: Room, person: Person, key: str, command: Command) -> None:
        """Who may not see the table has to have an invitation, to it or to a seat."""
        if isinstance(command, Join) and command.invitation:
            await self.do(room.table.id, person, f"{key} enter", Enter(command.invitation))
        else:
            await self.check_admitted(room, person)

    async def append(self, room: Room, person: str, key: str, draft: Draft) -> bool:
        """Write, then fold; false when another process was first, whose entries are then folded."""
        table = room.table
        at = max(self.clock.now(), table.at)
        entry = Entry(table.id, table.n + 1, at, person, key, draft.seen, draft.body)
        try:
            accepted = await self.store.append(entry, draft.changes)
        except Unavailable:
            room.stale = True  # it may have been written all the same
            raise
        if not accepted:
            await self.rooms.catch_up(room)
            return False
        if table.n == entry.n - 1:
            table.apply(entry, draft.after, draft.action)
            room.ours = True
            tell(room, entry)
        self.driver.drive(room)
        return True

    async def write(self, room: Room, make: Callable[[Table], Draft | None]) -> bool:
        """What bots and the clock do; nothing is done where nothing is drafted."""
        async with room.lock:
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
        table = await self.aside(fold, room.table.id, entries[: entry.n])
        return done(table, table.seat_of(person.id))

    async def create(self, id: str, person: Person, key: str, plan: Plan) -> None:
        """A table's first entry."""
        body: Opened = opened(plan)
        entry = Entry(id, 1, self.clock.now(), person.id, key, all_of(len(plan.seats)), body)
        await self.store.append(entry, [index.added(entry, body)])

    def derived(self, what: str, text: str) -> str:
        """An id that only this server could have made from the text."""
        digest = hmac.new(self.store.secret, f"{what} {text}".encode(), hashlib.sha256)
        return digest.hexdigest()[:16]

    # Looking

    def eyes(self, room: Room, person: Person, language: str, lean: bool = False) -> Eyes:
        """Of whom somebody has muted, only those who have sat here matter."""
        seat = room.table.seat_of(person.id)
        muted = person.muted.intersection(room.names)
        return Eyes(seat, words(language), room.names, lean, muted)

    def picture(self, room: Room, person: Person, eyes: Eyes) -> Picture:
        """Made once for all who see the same."""
        table, now = room.table, self.clock.now()
        here = room.presence(now)
        made = room.once(
            (Picture, person.id == table.host, eyes.sight),
            lambda: picture(table, eyes, here.connected, here.spectators, person.id, now),
        )
        return refreshed(made, table, here, room.gone_by(now), now)

    async def watch(
        self, id: str, person: Person, language: str, heard: int | None, lean: bool = False,
        recent: int = 0,
    ) -> AsyncIterator[Update | Presence | None]:  # fmt: skip
        """A stream: the table now, then every change; nothing at all as a sign of life.

        It begins with what was missed, or with some of the last lines where none was heard before.
        """
        room = await self.fresh_room(id, person)
        watcher = Watcher(person.id)
        room.watchers.add(watcher)
        self.presences.changed(room)
        self.driver.drive(room)  # bots alone wait for somebody to look on
        try:
            eyes = self.eyes(room, person, language, lean)
            after = max(0, room.table.heard_by(eyes.seat) - recent) if heard is None else heard
            missed = await self.lines(room, eyes, after)
            yield self.update(room, person, watcher, eyes, missed)
            while not self.closing:
                woken = await watcher.something(HEARTBEAT_SECONDS)
                if watcher.dropped:
                    break
                if not woken:
                    yield None
                elif watcher.has_news:
                    eyes = self.eyes(room, person, language, lean)
                    yield self.update(room, person, watcher, eyes)
                elif (here := room.presence(self.clock.now())) != watcher.told:
                    watcher.told = here
                    yield here
        finally:
            room.watchers.discard(watcher)
            if not self.closing:
                self.presences.changed(room)

    def update(
        self, room: Room, person: Person, watcher: Watcher, eyes: Eyes, missed: Sequence[Line] = ()
    ) -> Update:
        """All that was folded by now: the picture's `heard` is that of the last line, or before."""
        lines = [self.line(room, eyes, *told) for told in watcher.take()]
        watcher.told = room.presence(self.clock.now())
        return Update(self.picture(room, person, eyes), [*missed, *lines])

    def line(self, room: Room, eyes: Eyes, entry: Entry, at: Position | None, heard: int) -> Line:
        """Told once to all who see the same."""
        return room.once((entry.n, eyes.sight), lambda: line(room.table, entry, at, heard, eyes))

    async def lines(self, room: Room, eyes: Eyes, after: int, most: int = ALL_LINES) -> list[Line]:
        """The log behind an entry, up to what is folded now: the rest waits with the watcher.

        Nothing has to be read where nothing was missed.
        """
        upto = min(room.table.heard_by(eyes.seat), after + most)
        if after >= upto:
            return []
        entries = await self.store.read(entries_of(room.table.id))
        return await self.aside(history.retold, entries, eyes, after, upto)

    async def aside(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """In a thread: what takes long holds up nobody else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.tellers, partial(work, *args, **named))

    async def renamed(self, person: str, name: str) -> None:
        """Somebody has another name, or none any more: tables show it at once."""
        self.apply_name(person, name)
        with contextlib.suppress(Unavailable):
            await self.bus.send(person=person)

    def apply_name(self, person: str, name: str) -> None:
        for room in self.rooms:
            if person in room.names:
                room.names[person] = name
                room.changed()
                for watcher in room.watchers:
                    watcher.look_again()

    async def listens_anew(self, person: str) -> None:
        """Their mutes, sessions or tokens have changed: their streams begin anew, if they may."""
        self.people.forget(person)
        self.end_streams(person)
        with contextlib.suppress(Unavailable):
            await self.bus.send(person=person)

    def end_streams(self, person: str) -> None:
        """Theirs, and of whom they brought along: they begin anew, if they may."""
        for watcher in self.watchers():
            if is_of(person, watcher.person):
                watcher.drop()

    async def rise_everywhere(self, person: Person) -> None:
        """Leave every table that is not over, before an account is deleted."""
        for id in await self.store.read(index.all_tables_of(person.id)):
            with contextlib.suppress(Complaint):
                await self.do(id, person, "", Leave())

    async def delete(self, person: Person) -> None:
        """Somebody, and whom they brought along, are gone with all that is personal."""
        for each in (*await self.people.companions(person), person):
            await self.rise_everywhere(each)
            await self.people.delete(each)
            await self.renamed(each.id, "")
            self.end_streams(each.id)

    async def person_changed(self, person: str) -> None:
        """By another process: a name, a secret, or that they may be here at all."""
        self.people.forget(person)
        names = await self.people.names([person])
        self.apply_name(person, names.get(person, ""))
        self.end_streams(person)

    def watchers(self) -> list[Watcher]:
        return [watcher for room in self.rooms for watcher in room.watchers]

    def look_again(self) -> None:
        for watcher in self.watchers():
            watcher.look_again()

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
                await self.person_changed(word.person)
            if word.orders or word.again:
                await self.orders.read_again()
                self.look_again()
        for table, seats in word.present.items():
            if known := self.rooms.get(table):
                self.presences.heard(known, word.sender, seats)


def done(table: Table, seat: int) -> Done:
    return Done(table.id, table.heard_by(seat), table.number_for(seat))

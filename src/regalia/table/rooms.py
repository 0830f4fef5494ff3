"""Tables in memory: a bounded cache of folds, loaded when somebody asks for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, TypeVar

from regalia.bots.hints import Hint
from regalia.engine.game import SPECTATOR
from regalia.table.entries import Entry, Joined, Opened
from regalia.table.errors import missing
from regalia.table.pacing import Pace
from regalia.table.people import People
from regalia.table.store import Store, entries_of
from regalia.table.table import Table, fold, has_other_rules
from regalia.table.timing import Clock
from regalia.table.viewers import notices
from regalia.table.warming import Warmth
from regalia.table.watching import Presence, Watcher

T = TypeVar("T")

MOST_ROOMS = 4_096
IDLE_SECONDS = 600.0
PRESENCE_SECONDS = 60.0


class Room:
    """A table in memory, and who is there."""

    def __init__(self, table: Table, names: dict[str, str], now: float) -> None:
        self.table = table
        self.names = names
        """Of the people who sit here, by person."""
        self.lock = asyncio.Lock()
        """One command at a time: from the look at the table until its entry is on the disk."""
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[list[int], float]] = {}
        """Who is connected through other processes: seats, and when we heard of it."""
        self.announced: list[int] = []
        """Who is here, as other processes were told last."""
        self.gone: dict[int, float] = {}
        """The seats whose people are not here, and since when."""
        self.gathering = False
        """Is it about to be told who is here?"""
        self.made: dict[Hashable, Any] = {}
        """What has been made to be shown since the last change, for all who see the same."""
        self.driver: asyncio.Task[None] | None = None
        self.advice: tuple[tuple[int, int], asyncio.Task[list[Hint]]] | None = None
        """The last hints that were asked for, by the seat and the number of its position."""
        self.pace = Pace()
        self.ours = False
        """Did this process write the last entry? Then its bots go on; others wait a while."""
        self.stale = False
        """Is it unknown what the database holds? Then it is asked before anything else."""
        self.used = now

    def changed(self) -> None:
        """Whatever is shown from now on is made anew."""
        self.made.clear()

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Made by whoever asks for it first."""
        if key not in self.made:
            self.made[key] = make()
        made: T = self.made[key]
        return made

    def seats_here(self) -> list[int]:
        """The seats of all watchers in order, spectators as -1."""
        return sorted(self.table.seat_of(watcher.person) for watcher in self.watchers)

    def presence(self, now: float) -> Presence:
        return self.once(Presence, lambda: self.look_round(now))

    def look_round(self, now: float) -> Presence:
        seats = self.seats_here()
        for others, heard in self.elsewhere.values():
            if now - heard < PRESENCE_SECONDS:
                seats += others
        here = {seat for seat in seats if seat >= 0}
        awaited = self.table.people() if self.table.status == "running" else []
        gone = (seat for seat in awaited if seat not in here)
        self.gone = {seat: self.gone.get(seat, now) for seat in gone}
        return Presence(sorted(here), seats.count(SPECTATOR))

    def gone_by(self, now: float) -> dict[int, float]:
        self.presence(now)
        return self.gone

    @property
    def in_use(self) -> bool:
        return bool(self.watchers or self.lock.locked() or self.driver)


class Rooms:
    def __init__(self, store: Store, people: People, clock: Clock, warmth: Warmth) -> None:
        self.store, self.people, self.clock, self.warmth = store, people, clock, warmth
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self.rooms.values()))

    def __len__(self) -> int:
        return len(self.rooms)

    def get(self, id: str) -> Room | None:
        """A room if it is in memory and good."""
        room = self.rooms.get(id)
        if room is None or room.stale:
            return None
        room.used = self.clock.now()
        self.rooms.move_to_end(id)
        return room

    async def load(self, id: str) -> Room:
        """A room from memory, or folded from the log; those who ask together share the work."""
        if room := self.get(id):
            return room
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Room:
        known = self.rooms.get(id)
        if known is not None:
            await self.catch_up(known)
            known.stale = False
            return known
        entries = await self.store.read(entries_of(id))
        if not entries or not isinstance(
            entries[0].body, Opened
        ):  # of a pruned one the end is left
            raise missing("table-missing")
        if has_other_rules(entries):
            raise missing("table-other-rules")
        await self.warmth.wait(entries[0].body.game)
        people = {
            e.person for e in entries if e.person and isinstance(e.body, Opened | Joined)
        }  # fmt: skip
        room = Room(fold(id, entries), await self.people.names(sorted(people)), self.clock.now())
        self.rooms[id] = room
        self.make_space()
        return room

    async def catch_up(self, room: Room) -> int:
        """Fold what was written elsewhere; how many entries that was."""
        new = await self.store.read(entries_of(room.table.id, room.table.n))
        for entry in new:
            if isinstance(entry.body, Joined):
                room.names |= await self.people.names([entry.person])
            if entry.n != room.table.n + 1:
                continue  # somebody else has caught up while we were reading
            room.table.apply(entry)
            room.ours = False
            tell(room, entry)
        return len(new)

    def make_space(self) -> None:
        """Let go of what nobody looks at, the longest unused first."""
        while len(self.rooms) > MOST_ROOMS:
            unused = next((id for id, room in self.rooms.items() if not room.in_use), None)
            if unused is None:
                return
            del self.rooms[unused]

    def sweep(self) -> None:
        """Let go of tables that are over or that nobody has used for a while."""
        now = self.clock.now()
        for id, room in list(self.rooms.items()):
            over = room.table.status in ("finished", "closed")
            if not room.in_use and (over or now - room.used > IDLE_SECONDS):
                del self.rooms[id]


def tell(room: Room, entry: Entry) -> None:
    """Wake those who can notice the entry."""
    room.changed()
    table = room.table
    for watcher in list(room.watchers):
        seat = table.seat_of(watcher.person)
        if notices(entry.seen, seat):
            watcher.tell(entry, table.latest, table.heard_by(seat))

"""Who is at a table: gathered for a moment, then told as a small event where it has changed."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from regalia.table.bus import Bus
from regalia.table.errors import Unavailable
from regalia.table.rooms import Room
from regalia.table.timing import Clock
from regalia.table.watching import Presence

GATHERED_SECONDS = 0.5
"""Who loses the connection and is back within this time was never gone."""


class Presences:
    """Tells those who watch a table, and the other processes, who is there."""

    def __init__(
        self, bus: Bus, clock: Clock, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.bus, self.clock, self.spawn = bus, clock, spawn

    def changed(self, room: Room) -> None:
        """Somebody came or went: what more there is in the next moment is told with it."""
        room.made.pop(Presence, None)
        if not room.gathering:
            room.gathering = True
            self.spawn(self.gather(room))

    async def gather(self, room: Room) -> None:
        await asyncio.sleep(GATHERED_SECONDS)
        room.gathering = False
        here = room.presence(self.clock.now())
        for watcher in room.watchers:
            if watcher.told != here:
                watcher.look_round()
        if room.seats_here() != room.announced:
            await self.announce(room)

    async def announce(self, room: Room) -> None:
        """To the other processes, where there are any."""
        room.announced = room.seats_here()
        with contextlib.suppress(Unavailable):
            await self.bus.send(present={room.table.id: room.announced})

    def heard(self, room: Room, sender: str, seats: list[int]) -> None:
        """Who is there through another process."""
        room.elsewhere[sender] = seats, self.clock.now()
        self.changed(room)

    async def beat(self, rooms: Iterable[Room]) -> None:
        """Now and then: what processes say is believed for a while only."""
        for room in rooms:
            if room.elsewhere:
                self.changed(room)
            if room.watchers:
                await self.announce(room)

"""Watchers: who looks at a table, and what waits to be told them."""

import asyncio
from collections import deque

import msgspec

from regalia.engine.position import Position
from regalia.table.entries import Entry

MOST_WAITING = 64
"""Entries that may wait for a slow reader; then it is dropped, and resumes where it was."""


class Presence(msgspec.Struct, frozen=True):
    """The small event of a stream: somebody has come or gone, and nothing else has changed."""

    connected: list[int]
    """The seats whose people are there, as in the picture."""
    spectators: int


class Watcher:
    """One open stream. The entries wait with the positions they led to."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.waiting: deque[tuple[Entry, Position | None, int]] = deque()
        self.refresh = False
        """Something beside the log has changed, such as a name."""
        self.told: Presence | None = None
        """Who was there by the last word; nothing before the first."""
        self.dropped = False
        self.wake = asyncio.Event()

    def tell(self, entry: Entry, position: Position | None, heard: int) -> None:
        """Before the first word nobody can be too slow for it."""
        if self.told and len(self.waiting) >= MOST_WAITING:
            self.drop()
        else:
            self.waiting.append((entry, position, heard))
            self.wake.set()

    def look_again(self) -> None:
        self.refresh = True
        self.wake.set()

    def look_round(self) -> None:
        """Is anybody there, or gone, of whom it was not told?"""
        self.wake.set()

    def drop(self) -> None:
        self.dropped = True
        self.wake.set()

    async def something(self, seconds: float) -> bool:
        """Wait until there is something to tell; false: nothing for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.wake.wait()
        except TimeoutError:
            return False
        self.wake.clear()
        return True

    @property
    def has_news(self) -> bool:
        return bool(self.waiting or self.refresh)

    def take(self) -> list[tuple[Entry, Position | None, int]]:
        taken, self.refresh = list(self.waiting), False
        self.waiting.clear()
        return taken

"""One command at a time: from the look at the table until its entry is on the disk."""

import asyncio
from collections import deque


class Turn:
    """A lock for the event loop that can also be taken without waiting, in plain code."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free; nobody waits for one that is."""
        free, self.taken = not self.taken, True
        return free

    def pass_on(self) -> None:
        """To whoever has waited longest."""
        while self.waiting:
            next_one = self.waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it came just as we were told to stop
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()

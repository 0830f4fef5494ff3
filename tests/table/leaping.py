"""An event loop that does not wait: when all is done, its clock leaps to what comes next."""

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any

PATIENCE = 0.0002
"""Real seconds in which threads, such as the one that writes, may have something to say."""
BEGAN = 1_790_000_000.0


class Leaping(selectors.BaseSelector):
    """Waits for a moment only; the rest of the wait is added to the loop's clock."""

    def __init__(self) -> None:
        self.real, self.leapt = selectors.DefaultSelector(), 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= PATIENCE:
            return self.real.select(timeout)
        if found := self.real.select(PATIENCE):
            return found
        self.leapt += timeout - PATIENCE
        return []

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self.real.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self.real.unregister(fileobj)

    def modify(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self.real.modify(fileobj, events, data)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self.real.get_map()

    def close(self) -> None:
        self.real.close()


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return super().time() + self.leaping.leapt


class LoopClock:
    """The clock of a hall that lives in such a loop."""

    def now(self) -> float:
        return BEGAN + asyncio.get_running_loop().time()

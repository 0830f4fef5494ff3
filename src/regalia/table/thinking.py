"""Who thinks next: bots have few threads, and nobody can take them from everybody else.

Each piece of thinking is somebody's: the host's of a table, or who has asked for a hint. Where
people wait comes first, then whoever has had the least of late. Nobody has all threads at once, so
for somebody else there is always one; and who has thought more than a budget's worth in a minute
waits until nobody else does.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

BUDGET_SECONDS = 30.0
"""Of thinking, that somebody has in a minute."""
MINUTE = 60.0


@dataclass(eq=False)
class Waiting:
    whose: str
    urgent: bool
    turn: "asyncio.Future[None]" = field(default_factory=asyncio.Future)


class Thinking:
    def __init__(self, pool: Executor, threads: int) -> None:
        self.pool, self.free = pool, threads
        self.most_for_one = max(1, threads - 1)
        self.waiting: list[Waiting] = []
        self.busy: Counter[str] = Counter()
        """Threads that think for somebody."""
        self.spent: dict[str, tuple[float, float]] = {}
        """Seconds thought for somebody, which are forgotten with time, and when that was so."""
        self.seconds = 0.0

    async def think(self, whose: str, urgent: bool, work: Callable[[], T]) -> T:
        """Do the work in a thread when it is its turn."""
        await self.wait_for_turn(Waiting(whose, urgent))
        began = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.free += 1
            self.leave(whose, time.monotonic() - began)
            self.hand_out()

    async def wait_for_turn(self, waiting: Waiting) -> None:
        self.waiting.append(waiting)
        self.hand_out()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:  # its turn had just come
                self.free += 1
                self.leave(waiting.whose, 0.0)
                self.hand_out()
            raise

    def hand_out(self) -> None:
        while self.free and (chosen := self.next()):
            self.waiting.remove(chosen)
            self.free -= 1
            self.busy[chosen.whose] += 1
            chosen.turn.set_result(None)

    def next(self) -> Waiting | None:
        """The first of those who may; among equals, who came first."""
        allowed = [each for each in self.waiting if self.busy[each.whose] < self.most_for_one]
        spent = {each.whose: self.spent_by(each.whose) for each in allowed}

        def rank(each: Waiting) -> tuple[bool, bool, float]:
            return spent[each.whose] > BUDGET_SECONDS, not each.urgent, spent[each.whose]

        return min(allowed, key=rank, default=None)

    def leave(self, whose: str, seconds: float) -> None:
        self.seconds += seconds
        self.spent[whose] = self.spent_by(whose) + seconds, time.monotonic()
        self.busy[whose] -= 1
        if not self.busy[whose]:
            del self.busy[whose]
        for each in [each for each in self.spent if not self.spent_by(each)]:
            del self.spent[each]

    def spent_by(self, whose: str) -> float:
        seconds, then = self.spent.get(whose, (0.0, 0.0))
        return max(0.0, seconds - (time.monotonic() - then) * BUDGET_SECONDS / MINUTE)

    @property
    def over_budget(self) -> int:
        return sum(self.spent_by(whose) > BUDGET_SECONDS for whose in self.spent)

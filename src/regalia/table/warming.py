"""Compiled code is made ready in a thread of its own; tables of a game wait for that game only."""

import asyncio
import sys
import threading
from collections import deque

from regalia import games
from regalia.bots import Budget, Seated
from regalia.engine.compiled import mark_ready
from regalia.engine.position import Position
from regalia.table.drafts import played
from regalia.table.entries import Entry, Opened, SeatPlan, Started
from regalia.table.opening import STAND_IN
from regalia.table.table import Table

PART = "serve"
THREAD = "warming"


def warm_up(name: str) -> None:
    """Do once all that a table of this game needs compiled code for."""
    game = games.load(name)
    players = game.players[0]
    opened = Opened(
        game=name, rules=game.version, options={}, seats=[SeatPlan()] * players, public=True,
        clock=None, stand_in=STAND_IN, seed="00" * 32, salt="00" * 32,
    )  # fmt: skip
    table = Table("")
    table.apply(Entry("", 1, 0.0, "", "", 0, opened))
    table.apply(Entry("", 2, 0.0, "", "", 0, Started()))
    before, seat, action = play_to_a_choice(table)
    for bot in ("greedy", STAND_IN):
        Seated(game, bot, Budget(1)).choose(before.knowledge(seat, 0), 0)
    before.preview(seat, action)
    before.is_bound(table.position, seat, action, 0)
    table.position.standing()
    mark_ready(name, PART)


def play_to_a_choice(table: Table) -> tuple[Position, int, int]:
    """The first decision that leaves a choice, which is made: where there is none no bot thinks."""
    while True:
        before, seat = table.position, table.acting[0]
        action, *others = before.actions(seat)
        draft = played(table, seat, action)
        table.apply(Entry("", table.n + 1, 0.0, "", "", draft.seen, draft.body))
        if others:
            return before, seat, action


def is_compiling() -> bool:
    """Does a thread of ours still compile? The interpreter must not be taken down under it."""
    return any(thread.name == THREAD for thread in threading.enumerate())


class Warmth:
    """Which games are ready; without `begin` it is left to the first use."""

    def __init__(self) -> None:
        self.events: dict[str, asyncio.Event] = {}
        self.wanted: deque[str] = deque(maxlen=len(games.NAMES))
        """Games that somebody waits for; they come first."""
        self.stopped = False

    def begin(self) -> None:
        loop = asyncio.get_running_loop()
        self.events = {name: asyncio.Event() for name in games.NAMES}
        threading.Thread(target=self._run, args=(loop,), name=THREAD, daemon=True).start()

    def stop(self) -> None:
        """No other game after the one at hand: the compiler cannot be interrupted."""
        self.stopped = True

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting = list(self.events)
        while waiting and not self.stopped:
            name = next((name for name in self.wanted if name in waiting), waiting[0])
            waiting.remove(name)
            warm_up(name)
            try:
                loop.call_soon_threadsafe(self.events[name].set)
            except RuntimeError:  # the server has stopped already
                return

    async def wait(self, name: str) -> None:
        if name in self.events:
            self.wanted.append(name)
            await self.events[name].wait()

    @property
    def is_ready(self) -> bool:
        return all(event.is_set() for event in self.events.values())


if __name__ == "__main__":
    warm_up(sys.argv[1])

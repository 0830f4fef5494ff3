"""Games are made ready while the server runs; tables of a game wait for that game only.

Compilers are processes of their own, as many as there are cores, the game that somebody waits for
first: another is put off for it, which loses nothing, since what was compiled is kept. This process
only loads what they made.
"""

import asyncio
import contextlib
import logging
import tempfile
from asyncio.subprocess import Process
from collections import deque
from typing import Literal

import msgspec

from regalia import games
from regalia.bots import Budget, Seated
from regalia.compiling import (
    TABLE,
    CompilerFailed,
    Making,
    check_made,
    compiler,
    last_words,
    side_by_side,
)  # fmt: skip
from regalia.engine.game import Game
from regalia.engine.machine_code import is_ready
from regalia.engine.position import Position
from regalia.table.drafts import played
from regalia.table.entries import Entry, Opened, SeatPlan, Started
from regalia.table.opening import STAND_IN
from regalia.table.table import Table

PAUSES = (1.0, 5.0, 20.0, 60.0)
"""Seconds before a game is tried again, the longest again and again."""
log = logging.getLogger(__name__)


class Readiness(msgspec.Struct, frozen=True):
    """How far the server has come with a game."""

    game: str
    state: Literal["ready", "compiling", "waiting", "failed"]
    share: float
    """How much of the work is done, from 0 to 1."""
    seconds_left: float | None


def warm_up(game: Game) -> None:
    """Do once all that a table of this game needs compiled code for."""
    players = game.players[0]
    opened = Opened(
        game=game.name, rules=game.version, options={}, seats=[SeatPlan()] * players, public=True,
        clock=None, stand_in=STAND_IN, seed="00" * 32, salt="00" * 32,
    )  # fmt: skip
    table = Table("")
    table.apply(Entry("", 1, 0.0, "", "", 0, opened))
    table.apply(Entry("", 2, 0.0, "", "", 0, Started()))
    before, seat, action = play_to_a_choice(table)
    before.preview(seat, action)
    before.is_bound(table.position, seat, action, 0)
    table.position.standing()
    for term in game.terms.values():  # hints name them
        term(table.position.state, 0)
    for bot in ("greedy", STAND_IN):
        Seated(game, bot, Budget(1)).choose(before.knowledge(seat, 0), 0)


def play_to_a_choice(table: Table) -> tuple[Position, int, int]:
    """The first decision that leaves a choice, which is made: where there is none no bot thinks."""
    while True:
        before, seat = table.position, table.acting[0]
        action, *others = before.actions(seat)
        draft = played(table, seat, action)
        table.apply(Entry("", table.n + 1, 0.0, "", "", draft.seen, draft.body))
        if others:
            return before, seat, action


class Warmth:
    """Which games are ready; without `begin` it is left to the first use."""

    def __init__(self) -> None:
        self.events: dict[str, asyncio.Event] = {}
        self.making: dict[str, Making] = {}
        self.compilers: dict[str, Process] = {}
        self.put_off: set[str] = set()
        self.failures: dict[str, str] = {}
        """Why a game could not be made ready, until it is."""
        self.wanted: deque[str] = deque(maxlen=len(games.NAMES))
        """Games that somebody waits for; they come first."""
        self.waiting: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.events = {name: asyncio.Event() for name in games.NAMES}
        self.waiting = [*games.NAMES]
        self.tasks = [asyncio.create_task(self.work()) for _ in range(side_by_side())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def wait(self, name: str) -> None:
        if name in self.events:
            self.wanted.append(name)
            self.make_way(name)
            await self.events[name].wait()

    def make_way(self, name: str) -> None:
        """For a game that somebody waits for, another is put off."""
        idle = [other for other in self.compilers if other not in (*self.wanted, *self.put_off)]
        if name in self.waiting and idle:
            self.put_off.add(idle[0])
            self.compilers[idle[0]].terminate()

    @property
    def is_ready(self) -> bool:
        return all(event.is_set() for event in self.events.values())

    def tell(self) -> list[Readiness]:
        """Of every game."""
        return [self.tell_of(name) for name in games.NAMES]

    def tell_of(self, name: str) -> Readiness:
        if name not in self.events or self.events[name].is_set():
            return Readiness(name, "ready", 1.0, 0.0)
        if making := self.making.get(name):
            return Readiness(name, "compiling", making.share, making.seconds_left)
        return Readiness(name, "failed" if name in self.failures else "waiting", 0.0, None)

    async def work(self) -> None:
        """One game after another."""
        while self.waiting:
            name = next((name for name in self.wanted if name in self.waiting), self.waiting[0])
            self.waiting.remove(name)
            await self.make_ready(name)
            if name in self.put_off:
                self.put_off.remove(name)
                self.waiting.insert(0, name)

    async def make_ready(self, name: str) -> None:
        """However often it takes, unless it is put off: what went wrong is told meanwhile."""
        for attempt in range(1_000_000):
            try:
                if not is_ready(name, TABLE):
                    await self.compile(name)
                await asyncio.to_thread(warm_up, games.load(name))
            except (CompilerFailed, OSError) as error:
                if name in self.put_off:
                    return
                self.failures[name] = str(error)
                log.error("cannot make %s ready: %s", name, error)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            else:
                self.failures.pop(name, None)
                self.events[name].set()
                return

    async def compile(self, name: str) -> None:
        """In a process of its own."""
        making = self.making[name] = Making(name)
        with tempfile.TemporaryFile() as complaints:
            process = await asyncio.create_subprocess_exec(
                *compiler(name, TABLE), stdout=asyncio.subprocess.PIPE, stderr=complaints
            )
            assert process.stdout is not None
            self.compilers[name] = process
            try:
                async for line in process.stdout:
                    making.hear(line)
            finally:
                del self.making[name], self.compilers[name]
                with contextlib.suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
            check_made(making, (TABLE,), last_words(complaints))

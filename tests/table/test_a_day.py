"""A day at many tables, with people who come and go: memory does not grow, nothing is left behind.

The day is as long as the work in it takes: where all wait, the clock leaps.
"""

import asyncio
import contextlib
import gc
import random
import re
import time
from contextlib import aclosing
from pathlib import Path

import pytest
from hall_helpers import guests, key, move_anyhow, open_hall
from leaping import LeapingLoop, LoopClock

from regalia import games
from regalia.engine.errors import Complaint
from regalia.table import hall as halls
from regalia.table.commands import Join, Leave, Say, Start
from regalia.table.entries import SeatPlan
from regalia.table.hall import Hall
from regalia.table.hosting import open_table
from regalia.table.opening import Plan
from regalia.table.people import Person
from soaking import figures, progress, size

TABLES, HOURS = size("TABLES", 30), size("HOURS", 4)
"""Some tables for some hours in the usual tests, a whole day of many in `make soak`."""
FIRST_HOURS = 2
"""Until then memory may grow: tables are opened, and what is made once is made."""
MORE = 1.1
VISITED, STAYED, VISITS, MOVES = 3_600.0, 60.0, 12, 4
"""How often somebody comes to a table and how long they stay, in seconds; how often in all."""
TICK_SECONDS = 10.0
AT_TABLE = 3
ENOUGH = 180.0
"""After so many seconds, real ones, the bots have played the last games to their ends."""


class Day:
    def __init__(self, hall: Hall, people: list[list[Person]]) -> None:
        self.hall, self.people = hall, people
        self.opened = self.visits = self.finished = 0

    async def keep_a_table(self, number: int) -> None:
        """One game after the other, at all hours."""
        chance = random.Random(number)
        await asyncio.sleep(chance.uniform(0, VISITED))
        while True:
            await self.one_game(chance, self.people[number % len(self.people)])

    async def one_game(self, chance: random.Random, people: list[Person]) -> None:
        """Played in visits, at some time left to the bots."""
        id = await self.open(chance.choice(games.NAMES), people)
        for _ in range(chance.randint(1, VISITS)):
            await asyncio.sleep(chance.expovariate(1 / VISITED))
            await self.visit(id, people, chance)
        for person in people:
            with contextlib.suppress(Complaint):  # it is over
                await self.hall.do(id, person, key(), Leave())
        self.finished += 1

    async def open(self, game: str, people: list[Person]) -> str:
        plan = Plan(game=game, seats=[SeatPlan()] * AT_TABLE, stand_in="random")
        id = await open_table(self.hall, people[0], key(), plan, 0)
        for seat, person in enumerate(people[1:], 1):
            await self.hall.do(id, person, key(), Join(seat))
        await self.hall.do(id, people[0], key(), Start())
        self.opened += 1
        return id

    async def visit(self, id: str, people: list[Person], chance: random.Random) -> None:
        """Some come, look on, move and talk, and go without a word."""
        here = chance.sample(people, chance.randint(1, len(people)))
        streams = [asyncio.create_task(self.look_on(id, person)) for person in here]
        try:
            await self.play(id, people, here[0], chance)
        finally:
            for stream in streams:
                stream.cancel()
            await asyncio.gather(*streams, return_exceptions=True)
        self.visits += 1

    async def play(self, id: str, people: list[Person], one: Person, chance: random.Random) -> None:
        for _ in range(chance.randint(1, MOVES)):
            await asyncio.sleep(chance.expovariate(MOVES / STAYED))
            with contextlib.suppress(Complaint, IndexError):  # it is over, or nobody's turn
                await move_anyhow(self.hall, id, people, chance)
                await self.hall.do(id, one, key(), Say("and so on"))

    async def look_on(self, id: str, person: Person) -> None:
        stream = self.hall.watch(id, person, "en", None, lean=True)
        async with aclosing(stream):  # type: ignore[type-var]
            async for _ in stream:
                pass


def megabytes() -> float:
    """Of this process, what nobody needs any more not counted."""
    gc.collect()
    status = Path("/proc/self/status")
    if not status.exists():
        pytest.skip("memory is measured on Linux only")
    return int(re.findall(r"VmRSS:\s+(\d+)", status.read_text("ascii"))[0]) / 1024


async def live(database: str) -> list[float]:
    """A day in a hall; memory after each hour."""
    async with open_hall(database, LoopClock()) as hall:
        hall.begin()
        for name in games.NAMES:
            await hall.warmth.wait(name)
        groups = [await guests(hall, AT_TABLE) for _ in range(-(-TABLES // 20))]
        day = Day(hall, groups)
        before = asyncio.all_tasks()
        playing = [asyncio.create_task(day.keep_a_table(number)) for number in range(TABLES)]
        memory = []
        for hour in range(HOURS):
            progress("hours", hour, HOURS)
            await asyncio.sleep(3_600)
            memory.append(megabytes())
            for gone in (task for task in playing if task.done()):
                gone.result()  # says what went wrong
        await everybody_goes(hall, playing)
        assert asyncio.all_tasks() - before == set()
        figures(told(day, memory))
        return memory


async def everybody_goes(hall: Hall, playing: list["asyncio.Task[None]"]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert hall.watchers() == []
    patience = time.monotonic() + ENOUGH  # bots think by the real clock
    while (len(hall.rooms) or hall.rooms.loading) and time.monotonic() < patience:
        await asyncio.sleep(60)
    assert len(hall.rooms) == len(hall.rooms.loading) == 0


def told(day: Day, memory: list[float]) -> str:
    return (
        f"{HOURS} hours of {TABLES} tables: {day.opened} games, {day.visits} visits, memory after "
        f"{FIRST_HOURS} hours {memory[FIRST_HOURS - 1]:.0f} MB, at the end {memory[-1]:.0f} MB"
    )


def test_memory_does_not_grow_and_no_task_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "TICK_SECONDS", TICK_SECONDS)
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        memory = runner.run(live(f"sqlite:///{tmp_path}/r.db"))

    assert memory[-1] < MORE * memory[FIRST_HOURS - 1]

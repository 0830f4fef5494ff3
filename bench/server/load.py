"""Load: as many moves as the server takes, or so many a second whatever it takes."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field

from bench.server.scripts import Script
from bench.server.wire import Wire, connect


@dataclass
class Outcome:
    """Acknowledged moves, and how long each took to be."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.waits)

    @property
    def rate(self) -> float:
        return self.count / self.seconds

    def milliseconds(self, share: float) -> float:
        """The time that this share of the moves took at most."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def full_load(port: int, scripts: list[Script], connections: int) -> Outcome:
    """Every connection plays one table after the other, the next move upon the answer."""
    left, outcome = deque(scripts), Outcome()

    async def play(wire: Wire) -> None:
        while left:
            script = left.popleft()
            for move in script.moves:
                await timed(wire, move, time.perf_counter(), outcome)

    wires = [await connect(port) for _ in range(connections)]
    began = time.perf_counter()
    await asyncio.gather(*map(play, wires))
    outcome.seconds = time.perf_counter() - began
    close(wires)
    return outcome


async def steady_load(
    port: int, scripts: list[Script], connections: int, rate: float, seconds: float
) -> Outcome:
    """So many moves a second. Each is timed from when it was due, not from when it could be sent:
    a server that stalls is not spared what would have come meanwhile."""
    outcome, ready = Outcome(), deque((script.table, iter(script.moves)) for script in scripts)
    wires = [await connect(port) for _ in range(connections)]
    idle: asyncio.Queue[Wire] = asyncio.Queue()
    for wire in wires:
        idle.put_nowait(wire)

    async def one(due: float) -> None:
        wire = await idle.get()
        while ready:
            table, moves = ready.popleft()
            if move := next(moves, None):
                await timed(wire, move, due, outcome)
                ready.append((table, moves))
                break
        idle.put_nowait(wire)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            group.create_task(one(due))
    outcome.seconds = time.perf_counter() - began
    close(wires)
    return outcome


async def timed(wire: Wire, move: bytes, since: float, outcome: Outcome) -> None:
    answer = await wire.ask(move)
    if answer.status != 200:
        raise RuntimeError(f"a legal move was refused: {answer.body.decode()}")
    outcome.waits.append(time.perf_counter() - since)


def close(wires: list[Wire]) -> None:
    for wire in wires:
        wire.transport.close()

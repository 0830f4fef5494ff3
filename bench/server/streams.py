"""Open streams: how long after a move was sent its news arrives at those who watch."""

import asyncio
import time

from bench.server.load import Outcome
from bench.server.scripts import Script
from bench.server.wire import connect, request


class Stream(asyncio.Protocol):
    """A reader of one table's stream; `arrived` has the times of its events."""

    def __init__(self, path: str, cookie: str) -> None:
        self.asking = request("GET", path, cookie)
        self.begun = asyncio.get_running_loop().create_future()
        self.arrived: list[float] = []
        self.received = 0
        """Bytes."""
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.asking)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        now, data = time.perf_counter(), self.rest + data
        self.arrived += [now] * data.count(b"event: update")
        self.rest = data[-12:]
        if self.arrived and not self.begun.done():
            self.begun.set_result(None)


async def open_streams(port: int, scripts: list[Script]) -> list[Stream]:
    """One reader a table: the last seat's person."""
    loop, streams = asyncio.get_running_loop(), []
    for script in scripts:
        path = f"/tables/{script.table}/stream"
        _, stream = await loop.create_connection(
            lambda path=path, script=script: Stream(path, script.cookies[-1]),  # type: ignore[misc]
            "127.0.0.1", port,
        )  # fmt: skip
        await stream.begun
        streams.append(stream)
    return streams


async def with_streams(
    port: int, scripts: list[Script], every: float, seconds: float
) -> tuple[Outcome, Outcome]:
    """A move at each table every so many seconds: times to the answer, and to the news of it."""
    streams = await open_streams(port, scripts)
    answers, news = Outcome(), Outcome()
    wires = [await connect(port) for _ in range(32)]
    moves = [iter(script.moves) for script in scripts]

    async def one(number: int, due: float) -> None:
        wire = wires.pop(0)  # in turns: the server closes connections that are idle for long
        move = next(moves[number])
        seen = len(streams[number].arrived)
        answer = await wire.ask(move)
        assert answer.status == 200, answer
        answers.waits.append(time.perf_counter() - due)
        wires.append(wire)
        while len(streams[number].arrived) == seen:
            await asyncio.sleep(0.001)
        news.waits.append(streams[number].arrived[seen] - due)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for count in range(int(len(scripts) * seconds / every)):
            due = began + count * every / len(scripts)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while not wires:
                await asyncio.sleep(0.001)
            group.create_task(one(count % len(scripts), due))
    answers.seconds = news.seconds = time.perf_counter() - began
    for end in (*streams, *wires):
        end.transport.close()  # type: ignore[attr-defined]
    return answers, news

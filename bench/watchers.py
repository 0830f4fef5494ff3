"""`python -m bench.watchers`: a table with a hundred watchers, and one with a long log.

What it costs the server that one of them loses the connection and comes back; and how long others
wait while somebody asks for a long log.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.server.__main__ import line, run, say
from bench.server.process import Serving, serving
from bench.server.scripts import Script, keys, scripts
from bench.server.streams import Stream
from bench.server.wire import COOKIE, Wire, connect, request, share_out

GAME, PLAYERS, MOVES_LEFT = "royals", 4, 5
WATCHERS, RECONNECTS = 100, 40
MISSED_SECONDS = 1.0
"""So long is somebody gone that the others are told of it."""
QUIET_SECONDS = 5.0
CHATS, ROUNDS = 1_500, 10


async def guest(wire: Wire) -> str:
    answer = await wire.ask(request("POST", "/guests", body=json.dumps({"name": "Ann"}).encode()))
    found = COOKIE.search(answer.head)
    assert found is not None, answer
    return found[1].decode()


async def begun(server: Serving) -> Script:
    """A table at which most of a game has been played."""
    [script] = await scripts(server, 1, PLAYERS, GAME)
    wire = await connect(server.port)
    for move in script.moves[:-MOVES_LEFT]:
        assert (await wire.ask(move)).status == 200
    wire.transport.close()
    return script


async def watch(port: int, table: str, cookie: str) -> Stream:
    loop = asyncio.get_running_loop()
    _, stream = await loop.create_connection(
        lambda: Stream(f"/tables/{table}/stream", cookie), "127.0.0.1", port
    )
    await stream.begun
    return stream


async def reconnects(server: Serving) -> None:
    script, wire = await begun(server), await connect(server.port)
    table = script.table
    cookies = script.cookies + [await guest(wire) for _ in range(WATCHERS - PLAYERS)]
    streams = [await watch(server.port, table, cookie) for cookie in cookies]
    await asyncio.sleep(MISSED_SECONDS)
    idle = await idle_share(server)
    for what, gone in (("at once", 0.0), ("after a second", MISSED_SECONDS)):
        spent, began, before = server.cpu_seconds(), time.monotonic(), received(streams)
        for number in range(RECONNECTS):
            streams[-1 - number].transport.close()
            await asyncio.sleep(gone)
            streams[-1 - number] = await watch(server.port, table, cookies[-1 - number])
            await asyncio.sleep(gone)
        await asyncio.sleep(MISSED_SECONDS)
        spent = server.cpu_seconds() - spent - idle * (time.monotonic() - began)
        line(f"{WATCHERS} watchers, one comes back {what}", spent / RECONNECTS * 1e3, "ms")
        each = (received(streams) - before) / RECONNECTS
        line("… the other watchers receive, together", each / 1e3, "KB")
    for stream in streams:
        stream.transport.close()


def received(streams: list[Stream]) -> int:
    """By those who have stayed."""
    return sum(stream.received for stream in streams[: WATCHERS - RECONNECTS])


async def idle_share(server: Serving) -> float:
    """What it costs a second that all are there and nothing happens."""
    before = server.cpu_seconds()
    await asyncio.sleep(QUIET_SECONDS)
    return (server.cpu_seconds() - before) / QUIET_SECONDS


async def long_log(server: Serving) -> None:
    script = await begun(server)
    table, people = script.table, script.cookies
    path, body = f"/tables/{table}/chat", b'{"text": "and so on, and so forth"}'
    chats = [request("POST", path, people[n % PLAYERS], body, next(keys)) for n in range(CHATS)]

    async def chat(wire: Wire, asked: bytes) -> None:
        assert (await wire.ask(asked)).status == 200

    await share_out(chats, 8, server.port, chat)
    log = f"/tables/{table}/log"
    asked = {"the log": log, "the end of the log": f"{log}?after={CHATS - 100}"}
    asked["the transcript"] = f"/tables/{table}/transcript"
    line("nobody asks for anything, others wait", await waits(server, nothing), "ms")
    for what, path in asked.items():
        sent = request("GET", path, people[0])

        async def ask(sent: bytes = sent) -> None:
            wire = await connect(server.port)
            assert (await wire.ask(sent)).status == 200
            wire.transport.close()

        line(f"{CHATS} chats, while somebody asks for {what}", await waits(server, ask), "ms")


async def nothing() -> None:
    await asyncio.sleep(0.1)


async def waits(server: Serving, ask: Callable[[], Awaitable[None]]) -> float:
    """The longest that somebody else waits for an answer meanwhile; the median of some rounds."""
    found = []
    other, asked = await connect(server.port), request("GET", "/announcement", await new(server))
    for _ in range(ROUNDS):
        task, longest = asyncio.ensure_future(ask()), 0.0
        while not task.done():
            began = time.perf_counter()
            await other.ask(asked)
            longest = max(longest, time.perf_counter() - began)
        await task
        found.append(longest * 1e3)
    other.transport.close()
    return statistics.median(found)


async def new(server: Serving) -> str:
    return await guest(await connect(server.port))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "watchers.db") as server:
        say("\nWatchers, and long logs")
        run(reconnects(server))
        run(long_log(server))

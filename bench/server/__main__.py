"""`python -m bench.server`: what the server does on this machine, load generator included."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop

from bench.server import many, peer
from bench.server.load import Outcome, full_load, steady_load
from bench.server.process import Serving, serving
from bench.server.scripts import Script, post, scripts
from bench.server.streams import with_streams
from bench.server.wire import Wire, connect

CONNECTIONS = 128
FULL_TABLES, ROUNDS = 300, 3
FINISHED = (300, 300, 600, 600)
"""Tables played to their end one lot after the other: does memory grow with them?"""
ASKED = 4_000
"""Acknowledged durable moves a second that we want; half of it is the steady load."""
STEADY_SECONDS = 5.0
STREAMS, EVERY, STREAM_SECONDS = 1_000, 10.0, 20.0
QUIET_RATE, BOT_SECONDS, BOT_TABLES = 200.0, 10.0, 4
UNFINISHED, MOVES = 5_000, 10


def load() -> str:
    """What else the machine has to do, beside each part of the figures."""
    return f"load {os.getloadavg()[0]:.1f}"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def line(text: str, value: float, unit: str) -> None:
    say(f"  {text:<62} {value:>10.4g} {unit:<3} {load()}")


def waits(text: str, outcome: Outcome) -> None:
    line(f"{text}, half within", outcome.milliseconds(0.5), "ms")
    line(f"{text}, 99 % within", outcome.milliseconds(0.99), "ms")


def run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


async def moves(server: Serving) -> None:
    """As many as it takes, then half of what we want."""
    best: Outcome | None = None
    for _ in range(ROUNDS):
        work = await scripts(server, FULL_TABLES)
        before = server.cpu_seconds(), time.process_time()
        outcome = await full_load(server.port, work, CONNECTIONS)
        after = server.cpu_seconds(), time.process_time()
        line("acknowledged durable moves, SQLite", outcome.rate, "/s")
        for who, then, now in zip(("the server", "the load generator"), before, after, strict=True):
            line(f"of the processor's time, each, {who}", (now - then) / outcome.count * 1e6, "µs")
        best = outcome if best is None or outcome.rate > best.rate else best
    assert best is not None
    waits(f"the best of {ROUNDS} ({best.rate:.0f}/s), to the answer", best)
    work = await scripts(server, int(ASKED / 2 * STEADY_SECONDS / 40))
    steady = await steady_load(server.port, work, CONNECTIONS, ASKED / 2, STEADY_SECONDS)
    waits(f"{ASKED // 2} moves/s, to the answer", steady)
    bench_peer(best.rate)


def bench_peer(ours: float) -> None:
    if reason := peer.why_not():
        say(f"  {reason}")
        return
    theirs = peer.peer_load(FULL_TABLES, CONNECTIONS)
    line("boardgame.io on the same work, in memory", theirs.rate, "/s")
    line("ratio", ours / theirs.rate, "×")


async def streams(server: Serving) -> None:
    work = await scripts(server, STREAMS, players=2, longest=8)
    answers, news = await with_streams(server.port, work, EVERY, STREAM_SECONDS)
    waits(f"{STREAMS} streams, a move on each every {EVERY:.0f} s, to the answer", answers)
    waits("the same, to the news on the stream", news)


async def beside_bots(server: Serving) -> None:
    """People's moves without and with bots that think on every core."""
    alone = await steadily(server)
    wire = await connect(server.port)
    [script] = await scripts(server, 1, players=2)
    for _ in range(BOT_TABLES):
        await bots_alone(wire, script)
    await asyncio.sleep(1)
    beside = await steadily(server)
    waits(f"{QUIET_RATE:.0f} moves/s, to the answer", alone)
    waits("the same beside bots that think on all cores", beside)
    line("delay, at 99 %", beside.milliseconds(0.99) - alone.milliseconds(0.99), "ms")


async def steadily(server: Serving) -> Outcome:
    work = await scripts(server, int(QUIET_RATE * BOT_SECONDS / 40))
    return await steady_load(server.port, work, CONNECTIONS, QUIET_RATE, BOT_SECONDS)


async def bots_alone(wire: Wire, script: Script) -> None:
    """A table of the strongest bots, who begin to think."""
    order = (
        b'{"game": "royals", "sit": null, "seats": ['
        + b", ".join([b'{"kind": "bot", "bot": "sovereign"}'] * 4)
        + b"]}"
    )
    made = await post(wire, "/tables", script.cookies[0], order)
    table = made.decode().split('"')[3]
    await post(wire, f"/tables/{table}/start", script.cookies[0])


def restart(folder: Path) -> None:
    database = folder / "many.db"
    filled: list[tuple[str, str]] = []

    async def fill() -> None:
        filled.append(await many.fill(database, UNFINISHED, MOVES))

    run(fill())
    say(f"\n{UNFINISHED} unfinished tables in the database: from the start to the first answer")
    for what, value in many.seconds_to_first_answers(database, *filled[0]).items():
        line(what if what != "MB" else "memory then", value, "MB" if what == "MB" else "s")


def memory(server: Serving) -> None:
    """Tables that are over are let go within half a minute."""

    async def finish(tables: int) -> None:
        await full_load(server.port, await scripts(server, tables), CONNECTIONS)

    finished = 0
    for tables in FINISHED:
        run(finish(tables))
        while server.figure("regalia_tables_in_memory"):
            time.sleep(1)
        finished += tables
        line(f"after {finished} tables were finished, memory", server.megabytes(), "MB")


def main() -> None:
    cores = os.cpu_count() or 1
    say(f"\nThe server and its load generator on {cores} cores ({load()} beforehand)")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "moves.db") as server:
            run(moves(server))
            run(streams(server))
        with serving(folder / "bots.db", "--bot-threads", str(cores)) as server:
            run(beside_bots(server))
        restart(folder)
        with serving(folder / "memory.db") as server:
            memory(server)


if __name__ == "__main__":
    main()

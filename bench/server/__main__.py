"""`python -m bench.server`: what the server does on this machine, load generator included."""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from bench.server import layers, many, peer, proxy
from bench.server.load import Outcome, full_load, steady_load
from bench.server.process import Serving, cpu_seconds, serving
from bench.server.proxy import Proxy
from bench.server.scripts import Script, post, scripts
from bench.server.streams import open_streams, with_streams
from bench.server.wire import Wire, connect

CONNECTIONS = 128
PARTS = ("moves", "layers", "streams", "bots", "restart", "memory")
MOVES_A_GAME = 44
FINISHED = (300, 300, 600, 600)
"""Tables played to their end one lot after the other: does memory grow with them?"""
ASKED = 4_000
"""Acknowledged durable moves a second that we want; half of it is the steady load."""
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


def moves(folder: Path, rounds: int, seconds: float) -> None:
    """As many as it takes, direct and behind nginx, in turns with boardgame.io; then half of it."""
    rates: dict[str, list[float]] = defaultdict(list)
    missing = [reason for reason in (proxy.why_not(), peer.why_not()) if reason]
    for reason in missing:
        say(f"  {reason}")
    with ExitStack() as stack:
        ways = [Way("direct", stack.enter_context(serving(folder / "direct.db")))]
        if not proxy.why_not():
            behind = stack.enter_context(serving(folder / "behind.db", "--proxies", "127.0.0.1"))
            front = stack.enter_context(proxy.proxied(behind.port))
            ways.append(Way("behind nginx", behind, front))
        for _ in range(rounds):
            for way in ways:
                run(one_round(way, seconds, rates))
                if not peer.why_not():
                    rates[f"boardgame.io {way.name}"].append(peer_rate(way, seconds))
        for way in ways:
            run(steadily_half(way, seconds))
    for way in ways:
        ours, theirs = rates[way.name], rates[f"boardgame.io {way.name}"]
        line(f"{way.name}, the best of {rounds}", max(ours), "/s")
        if theirs:
            line("… times boardgame.io, in memory", max(ours) / max(theirs), "×")


@dataclass
class Way:
    """How the server is reached."""

    name: str
    server: Serving
    proxy: Proxy | None = None

    @property
    def port(self) -> int:
        return self.proxy.port if self.proxy else self.server.port


async def one_round(way: Way, seconds: float, rates: dict[str, list[float]]) -> None:
    used: dict[str, Callable[[], float]] = {
        "the server": way.server.cpu_seconds, "the load generator": time.process_time,
    }  # fmt: skip
    if way.proxy:
        used["nginx"] = way.proxy.cpu_seconds
    work = await scripts(way.server, tables_for(seconds))
    before = {who: read() for who, read in used.items()}
    outcome = await full_load(way.port, work, CONNECTIONS)
    each = {who: (read() - before[who]) / outcome.count * 1e6 for who, read in used.items()}
    line(f"acknowledged durable moves, {way.name}", outcome.rate, "/s")
    say("    processor's time a move: " + ", ".join(f"{w} {e:.0f} µs" for w, e in each.items()))
    waits("to the answer", outcome)
    rates[way.name].append(outcome.rate)


def tables_for(seconds: float) -> int:
    return max(2 * CONNECTIONS, int(ASKED * seconds / MOVES_A_GAME))


def peer_rate(way: Way, seconds: float) -> float:
    with ExitStack() as stack:
        port, pid = stack.enter_context(peer.boardgame_server())
        if way.proxy:
            port = stack.enter_context(proxy.proxied(port)).port
        before = cpu_seconds(pid)
        outcome = peer.peer_load(port, tables_for(seconds) // 2, CONNECTIONS)
        each = (cpu_seconds(pid) - before) / outcome.count * 1e6
    line(f"boardgame.io on the same work, in memory, {way.name}", outcome.rate, "/s")
    say(f"    processor's time a move: its server {each:.0f} µs, opening the tables included")
    return outcome.rate


async def steadily_half(way: Way, seconds: float) -> None:
    work = await scripts(way.server, int(ASKED / 2 * seconds / 40))
    steady = await steady_load(way.port, work, CONNECTIONS, ASKED / 2, seconds)
    waits(f"{ASKED // 2} moves/s {way.name}, to the answer", steady)


def what_layers_cost() -> None:
    say("What each layer costs a move, of the processor's time, in one process")

    async def measure() -> None:
        for what, microseconds in (await layers.costs()).items():
            line(what, microseconds, "µs")

    run(measure())


async def streams(server: Serving) -> None:
    work = await scripts(server, STREAMS, players=2, longest=8)
    opened = await open_streams(server.port, work, 1)
    answers, news = await with_streams(server.port, work, opened, EVERY, STREAM_SECONDS)
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
    asked = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    asked.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; or all")
    asked.add_argument("--rounds", type=int, default=3, help="of full load")
    asked.add_argument("--seconds", type=float, default=5.0, help="of each round, roughly")
    chosen = asked.parse_args()
    cores = os.cpu_count() or 1
    say(f"\nThe server and its load generator on {cores} cores ({load()} beforehand)")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in chosen.parts or PARTS:
            if part == "moves":
                moves(folder, chosen.rounds, chosen.seconds)
            elif part == "layers":
                what_layers_cost()
            elif part == "streams":
                with serving(folder / "streams.db") as server:
                    run(streams(server))
            elif part == "bots":
                with serving(folder / "bots.db", "--bot-threads", str(cores)) as server:
                    run(beside_bots(server))
            elif part == "restart":
                restart(folder)
            else:
                with serving(folder / "memory.db") as server:
                    memory(server)


if __name__ == "__main__":
    main()

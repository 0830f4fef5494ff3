"""`python -m bench.streams`: thousands of open streams, and moves spread over many tables.

How long a move takes to its answer, and to one of those who watch, direct and behind nginx.
"""

import argparse
import os
import resource
import tempfile
from pathlib import Path

from bench.server import proxy
from bench.server.__main__ import Way, line, load, run, say, waits
from bench.server.process import serving
from bench.server.scripts import scripts
from bench.server.streams import open_streams, with_streams

TABLES, STREAMS_EACH, MOVES = 1_000, 5, 500.0
SECONDS, LONGEST = 20.0, 20
FILES = 16_384
"""Every stream is one here and one at the server; behind nginx two more."""


def allow_files() -> None:
    """For this process and those that it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def measure(way: Way, tables: int, seconds: float) -> None:
    work = await scripts(way.server, tables, players=2, longest=LONGEST)
    streams = await open_streams(way.port, work, STREAMS_EACH)
    used = way.server.cpu_seconds()
    answers, news = await with_streams(way.port, work, streams, tables / MOVES, seconds)
    used = way.server.cpu_seconds() - used
    say(f"  {len(streams)} streams at {tables} tables, {answers.count} moves, {way.name}")
    line("moves made", answers.rate, "/s")
    waits("to the answer", answers)
    waits("to the news on a stream", news)
    line("the server's memory", way.server.megabytes(), "MB")
    line("its processor's time for a move and its news", used / answers.count * 1e3, "ms")


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.streams", description=__doc__)
    asked.add_argument("--tables", type=int, default=TABLES)
    asked.add_argument("--seconds", type=float, default=SECONDS)
    chosen = asked.parse_args()
    allow_files()
    say(f"\nOpen streams on {os.cpu_count()} cores ({load()} beforehand)")
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "direct.db") as server:
            run(measure(Way("direct", server), chosen.tables, chosen.seconds))
        if reason := proxy.why_not():
            say(f"  {reason}")
            return
        database = Path(folder) / "behind.db"
        with (
            serving(database, "--proxies", "127.0.0.1") as server,
            proxy.proxied(server.port) as front,
        ):
            way = Way("behind nginx", server, front)
            run(measure(way, chosen.tables, chosen.seconds))


if __name__ == "__main__":
    main()

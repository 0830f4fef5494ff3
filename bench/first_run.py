"""`python -m bench.first_run`: from nothing to a table of each game, and the second start.

A server is started with an empty cache, and a table of every game asked for at once, Majesty first;
then the same again with what was compiled. Then each other game alone, from an empty cache.
"""

import json
import os
import resource
import signal
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from bench.server.process import Serving, begin
from regalia import games

PATIENCE = 900


class Newcomer:
    """A guest who asks for tables."""

    def __init__(self, server: Serving) -> None:
        self.address, self.cookie = f"http://127.0.0.1:{server.port}/api/v1", ""
        self.call("/guests", {"name": "Ann", "language": "en"})

    def call(self, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        content = None if body is None else json.dumps(body).encode()
        asked = Request(self.address + path, content, {**headers, "Cookie": self.cookie})
        with urlopen(asked, timeout=PATIENCE) as answer:
            self.cookie = answer.headers.get("Set-Cookie", self.cookie).partition(";")[0]
            return json.loads(answer.read() or b"null")

    def open(self, game: str) -> None:
        bots = [{"kind": "bot", "bot": "knight"}] * (games.load(game).players[0] - 1)
        seats = [{"kind": "open"}, *bots]
        order = {"game": game, "seats": seats, "public": False, "start": True}
        self.call(f"/tables/{self.call('/tables', order)['table']}")


def start(title: str, wanted: Sequence[str] = games.NAMES) -> None:
    sys.stdout.write(f"\n{title}\n")
    began, before = time.monotonic(), children_seconds()
    server = begin(Path(os.environ["REGALIA_CACHE_DIR"]) / f"{uuid.uuid4().hex}.db")
    server.get("/health")
    line("the first answer", time.monotonic() - began, "s")
    newcomer = Newcomer(server)
    threads = [threading.Thread(target=ask, args=(newcomer, game, began)) for game in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    line("memory of the server", server.megabytes(), "MB")
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    line("processor time, compilers included", children_seconds() - before, "s")


@contextmanager
def nothing_compiled() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["REGALIA_CACHE_DIR"] = folder
        yield


def ask(newcomer: Newcomer, game: str, began: float) -> None:
    newcomer.open(game)
    line(f"a table of {game}", time.monotonic() - began, "s")


def children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def line(text: str, value: float, unit: str) -> None:
    sys.stdout.write(f"  {text:<62} {value:>10.4g} {unit}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with nothing_compiled():
        start("First start, nothing compiled")
        start("Second start")
    for name in games.NAMES[1:]:
        with nothing_compiled():
            start("First start, one game asked for", [name])

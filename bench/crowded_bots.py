"""`python -m bench.crowded_bots`: one guest has bots think at as many tables as there may be.

He watches them all; how long do the bots of others take meanwhile?
"""

import json
import sys
import tempfile
import threading
import time
import uuid
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from bench.server.process import Serving, begin

GAME, MOVES = "royals-cards", 12
PATIENCE = 120


class Guest:
    def __init__(self, server: Serving, name: str) -> None:
        self.address, self.cookie = f"http://127.0.0.1:{server.port}/api/v1", ""
        self.call("/guests", {"name": name, "language": "en"})

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex}
        content = None if body is None else json.dumps(body).encode()
        asked = Request(self.address + path, content, {**headers, "Cookie": self.cookie})
        return urlopen(asked, timeout=PATIENCE)

    def call(self, path: str, body: Any = None) -> Any:
        with self.ask(path, body) as answer:
            self.cookie = answer.headers.get("Set-Cookie", self.cookie).partition(";")[0]
            return json.loads(answer.read() or b"null")

    def table(self, seats: list[dict[str, str]], sit: int | None) -> str:
        order = {"game": GAME, "seats": seats, "sit": sit, "start": True, "public": False}
        return str(self.call("/tables", order)["table"])

    def watch(self, table: str) -> None:
        """Read along, for ever."""

        def read() -> None:
            with self.ask(f"/tables/{table}/stream") as stream:
                while stream.read(65_536):
                    pass

        threading.Thread(target=read, daemon=True).start()


def crowd(guest: Guest) -> int:
    """As many tables of the strongest bots as one may have."""
    seats, count = [{"kind": "bot", "bot": "sovereign"}] * 6, 0
    try:
        while True:
            guest.watch(guest.table(seats, None))
            count += 1
    except HTTPError as refusal:
        sys.stdout.write(f"  {count} tables, then: {json.loads(refusal.read())['detail']}\n")
    return count


def waits(guest: Guest, bot: str) -> list[float]:
    """Seconds from an own move to the next own turn, with two such bots between."""
    table = guest.table([{"kind": "open"}, *[{"kind": "bot", "bot": bot}] * 2], 0)
    found = []
    for _ in range(MOVES):
        picture = until_asked(guest, table)
        if not picture["choices"]:
            break
        order = {"number": picture["number"], "move": picture["choices"][0]["move"]}
        guest.call(f"/tables/{table}/moves", order)
        began = time.monotonic()
        until_asked(guest, table)
        found.append(time.monotonic() - began)
    return sorted(found)


def until_asked(guest: Guest, table: str) -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        picture = guest.call(f"/tables/{table}")
        if picture["choices"] or picture["status"] == "finished":
            return picture
        time.sleep(0.01)
    raise SystemExit("no bot has moved")


def told(text: str, found: list[float]) -> None:
    median = found[len(found) // 2]
    sys.stdout.write(f"  {text:<44} median {median:6.3f} s, longest {found[-1]:6.3f} s\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        server = begin(Path(folder) / "r.db")
        try:
            ann = Guest(server, "Ann")
            for bot in ("page", "duke"):
                told(f"two bots, {bot}, in peace", waits(ann, bot))
            crowd(Guest(server, "Mallory"))
            for bot in ("page", "duke"):
                told(f"two bots, {bot}, meanwhile", waits(ann, bot))
        finally:
            server.process.terminate()
            server.process.wait(PATIENCE)

"""A real server on this machine, in a thread, and people who talk to it over HTTP."""

import json
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import httpx

from databases import free_port
from regalia.web.running import Running, prepare
from regalia.web.settings import Settings

Json = Any


@contextmanager
def serving(database: str, port: int = 0, **settings: Any) -> Iterator[str]:
    """A server on that port or a free one; its address."""
    port = port or free_port()
    proxies = settings.pop("proxies", "")
    chosen = Settings(database=database, **{"requests_per_second": 0, **settings})
    running = prepare(chosen, "127.0.0.1", port, proxies)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    try:
        yield wait_for(running, f"http://127.0.0.1:{port}")
    finally:
        running.should_exit = True
        thread.join(120)
        assert not thread.is_alive()


def wait_for(running: Running, address: str) -> str:
    until = time.monotonic() + 300
    while not running.started:
        assert time.monotonic() < until
        time.sleep(0.02)
    return address


class Player:
    """Somebody with a cookie."""

    def __init__(
        self, address: str, name: str, language: str = "en", way: str = "/guests", **more: str
    ) -> None:
        self.http = httpx.Client(base_url=address, timeout=300)
        self.me = self.json("POST", way, {"name": name, "language": language, **more})

    def at(self, address: str) -> Self:
        """The same person, with the cookie, at a server that was started anew."""
        self.http.base_url = httpx.URL(address)
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def send(
        self, method: str, path: str, body: Json = None, key: str | None = None, **headers: str
    ) -> httpx.Response:
        headers.setdefault("Idempotency-Key", key or uuid.uuid4().hex)
        return self.http.request(method, f"/api/v1{path}", json=body, headers=headers)

    def json(self, method: str, path: str, body: Json = None, **more: str) -> Json:
        response = self.send(method, path, body, **more)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def get(self, path: str) -> Json:
        return self.json("GET", path)

    def post(self, path: str, body: Json = None, **more: str) -> Json:
        return self.json("POST", path, body, **more)

    def events(self, table: str, last: int | None = None, words: bool = True) -> Iterator[Json]:
        """The updates of a table's stream; not who comes and goes."""
        for kind, told in self.news(table, last, words):
            if kind == "update":
                yield told

    def news(
        self, table: str, last: int | None = None, words: bool = True, **asked: int
    ) -> Iterator[tuple[str, Json]]:
        """All events of a table's stream, with their kinds."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        path = f"/api/v1/tables/{table}/stream"
        query = {"words": words, **asked}
        with self.http.stream("GET", path, headers=headers, params=query) as response:
            assert response.status_code == 200
            kind = ""
            for line in response.iter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: "):
                    yield kind, json.loads(line[6:])


def new_table(host: Player, *others: Player, game: str = "majesty", **order: Any) -> str:
    """A table with these people on the first seats, not begun."""
    seats = order.pop("seats", [{"kind": "open"}] * (1 + len(others)))
    table: str = host.post("/tables", {"game": game, "seats": seats, **order})["table"]
    for seat, other in enumerate(others, 1):
        other.post(f"/tables/{table}/join", {"seat": seat})
    return table


def begun(host: Player, *others: Player, **order: Any) -> str:
    table = new_table(host, *others, **order)
    host.post(f"/tables/{table}/start")
    return table


def move(player: Player, table: str, which: int = 0, **more: str) -> Json:
    """Make a legal move; where the player may."""
    picture = player.get(f"/tables/{table}")
    order = {"number": picture["number"], "move": picture["choices"][which]["move"]}
    return player.post(f"/tables/{table}/moves", order, **more)


def on_turn(table: str, *players: Player) -> Player:
    return next(p for p in players if p.get(f"/tables/{table}")["choices"])

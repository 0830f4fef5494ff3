"""Readers of a stream who stop reading, on real sockets: cut off, and welcome again."""

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from serving import Player, begun, serving

from regalia.web import http1

PATIENCE = 300.0
LONG = "🤴" * 500
AT_ONCE = 50


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(http1, "STALLED_SECONDS", 0.5)
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        yield address


def open_stream(player: Player, address: str, table: str) -> socket.socket:
    """A stream on a socket that takes in little."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.settimeout(PATIENCE)
    reader.connect(("127.0.0.1", urlsplit(address).port))
    cookie = player.http.cookies["regalia"]
    reader.sendall(
        f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\n"
        f"Cookie: regalia={cookie}\r\n\r\n".encode()
    )
    return reader


def first_event(reader: socket.socket) -> int:
    """Read as far as the first event; its id."""
    received = b""
    while b"\n\n" not in received.partition(b"event: update")[2]:
        received += reader.recv(4096)
    return int(received.partition(b"id: ")[2].split()[0])


def streams(player: Player) -> float:
    """How many are open, as the server counts them."""
    figures = player.http.get("/metrics").text.splitlines()
    return float(next(line for line in figures if line.startswith("regalia_streams ")).split()[1])


def read_to_the_end(reader: socket.socket) -> bytes:
    """What was on its way when the server cut the connection."""
    arrived = b""
    with contextlib.suppress(ConnectionResetError):
        while received := reader.recv(65536):
            arrived += received
    return arrived


def test_who_stops_reading_is_cut_off_and_can_resume(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        with open_stream(ann, address, table) as reader:
            heard, said = first_event(reader), 0

            until = time.monotonic() + PATIENCE
            while streams(bob):
                assert time.monotonic() < until
                for _ in range(AT_ONCE):
                    bob.post(f"/tables/{table}/chat", {"text": LONG})
                said += AT_ONCE
            arrived = read_to_the_end(reader)
        resumed = next(ann.events(table, last=heard))

        assert arrived.count(LONG.encode()) < said
        assert [line["chat"] for line in resumed["lines"]] == [LONG] * said
        assert resumed["lines"][0]["heard"] == heard + 1

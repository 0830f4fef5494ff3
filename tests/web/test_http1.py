"""Clients that offer another protocol are served over HTTP/1.1, their bodies included."""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from serving import serving

BODY = (
    json.dumps({"name": "Ann", "language": "en"}, indent=1).replace("\n", "\r\n").encode() + b"\r\n"
)
OFFER = (
    b"POST /api/v1/guests HTTP/1.1\r\nHost: %b\r\nConnection: Upgrade, HTTP2-Settings\r\n"
    b"upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n"
)


def curl_speaks_http2() -> bool:
    curl = shutil.which("curl")
    return bool(curl) and b"HTTP2" in subprocess.check_output([str(curl), "-V"])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('http1')}/r.db") as address:
        yield address


def offer(address: str) -> bytes:
    return OFFER % (urlsplit(address).netloc.encode(), len(BODY)) + BODY


def connect(address: str) -> socket.socket:
    url = urlsplit(address)
    wire = socket.create_connection((str(url.hostname), url.port or 80), timeout=60)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return wire


def answer(wire: socket.socket) -> tuple[bytes, bytes]:
    """Head and body of one answer."""
    received = b""
    while b"\r\n\r\n" not in received:
        received += wire.recv(1) or pytest.fail(f"closed after {received!r}")
    head = received.lower()
    length = int(head.partition(b"content-length: ")[2].split()[0])
    body = b""
    while len(body) < length:
        body += wire.recv(length - len(body))
    return received, body


def is_welcome(wire: socket.socket) -> bool:
    head, body = answer(wire)
    return head.startswith(b"HTTP/1.1 201 ") and json.loads(body)["name"] == "Ann"


def test_an_offer_of_http2_is_passed_over_again_and_again(address: str) -> None:
    with connect(address) as wire:
        for _ in range(3):
            wire.sendall(offer(address))
            assert is_welcome(wire)


@pytest.mark.parametrize("size", [1, 2, 7, 64])
def test_an_offer_may_come_in_pieces(address: str, size: int) -> None:
    data = offer(address)
    with connect(address) as wire:
        for start in range(0, len(data), size):
            wire.sendall(data[start : start + size])
            time.sleep(0.0005)
        assert is_welcome(wire)


def test_an_offer_of_websockets_is_passed_over(address: str) -> None:
    with connect(address) as wire:
        wire.sendall(offer(address).replace(b"h2c", b"websocket"))
        assert is_welcome(wire)


def test_requests_after_an_offer_are_read_in_order(address: str) -> None:
    """Two in one packet: the body of the first does not become the head of the second."""
    plain = offer(address).replace(b"upgrade: h2c\r\n", b"")
    with connect(address) as wire:
        wire.sendall(offer(address) + plain)
        assert is_welcome(wire)
        assert is_welcome(wire)


def test_what_is_no_http_is_refused_at_once(address: str) -> None:
    for garbage in (b"garbage\r\n\r\n", b"\x16\x03\x01 hello", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"):
        with connect(address) as wire:
            wire.sendall(garbage)
            assert wire.recv(1000).startswith(b"HTTP/1.1 400 ")


@pytest.mark.skipif(not curl_speaks_http2(), reason="there is no curl that speaks HTTP/2")
def test_curl_with_http2_is_served(address: str) -> None:
    command = ["curl", "-sS", "--http2", "-H", "Content-Type: application/json", "-d", "@-"]
    said = subprocess.run(
        [*command, f"{address}/api/v1/guests"], input=BODY, capture_output=True, check=True
    ).stdout
    assert json.loads(said)["name"] == "Ann"

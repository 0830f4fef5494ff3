"""Before a request is complete nobody can hold up others: its time and its head are bounded, and so
are the connections of an address."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from serving import serving

from regalia.table.orders import is_within
from regalia.web import http1
from regalia.web.limits import Buckets, household

REQUEST = b"GET /health HTTP/1.1\r\nHost: here\r\n"
MOST = 20


@pytest.fixture
def address(tmp_path: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(http1, "REQUEST_SECONDS", 1.0)
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database, connections_per_address=MOST) as address:
        yield address


def connect(address: str, source: str = "127.0.0.1") -> socket.socket:
    url = urlsplit(address)
    wire = socket.create_connection((url.hostname or "", url.port or 0), 30, (source, 0))
    wire.settimeout(30)
    return wire


def rest(wire: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    received = b""
    while more := wire.recv(65_536):
        received += more
    return received


@pytest.mark.parametrize("beginning", [b"", b"G", REQUEST])
def test_who_does_not_come_to_the_end_of_a_head_is_cut_off(address: str, beginning: bytes) -> None:
    with connect(address) as wire:
        wire.sendall(beginning)
        answer = rest(wire)

    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"within 1 second" in answer


def test_a_drop_now_and_then_does_not_help(address: str) -> None:
    with connect(address) as wire:
        wire.sendall(REQUEST)
        with pytest.raises(OSError, match=r"pipe|reset"):
            for _ in range(200):
                wire.sendall(b"X-Wait: 1\r\n")
                time.sleep(0.05)


HALF = (
    b"POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name"'
)


def test_a_body_has_to_come_to_its_end_too(address: str, caplog: pytest.LogCaptureFixture) -> None:
    with connect(address) as wire:
        wire.sendall(HALF)
        began = time.monotonic()
        rest(wire)

    assert time.monotonic() - began < 20
    assert caplog.records == []


def test_whoever_leaves_in_the_middle_of_a_body_is_no_error_of_ours(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    for path in (b"guests", b"tables/none/moves", b"tables/none/chat"):
        with connect(address) as wire:
            wire.sendall(HALF.replace(b"guests", path))
            time.sleep(0.1)
    with connect(address) as wire:
        wire.sendall(REQUEST + b"\r\n")
        assert wire.recv(65_536).startswith(b"HTTP/1.1 200 ")

    assert [record.getMessage() for record in caplog.records] == []


def test_whoever_keeps_a_connection_may_ask_again_later(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connect(address) as wire:
        for _ in range(4):
            wire.sendall(REQUEST + b"\r\n")
            assert wire.recv(65_536).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.5)


def test_a_long_head_is_refused(address: str) -> None:
    with connect(address) as wire:
        wire.sendall(REQUEST + b"X-Long: " + b"a" * 40_000)
        answer = rest(wire)
        lines = b"".join(b"X-%d: a\r\n" % number for number in range(6_000))
        with connect(address) as other:
            other.sendall(REQUEST + lines)
            assert rest(other).startswith(b"HTTP/1.1 431 ")

    assert answer.startswith(b"HTTP/1.1 431 ")
    assert b"at most 32 KB" in answer


def test_silent_connections_of_one_address_do_not_shut_out_others(address: str) -> None:
    with ExitStack() as stack:
        for _ in range(MOST):
            stack.enter_context(connect(address))
        with connect(address) as one_more:
            assert rest(one_more).startswith(b"HTTP/1.1 429 ")
        with connect(address, "127.0.0.2") as other:
            other.sendall(REQUEST + b"\r\n")
            assert other.recv(65_536).startswith(b"HTTP/1.1 200 ")
    time.sleep(0.2)
    with connect(address) as again:  # when they are gone, there is room again
        again.sendall(REQUEST + b"\r\n")
        assert again.recv(65_536).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_speaks_for_many() -> None:
    protocol = http1.http1(1, "10.0.0.0/8,127.0.0.1")

    assert is_within("10.1.2.3", protocol.proxies)
    assert not is_within("11.1.2.3", protocol.proxies)
    assert http1.http1(1, "*").places.most == 0


def test_a_household_counts_as_one() -> None:
    first, second = household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::9")

    assert first == second == "2001:0db8:0001:0002::/64"
    assert household("2001:db8:1:3::1") != first
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("local") == "local"


def test_full_buckets_are_forgotten_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, buckets = 0.0, Buckets(1.0, 10.0)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for number in range(1_000):
        buckets.take(str(number))
    now = 100.0
    buckets.take("new")

    assert len(buckets.levels) == 999
    for _ in range(600):
        buckets.take("new", 0.01)
    assert list(buckets.levels) == ["new"]


def test_there_are_never_too_many_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.web.limits.MOST_BUCKETS", 100)
    buckets = Buckets(1.0, 10.0)
    for number in range(1_000):
        buckets.take(str(number))

    assert len(buckets.levels) == 100

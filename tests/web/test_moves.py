"""Moves are made in front of the router: the answer is the same as through it."""

import itertools
import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from serving import Player, begun, serving

WAYS = ("whole", "parts", "router")
"""By the quick way; in two parts; by an address that is left to the router."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('moves')}/r.db") as address:
        yield address


@pytest.fixture
def table(address: str) -> Iterator[tuple[Player, Player, str]]:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        yield ann, bob, begun(ann, bob, options={"first": 0})


Table = tuple[Player, Player, str]


def send(
    player: Player, table: str, order: Any, way: str, key: str, **headers: str
) -> httpx.Response:
    body = json.dumps(order).encode()
    slash = "/" if way == "router" else ""
    return player.http.post(
        f"/api/v1/tables/{table}/moves{slash}",
        content=iter([body[:5], body[5:]]) if way == "parts" else body,
        headers={"Content-Type": "application/json", "Idempotency-Key": key, **headers},
    )


def compare(answers: list[httpx.Response], status: int) -> None:
    """The same to the byte, headers included."""
    whole, in_parts, router = answers
    assert [answer.status_code for answer in answers] == [status] * 3
    assert whole.content == in_parts.content == router.content
    assert undated(whole) == undated(in_parts) == undated(router)


def undated(answer: httpx.Response) -> list[tuple[str, str]]:
    return sorted(header for header in answer.headers.multi_items() if header[0] != "date")


@pytest.mark.parametrize("order", list(itertools.permutations(WAYS)))
def test_a_move_is_made_once_by_whichever_way_comes_first(
    table: Table, order: tuple[str, ...]
) -> None:
    ann, _, id = table
    move = {"number": 1, "move": ann.get(f"/tables/{id}")["choices"][0]["move"]}

    by_way = {way: send(ann, id, move, way, "the-same-key") for way in order}

    compare([by_way[way] for way in WAYS], 200)
    assert [line["kind"] for line in ann.get(f"/tables/{id}/log")].count("moved") == 1


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"number": 1, "move": {"sell": 3}}, 409),
        ({"number": 1, "move": {"dance": True}}, 409),
        ({"number": 7, "move": {"take": 0}}, 409),
    ],
)
def test_a_move_is_refused_alike(table: Table, order: Any, status: int) -> None:
    ann, *_, id = table

    compare([send(ann, id, order, way, f"key-for-{way}") for way in WAYS], status)


def test_strangers_are_refused_alike(table: Table, address: str) -> None:
    ann, bob, id = table
    order = {"number": 1, "move": {"take": 0}}
    foreign = {"Origin": "https://elsewhere.example"}

    compare([send(bob, id, order, way, "some-key-1") for way in WAYS], 409)
    compare([send(ann, "no-such-table", order, way, "some-key-1") for way in WAYS], 404)
    compare([send(ann, id, order, way, "some-key-1", **foreign) for way in WAYS], 403)
    ann.http.cookies.clear()
    compare([send(ann, id, order, way, "some-key-1") for way in WAYS], 401)


@pytest.mark.parametrize("order", [{"move": {}}, {"number": 1, "move": []}, [], {"number": "x"}])
def test_what_is_malformed_is_so_by_every_way(table: Table, order: Any) -> None:
    ann, *_, id = table

    answers = [send(ann, id, order, way, "some-key-1") for way in WAYS]
    keyless = [send(ann, id, {"number": 1, "move": {"take": 0}}, way, "short") for way in WAYS]

    for answer in (*answers, *keyless):
        assert (answer.status_code, answer.json()["type"]) == (400, "/api/docs#malformed")


def test_requests_that_come_at_once_are_answered_in_order(table: Table) -> None:
    """Several in one packet: the first is on its way when the others are read."""
    ann, _, id = table
    url = urlsplit(str(ann.http.base_url))
    cookie = ann.http.cookies["regalia"]
    move = ann.get(f"/tables/{id}")["choices"][0]["move"]
    body = json.dumps({"number": 1, "move": move})
    one = (
        f"POST /api/v1/tables/{id}/moves HTTP/1.1\r\nHost: {url.netloc}\r\n"
        f"Cookie: regalia={cookie}\r\nIdempotency-Key: the-same-key\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    )
    with socket.create_connection((str(url.hostname), url.port or 80), timeout=60) as wire:
        wire.sendall(f"{one}\r\n{body}{one}\r\n{body}{one}Connection: close\r\n\r\n{body}".encode())
        received = b""
        while more := wire.recv(65536):
            received += more

    answers = received.split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"200"] * 3
    assert len({answer.partition(b"\r\n\r\n")[2] for answer in answers}) == 1
    assert b"connection: close" in answers[2]

"""A key sent to two servers at once: one thing is written, and both answer alike."""

import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from serving import Json, Player, begun, new_table, on_turn, serving

from databases import Server

ROUNDS = 30


class Both:
    """Two servers on one database, and whoever asks both in the same moment."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.http = httpx.Client(timeout=300)
        self.threads = ThreadPoolExecutor(len(addresses))

    def post(self, player: Player, path: str, body: Json = None) -> Json:
        """What both have answered."""
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        headers = {"Idempotency-Key": uuid.uuid4().hex, "Cookie": cookie}

        def ask(address: str) -> tuple[int, Any]:
            answer = self.http.post(f"{address}/api/v1{path}", json=body, headers=headers)
            return answer.status_code, answer.json() if answer.content else None

        [(status, one), other] = self.threads.map(ask, self.addresses)
        assert (status, one) == other
        assert status < 300, one
        return one


@pytest.fixture(scope="module")
def both(postgres: Server) -> Iterator[Both]:
    database = postgres.new_database()
    with serving(database) as one, serving(database) as two:
        servers = Both([one, two])
        yield servers
        servers.http.close()
        servers.threads.shutdown()


@pytest.fixture
def people(both: Both) -> Iterator[tuple[Player, Player]]:
    address = both.addresses[0]
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        yield ann, bob


People = tuple[Player, Player]


def kinds(player: Player, table: str) -> list[str]:
    return [line["kind"] for line in player.get(f"/tables/{table}/log")]


def test_chat_is_said_once(both: Both, people: People) -> None:
    table = begun(*people)

    answers = [both.post(people[0], f"/tables/{table}/chat", {"text": "hi"}) for _ in range(ROUNDS)]

    assert kinds(people[1], table).count("said") == ROUNDS
    assert len({answer["heard"] for answer in answers}) == ROUNDS


def test_a_move_is_made_once(both: Both, people: People) -> None:
    table = begun(*people)
    made = 0
    while people[0].get(f"/tables/{table}")["status"] == "running":
        player = on_turn(table, *people)
        picture = player.get(f"/tables/{table}")
        order = {"number": picture["number"], "move": picture["choices"][0]["move"]}
        both.post(player, f"/tables/{table}/moves", order)
        made += 1

    assert kinds(people[1], table).count("moved") == made


def test_who_sits_down_stands_up_and_goes_away_does_so_once(both: Both, people: People) -> None:
    ann, bob = people
    for _ in range(ROUNDS // 3):
        table = new_table(ann, seats=[{"kind": "open"}] * 2)
        before = len(kinds(ann, table))
        for path in ("join", "leave", "join"):
            both.post(bob, f"/tables/{table}/{path}", {} if path == "join" else None)
        both.post(ann, f"/tables/{table}/start")
        for path in ("away", "back", "resign"):
            both.post(bob, f"/tables/{table}/{path}")

        done = [kind for kind in kinds(ann, table)[before:] if kind != "moved"]
        assert done == ["joined", "left", "joined", "started", "away", "back", "away"]
        both.post(ann, f"/tables/{table}/leave")


def test_a_table_is_opened_once_and_begun(both: Both, people: People) -> None:
    ann, _ = people
    order = {"game": "majesty", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
    for number in range(ROUNDS // 3):
        both.post(ann, "/tables", {**order, "sit": 0, "start": True})

        assert len(ann.get("/me/tables")) == number + 1


def test_a_token_is_made_once(both: Both, people: People) -> None:
    ann, _ = people
    for _ in range(ROUNDS):
        made = both.post(ann, "/me/tokens", {"label": "my bot"})

        assert ann.get("/me/tokens") == [made["token"]]
        ann.send("DELETE", f"/me/tokens/{made['token']['id']}")


def test_a_companion_is_brought_once(both: Both, people: People) -> None:
    for player in people:
        brought = [both.post(player, "/me/companions", {"name": "Cleo"}) for _ in range(20)]

        assert len({each["me"]["id"] for each in brought}) == 20
        assert player.send("POST", "/me/companions", {"name": "Dan"}).status_code == 409


def test_the_same_is_reported_and_muted_once(both: Both, people: People) -> None:
    ann, bob = people
    table = begun(ann, bob)
    for _ in range(ROUNDS):
        line = ann.post(f"/tables/{table}/chat", {"text": "hm"})["heard"]
        both.post(bob, f"/tables/{table}/reports", {"line": line})
        both.post(bob, f"/tables/{table}/mutes", {"line": line})
        assert len(bob.get("/me/mutes")) == 1
        bob.post(f"/tables/{table}/mutes", {"line": line, "muted": False})

"""Who changes an account knows its password; whatever is taken back is good for nothing at once."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from serving import Player, begun, serving

from databases import Server

OLD = {"login": "ann", "password": "correct horse"}
NEW = {"login": "anna", "password": "changed horse"}
SECONDS = 5.0
"""One is promised; the machine may have other tests to run. A stream not ended goes on for good."""
ROUNDS = 20


@pytest.fixture
def address(tmp_path: object) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path}/r.db") as address:
        yield address


@pytest.fixture
def ann(address: str) -> Iterator[Player]:
    with Player(address, "Ann") as ann:
        ann.post("/me/account", OLD)
        yield ann


@contextmanager
def elsewhere(ann: Player) -> Iterator[Player]:
    """The same person at another device."""
    with Player(str(ann.http.base_url), "Somebody") as other:
        other.post("/login", OLD)
        yield other


def with_token(ann: Player) -> tuple[str, dict[str, str]]:
    """A program's token, and what it shows."""
    made = ann.post("/me/tokens", {"label": "my bot"})
    return made["token"]["id"], {"Authorization": f"Bearer {made['secret']}"}


def status(player: Player, **headers: str) -> int:
    return player.send("GET", "/me", **headers).status_code


class Listener(threading.Thread):
    """A stream of a table, and when it has ended."""

    def __init__(self, address: str, table: str, proof: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.url, self.proof = f"{address}/api/v1/tables/{table}/stream", proof
        self.begun = threading.Event()
        self.start()

    def run(self) -> None:
        with (
            httpx.Client(timeout=60) as http,
            http.stream("GET", self.url, headers=self.proof) as answer,
        ):
            for _ in answer.iter_lines():
                self.begun.set()
        self.begun.set()

    def ends(self) -> bool:
        self.join(SECONDS)
        return not self.is_alive()


def cookie(player: Player) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())}


def listening(player: Player, table: str, proof: dict[str, str]) -> Listener:
    listener = Listener(str(player.http.base_url), table, proof)
    assert listener.begun.wait(60)
    return listener


@pytest.mark.parametrize("old", [{}, {"old_password": "wrong horse"}, {"old_password": ""}])
def test_nobody_changes_an_account_without_its_password(ann: Player, old: dict[str, str]) -> None:
    _, token = with_token(ann)
    with elsewhere(ann) as other:
        refused = other.send("POST", "/me/account", {**NEW, **old})

        assert (refused.status_code, refused.json()["id"]) == (403, "table-old-password")
        assert other.send("POST", "/login", NEW).status_code == 403
        assert other.send("POST", "/login", OLD).status_code == 200
        assert (status(ann), status(ann, **token)) == (200, 200)


def test_who_changes_the_account_ends_all_other_sessions_and_tokens(ann: Player) -> None:
    _, token = with_token(ann)
    with elsewhere(ann) as other:
        me = ann.post("/me/account", {**NEW, "old_password": OLD["password"]})

        assert me["login"] == "anna"
        assert (status(ann), status(other), status(other, **token)) == (200, 401, 401)
        assert ann.get("/me/tokens") == []
        assert other.send("POST", "/login", OLD).status_code == 403
        assert other.send("POST", "/login", NEW).status_code == 200


def test_a_change_that_is_asked_for_again_is_no_mistake(ann: Player) -> None:
    """Its answer was lost on the way, and the old password is no longer the right one."""
    change = {**OLD, "password": "changed horse", "old_password": OLD["password"]}
    first = ann.post("/me/account", change)

    assert ann.post("/me/account", change) == first


def test_who_logs_in_while_the_password_is_changed_is_not_in_with_the_old_one(ann: Player) -> None:
    change = {**OLD, "password": "changed horse", "old_password": OLD["password"]}
    with Player(str(ann.http.base_url), "Eve") as eve:
        changing = threading.Thread(target=ann.post, args=["/me/account", change])
        changing.start()
        while changing.is_alive():
            assert eve.send("POST", "/login", OLD).status_code in (200, 403)

        me = eve.send("GET", "/me")
        assert me.status_code == 401 or me.json()["name"] == "Eve"


def test_two_guests_of_one_cookie_do_not_both_make_an_account(address: str) -> None:
    with Player(address, "Ann") as ann:
        answers: list[int] = []

        def make(login: str) -> None:
            body, proof = {**OLD, "login": login}, cookie(ann)
            answer = httpx.post(f"{address}/api/v1/me/account", json=body, headers=proof)
            answers.append(answer.status_code)

        threads = [threading.Thread(target=make, args=[login]) for login in ("one", "two")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert sorted(answers) == [200, 403]


def test_an_open_stream_ends_with_its_session(ann: Player) -> None:
    table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    with elsewhere(ann) as other:
        stream = listening(other, table, cookie(other))
        other.post("/logout")

        assert stream.ends()


def test_an_open_stream_ends_with_its_token(ann: Player) -> None:
    table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    id, token = with_token(ann)
    stream = listening(ann, table, token)
    ann.send("DELETE", f"/me/tokens/{id}")

    assert stream.ends()


def test_open_streams_end_with_the_password_and_with_the_account(ann: Player) -> None:
    table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    with elsewhere(ann) as other:
        streams = [listening(ann, table, proof) for proof in (cookie(other), with_token(ann)[1])]
        ann.post("/me/account", {**NEW, "old_password": OLD["password"]})
        assert all(stream.ends() for stream in streams)

    stream = listening(ann, table, cookie(ann))
    ann.send("DELETE", "/me")
    assert stream.ends()


def test_a_stream_that_begins_while_its_token_is_revoked_ends_too(ann: Player) -> None:
    table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    for n in range(ROUNDS):
        id, token = with_token(ann)
        stream = Listener(str(ann.http.base_url), table, token)
        time.sleep(n / 200)
        ann.send("DELETE", f"/me/tokens/{id}")

        assert stream.ends()


def test_an_open_stream_of_another_server_ends_too(postgres: Server) -> None:
    database = postgres.new_database()
    with serving(database) as one, serving(database) as two, Player(one, "Ann") as ann:
        table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
        id, token = with_token(ann)
        stream = Listener(two, table, token)
        assert stream.begun.wait(60)
        ann.send("DELETE", f"/me/tokens/{id}")

        assert stream.ends()

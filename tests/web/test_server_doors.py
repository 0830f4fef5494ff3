"""The doors of a server: guests, accounts, public tables, its password; and who is inside."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from processes import Process
from serving import Json, Player, begun, move, new_table, on_turn, serving

from regalia.table.door_keys import cut_door_key
from regalia.table.doors import Doors
from regalia.table.store import Store
from regalia.table.timing import WallClock

ANN = {"login": "ann", "password": "correct horse"}
FAMILY = Doors(password="rosebud")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/r.db"


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('family')}/r.db", doors=FAMILY) as address:
        yield address


def knock(address: str, path: str, body: Json, language: str = "en") -> tuple[int, str, str]:
    """The status, the kind of the problem and the sentence's id that somebody unknown is told."""
    url, headers = f"{address}/api/v1{path}", {"Accept-Language": language}
    answer = httpx.post(url, json=body, headers=headers)
    problem: Any = answer.json()
    return answer.status_code, problem.get("type", "").partition("#")[2], problem.get("id", "")


def door_key(database: str) -> str:
    async def cut() -> str:
        store = Store(database)
        try:
            return await store.write(cut_door_key(WallClock().now()))
        finally:
            await store.close()

    return asyncio.run(cut())


# What is possible


@pytest.mark.parametrize(
    ("doors", "shown"),
    [
        (Doors(), {"accounts": "open", "guests": True, "public_tables": True, "password": False}),
        (FAMILY, {"accounts": "open", "guests": True, "public_tables": True, "password": True}),
        (
            Doors(accounts="invite", guests=False, public_tables=False),
            {"accounts": "invite", "guests": False, "public_tables": False, "password": False},
        ),
    ],
)
def test_everybody_can_ask_how_the_doors_stand(database: str, doors: Doors, shown: Json) -> None:
    with serving(database, doors=doors) as address:
        answer = httpx.get(f"{address}/api/v1/door")

    assert answer.json() == shown
    assert "rosebud" not in answer.text


def test_the_doors_of_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("rosebud\n", "utf-8")
    options = ["--accounts", "invite", "--guests", "off", "--public-tables", "off"]
    options += ["--password-file", str(tmp_path / "password")]
    process = Process(f"sqlite:///{tmp_path}/r.db", tmp_path / "log", *options)
    try:
        shown = httpx.get(f"{process.address}/api/v1/door").json()
    finally:
        process.kill()

    assert shown == {
        "accounts": "invite", "guests": False, "public_tables": False, "password": True,
    }  # fmt: skip


# Guests


def test_where_guests_are_off_nobody_becomes_one(database: str) -> None:
    with serving(database, doors=Doors(guests=False)) as address:
        told = knock(address, "/guests", {"name": "Ann"})

    assert told == (403, "shut", "table-door-guests")


def test_where_guests_are_off_an_account_is_made_at_once(database: str) -> None:
    with (
        serving(database, doors=Doors(guests=False)) as address,
        Player(address, "Ann", way="/accounts", **ANN) as ann,
    ):
        assert ann.get("/me")["login"] == "ann"


def test_a_new_account_with_a_taken_name_leaves_nobody_behind(database: str) -> None:
    with (
        serving(database, doors=Doors(guests=False)) as address,
        Player(address, "Ann", way="/accounts", **ANN),
    ):
        told = knock(address, "/accounts", {"name": "Eve", **ANN})

    assert told == (409, "not-now", "table-login-taken")
    assert names_in(database) == ["Ann"]


def names_in(database: str) -> list[str]:
    async def ask() -> list[str]:
        store = Store(database)
        try:
            return await store.read(
                lambda c: [row[0] for row in c.exec_driver_sql("SELECT name FROM people")]
            )
        finally:
            await store.close()

    return asyncio.run(ask())


def test_guests_from_before_stay_with_companions_and_programs(database: str) -> None:
    with serving(database) as address:
        ann = Player(address, "Ann")
        token = ann.post("/me/tokens", {"label": "bot"})["secret"]
    with serving(database, doors=Doors(guests=False)) as address, ann.at(address):
        companion = ann.post("/me/companions", {"name": "Kid"})["secret"]

        assert ann.get("/me")["name"] == "Ann"
        assert known_by(address, token) == "Ann"
        assert known_by(address, companion) == "Kid"


def known_by(address: str, token: str) -> str:
    answer = httpx.get(f"{address}/api/v1/me", headers={"Authorization": f"Bearer {token}"})
    return str(answer.json().get("name") or answer.json()["type"].partition("#")[2])


# Accounts


def test_where_accounts_are_closed_none_is_made_and_those_there_are_go_on(database: str) -> None:
    with serving(database) as address, Player(address, "Ann") as ann:
        ann.post("/me/account", ANN)
    with (
        serving(database, doors=Doors(accounts="closed")) as address,
        Player(address, "Bob") as bob,
    ):
        refused = bob.send("POST", "/me/account", {"login": "bob", "password": "correct horse"})
        told = knock(address, "/accounts", {"name": "Eve", "login": "eve", "password": "12345678"})
        bob.post("/login", ANN)
        bob.post(
            "/me/account", {**ANN, "password": "changed horse", "old_password": ANN["password"]}
        )

        assert (refused.status_code, refused.json()["id"]) == (403, "table-door-accounts")
        assert told == (403, "shut", "table-door-accounts")
        assert bob.get("/me")["name"] == "Ann"


def test_by_invitation_an_account_asks_for_a_code_that_is_good_once(database: str) -> None:
    code = door_key(database)
    with (
        serving(database, doors=Doors(accounts="invite")) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        missing = ann.send("POST", "/me/account", ANN).json()["id"]
        wrong = ann.send("POST", "/me/account", {**ANN, "door_key": "AAAA-BBBB-CCCC"}).json()["id"]
        ann.post("/me/account", {**ANN, "door_key": code.lower().replace("-", " ")})
        again = bob.send("POST", "/me/account", {**ANN, "login": "bob", "door_key": code})

        assert (missing, wrong) == ("table-door-key", "table-door-key-wrong")
        assert ann.get("/me")["login"] == "ann"
        assert again.json()["id"] == "table-door-key-wrong"


def test_a_code_is_not_used_up_by_an_attempt_that_fails(database: str) -> None:
    code = door_key(database)
    with (
        serving(database) as address,
        Player(address, "Ann", way="/accounts", **ANN),
    ):
        pass
    with serving(database, doors=Doors(accounts="invite", guests=False)) as address:
        taken = knock(address, "/accounts", {"name": "Bob", "door_key": code, **ANN})
        bob = {"name": "Bob", "door_key": code, **ANN, "login": "bob"}

        assert taken[2] == "table-login-taken"
        assert knock(address, "/accounts", bob)[0] == 201
        assert knock(address, "/accounts", {**bob, "login": "eve"})[2] == "table-door-key-wrong"


# The server's password


@pytest.mark.parametrize(
    ("given", "id"), [("", "table-door-password"), ("rosebush", "table-door-password-wrong")]
)
def test_without_the_password_nobody_new_comes_in(family: str, given: str, id: str) -> None:
    account = {"login": "eve", "password": "12345678"}
    for path, more in (("/guests", {}), ("/accounts", account)):
        told = knock(family, path, {"name": "Eve", "server_password": given, **more})

        assert told == (403, "shut", id)


def test_the_refusal_is_said_in_the_language_of_who_knocks(family: str) -> None:
    url, headers = f"{family}/api/v1/guests", {"Accept-Language": "ru"}
    problem = httpx.post(url, json={"name": "Ева"}, headers=headers).json()

    assert problem["title"] == "Эта дверь закрыта"
    assert problem["detail"].startswith("Для входа нужен пароль сервера.")


def test_with_the_password_everything_is_as_usual(family: str) -> None:
    with (
        Player(family, "Ann", server_password="rosebud") as ann,
        Player(family, "Bob", server_password="rosebud") as bob,
    ):
        table = begun(ann, bob)
        ann.post("/me/account", ANN)

        assert move(on_turn(table, ann, bob), table)["number"] == 2


def test_the_password_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/r.db", requests_per_second=1000, doors=FAMILY) as address:
        guess = {"name": "Eve", "server_password": "a guess"}

        statuses = [knock(address, "/guests", guess)[0] for _ in range(40)]

        assert statuses[0] == 403
        assert 429 in statuses


def test_an_account_from_before_logs_in_without_the_servers_password(database: str) -> None:
    with serving(database) as address:
        ann = Player(address, "Ann")
        ann.post("/me/account", ANN)
    with serving(database, doors=FAMILY) as address, ann.at(address):
        assert ann.get("/me")["login"] == "ann"
        assert knock(address, "/login", ANN)[0] == 200


def test_a_guest_from_before_goes_on_after_giving_the_password(database: str) -> None:
    with serving(database) as address:
        ann, bob = Player(address, "Ann"), Player(address, "Bob")
        table = begun(ann, bob, options={"first": 0})
    with serving(database, doors=FAMILY) as address, ann.at(address), bob.at(address):
        outside = ann.send("POST", f"/tables/{table}/moves", {"number": 1, "move": {"take": 0}})
        stream = ann.send("GET", f"/tables/{table}/stream")
        wrong = ann.send("POST", "/door", {"server_password": "rosebush"})
        me = ann.post("/door", {"server_password": "rosebud"})

        assert (outside.status_code, outside.json()["type"]) == (401, "/api/docs#outside")
        assert stream.status_code == 401
        assert wrong.status_code == 403
        assert me == ann.me
        assert move(ann, table)["number"] == 2
        assert bob.send("GET", "/me").status_code == 401


def test_tokens_and_companions_wait_outside_with_who_brought_them(database: str) -> None:
    with serving(database) as address:
        ann = Player(address, "Ann")
        token = ann.post("/me/tokens", {"label": "bot"})["secret"]
        companion = ann.post("/me/companions", {"name": "Kid"})["secret"]
    with serving(database, doors=FAMILY) as address, ann.at(address):
        before = [known_by(address, secret) for secret in (token, companion)]
        ann.post("/door", {"server_password": "rosebud"})

        assert before == ["outside", "outside"]
        assert [known_by(address, secret) for secret in (token, companion)] == ["Ann", "Kid"]


def test_another_password_is_asked_for_again_and_none_lets_everybody_in(database: str) -> None:
    with serving(database, doors=FAMILY) as address:
        ann = Player(address, "Ann", server_password="rosebud")
    with serving(database, doors=FAMILY) as address:
        same = ann.at(address).send("GET", "/me").status_code
    with serving(database, doors=Doors(password="xanadu")) as address:
        changed = ann.at(address).send("GET", "/me").status_code
    with serving(database) as address, ann.at(address):
        none = ann.send("GET", "/me").status_code

    assert (same, changed, none) == (200, 401, 200)


def test_who_is_nobody_cannot_give_the_password_for_somebody(family: str) -> None:
    assert knock(family, "/door", {"server_password": "rosebud"})[:2] == (401, "unknown")


def test_the_database_does_not_tell_the_password(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db", doors=FAMILY) as address,
        Player(address, "Ann", server_password="rosebud"),
    ):
        pass

    assert all(b"rosebud" not in file.read_bytes() for file in tmp_path.iterdir())


# Public tables


def test_without_public_tables_they_are_by_invitation(database: str) -> None:
    with serving(database) as address:
        ann, bob = Player(address, "Ann"), Player(address, "Bob")
        before = new_table(ann, bob)
    closed = Doors(public_tables=False)
    with serving(database, doors=closed) as address, ann.at(address), bob.at(address):
        order = {"game": "majesty", "seats": [{"kind": "open"}] * 2}
        refused = ann.send("POST", "/tables", {**order, "public": True})
        unsaid = ann.post("/tables", order)["table"]

        assert (refused.status_code, refused.json()["id"]) == (403, "table-door-public-tables")
        assert ann.get(f"/tables/{unsaid}")["public"] is False
        assert bob.get("/tables") == []
        assert bob.get("/me/tables?status=open")[0]["table"] == before

"""`regalia admin` as an operator meets it, beside a real server."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from serving import Player, begun, move, on_turn, serving
from terminal import run

from regalia.cli.admin import HOMES
from regalia.table import schema
from regalia.table.doors import Doors
from regalia.words import languages


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path / "data"))


class Operator:
    """Whoever types the commands for one database."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url, self.capsys = url, capsys

    def type(self, *args: str) -> tuple[int, str, str]:
        return run("admin", *args, "--database", self.url, capsys=self.capsys)

    def done(self, *args: str) -> str:
        code, out, err = self.type(*args)
        assert code == 0, err
        return out


@pytest.fixture
def served(database: str, capsys: pytest.CaptureFixture[str]) -> Iterator[tuple[Operator, str]]:
    """An operator, and the address of the server on the same database."""
    with serving(database) as address:
        yield Operator(database, capsys), address


@pytest.fixture
def unserved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    url = f"sqlite:///{tmp_path}/r.db"
    schema.check(url)
    return Operator(url, capsys)


Served = tuple[Operator, str]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", HOMES)
def test_every_help_ends_with_an_example(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run("admin", name, "--help", "--lang", language, capsys=capsys)

    assert code == 0
    assert out.rstrip().splitlines()[-1].strip().startswith(f"regalia admin {name}")


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("admin", capsys=capsys)

    assert code == 0
    assert all(f"  {name} " in out for name in HOMES)


def test_a_table_is_closed_beside_the_server(served: Served) -> None:
    operator, address = served
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        stream = ann.events(table)
        next(stream)

        assert table in operator.done("tables")
        assert "is closed" in operator.done("close", table, "--yes")

        assert any(update["picture"]["status"] == "closed" for update in stream)
        answer = ann.send("POST", f"/tables/{table}/chat", {"text": "hello?"})
        assert (answer.status_code, answer.json()["detail"]) == (409, "This table is closed.")
        assert table not in operator.done("tables", "--json")
        assert json.loads(operator.done("tables", "--all", "--json"))[0]["status"] == "closed"


def test_the_banned_are_refused_with_a_sentence_and_their_streams_end(served: Served) -> None:
    operator, address = served
    with Player(address, "Ann", "ru") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        stream = ann.events(table)
        next(stream)

        operator.done("ban", "--person", "Ann", "--reason", "too loud", "--yes")

        for _ in stream:  # until it ends
            pass
        refused = ann.send("GET", "/me", **{"Accept-Language": "ru"})
        assert refused.status_code == 403
        assert refused.json()["detail"] == "Хозяин этого сервера закрыл вам вход."
        assert ann.send("POST", "/guests", {"name": "Zoe"}).status_code == 403
        assert "too loud" in operator.done("ban")
        operator.done("unban", "--person", "Ann")
        assert ann.get("/me")["name"] == "Ann"


def test_an_address_is_shut_out_and_let_in_again(served: Served) -> None:
    operator, address = served

    operator.done("ban", "--address", "127.0.0.0/8", "--yes")

    wait_for_status(address, 403)
    operator.done("unban", "--address", "127.0.0.0/8")
    wait_for_status(address, 200)


def wait_for_status(address: str, status: int) -> None:
    """Until the server has heard of it."""
    while httpx.get(f"{address}/api/v1/games", timeout=None).status_code != status:
        pass


def test_an_announcement_is_there_for_everybody(served: Served) -> None:
    operator, address = served

    operator.done("announce", "Tea at five.")

    while not (told := httpx.get(f"{address}/api/v1/announcement", timeout=None).json())["text"]:
        pass
    assert told["text"] == "Tea at five."
    assert "Tea at five." in operator.done("announce")
    assert "Nothing is announced" in operator.done("announce", "")


def test_an_invitation_opens_the_door_once(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(database, capsys)
    with (
        serving(database, doors=Doors(accounts="invite")) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        code = json.loads(operator.done("invite", "--json"))["code"]
        account = {"login": "ann", "password": "a long password", "door_key": code}

        made = ann.send("POST", "/me/account", account)
        again = bob.send("POST", "/me/account", {**account, "login": "bob"})

    assert (made.status_code, again.status_code) == (200, 403)


def test_somebody_takes_their_data_along_and_is_deleted(served: Served) -> None:
    operator, address = served
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        ann.post(f"/tables/{table}/chat", {"text": "good luck"})

        told = json.loads(operator.done("export", "--person", "Ann"))
        operator.done("delete", "--person", "Ann", "--yes")

        assert any(each.get("text") == "good luck" for each in told["person"]["done"])
        while ann.send("GET", "/me").status_code != 401:
            pass  # until the server has heard of it
        assert "Ann" not in operator.done("people")
        assert "Bob" in operator.done("people")


def test_a_backup_is_made_while_people_play_and_brings_all_of_it_back(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    operator, address = served
    file = str(tmp_path / "copy.db")
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        move(on_turn(table, ann, bob), table)
        cookie = ann.http.cookies["regalia"]

        facts = json.loads(operator.done("backup", file, "--json"))
        move(on_turn(table, ann, bob), table)

    assert (facts["people"], facts["tables"]) == (2, 1)
    assert "All is well" in operator.done("check")
    other = Operator(f"sqlite:///{tmp_path}/other.db", capsys)
    assert "2 people, 1 table" in other.done("restore", file)
    with serving(other.url) as elsewhere:
        asked = httpx.get(
            f"{elsewhere}/api/v1/tables/{table}", cookies={"regalia": cookie}, timeout=None
        )
        assert asked.json()["number"] == 2


def test_a_new_password_is_told_once_and_works(served: Served) -> None:
    operator, address = served
    with Player(address, "Ann") as ann:
        ann.post("/me/account", {"login": "ann", "password": "correct horse"})

        made = json.loads(operator.done("password", "--person", "ann", "--yes", "--json"))

        back = ann.post("/login", {"login": "ann", "password": made["password"]})
        assert back["login"] == "ann"


def test_nothing_is_destroyed_that_is_not_meant(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    operator, address = served
    (tmp_path / "there.db").write_text("mine")
    with Player(address, "Ann") as ann:
        table = begun(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
        orders = [
            ("close", table), ("delete", "--person", "Ann"), ("ban", "--person", "Ann"),
            ("ban", "--address", "127.0.0.1"), ("backup", str(tmp_path / "there.db")),
        ]  # fmt: skip
        for typed, code in (("no\n", 1), ("", 2)):
            for order in orders:
                monkeypatch.setattr("sys.stdin", io.StringIO(typed))
                assert operator.type(*order)[0] == code

        assert ann.get(f"/tables/{table}")["status"] == "running"
        assert (tmp_path / "there.db").read_text() == "mine"
        monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
        assert operator.type("close", table)[0] == 0


def test_prune_throws_away_what_was_named_and_nothing_else(served: Served) -> None:
    operator, address = served
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)

        days = ("--guests-unused-for", "1", "--tables-abandoned-for", "1")
        facts = json.loads(operator.done("prune", *days, "--json"))

        assert facts == {"guests": 0, "tables": 0}
        assert ann.get(f"/tables/{table}")["status"] == "running"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["crown"], "There is no command “crown”"),
        (["close", "nowhere", "--yes"], "There is no table “nowhere”"),
        (["delete", "--person", "Zoe", "--yes"], "There is nobody called “Zoe”"),
        (["delete"], "person is missing"),
        (["unban"], "Name either a person"),
        (["unban", "--address", "10.0.0.1"], "10.0.0.1/32 is not shut out"),
        (["ban", "--address", "here", "--yes"], "“here” is no address"),
        (["ban", "--address", "10.0.0.1", "--person", "Ann"], "Name either a person"),
        (["prune"], "Say what to throw away"),
        (["prune", "--guests-unused-for", "0"], "The value of guests does not fit"),
        (["restore", "nowhere.db", "--yes"], "There is no file nowhere.db"),
        (["restore", ".", "--yes"], "There is no file ."),
        (["backup", "/nowhere/at/all/copy.db", "--yes"], "cannot be a file"),
        (["backup", "."], "cannot be a file"),
        (["reports", "--handled", "r9"], "There is no report “r9”"),
        (["announce", "x" * 400], "Write between 1 and 300 characters"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    unserved: Operator, args: list[str], said: str
) -> None:
    code, out, err = unserved.type(*args)

    assert code == 2
    assert out == ""
    assert said in err


@pytest.mark.parametrize("name", ["people", "tables", "reports", "ban", "check", "backup"])
def test_there_has_to_be_a_database(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = Operator(f"sqlite:///{tmp_path}/nowhere.db", capsys)
    file = [str(tmp_path / "copy.db")] if name == "backup" else []

    code, _, err = nowhere.type(name, *file)

    assert (code, list(tmp_path.iterdir())) == (2, [])
    assert "There is no database of Regalia there" in err


def test_an_empty_house_is_told_of_calmly(unserved: Operator) -> None:
    assert "There is nobody yet" in unserved.done("people")
    assert "There is no such table" in unserved.done("tables")
    assert "There are no reports" in unserved.done("reports")
    assert "Nobody is shut out" in unserved.done("ban")
    assert json.loads(unserved.done("people", "--json")) == []

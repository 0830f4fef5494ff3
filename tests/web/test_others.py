"""What a person can do about another: mute them, and show the operator a name or chat."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from serving import Json, Player, begun, new_table, serving

from regalia.table.schema import reports
from regalia.table.store import Store

LOGIN = {"login": "ann", "password": "correct horse"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('others')}/r.db") as address:
        yield address


@pytest.fixture
def ann(address: str) -> Iterator[Player]:
    with Player(address, "Ann") as ann:
        yield ann


@pytest.fixture
def cleo(address: str) -> Iterator[Player]:
    with Player(address, "Cleo") as cleo:
        yield cleo


@pytest.fixture
def bob(address: str) -> Iterator[Player]:
    with Player(address, "Bob") as bob:
        yield bob


def chat_of(lines: list[Json]) -> list[str]:
    return [line["chat"] for line in lines if line["chat"]]


def chat(player: Player, table: str) -> list[str]:
    return chat_of(player.get(f"/tables/{table}/log"))


def said(player: Player, table: str, text: str) -> int:
    """Say something; by which count it is known."""
    heard: int = player.post(f"/tables/{table}/chat", {"text": text})["heard"]
    return heard


# Muting


def test_who_is_muted_is_not_read_any_more_and_does_not_notice(ann: Player, bob: Player) -> None:
    table = begun(ann, bob)
    said(bob, table, "boo")

    ann.post(f"/tables/{table}/mutes", {"seat": 1})
    said(bob, table, "hoo")
    said(ann, table, "hm")

    assert chat(ann, table) == ["hm"]
    assert chat(bob, table) == ["boo", "hoo", "hm"]
    assert [seat["muted"] for seat in ann.get(f"/tables/{table}")["seats"]] == [False, True]
    assert [seat["muted"] for seat in bob.get(f"/tables/{table}")["seats"]] == [False, False]


def test_counts_stay_the_same_whoever_is_muted(ann: Player, bob: Player) -> None:
    table = begun(ann, bob)
    ann.post(f"/tables/{table}/mutes", {"seat": 1})

    said(bob, table, "boo")

    assert ann.get(f"/tables/{table}")["heard"] == bob.get(f"/tables/{table}")["heard"]
    assert [line["heard"] for line in ann.get(f"/tables/{table}/log")] == [1, 2, 3, 4, 5]


def test_a_mute_holds_at_other_tables_in_replays_and_on_other_devices(
    address: str, ann: Player, bob: Player
) -> None:
    first, second = begun(ann, bob), begun(ann, bob)
    line = said(bob, first, "boo")
    ann.post("/me/account", {**LOGIN, "login": "elsewhere"})

    ann.post(f"/tables/{first}/mutes", {"line": line})
    said(bob, second, "hoo")
    with Player(address, "Other device") as other:
        other.post("/login", {**LOGIN, "login": "elsewhere"})

        assert chat(other, second) == []
        moments = other.get(f"/tables/{second}/replay")["moments"]
        assert chat_of([line for moment in moments for line in moment["lines"]]) == []
        assert chat_of(other.get(f"/tables/{second}/transcript")["lines"]) == []


def test_a_stream_that_is_open_ends_and_goes_on_without_who_is_muted(
    ann: Player, bob: Player
) -> None:
    table = begun(ann, bob)
    stream = ann.events(table)
    heard = next(stream)["picture"]["heard"]

    ann.post(f"/tables/{table}/mutes", {"seat": 1})
    said(bob, table, "boo")
    rest = [chat_of(update["lines"]) for update in stream]
    again = next(ann.events(table, last=heard))

    assert not any(rest)
    assert again["picture"]["heard"] == heard + 1
    assert chat_of(again["lines"]) == []


def test_the_list_of_those_muted_and_reading_them_again(ann: Player, bob: Player) -> None:
    table = begun(ann, bob)
    said(bob, table, "boo")
    for _ in range(2):
        ann.post(f"/tables/{table}/mutes", {"seat": 1})
    [muted] = ann.get("/me/mutes")

    ann.json("DELETE", f"/me/mutes/{muted['id']}")

    assert muted["name"] == "Bob"
    assert ann.get("/me/mutes") == []
    assert chat(ann, table) == ["boo"]
    assert ann.send("DELETE", f"/me/mutes/{muted['id']}").status_code == 404


def test_at_the_table_too_somebody_is_read_again(ann: Player, bob: Player) -> None:
    table = begun(ann, bob)
    said(bob, table, "boo")
    ann.post(f"/tables/{table}/mutes", {"seat": 1})

    ann.post(f"/tables/{table}/mutes", {"seat": 1, "muted": False})

    assert chat(ann, table) == ["boo"]


def test_a_companion_mutes_for_themselves(address: str, ann: Player, bob: Player) -> None:
    table = begun(ann, bob)
    said(bob, table, "boo")
    secret = ann.post("/me/companions", {"name": "Kid"})["secret"]
    headers = {"Authorization": f"Bearer {secret}"}
    url = f"{address}/api/v1/tables/{table}"

    answer = httpx.post(f"{url}/mutes", json={"seat": 1}, headers=headers)

    assert answer.status_code == 204
    assert chat_of(httpx.get(f"{url}/log", headers=headers).json()) == []
    assert chat(ann, table) == ["boo"]


def test_who_is_muted_whispers_unread_and_does_not_notice(
    ann: Player, bob: Player, cleo: Player
) -> None:
    table = begun(ann, bob, cleo, game="royal-wedding")
    ann.post(f"/tables/{table}/mutes", {"seat": 1})

    bob.post(f"/tables/{table}/chat", {"text": "psst", "to": 0})

    assert chat(ann, table) == []
    assert chat(bob, table) == ["psst"]
    assert ann.get(f"/tables/{table}")["heard"] == bob.get(f"/tables/{table}")["heard"]


@pytest.mark.parametrize(
    ("about", "id"),
    [
        ({"seat": 0}, "table-yourself"),
        ({"seat": 1}, "table-nobody"),
        ({"seat": 5}, "table-nobody"),
        ({"line": 1}, "table-no-chat"),
        ({"line": 999}, "table-no-chat"),
    ],
)
def test_only_another_person_can_be_muted_or_reported(ann: Player, about: Json, id: str) -> None:
    table = new_table(ann, seats=[{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])

    for path in ("mutes", "reports"):
        answer = ann.send("POST", f"/tables/{table}/{path}", about)
        assert (answer.status_code, answer.json()["id"]) == (422, id)


def test_nobody_learns_of_tables_they_may_not_see(ann: Player, bob: Player) -> None:
    table = new_table(ann, public=False, seats=[{"kind": "open"}] * 2)

    for path in ("mutes", "reports"):
        assert bob.send("POST", f"/tables/{table}/{path}", {"seat": 0}).status_code == 404


# Reporting


def reported(database: str) -> list[tuple[object, ...]]:
    async def read() -> list[tuple[object, ...]]:
        store = Store(database)
        try:
            query = sa.select(
                reports.c.kind, reports.c.text, reports.c.reporter, reports.c.subject,
                reports.c.table_id, reports.c.handled,
            ).order_by(reports.c.kind)  # fmt: skip
            return await store.read(lambda c: [tuple(row) for row in c.execute(query)])
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_report_keeps_the_words_once_whatever_becomes_of_them(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with (
        serving(database) as address,
        Player(address, "Ann") as ann,
        Player(address, "Rude name") as bob,
    ):
        table = begun(ann, bob)
        line = said(bob, table, "rude words")
        for about in ({"seat": 1}, {"line": line}) * 2:
            ann.post(f"/tables/{table}/reports", about)
        bob.json("PATCH", "/me", {"name": "Bob"})

    people = ann.me["id"], bob.me["id"]
    assert reported(database) == [
        ("chat", "rude words", *people, table, 0),
        ("name", "Rude name", *people, table, 0),
    ]


def test_a_whisper_is_reported_by_who_heard_it_and_by_nobody_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with (
        serving(database) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
        Player(address, "Cleo") as cleo,
    ):
        table = begun(ann, bob, cleo, game="royal-wedding")
        path, order = f"/tables/{table}/chat", {"text": "rude words", "to": 0}
        line = bob.post(path, order)["heard"]

        ann.post(f"/tables/{table}/reports", {"line": line})
        theirs = cleo.send("POST", f"/tables/{table}/reports", {"line": line})

    assert reported(database) == [("chat", "rude words", ann.me["id"], bob.me["id"], table, 0)]
    assert theirs.json()["id"] == "table-no-chat"


def test_a_person_has_no_end_of_reports(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db") as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        table = begun(ann, bob)
        lines = [said(bob, table, "boo") for _ in range(51)]

        answers = [ann.send("POST", f"/tables/{table}/reports", {"line": line}) for line in lines]

        assert [answer.status_code for answer in answers] == [204] * 50 + [409]
        assert answers[-1].json()["id"] == "table-reports"

"""Lessons over HTTP: listed with one's progress, begun, left, gone on with, begun again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Json, Player, serving

from regalia import learn

GAME = "majesty"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('learning')}/r.db") as address:
        yield address


def begin(player: Player, again: bool = False, **more: str) -> str:
    return str(player.post(f"/lessons/{GAME}", {"again": again}, **more)["table"])


def card(player: Player) -> Json:
    return next(each for each in player.get("/lessons") if each["game"] == GAME)


def awaited(player: Player, table: str) -> Json:
    """The table once the others have moved."""
    for update in player.events(table):
        picture = update["picture"]
        lesson = picture["lesson"]
        if lesson["idea"] or lesson["over"]:
            return picture
    raise AssertionError("the stream ended")


def follow(player: Player, table: str, steps: int) -> Json:
    for _ in range(steps):
        picture = awaited(player, table)
        order = {"number": picture["number"], "move": picture["lesson"]["show"]}
        player.post(f"/tables/{table}/moves", order)
    return awaited(player, table)


def stray(player: Player, table: str) -> Json:
    picture = awaited(player, table)
    lesson = picture["lesson"]
    move = next(c["move"] for c in picture["choices"] if c["move"] != lesson["show"])
    player.post(f"/tables/{table}/moves", {"number": picture["number"], "move": move})
    return awaited(player, table)


def test_all_lessons_are_listed_in_the_language_asked_for(address: str) -> None:
    with Player(address, "Ann", "ru") as ann:
        own, english = ann.get("/lessons"), ann.get("/lessons?language=en")

        assert [each["game"] for each in own] == list(learn.NAMES)
        assert all(o["title"] != e["title"] for o, e in zip(own, english, strict=True))
        assert all(6 <= each["minutes"] <= 15 for each in own)
        assert {(each["table"], each["step"], each["over"]) for each in own} == {("", 0, False)}


def test_a_lesson_is_played_to_the_end(address: str) -> None:
    with Player(address, "Ann") as ann:
        table = begin(ann)
        steps = card(ann)["steps"]
        picture = follow(ann, table, 3)
        assert (picture["lesson"]["step"], card(ann)["step"]) == (4, 3)

        picture = follow(ann, table, steps - 3)

        assert picture["lesson"]["over"]
        assert picture["lesson"]["closing"]["text"]
        assert card(ann)["over"]
        assert card(ann)["table"] == table


def test_a_move_off_the_path_is_explained_and_taken_back(address: str) -> None:
    with Player(address, "Ann") as ann:
        table = begin(ann)
        follow(ann, table, 2)

        picture = stray(ann, table)
        aside = picture["lesson"]["aside"]
        assert aside["text"]
        assert aside["rule"].startswith("MJ-")
        assert picture["choices"] == []

        ann.post(f"/tables/{table}/undo", {"number": picture["number"]})
        picture = awaited(ann, table)
        assert (picture["lesson"]["step"], picture["lesson"]["aside"]) == (3, None)
        assert follow(ann, table, 1)["lesson"]["step"] == 4


def test_a_restarted_server_goes_on_with_the_lesson(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database) as address:
        ann = Player(address, "Ann")
        table = begin(ann)
        follow(ann, table, 2)
    with serving(database, port=int(address.rpartition(":")[2])), ann:
        assert card(ann)["step"] == 2
        assert begin(ann) == table
        assert follow(ann, table, 1)["lesson"]["step"] == 4


def test_a_lesson_is_begun_again_only_when_asked(address: str) -> None:
    with Player(address, "Ann") as ann:
        first = begin(ann)
        follow(ann, first, 1)

        assert begin(ann) == first
        second = begin(ann, again=True, key="begin-again-1")
        assert begin(ann, again=True, key="begin-again-1") == second != first
        assert (card(ann)["table"], card(ann)["step"]) == (second, 0)
        assert ann.get(f"/tables/{first}")["status"] == "closed"
        mine = [each["table"] for each in ann.get("/me/tables")]
        assert mine == [second]
        assert ann.get("/me/tables")[0]["lesson"]


def test_a_lesson_is_for_one_person(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begin(ann)

        assert bob.send("GET", f"/tables/{table}").status_code == 404
        assert bob.send("GET", f"/tables/{table}/stream").status_code == 404
        assert bob.send("POST", f"/tables/{table}/join", {"seat": 0}).status_code == 404
        assert table not in [each["table"] for each in bob.get("/tables?status=running")]
        assert card(bob)["table"] == ""
        assert begin(bob) != table


def test_two_languages_at_one_lesson(address: str) -> None:
    with Player(address, "Ann") as ann:
        table = begin(ann)
        english = awaited(ann, table)["lesson"]
        ann.json("PATCH", "/me", {"language": "ru"})
        russian = awaited(ann, table)["lesson"]

        assert english["idea"]["id"] == russian["idea"]["id"]
        assert english["task"]["text"] != russian["task"]["text"]


def test_nobody_opens_a_lesson_as_a_table_or_one_that_is_not_there(address: str) -> None:
    with Player(address, "Ann") as ann:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "page"}]
        order = {"game": GAME, "seats": seats, "lesson": True}

        assert ann.send("POST", "/tables", order).status_code == 400
        assert ann.send("POST", "/lessons/chess", {}).status_code == 422
        assert ann.send("POST", f"/lessons/{GAME}", {}, key="short").status_code == 400

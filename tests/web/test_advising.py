"""What a bot would do in a person's place."""

from collections.abc import Iterator

import pytest
from serving import Json, Player, begun, new_table, serving

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with serving(database) as address:
        yield address


def against_bots(person: Player) -> str:
    return begun(person, seats=[{"kind": "open"}, BOT, BOT], options={"first": 0})


def problem(person: Player, table: str) -> tuple[int, Json]:
    answer = person.send("GET", f"/tables/{table}/hints")
    return answer.status_code, answer.json()["detail"]


def test_the_best_moves_come_with_chances_and_reasons(address: str, deals: list[str]) -> None:
    with Player(address, "Ann") as ann:
        table = against_bots(ann)
        offered = [choice["move"] for choice in ann.get(f"/tables/{table}")["choices"]]

        best, *others = hints = ann.get(f"/tables/{table}/hints")

        assert others
        assert all(hint["move"] in offered for hint in hints)
        assert 0 < best["chance"] < 1
        assert best["sentence"]["text"]
        assert all(term["sentence"]["text"] for hint in hints for term in hint["terms"])


def test_the_same_position_has_the_same_hints(address: str) -> None:
    with Player(address, "Ann") as ann:
        table = against_bots(ann)

        assert ann.get(f"/tables/{table}/hints") == ann.get(f"/tables/{table}/hints")


def test_a_hint_can_be_played(address: str) -> None:
    with Player(address, "Ann") as ann:
        table = against_bots(ann)
        number = ann.get(f"/tables/{table}")["number"]
        best = ann.get(f"/tables/{table}/hints")[0]

        ann.post(f"/tables/{table}/moves", {"number": number, "move": best["move"]})

        assert ann.get(f"/tables/{table}")["number"] > number


def test_among_people_there_are_no_hints(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})

        status, why = problem(ann, table)

        assert status == 403
        assert why.startswith("There are no hints where other people play")


def test_hints_are_for_who_sits_there_and_is_asked(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        waiting = new_table(ann, seats=[{"kind": "open"}, BOT])
        running = against_bots(ann)
        ann.post(f"/tables/{running}/away")

        assert problem(ann, waiting)[0] == 409
        assert problem(ann, running)[0] == 409
        assert problem(bob, running)[0] == 403

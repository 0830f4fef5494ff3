"""People at one device, codes told across a room, and games looked at again."""

from collections.abc import Iterator

import pytest
from serving import Player, begun, move, new_table, on_turn, serving

from regalia.table.invitations import CODE_LENGTH
from regalia.table.people import MOST_COMPANIONS


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('company')}/r.db") as address:
        yield address


def bearer(companion: dict[str, str]) -> dict[str, str]:
    return {"Authorization": f"Bearer {companion['secret']}"}


def test_a_companion_sits_down_with_a_secret_of_their_own(address: str) -> None:
    with Player(address, "Ann", "ru") as ann:
        bob = ann.post("/me/companions", {"name": "Bob"})
        table = new_table(ann, seats=[{"kind": "open"}] * 2, public=False)
        code = ann.get(f"/tables/{table}/invitations")["table"]

        ann.post(f"/tables/{table}/join", {"seat": 1, "invitation": code}, **bearer(bob))
        ann.post(f"/tables/{table}/start")

        his = ann.json("GET", f"/tables/{table}", **bearer(bob))
        assert his["seat"] == 1
        assert [seat["name"] for seat in his["seats"]] == ["Ann", "Bob"]
        assert bob["me"]["language"] == "ru"


def test_companions_are_brought_once_for_each_key_and_not_without_end(address: str) -> None:
    with Player(address, "Ann") as ann:
        first = ann.post("/me/companions", {"name": "Bob"}, key="companion-one")
        again = ann.post("/me/companions", {"name": "Bob"}, key="companion-one")
        for _ in range(MOST_COMPANIONS - 1):
            ann.post("/me/companions", {"name": "Bob"})

        assert first == again
        assert ann.send("POST", "/me/companions", {"name": "Bob"}).status_code == 409
        theirs = ann.send("POST", "/me/companions", {"name": "Cleo"}, **bearer(first))
        assert theirs.status_code == 403


def test_companions_go_with_whoever_brought_them(address: str) -> None:
    with Player(address, "Ann") as ann:
        bob = ann.post("/me/companions", {"name": "Bob"})

        ann.json("DELETE", "/me")

        assert ann.send("GET", "/me", **bearer(bob)).status_code == 401


def test_a_short_code_leads_to_a_table_until_it_begins(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = new_table(ann, seats=[{"kind": "open"}] * 2, public=False)
        code = ann.get(f"/tables/{table}/invitations")["code"]
        assert len(code) == CODE_LENGTH

        found = bob.get(f"/codes/{code[:3].lower()}-{code[3:]}")
        bob.post(f"/tables/{table}/join", {"invitation": found["invitation"]})
        ann.post(f"/tables/{table}/start")

        assert found["table"] == table
        assert bob.send("GET", f"/codes/{code}").status_code == 404


def test_a_replay_shows_every_position_with_what_led_there(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        ann.post(f"/tables/{table}/chat", {"text": "Good luck"})
        while ann.get(f"/tables/{table}")["status"] == "running":
            move(on_turn(table, ann, bob), table)

        whole = ann.get(f"/tables/{table}/replay?seat=1&count=200")
        page = ann.get(f"/tables/{table}/replay?seat=1&first=11&count=5")
        log = bob.get(f"/tables/{table}/log")

        numbers = [moment["number"] for moment in whole["moments"]]
        assert numbers == list(range(1, whole["last"] + 1))
        assert page["moments"] == whole["moments"][10:15]
        assert [line["text"] for line in sentences(whole)] == [
            sentence["text"] for line in log for sentence in line["sentences"]
        ]
        past = bob.get(f"/tables/{table}/past/7")
        assert whole["moments"][6]["view"] == past


def sentences(
    replay: dict[str, list[dict[str, list[dict[str, list[dict[str, str]]]]]]],
) -> list[dict[str, str]]:
    return [
        sentence
        for moment in replay["moments"]
        for line in moment["lines"]
        for sentence in line["sentences"]
    ]


def test_while_a_game_runs_a_replay_has_ones_own_eyes_only(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)

        assert ann.get(f"/tables/{table}/replay")["last"] == 1
        assert ann.send("GET", f"/tables/{table}/replay?seat=1").status_code == 403


def test_once_it_is_over_a_replay_can_have_all_hands_open(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        refused = ann.send("GET", f"/tables/{table}/replay?open=true")
        while ann.get(f"/tables/{table}")["status"] == "running":
            move(on_turn(table, ann, bob), table)

        opened = ann.get(f"/tables/{table}/replay?open=true&count=200")
        shut = ann.get(f"/tables/{table}/replay?seat=1&count=200")

        assert refused.status_code == 403
        assert opened["last"] == shut["last"]
        for moment, seen in zip(opened["moments"], shut["moments"], strict=True):
            assert [view["seat"] for view in moment["hands"]] == [0, 1]
            assert moment["hands"][1] == seen["view"]
            assert seen["hands"] == []


def test_rules_and_games_come_in_the_language_asked_for(address: str) -> None:
    with Player(address, "Ann") as ann:
        assert "во имя королевства" in ann.get("/games/majesty/rules?language=ru")["text"]
        assert ann.get("/games?language=en")[0]["options_help"]

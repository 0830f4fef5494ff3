"""Whole games over HTTP, on both databases."""

import contextlib
import time
from collections.abc import Iterator

import msgspec
import pytest
from serving import Player, begun, move, new_table, on_turn, serving

from regalia import games
from regalia.engine import transcript


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with serving(database) as address:
        yield address


def test_two_people_play_to_the_end_and_verify_the_game(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob", "ru") as bob:
        table = begun(ann, bob)
        commitment = ann.get(f"/tables/{table}")["commitment"]

        while ann.get(f"/tables/{table}")["status"] == "running":
            move(on_turn(table, ann, bob), table)

        content = ann.send("GET", f"/tables/{table}/transcript").content
        written = transcript.read(content)
        transcript.verify(games.load("majesty"), written)
        picture = bob.get(f"/tables/{table}")
        assert written.commitment == commitment
        assert picture["reveal"]["seed"] == written.seed
        assert picture["result"]["places"]
        assert bob.get(f"/tables/{table}/log")[-1]["kind"] == "moved"


def test_a_stream_tells_everybody_in_their_own_language(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob", "ru") as bob:
        table = begun(ann, bob)
        hers, his = ann.events(table), bob.events(table)
        next(hers), next(his)

        move(on_turn(table, ann, bob), table)

        said = []
        for events in (hers, his):
            update = next(events)
            while not update["lines"]:
                update = next(events)
            said.append(update["lines"][0]["sentences"][0]["text"])
        assert "take" in said[0]
        assert said[0] != said[1]


def test_a_stream_resumes_by_its_last_event(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        last = next(ann.events(table))["picture"]["heard"]
        move(on_turn(table, ann, bob), table)
        bob.post(f"/tables/{table}/chat", {"text": "Your turn <b>now</b>"})

        update = next(ann.events(table, last))

        assert [line["kind"] for line in update["lines"]] == ["moved", "said"]
        assert update["lines"][1]["chat"] == "Your turn <b>now</b>"


def test_a_refused_move_names_the_rule_in_the_persons_language(address: str) -> None:
    with Player(address, "Ann", "ru") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})
        number = ann.get(f"/tables/{table}")["number"]

        refused = bob.send(
            "POST", f"/tables/{table}/moves", {"number": number, "move": {"take": 0}}
        )
        near = ann.send("POST", f"/tables/{table}/moves", {"number": number, "move": {"take": 9}})

        assert refused.status_code == near.status_code == 409
        assert refused.headers["content-type"] == "application/problem+json"
        problem = near.json()
        assert problem["type"] == "/api/docs#illegal-move"
        assert problem["title"] == "Правила этого не позволяют"
        assert problem["detail"]


def test_a_stale_number_is_told_the_current_one(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})
        picture = ann.get(f"/tables/{table}")

        stale = ann.send("POST", f"/tables/{table}/moves", {"number": 0, "move": {"take": 0}})

        assert stale.status_code == 409
        assert stale.json()["number"] == picture["number"]


def test_a_repeated_key_gives_the_first_answer(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})
        picture = ann.get(f"/tables/{table}")
        order = {"number": picture["number"], "move": picture["choices"][0]["move"]}

        first = ann.post(f"/tables/{table}/moves", order, key="a-key-for-this-move")
        move(bob, table)
        again = ann.post(f"/tables/{table}/moves", order, key="a-key-for-this-move")

        assert again == first


def test_bots_fill_a_table_and_move_by_themselves(address: str) -> None:
    with Player(address, "Ann") as ann:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        table = begun(ann, seats=seats, options={"first": 1})

        for update in ann.events(table):
            if update["picture"]["choices"]:
                break

        assert update["picture"]["view"]["realms"][1]["points"] >= 0
        assert update["picture"]["seats"][1]["name"] == "Bruno"


def test_every_choice_has_words_and_majesty_tells_its_points(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})

        choices = ann.get(f"/tables/{table}")["choices"]
        lean = ann.get(f"/tables/{table}?words=false")["choices"]

        assert all(choice["sentence"]["text"] for choice in choices)
        assert all(isinstance(choice["points"], int) for choice in choices)
        assert [choice["move"] for choice in lean] == [choice["move"] for choice in choices]
        assert {choice["sentence"]["text"] for choice in lean} == {""}


def test_near_misses_and_why_not(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob, options={"first": 0})

        verdict = ann.post(f"/tables/{table}/why", {"move": {"take": 99}})
        fine = ann.post(
            f"/tables/{table}/why", {"move": ann.get(f"/tables/{table}")["choices"][0]["move"]}
        )

        assert verdict["allowed"] is False
        assert verdict["why"]["text"]
        assert fine == {"allowed": True, "why": None}
        assert ann.get(f"/tables/{table}/near-misses") is not None


def test_the_lobby_lists_open_own_and_finished_tables(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        waiting = new_table(ann, seats=[{"kind": "open"}] * 3)
        hidden = new_table(ann, public=False, seats=[{"kind": "open"}] * 2)
        running = begun(ann, bob, options={"first": 0})

        assert [card["table"] for card in bob.get("/tables")] == [waiting]
        assert bob.send("GET", f"/tables/{hidden}").status_code == 404
        [mine] = ann.get("/me/tables")
        assert (mine["table"], mine["your_turn"]) == (running, True)
        assert {card["table"] for card in ann.get("/me/tables?status=open")} == {waiting, hidden}
        assert bob.get("/me/tables?status=finished") == []


def test_an_invitation_lets_a_guest_sit_on_the_seat_kept_for_them(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        seats = [{"kind": "open"}, {"kind": "reserved"}]
        table = new_table(ann, public=False, seats=seats)
        codes = ann.get(f"/tables/{table}/invitations")

        assert bob.send("GET", f"/tables/{table}/invitations").status_code == 404
        bob.post(f"/tables/{table}/join", {"invitation": codes["seats"]["1"]})

        assert bob.get(f"/tables/{table}")["seat"] == 1


def test_notes_of_a_running_game_hold_own_secrets_only(address: str) -> None:
    with Player(address, "A") as a, Player(address, "B") as b, Player(address, "C") as c:
        table = begun(a, b, c, game="royal-wedding")
        offer = {"number": a.get(f"/tables/{table}")["number"], "move": {"wed": 1}}
        a.post(f"/tables/{table}/moves", offer)

        mine, third = a.get(f"/tables/{table}/transcript"), c.get(f"/tables/{table}/transcript")

        assert {"wed": 1} in [line["move"] for line in mine["lines"]]
        assert len(third["lines"]) == len(mine["lines"]) - 1
        for text in (msgspec.json.encode(mine).decode(), msgspec.json.encode(third).decode()):
            assert "seed" not in text
            assert "salt" not in text


def test_earlier_positions_are_seen_with_own_eyes_until_the_end(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        move(on_turn(table, ann, bob), table)
        number = ann.get(f"/tables/{table}")["number"]

        assert ann.get(f"/tables/{table}/past/{number - 1}")["game"] == "majesty"
        assert ann.send("GET", f"/tables/{table}/past/{number}?seat=1").status_code == 403
        assert ann.send("GET", f"/tables/{table}/past/999").status_code == 404


def test_a_reader_who_goes_away_is_forgotten(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        with contextlib.closing(bob.events(table)) as events:  # type: ignore[type-var]
            next(events)
            assert ann.get(f"/tables/{table}")["seats"][1]["connected"]
        bob.http.close()

        while ann.get(f"/tables/{table}")["seats"][1]["connected"]:
            time.sleep(0.05)


def test_a_table_can_be_opened_and_begun_at_once(address: str) -> None:
    bot, seat = {"kind": "bot", "bot": "greedy"}, {"kind": "open"}
    with Player(address, "Ann") as ann:
        for seats, status in (([seat, bot], "running"), ([seat, bot, seat], "open")):
            order = {"game": "majesty", "seats": seats, "start": True}
            key = f"at-once-{status}"

            first, second = (ann.json("POST", "/tables", order, key=key)["table"] for _ in "12")

            assert first == second
            assert ann.get(f"/tables/{first}")["status"] == status


def say(player: Player, table: str, said: dict[str, object]) -> None:
    number = player.get(f"/tables/{table}")["number"]
    player.post(f"/tables/{table}/moves", {"number": number, "move": said})


def test_a_deal_is_shown_out_of_turn_and_a_stranger_hears_nothing(address: str) -> None:
    with contextlib.ExitStack() as stack:
        a, b, c, d = (stack.enter_context(Player(address, name)) for name in "ABCD")
        table = begun(a, b, c, d, game="royal-wedding", options={"first": 0})
        say(a, table, {"offer": 1, "promise": [{"divide": 1, "halves": True}]})
        say(b, table, {"accept": 0, "number": 1})
        for player in (a, b, c, d):
            say(player, table, {"finished": True})
        before = d.get(f"/tables/{table}")
        assert b.get(f"/tables/{table}")["choices"] == []

        say(b, table, {"show": 1, "to": 2})

        (seen,) = c.get(f"/tables/{table}")["view"]["deals"]
        assert [clause["kind"] for clause in seen["terms"]] == ["halves"]
        assert {**d.get(f"/tables/{table}"), "now": before["now"]} == before
        log = [c.get(f"/tables/{table}/log")[-1], a.get(f"/tables/{table}/log")[-1]]
        assert [line["sentences"][0]["kind"] for line in log] == ["show", "notice"]

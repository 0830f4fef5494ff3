"""Acting where one may not: for others, elsewhere, too late, with what belongs to others."""

from collections.abc import Iterator

import httpx
import pytest
from serving import Player, begun, move, new_table, on_turn, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('trespass')}/r.db") as address:
        yield address


@pytest.fixture
def people(address: str) -> Iterator[tuple[Player, Player, Player]]:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob, Player(address, "C") as cleo:
        yield ann, bob, cleo


People = tuple[Player, Player, Player]


def order_of(player: Player, table: str) -> dict[str, object]:
    """A move that the player may make."""
    picture = player.get(f"/tables/{table}")
    return {"number": picture["number"], "move": picture["choices"][0]["move"]}


def status(player: Player, path: str, body: object, **more: str) -> tuple[int, str]:
    answer = player.send("POST", path, body, **more)
    return answer.status_code, str(answer.json().get("type", "")).rpartition("#")[2]


def test_nobody_moves_for_another_seat_or_out_of_turn(people: People) -> None:
    ann, bob, cleo = people
    table = begun(ann, bob, options={"first": 0})
    order = order_of(ann, table)

    assert status(bob, f"/tables/{table}/moves", order) == (409, "illegal-move")
    assert status(cleo, f"/tables/{table}/moves", order) == (403, "forbidden")
    move(ann, table)
    assert status(ann, f"/tables/{table}/moves", order) == (409, "stale")
    assert [line["kind"] for line in ann.get(f"/tables/{table}/log")].count("moved") == 1


def test_a_move_for_one_table_is_none_for_another(people: People) -> None:
    ann, bob, cleo = people
    here = begun(ann, bob, options={"first": 0})
    there = begun(bob, cleo, options={"first": 0})

    assert status(ann, f"/tables/{there}/moves", order_of(ann, here)) == (403, "forbidden")
    for what, body in (("chat", {"text": "hi"}), ("undo", {"number": 1}), ("resign", None)):
        assert status(ann, f"/tables/{there}/{what}", body) == (403, "forbidden")


def test_a_private_table_is_not_there_for_others(people: People) -> None:
    ann, bob, cleo = people
    table = new_table(ann, public=False, seats=[{"kind": "open"}] * 2)
    code = ann.get(f"/tables/{table}/invitations")["table"]
    elsewhere = new_table(bob, public=False, seats=[{"kind": "open"}] * 2)
    wrong = bob.get(f"/tables/{elsewhere}/invitations")["table"]

    for path in ("", "/log", "/transcript", "/stream", "/past/1", "/near-misses", "/hints"):
        assert cleo.send("GET", f"/tables/{table}{path}").status_code == 404
    assert status(cleo, f"/tables/{table}/enter", {"invitation": wrong}) == (403, "forbidden")
    assert status(cleo, f"/tables/{table}/join", {"invitation": code[:-1]}) == (403, "forbidden")
    assert cleo.send("GET", f"/tables/{table}").status_code == 404


def test_after_the_end_nothing_more_is_played(people: People) -> None:
    ann, bob, _ = people
    table = begun(ann, bob)
    while ann.get(f"/tables/{table}")["status"] == "running":
        player = on_turn(table, ann, bob)
        last = order_of(player, table)
        move(player, table)

    assert status(player, f"/tables/{table}/moves", last) == (409, "not-now")
    assert status(ann, f"/tables/{table}/undo", {"number": 1}) == (409, "not-now")
    assert status(ann, f"/tables/{table}/resign", None) == (409, "not-now")


def test_a_key_is_worth_something_to_its_owner_only(people: People) -> None:
    ann, bob, _ = people
    table = begun(ann, bob, options={"first": 0})
    key = "the-key-that-ann-used"
    order = order_of(ann, table)
    first = ann.post(f"/tables/{table}/moves", order, key=key)

    assert status(bob, f"/tables/{table}/moves", order, key=key)[0] == 409
    assert ann.post(f"/tables/{table}/moves", order, key=key) == first
    assert bob.post(f"/tables/{table}/chat", {"text": "mine"}, key=key)["heard"] > first["heard"]


def test_a_forged_token_is_refused(people: People) -> None:
    ann, *_ = people
    secret = ann.post("/me/tokens", {"label": "my bot"})["secret"]
    ann.http.cookies.clear()

    for bearer in (secret[:-1], secret + "0", "rgl_" + "0" * 48, secret.upper(), "null"):
        assert ann.send("GET", "/me", Authorization=f"Bearer {bearer}").status_code == 401


def test_a_session_is_no_token_and_a_token_no_session(people: People) -> None:
    ann, *_ = people
    session = ann.http.cookies["regalia"]
    token = ann.post("/me/tokens", {"label": "my bot"})["secret"]
    ann.http.cookies.clear()

    for proof in (session, session.rpartition(".")[0]):
        assert ann.send("GET", "/me", Authorization=f"Bearer {proof}").status_code == 401
    assert ann.send("GET", "/me", Cookie=f"regalia={token}").status_code == 401


def test_nobody_revokes_the_token_of_another(people: People) -> None:
    ann, bob, _ = people
    token = ann.post("/me/tokens", {"label": "my bot"})["token"]

    assert bob.send("DELETE", f"/me/tokens/{token['id']}").status_code == 404
    assert ann.get("/me/tokens") == [token]


def test_a_deleted_account_lets_nobody_in(people: People, address: str) -> None:
    ann, *_ = people
    kept = ann.http.cookies["regalia"]
    secret = ann.post("/me/tokens", {"label": "my bot"})["secret"]
    ann.post("/me/account", {"login": "gone", "password": "correct horse"})

    assert ann.send("DELETE", "/me").status_code == 204

    ann.http.cookies.clear()
    for proof in ({"Cookie": f"regalia={kept}"}, {"Authorization": f"Bearer {secret}"}):
        assert ann.send("GET", "/me", **proof).status_code == 401
    again = httpx.post(
        f"{address}/api/v1/login", json={"login": "gone", "password": "correct horse"}
    )
    assert again.status_code == 403

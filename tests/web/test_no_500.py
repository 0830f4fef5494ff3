"""Requests that once were answered by 500: each is refused in a sentence."""

import json
from typing import Any

import httpx
import pytest
from serving import Player, serving

DEEP = b"[" * 30_000 + b"]" * 30_000
HUGE = "1" * 400
LONG = "x" * 5_000


def order(game: str, **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "open"}, {"kind": "open"}], **more}


@pytest.fixture
def ann(database: str) -> Any:
    with serving(database) as address, Player(address, "Ann") as ann:
        yield ann


def sent(player: Player, path: str, body: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/json", "Idempotency-Key": "some-key-1"}
    return player.http.post(f"/api/v1{path}", content=body, headers=headers)


@pytest.mark.parametrize("path", ["/guests", "/tables", "/tables/x/moves", "/tables/x/chat"])
def test_boxes_in_boxes(ann: Player, path: str) -> None:
    answer = sent(ann, path, DEEP)

    assert answer.status_code == 400
    assert "nested too deeply" in answer.json()["detail"]
    assert sent(ann, path, b'{"name":' * 15_000).status_code == 400


@pytest.mark.parametrize(
    ("game", "options"), [("royals-cards", {"limit": 1}), ("majesty", {"first": 1})]
)
def test_numbers_without_end_in_options(ann: Player, game: str, options: dict[str, int]) -> None:
    for number in (HUGE, f"-{HUGE}", "1" * 4_000):
        body = json.dumps(order(game, options=options)).replace(": 1}", f": {number}}}")
        answer = sent(ann, "/tables", body.encode())

        assert answer.status_code in (400, 422)
        assert len(answer.json()["detail"]) < 1_000


@pytest.mark.parametrize("path", ["/games/{}", "/tables/{}", "/rules/majesty/{}", "/lessons/{}"])
def test_names_without_end_in_paths(ann: Player, path: str) -> None:
    answer = ann.http.get("/api/v1" + path.format(LONG))

    assert answer.status_code in (400, 404, 405, 422)


def test_a_file_that_no_file_can_be_called(ann: Player) -> None:
    for name in (LONG, "ж" * 900, f"assets/{LONG}.js"):
        assert ann.http.get(f"/{name}").status_code in (200, 404)


def test_signs_that_a_database_cannot_hold(ann: Player) -> None:
    login = {"login": "a\0b", "password": "password\0"}
    for path, body in [
        ("/guests", {"name": "a\0b"}),
        ("/login", login),
        ("/accounts", {"name": "Ann", **login}),
        ("/me/tokens", {"label": "a\0b"}),
    ]:
        assert sent(ann, path, json.dumps(body).encode()).status_code in (400, 422)

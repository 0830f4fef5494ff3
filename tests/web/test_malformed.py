"""What is wrong with a request is said in the person's language, to the last word."""

import re
from collections.abc import Iterator

import httpx
import pytest
from serving import serving

from regalia.words import words

LATIN = re.compile(r"[A-Za-z][A-Za-z]+")
NAMED = {"JSON", "UTF", "Idempotency", "Key"}
FIELDS = {
    "name",
    "language",
    "game",
    "seats",
    "kind",
    "moat",
    "number",
    "move",
    "page",
    "after",
    "table",
}
KEY = {"Idempotency-Key": "some-key-1"}
TABLE = {"game": "majesty", "seats": [{"kind": "open"}]}
BODIES = [
    ("/guests", b""),
    ("/guests", b"{"),
    ("/guests", b"{name: 1}"),
    ("/guests", b"\xff\xfe"),
    ("/guests", b'{"name": "\xff"}'),
    ("/guests", b"[]"),
    ("/guests", b"{}"),
    ("/guests", b'{"name": 5}'),
    ("/guests", b'{"name": ""}'),
    ("/guests", b'{"name": "%s"}' % (b"x" * 500)),
    ("/guests", b'{"name": "Ann", "moat": 1}'),
    ("/tables", b'{"game": "majesty", "seats": []}'),
    ("/tables", b'{"game": "majesty", "seats": [{"kind": "throne"}]}'),
    ("/tables", b'{"game": "majesty", "seats": [3]}'),
    ("/tables", b'{"game": "majesty", "seats": "two"}'),
    ("/tables/x/moves", b'{"number": "x", "move": {}}'),
    ("/tables/x/moves", b'{"number": -1, "move": {}}'),
    ("/tables/x/moves", b'{"number": 1, "move": 3}'),
    ("/tables/x/moves", b'{"number": 1'),
    ("/tables/x/moves", b"\xff"),
]


@pytest.fixture(scope="module")
def russian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Somebody whose browser speaks Russian."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('malformed')}/r.db") as address:
        base, headers = f"{address}/api/v1", {"Accept-Language": "ru", **KEY}
        with httpx.Client(base_url=base, headers=headers, timeout=60) as client:
            assert client.post("/guests", json={"name": "Анна"}).is_success
            yield client


def english_in(sentence: str) -> list[str]:
    return [word for word in LATIN.findall(sentence) if word not in NAMED | FIELDS]


@pytest.mark.parametrize(("path", "body"), BODIES)
def test_a_bad_body(russian: httpx.Client, path: str, body: bytes) -> None:
    answer = russian.post(path, content=body, headers={"Content-Type": "application/json"})
    problem = answer.json()

    assert (answer.status_code, problem["type"]) == (400, "/api/docs#malformed")
    assert problem["title"] == words("ru")("web-problem-malformed")
    assert problem["detail"].startswith("Запрос составлен неверно: ")
    assert english_in(problem["detail"]) == []


@pytest.mark.parametrize("key", ["short", "", "ключ длинный".encode().hex() * 9])
@pytest.mark.parametrize("path", ["/tables", "/tables/x/moves"])
def test_a_bad_key(russian: httpx.Client, path: str, key: str) -> None:
    body = {"number": 1, "move": {}} if path.endswith("moves") else TABLE
    answer = russian.post(path, json=body, headers={"Idempotency-Key": key})

    assert answer.status_code == 400
    assert "Idempotency-Key" in answer.json()["detail"]
    assert english_in(answer.json()["detail"]) == []


@pytest.mark.parametrize(
    "path", ["/tables/x/log?after=many", "/tables/x/log?after=-1", "/tables/%20"]
)
def test_a_bad_address(russian: httpx.Client, path: str) -> None:
    answer = russian.get(path)

    assert answer.status_code in {400, 404}
    assert english_in(answer.json()["detail"]) == []


def test_which_field_is_wrong_and_what_it_should_be(russian: httpx.Client) -> None:
    answer = russian.post("/tables", json={"game": "majesty", "seats": [{"kind": 3}]})

    assert answer.json()["detail"] == "Запрос составлен неверно: seats[0].kind: нужен текст."
    assert answer.json()["args"]["reason"][0]["id"] == "reason-kind"

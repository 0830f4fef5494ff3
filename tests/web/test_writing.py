"""What people write: any script survives, nothing too long, nothing that a browser would obey."""

from collections.abc import Iterator

import hypothesis
import pytest
from hypothesis import HealthCheck
from hypothesis import strategies as st
from serving import Player, begun, serving

from regalia.table.commands import LONGEST_CHAT
from regalia.table.people import LONGEST_NAME

SIGNS = st.characters(exclude_categories=["Cs", "Cc"])
"""Every sign there is, those without a meaning yet included."""
HARD = [
    "Zoë Бирюза 安娜 ناعومي נעמי ஔவை",
    "👩🏽‍🚀👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇪🇺",
    "e\u0301 vs \u00e9, \ufb01 vs fi, \u212b",
    "\u202eright to left\u202c \u2066isolated\u2069",
    "a\u200bb\u2028c\u2029d\ufeffe\ufffe",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O̵̹̻̝̳͂̌̌͘",
    "'; DROP TABLE entries; -- \" \\ %s {0} {name} $1 ?",
    "<script>alert(1)</script>&amp;<!--",
    "\U0010fffd\U00010000\ue000",
]


@pytest.fixture
def people(database: str) -> Iterator[tuple[Player, Player]]:
    with serving(database) as address, Player(address, "Ann") as ann, Player(address, "B") as bob:
        yield ann, bob


def test_names_and_chat_survive_in_every_script(people: tuple[Player, Player]) -> None:
    ann, bob = people
    table = begun(ann, bob)

    @hypothesis.given(st.text(SIGNS, min_size=1, max_size=LONGEST_NAME).map(str.strip))
    @hypothesis.settings(
        max_examples=40, deadline=None, database=None, derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def survives(text: str) -> None:
        hypothesis.assume(text)
        check_name_and_chat(ann, bob, table, text)

    for text in HARD:
        check_name_and_chat(ann, bob, table, text[:LONGEST_NAME].strip())
        check_chat(ann, bob, table, text.strip())
    survives()


def check_name_and_chat(ann: Player, bob: Player, table: str, text: str) -> None:
    """A name is kept as it is, or refused for what cannot be seen in it; all can be said."""
    answer = ann.send("PATCH", "/me", {"name": text})
    if answer.status_code == 422:
        assert answer.json()["id"] in ("table-text-unseen", "table-text-invisible")
    else:
        assert answer.json()["name"] == text
        assert bob.get(f"/tables/{table}?words=false")["seats"][0]["name"] == text
    check_chat(ann, bob, table, text)


def check_chat(ann: Player, bob: Player, table: str, text: str) -> None:
    heard = ann.post(f"/tables/{table}/chat", {"text": text})["heard"]
    [line] = bob.get(f"/tables/{table}/log?after={heard - 1}")
    assert line["chat"] == text


@pytest.mark.parametrize(
    "text", ["", " ", "\u2003", "a\x00b", "a\x1bb", "a\x7fb", "a\x85b", "x" * 501, "я" * 5000]
)
def test_empty_endless_and_controlling_words_are_refused(address: str, text: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        before = len(ann.get(f"/tables/{table}/log"))

        assert ann.send("POST", f"/tables/{table}/chat", {"text": text}).status_code in (400, 422)
        assert ann.send("PATCH", "/me", {"name": text}).status_code in (400, 422)
        assert len(ann.get(f"/tables/{table}/log")) == before
        assert ann.get("/me")["name"] == "Ann"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('writing')}/r.db") as address:
        yield address


def test_the_longest_words_are_as_long_as_promised(address: str) -> None:
    with Player(address, "я" * LONGEST_NAME) as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)

        ann.post(f"/tables/{table}/chat", {"text": "🤴" * LONGEST_CHAT})

        assert ann.send("PATCH", "/me", {"name": "я" * (LONGEST_NAME + 1)}).status_code == 422


@pytest.mark.parametrize("body", [b'{"name": "\\ud800"}', b'{"name": "\xff\xfe"}', b'{"name": '])
def test_halves_of_signs_and_of_bodies_are_malformed(address: str, body: bytes) -> None:
    with Player(address, "Ann") as ann:
        answer = ann.http.patch(
            "/api/v1/me", content=body, headers={"Content-Type": "application/json"}
        )

        assert answer.status_code == 400
        assert answer.json()["type"] == "/api/docs#malformed"


def test_what_people_write_is_never_a_page(address: str) -> None:
    """Everything with their words in it is JSON, and browsers are told not to guess."""
    evil = "<script>alert(1)</script>"
    with Player(address, evil) as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        ann.post(f"/tables/{table}/chat", {"text": evil})
        answers = [
            bob.send("GET", f"/tables/{table}"),
            bob.send("GET", f"/tables/{table}/log"),
            bob.send("GET", f"/tables/{table}/transcript"),
            bob.send("GET", f"/games/{evil}/rules"),
            bob.send("POST", "/tables", {"game": evil, "seats": [{}]}),
            bob.http.get(f"/{evil}"),
        ]

    for answer in answers[:-1]:
        assert answer.headers["content-type"].split(";")[0] in (
            "application/json", "application/problem+json"
        )  # fmt: skip
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert evil not in answers[-1].text

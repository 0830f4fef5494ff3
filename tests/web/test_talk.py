"""Talk over HTTP: slowed, read in pages; streams have a limit a person."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from serving import Player, begun, serving

SAID = {"text": "and on"}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path}/r.db", requests_per_second=100) as address:
        yield address


def test_who_talks_without_end_is_asked_to_wait(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob", "ru") as bob:
        path = f"/tables/{begun(ann, bob)}/chat"
        details = set()
        for player in (ann, bob):
            answers = [player.send("POST", path, SAID) for _ in range(20)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert answers[9].status_code == 200
            details |= {answer.json()["detail"] for answer in refused}

        assert details == {
            "You write faster than others can read. Wait a few seconds and send it again.",
            "Вы пишете быстрее, чем остальные успевают читать. "
            "Подождите несколько секунд и отправьте снова.",
        }


def test_the_log_comes_in_pages(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        whole = ann.get(f"/tables/{table}/log")
        pages = [ann.get(f"/tables/{table}/log?after={n}&count=1") for n in range(len(whole))]
        _, first = next(ann.news(table, recent=2))

        assert [line for page in pages for line in page] == whole
        assert first["lines"] == whole[-2:]
        assert ann.send("GET", f"/tables/{table}/log?count=501").status_code == 400


def test_coming_is_an_event_of_its_own(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        with closing(ann.news(table)) as hers, closing(bob.news(table)) as his:  # type: ignore[type-var]
            next(hers), next(his)
            kind, told = next(hers)

        assert (kind, told) == ("presence", {"connected": [0, 1], "spectators": 0})


def test_a_person_has_half_the_streams_of_an_address(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/r.db", streams_per_address=4) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        table = begun(ann, bob)
        streams = [player.news(table) for player in (ann, ann, bob)]
        for stream in streams:
            next(stream)

        assert ann.send("GET", f"/tables/{table}/stream").status_code == 429
        with closing(bob.news(table)) as another:  # type: ignore[type-var]
            assert next(another)

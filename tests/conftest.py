"""Databases for tests: SQLite in a temporary folder, and a PostgreSQL server that we start.

And for tests in the browser a server and a window for the tests of a file, with visitors.
"""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from serving import serving

from databases import HOW, Server, postgresql, programs
from regalia.bots import registry
from regalia.engine.match import SEED_BYTES
from regalia.table import opening, people
from regalia.table.naming import guest_names
from regalia.web import site
from regalia.words import words

if TYPE_CHECKING:
    from browsing import Visit
    from playwright.sync_api import Browser
RULE_TEST = r"test_[a-z]{2}_\d\d_"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if re.match(RULE_TEST, item.name):
            item.add_marker("rule")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    if programs() is None:
        pytest.skip(HOW)
    with postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/regalia.db"
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that hands out the built client."""
    assert site.is_built(), "build the web table first: make play, or python web/build.py"
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser')}/r.db") as address:
        yield address


@pytest.fixture(scope="module")
def window() -> "Iterator[Browser]":
    from browsing import browser, chromium

    if chromium() is None:
        pytest.skip("Chromium is missing: apt-get install chromium-headless-shell")
    with browser() as opened:
        yield opened


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tables of this test are dealt alike in every run; another REGALIA_DEALS is another run.

    Bots draw their chances from a table's seed and salt: they decide alike too. Both are noted.
    """
    chance = random.Random(f"{os.environ.get('REGALIA_DEALS', '')} {request.node.name}")
    dealt: list[str] = []

    def secret() -> bytes:
        drawn = chance.randbytes(SEED_BYTES)
        dealt.append(drawn.hex())
        return drawn

    monkeypatch.setattr(opening, "fresh_seed", secret)
    monkeypatch.setattr(opening, "fresh_salt", secret)
    return dealt


@pytest.fixture(autouse=True)
def widest_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has chosen no name gets the widest one: pages look the same in every run, at worst."""

    def width(name: str) -> float:
        return sum(0.5 if letter in "fijltî " else 1 for letter in name)

    def widest(language: str) -> str:
        return max(guest_names(words(language)), key=width)

    monkeypatch.setattr(people, "any_guest_name", widest)


@pytest.fixture(autouse=True)
def no_guests_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that a test has let in are gone after it."""
    monkeypatch.setattr(registry, "GUESTS", {})


@pytest.fixture
def visit(window: "Browser", hosted: str, deals: list[str]) -> "Iterator[Visit]":
    """Make visitors; at the end none of them may have seen an error."""
    from browsing import Visitor

    visitors: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        visitors.append(Visitor(window, hosted, **settings))
        return visitors[-1]

    yield make
    wrong = [text for visitor in visitors for text in visitor.wrong]
    for visitor in visitors:
        visitor.close()
    assert wrong == []

"""Who comes before a game is compiled sees how far it has come, and is at the table then."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import DESKTOP, PHONE, Visitor
from playwright.sync_api import Browser, expect
from serving import Player, begun, serving

from regalia.table import warming

HALF = """
import pathlib, sys, time
print('{"step": 0.5}', flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
print('{"part": "table"}', flush=True)
"""


@pytest.fixture
def go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiler of Majesty stops half-way, until this file is there."""
    sign = tmp_path / "go on"
    command = [sys.executable, "-c", HALF, str(sign)]
    monkeypatch.setattr(warming, "is_ready", lambda name, part: name != "majesty")
    monkeypatch.setattr(warming, "compiler", lambda name, part: command)
    return sign


@pytest.fixture
def table(tmp_path: Path) -> str:
    """Where a table is in a database, from times when all was ready."""
    with (
        serving(database(tmp_path)) as address,
        Player(address, "Ann") as ann,
        Player(address, "Bob") as bob,
    ):
        return begun(ann, bob, public=True)


@pytest.fixture
def unready(table: str, go_on: Path, tmp_path: Path) -> Iterator[str]:
    with serving(database(tmp_path)) as address:
        yield address


def database(folder: Path) -> str:
    return f"sqlite:///{folder}/regalia.db"


LOOKS = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")])


@LOOKS
def test_progress_is_seen_where_a_game_is_begun(
    window: Browser, unready: str, go_on: Path, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(window, unready, size=size, language=language)
    visitor.page.click("#play-majesty")
    see_it_begin(visitor, go_on)


@LOOKS
def test_progress_is_seen_at_a_table(
    window: Browser, unready: str, table: str, go_on: Path, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(window, unready, size=size, language=language)
    visitor.open(f"/table/{table}")
    see_it_begin(visitor, go_on)


def see_it_begin(visitor: Visitor, go_on: Path) -> None:
    told = visitor.page.get_by_test_id("getting-ready")
    expect(told.get_by_role("progressbar").first).to_have_attribute("value", "0.5")
    assert visitor.complaints_of_axe() == []
    go_on.touch()
    visitor.page.locator("[data-tour=board]").wait_for()

    assert told.count() == 0
    assert visitor.wrong == []

"""What is printed stands in one place: a number changed in the data is another everywhere.

Each game is tried in a copy of the package whose data has one number changed and nothing else.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import httpx
import msgspec
import pytest

import regalia
from databases import free_port
from printed import numbers_of_their_own, stale_rules
from regalia import games
from regalia.web import site

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PACKAGE = Path(regalia.__file__).parent
TESTS = Path(__file__).parent
CLIENT = TESTS.parent / "web" / "src"
COMMAND = "from regalia.cli import main; main()"


class Change(NamedTuple):
    """A printed number, and what then is said of it."""

    before: str
    """In the game's `data.py`."""
    after: str
    facts: str
    """By the server."""
    terminal: str
    board: str
    """Written on the board."""
    tooltip: str
    """Explained to whoever points at it."""
    rules: set[str]
    """The rules that state it."""


CHANGES = {
    "majesty": Change(
        "Ability(15, points={INNKEEPER", "Ability(17, points={INNKEEPER", '"coin":17', "Inn 17",
        "17", "Biggest crowd at the end: 17 points", {"MJ-15"},
    ),
    "royals": Change(
        "COSTS = np.array([1, 2, 3, 4, 5, 6,", "COSTS = np.array([1, 2, 3, 4, 5, 7,",
        '"name":"princess","cost":7', "7→14", "Princess, Paris: costs 7 cards of France",
        "Princess, Bordeaux: costs 7 cards of France", {"RY-03", "RY-05"},
    ),
    "royals-cards": Change(
        "POINTS_BASE = 20", "POINTS_BASE = 22", '"goal":19', "19 points win",
        "19 points win at the start", "Whoever begins a turn with 19 points", {"RC-05"},
    ),
    "royal-wedding": Change(
        "GENERATIONS = 5", "GENERATIONS = 6", '"generations":6', "Generation 1 of 6",
        "VI", "Generation 1 of 6", {"RW-05", "RW-34"},
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=games.NAMES)
def changed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """A game, and a copy of the package in which one of its printed numbers is another."""
    name = request.param
    folder = tmp_path_factory.mktemp(name)
    shutil.copytree(PACKAGE, folder / "regalia", ignore=shutil.ignore_patterns("__pycache__"))
    data = folder / "regalia" / "games" / name.replace("-", "_") / "data.py"
    text, change = data.read_text("utf-8"), CHANGES[name]
    assert text.count(change.before) == 1
    data.write_text(text.replace(change.before, change.after), "utf-8")
    return name, folder


def settings(folder: Path) -> dict[str, str]:
    """The copy comes first; its rules run as plain Python, without being compiled."""
    return {
        **os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{TESTS}", "NUMBA_DISABLE_JIT": "1",
        "XDG_DATA_HOME": str(folder), "COLUMNS": "160",
    }  # fmt: skip


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=settings(folder), cwd=folder, text=True,
        capture_output=True, stdin=subprocess.DEVNULL, timeout=300, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


@contextmanager
def serving_copy(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-c", COMMAND, "serve", "--port", str(port), "--requests", "0"]
    database = f"sqlite:///{folder}/r.db"
    with subprocess.Popen([*command, "--database", database], env=settings(folder)) as process:
        try:
            yield ready(f"http://127.0.0.1:{port}")
        finally:
            process.terminate()


def ready(address: str) -> str:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            httpx.get(f"{address}/api/v1/games")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return address
    pytest.fail("the copy does not serve")


@pytest.mark.parametrize("name", games.NAMES)
def test_rule_pages_and_sentences_say_what_is_printed(name: str) -> None:
    assert list(stale_rules(name)) == []
    assert list(numbers_of_their_own(name)) == []


def test_a_changed_number_leaves_no_page_unnoticed(changed: tuple[str, Path]) -> None:
    name, folder = changed
    code = f"from printed import stale_rules; print(*stale_rules({name!r}), sep='\\n')"

    reported = re.findall(rf"^(\w+)/rules/{name}.md (\S+) says", run(folder, "-c", code), re.M)

    wanted = {(language, rule) for language in ("en", "ru") for rule in CHANGES[name].rules}
    assert set(reported) == wanted


def test_a_changed_number_is_told_in_the_terminal(changed: tuple[str, Path]) -> None:
    name, folder = changed
    order = ["play", name, "--players", "3", "--bots", "random", "--seed", "5", "--lang", "en"]

    shown = run(folder, "-c", COMMAND, *order)

    assert CHANGES[name].terminal in shown


def names_in(facts: object) -> Iterator[str]:
    """Every word the facts of a game use for something in its box."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, dict):
        for key, value in facts.items():
            yield from names_in(value)
            if isinstance(value, int | list) and key not in ("game", "rule"):
                yield key
    elif isinstance(facts, list):
        for each in facts:
            yield from names_in(each)


LIST = re.compile(r"\[((?:\s*\"[\w♣♦♥♠-]+\",?){3,})\s*\]")
FIGURES = re.compile(r"\{((?:\s*\"?[\w-]+\"?: -?\d+,?){3,})\s*\}")


def copies_in(text: str, names: set[str]) -> Iterator[str]:
    """Lists of three and more names of the box, and tables of numbers by such names."""
    for found in LIST.finditer(text):
        if set(re.findall(r"\"([^\"]+)\"", found[1])) <= names:
            yield found[0]
    for found in FIGURES.finditer(text):
        if set(re.findall(r"\"?([\w-]+)\"?:", found[1])) <= names:
            yield found[0]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_client_has_no_copy_of_what_is_printed(name: str) -> None:
    names = set(names_in(msgspec.to_builtins(games.load(name).facts)))
    sources = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    copied = [
        f"{path.relative_to(CLIENT)}: {copy}"
        for path in sources
        if not re.search(r"\.(test|testing|test-data|d)\.ts$", path.name)
        for copy in copies_in(path.read_text("utf-8"), names)
    ]

    assert copied == []


def test_copies_are_found() -> None:
    names = {"mill", "inn", "castle"}

    assert list(copies_in('const ALL = ["mill", "inn", "castle"];', names))
    assert list(copies_in("const COINS = { mill: 10, inn: 15, castle: 16 };", names))
    assert not list(copies_in('const KINDS = ["mill", "inn"];', names))
    assert not list(copies_in("const SIZE = { width: 10, height: 15, depth: 16 };", names))


def test_a_changed_number_is_told_by_the_server_and_on_the_board(
    changed: tuple[str, Path], window: "Browser"
) -> None:
    from browsing import Visitor

    assert site.is_built(), "build the web table first: make play, or python web/build.py"
    name, folder = changed
    change = CHANGES[name]
    with serving_copy(folder) as address:
        assert change.facts in httpx.get(f"{address}/api/v1/games/{name}").text

        visitor = Visitor(window, address)
        table = visitor.table(name, ["greedy", "greedy"], options={"first": 0})
        visitor.open(f"/table/{table}")
        board = visitor.page.locator("[data-tour=board]")
        board.get_by_text(re.compile(rf"\b{change.board}\b")).first.wait_for(state="attached")
        visitor.page.locator(".choosable:visible").first.wait_for()  # nothing moves any more
        words = json.dumps(change.tooltip)
        board.locator(f"[aria-label*={words}], [aria-description*={words}]").first.hover(force=True)
        visitor.page.locator("[role=tooltip]", has_text=change.tooltip).wait_for()
        visitor.close()

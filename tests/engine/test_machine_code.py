"""Machine code is kept apart for each game: a change in one leaves the others alone."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from regalia import games
from regalia.engine import machine_code, sources
from regalia.engine.machine_code import (
    cache_of,
    cache_root,
    fingerprint,
    forget_stale_caches,
    game_of,
    is_temporary,
)  # fmt: skip


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("regalia.games.royals_cards.rules", "royals-cards"),
        ("regalia.engine.templates.whole_games@royals-cards", "royals-cards"),
        ("regalia.engine.random", ""),
        ("tests.games.chess", ""),
    ],
)
def test_a_module_belongs_to_a_game_or_to_all(module: str, game: str) -> None:
    assert game_of(module) == game


def test_each_game_has_a_folder_of_its_own() -> None:
    folders = {cache_of(name) for name in ("", *games.NAMES)}
    assert len(folders) == len(games.NAMES) + 1


def test_a_game_has_one_folder_for_its_rules_and_its_copies_of_the_loops() -> None:
    rules, copy = (
        "regalia.games.royals_cards.rules",
        "regalia.engine.templates.whole_games@royals-cards",
    )
    assert cache_of(game_of(rules)) == cache_of(game_of(copy))


def test_only_what_nobody_used_for_long_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "cache_root", lambda: tmp_path)
    used = cache_of.__wrapped__("majesty")
    for folder in (used, used.with_name("of sources long gone")):
        folder.mkdir(parents=True)
        os.utime(folder, (0, 0))

    cache_of.__wrapped__("majesty")
    forget_stale_caches()

    assert list(used.parent.iterdir()) == [used]


def test_what_a_wheel_brought_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    (shipped / fingerprint("majesty") / "games").mkdir(parents=True)
    (shipped / fingerprint("majesty") / "table.ready").touch()
    own.mkdir()
    monkeypatch.setattr(machine_code, "SHIPPED", shipped)
    monkeypatch.setattr(machine_code, "cache_root", lambda: own)

    folder = cache_of.__wrapped__("majesty")

    assert folder.parent == own
    assert sorted(each.name for each in folder.iterdir()) == ["games", "table.ready"]
    assert [each for each in own.iterdir() if each != folder] == []


def test_where_nothing_can_be_written_a_temporary_folder_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("REGALIA_CACHE_DIR", str(tmp_path / "a file"))

    root = cache_root.__wrapped__()
    monkeypatch.setattr(machine_code, "cache_root", lambda: root)

    assert is_temporary()
    assert root.parent == Path(os.environ["REGALIA_CACHE_DIR"])
    root.parent.rmdir()


RESEARCH = """
import sys, numba
before = {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()}
import regalia.games
regalia.games.load("majesty")
after = {name: getattr(numba.config, name) for name in before}
sys.path.insert(0, sys.argv[1])
import research
research.double(21)
print([name for name in before if before[name] != after[name]])
print(research.double.stats.cache_path)
"""


def test_the_compiled_code_of_others_stays_where_it_was(tmp_path: Path) -> None:
    """Numba asks one locator more, which has no answer for them; nothing else is set."""
    lines = ["import numba", "@numba.njit(cache=True)", "def double(x):", "    return 2 * x", ""]
    (tmp_path / "research.py").write_text("\n".join(lines))
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    environment.pop("NUMBA_CPU_NAME", None)
    ran = subprocess.run(
        [sys.executable, "-c", RESEARCH, str(tmp_path)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert ran.stdout.split("\n")[:2] == [
        "['CACHE_LOCATOR_CLASSES']", str(tmp_path / "__pycache__")
    ]  # fmt: skip


def test_it_does_not_matter_where_the_package_stands(copy: Path) -> None:
    moved = prints("majesty")

    assert moved == sources.contents("majesty")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package's sources, to be changed at will."""
    package = tmp_path / "regalia"
    copytree(sources.PACKAGE, package, ignore=ignore_patterns("static", "__pycache__", "locale"))
    monkeypatch.setattr(sources, "PACKAGE", package)
    return package


def prints(game: str) -> bytes:
    sources.imported_by.cache_clear()
    return sources.contents.__wrapped__(game)


@pytest.mark.parametrize(
    "path",
    [
        "lab/plot.py", "bots/levels.py", "engine/match.py", "engine/transcript.py",
        "games/majesty/view.py", "games/majesty/messages.py", "games/majesty/__init__.py",
        "games/royals/rules.py",
    ],
)  # fmt: skip
def test_what_is_not_compiled_compiles_nothing_anew(copy: Path, path: str) -> None:
    before = prints("majesty")

    with (copy / path).open("a") as file:
        file.write("# a remark\n")

    assert prints("majesty") == before


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("games/majesty/data.py", "majesty"),
        ("games/majesty/rules.py", "majesty"),
        ("games/royals/board.toml", "royals"),
        ("engine/random.py", "majesty"),
        ("engine/random.py", ""),
        ("games/majesty/rules.py", "a game of a test"),
        ("engine/templates/tree_search.py", "majesty"),
    ],
)
def test_what_is_compiled_and_what_it_is_made_of_is_compiled_anew(
    copy: Path, path: str, game: str
) -> None:
    before = prints(game)

    with (copy / path).open("a") as file:
        file.write("# a remark\n")

    assert prints(game) != before

"""Machine code is kept apart for each game: a change in one leaves the others alone."""

import os
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from regalia import games
from regalia.engine import sources
from regalia.engine.machine_code import cache_of, forget_stale_caches, game_of


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
    monkeypatch.setenv("REGALIA_CACHE_DIR", str(tmp_path))
    used = cache_of.__wrapped__("majesty")
    for folder in (used, used.with_name("of sources long gone")):
        folder.mkdir(parents=True)
        os.utime(folder, (0, 0))

    cache_of.__wrapped__("majesty")
    forget_stale_caches()

    assert list(used.parent.iterdir()) == [used]


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

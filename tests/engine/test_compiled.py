"""Machine code is kept apart for each game: a change in one leaves the others alone."""

import os
from pathlib import Path

import pytest

from regalia import games
from regalia.engine.compiled import cache_of, forget_stale_caches, game_of


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("regalia.games.royals_cards.rules", "royals_cards"),
        ("regalia.lab.loops@royals-cards", "royals-cards"),
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
    rules, copy = "regalia.games.royals_cards.rules", "regalia.lab.loops@royals-cards"
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

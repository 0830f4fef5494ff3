"""The figures of the bench are taken from games that are played by the rules."""

import pytest

from regalia import games
from regalia.lab import bench


@pytest.mark.parametrize("name", games.NAMES)
def test_games_are_driven_from_python_by_whoever_may_act(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)

    assert bench.python_decisions_per_second(games.load(name)) > 0

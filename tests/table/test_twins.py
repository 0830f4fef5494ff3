"""Whole games in two worlds that differ in what somebody cannot know: nothing they get differs."""

from dataclasses import asdict

import pytest
from twins import Play, Tally

from regalia import games
from soaking import figures, progress, size

TWINS = size("TWINS", 2)
"""Of each game; a few in the usual tests, many in `make soak`."""


@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_a_viewer_cannot_know_changes_no_byte_of_what_they_get(name: str) -> None:
    game, tally = games.load(name), Tally()
    cases = [(players, options) for players in game.players for options in game.variants.values()]
    for seed in range(TWINS):
        progress(f"{name}, twins", seed, TWINS)
        tally.add(Play(name, *cases[seed % len(cases)], seed)())

    assert tally.compared > tally.games
    figures(f"{name}, in two worlds: {', '.join(f'{n:.0f} {w}' for w, n in asdict(tally).items())}")

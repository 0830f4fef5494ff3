"""The compiled rules against an independent game in plain Python, move by move."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.majesty.majesty_table import MAJESTY
from games.majesty.twin import Twin
from regalia.engine.match import Match
from regalia.games.majesty.data import REDS
from regalia.games.majesty.options import MajestyOptions


def twin_of(match: Match, players: int) -> Twin:
    """A twin at the same table, dealt the same deck."""
    state = match.state
    in_play = [int(card) for card in state.deck[::-1]]
    greens, reds = in_play[: 60 - REDS - state.left_out], in_play[60 - REDS :]
    deck = greens + reds if state.left_out else in_play
    return Twin(players, deck, int(state.first), [int(side) for side in state.sides])


def assert_same(match: Match, twin: Twin) -> None:
    state = match.snapshot
    assert [s.points for s in state.seats[: twin.players]] == twin.points
    assert [s.earned for s in state.seats[: twin.players]] == twin.earned
    assert [s.meeples for s in state.seats[: twin.players]] == twin.meeples
    assert state.display[: state.shown] == twin.display
    assert state.lying[: state.shown] == twin.lying
    for seat, me in enumerate(state.seats[: twin.players]):
        assert me.infirmary[: me.wounded] == twin.infirmary[seat]
        for location in range(7):
            there = [
                c for c, p in zip(me.cards[: me.healthy], me.places, strict=False) if p == location
            ]
            assert there == twin.realm[seat][location]


@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 4),
    sides=st.text("AB", min_size=8, max_size=8),
    deck=st.sampled_from(["tiers", "combined"]),
    seed=st.integers(0, 2**60),
)
def test_the_twin_agrees_after_every_move(players: int, sides: str, deck: str, seed: int) -> None:
    options = MajestyOptions(sides=sides, deck=deck)  # type: ignore[arg-type]
    match = Match(MAJESTY, players, seed, options)
    twin = twin_of(match, players)
    chance = random.Random(seed)
    while not twin.over:
        assert match.acting == [twin.active]
        assert match.actions(twin.active) == twin.legal()
        action = chance.choice(twin.legal())
        match.play(twin.active, MAJESTY.name_action(match.snapshot, twin.active, action))
        twin.play(action)
        assert_same(match, twin)

    assert match.over
    assert match.standing() == twin.standing()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hide_redeals_the_deck_uniformly(players: int) -> None:
    """The next card after `hide`: each unseen card of the right colour equally often."""
    match = Match(MAJESTY, players, 3)
    state = match.state
    reds_only = players == 2
    unseen = state.deck[:REDS] if reds_only else state.deck[REDS : state.top]
    counts = [0] * 19
    draws = 6000
    for seed in range(draws):
        hidden = match.hidden(0, seed)[0]
        counts[hidden.deck[REDS - 1] if reds_only else hidden.deck[hidden.top - 1]] += 1

    chi_square = sum(
        (counts[kind] - expected) ** 2 / expected
        for kind in set(unseen.tolist())
        if (expected := draws * unseen.tolist().count(kind) / len(unseen))
    )
    assert chi_square < 45  # 18 degrees of freedom: one in 2,000
    assert sum(counts[kind] for kind in set(unseen.tolist())) == draws

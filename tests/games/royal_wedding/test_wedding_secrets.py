"""What everyone may see, and what `hide` does about the rest."""

import random
from collections import Counter

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royal_wedding.wedding_table import GAME, Table, bytes_hidden, table
from regalia.engine.compiled import Array
from regalia.engine.position import Position
from regalia.engine.state import snapshot
from regalia.games.royal_wedding.data import DECK


def test_others_see_that_a_deal_was_made_and_not_its_content() -> None:
    game = table().deal(0, 1, promise=[{"spare": 2}])

    assert game.view(2).deals[0].parties == [0, 1]
    assert game.view(2).deals[0].terms is None
    assert game.view(2).deals[0].binding is None
    assert game.told(2) == ["deal"]
    assert game.told(1) == ["deal", "bind", "clause-spare"]


def test_nobody_else_sees_an_open_offer_or_who_is_finished() -> None:
    quiet, busy = table(), table().play(0, offer=1, promise=[{"spare": 1}]).play(0, finished=True)

    assert busy.told(2) == []
    assert msgspec.structs.replace(busy.view(2), events=[]) == msgspec.structs.replace(
        quiet.view(2), events=[]
    )
    assert busy.view(2).offers == []
    assert busy.view(2).acting == quiet.view(2).acting


def test_numbering_does_not_tell_how_much_others_negotiate() -> None:
    game = table().play(0, offer=1, promise=[{"spare": 1}]).play(0, offer=2, promise=[{"spare": 2}])

    assert game.view(2).offers[0].number == 1


def test_after_the_game_all_deals_are_open() -> None:
    game = table().deal(0, 1, promise=[{"spare": 2}])
    for _ in range(5):
        game.resolve()

    assert game.view(2).deals[0].terms is not None
    assert game.view().deals[0].terms is not None


def test_two_tables_that_look_alike_are_hidden_alike() -> None:
    one = table(4).play(2, finished=True).deal(0, 1, promise=[{"spare": 2}])
    other = table(4).play(1, offer=2, promise=[{"attack": 0}]).deal(1, 0, ask=[{"abstain": 3}])

    assert one.view(3).deals == other.view(3).deals
    assert bytes_hidden(one, 3, 7) == bytes_hidden(other, 3, 7)
    assert bytes_hidden(one, -1, 7) == bytes_hidden(other, -1, 7)


def test_the_pending_decision_of_step_3_is_hidden() -> None:
    """Who decides, seat 0 on a deal with 1 or seat 2 on a deal with 3, seat 4 cannot know."""
    tables = []
    for giver, receiver in ((0, 1), (2, 3)):
        game = table(5).formerly(0, 1).formerly(2, 3)
        game.deal(0, 1, **{"give" if giver == 0 else "promise": gift(giver == 0)})
        game.deal(2, 3, **{"give" if giver == 2 else "promise": gift(giver == 2)})
        tables.append(game.finish())
        assert game.state.active == giver
        assert receiver in game.view(4).acting

    assert bytes_hidden(tables[0], 4, 3) == bytes_hidden(tables[1], 4, 3)
    chosen = {snapshot(tables[0].match.hidden(4, seed)[0]).active for seed in range(40)}
    assert chosen == {0, 1, 2, 3}


def gift(is_gold: bool) -> object:
    return {"gold": 1} if is_gold else [{"abstain": 4}]


@pytest.mark.parametrize("viewer", [0, -1])
def test_hidden_challenges_are_dealt_uniformly(viewer: int) -> None:
    """Chi-square over what seat 1 holds, 7 degrees of freedom, one in a thousand."""
    game = Table(3)
    left = Counter(DECK.tolist())
    if viewer == 0:
        left[game.state.seats[0].challenge] -= 1
    total, games = sum(left.values()), 4000
    seen = Counter(
        int(game.match.hidden(viewer, seed)[0].seats[1].challenge) for seed in range(games)
    )
    expected = {card: games * n / total for card, n in left.items() if n}

    assert sum((seen[card] - e) ** 2 / e for card, e in expected.items()) < 24.3


def test_cards_drawn_before_the_deck_was_renewed_were_its_last() -> None:
    """With four players the two last cards of the deck go to the first two seats."""
    game = Table(4)
    for _ in range(4):
        game.resolve()
    state = game.state
    assert state.early == 2

    for seed in range(20):
        hidden = snapshot(game.match.hidden(3, seed)[0])
        old = sorted(hidden.seats[seat].challenge for seat in (0, 1))
        assert old == sorted(state.seats[seat].challenge for seat in (0, 1))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(3, 6))
def test_hidden_worlds_can_be_played_on(seed: int, players: int) -> None:
    """From any state a hidden one breaks no law, keeps the seat's choices and comes to an end."""
    game = Table(players, seed=seed, first=None)
    for step in range(60):
        seat = game.match.acting[step % len(game.match.acting)]
        actions = game.match.actions(seat)
        action = actions[(seed + 7 * step) % len(actions)]
        game.play(seat, GAME.name_action(game.state, seat, action))
        if game.match.over:
            return
    out = np.zeros(GAME.actions, np.int64)
    for viewer in range(-1, players):
        hidden = game.match.hidden(viewer, seed)
        assert GAME.entry_points.check_laws(hidden, 0) == 0
        if viewer in game.match.acting:
            count = GAME.entry_points.list_legal(hidden, 0, viewer, out)
            assert out[:count].tolist() == Position.actions(game.match, viewer)
        play_out(hidden, out, seed)


def play_out(hidden: Array, out: Array, seed: int) -> None:
    """Play a hidden state on to the end of the game."""
    chance, mask = random.Random(seed), np.zeros(1, np.int64)
    while acting := GAME.entry_points.acting(hidden, 0):
        seat = (acting & -acting).bit_length() - 1
        count = GAME.entry_points.list_legal(hidden, 0, seat, out)
        action = int(out[chance.randrange(count)])
        GAME.entry_points.step(hidden, 0, seat, action, np.zeros_like(out), mask)
    assert GAME.entry_points.check_laws(hidden, 0) == 0

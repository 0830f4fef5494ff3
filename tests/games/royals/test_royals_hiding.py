"""What everyone may see, and that re-dealing is fair and never contradicts it."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from conformance import random_play
from games.royals.royals_table import (
    cards,
    copied,
    deal,
    draw,
    hand,
    refreshed,
    set_pile,
    shown,
    table,
    told,
    view,
)
from regalia.engine.match import Match
from regalia.games.royals import GAME
from regalia.games.royals.cards import renew_if_empty
from regalia.games.royals.rules import discard
from regalia.games.royals.state import Decision

CHI_SQUARE = {1: 10.83, 2: 13.82}
"""The value that chance exceeds once in a thousand times, by degrees of freedom."""


def hidden_hands(match: Match, viewer: int, seat: int, times: int) -> Counter[str]:
    """How often re-dealing gives the seat which hand."""
    found: Counter[str] = Counter()
    for seed in range(times):
        found[shown(match.hidden(viewer, seed)[0].seats[seat].hand)] += 1
    return found


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    total, weight = sum(found.values()), sum(expected.values())
    assert set(found) <= set(expected)
    return sum(
        (found[key] - total * part / weight) ** 2 / (total * part / weight)
        for key, part in expected.items()
    )


def little_table(pile: str, *hands: str) -> Match:
    """A table whose Country cards are only these, all else discarded."""
    match = table(players=max(2, len(hands)), hands=hands)
    set_pile(match, pile)
    return match


def test_others_do_not_hear_which_card_was_drawn() -> None:
    match = table(decision=Decision.DRAW)

    draw(match, "pile")

    assert told(match, 0) == ["draw-own"]
    assert told(match, 1) == ["draw"]
    assert match.events(1)[0].args == {"seat": 0, "deck": "country"}


def test_cards_seen_taken_stay_in_the_hand_until_played() -> None:
    match = table(hands=["", "F"], decision=Decision.DRAW)
    match.state.row[:3] = [3, 3, 0]
    refreshed(match)
    draw(match, "spain", "spain", "pile")

    hands = hidden_hands(match, 1, 0, 200)
    assert all(cards(text)[3] >= 2 for text in hands)
    assert view(match, 1).houses[0].seen == {"spain": 2}
    discard(match.state, 0, 3, 1)
    assert view(refreshed(match), 1).houses[0].seen == {"spain": 1}


def test_every_deal_of_the_unseen_cards_is_equally_likely() -> None:
    """Two of five cards, F F F S S: 3 ways F F, 6 ways F S, 1 way S S."""
    match = little_table("F2 S1", "", "F1 S1")

    found = hidden_hands(match, 0, 1, 3000)

    assert chi_square(found, {"F2": 3, "F1 S1": 6, "S2": 1}) < CHI_SQUARE[2]


def test_a_seat_keeps_its_own_cards() -> None:
    match = table(players=3, hands=["F3 GB", "S2", "B4"])

    assert hidden_hands(match, 0, 0, 50) == {"F3 GB1": 50}


def reshuffled(old: str, discards: str, fresh: str) -> Match:
    """Seat 1 held `old` when `discards` were shuffled anew, and has drawn `fresh` since."""
    match = little_table("", "", old)
    state = match.state
    state.discard[:4] = cards(discards)[:4]
    renew_if_empty(state, 0)
    state.ran_out = 0
    deal(match, 1, fresh)
    return match


def test_a_new_pile_holds_only_what_was_discarded() -> None:
    match = reshuffled("F2", "S3 B3", "S1 B1")

    for seed in range(100):
        state = match.hidden(0, seed)[0]
        assert state.pile[0] == state.pile[1] == 0
        assert state.seats[1].hand[0] == 2


def test_a_card_played_that_can_only_be_old_is_taken_for_old() -> None:
    match = reshuffled("F2", "S3 B3", "S1 B1")
    discard(match.state, 1, 0, 1)

    assert match.state.seats[1].held[0] == 1
    assert match.state.seats[1].owed.sum() == 0


def test_a_card_played_that_may_be_old_or_new_leaves_both_open() -> None:
    """Held are F and S, one of them by seat 1, who drew one of F F S since and played an F.

    Of the single cards: the old F was played, and any of three was drawn (F, F or S is left); or
    one of two new ones was played, and either old card is left (F or S, twice).
    """
    match = little_table("", "", "F1", "S1")
    match.state.discard[:4] = cards("F2 S1")[:4]
    renew_if_empty(match.state, 0)
    deal(match, 1, "S1")
    discard(match.state, 1, 0, 1)

    found = hidden_hands(match, 0, 1, 4000)

    assert match.state.seats[1].owed[0] == 1
    assert chi_square(found, {"F1": 4, "S1": 3}) < CHI_SQUARE[1]


def test_both_histories_of_a_played_card_look_the_same() -> None:
    """Old F and new S, or old S and new F: whoever sees an F played cannot tell."""
    matches = []
    for old, other, fresh in (("F1", "S1", "S1"), ("S1", "F1", "F1")):
        match = little_table("", "", old, other)
        match.state.discard[:4] = cards("F2 S2")[:4]
        renew_if_empty(match.state, 0)
        deal(match, 1, fresh)
        discard(match.state, 1, 0, 1)
        matches.append(match)

    one, other_one = (match.hidden(0, 7).tobytes() for match in matches)

    assert one == other_one


def test_owed_cards_never_leave_a_hand_below_zero() -> None:
    """Random games of five, hidden from everyone after every play."""
    match = Match(GAME, 5, 11)
    for number, _ in enumerate(random_play(match, seed=11)):
        for viewer in (-1, number % 5):
            state = match.hidden(viewer, number)
            assert GAME.entry_points.check_laws(state, 0) == 0
            assert np.array_equal(
                state[0].seats["hand"].sum(axis=1), match.state.seats["hand"].sum(axis=1)
            )


@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_what_is_known_follows_from_what_is_seen(viewer: int) -> None:
    """Two worlds that look alike are played alike: as long as they do, they are hidden alike.

    So the book-keeping of hands depends on nothing the viewer has not seen.
    """
    chance, compared = Random(viewer), 0
    one = Match(GAME, 3, 5)
    other = another_world(one, viewer, 0)
    for number in range(3000):
        if one.over:
            break
        seat = one.acting[0]
        both = sorted(set(one.actions(seat)) & set(other.actions(seat)))
        action = chance.choice(both or one.actions(seat))
        one.play(seat, GAME.name_action(one.snapshot, seat, action))
        if both:
            other.play(seat, GAME.name_action(other.snapshot, seat, action))
        if both and one.see(viewer) == other.see(viewer):
            compared += 1
            assert one.hidden(viewer, number).tobytes() == other.hidden(viewer, number).tobytes()
        else:
            other = another_world(one, viewer, number)

    assert compared > 150


def another_world(match: Match, viewer: int, seed: int) -> Match:
    """One that looks the same to the viewer."""
    copy = copied(match)
    copy._pool[:] = match.hidden(viewer, seed)
    return refreshed(copy)


def test_a_payment_being_chosen_is_withdrawn_for_the_others() -> None:
    match = table(hands=["F2 S5 B4"])
    match.play(0, {"claim": "countess", "in": "Marseille"})

    for viewer, decision in ((0, Decision.SUBSTITUTE), (1, Decision.PLAY), (-1, Decision.PLAY)):
        assert match.hidden(viewer, 3)[0].decision == decision
    assert hand(match) == "F2 B4 S5"

"""What may be seen, and what `hide` deals anew: RC-03, RC-15 and the view."""

from collections import Counter

import msgspec
import pytest

from games.royals_cards.royals_cards_helpers import (
    GAME,
    Table,
    cards,
    copy_of,
    do,
    hidden_bytes,
    names,
    new_game,
    pile,
    refresh,
    table,
)
from regalia.engine.state import snapshot
from regalia.games.royals_cards.actions import read_card

TEXTS = (
    "9H 2C 3C 4S KD | KC=1 QC=6",
    "8H 8S 3D JS | KD=4",
    "7H 7S 6D QH 5C | KH=9 QD=8",
    "5H 6H 9S | KS=2",
)


def everybody_but(match: Table, seat: int) -> list[int]:
    return [viewer for viewer in range(-1, match.players) if viewer != seat]


def seen_bytes(match: Table, viewer: int) -> bytes:
    """All that a viewer is told: the view with its events, the question, and the hidden state."""
    view = msgspec.json.encode(match.see(viewer))
    question = msgspec.json.encode(GAME.ask(match.snapshot, viewer))
    return view + question + hidden_bytes(match, viewer)


def commit_in_two_ways(seat: int, one: str, another: str) -> tuple[Table, Table]:
    """The same attack, but that one seat commits other cards."""
    order = {0: "9H 2C", 1: "8H", 3: "5H", 2: "7H"}
    pair = []
    for chosen in (one, another):
        match = table(*TEXTS)
        do(match, "attack 2")
        for committing, usual in order.items():
            text = chosen if committing == seat else usual
            do(match, *(f"commit {card}" for card in text.split()))
            if committing == seat:
                break
        pair.append(match)
    return pair[0], pair[1]


@pytest.mark.parametrize(
    ("seat", "one", "another"),
    [
        (0, "9H 2C", "KD 4S"),
        (0, "9H 2C", "2C 9H"),
        (1, "8H", "JS"),
        (3, "5H", "9S"),
        (2, "7H", "QH"),
    ],
)
def test_rc_15_committed_cards_leave_no_trace_for_others(seat: int, one: str, another: str) -> None:
    match, other = commit_in_two_ways(seat, one, another)

    for viewer in everybody_but(match, seat):
        assert seen_bytes(match, viewer) == seen_bytes(other, viewer)


def test_rc_15_nor_does_an_assassins_card() -> None:
    match = table(*TEXTS)
    do(match, "kill KH 2")
    other = copy_of(match)
    do(match, "commit 9H")
    do(other, "commit 4S")

    for viewer in everybody_but(match, 0):
        assert seen_bytes(match, viewer) == seen_bytes(other, viewer)
    assert match.see(0).committed == ["9♥"]


def test_rc_15_later_commitments_leave_no_trace_of_earlier_ones() -> None:
    match, other = commit_in_two_ways(0, "9H 2C", "KD 4S")
    for each in (match, other):
        do(each, "commit 8H", "commit 5H", "commit 7H")

    for viewer in everybody_but(match, 0):
        assert seen_bytes(match, viewer) == seen_bytes(other, viewer)


def test_rc_15_a_known_card_is_no_trace_either() -> None:
    match = table(*TEXTS)
    match.state.seats[0].shown = cards("9H")
    do(match, "attack 2")
    other = copy_of(match)
    do(match, "commit 9H", "commit 2C")
    do(other, "commit KD", "commit 2C")

    for viewer in everybody_but(match, 0):
        assert match.see(viewer).courts[0].known == ["9♥"]
        assert seen_bytes(match, viewer) == seen_bytes(other, viewer)


def test_other_hands_leave_no_trace() -> None:
    match = table(*TEXTS)
    other = copy_of(match)
    me = other.state.seats[1]
    top = int(me.pile[me.in_pile - 1])
    me.hand ^= cards("8H") | 1 << top
    me.pile[me.in_pile - 1] = read_card("8H")
    refresh(other)

    for viewer in everybody_but(match, 1):
        assert seen_bytes(match, viewer) == seen_bytes(other, viewer)
    assert seen_bytes(match, 1) != seen_bytes(other, 1)


def test_drawn_cards_leave_no_trace_in_the_events() -> None:
    """The next seat draws in the same play; only it may know what."""
    matches = []
    for order in ("2C 3C 4C 5C 6C 7C 8C 9C 10C", "AD 2D 5D 6D 7D 8D 9D 10D AC"):
        match = table(*TEXTS)
        rest = match.state.seats[1].pile[: match.state.seats[1].in_pile].tolist()
        drawn = [read_card(name) for name in order.split()]
        pile(match, 1, [card for card in rest if card not in drawn] + drawn)
        do(match, "discard hand")
        matches.append(match)

    for viewer in everybody_but(matches[0], 1):
        assert seen_bytes(matches[0], viewer) == seen_bytes(matches[1], viewer)


def test_hide_keeps_what_the_seat_holds_and_has_seen() -> None:
    match = table(*TEXTS)
    do(match, "attack 2", "commit 9H", "commit 2C", "commit 8H")

    hidden = match.hidden(1, 3)[0]

    assert hidden.seats[1].hand == match.state.seats[1].hand
    assert hidden.seats[1].committed == cards("8H")
    assert int(hidden.seats[0].committed).bit_count() == 2
    for seat in range(4):
        assert hidden.seats[seat].discard == match.state.seats[seat].discard
        assert hidden.seats[seat].worth.tolist() == match.state.seats[seat].worth.tolist()


def test_rc_03_bottom_cards_stay_where_they_are_in_every_redeal() -> None:
    match = new_game(4, seed=3)
    shown = [len(court.bottom) for court in match.see().courts]
    assert min(shown) >= 1

    for seed in range(50):
        hidden = match.hidden(-1, seed)[0]
        for seat in range(4):
            bottom = match.state.seats[seat].pile[: shown[seat]].tolist()
            assert hidden.seats[seat].pile[: shown[seat]].tolist() == bottom


def test_rc_03_a_known_card_is_in_the_hand_of_every_redeal() -> None:
    match = table(*TEXTS)
    match.state.seats[0].shown = cards("9H 3C")
    refresh(match)

    for seed in range(50):
        hidden = match.hidden(1, seed)[0]
        assert names(int(hidden.seats[0].hand) & cards("9H 3C")) == "9♥ 3♣"


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = sum(counts.values()) / cells
    empty = (cells - len(counts)) * expected
    return empty + sum((n - expected) ** 2 / expected for n in counts.values())


def test_hide_deals_every_unseen_card_equally_often() -> None:
    """Seat 1 has five cards out of the unseen ones of its deck, the rest lie in the pile."""
    match = table("2H", "8H 8S 3D JS 4C | KD=7 | 2S 3S", "2D")
    unseen = 52 - 2 - 2
    counts: Counter[int] = Counter()

    rounds = 4000
    for seed in range(rounds):
        hand = int(match.hidden(0, seed)[0].seats[1].hand)
        counts.update(card for card in range(52) if hand >> card & 1)

    assert len(counts) == unseen
    assert not set(counts) & {read_card(name) for name in ("KD", "2S", "3S")}
    assert chi_square(counts, unseen) < 90  # 47 degrees of freedom: 0.01 % lies above 90


def test_hide_deals_every_commitment_equally_often() -> None:
    """Two of four unseen cards are committed, a known one as likely as the others: six ways."""
    match = table("9H 2C 3C 4S | KC=1 QC=6", "2H", "7H | KH=9")
    pile(match, 0, [])
    match.state.seats[0].discard = ((1 << 52) - 1) & ~cards("9H 2C 3C 4S KC QC AC 6C")
    match.state.seats[0].shown = cards("4S")
    refresh(match)
    do(match, "attack 2", "commit 9H", "commit 3C")

    counts: Counter[int] = Counter()
    for seed in range(3000):
        counts[int(match.hidden(2, seed)[0].seats[0].committed)] += 1

    assert len(counts) == 6
    assert chi_square(counts, 6) < 26  # 5 degrees of freedom: 0.01 % lies above 26


def test_hide_orders_the_own_pile_equally_often() -> None:
    match = table("2H", "3H", "4H")
    pile(match, 0, [read_card(name) for name in ("KC", "9S", "5D", "AH")])
    match.state.seats[0].shown = cards("KC")
    refresh(match)

    counts: Counter[str] = Counter()
    for seed in range(3000):
        counts[" ".join(map(str, match.hidden(0, seed)[0].seats[0].pile[:4].tolist()))] += 1

    assert len(counts) == 6  # the bottom card is known
    assert all(order.startswith(f"{read_card('KC')} ") for order in counts)
    assert min(counts.values()) > 400


def test_a_view_shows_what_everyone_may_see() -> None:
    match = table("2H 3H | KS=9 | 4C 5C", "8H", "4H")

    view = match.see(1)

    assert view.courts[0].hand == 2
    assert view.courts[0].discards == ["5♣", "4♣"]
    assert msgspec.to_builtins(view.courts[0].royals) == [{"face": "K♠", "card": "9♠", "points": 9}]
    assert view.hand == ["8♥"]
    assert match.see(-1).hand == []
    assert (view.goal, view.hand_size) == (17, 6)


def test_see_is_the_same_for_a_hidden_state() -> None:
    match, _ = commit_in_two_ways(3, "5H", "5H")

    for viewer in range(-1, 4):
        hidden = match.hidden(viewer, 77)

        assert GAME.see(snapshot(hidden[0]), viewer) == match.see(viewer)

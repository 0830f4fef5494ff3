"""Who notices a play, and who has learnt something by it: bytes say the same as views."""

import random

import msgspec
import pytest

from conformance import CASES, start, viewers
from regalia.engine.game import View
from regalia.engine.match import Match
from regalia.engine.position import Position

every_case = pytest.mark.parametrize(("name", "players", "variant"), CASES)


def frozen(match: Match) -> Position:
    return Position(match.game, match.players, match._pool.copy())


def silent(view: View) -> View:
    return msgspec.structs.replace(view, events=[])


def walk(match: Match, seed: int) -> list[tuple[Position, Position, int, int]]:
    """Every play of a random game: before, after, seat, action."""
    chance, steps = random.Random(seed), []
    now = frozen(match)
    while acting := now.acting:
        seat = chance.choice(acting)
        action = chance.choice(now.actions(seat))
        later = now.after(seat, action)
        steps.append((now, later, seat, action))
        now = later
    return steps


@every_case
def test_a_viewer_notices_what_it_hears_or_sees_and_nothing_else(
    name: str, players: int, variant: str
) -> None:
    match = start(name, players, variant, seed=21)
    for before, after, seat, action in walk(match, seed=21):
        _, mask = before.act(seat, action)
        for viewer in viewers(match):
            heard = after.see(viewer).events != []
            seen = silent(before.see(viewer)) != silent(after.see(viewer))
            told = bool(mask >> (viewer + 1) & 1)

            assert told == (heard or seen or viewer == seat), (seat, action, viewer)


@every_case
def test_a_play_binds_who_learns_by_it(name: str, players: int, variant: str) -> None:
    """Where an action shows the seat something else in another world, it cannot be taken back."""
    match = start(name, players, variant, seed=22)
    for number, (before, after, seat, action) in enumerate(walk(match, seed=22)):
        other = Position(match.game, players, before.hidden(seat, 77 + number))
        if other.why_not(seat, action) == 0:
            foreseen = other.after(seat, action).see(seat) == after.see(seat)

            assert foreseen or before.is_bound(after, seat, action, seed=number)


def test_a_card_turned_up_binds_and_a_payment_does_not() -> None:
    match = start("royals", 2, "standard", seed=23)
    bound: dict[str, set[bool]] = {}
    for before, after, seat, action in walk(match, seed=23):
        kind = next(iter(match.game.name_action(before.snapshot, seat, action).items()))
        word = "pile" if kind == ("draw", "pile") else kind[0]
        bound.setdefault(word, set()).add(before.is_bound(after, seat, action, seed=1))

    assert bound["pile"] == {True}
    assert bound["pay"] == {False}


def test_an_offer_between_two_is_nothing_to_the_third() -> None:
    match = start("royal-wedding", 3, "standard", seed=24)
    before = frozen(match)
    action = before.legal_action(0, {"wed": 1})

    _, mask = before.act(0, action)

    assert mask == 0b0110

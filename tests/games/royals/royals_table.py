"""Tables of Royals for tests, built in one line."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from regalia.engine.match import Match
from regalia.games.royals import GAME
from regalia.games.royals.data import (
    COUNTRIES,
    FIRST_KIND,
    KINDS,
    PLACES,
    TITLE_NAMES,
)
from regalia.games.royals.messages import city_name
from regalia.games.royals.options import RoyalsOptions
from regalia.games.royals.state import NOBODY, Decision
from regalia.games.royals.view import RoyalsView

LETTERS = ["F", "G", "B", "S", "FG", "FB", "FS", "GB", "GS", "BS"]


def cards(text: str) -> list[int]:
    """Cards of each kind from "F2 S9 FB" (two of France, nine of Spain, one France/Britain)."""
    counts = [0] * KINDS
    for word in text.split():
        letters = word.rstrip("0123456789")
        counts[LETTERS.index(letters)] += int(word[len(letters) :] or 1)
    return counts


def table(
    players: int = 2,
    hands: Sequence[str] = (),
    owners: dict[str, int] | None = None,
    decision: Decision = Decision.PLAY,
    active: int = 0,
    **options: Any,
) -> Match:
    """A game after everyone's first turn: these hands (from the pile), these owners of nobles.

    Owners are named "baron in Dijon"; they have earned nothing by it.
    """
    match = Match(GAME, players, 1, RoyalsOptions(**{"first": 0, **options}))
    state = match.state
    state.turn = players
    state.happened = 0
    state.active = active
    state.decision = decision
    state.countries_drawn = 0 if decision == Decision.DRAW else 3
    for seat, text in enumerate(hands):
        deal(match, seat, text)
    for noble, seat in (owners or {}).items():
        give(match, noble, seat)
    return refreshed(match)


def refreshed(match: Match) -> Match:
    """Say that the record was changed by hand."""
    match.forget_snapshot()
    return match


def deal(match: Match, seat: int, text: str) -> None:
    """These cards from the piles into a hand, unseen."""
    state, wanted = match.state, np.array(cards(text), np.int8)
    state.seats[seat].hand += wanted
    state.seats[seat].fresh += wanted
    state.pile -= wanted
    assert (state.pile >= 0).all()
    refreshed(match)


def place_of(match: Match, noble: str) -> int:
    title, city = noble.split(" in ")
    snapshot = match.snapshot
    return next(
        place
        for place in range(PLACES)
        if snapshot.title[place] == TITLE_NAMES.index(title)
        and city_name(snapshot, place // 2) == city
    )


def give(match: Match, noble: str, seat: int) -> None:
    """A noble that somebody has had for a while."""
    state, place = match.state, place_of(match, noble)
    state.owner[place] = seat
    if state.city_taken[place // 2] == NOBODY:
        state.city_taken[place // 2] = seat
    use_two(match, seat, noble)


def use_two(match: Match, seat: int, noble: str) -> None:
    state, place = match.state, place_of(match, noble)
    me = state.seats[seat]
    me.on_title[state.title[place]] += 1
    me.supply -= 2
    me.present |= 1 << (place // 2)
    refreshed(match)


def bury(match: Match, noble: str, seat: int) -> None:
    """A noble that somebody has lost."""
    match.state.seats[seat].buried[place_of(match, noble) // 2] += 1
    use_two(match, seat, noble)


def set_pile(match: Match, text: str, deck: int = 0) -> None:
    """A pile of just these cards; the rest of it is discarded."""
    state = match.state
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        keep = cards(text)[kind]
        state.discard[kind] += state.pile[kind] - keep
        state.pile[kind] = keep
    refreshed(match)


def claim(match: Match, noble: str, *moves: dict[str, Any]) -> None:
    win(match, "claim", noble, *moves)


def take_over(match: Match, noble: str, *moves: dict[str, Any]) -> None:
    win(match, "take-over", noble, *moves)


def win(match: Match, verb: str, noble: str, *moves: dict[str, Any]) -> None:
    title, city = noble.split(" in ")
    seat = int(match.state.active)
    match.play(seat, {verb: title, "in": city})
    for move in moves:
        match.play(seat, move)


def play(match: Match, *moves: dict[str, Any]) -> None:
    for move in moves:
        match.play(int(match.state.active), move)


def draw(match: Match, *what: str) -> None:
    play(match, *({"draw": each} for each in what))


def end(match: Match) -> None:
    play(match, {"end": "turn"})


def why_not(match: Match, move: dict[str, Any], seat: int | None = None) -> tuple[str, str] | None:
    """The rule and the reason a move is refused for, without "royals-refuse-"."""
    refusal = match.refuse(int(match.state.active) if seat is None else seat, move)
    if refusal is None:
        return None
    return refusal.rule, refusal.id.removeprefix("royals-refuse-")


def hand(match: Match, seat: int = 0) -> str:
    """The cards in a hand, as in `cards`."""
    return shown(match.state.seats[seat].hand)


def shown(counts: Any) -> str:
    return " ".join(f"{name}{n}" for name, n in zip(LETTERS, counts, strict=True) if n)


def owner(match: Match, noble: str) -> int:
    return int(match.state.owner[place_of(match, noble)])


def points(match: Match) -> list[int]:
    return match.standing()[0]


def view(match: Match, seat: int = -1) -> RoyalsView:
    seen = match.see(seat)
    assert isinstance(seen, RoyalsView)
    return seen


def told(match: Match, seat: int = -1) -> list[str]:
    """The ids of what the last play brought, without "royals-"."""
    return [message.id.removeprefix("royals-") for message in match.events(seat)]


def choices(match: Match) -> list[dict[str, Any]]:
    return match.moves(int(match.state.active))


def payments(match: Match, noble: str) -> set[str]:
    """Every way the active seat can pay for a noble, found by trying all choices."""
    title, city = noble.split(" in ")
    seat = int(match.state.active)
    verb = "claim" if owner(match, noble) == NOBODY else "take-over"
    begun = copied(match)
    play(begun, {verb: title, "in": city})
    before = np.array(match.state.seats[seat].hand)
    return {shown(before - done.state.seats[seat].hand) for done in finished(begun)}


def finished(match: Match) -> list[Match]:
    """Every way a payment that was begun can end."""
    todo, seen, ends = [match], {match.state.tobytes()}, []
    while todo:
        one = todo.pop()
        if one.state.decision == Decision.PLAY:
            ends.append(one)
            continue
        assert choices(one)
        for move in choices(one):
            branch = copied(one)
            play(branch, move)
            if branch.state.tobytes() not in seen:
                seen.add(branch.state.tobytes())
                todo.append(branch)
    return ends


def copied(match: Match) -> Match:
    copy = Match(match.game, match.players, match.seed, match.options)
    copy._pool[:] = np.frombuffer(bytearray(match._pool.tobytes()), match.game.state)
    return refreshed(copy)


def country_total(match: Match) -> int:
    """Country cards in piles, row and hands."""
    state = match.state
    row = sum(int(card) >= 0 for card in state.row)
    hands = sum(int(seat.hand[:COUNTRIES].sum()) for seat in state.seats[: match.players])
    return row + hands + int(state.pile[:COUNTRIES].sum() + state.discard[:COUNTRIES].sum())

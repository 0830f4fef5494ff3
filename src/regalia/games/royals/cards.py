"""Cards on the move: drawn, taken, laid down, turned over, shuffled anew."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royals.beliefs import witness
from regalia.games.royals.data import FIRST_KIND, Deck
from regalia.games.royals.piles import count, pick
from regalia.games.royals.state import NOTHING, Happening, State


@compiled
def turn_over(state: State, deck: int) -> int:
    """The top card of the pile."""
    return pick(state.rng, state.pile, deck)


@compiled
def draw(state: State, seat: int, deck: int) -> None:
    """RY-12, RY-13  The top card of a pile goes into the hand, unseen by the others."""
    kind = turn_over(state, deck)
    state.seats[seat].hand[kind] += 1
    witness(state, Happening.DRAW, seat, kind, deck, 0)
    renew_if_empty(state, deck)


@compiled
def take(state: State, seat: int, country: int) -> None:
    """RY-12  A card of the row goes into the hand before everyone's eyes; its place stays empty."""
    state.row[place_in_row(state, country)] = NOTHING
    state.seats[seat].hand[country] += 1
    witness(state, Happening.TAKE, seat, country, 0, 0)


@compiled
def place_in_row(state: State, country: int) -> int:
    for place in range(state.open_cards):
        if state.row[place] == country:
            return place
    return NOTHING


@compiled
def refill_row(state: State) -> None:
    """RY-08, RY-22  Turn cards over until no place of the row is empty."""
    for place in range(state.open_cards):
        if state.row[place] == NOTHING:
            state.row[place] = turn_over(state, Deck.COUNTRY)
            note(state, Happening.REVEAL, -1, state.row[place], 0, 0)
            renew_if_empty(state, Deck.COUNTRY)


@compiled
def renew_if_empty(state: State, deck: int) -> None:
    """RY-13  When the last card of a pile is taken, the discards become the new pile at once.

    There always are some: hands and row together hold fewer cards than a deck has.
    """
    if count(state.pile, deck) > 0:
        return
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        state.pile[kind] = state.discard[kind]
        state.discard[kind] = 0
    if deck == Deck.COUNTRY:
        state.ran_out = 1
        cards = count(state.pile, deck)
        witness(state, Happening.RAN_OUT, -1, state.period, cards, state.last_round)
    else:
        witness(state, Happening.RESHUFFLE, -1, deck, count(state.pile, deck), 0)


@compiled
def lay_down(state: State, seat: int, kind: int, number: int) -> None:
    """RY-21  Cards leave the hand for their discard pile."""
    state.seats[seat].hand[kind] -= number
    state.discard[kind] += number

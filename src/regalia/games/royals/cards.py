"""Cards on the move: drawn, taken, played, shuffled anew; and what everyone knows of a hand.

A pile is kept as its number of cards of each kind, and a card is drawn from it by lot: to those
who cannot look into it that is the same as having shuffled it.

What the others know of a hand is public book-keeping, the same for every onlooker:

    known   cards seen taken from the row and not played since
    held    unseen cards that were in the hand when the deck was last shuffled anew
    fresh   unseen cards drawn from the pile since then
    owed    cards played since then that may have been `held` or `fresh`: nobody else can tell
    room    how many of those owed may have been `fresh`, since so many had been drawn in time

    hand = known + held + fresh - owed

All `held` cards of one kind add up to a public number, for when the discards become the new pile
everything else was in hands or in the row; so do the `fresh` ones and the pile together. Which
kinds a seat's own `held` and `fresh` cards are is its secret, their number is not.
"""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import note
from regalia.engine.random import below
from regalia.games.royals.data import DECK_OF, FIRST_KIND, Deck
from regalia.games.royals.state import NOTHING, Happening


@compiled
def count(cards: Array, deck: int) -> int:
    """How many of these cards belong to the deck."""
    total = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        total += cards[kind]
    return total


@compiled
def pick(rng: Record, cards: Array, deck: int) -> int:
    """A card of the deck by lot; it leaves `cards`."""
    rest = below(rng, count(cards, deck))
    kind = FIRST_KIND[deck]
    while rest >= cards[kind]:
        rest -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


@compiled
def turn_over(state: Record, deck: int) -> int:
    """The top card of the pile."""
    return pick(state.rng, state.pile, deck)


@compiled
def draw(state: Record, seat: int, deck: int) -> None:
    """RY-12, RY-13  The top card of a pile goes into the hand, unseen by the others."""
    kind = turn_over(state, deck)
    state.seats[seat].hand[kind] += 1
    state.seats[seat].fresh[kind] += 1
    note(state, Happening.DRAW, seat, kind, deck, 0)
    renew_if_empty(state, deck)


@compiled
def take(state: Record, seat: int, country: int) -> None:
    """RY-12  A card of the row goes into the hand before everyone's eyes; its place stays empty."""
    state.row[place_in_row(state, country)] = NOTHING
    state.seats[seat].hand[country] += 1
    state.seats[seat].known[country] += 1
    note(state, Happening.TAKE, seat, country, 0, 0)


@compiled
def place_in_row(state: Record, country: int) -> int:
    for place in range(state.open_cards):
        if state.row[place] == country:
            return place
    return NOTHING


@compiled
def refill_row(state: Record) -> None:
    """RY-08, RY-22  Turn cards over until no place of the row is empty."""
    for place in range(state.open_cards):
        if state.row[place] == NOTHING:
            state.row[place] = turn_over(state, Deck.COUNTRY)
            note(state, Happening.REVEAL, -1, state.row[place], 0, 0)
            renew_if_empty(state, Deck.COUNTRY)


@compiled
def renew_if_empty(state: Record, deck: int) -> None:
    """RY-13  When the last card of a pile is taken, the discards become the new pile at once.

    There always are some: hands and row together hold fewer cards than a deck has.
    """
    if count(state.pile, deck) > 0:
        return
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        state.pile[kind] = state.discard[kind]
        state.discard[kind] = 0
        for seat in range(state.players):
            grow_old(state.seats[seat], kind)
    for seat in range(state.players):
        state.seats[seat].room[deck] = 0
    if deck == Deck.COUNTRY:
        state.ran_out = 1
        cards = count(state.pile, deck)
        note(state, Happening.RAN_OUT, -1, state.period, cards, state.last_round)
    else:
        note(state, Happening.RESHUFFLE, -1, deck, count(state.pile, deck), 0)


@compiled
def grow_old(me: Record, kind: int) -> None:
    """What the seat holds unseen is from now on older than the pile."""
    me.held[kind] += me.fresh[kind] - me.owed[kind]
    me.fresh[kind] = 0
    me.owed[kind] = 0


@compiled
def lay_down(state: Record, seat: int, kind: int) -> None:
    """RY-21  A card leaves the hand for its discard pile, and the others draw their conclusions."""
    me = state.seats[seat]
    me.hand[kind] -= 1
    state.discard[kind] += 1
    if me.known[kind] > 0:
        me.known[kind] -= 1
        return
    deck = DECK_OF[kind]
    may_be_held = count(me.held, deck) > 0 and held_by_all(state, kind) > 0
    may_be_fresh = count(me.fresh, deck) > 0 and not_older_than_the_pile(state, kind) > 0
    if may_be_held and may_be_fresh:
        me.owed[kind] += 1
        me.room[deck] = min(me.room[deck] + 1, count(me.fresh, deck))
    elif may_be_held:
        me.held[kind] -= 1
    else:
        me.fresh[kind] -= 1
        me.room[deck] = min(me.room[deck], count(me.fresh, deck))


@compiled
def held_by_all(state: Record, kind: int) -> int:
    total = 0
    for seat in range(state.players):
        total += state.seats[seat].held[kind]
    return total


@compiled
def not_older_than_the_pile(state: Record, kind: int) -> int:
    total = int(state.pile[kind])
    for seat in range(state.players):
        total += state.seats[seat].fresh[kind]
    return total

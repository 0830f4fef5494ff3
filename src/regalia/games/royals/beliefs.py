"""What the others can conclude of a hand, from what everyone sees.

It is public book-keeping, the same for every onlooker:

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

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royals.data import DECK_OF, FIRST_KIND, Deck
from regalia.games.royals.piles import count
from regalia.games.royals.state import Happening, State


@compiled
def witness(state: State, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Note what happens to cards before everyone's eyes, and keep the books."""
    note(state, what, seat, a, b, c)
    if what == Happening.DRAW:
        state.seats[seat].fresh[a] += 1
    elif what == Happening.TAKE:
        state.seats[seat].known[a] += 1
    elif what in (Happening.PAY, Happening.DISCARD):
        for _ in range(b):
            trace(state, seat, a)
    elif what == Happening.RAN_OUT:
        grow_old(state, Deck.COUNTRY)
    elif what == Happening.RESHUFFLE:
        grow_old(state, a)


@compiled
def trace(state: State, seat: int, kind: int) -> None:
    """Where a card that was played may have come from."""
    me, deck = state.seats[seat], DECK_OF[kind]
    if me.known[kind] > 0:
        me.known[kind] -= 1
        return
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
def grow_old(state: State, deck: int) -> None:
    """What everyone holds unseen is from now on older than the pile."""
    for seat in range(state.players):
        me = state.seats[seat]
        for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
            me.held[kind] += me.fresh[kind] - me.owed[kind]
            me.fresh[kind] = 0
            me.owed[kind] = 0
        me.room[deck] = 0


@compiled
def held_by_all(state: State, kind: int) -> int:
    total = 0
    for seat in range(state.players):
        total += state.seats[seat].held[kind]
    return total


@compiled
def not_older_than_the_pile(state: State, kind: int) -> int:
    total = int(state.pile[kind])
    for seat in range(state.players):
        total += state.seats[seat].fresh[kind]
    return total

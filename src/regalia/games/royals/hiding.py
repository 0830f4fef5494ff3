"""What a seat cannot know, dealt anew (see `beliefs` for what everyone knows of a hand).

The `held` cards of the others are dealt to them anew, and so are the `fresh` ones and the pile:
no card comes into a pile that was not among the discards it was made of, and none older than the
pile into a place where only a newer one can be. Cards seen taken from the row stay where they are.

Without cards `owed` every deal of the single cards is as likely as any other. Cards owed are put
first, by lot, where their player may have had them from; this weighs the two ways rightly for
each card alone, and closely for several together. Forgotten is how old cards are that were in
hands at the last reshuffle, and what a payment tells of the cards that did not take part in it.
"""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.random import HIDE_STREAM, TABLE_STREAM, Generator, below, seed_with_number
from regalia.games.royals.data import FIRST_KIND, KINDS, MOST_SEATS
from regalia.games.royals.payment import forget_payment
from regalia.games.royals.piles import count, pick
from regalia.games.royals.state import NOTHING, Decision, Happening, Seat, State

HELD, FRESH = 0, 1


@compiled
def hide(state: State, seat: int, seed: int) -> None:
    """Deal anew, of all that is hidden from the seat; a seat of -1 is a spectator."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    hide_events(state, seat)
    if seat != state.active and state.decision in (Decision.SUBSTITUTE, Decision.PAY):
        forget_payment(state)
        state.decision = Decision.PLAY
    for deck in range(2):
        redeal(state, seat, deck)
    seed_with_number(state.rng, seed, TABLE_STREAM)


@compiled
def hide_events(state: State, seat: int) -> None:
    """Which card another seat drew."""
    for i in range(state.happened):
        event = state.events[i]
        if event.kind == Happening.DRAW and event.seat != seat:
            event.a = NOTHING


@compiled
def redeal(state: State, viewer: int, deck: int) -> None:
    """Gather the unseen cards of the others and of the pile, and give everyone as many again."""
    cards = np.zeros((2, KINDS), np.int64)
    places = np.zeros((MOST_SEATS, 2), np.int64)
    gather(state, viewer, deck, cards, places)
    origin = np.zeros((MOST_SEATS, 2, KINDS), np.int64)
    trace_owed(state, viewer, deck, cards, places, origin)
    for seat in range(state.players):
        if seat != viewer:
            me = state.seats[seat]
            for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
                me.held[kind] = origin[seat, HELD, kind]
                me.fresh[kind] = origin[seat, FRESH, kind]
            for _ in range(places[seat, HELD]):
                me.held[pick(state.rng, cards[HELD], deck)] += 1
            for _ in range(places[seat, FRESH]):
                me.fresh[pick(state.rng, cards[FRESH], deck)] += 1
            count_hand(me, deck)
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        state.pile[kind] = cards[FRESH, kind]


@compiled
def gather(state: State, viewer: int, deck: int, cards: Array, places: Array) -> None:
    """The cards to be dealt, and how many everyone gets."""
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        cards[FRESH, kind] = state.pile[kind]
        for seat in range(state.players):
            if seat != viewer:
                cards[HELD, kind] += state.seats[seat].held[kind]
                cards[FRESH, kind] += state.seats[seat].fresh[kind]
    for seat in range(state.players):
        places[seat, HELD] = count(state.seats[seat].held, deck)
        places[seat, FRESH] = count(state.seats[seat].fresh, deck)


@compiled
def count_hand(me: Seat, deck: int) -> None:
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        me.hand[kind] = me.known[kind] + me.held[kind] + me.fresh[kind] - me.owed[kind]


# Cards owed


@compiled
def trace_owed(
    state: State, viewer: int, deck: int, cards: Array, places: Array, origin: Array
) -> None:
    """Decide where each owed card came from; `cards` and `places` keep what is left.

    A card that finds no origin drives another one out, which then looks for a new one. The truth
    is one way to place them all, so this comes to an end.
    """
    lost = np.zeros((MOST_SEATS, KINDS), np.int64)
    room = np.zeros(MOST_SEATS, np.int64)
    waiting = 0
    for seat in range(state.players):
        if seat != viewer:
            room[seat] = state.seats[seat].room[deck]
            for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
                lost[seat, kind] = state.seats[seat].owed[kind]
                waiting += lost[seat, kind]
    while waiting > 0:
        for seat in range(state.players):
            for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
                while lost[seat, kind] > 0:
                    age = choose_origin(state.rng, deck, cards, places, room, seat, kind)
                    if age != NOTHING:
                        move(cards, places, room, origin, lost, seat, age, kind, 1)
                        waiting -= 1
                    else:
                        drive_out(state, deck, cards, places, room, origin, lost, seat, kind)
                        waiting += 1


@compiled
def free(places: Array, room: Array, seat: int, age: int) -> int:
    """Places of the seat for owed cards of that age."""
    return places[seat, HELD] if age == HELD else min(places[seat, FRESH], room[seat])


@compiled
def choose_origin(
    rng: Generator, deck: int, cards: Array, places: Array, room: Array, seat: int, kind: int
) -> int:
    """Held or fresh, each as likely as it is among all deals of the single cards."""
    ways_held = free(places, room, seat, HELD) * cards[HELD, kind]
    ways_fresh = free(places, room, seat, FRESH) * cards[FRESH, kind]
    if ways_held == 0 or ways_fresh == 0:
        return HELD if ways_held > 0 else FRESH if ways_fresh > 0 else NOTHING
    ways_held *= count(cards[FRESH], deck)
    ways_fresh *= count(cards[HELD], deck)
    return HELD if below(rng, ways_held + ways_fresh) < ways_held else FRESH


@compiled
def move(
    cards: Array, places: Array, room: Array, origin: Array, lost: Array,
    seat: int, age: int, kind: int, number: int,
) -> None:  # fmt: skip
    """An owed card finds its origin (number = 1) or loses it (-1)."""
    origin[seat, age, kind] += number
    cards[age, kind] -= number
    places[seat, age] -= number
    lost[seat, kind] -= number
    if age == FRESH:
        room[seat] -= number


@compiled
def drive_out(
    state: State, deck: int, cards: Array, places: Array, room: Array, origin: Array,
    lost: Array, seat: int, kind: int,
) -> None:  # fmt: skip
    """Make another owed card, by lot, look for a new origin: it has this seat's place or card."""
    found, who, when, which = 0, NOTHING, NOTHING, NOTHING
    for other in range(state.players):
        for age in range(2):
            for card in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
                blocks_place = other == seat and card != kind and free(places, room, seat, age) == 0
                blocks_card = other != seat and card == kind and cards[age, kind] == 0
                if (blocks_place or blocks_card) and origin[other, age, card] > 0:
                    found += 1
                    if below(state.rng, found) == 0:
                        who, when, which = other, age, card
    move(cards, places, room, origin, lost, who, when, which, -1)

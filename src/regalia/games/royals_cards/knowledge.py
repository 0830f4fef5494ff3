"""What a seat cannot know, dealt anew."""

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.random import HIDE_STREAM, TABLE_STREAM, redeal, seed_with_number, shuffle
from regalia.games.royals_cards.cards import count, spread
from regalia.games.royals_cards.data import BITS, DECK
from regalia.games.royals_cards.state import NO_CARD, Decision, Happening


@compiled
def hide(state: Record, seat: int, seed: int) -> None:
    """Deal anew the order of every pile, and the other seats' hands and secret commitments."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    hide_events(state, seat)
    for other in range(state.players):
        if other == seat:
            me = state.seats[seat]
            redeal(state.rng, me.pile, me.shown, me.in_pile)
        else:
            hide_cards(state, other)
    seed_with_number(state.rng, seed, TABLE_STREAM)


@compiled
def hide_events(state: Record, seat: int) -> None:
    """Forget which cards the others have drawn, and what was told before."""
    for i in range(len(state.events)):
        event = state.events[i]
        if i >= state.happened:
            event.kind, event.seat, event.a, event.b, event.c = 0, 0, 0, 0, 0
        elif event.kind == Happening.DRAWN and event.seat != seat:
            event.a, event.b, event.c = NO_CARD, NO_CARD, NO_CARD


@compiled
def hide_cards(state: Record, other: int) -> None:
    """Any unseen cards of the owner's deck may be in the hand, beside those everybody knows.

    While commitments are secret nobody can tell the cards of the hand from those committed, not
    even the known ones.
    """
    me = state.seats[other]
    secret = me.committed if state.decision == Decision.COMMIT else 0
    unseen = me.hand | secret
    for i in range(me.shown, me.in_pile):
        unseen |= BITS[me.pile[i]]
    cards = np.empty(DECK, np.int8)
    strangers = spread(unseen & ~me.known, cards, 0)
    shuffle(state.rng, cards, 0, strangers)
    piled = me.in_pile - me.shown
    for i in range(piled):
        me.pile[me.shown + i] = cards[i]
    end = spread(me.known, cards, strangers)
    shuffle(state.rng, cards, piled, end)
    held = piled + count(me.hand)
    me.hand = gather(cards, piled, held)
    if secret != 0:
        me.committed = gather(cards, held, end)


@compiled
def gather(cards: Array, start: int, stop: int) -> int:
    """The set of cards[start:stop]."""
    together = 0
    for i in range(start, stop):
        together |= BITS[cards[i]]
    return together

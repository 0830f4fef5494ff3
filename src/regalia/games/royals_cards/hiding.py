"""What a seat cannot know, dealt anew."""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.random import HIDE_STREAM, TABLE_STREAM, redeal, seed_with_number, shuffle
from regalia.games.royals_cards.card_sets import count, gather, has, lay_out
from regalia.games.royals_cards.data import DECK
from regalia.games.royals_cards.state import NO_CARD, Decision, Happening, State


@compiled
def hide(state: State, seat: int, seed: int) -> None:
    """Deal anew the order of every pile, and the other seats' hands and secret commitments."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    hide_events(state, seat)
    for other in range(state.players):
        bottom = at_bottom(state, other)
        forget_shown(state, other, bottom)
        if other == seat:
            me = state.seats[seat]
            redeal(state.rng, me.pile, bottom, me.in_pile)
        else:
            hide_cards(state, other, bottom)
    seed_with_number(state.rng, seed, TABLE_STREAM)


@compiled
def hide_events(state: State, seat: int) -> None:
    """Forget which cards the others have drawn."""
    for i in range(state.happened):
        event = state.events[i]
        if event.kind == Happening.DRAWN and event.seat != seat:
            event.a, event.b, event.c = NO_CARD, NO_CARD, NO_CARD


@compiled
def at_bottom(state: State, seat: int) -> int:
    """RC-03  How many cards at the bottom of the pile everybody has seen."""
    me = state.seats[seat]
    depth = 0
    while depth < me.in_pile and has(me.shown, me.pile[depth]):
        depth += 1
    return depth


@compiled
def secretly_committed(state: State, seat: int) -> int:
    """RC-15  Commitments are secret until all are made."""
    return state.seats[seat].committed if state.decision == Decision.COMMIT else 0


@compiled
def forget_shown(state: State, seat: int, bottom: int) -> None:
    """Of cards that lie in the open it does not matter that they were shown once."""
    me = state.seats[seat]
    me.shown &= me.hand | secretly_committed(state, seat) | gather(me.pile, 0, bottom)


@compiled
def hide_cards(state: State, other: int, bottom: int) -> None:
    """Any unseen cards of the owner's deck may be in the hand, beside those everybody knows.

    While commitments are secret nobody can tell the cards of the hand from those committed, not
    even the known ones.
    """
    me = state.seats[other]
    secret = secretly_committed(state, other)
    known = me.shown & (me.hand | secret)
    unseen = (me.hand | secret | gather(me.pile, bottom, me.in_pile)) & ~known
    cards = np.empty(DECK, np.int8)
    strangers = lay_out(unseen, cards, 0)
    shuffle(state.rng, cards, 0, strangers)
    piled = me.in_pile - bottom
    for i in range(piled):
        me.pile[bottom + i] = cards[i]
    end = lay_out(known, cards, strangers)
    shuffle(state.rng, cards, piled, end)
    held = piled + count(me.hand)
    me.hand = gather(cards, piled, held)
    if secret != 0:
        me.committed = gather(cards, held, end)

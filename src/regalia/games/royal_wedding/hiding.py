"""What a seat cannot know: others' Challenges, their open offers, and the content of their deals.

The Challenges are dealt anew. Open offers of others are forgotten, with their numbers and with who
is finished. What deals of others of this generation may say is made up in `beliefs`, unless a party
has shown them to the seat; earlier ones change nothing any more.
"""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.events import Event
from regalia.engine.random import HIDE_STREAM, TABLE_STREAM, redeal, seed_with_number
from regalia.games.royal_wedding.beliefs import (
    imagine_deals,
)
from regalia.games.royal_wedding.data import ALL_CARDS, Step
from regalia.games.royal_wedding.deals import CANCELLED, knows, side_of, this_generation
from regalia.games.royal_wedding.offers import forget_letters, remove_offer
from regalia.games.royal_wedding.state import (
    Deal,
    Flag,
    Happening,
    State,
    in_order,
)


@compiled
def hide(state: State, seat: int, seed: int) -> None:
    """Deal anew all that the seat cannot know; -1 is a spectator."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    redeal_challenges(state, seat)
    if state.step != Step.OVER:
        forget_offers(state, seat)
        forget_deals(state, seat)
        imagine_deals(state, seat)
    forget_events(state, seat)
    seed_with_number(state.rng, seed, TABLE_STREAM)


# Challenges


@compiled
def redeal_challenges(state: State, viewer: int) -> None:
    """Those drawn before the deck was renewed were its last cards; the rest mix with the deck."""
    redeal_hands(state, viewer, 0, state.early, 0)
    redeal_hands(state, viewer, state.early, state.players, state.in_deck)


@compiled
def redeal_hands(state: State, viewer: int, start: int, stop: int, in_deck: int) -> None:
    """Mix the hands of the seats with these turns, but the viewer's, and so much of the deck."""
    cards = np.zeros(ALL_CARDS, np.int8)
    count = in_deck
    for i in range(in_deck):
        cards[i] = state.deck[i]
    for turn in range(start, stop):
        seat = in_order(state, turn)
        if seat != viewer and state.seats[seat].challenge >= 0:
            cards[count] = state.seats[seat].challenge
            count += 1
    redeal(state.rng, cards, 0, count)
    for i in range(in_deck):
        state.deck[i] = cards[i]
    count = in_deck
    for turn in range(start, stop):
        seat = in_order(state, turn)
        if seat != viewer and state.seats[seat].challenge >= 0:
            state.seats[seat].challenge = cards[count]
            count += 1


# Offers, deals and events


@compiled
def forget_offers(state: State, viewer: int) -> None:
    for index in range(state.open - 1, -1, -1):
        if viewer not in (state.offers[index].proposer, state.offers[index].partner):
            remove_offer(state, index)
    for seat in range(state.players):
        if seat != viewer:
            state.seats[seat].finished = 0
            forget_letters(state, seat)
            for other in range(state.players):
                if other != viewer:
                    state.seats[seat].made[other] = 0


@compiled
def forget_deals(state: State, viewer: int) -> None:
    """What everybody knows of others' deals remains: the two, and if they were married then."""
    for index in range(state.struck):
        deal = state.deals[index]
        if side_of(deal, viewer) >= 0:
            continue
        if knows(deal, viewer):
            forget_fate(deal, viewer)
        else:
            one, other = min(deal.proposer, deal.partner), max(deal.proposer, deal.partner)
            deal.proposer = one
            deal.partner = other
            deal.terms = 0
            deal.marks &= Flag.EARLY
            deal.broken = 0
            deal.lapsed = 0
            deal.shown = 0


@compiled
def forget_fate(deal: Deal, viewer: int) -> None:
    """Who was shown a deal knows its terms, whether it binds and whether it is cancelled.

    What becomes of one that binds follows from what everybody sees; of another only the parties
    know who broke it.
    """
    deal.shown = 1 << viewer
    if not deal.marks & Flag.BINDING:
        deal.marks &= Flag.EARLY
        deal.broken = 0
        deal.lapsed = CANCELLED if deal.lapsed == CANCELLED else 0


@compiled
def is_heard(state: State, event: Event, viewer: int) -> bool:
    """Some events are for two seats only, some also for those who were shown the deal."""
    partner = event.a == viewer
    if event.kind >= Happening.DRAW or event.seat == viewer or partner:
        return True
    number = deal_of(event)
    return number > 0 and knows(state.deals[this_generation(state) + number - 1], viewer)


@compiled
def deal_of(event: Event) -> int:
    """The number of the deal that binds from now on, or is cancelled; 0 if none is."""
    if event.kind == Happening.CANCEL:
        return event.b
    return event.c if event.kind == Happening.BIND else 0


@compiled
def forget_events(state: State, viewer: int) -> None:
    kept = 0
    for index in range(state.happened):
        event = state.events[index]
        if is_heard(state, event, viewer):
            copy_event(state, index, kept)
            if event.kind == Happening.DRAW and event.seat != viewer:
                state.events[kept].a = -1
            kept += 1
    state.happened = kept


@compiled
def copy_event(state: State, source: int, target: int) -> None:
    one, other = state.events[source], state.events[target]
    other.kind = one.kind
    other.seat = one.seat
    other.a = one.a
    other.b = one.b
    other.c = one.c

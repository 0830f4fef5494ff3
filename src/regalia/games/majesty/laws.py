"""What must hold after every play, whatever was played."""

from enum import IntEnum

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.majesty.data import (
    ALL_CARDS,
    HALVES,
    HOMES,
    KINDS,
    REALM,
    REDS,
    SOURCES,
    WORKER_SPACES,
)
from regalia.games.majesty.state import Decision, State


class Law(IntEnum):
    KEPT = 0
    POINTS_BELOW_ZERO = 1
    POINTS_WITHOUT_SOURCE = 2
    WORKER_CARD_OVERFULL = 3
    MEEPLES_BESIDE_AFTER_TURN = 4
    CHARACTERS_MISCOUNTED = 5
    CARD_AT_WRONG_LOCATION = 6
    CARDS_NOT_CONSERVED = 7


@compiled
def audit(state: State) -> int:
    """The first law that is broken, or `Law.KEPT`."""
    for seat in range(state.players):
        broken = audit_seat(state, seat)
        if broken != Law.KEPT:
            return broken
    return audit_cards(state)


@compiled
def audit_seat(state: State, seat: int) -> int:
    me = state.seats[seat]
    if me.points < 0:
        return Law.POINTS_BELOW_ZERO
    earned = 0
    for source in range(SOURCES):
        earned += me.earned[source]
    if earned != me.points:
        return Law.POINTS_WITHOUT_SOURCE
    if me.meeples < 0 or me.meeples > WORKER_SPACES:
        return Law.WORKER_CARD_OVERFULL
    if me.beside != 0 and (
        seat != state.active or state.decision in (Decision.TAKE, Decision.NONE)
    ):
        return Law.MEEPLES_BESIDE_AFTER_TURN
    return audit_realm(state, seat)


@compiled
def audit_realm(state: State, seat: int) -> int:
    me = state.seats[seat]
    turns = (state.turn + state.players - 1 - (seat - state.first) % state.players) // state.players
    waiting = seat == state.active and state.decision in (Decision.HEAL, Decision.TRADE)
    if state.decision != Decision.NONE and me.healthy + me.wounded != turns + waiting:
        return Law.CHARACTERS_MISCOUNTED
    if state.decision == Decision.NONE and (turns != REALM or me.healthy > REALM):
        return Law.CHARACTERS_MISCOUNTED
    for location in range(HOMES):
        there = 0
        for i in range(me.healthy):
            there += me.places[i] == location
        if there != me.count[location]:
            return Law.CHARACTERS_MISCOUNTED
    for i in range(me.healthy):
        if me.places[i] != HALVES[me.cards[i], 0] and me.places[i] != HALVES[me.cards[i], 1]:
            return Law.CARD_AT_WRONG_LOCATION
    return Law.KEPT


@compiled
def audit_cards(state: State) -> int:
    """Every card that left the deck lies in the display or in somebody's realm."""
    balance = np.zeros(KINDS, np.int64)
    for i in range(state.top, ALL_CARDS):
        if i >= REDS + state.left_out or i < REDS:
            balance[state.deck[i]] += 1
    for i in range(state.shown):
        balance[state.display[i]] -= 1
    for seat in range(state.players):
        me = state.seats[seat]
        for i in range(me.healthy):
            balance[me.cards[i]] -= 1
        for i in range(me.wounded):
            balance[me.infirmary[i]] -= 1
    gone = 0
    for kind in range(KINDS):
        if balance[kind] < 0:
            return Law.CARDS_NOT_CONSERVED
        gone += balance[kind]
    if gone != 0 and state.decision != Decision.NONE:
        return Law.CARDS_NOT_CONSERVED
    if state.in_deck != (state.top - state.left_out if state.top > REDS else state.top):
        return Law.CARDS_NOT_CONSERVED
    return Law.KEPT

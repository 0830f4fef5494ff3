"""What must hold after every play, whatever was played."""

from enum import IntEnum

import numpy as np

from regalia.engine.compiled import compiled
from regalia.games.royals.data import (
    ALL_COUNTRY_CARDS,
    CITIES,
    COUNTRIES,
    INTRIGUES_EACH,
    KINDS,
    LIMIT,
    MOST_SEATS,
    PLACES,
    REMOVED,
    SOURCES,
    SUPPLY,
    TITLES,
)
from regalia.games.royals.piles import count
from regalia.games.royals.scoring import HIGHEST_MARKER, count_markers
from regalia.games.royals.state import NO_NOBLE, NOBODY, NOTHING, Decision, State


class Law(IntEnum):
    KEPT = 0
    CARDS_NOT_CONSERVED = 1
    CARDS_BELOW_ZERO = 2
    HAND_NOT_ACCOUNTED_FOR = 3
    HAND_OVER_LIMIT = 4
    NOBLES_NOT_CONSERVED = 5
    PORTRAIT_AND_TITLE_DIFFER = 6
    PRESENCE_MISCOUNTED = 7
    POINTS_WITHOUT_SOURCE = 8
    POINTS_WITHOUT_MARKER = 9
    PILE_EMPTY = 10
    ROW_WITH_GAPS = 11
    PAYMENT_LEFT_OPEN = 12
    PAYMENT_NOT_HELD = 13


@compiled
def audit(state: State) -> int:
    """The first law that is broken, or `Law.KEPT`."""
    broken = audit_cards(state)
    for seat in range(state.players):
        if broken == Law.KEPT:
            broken = audit_hand(state, seat)
        if broken == Law.KEPT:
            broken = audit_nobles(state, seat)
    if broken == Law.KEPT:
        broken = audit_points(state)
    if broken == Law.KEPT:
        broken = audit_turn(state)
    return broken


@compiled
def audit_cards(state: State) -> int:
    """Every card is in a pile, a discard pile, the row or a hand."""
    for kind in range(KINDS):
        there = state.pile[kind] + state.discard[kind]
        if state.pile[kind] < 0 or state.discard[kind] < 0:
            return Law.CARDS_BELOW_ZERO
        for seat in range(state.players):
            there += state.seats[seat].hand[kind]
        for place in range(state.open_cards):
            there += state.row[place] == kind
        if there != cards_in_play(state, kind):
            return Law.CARDS_NOT_CONSERVED
    if count(state.pile, 0) == 0 or count(state.pile, 1) == 0:
        return Law.PILE_EMPTY
    return Law.KEPT


@compiled
def cards_in_play(state: State, kind: int) -> int:
    if kind >= COUNTRIES:
        return INTRIGUES_EACH
    return ALL_COUNTRY_CARDS[kind] - REMOVED[state.players, kind]


@compiled
def audit_hand(state: State, seat: int) -> int:
    """A hand is what the others know of it, and within its limits between turns."""
    me = state.seats[seat]
    for kind in range(KINDS):
        known, held, fresh, owed = me.known[kind], me.held[kind], me.fresh[kind], me.owed[kind]
        if min(known, held, fresh, owed, me.hand[kind]) < 0:
            return Law.CARDS_BELOW_ZERO
        if me.hand[kind] != known + held + fresh - owed or owed > held + fresh:
            return Law.HAND_NOT_ACCOUNTED_FOR
    for deck in range(2):
        if me.room[deck] < 0 or me.room[deck] > count(me.fresh, deck):
            return Law.HAND_NOT_ACCOUNTED_FOR
        if count(me.owed, deck) > count(me.held, deck) + me.room[deck]:
            return Law.HAND_NOT_ACCOUNTED_FOR
        if seat != state.active and count(me.hand, deck) > LIMIT[deck]:
            return Law.HAND_OVER_LIMIT
    return Law.KEPT


@compiled
def audit_nobles(state: State, seat: int) -> int:
    """Of two wooden nobles used, one is on a Title marker, one on a portrait or in a Cathedral."""
    me = state.seats[seat]
    on_titles, on_board, present = 0, 0, 0
    for title in range(TITLES):
        on_titles += me.on_title[title]
    for city in range(CITIES):
        on_board += me.buried[city]
        if me.buried[city] > 0:
            present |= 1 << city
    for place in range(PLACES):
        if state.owner[place] == seat:
            on_board += 1
            present |= 1 << (place // 2)
            if state.title[place] == NO_NOBLE or me.on_title[state.title[place]] == 0:
                return Law.PORTRAIT_AND_TITLE_DIFFER
    if on_titles != on_board:
        return Law.PORTRAIT_AND_TITLE_DIFFER
    if me.supply < 0 or me.supply + on_titles + on_board != SUPPLY[state.players]:
        return Law.NOBLES_NOT_CONSERVED
    return Law.KEPT if present == me.present else Law.PRESENCE_MISCOUNTED


@compiled
def audit_points(state: State) -> int:
    """Points are the values of the markers gained, and each has its source."""
    markers = np.zeros((MOST_SEATS, HIGHEST_MARKER + 1), np.int64)
    count_markers(state, markers)
    for seat in range(state.players):
        me, earned, worth = state.seats[seat], 0, 0
        for source in range(SOURCES):
            earned += me.earned[source]
        for value in range(HIGHEST_MARKER + 1):
            worth += value * markers[seat, value]
        if earned != me.points:
            return Law.POINTS_WITHOUT_SOURCE
        if worth != me.points:
            return Law.POINTS_WITHOUT_MARKER
    return Law.KEPT


@compiled
def audit_turn(state: State) -> int:
    """The row is full when a turn begins; a payment is open only while it is being chosen."""
    begins = state.countries_drawn + state.intrigues_drawn == 0
    for place in range(state.open_cards):
        if begins and state.row[place] == NOTHING:
            return Law.ROW_WITH_GAPS
    paying = state.decision in (Decision.SUBSTITUTE, Decision.PAY)
    if paying == (state.wanted == NOTHING):
        return Law.PAYMENT_LEFT_OPEN
    me = state.seats[state.active]
    for kind in range(KINDS):
        if state.paid[kind] > (me.hand[kind] if paying else 0):
            return Law.PAYMENT_NOT_HELD
    if paying and state.owner[state.wanted] == state.active:
        return Law.PAYMENT_LEFT_OPEN
    if state.decision == Decision.PAY and state.due <= 0:
        return Law.PAYMENT_LEFT_OPEN
    for city in range(CITIES):
        taken = state.owner[2 * city] != NOBODY or state.owner[2 * city + 1] != NOBODY
        if taken != (state.city_taken[city] != NOBODY):
            return Law.PRESENCE_MISCOUNTED
    return Law.KEPT

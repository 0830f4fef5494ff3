"""Set-up and the frame of a turn: who begins, drawing, winning, the limit."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import forget, note
from regalia.engine.random import TABLE_STREAM, seed_with_key, shuffle
from regalia.engine.state import after
from regalia.games.royals_cards.cards import count, rank, spread, top, without_top
from regalia.games.royals_cards.data import (
    BITS,
    FULL_DECK,
    HAND_PER_PLAYER,
    POINTS_BASE,
    USUAL_LIMIT,
)
from regalia.games.royals_cards.options import USUAL
from regalia.games.royals_cards.state import NO_CARD, NO_ROYAL, NOBODY, Decision, Happening

LIMIT_OPTION, FIRST_OPTION = 0, 1


# Set-up


@compiled
def setup(state: Record, players: int, key: Array, options: Array) -> None:
    """RC-01 to RC-03  A shuffled deck and a full hand each, then the first turn."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    forget(state)
    state.players = players
    state.limit = options[LIMIT_OPTION]
    if state.limit == USUAL:
        state.limit = USUAL_LIMIT[players]
    state.winner, state.defender, state.target = NOBODY, NOBODY, NO_ROYAL
    for seat in range(players):
        state.seats[seat].discard = FULL_DECK
        turn_discards_over(state, seat)
        draw_up(state, seat)
    named = options[FIRST_OPTION] - 1
    first = show_bottom_cards(state) if named == NOBODY else named
    state.first = first
    note(state, Happening.FIRST, first, 0, 0, 0)
    begin_turn(state, first)


@compiled
def show_bottom_cards(state: Record) -> int:
    """RC-03  The highest bottom card goes first; those who tie show the next card up."""
    tied = (1 << state.players) - 1
    depth = 0
    while depth < state.seats[0].in_pile:
        tied = show_next(state, tied, depth)
        if tied & (tied - 1) == 0:
            break
        depth += 1
    seat = 0
    while tied >> seat & 1 == 0:
        seat += 1
    return seat


@compiled
def show_next(state: Record, tied: int, depth: int) -> int:
    """RC-03  Each tied seat shows the card so far from the bottom; the seats ahead, as bits."""
    highest, leaders = 0, 0
    for seat in range(state.players):
        if tied >> seat & 1:
            me = state.seats[seat]
            card = me.pile[depth]
            me.shown = depth + 1
            note(state, Happening.SHOW, seat, card, 0, 0)
            if rank(card) > highest:
                highest, leaders = rank(card), 0
            if rank(card) == highest:
                leaders |= 1 << seat
    return leaders


# Drawing


@compiled
def hand_size(state: Record) -> int:
    """RC-02  Two cards for each player."""
    return HAND_PER_PLAYER * state.players


@compiled
def draw_up(state: Record, seat: int) -> None:
    """RC-07  Draw until the hand is full, from a reshuffled pile if need be."""
    me = state.seats[seat]
    before = me.hand
    missing = hand_size(state) - count(before)
    while missing > 0 and (me.in_pile > 0 or me.discard != 0):
        if me.in_pile == 0:
            note(state, Happening.SHUFFLE, seat, count(me.discard), 0, 0)
            turn_discards_over(state, seat)
        draw(state, seat)
        missing -= 1
    drawn = me.hand & ~before
    if drawn != 0:
        note(state, Happening.DRAW, seat, count(drawn), 0, 0)
        note_cards(state, Happening.DRAWN, seat, drawn)


@compiled
def draw(state: Record, seat: int) -> None:
    """RC-03  A card shown at the start is still known once its owner has drawn it."""
    me = state.seats[seat]
    me.in_pile -= 1
    card = BITS[me.pile[me.in_pile]]
    me.pile[me.in_pile] = 0
    me.hand |= card
    if me.shown > me.in_pile:
        me.shown = me.in_pile
        me.known |= card


@compiled
def turn_discards_over(state: Record, seat: int) -> None:
    """RC-06  The discard pile, shuffled, is the new draw pile."""
    me = state.seats[seat]
    me.in_pile = spread(me.discard, me.pile, 0)
    me.discard = 0
    shuffle(state.rng, me.pile, 0, me.in_pile)


@compiled
def note_cards(state: Record, kind: int, seat: int, cards: int) -> None:
    """Three cards to an event."""
    while cards != 0:
        first = top(cards)
        cards = without_top(cards)
        second = top(cards) if cards != 0 else NO_CARD
        cards = without_top(cards)
        third = top(cards) if cards != 0 else NO_CARD
        cards = without_top(cards)
        note(state, kind, seat, first, second, third)


# Turns


@compiled
def goal(state: Record) -> int:
    """RC-05  The points that win at the beginning of a turn."""
    return POINTS_BASE - state.players


@compiled
def begin_turn(state: Record, seat: int) -> None:
    """RC-05, RC-07  Whoever has the points wins before drawing; the others draw up."""
    state.active = state.acting = seat
    if state.seats[seat].points >= goal(state):
        state.winner = seat
        state.decision = Decision.NONE
        note(state, Happening.WIN, seat, state.seats[seat].points, 0, 0)
    else:
        draw_up(state, seat)
        state.decision = Decision.TURN


@compiled
def end_turn(state: Record) -> None:
    """RC-04, RC-30  The next player's turn, unless the limit is reached."""
    state.turn += 1
    if state.turn == state.limit:
        cut(state)
    else:
        begin_turn(state, after(state, state.active))


@compiled
def cut(state: Record) -> None:
    """RC-30  The game stops; the most points in play win, ties are shared."""
    state.cut = 1
    state.acting = state.active
    state.decision = Decision.NONE
    note(state, Happening.CUT, NOBODY, 0, 0, 0)
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].points)
    for seat in range(state.players):
        if state.seats[seat].points == most:
            note(state, Happening.LEAD, seat, most, 0, 0)

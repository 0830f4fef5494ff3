"""The frame of a turn: drawing, winning, the limit."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.random import shuffle
from regalia.engine.state import after
from regalia.games.royals_cards import data
from regalia.games.royals_cards.card_sets import count, lay_out, top, without_top
from regalia.games.royals_cards.data import BITS
from regalia.games.royals_cards.state import NO_CARD, NOBODY, Decision, Happening, State

hand_size, goal = compiled(data.hand_size), compiled(data.goal)


# Drawing


@compiled
def draw_up(state: State, seat: int) -> None:
    """RC-07  Draw until the hand is full, from a reshuffled pile if need be."""
    me = state.seats[seat]
    before = me.hand
    missing = hand_size(state.players) - count(before)
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
def draw(state: State, seat: int) -> None:
    """RC-07  The top card of the pile."""
    me = state.seats[seat]
    me.in_pile -= 1
    me.hand |= BITS[me.pile[me.in_pile]]
    me.pile[me.in_pile] = 0


@compiled
def turn_discards_over(state: State, seat: int) -> None:
    """RC-06  The discard pile, shuffled, is the new draw pile."""
    me = state.seats[seat]
    me.in_pile = lay_out(me.discard, me.pile, 0)
    me.shown &= ~me.discard
    me.discard = 0
    shuffle(state.rng, me.pile, 0, me.in_pile)


@compiled
def note_cards(state: State, kind: int, seat: int, cards: int) -> None:
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
def begin_turn(state: State, seat: int) -> None:
    """RC-05, RC-07  Whoever has the points wins before drawing; the others draw up."""
    state.active = state.acting = seat
    if state.seats[seat].points >= goal(state.players):
        state.winner = seat
        state.decision = Decision.NONE
        note(state, Happening.WIN, seat, state.seats[seat].points, 0, 0)
    else:
        draw_up(state, seat)
        state.decision = Decision.TURN


@compiled
def end_turn(state: State) -> None:
    """RC-04, RC-30  The next player's turn, unless the limit is reached."""
    state.turn += 1
    if state.turn == state.limit:
        cut(state)
    else:
        begin_turn(state, after(state, state.active))


@compiled
def cut(state: State) -> None:
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

"""What bots do without thinking: pay with the cards they can spare, draw in a sensible order.

Of a turn's many small decisions few matter: which cards to draw and which nobles to win. So search
is spared the rest.
"""

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.games.royals.cards import place_in_row
from regalia.games.royals.payment import fits
from regalia.games.royals.rules import ACTIONS, CARDS, DRAW_INTRIGUE, TAKE_ROW, legal, play
from regalia.games.royals.state import NOTHING, Decision

FITTING = 100
"""More than all the cards of a hand: those that fit the noble come last."""


@compiled
def consider(state: Record, seat: int, out: Array) -> int:
    """The legal actions worth a thought: one payment, one discard, each set of cards once."""
    n = legal(state, seat, out)
    if state.decision == Decision.DRAW:
        return keep_in_order(state, n, out)
    if state.decision != Decision.PLAY and n > 0:
        out[0] = most_sparing(state, n, out)
        return 1
    return n


@compiled
def keep_in_order(state: Record, n: int, out: Array) -> int:
    """Unseen cards are best drawn first; then those of the row, from left to right."""
    gone, found = last_gone(state), 0
    if gone == NOTHING:
        return n
    for i in range(n):
        if is_in_row_after(state, out[i], gone):
            out[found], out[i] = out[i], out[found]
            found += 1
    return found if found > 0 else n


@compiled
def last_gone(state: Record) -> int:
    """The last place of the row whose card was taken in this turn."""
    gone = NOTHING
    for place in range(state.open_cards):
        if state.row[place] == NOTHING:
            gone = place
    return gone


@compiled
def is_in_row_after(state: Record, action: int, gone: int) -> bool:
    if action < TAKE_ROW or action >= DRAW_INTRIGUE:
        return False
    return place_in_row(state, action - TAKE_ROW) > gone


@compiled
def most_sparing(state: Record, n: int, out: Array) -> int:
    """The fewest substitutes; else the card, of those listed, that is missed least."""
    best, chosen = 2 * FITTING, out[0]
    if state.decision == Decision.SUBSTITUTE:
        return chosen
    for i in range(n):
        missed = how_missed(state, out[i] - CARDS)
        if missed < best:
            best, chosen = missed, out[i]
    return chosen


@compiled
def how_missed(state: Record, kind: int) -> int:
    """The more there are of a kind, the more it is worth collecting."""
    cards = int(state.seats[state.active].hand[kind] - state.paid[kind])
    return cards + FITTING if state.wanted != NOTHING and fits(state, kind) else cards


@compiled
def complete_payment(state: Record) -> None:
    """Win the noble that is being paid for."""
    out = np.empty(ACTIONS, np.int64)
    while state.wanted != NOTHING:
        seat = int(state.active)
        play(state, seat, most_sparing(state, legal(state, seat, out), out))

"""Set-up: a shuffled deck and a full hand each, and who begins."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import forget, note
from regalia.engine.random import TABLE_STREAM, seed_with_key
from regalia.games.royals_cards.cards import rank
from regalia.games.royals_cards.data import BITS, FULL_DECK, USUAL_LIMIT
from regalia.games.royals_cards.options import USUAL
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Happening, State
from regalia.games.royals_cards.turns import begin_turn, draw_up, turn_discards_over

LIMIT_OPTION, FIRST_OPTION = 0, 1


@compiled
def setup(state: State, players: int, key: Array, options: Array) -> None:
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
    named = options[FIRST_OPTION]
    first = show_bottom_cards(state) if named == NOBODY else named
    state.first = first
    note(state, Happening.FIRST, first, 0, 0, 0)
    begin_turn(state, first)


@compiled
def show_bottom_cards(state: State) -> int:
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
def show_next(state: State, tied: int, depth: int) -> int:
    """RC-03  Each tied seat shows the card so far from the bottom; the seats ahead, as bits."""
    highest, leaders = 0, 0
    for seat in range(state.players):
        if tied >> seat & 1:
            me = state.seats[seat]
            card = me.pile[depth]
            me.shown |= BITS[card]
            note(state, Happening.SHOW, seat, card, 0, 0)
            if rank(card) > highest:
                highest, leaders = rank(card), 0
            if rank(card) == highest:
                leaders |= 1 << seat
    return leaders

"""Taking hits: the defender's losses, step by step, and clearing up."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.games.royals_cards.card_sets import gather, has
from regalia.games.royals_cards.cards import number_card, suit
from regalia.games.royals_cards.data import BITS, FACE_CARDS, HIGHEST_NUMBER, LOWER_OF_SUIT
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, Happening, Refusal, State
from regalia.games.royals_cards.turns import end_turn


@compiled
def take_hits(state: State) -> None:
    """RC-18, RC-24, RC-25  So many points must the defender lose, or the Royals that are hit."""
    note(state, Happening.HITS, state.defender, state.hits, state.target, 0)
    settle(state)


@compiled
def settle(state: State) -> None:
    """RC-28, RC-29  Losses go on until they reach the hits or there is nothing left to lose."""
    if state.hits > 0 and is_sure_to_lose_all(state):
        for royal in range(FACE_CARDS):
            if is_hit(state, royal):
                lower(state, royal, 0)
    if state.hits <= 0 or not is_anything_hit(state):
        clear_up(state)
    else:
        state.acting = state.defender
        state.decision = Decision.LOSE


@compiled
def is_hit(state: State, royal: int) -> bool:
    """RC-18, RC-24  Any Royal of the defender may suffer in an attack, the named one otherwise."""
    if state.seats[state.defender].worth[royal] == 0:
        return False
    return state.target in (NO_ROYAL, royal)


@compiled
def is_anything_hit(state: State) -> bool:
    me = state.seats[state.defender]
    return me.royals > 0 if state.target == NO_ROYAL else me.worth[state.target] > 0


@compiled
def point_card(state: State, seat: int, royal: int) -> int:
    """RC-10  The card under a Royal in play is of its suit."""
    return number_card(suit(royal), state.seats[seat].worth[royal])


@compiled
def is_sure_to_lose_all(state: State) -> bool:
    """RC-28, RC-29  All that is hit must go, whatever the hand is that the others cannot see.

    Only then is the defender not asked: else to be asked, or not, would tell of the hand.
    """
    me = state.seats[state.defender]
    if state.target == NO_ROYAL and me.royals > 1 and me.points > state.hits:
        return False
    cards = may_be_held(state, state.defender)
    for royal in range(FACE_CARDS):
        if is_hit(state, royal) and cards & lower_cards(state, royal) != 0:
            return False
    return True


@compiled
def lower_cards(state: State, royal: int) -> int:
    """RC-27  The cards that may replace the point card of a Royal of the defender."""
    return LOWER_OF_SUIT[point_card(state, state.defender, royal)]


@compiled
def may_be_held(state: State, seat: int) -> int:
    """RC-28  The cards that the hand may have, to those who do not see it.

    Those everybody knows to be there; and if there are others, any that may lie in the pile.
    """
    me = state.seats[seat]
    if me.hand & ~me.shown == 0:
        return me.hand
    return me.hand | gather(me.pile, 0, me.in_pile) & ~me.shown


@compiled
def refuse_loss(state: State, royal: int, value: int) -> int:
    """RC-24, RC-25, RC-27  A Royal that is hit, discarded or brought down by a card in hand."""
    me = state.seats[state.defender]
    if me.worth[royal] == 0:
        return Refusal.NO_SUCH_ROYAL
    if state.target not in (NO_ROYAL, royal):
        return Refusal.NOT_THE_ONE_NAMED
    if value >= me.worth[royal]:
        return Refusal.NOT_LOWER
    if value > 0 and not has(me.hand, number_card(suit(royal), value)):
        return Refusal.NOT_IN_HAND
    return Refusal.NONE


@compiled
def lower(state: State, royal: int, value: int) -> None:
    """RC-25 to RC-28  The Royal's point card is replaced by a lower one; 0 discards the Royal."""
    me = state.seats[state.defender]
    before = me.worth[royal]
    me.discard |= BITS[point_card(state, state.defender, royal)]
    if value == 0:
        me.discard |= BITS[royal]
        me.royals -= 1
        note(state, Happening.LOSE_ROYAL, state.defender, royal, before, 0)
    else:
        me.hand ^= BITS[number_card(suit(royal), value)]
        note(state, Happening.REPLACE, state.defender, royal, before, value)
    me.worth[royal] = value
    me.points -= before - value
    state.hits -= before - value


@compiled
def suffer(state: State, royal: int, value: int) -> None:
    """RC-28  One step of the losses."""
    lower(state, royal, value)
    settle(state)


@compiled
def clear_up(state: State) -> None:
    """RC-19  Every committed card goes to its owner's discard pile; the turn is over."""
    for seat in range(state.players):
        me = state.seats[seat]
        me.discard |= me.committed
        me.committed = 0
    for value in range(HIGHEST_NUMBER + 1):
        state.blocks[value] = 0
    state.hits = 0
    state.defender, state.target = NOBODY, NO_ROYAL
    end_turn(state)

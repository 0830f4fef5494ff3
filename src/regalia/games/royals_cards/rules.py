"""The rules of Royals: what may be done, and doing it.

A turn has its frame in turns.py; what comes of an attack or an assassination is in fights.py, what
of the hits in hits.py.
"""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import forget, note
from regalia.games.royals_cards.card_sets import has
from regalia.games.royals_cards.cards import number_card, suit
from regalia.games.royals_cards.choices import (
    ACTIONS,
    ASSASSINATIONS,
    ATTACKS,
    BLOCKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    LET_THROUGH,
    LOSSES,
    PLAYS,
    assassination_of,
    decision_of,
    legal_blocks,
    legal_commits,
    legal_losses,
    legal_turns,
    loss_of,
    play_of,
)
from regalia.games.royals_cards.data import BITS
from regalia.games.royals_cards.fights import (
    assassinate,
    attack,
    block,
    commit,
    let_through,
    refuse_assassinate,
    refuse_attack,
    refuse_block,
    refuse_commit,
    refuse_to_stop,
    stop_committing,
)
from regalia.games.royals_cards.hits import refuse_loss, suffer
from regalia.games.royals_cards.state import Decision, Happening, Refusal, State
from regalia.games.royals_cards.turns import end_turn, note_cards

# Who, and what


@compiled
def actors(state: State) -> int:
    return 0 if state.decision == Decision.NONE else 1 << state.acting


@compiled
def legal(state: State, seat: int, out: Array) -> int:
    """All actions of the seat that `refuse` has nothing against, the usual choice first."""
    if state.decision == Decision.NONE or seat != state.acting:
        return 0
    if state.decision == Decision.TURN:
        return legal_turns(state, seat, out)
    if state.decision == Decision.COMMIT:
        return legal_commits(state, seat, out)
    if state.decision == Decision.PAIR:
        return legal_blocks(state, out)
    return legal_losses(state, out)


@compiled
def refuse(state: State, seat: int, action: int) -> int:
    """Why the seat may not do this now; `Refusal.NONE` where it may."""
    if state.decision == Decision.NONE:
        return Refusal.GAME_OVER
    if seat != state.acting:
        return Refusal.NOT_YOUR_TURN
    if action < PLAYS or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if decision_of(action) != state.decision:
        return Refusal.ANOTHER_DECISION
    if state.decision == Decision.TURN:
        return refuse_turn(state, seat, action)
    if action == ENOUGH:
        return refuse_to_stop(state, seat)
    if state.decision == Decision.COMMIT:
        return refuse_commit(state, seat, action - COMMITS)
    if state.decision == Decision.PAIR:
        return refuse_block(state, action - BLOCKS)
    royal, value = loss_of(action)
    return refuse_loss(state, royal, value)


@compiled
def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action: a turn's deed, or an answer in a fight."""
    forget(state)
    if action < COMMITS:
        take_turn(state, seat, action)
    elif action < ENOUGH:
        commit(state, seat, action - COMMITS)
    elif action == ENOUGH:
        stop_committing(state, seat)
    elif action == LET_THROUGH:
        let_through(state)
    elif action < LOSSES:
        block(state, action - BLOCKS)
    else:
        royal, value = loss_of(action)
        suffer(state, royal, value)


# A turn


@compiled
def refuse_turn(state: State, seat: int, action: int) -> int:
    """RC-08  One of four things; the hand may always be discarded."""
    if action < ATTACKS:
        face, value = play_of(action)
        return refuse_play(state, seat, face, value)
    if action < ASSASSINATIONS:
        return refuse_attack(state, seat, action - ATTACKS)
    if action < DISCARD_HAND:
        owner, royal = assassination_of(action)
        return refuse_assassinate(state, seat, owner, royal)
    return Refusal.NONE


@compiled
def take_turn(state: State, seat: int, action: int) -> None:
    """RC-08  Exactly one of the four."""
    if action < ATTACKS:
        face, value = play_of(action)
        play_royal(state, seat, face, value)
    elif action < ASSASSINATIONS:
        attack(state, seat, action - ATTACKS)
    elif action < DISCARD_HAND:
        owner, royal = assassination_of(action)
        assassinate(state, seat, owner, royal)
    else:
        discard_hand(state, seat)


@compiled
def discard_hand(state: State, seat: int) -> None:
    """RC-08, RC-09  The whole hand goes; it is not replaced before the next own turn."""
    me = state.seats[seat]
    note_cards(state, Happening.DISCARD_HAND, seat, me.hand)
    me.discard |= me.hand
    me.hand = 0
    end_turn(state)


# Playing a Royal


@compiled
def refuse_play(state: State, seat: int, face: int, value: int) -> int:
    """RC-10  A face card and a number card of its suit, both from the hand."""
    hand = state.seats[seat].hand
    if has(hand, face) and has(hand, number_card(suit(face), value)):
        return Refusal.NONE
    return Refusal.NOT_IN_HAND


@compiled
def play_royal(state: State, seat: int, face: int, value: int) -> None:
    """RC-10  A face card on a number card of its suit; the Royal is worth that number."""
    me = state.seats[seat]
    me.hand &= ~(BITS[face] | BITS[number_card(suit(face), value)])
    me.worth[face] = value
    me.royals += 1
    me.points += value
    note(state, Happening.PLAY, seat, face, value, 0)
    end_turn(state)

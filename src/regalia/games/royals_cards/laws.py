"""What must hold after every play, whatever was played."""

from enum import IntEnum

from regalia.engine.compiled import compiled
from regalia.games.royals_cards.card_sets import count, has
from regalia.games.royals_cards.data import BITS, DECK, FACE_CARDS, FULL_DECK, HIGHEST_NUMBER
from regalia.games.royals_cards.hits import point_card
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, State
from regalia.games.royals_cards.turns import goal, hand_size


class Law(IntEnum):
    KEPT = 0
    DECK_NOT_CONSERVED = 1
    CARD_BEYOND_PILE = 2
    ROYALS_MISCOUNTED = 3
    HAND_TOO_LARGE = 4
    HAND_NOT_FULL = 5
    SHOWN_NOT_AT_BOTTOM = 6
    COMMITTED_WITHOUT_FIGHT = 7
    TOO_MANY_COMMITTED = 8
    FIGHT_NOT_CLEARED = 9
    WRONG_ACTOR = 10
    WRONG_END = 11


@compiled
def audit(state: State) -> int:
    """The first law that is broken, or `Law.KEPT`."""
    for seat in range(state.players):
        broken = audit_deck(state, seat)
        if broken == Law.KEPT:
            broken = audit_seat(state, seat)
        if broken != Law.KEPT:
            return broken
    broken = audit_fight(state)
    return audit_end(state) if broken == Law.KEPT else broken


@compiled
def audit_deck(state: State, seat: int) -> int:
    """RC-01  Each of the 52 cards of a deck lies in one place, its owner's."""
    me = state.seats[seat]
    together = me.hand | me.committed | me.discard
    pieces = count(me.hand) + count(me.committed) + count(me.discard) + me.in_pile
    for i in range(DECK):
        if i < me.in_pile:
            together |= BITS[me.pile[i]]
        elif me.pile[i] != 0:
            return Law.CARD_BEYOND_PILE
    royals, points = 0, 0
    for royal in range(FACE_CARDS):
        if me.worth[royal] > 0:
            together |= BITS[royal] | BITS[point_card(state, seat, royal)]
            royals += 1
            points += me.worth[royal]
    if together != FULL_DECK or pieces + 2 * royals != DECK:
        return Law.DECK_NOT_CONSERVED
    return Law.KEPT if (royals, points) == (me.royals, me.points) else Law.ROYALS_MISCOUNTED


@compiled
def audit_seat(state: State, seat: int) -> int:
    me = state.seats[seat]
    if count(me.hand | me.committed) > hand_size(state.players):
        return Law.HAND_TOO_LARGE
    if state.decision == Decision.TURN and seat == state.active:
        if count(me.hand) != hand_size(state.players):
            return Law.HAND_NOT_FULL
        if me.points >= goal(state.players):
            return Law.WRONG_END
    for i in range(1, me.in_pile):
        if has(me.shown, me.pile[i]) and not has(me.shown, me.pile[i - 1]):
            return Law.SHOWN_NOT_AT_BOTTOM
    if state.decision in (Decision.TURN, Decision.NONE) and me.committed != 0:
        return Law.COMMITTED_WITHOUT_FIGHT
    return audit_commitment(state, seat)


@compiled
def audit_commitment(state: State, seat: int) -> int:
    """RC-12 to RC-14  Nobody commits more cards than Royals, the attacker at least one."""
    if state.decision not in (Decision.COMMIT, Decision.PAIR):
        return Law.KEPT
    most = int(state.seats[seat].royals)
    if seat == state.active:
        most = max(most, 1)
    if state.target != NO_ROYAL:
        most = 1 if seat in (state.active, state.defender) else 0
    committed = count(state.seats[seat].committed)
    return Law.KEPT if committed <= most else Law.TOO_MANY_COMMITTED


@compiled
def audit_fight(state: State) -> int:
    """Who acts when, and nothing of a fight is left after it."""
    fighting = state.decision not in (Decision.TURN, Decision.NONE)
    if fighting != (state.defender != NOBODY) or (state.target != NO_ROYAL and not fighting):
        return Law.FIGHT_NOT_CLEARED
    if (state.decision == Decision.COMMIT) != (state.due > 0):
        return Law.FIGHT_NOT_CLEARED
    if (state.decision == Decision.LOSE and state.hits <= 0) or (not fighting and state.hits != 0):
        return Law.FIGHT_NOT_CLEARED
    for value in range(HIGHEST_NUMBER + 1):
        if state.decision != Decision.PAIR and state.attacks[value] != 0:
            return Law.FIGHT_NOT_CLEARED
        if not fighting and state.blocks[value] != 0:
            return Law.FIGHT_NOT_CLEARED
    if not fighting and state.acting != state.active:
        return Law.WRONG_ACTOR
    if state.decision in (Decision.PAIR, Decision.LOSE) and state.acting != state.defender:
        return Law.WRONG_ACTOR
    return Law.KEPT


@compiled
def audit_end(state: State) -> int:
    """RC-05, RC-30  A game ends by a winner with the points, or at its limit."""
    over = state.decision == Decision.NONE
    if over != (state.winner != NOBODY or state.cut != 0):
        return Law.WRONG_END
    if state.winner != NOBODY and state.seats[state.winner].points < goal(state.players):
        return Law.WRONG_END
    reached = state.limit > 0 and state.turn >= state.limit
    return Law.KEPT if reached == (state.cut != 0) else Law.WRONG_END

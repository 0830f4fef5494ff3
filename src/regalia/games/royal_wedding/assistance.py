"""Step 5: calls for help and contributions (RW-24, RW-29)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.engine.state import after
from regalia.games.royal_wedding.bonds import owed
from regalia.games.royal_wedding.data import Effect
from regalia.games.royal_wedding.faith import (
    is_bound_to_assist,
    judge_assistance,
    judge_turncoats,
)
from regalia.games.royal_wedding.houses import ask, has
from regalia.games.royal_wedding.sides import go_on_to, leader, military_left
from regalia.games.royal_wedding.state import Decision, Happening, Refusal, Side, Stage
from regalia.games.royal_wedding.terms import ABSTAINS, Kind


@compiled
def can_assist(state: Record, seat: int, side: int) -> bool:
    """RW-24  Not a leader, not barred, with Military left, and not on the other side."""
    battle = state.battle
    if seat in (battle.attacker, battle.defender) or has(state, seat, Effect.NO_ASSISTANCE):
        return False
    if battle.forces[1 - side, seat] > 0 and not has(state, seat, Effect.BOTH_SIDES):
        return False
    return military_left(state, seat) > 0


@compiled
def offer_call(state: Record) -> None:
    """RW-24  First the attacker, then the defender may ask for help, if there is anybody to ask."""
    side = state.battle.side
    for seat in range(state.players):
        if can_assist(state, seat, side):
            ask(state, Decision.CALL, leader(state, side))
            return
    judge_turncoats(state)
    end_call(state)


@compiled
def call(state: Record, seat: int, help_wanted: bool) -> None:
    """RW-24  Starting left of the asker and going clockwise."""
    battle = state.battle
    note(state, Happening.CALL, seat, battle.side, help_wanted, 0)
    if help_wanted:
        judge_turncoats(state)
        battle.asked = seat
        go_on_to(state, Stage.HELP, battle.side)
    else:
        end_call(state)


@compiled
def ask_next_helper(state: Record) -> None:
    """RW-24  Who can contribute is asked."""
    battle = state.battle
    battle.asked = after(state, battle.asked)
    while battle.asked != leader(state, battle.side):
        if can_assist(state, battle.asked, battle.side):
            ask(state, Decision.CONTRIBUTE, battle.asked)
            return
        battle.asked = after(state, battle.asked)
    end_call(state)


@compiled
def end_call(state: Record) -> None:
    """RW-24, RW-25  After the attacker the defender may call, then the dice are rolled."""
    state.battle.asked = -1
    if state.battle.side == Side.ATTACK:
        go_on_to(state, Stage.CALL, Side.DEFENCE)
    else:
        go_on_to(state, Stage.DICE, Side.DEFENCE)


@compiled
def refuse_contribute(state: Record, seat: int, military: int) -> int:
    """RW-24, RW-29  Any amount the seat has left; promises may ask for some, or forbid it."""
    battle = state.battle
    if military > military_left(state, seat):
        return Refusal.TOO_LITTLE_MILITARY
    if military > 0 and state.seats[seat].word >> (ABSTAINS + leader(state, 1 - battle.side)) & 1:
        return Refusal.ABSTENTION_PROMISED
    if military > 0 and is_promised_to_defence(state, seat):
        return Refusal.OTHER_SIDE_PROMISED
    if military < least_assistance(state, seat):
        return Refusal.ASSISTANCE_PROMISED
    return Refusal.NONE


@compiled
def is_promised_to_defence(state: Record, seat: int) -> bool:
    """RW-29  Who has promised the defence cannot contribute to the attack, unless to both."""
    battle = state.battle
    if battle.side == Side.DEFENCE or has(state, seat, Effect.BOTH_SIDES):
        return False
    return is_bound_to_assist(state, seat, Side.DEFENCE)


@compiled
def least_assistance(state: Record, seat: int) -> int:
    """RW-29  What was promised to this side, or all that is left."""
    battle = state.battle
    if not is_bound_to_assist(state, seat, battle.side):
        return 0
    if battle.side == Side.ATTACK:
        least = owed(state, seat, Kind.AID_ATTACK, battle.defender, battle.attacker)
    else:
        least = owed(state, seat, Kind.AID_DEFENCE, battle.attacker, battle.defender)
    return min(least, military_left(state, seat))


@compiled
def contribute(state: Record, seat: int, military: int) -> None:
    """RW-24  In public, and the asker cannot refuse it."""
    battle = state.battle
    judge_assistance(state, seat, military)
    battle.forces[battle.side, seat] = military
    note(state, Happening.CONTRIBUTE, seat, leader(state, battle.side), military, 0)
    ask(state, Decision.NOTHING, -1)

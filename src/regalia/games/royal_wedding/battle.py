"""Step 5: who attacks whom, with how much, and how a battle goes on (RW-22, RW-23, RW-29)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.assistance import ask_next_helper, offer_call
from regalia.games.royal_wedding.bonds import attack_owed, owed
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect
from regalia.games.royal_wedding.faith import judge_attack
from regalia.games.royal_wedding.houses import ask, begin, has, in_order
from regalia.games.royal_wedding.sides import end_turn, go_on_to
from regalia.games.royal_wedding.spoils import fight, go_on_sharing
from regalia.games.royal_wedding.state import (
    Decision,
    Happening,
    Refusal,
    Sharing,
    Side,
    Stage,
    Step,
    Turn,
)
from regalia.games.royal_wedding.terms import SPARES, Kind


@compiled
def go_on_attacking(state: Record) -> None:
    """RW-22 to RW-28  The next attacker, or the next thing in a battle."""
    stage = state.battle.stage
    if stage == Stage.CALL:
        offer_call(state)
    elif stage == Stage.HELP:
        ask_next_helper(state)
    elif stage == Stage.DICE:
        fight(state)
    elif stage == Stage.DIVISION:
        go_on_sharing(state)
    else:
        ask_next_attacker(state)


@compiled
def ask_next_attacker(state: Record) -> None:
    """RW-22  In order, who can attack is asked whether and whom."""
    if state.turn == state.players:
        begin(state, Step.RESOLVE)
        return
    seat = in_order(state, state.turn)
    if can_attack(state, seat):
        ask(state, Decision.ATTACK, seat)
    else:
        state.seats[seat].attacked = Turn.UNABLE
        state.turn += 1


@compiled
def can_attack(state: Record, seat: int) -> bool:
    """RW-22, RW-23  Not barred, with some Military, and somebody is not protected."""
    if has(state, seat, Effect.NO_ATTACK) or state.seats[seat].holds[MILITARY] == 0:
        return False
    for target in range(state.players):
        if target != seat and not has(state, target, Effect.PROTECTED):
            return True
    return False


@compiled
def refuse_pass(state: Record, seat: int) -> int:
    """RW-29  A promised attack must be made."""
    return Refusal.ATTACK_PROMISED if attack_owed(state, seat) >= 0 else Refusal.NONE


@compiled
def refuse_attack(state: Record, seat: int, target: int, military: int) -> int:
    """RW-22, RW-23, RW-29  One other player, not protected; promises restrict whom and how."""
    if target >= state.players or target == seat:
        return Refusal.NO_SUCH_TARGET
    if has(state, target, Effect.PROTECTED):
        return Refusal.PROTECTED
    me = state.seats[seat]
    if military < 1 or military > me.holds[MILITARY]:
        return Refusal.TOO_LITTLE_MILITARY
    if me.word >> (SPARES + target) & 1:
        return Refusal.PEACE_PROMISED
    if military < least_attack(state, seat, target):
        return Refusal.ATTACK_PROMISED
    return Refusal.NONE


@compiled
def least_attack(state: Record, seat: int, target: int) -> int:
    """RW-29  What a promise makes the seat use; more than it has against a wrong target."""
    held, must = state.seats[seat].holds[MILITARY], attack_owed(state, seat)
    if must < 0:
        return 1
    return held + 1 if target != must else min(held, owed(state, seat, Kind.ATTACK, must, -1))


@compiled
def pass_by(state: Record, seat: int) -> None:
    """RW-22  Nobody has to attack who has not promised it."""
    judge_attack(state, seat, Turn.PASSED, 0)
    state.seats[seat].attacked = Turn.PASSED
    note(state, Happening.PASS, seat, 0, 0, 0)
    end_turn(state)


@compiled
def attack(state: Record, seat: int, target: int, military: int) -> None:
    """RW-22, RW-23  The attacker's Military first, then the defender's."""
    judge_attack(state, seat, target, military)
    state.seats[seat].attacked = target
    begin_battle(state, seat, target, military)
    note(state, Happening.ATTACK, seat, target, military, 0)
    if state.seats[target].holds[MILITARY] > 0:
        ask(state, Decision.DEFEND, target)
    else:
        defend(state, target, 0)


@compiled
def begin_battle(state: Record, attacker: int, defender: int, military: int) -> None:
    battle = state.battle
    battle.attacker = attacker
    battle.defender = defender
    battle.side = Side.ATTACK
    battle.asked = -1
    battle.winner = Side.NEITHER
    battle.sharing = Sharing.GAIN
    battle.rest = 0
    for seat in range(MOST_PLAYERS):
        battle.forces[0, seat] = 0
        battle.forces[1, seat] = 0
    battle.forces[0, attacker] = military


@compiled
def refuse_defend(state: Record, seat: int, military: int) -> int:
    """RW-23  Any part of what the defender has, nothing included."""
    if military > state.seats[seat].holds[MILITARY]:
        return Refusal.TOO_LITTLE_MILITARY
    return Refusal.NONE


@compiled
def defend(state: Record, seat: int, military: int) -> None:
    """RW-23  The defender's Military."""
    state.battle.forces[1, seat] = military
    note(state, Happening.DEFEND, seat, military, 0, 0)
    go_on_to(state, Stage.CALL, Side.ATTACK)

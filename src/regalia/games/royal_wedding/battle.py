"""Step 5: who attacks whom, with how much, and who helps (RW-22 to RW-24, RW-29)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.engine.state import after
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, Effect, Kind
from regalia.games.royal_wedding.deals import attack_owed, owed
from regalia.games.royal_wedding.faith import (
    is_bound_to_assist,
    judge_assistance,
    judge_attack,
    judge_turncoats,
)
from regalia.games.royal_wedding.lapses import release, release_helpers
from regalia.games.royal_wedding.numbers import (
    AMOUNTS,
    ATTACKS,
    CALL,
    CONTRIBUTES,
    DEFENDS,
    NO_CALL,
    PASS,
    SHARES,
)
from regalia.games.royal_wedding.sides import (
    bounds,
    end_turn,
    fight,
    go_on_sharing,
    go_on_to,
    leader,
    refuse_share,
    share,
)
from regalia.games.royal_wedding.state import (
    Decision,
    Happening,
    Refusal,
    Sharing,
    Side,
    Stage,
    State,
    Turn,
    ask,
    has,
    in_order,
    military_left,
)
from regalia.games.royal_wedding.terms import (
    ABSTAINS,
    SPARES,
)


@compiled
def wage_war(state: State) -> bool:
    """RW-22 to RW-28  The next thing in a battle, or the next attacker."""
    stage = state.battle.stage
    if stage == Stage.CALL:
        offer_call(state)
    elif stage == Stage.HELP:
        ask_next_helper(state)
    elif stage == Stage.DICE:
        fight(state)
    elif stage == Stage.DIVISION:
        go_on_sharing(state)
    elif state.turn == state.players:
        return True
    else:
        ask_next_attacker(state)
    return False


@compiled
def ask_next_attacker(state: State) -> None:
    """RW-22, RW-29  In order, who can attack is asked; promises now impossible have lapsed."""
    release(state)
    seat = in_order(state, state.turn)
    if can_attack(state, seat):
        ask(state, Decision.ATTACK, seat)
    else:
        state.seats[seat].attacked = Turn.UNABLE
        state.turn += 1


@compiled
def can_attack(state: State, seat: int) -> bool:
    """RW-22, RW-23  Not barred, with some Military, and somebody is not protected."""
    if has(state, seat, Effect.NO_ATTACK) or state.seats[seat].holds[MILITARY] == 0:
        return False
    for target in range(state.players):
        if target != seat and not has(state, target, Effect.PROTECTED):
            return True
    return False


# What may be done


@compiled
def legal_in_war(state: State, seat: int, out: Array) -> int:
    if state.decision == Decision.ATTACK:
        return legal_attacks(state, seat, out)
    if state.decision == Decision.DEFEND:
        return list_amounts(DEFENDS, 0, state.seats[seat].holds[MILITARY], out)
    if state.decision == Decision.CALL:
        out[0], out[1] = CALL, NO_CALL
        return 2
    if state.decision == Decision.CONTRIBUTE:
        return legal_contributions(state, seat, out)
    least, most = bounds(state, state.battle.asked, True)
    return list_amounts(SHARES, least, most, out)


@compiled
def list_amounts(base: int, least: int, most: int, out: Array) -> int:
    found = 0
    for amount in range(least, min(most, AMOUNTS - 1) + 1):
        out[found] = base + amount
        found += 1
    return found


@compiled
def legal_attacks(state: State, seat: int, out: Array) -> int:
    found = 0
    if refuse_pass(state, seat) == Refusal.NONE:
        out[0] = PASS
        found = 1
    held = min(state.seats[seat].holds[MILITARY], AMOUNTS - 1)
    for target in range(state.players):
        for military in range(held, 0, -1):
            if refuse_attack(state, seat, target, military) != Refusal.NONE:
                break
            out[found] = ATTACKS + target * AMOUNTS + military
            found += 1
    return found


@compiled
def legal_contributions(state: State, seat: int, out: Array) -> int:
    if refuse_contribute(state, seat, 1) in (
        Refusal.ABSTENTION_PROMISED,
        Refusal.OTHER_SIDE_PROMISED,
    ):
        out[0] = CONTRIBUTES
        return 1
    most = military_left(state, seat)
    return list_amounts(CONTRIBUTES, least_assistance(state, seat), most, out)


@compiled
def refuse_in_war(state: State, seat: int, action: int) -> int:
    """RW-22 to RW-29  To attack, to defend, to contribute, to divide."""
    if state.decision == Decision.ATTACK:
        if action == PASS:
            return refuse_pass(state, seat)
        target, military = divmod(action - ATTACKS, AMOUNTS)
        return refuse_attack(state, seat, target, military)
    if state.decision == Decision.DEFEND:
        return refuse_defend(state, seat, action - DEFENDS)
    if state.decision == Decision.CONTRIBUTE:
        return refuse_contribute(state, seat, action - CONTRIBUTES)
    if state.decision == Decision.SHARE:
        return refuse_share(state, action - SHARES)
    return Refusal.NONE


@compiled
def act_in_war(state: State, seat: int, action: int) -> None:
    if action == PASS:
        pass_by(state, seat)
    elif action in (CALL, NO_CALL):
        call(state, seat, action == CALL)
    elif state.decision == Decision.ATTACK:
        target, military = divmod(action - ATTACKS, AMOUNTS)
        attack(state, seat, target, military)
    elif state.decision == Decision.DEFEND:
        defend(state, seat, action - DEFENDS)
    elif state.decision == Decision.CONTRIBUTE:
        contribute(state, seat, action - CONTRIBUTES)
    else:
        share(state, action - SHARES)


# Attack and defence


@compiled
def refuse_pass(state: State, seat: int) -> int:
    """RW-29  A promised attack must be made."""
    return Refusal.ATTACK_PROMISED if attack_owed(state, seat) >= 0 else Refusal.NONE


@compiled
def refuse_attack(state: State, seat: int, target: int, military: int) -> int:
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
def least_attack(state: State, seat: int, target: int) -> int:
    """RW-29  What a promise makes the seat use; more than it has against a wrong target."""
    held, must = state.seats[seat].holds[MILITARY], attack_owed(state, seat)
    if must < 0:
        return 1
    return held + 1 if target != must else min(held, owed(state, seat, Kind.ATTACK, must, -1))


@compiled
def pass_by(state: State, seat: int) -> None:
    """RW-22  Nobody has to attack who has not promised it."""
    judge_attack(state, seat, Turn.PASSED, 0)
    state.seats[seat].attacked = Turn.PASSED
    note(state, Happening.PASS, seat, 0, 0, 0)
    end_turn(state)


@compiled
def attack(state: State, seat: int, target: int, military: int) -> None:
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
def begin_battle(state: State, attacker: int, defender: int, military: int) -> None:
    battle = state.battle
    battle.attacker = attacker
    battle.defender = defender
    battle.side = Side.ATTACK
    battle.asked = -1
    battle.winner = Side.NEITHER
    battle.sharing = Sharing.GAIN
    battle.rest = 0
    battle.generation = state.generation
    for side in range(2):
        battle.dice[side, 0] = 0
        battle.dice[side, 1] = 0
        battle.totals[side] = 0
    for seat in range(MOST_PLAYERS):
        battle.forces[0, seat] = 0
        battle.forces[1, seat] = 0
        battle.prestige[seat] = 0
        battle.discarded[seat] = 0
    battle.forces[0, attacker] = military


@compiled
def refuse_defend(state: State, seat: int, military: int) -> int:
    """RW-23  Any part of what the defender has, nothing included."""
    if military > state.seats[seat].holds[MILITARY]:
        return Refusal.TOO_LITTLE_MILITARY
    return Refusal.NONE


@compiled
def defend(state: State, seat: int, military: int) -> None:
    """RW-23  The defender's Military."""
    state.battle.forces[1, seat] = military
    note(state, Happening.DEFEND, seat, military, 0, 0)
    go_on_to(state, Stage.CALL, Side.ATTACK)


# Assistance


@compiled
def can_assist(state: State, seat: int, side: int) -> bool:
    """RW-24  Not a leader, not barred, with Military left, and not on the other side."""
    battle = state.battle
    if seat in (battle.attacker, battle.defender) or has(state, seat, Effect.NO_ASSISTANCE):
        return False
    if battle.forces[1 - side, seat] > 0 and not has(state, seat, Effect.BOTH_SIDES):
        return False
    return military_left(state, seat) > 0


@compiled
def offer_call(state: State) -> None:
    """RW-24  First the attacker, then the defender may ask for help, if there is anybody to ask."""
    side = state.battle.side
    for seat in range(state.players):
        if can_assist(state, seat, side):
            ask(state, Decision.CALL, leader(state, side))
            return
    judge_turncoats(state)
    end_call(state)


@compiled
def call(state: State, seat: int, help_wanted: bool) -> None:
    """RW-24  Starting left of the asker and going clockwise."""
    battle = state.battle
    note(state, Happening.CALL, seat, battle.side, help_wanted, 0)
    if help_wanted:
        judge_turncoats(state)
        battle.asked = seat
        go_on_to(state, Stage.HELP, battle.side)
    else:
        release_helpers(state)
        end_call(state)


@compiled
def ask_next_helper(state: State) -> None:
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
def end_call(state: State) -> None:
    """RW-24, RW-25  After the attacker the defender may call, then the dice are rolled."""
    state.battle.asked = -1
    if state.battle.side == Side.ATTACK:
        go_on_to(state, Stage.CALL, Side.DEFENCE)
    else:
        go_on_to(state, Stage.DICE, Side.DEFENCE)


@compiled
def refuse_contribute(state: State, seat: int, military: int) -> int:
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
def is_promised_to_defence(state: State, seat: int) -> bool:
    """RW-29  Who has promised the defence cannot contribute to the attack, unless to both."""
    battle = state.battle
    if battle.side == Side.DEFENCE or has(state, seat, Effect.BOTH_SIDES):
        return False
    return is_bound_to_assist(state, seat, Side.DEFENCE)


@compiled
def least_assistance(state: State, seat: int) -> int:
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
def contribute(state: State, seat: int, military: int) -> None:
    """RW-24  In public, and the asker cannot refuse it."""
    battle = state.battle
    judge_assistance(state, seat, military)
    battle.forces[battle.side, seat] = military
    note(state, Happening.CONTRIBUTE, seat, leader(state, battle.side), military, 0)
    ask(state, Decision.NOTHING, -1)

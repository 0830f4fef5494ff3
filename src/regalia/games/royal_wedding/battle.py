"""Step 5: attacks, calls for help, dice, and the division among the sides (RW-22 to RW-30)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.engine.random import roll
from regalia.engine.state import after
from regalia.games.royal_wedding.bonds import attack_owed, owed
from regalia.games.royal_wedding.data import MILITARY, MOST_PLAYERS, PRESTIGE, Effect
from regalia.games.royal_wedding.faith import judge_assistance, judge_attack, judge_turncoats
from regalia.games.royal_wedding.houses import ask, begin, change, has, in_order
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
from regalia.games.royal_wedding.terms import ABSTAINS, SPARES, Kind

# Attack


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
def end_turn(state: Record) -> None:
    state.turn += 1
    state.battle.stage = Stage.NONE
    ask(state, Decision.NOTHING, -1)


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


@compiled
def go_on_to(state: Record, stage: int, side: int) -> None:
    state.battle.stage = stage
    state.battle.side = side
    ask(state, Decision.NOTHING, -1)


# Help


@compiled
def leader(state: Record, side: int) -> int:
    return state.battle.attacker if side == Side.ATTACK else state.battle.defender


@compiled
def military_left(state: Record, seat: int) -> int:
    """RW-24  What is used on one side cannot be used on the other."""
    forces = state.battle.forces
    return state.seats[seat].holds[MILITARY] - forces[0, seat] - forces[1, seat]


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
    bit = int(battle.attacker) * MOST_PLAYERS + battle.defender
    return state.seats[seat].defences_aided >> bit & 1 != 0


@compiled
def least_assistance(state: Record, seat: int) -> int:
    """RW-29  What was promised to this side, or all that is left."""
    me, battle = state.seats[seat], state.battle
    bit = int(battle.attacker) * MOST_PLAYERS + battle.defender
    if battle.side == Side.ATTACK and me.attacks_aided >> bit & 1:
        least = owed(state, seat, Kind.AID_ATTACK, battle.defender, battle.attacker)
    elif battle.side == Side.DEFENCE and me.defences_aided >> bit & 1:
        least = owed(state, seat, Kind.AID_DEFENCE, battle.attacker, battle.defender)
    else:
        return 0
    return min(least, military_left(state, seat))


@compiled
def contribute(state: Record, seat: int, military: int) -> None:
    """RW-24  In public, and the asker cannot refuse it."""
    battle = state.battle
    judge_assistance(state, seat, military)
    battle.forces[battle.side, seat] = military
    note(state, Happening.CONTRIBUTE, seat, leader(state, battle.side), military, 0)
    ask(state, Decision.NOTHING, -1)


# The fight


@compiled
def strength(state: Record, side: int) -> int:
    """All Military on a side, own and contributed."""
    total = 0
    for seat in range(state.players):
        total += state.battle.forces[side, seat]
    return total


@compiled
def bonus(state: Record) -> int:
    """RW-25  One more for an attacker who was taken for weak and was not."""
    return 1 if has(state, state.battle.attacker, Effect.STRONGER) else 0


@compiled
def fight(state: Record) -> None:
    """RW-25, RW-26  Two dice and the Military for each side; the higher total wins."""
    attack_total = roll_for(state, Side.ATTACK, bonus(state))
    defence_total = roll_for(state, Side.DEFENCE, 0)
    if attack_total == defence_total:
        note(state, Happening.TIE, state.battle.attacker, state.battle.defender, 0, 0)
        share_out(state, Side.ATTACK, Sharing.DISCARD)
    else:
        win(state, Side.ATTACK if attack_total > defence_total else Side.DEFENCE)


@compiled
def roll_for(state: Record, side: int, extra: int) -> int:
    one, other = roll(state.rng), roll(state.rng)
    total = one + other + strength(state, side) + extra
    note(state, Happening.ROLL, leader(state, side), one, other, total)
    return total


@compiled
def win(state: Record, side: int) -> None:
    """RW-26, RW-30  The stake is all the Military of the attacking side."""
    state.battle.winner = side
    for seat in range(state.players):
        if seat == leader(state, side) or state.battle.forces[side, seat] > 0:
            state.seats[seat].won = 1
    stake = strength(state, Side.ATTACK)
    note(state, Happening.WIN, leader(state, side), leader(state, 1 - side), stake, 0)
    share_out(state, side, Sharing.GAIN)


# Division


@compiled
def share_out(state: Record, side: int, sharing: int) -> None:
    """RW-28  Divide a gain, a loss or discards: helpers clockwise, the rest is the leader's."""
    battle = state.battle
    go_on_to(state, Stage.DIVISION, side)
    battle.sharing = sharing
    battle.rest = amount_to_share(state, side, sharing)
    battle.asked = leader(state, side)


@compiled
def amount_to_share(state: Record, side: int, sharing: int) -> int:
    """RW-26 to RW-28  The stake, what of it the losers have, or half of the side's Military."""
    if sharing == Sharing.DISCARD:
        return strength(state, side) // 2
    stake = strength(state, Side.ATTACK)
    if sharing == Sharing.GAIN:
        return stake
    return min(stake, bearable(state, leader(state, side)))


@compiled
def limit(state: Record, seat: int) -> int:
    """RW-28  The most of what is divided that this seat can be given."""
    battle = state.battle
    if seat != leader(state, battle.side) and battle.forces[battle.side, seat] == 0:
        return 0
    if battle.sharing == Sharing.GAIN:
        return battle.rest
    if battle.sharing == Sharing.LOSS:
        return state.seats[seat].holds[PRESTIGE]
    return battle.forces[battle.side, seat]


@compiled
def bearable(state: Record, seat: int) -> int:
    """What this seat and those after it, up to the leader, can be given together."""
    total, last = limit(state, seat), leader(state, state.battle.side)
    if seat == last:
        seat = after(state, seat)
        while seat != last:
            total += limit(state, seat)
            seat = after(state, seat)
        return total
    while seat != last:
        seat = after(state, seat)
        total += limit(state, seat)
    return total


@compiled
def least_share(state: Record, seat: int) -> int:
    """RW-28  What nobody after this seat could bear."""
    return max(0, state.battle.rest - bearable(state, seat) + limit(state, seat))


@compiled
def most_share(state: Record, seat: int) -> int:
    return min(limit(state, seat), state.battle.rest)


@compiled
def refuse_share(state: Record, amount: int) -> int:
    """RW-28  It must add up; nobody bears more than he can while another has some left."""
    if amount > most_share(state, state.battle.asked):
        return Refusal.TOO_MUCH
    return Refusal.TOO_LITTLE if amount < least_share(state, state.battle.asked) else Refusal.NONE


@compiled
def go_on_sharing(state: Record) -> None:
    """RW-28  Ask for the next helper's share where there is a choice."""
    battle = state.battle
    chief = leader(state, battle.side)
    battle.asked = after(state, battle.asked)
    while battle.asked != chief:
        least, most = least_share(state, battle.asked), most_share(state, battle.asked)
        if least < most:
            ask(state, Decision.SHARE, chief)
            return
        give_share(state, battle.asked, most)
        battle.asked = after(state, battle.asked)
    give_share(state, chief, battle.rest)
    end_sharing(state)


@compiled
def share(state: Record, amount: int) -> None:
    """RW-28  The leader's word for one helper."""
    give_share(state, state.battle.asked, amount)
    ask(state, Decision.NOTHING, -1)


@compiled
def give_share(state: Record, seat: int, amount: int) -> None:
    """RW-26, RW-27  Prestige won or lost, Military discarded."""
    battle = state.battle
    battle.rest -= amount
    if amount == 0:
        return
    if battle.sharing == Sharing.GAIN:
        change(state, seat, PRESTIGE, amount)
        note(state, Happening.GAIN, seat, amount, 0, 0)
    elif battle.sharing == Sharing.LOSS:
        change(state, seat, PRESTIGE, -amount)
        note(state, Happening.LOSE, seat, amount, 0, 0)
    else:
        change(state, seat, MILITARY, -amount)
        note(state, Happening.DISCARD, seat, amount, 0, 0)


@compiled
def end_sharing(state: Record) -> None:
    """RW-28  The winner divides first, then the loser; after a tie the attacker first."""
    battle = state.battle
    first = Side.DEFENCE if battle.winner == Side.DEFENCE else Side.ATTACK
    if battle.sharing != Sharing.DISCARD:
        share_out(state, battle.side, Sharing.DISCARD)
    elif battle.side == first:
        tied = battle.winner == Side.NEITHER
        share_out(state, 1 - first, Sharing.DISCARD if tied else Sharing.LOSS)
    else:
        end_turn(state)

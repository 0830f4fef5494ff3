"""Step 5: the two sides of a battle, the dice, and how a side divides what comes of them.

RW-25 to RW-28, RW-30.
"""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.random import roll
from regalia.engine.state import after
from regalia.games.royal_wedding.data import BONUS, MILITARY, PRESTIGE, Effect, Source
from regalia.games.royal_wedding.state import (
    Decision,
    Happening,
    Refusal,
    Sharing,
    Side,
    Stage,
    State,
    ask,
    has,
)
from regalia.games.royal_wedding.treasury import change, change_prestige


@compiled
def leader(state: State, side: int) -> int:
    return state.battle.attacker if side == Side.ATTACK else state.battle.defender


@compiled
def strength(state: State, side: int) -> int:
    """All Military on a side, own and contributed."""
    total = 0
    for seat in range(state.players):
        total += state.battle.forces[side, seat]
    return total


@compiled
def go_on_to(state: State, stage: int, side: int) -> None:
    state.battle.stage = stage
    state.battle.side = side
    ask(state, Decision.NOTHING, -1)


@compiled
def end_turn(state: State) -> None:
    state.turn += 1
    state.battle.stage = Stage.NONE
    ask(state, Decision.NOTHING, -1)


# The dice


@compiled
def bonus(state: State) -> int:
    """RW-25  Some more for an attacker who was taken for weak and was not."""
    return BONUS if has(state, state.battle.attacker, Effect.STRONGER) else 0


@compiled
def fight(state: State) -> None:
    """RW-25, RW-26  Two dice and the Military for each side; the higher total wins."""
    attack_total = roll_for(state, Side.ATTACK, bonus(state))
    defence_total = roll_for(state, Side.DEFENCE, 0)
    if attack_total == defence_total:
        note(state, Happening.TIE, state.battle.attacker, state.battle.defender, 0, 0)
        share_out(state, Side.ATTACK, Sharing.DISCARD)
    else:
        win(state, Side.ATTACK if attack_total > defence_total else Side.DEFENCE)


@compiled
def roll_for(state: State, side: int, extra: int) -> int:
    one, other = roll(state.rng), roll(state.rng)
    state.battle.dice[side, 0] = one
    state.battle.dice[side, 1] = other
    total = one + other + strength(state, side) + extra
    state.battle.totals[side] = total
    note(state, Happening.ROLL, leader(state, side), one, other, total)
    return total


@compiled
def win(state: State, side: int) -> None:
    """RW-26, RW-30  The stake is all the Military of the attacking side."""
    state.battle.winner = side
    for seat in range(state.players):
        if seat == leader(state, side) or state.battle.forces[side, seat] > 0:
            state.seats[seat].won = 1
    stake = strength(state, Side.ATTACK)
    note(state, Happening.WIN, leader(state, side), leader(state, 1 - side), stake, 0)
    share_out(state, side, Sharing.GAIN)


# The division


@compiled
def share_out(state: State, side: int, sharing: int) -> None:
    """RW-28  Divide a gain, a loss or discards: helpers clockwise, the rest is the leader's."""
    battle = state.battle
    go_on_to(state, Stage.DIVISION, side)
    battle.sharing = sharing
    battle.rest = amount_to_share(state, side, sharing)
    battle.asked = leader(state, side)


@compiled
def amount_to_share(state: State, side: int, sharing: int) -> int:
    """RW-26 to RW-28  The stake, what of it the losers have, or half of the side's Military."""
    if sharing == Sharing.DISCARD:
        return strength(state, side) // 2
    stake = strength(state, Side.ATTACK)
    if sharing == Sharing.GAIN:
        return stake
    return min(stake, bearable(state, leader(state, side)))


@compiled
def limit(state: State, seat: int) -> int:
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
def bearable(state: State, seat: int) -> int:
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
def least_share(state: State, seat: int) -> int:
    """RW-28  What nobody after this seat could bear."""
    return max(0, state.battle.rest - bearable(state, seat) + limit(state, seat))


@compiled
def most_share(state: State, seat: int) -> int:
    return min(limit(state, seat), state.battle.rest)


@compiled
def refuse_share(state: State, amount: int) -> int:
    """RW-28  It must add up; nobody bears more than he can while another has some left."""
    if amount > most_share(state, state.battle.asked):
        return Refusal.TOO_MUCH
    return Refusal.TOO_LITTLE if amount < least_share(state, state.battle.asked) else Refusal.NONE


@compiled
def go_on_sharing(state: State) -> None:
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
def share(state: State, amount: int) -> None:
    """RW-28  The leader's word for one helper."""
    give_share(state, state.battle.asked, amount)
    ask(state, Decision.NOTHING, -1)


@compiled
def give_share(state: State, seat: int, amount: int) -> None:
    """RW-26, RW-27  Prestige won or lost, Military discarded."""
    battle = state.battle
    battle.rest -= amount
    if amount == 0:
        return
    if battle.sharing == Sharing.GAIN:
        battle.prestige[seat] += change_prestige(state, seat, Source.BATTLES, amount)
        note(state, Happening.GAIN, seat, amount, 0, 0)
    elif battle.sharing == Sharing.LOSS:
        battle.prestige[seat] += change_prestige(state, seat, Source.BATTLES, -amount)
        note(state, Happening.LOSE, seat, amount, 0, 0)
    else:
        battle.discarded[seat] -= change(state, seat, MILITARY, -amount)
        note(state, Happening.DISCARD, seat, amount, 0, 0)


@compiled
def end_sharing(state: State) -> None:
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

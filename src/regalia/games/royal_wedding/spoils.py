"""Step 5: the dice, and the division of gain, loss and discards (RW-25 to RW-28, RW-30)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.engine.random import roll
from regalia.engine.state import after
from regalia.games.royal_wedding.data import MILITARY, PRESTIGE, Effect
from regalia.games.royal_wedding.houses import ask, change, has
from regalia.games.royal_wedding.sides import end_turn, go_on_to, leader, strength
from regalia.games.royal_wedding.state import Decision, Happening, Refusal, Sharing, Side, Stage


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

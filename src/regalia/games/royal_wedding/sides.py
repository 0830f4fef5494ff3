"""Step 5: the two sides of a battle, the dice, and how a side divides what comes of them.

RW-25 to RW-30.
"""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.random import roll
from regalia.engine.state import after
from regalia.games.royal_wedding.data import BONUS, MILITARY, PRESTIGE, Effect, Kind, Source
from regalia.games.royal_wedding.deals import in_force, side_of, this_generation
from regalia.games.royal_wedding.faith import break_word, is_free_promise
from regalia.games.royal_wedding.lapses import lapse
from regalia.games.royal_wedding.state import (
    Decision,
    Flag,
    Happening,
    Refusal,
    Sharing,
    Side,
    Stage,
    State,
    ask,
    has,
)
from regalia.games.royal_wedding.terms import AMOUNT, GAINS, KIND, SIDE, X, next_term, place_among
from regalia.games.royal_wedding.treasury import change, change_prestige

MOST_MILITARY = 1 << 14
"""Nobody has so much."""


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
    if has_helpers(state):
        release_divisions(state)


@compiled
def amount_to_share(state: State, side: int, sharing: int) -> int:
    """RW-26 to RW-28  The stake, what of it the losers have, or half of the side's Military."""
    if sharing == Sharing.DISCARD:
        return strength(state, side) // 2
    stake = strength(state, Side.ATTACK)
    if sharing == Sharing.GAIN:
        return stake
    bearable = 0
    for seat in range(state.players):
        bearable += limit(state, seat)
    return min(stake, bearable)


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
def wanted(state: State, seat: int, promises: bool) -> tuple[int, int, int]:
    """RW-29  What binding promises leave a seat, at least and at most, and what it could bear."""
    most, chief = limit(state, seat), leader(state, state.battle.side)
    least, enough = 0, most
    if promises and state.seats[chief].word >> GAINS != 0:
        for index in range(this_generation(state), state.struck):
            deal = state.deals[index]
            side = side_of(deal, chief)
            terms = in_force(deal) if side >= 0 and deal.marks & Flag.BINDING else 0
            while terms > 0:
                term, terms = next_term(terms)
                if SIDE[term] == side:
                    low, high = claim(state, term, seat)
                    least, enough = max(least, low), min(enough, high)
    least = min(least, most)
    return least, max(least, enough), most


@compiled
def bounds(state: State, seat: int, promises: bool) -> tuple[int, int]:
    """RW-28, RW-29  The least and the most for a seat, so that the others can bear the rest.

    Binding promises, if they are to count, are kept, or missed by as little as can be.
    """
    rest, other, last = state.battle.rest, state.battle.asked, leader(state, state.battle.side)
    least, enough, most = 0, 0, 0
    low, high, top = 0, 0, 0  # of all the others
    while True:
        a, b, c = wanted(state, other, promises)
        if other == seat:
            least, enough, most = a, b, c
        else:
            low, high, top = low + a, high + b, top + c
        if other == last:
            break
        other = after(state, other)
    if rest < least + low:
        return max(0, rest - low), min(least, rest)
    if rest > enough + high:
        return max(enough, rest - top), min(most, rest - high)
    return max(least, rest - high), min(enough, rest - low)


@compiled
def refuse_share(state: State, amount: int) -> int:
    """RW-28, RW-29  It must add up; nobody bears more than he can; a promise may ask for more."""
    helper = state.battle.asked
    least, most = bounds(state, helper, False)
    if amount > most:
        return Refusal.TOO_MUCH
    if amount < least:
        return Refusal.TOO_LITTLE
    least, most = bounds(state, helper, True)
    return Refusal.NONE if least <= amount <= most else Refusal.DIVISION_PROMISED


@compiled
def go_on_sharing(state: State) -> None:
    """RW-28  Ask for the next helper's share where there is a choice, promises apart.

    Who looks on must not learn from the question what was promised.
    """
    battle = state.battle
    chief = leader(state, battle.side)
    battle.asked = after(state, battle.asked)
    while battle.asked != chief:
        if battle.forces[battle.side, battle.asked] > 0:
            least, most = bounds(state, battle.asked, False)
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
    if has_helpers(state):
        judge_share(state, seat, amount)
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


# What a leader has promised his helpers


@compiled
def has_helpers(state: State) -> bool:
    """Is there anybody to divide with?"""
    side = state.battle.side
    return strength(state, side) > state.battle.forces[side, leader(state, side)]


@compiled
def claim(state: State, term: int, seat: int) -> tuple[int, int]:
    """RW-14  The least and the most of what is divided that a leader's promise lets a seat have."""
    battle, kind, helper = state.battle, KIND[term], X[term]
    if kind < Kind.GAIN or battle.forces[battle.side, helper] == 0:
        return 0, MOST_MILITARY
    if kind == Kind.HALVES and battle.sharing == Sharing.GAIN:
        stake = strength(state, Side.ATTACK)
        two = seat == helper or seat == leader(state, battle.side)
        return (stake // 2, (stake + 1) // 2) if two else (0, 0)
    if seat != helper:
        return 0, MOST_MILITARY
    if kind == Kind.GAIN and battle.sharing == Sharing.GAIN:
        return AMOUNT[term], MOST_MILITARY
    lost = kind == Kind.LOSS and battle.sharing == Sharing.LOSS
    fallen = kind == Kind.DISCARD and battle.sharing == Sharing.DISCARD
    return 0, AMOUNT[term] if lost or fallen else MOST_MILITARY


@compiled
def release_divisions(state: State) -> None:
    """RW-29  A promise that binds nobody lapses where no division that is allowed would keep it."""
    chief = leader(state, state.battle.side)
    state.battle.asked = after(state, chief)  # everybody's share is to come
    for index in range(this_generation(state), state.struck):
        terms = in_force(state.deals[index])
        while terms > 0:
            term, terms = next_term(terms)
            mine = KIND[term] >= Kind.GAIN and is_free_promise(state, index, chief, term)
            if mine and not can_be_kept(state, term):
                lapse(state, index, term)
    state.battle.asked = chief


@compiled
def can_be_kept(state: State, term: int) -> bool:
    """Is there a share for everybody that this promise and those that bind allow?"""
    for seat in range(state.players):
        low, high = claim(state, term, seat)
        least, most = bounds(state, seat, True)
        if low > most or high < least:
            return False
    return True


@compiled
def judge_share(state: State, seat: int, amount: int) -> None:
    """RW-14, RW-29  Of the promises that a share does not keep those that bind lapse."""
    chief = leader(state, state.battle.side)
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        terms = in_force(deal)
        while terms > 0:
            term, terms = next_term(terms)
            low, high = claim(state, term, seat)
            if side_of(deal, chief) != SIDE[term] or low <= amount <= high:
                continue
            if deal.marks & Flag.BINDING:
                lapse(state, index, term)
            elif not deal.broken >> place_among(deal.terms, term) & 1:
                break_word(state, index, SIDE[term], term)

"""What must hold after every play, whatever was played."""

from enum import IntEnum

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.records import Numbers
from regalia.games.royal_wedding.data import (
    DECK,
    GOODS,
    KINDS,
    MILITARY,
    MOST_PLAYERS,
    PRESTIGE,
    Effect,
    Step,
)
from regalia.games.royal_wedding.deals import (
    gift,
    in_force,
    is_consistent,
    other_party,
    side_of,
    this_generation,
)
from regalia.games.royal_wedding.lapses import stands_alone
from regalia.games.royal_wedding.offers import count_bits, heirs, proposals_left, stands, tie
from regalia.games.royal_wedding.state import (
    Deal,
    Flag,
    Stage,
    State,
    Tie,
    has,
)
from regalia.games.royal_wedding.terms import (
    SIDE,
    SPARES,
    WORD,
    attack_aided,
    defence_aided,
    next_term,
)
from regalia.games.royal_wedding.treasury import good_of


class Law(IntEnum):
    KEPT = 0
    BELOW_ZERO = 1
    CARDS_NOT_CONSERVED = 2
    MARRIAGE_ONE_SIDED = 3
    MORE_MARRIAGES_THAN_HEIRS = 4
    TOO_MANY_PROPOSALS = 5
    OFFER_AFTER_TALKS = 6
    OFFER_DOES_NOT_STAND = 7
    BOUND_WITHOUT_MARRIAGE = 8
    BONDS_MISCOUNTED = 9
    BONDS_CONTRADICTORY = 10
    BONDS_WITHOUT_COVER = 11
    TRANSFERS_WITHOUT_DEAL = 12
    PEACE_BROKEN = 13
    MILITARY_USED_TWICE = 14
    BOTH_GIVEN_AND_RENEGED = 15
    FREE_THOUGH_MARRIED = 16
    PRESTIGE_FROM_NOWHERE = 17
    BOTH_FAITHLESS = 18


@compiled
def audit(state: State) -> int:
    """The first law that is broken, or `Law.KEPT`."""
    for seat in range(state.players):
        broken = audit_seat(state, seat)
        if broken == Law.KEPT:
            broken = audit_bonds(state, seat)
        if broken != Law.KEPT:
            return broken
    broken = audit_cards(state)
    if broken == Law.KEPT:
        broken = audit_offers(state)
    if broken == Law.KEPT:
        broken = audit_deals(state)
    return audit_transfers(state) if broken == Law.KEPT else broken


@compiled
def audit_seat(state: State, seat: int) -> int:
    me = state.seats[seat]
    for good in range(GOODS):
        if me.holds[good] < 0:
            return Law.BELOW_ZERO
    if sum_up(me.earned) != me.holds[PRESTIGE]:
        return Law.PRESTIGE_FROM_NOWHERE
    for other in range(state.players):
        if me.married >> other & 1 != state.seats[other].married >> seat & 1:
            return Law.MARRIAGE_ONE_SIDED
    if count_bits(me.married) > heirs(state, seat) or me.married >> seat & 1:
        return Law.MORE_MARRIAGES_THAN_HEIRS
    if proposals_left(state, seat) < 0:
        return Law.TOO_MANY_PROPOSALS
    if me.attacked >= 0 and me.attacked < state.players and me.word >> (SPARES + me.attacked) & 1:
        return Law.PEACE_BROKEN
    used = state.battle.forces[0, seat] + state.battle.forces[1, seat]
    if state.battle.stage in (Stage.CALL, Stage.HELP) and used > me.holds[MILITARY]:
        return Law.MILITARY_USED_TWICE
    return Law.KEPT


@compiled
def sum_up(numbers: Numbers) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


@compiled
def audit_bonds(state: State, seat: int) -> int:
    """What binds a seat is the sum of its binding deals, and can all be kept."""
    me = state.seats[seat]
    word, attacks, defences = 0, 0, 0
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        terms = in_force(deal) if deal.marks & Flag.BINDING else 0
        while terms > 0:
            term, terms = next_term(terms)
            if SIDE[term] == side_of(deal, seat):
                word |= WORD[term]
                attacks |= attack_aided(term)
                defences |= defence_aided(term)
    if word != me.word or attacks != me.attacks_aided or defences != me.defences_aided:
        return Law.BONDS_MISCOUNTED
    if not is_consistent(word, attacks, defences, has(state, seat, Effect.BOTH_SIDES)):
        return Law.BONDS_CONTRADICTORY
    return audit_debts(state, seat)


@compiled
def audit_debts(state: State, seat: int) -> int:
    me = state.seats[seat]
    for good in range(GOODS):
        owes = 0
        for index in range(this_generation(state), state.struck):
            deal = state.deals[index]
            side = side_of(deal, seat)
            if side >= 0 and deal.marks & Flag.BINDING:
                owes += gift(deal, side, good)
        if owes != me.owes[good]:
            return Law.BONDS_MISCOUNTED
        if state.step == Step.NEGOTIATE and owes > me.holds[good]:
            return Law.BONDS_WITHOUT_COVER
    return Law.KEPT


@compiled
def audit_cards(state: State) -> int:
    """Every Challenge is in the deck, in a hand or on the discard pile."""
    balance = np.zeros(KINDS, np.int64)
    for card in DECK:
        balance[card] += 1
    for i in range(state.in_deck):
        balance[state.deck[i]] -= 1
    for i in range(state.discarded):
        balance[state.discard[i]] -= 1
    for seat in range(state.players):
        if state.seats[seat].challenge >= 0:
            balance[state.seats[seat].challenge] -= 1
    for kind in range(KINDS):
        if balance[kind] != 0:
            return Law.CARDS_NOT_CONSERVED
    return Law.KEPT


@compiled
def audit_offers(state: State) -> int:
    """Open offers are such as their proposers could still make."""
    if state.open > 0 and state.step != Step.NEGOTIATE:
        return Law.OFFER_AFTER_TALKS
    for index in range(state.open):
        if not stands(state, index):
            return Law.OFFER_DOES_NOT_STAND
    return Law.KEPT


@compiled
def audit_deals(state: State) -> int:
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        married = tie(state, deal.proposer, deal.partner) == Tie.MARRIED
        if deal.marks & Flag.BINDING and not married:
            return Law.BOUND_WITHOUT_MARRIAGE
        if married and not deal.marks & (Flag.BINDING | Flag.EARLY):
            return Law.FREE_THOUGH_MARRIED
        for side in range(2):
            if deal.marks & (Flag.GIVEN << side) and deal.marks & (Flag.RENEGED << side):
                return Law.BOTH_GIVEN_AND_RENEGED
        if has_broken(deal, 0) and has_broken(deal, 1) and not stands_alone(deal):
            return Law.BOTH_FAITHLESS
    return Law.KEPT


@compiled
def has_broken(deal: Deal, side: int) -> bool:
    return deal.marks & (Flag.RENEGED | Flag.FAITHLESS) << side != 0


@compiled
def audit_transfers(state: State) -> int:
    """Everything that changed hands did so by a deal that says it was given."""
    if state.step == Step.OVER:
        return Law.KEPT
    balance = np.zeros((MOST_PLAYERS * MOST_PLAYERS, GOODS), np.int64)
    for i in range(state.transferred):
        entry = state.transfers[i]
        balance[int(entry.what) // GOODS, good_of(entry)] += entry.amount
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        for side in range(2):
            if deal.marks & (Flag.GIVEN << side):
                giver, receiver = other_party(deal, 1 - side), other_party(deal, side)
                for good in range(GOODS):
                    balance[giver * MOST_PLAYERS + receiver, good] -= gift(deal, side, good)
    for pair in range(len(balance)):
        for good in range(GOODS):
            if balance[pair, good] != 0:
                return Law.TRANSFERS_WITHOUT_DEAL
    return Law.KEPT

"""Step 2: answers, marriages and deals (RW-08, RW-09, RW-13, RW-15, RW-16)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.deals import bind, is_between, passes, refuse_bond, this_generation
from regalia.games.royal_wedding.lapses import release
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    ATTACKS,
    COME_BACK,
    DECLINES,
    FINISH,
    LATEST,
    MOST_NUMBERS,
    WITHDRAWS,
    answer,
    is_proposal,
    proposal,
)
from regalia.games.royal_wedding.offers import (
    clear_offer,
    close_offers,
    find_offer,
    latest_offer,
    list_counters,
    list_offers,
    note_terms,
    offer,
    proposals_left,
    refuse_offer,
    refuse_wedding,
    remove_offer,
    tie,
)
from regalia.games.royal_wedding.state import Decision, Flag, Happening, Refusal, State, Tie, ask


@compiled
def negotiate(state: State) -> bool:
    """RW-08, RW-13  Everyone may talk at the same time; open offers lapse when all are finished."""
    if not all_are_finished(state):
        ask(state, Decision.TALK, -1)
        return False
    release(state)
    for seat in range(state.players):
        state.seats[seat].finished = 0
    while state.open > 0:
        state.open -= 1
        clear_offer(state, state.open)
    return True


@compiled
def all_are_finished(state: State) -> bool:
    finished = 0
    for seat in range(state.players):
        finished += state.seats[seat].finished
    return finished == state.players


# What may be said


@compiled
def legal_talk(state: State, seat: int, out: Array) -> int:
    """Yes to what was offered, to be finished, new offers, no, and never mind."""
    found = list_acceptances(state, seat, out)
    out[found] = FINISH
    found += 1
    if proposals_left(state, seat) > 0:
        for partner in range(state.players):
            if partner != seat:
                first = found
                found = list_offers(state, seat, partner, out, first)
                if latest_offer(state, partner, seat) > 0:
                    found = list_counters(out, first, found)
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat:
            out[found] = answer(DECLINES, one.proposer, one.number)
            found += 1
        elif one.proposer == seat:
            out[found] = answer(WITHDRAWS, one.partner, one.number)
            found += 1
    return found


@compiled
def list_acceptances(state: State, seat: int, out: Array) -> int:
    found = 0
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat and refuse_acceptance(state, seat, index) == Refusal.NONE:
            out[found] = answer(ACCEPTS, one.proposer, one.number)
            found += 1
    return found


@compiled
def refuse_talk(state: State, seat: int, action: int) -> int:
    """RW-08  To offer, to answer, to be finished or to come back."""
    if action == FINISH:
        return Refusal.ALREADY_FINISHED if state.seats[seat].finished else Refusal.NONE
    if action == COME_BACK:
        return Refusal.NONE if state.seats[seat].finished else Refusal.NOT_FINISHED
    if is_proposal(action):
        return refuse_proposal(state, seat, action)
    if action >= ACCEPTS and action < ATTACKS:
        base = WITHDRAWS if action >= WITHDRAWS else DECLINES if action >= DECLINES else ACCEPTS
        other, number = divmod(action - base, MOST_NUMBERS)
        if base == WITHDRAWS:
            return refuse_answer(state, seat, other, number + 1)
        if base == DECLINES:
            return refuse_answer(state, other, seat, number + 1)
        return refuse_accept(state, seat, other, number + 1)
    return Refusal.ANOTHER_DECISION


@compiled
def refuse_proposal(state: State, seat: int, action: int) -> int:
    """An offer or a counter-offer; one that makes no sense between these two has no terms."""
    partner, answers, wed, terms = proposal(seat, action)
    if answers == 0:
        return refuse_offer(state, seat, partner, wed != 0, terms)
    number = latest_offer(state, partner, seat) if answers == LATEST else answers
    return refuse_counter(state, seat, partner, number, wed != 0, terms)


@compiled
def refuse_counter(
    state: State, seat: int, proposer: int, number: int, wed: bool, terms: int
) -> int:
    """RW-13  It answers an open offer, and must be an offer that the seat could make."""
    if find_offer(state, proposer, seat, number) < 0:
        return Refusal.NO_SUCH_OFFER
    return refuse_offer(state, seat, proposer, wed, terms)


@compiled
def refuse_answer(state: State, proposer: int, partner: int, number: int) -> int:
    """RW-13  Only an open offer can be declined or withdrawn."""
    found = find_offer(state, proposer, partner, number)
    return Refusal.NO_SUCH_OFFER if found < 0 else Refusal.NONE


@compiled
def refuse_accept(state: State, seat: int, proposer: int, number: int) -> int:
    """RW-09, RW-16  The wedding must still be possible, and the own side of a bond must hold."""
    index = find_offer(state, proposer, seat, number)
    if index < 0:
        return Refusal.NO_SUCH_OFFER
    return refuse_acceptance(state, seat, index)


@compiled
def refuse_acceptance(state: State, seat: int, index: int) -> int:
    one = state.offers[index]
    if one.wed:
        why = refuse_wedding(state, seat, one.proposer)
        if why != Refusal.NONE:
            return why
    if one.wed or tie(state, seat, one.proposer) == Tie.MARRIED:
        return refuse_bond(state, seat, 1, one.terms)
    return Refusal.NONE


# What is said


@compiled
def talk(state: State, seat: int, action: int) -> None:
    if is_proposal(action):
        propose(state, seat, action)
    elif action == FINISH:
        finish(state, seat)
    elif action == COME_BACK:
        come_back(state, seat)
    elif action >= WITHDRAWS:
        other, number = divmod(action - WITHDRAWS, MOST_NUMBERS)
        withdraw(state, seat, other, number + 1)
    elif action >= DECLINES:
        other, number = divmod(action - DECLINES, MOST_NUMBERS)
        decline(state, seat, other, number + 1)
    else:
        other, number = divmod(action - ACCEPTS, MOST_NUMBERS)
        accept(state, seat, other, number + 1)


@compiled
def propose(state: State, seat: int, action: int) -> None:
    partner, answers, wed, terms = proposal(seat, action)
    if answers == 0:
        offer(state, seat, partner, 0, wed != 0, terms)
    else:
        number = latest_offer(state, partner, seat) if answers == LATEST else answers
        counter(state, seat, partner, number, wed != 0, terms)


@compiled
def counter(state: State, seat: int, proposer: int, number: int, wed: bool, terms: int) -> None:
    """RW-08, RW-13  No to an offer, and other terms to the same person; it counts as an offer."""
    remove_offer(state, find_offer(state, proposer, seat, number))
    offer(state, seat, proposer, number, wed, terms)


@compiled
def withdraw(state: State, seat: int, partner: int, number: int) -> None:
    """RW-13  The proposer takes an offer back."""
    remove_offer(state, find_offer(state, seat, partner, number))
    state.seats[seat].finished = 0
    note(state, Happening.WITHDRAW, seat, partner, number, 0)


@compiled
def decline(state: State, seat: int, proposer: int, number: int) -> None:
    """RW-13  The partner says no to an offer."""
    remove_offer(state, find_offer(state, proposer, seat, number))
    state.seats[seat].finished = 0
    note(state, Happening.DECLINE, seat, proposer, number, 0)


@compiled
def finish(state: State, seat: int) -> None:
    """RW-08  When everybody is finished the step ends."""
    state.seats[seat].finished = 1
    if all_are_finished(state):
        ask(state, Decision.NOTHING, -1)


@compiled
def come_back(state: State, seat: int) -> None:
    """RW-08  Who is finished may come back while the step lasts."""
    state.seats[seat].finished = 0


# What comes of it


@compiled
def accept(state: State, seat: int, proposer: int, number: int) -> None:
    """RW-09, RW-13  The marriage first, then the deal, then the couple's earlier deals."""
    index = find_offer(state, proposer, seat, number)
    wed, terms = state.offers[index].wed, state.offers[index].terms
    remove_offer(state, index)
    state.seats[seat].finished = 0
    if wed:
        marry(state, proposer, seat)
    if terms > 0:
        strike(state, proposer, seat, terms)
    if wed:
        bind_earlier_deals(state, proposer, seat)
    close_offers(state)


@compiled
def marry(state: State, one: int, other: int) -> None:
    """RW-09  It cannot be undone in this generation."""
    state.seats[one].married |= 1 << other
    state.seats[other].married |= 1 << one
    note(state, Happening.WED, min(one, other), max(one, other), 0, 0)


@compiled
def strike(state: State, proposer: int, partner: int, terms: int) -> None:
    """RW-13, RW-15  The deal is in force, and binds the two if they are married."""
    deal = state.deals[state.struck]
    deal.terms = terms
    deal.proposer = proposer
    deal.partner = partner
    married = tie(state, proposer, partner) == Tie.MARRIED
    deal.marks = 0 if married else Flag.EARLY
    deal.broken = 0
    deal.lapsed = 0
    note(state, Happening.DEAL, min(proposer, partner), max(proposer, partner), 0, 0)
    note(state, Happening.BIND, proposer, partner, married, 0)
    note_terms(state, proposer, partner, terms)
    if married:
        bind(state, state.struck)
    state.struck += 1


@compiled
def bind_earlier_deals(state: State, one: int, other: int) -> None:
    """RW-16  In the order struck, each against all that binds by then; who fails stays free."""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if deal.marks & Flag.BINDING or not is_between(deal, one, other):
            continue
        if passes(state, deal.proposer, 0, deal.terms) and passes(
            state, deal.partner, 1, deal.terms
        ):
            bind(state, index)
            note(state, Happening.BIND, deal.proposer, deal.partner, 1, 1)

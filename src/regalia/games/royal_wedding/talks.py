"""Step 2: answers, marriages and deals (RW-08, RW-09, RW-13, RW-15, RW-16)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import MOST_DEALS, MOST_PLAYERS
from regalia.games.royal_wedding.deals import (
    CANCELLED,
    bind,
    bind_again,
    is_between,
    knows,
    other_party,
    refuse_bond,
    refuse_bond_instead,
    side_of,
    this_generation,
)
from regalia.games.royal_wedding.lapses import release
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    ATTACKS,
    CANCELS,
    COME_BACK,
    DECLINES,
    FINISH,
    INSTEAD,
    LATEST,
    MENU,
    PLACES,
    SHOWS,
    WITHDRAWS,
    answer,
    is_proposal,
    proposal,
)
from regalia.games.royal_wedding.offers import (
    clear_offer,
    close_offers,
    count_offers,
    find_offer,
    forget_letters,
    list_counters,
    list_offers,
    note_terms,
    offer,
    place_of_offer,
    refuse_offer,
    refuse_to_propose,
    refuse_wedding,
    remove_offer,
    tie,
)
from regalia.games.royal_wedding.state import Decision, Flag, Happening, Refusal, State, Tie, ask
from regalia.games.royal_wedding.terms import SIDE, next_term


@compiled
def negotiate(state: State) -> bool:
    """RW-08, RW-13  Everyone may talk at the same time; open offers lapse when all are finished."""
    if not all_are_finished(state):
        ask(state, Decision.TALK, -1)
        return False
    release(state)
    for seat in range(state.players):
        state.seats[seat].finished = 0
        forget_letters(state, seat)
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
    if refuse_to_propose(state, seat) == Refusal.NONE:
        for partner in range(state.players):
            if partner != seat:
                first = found
                found = list_offers(state, seat, partner, out, first)
                if count_offers(state, partner, seat) > 0:
                    found = list_counters(out, first, found)
        found = list_cancellations(state, seat, out, found)
    found = list_shows(state, seat, out, found)
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat:
            out[found] = answer(DECLINES, one.proposer, place_of_offer(state, index))
            found += 1
        elif one.proposer == seat:
            out[found] = answer(WITHDRAWS, one.partner, place_of_offer(state, index))
            found += 1
    return found


@compiled
def list_acceptances(state: State, seat: int, out: Array) -> int:
    found = 0
    for index in range(state.open):
        one = state.offers[index]
        if one.partner == seat and refuse_acceptance(state, seat, index) == Refusal.NONE:
            out[found] = answer(ACCEPTS, one.proposer, place_of_offer(state, index))
            found += 1
    return found


@compiled
def list_cancellations(state: State, seat: int, out: Array, found: int) -> int:
    """RW-13  Deals of the seat that it may ask the other party to cancel."""
    first = this_generation(state)
    for index in range(first, state.struck):
        deal = state.deals[index]
        if side_of(deal, seat) >= 0 and deal.lapsed != CANCELLED:
            out[found] = CANCELS + index - first + 1
            found += 1
    return found


@compiled
def list_shows(state: State, seat: int, out: Array, found: int) -> int:
    """RW-13  Deals of the seat, and those who do not know them."""
    for index in range(this_generation(state), state.struck):
        deal = state.deals[index]
        if side_of(deal, seat) < 0 or deal.lapsed == CANCELLED:
            continue
        for to in range(state.players):
            if not knows(deal, to):
                out[found] = SHOWS + (index - this_generation(state) + 1) * MOST_PLAYERS + to
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
    if action >= SHOWS and action < MENU:
        return refuse_show(state, seat, action - SHOWS)
    if action >= CANCELS and action < SHOWS:
        return refuse_cancellation(state, seat, action - CANCELS)
    if action >= ACCEPTS and action < ATTACKS:
        base = WITHDRAWS if action >= WITHDRAWS else DECLINES if action >= DECLINES else ACCEPTS
        other, place = divmod(action - base, PLACES)
        if base == WITHDRAWS:
            return refuse_answer(state, seat, other, place)
        if base == DECLINES:
            return refuse_answer(state, other, seat, place)
        return refuse_accept(state, seat, other, place)
    return Refusal.ANOTHER_DECISION


@compiled
def refuse_proposal(state: State, seat: int, action: int) -> int:
    """An offer or a counter-offer; one that makes no sense between these two has no terms."""
    partner, occasion, wed, terms = proposal(seat, action)
    if occasion == 0 or occasion > INSTEAD:
        instead = max(0, occasion - INSTEAD)
        return refuse_offer(state, seat, partner, wed != 0, terms, instead)
    place = answered(state, seat, partner, occasion)
    return refuse_counter(state, seat, partner, place, wed, terms)


@compiled
def answered(state: State, seat: int, proposer: int, occasion: int) -> int:
    """The place of the proposer's offer that the seat answers."""
    return count_offers(state, proposer, seat) - 1 if occasion == LATEST else occasion - 1


@compiled
def refuse_counter(state: State, seat: int, proposer: int, place: int, wed: int, terms: int) -> int:
    """RW-13  It answers an open offer, and must be an offer that the seat could make."""
    index = find_offer(state, proposer, seat, place) if place >= 0 else -1
    if index < 0:
        return Refusal.NO_SUCH_OFFER
    if wed == 0 and terms == 0:
        return Refusal.EMPTY_DEAL
    return refuse_offer(state, seat, proposer, wed != 0, terms, state.offers[index].instead)


@compiled
def refuse_cancellation(state: State, seat: int, number: int) -> int:
    """RW-13  One's own deal; it takes both to cancel it."""
    partner = party_with(state, seat, number)
    if partner < 0:
        return Refusal.NO_SUCH_DEAL
    return refuse_offer(state, seat, partner, False, 0, number)


@compiled
def refuse_show(state: State, seat: int, what: int) -> int:
    """RW-13  One's own deal that stands, to somebody who does not know it."""
    number, to = divmod(what, MOST_PLAYERS)
    if party_with(state, seat, number) < 0:
        return Refusal.NO_SUCH_DEAL
    deal = state.deals[this_generation(state) + number - 1]
    if deal.lapsed == CANCELLED or to >= state.players:
        return Refusal.NO_SUCH_DEAL
    return Refusal.KNOWN_ALREADY if knows(deal, to) else Refusal.NONE


@compiled
def party_with(state: State, seat: int, number: int) -> int:
    """The other party of a deal of this generation; -1 if the seat is no party of it."""
    index = this_generation(state) + number - 1
    if number < 1 or index >= state.struck:
        return -1
    deal = state.deals[index]
    return other_party(deal, side_of(deal, seat)) if side_of(deal, seat) >= 0 else -1


@compiled
def refuse_answer(state: State, proposer: int, partner: int, place: int) -> int:
    """RW-13  Only an open offer can be declined or withdrawn."""
    found = find_offer(state, proposer, partner, place)
    return Refusal.NO_SUCH_OFFER if found < 0 else Refusal.NONE


@compiled
def refuse_accept(state: State, seat: int, proposer: int, place: int) -> int:
    """RW-09, RW-16  The wedding must still be possible, and the own side of a bond must hold."""
    index = find_offer(state, proposer, seat, place)
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
    if one.terms > 0 and state.struck - this_generation(state) == MOST_DEALS:
        return Refusal.TOO_MANY_DEALS
    if one.wed or tie(state, seat, one.proposer) == Tie.MARRIED:
        return refuse_bond_instead(state, seat, 1, one.terms, one.instead)
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
    elif action >= SHOWS:
        show(state, seat, action - SHOWS)
    elif action >= CANCELS:
        number = action - CANCELS
        offer(state, seat, party_with(state, seat, number), 0, False, 0, number)
    elif action >= WITHDRAWS:
        other, place = divmod(action - WITHDRAWS, PLACES)
        withdraw(state, seat, find_offer(state, seat, other, place))
    elif action >= DECLINES:
        other, place = divmod(action - DECLINES, PLACES)
        decline(state, seat, find_offer(state, other, seat, place))
    else:
        other, place = divmod(action - ACCEPTS, PLACES)
        accept(state, seat, find_offer(state, other, seat, place))


@compiled
def propose(state: State, seat: int, action: int) -> None:
    partner, occasion, wed, terms = proposal(seat, action)
    if occasion == 0 or occasion > INSTEAD:
        offer(state, seat, partner, 0, wed != 0, terms, max(0, occasion - INSTEAD))
    else:
        place = answered(state, seat, partner, occasion)
        counter(state, seat, find_offer(state, partner, seat, place), wed != 0, terms)


@compiled
def counter(state: State, seat: int, index: int, wed: bool, terms: int) -> None:
    """RW-08, RW-13  No to an offer, and other terms to the same person; it counts as an offer."""
    proposer, number = state.offers[index].proposer, state.offers[index].number
    instead = state.offers[index].instead
    remove_offer(state, index)
    if instead > 0:
        note(state, Happening.DECLINE, seat, proposer, number, 0)
    offer(state, seat, proposer, number, wed, terms, instead)


@compiled
def withdraw(state: State, seat: int, index: int) -> None:
    """RW-13  The proposer takes an offer back."""
    partner, number = state.offers[index].partner, state.offers[index].number
    remove_offer(state, index)
    state.seats[seat].finished = 0
    note(state, Happening.WITHDRAW, seat, partner, number, 0)


@compiled
def decline(state: State, seat: int, index: int) -> None:
    """RW-13  The partner says no to an offer."""
    proposer, number = state.offers[index].proposer, state.offers[index].number
    remove_offer(state, index)
    state.seats[seat].finished = 0
    note(state, Happening.DECLINE, seat, proposer, number, 0)


@compiled
def show(state: State, seat: int, what: int) -> None:
    """RW-13  The game vouches for it, and the other party notices."""
    number, to = divmod(what, MOST_PLAYERS)
    other = party_with(state, seat, number)
    deal = state.deals[this_generation(state) + number - 1]
    deal.shown |= 1 << to
    state.seats[seat].finished = 0
    binds = deal.marks & Flag.BINDING
    note(state, Happening.SHOW, seat, to, number, binds * MOST_PLAYERS + other)
    terms = deal.terms
    while terms > 0:
        term, terms = next_term(terms)
        by, whom = other_party(deal, 1 - SIDE[term]), other_party(deal, SIDE[term])
        note(state, Happening.CLAUSE, to, seat, term, by * MOST_PLAYERS + whom)
    note(state, Happening.NOTICE, seat, other, number, to)


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
def accept(state: State, seat: int, index: int) -> None:
    """RW-09, RW-13  What is replaced goes; then marriage, deal, the couple's earlier ones."""
    one = state.offers[index]
    proposer, wed, terms, instead = one.proposer, one.wed, one.terms, one.instead
    remove_offer(state, index)
    state.seats[seat].finished = 0
    if instead > 0:
        cancel(state, proposer, seat, instead)
    if wed:
        marry(state, proposer, seat)
    if terms > 0:
        strike(state, proposer, seat, terms)
    if wed:
        bind_earlier_deals(state, proposer, seat)
    close_offers(state)


@compiled
def cancel(state: State, proposer: int, partner: int, number: int) -> None:
    """RW-13  The two take a deal back; what it bound is free again."""
    deal = state.deals[this_generation(state) + number - 1]
    deal.lapsed = CANCELLED
    bind_again(state)
    note(state, Happening.CANCEL, proposer, partner, number, 0)


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
    deal.shown = 0
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
        if deal.lapsed != CANCELLED and passes(state, index):
            bind(state, index)
            number = index - this_generation(state) + 1
            note(state, Happening.BIND, deal.proposer, deal.partner, 1, number)


@compiled
def passes(state: State, index: int) -> bool:
    """RW-16  Would both sides of the deal hold?"""
    deal = state.deals[index]
    if refuse_bond(state, deal.proposer, 0, deal.terms) != Refusal.NONE:
        return False
    return refuse_bond(state, deal.partner, 1, deal.terms) == Refusal.NONE

"""Step 2: offers, marriages and deals (RW-08 to RW-16)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.bonds import bind, refuse_bond
from regalia.games.royal_wedding.data import GOLD
from regalia.games.royal_wedding.houses import ask, begin, free_heirs, this_generation, tie
from regalia.games.royal_wedding.state import Decision, Flag, Happening, Refusal, Step, Tie
from regalia.games.royal_wedding.terms import AMOUNTS, BASE, KIND, SIDE, Kind, X, Y


@compiled
def begin_talks(state: Record) -> None:
    """RW-08  Everyone may talk and deal at the same time."""
    begin(state, Step.NEGOTIATE)
    ask(state, Decision.TALK, -1)


@compiled
def proposals_left(state: Record, seat: int) -> int:
    """RW-08  Offers of marriage count, and none is refunded."""
    made = 0
    for other in range(state.players):
        made += state.seats[seat].made[other]
    return state.proposals - made


# Offers


@compiled
def refuse_offer(state: Record, seat: int, partner: int, wed: bool, terms: int) -> int:
    """RW-08 to RW-16  A deal, a marriage, or a marriage with a dowry."""
    if partner >= state.players or partner == seat:
        return Refusal.NO_SUCH_PARTNER
    if proposals_left(state, seat) == 0:
        return Refusal.NO_PROPOSALS_LEFT
    reach = tie(state, seat, partner)
    if wed:
        why = refuse_wedding(state, seat, partner)
        if why != Refusal.NONE:
            return why
        reach = Tie.MARRIED
    elif terms == 0:
        return Refusal.EMPTY_DEAL
    why = refuse_terms(state, seat, partner, terms, reach)
    if why == Refusal.NONE and reach == Tie.MARRIED:
        return refuse_bond(state, seat, 0, terms)
    return why


@compiled
def refuse_wedding(state: Record, seat: int, partner: int) -> int:
    """RW-09, RW-10  Both need an unmarried heir, and cannot marry each other twice."""
    if tie(state, seat, partner) == Tie.MARRIED:
        return Refusal.ALREADY_MARRIED
    if free_heirs(state, seat) == 0:
        return Refusal.NO_HEIR
    return Refusal.PARTNER_WITHOUT_HEIR if free_heirs(state, partner) == 0 else Refusal.NONE


@compiled
def refuse_terms(state: Record, proposer: int, partner: int, terms: int, reach: int) -> int:
    """RW-11 to RW-14  Each term must make sense and be open to the two; none is said twice."""
    last = 0
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        if last > 0 and is_same_subject(term, last):
            return Refusal.NO_SUCH_ACTION
        last = term
        subject = (term - 1) // AMOUNTS
        if KIND[subject] == Kind.GIVE:
            why = refuse_good(X[subject], reach)
            if why != Refusal.NONE:
                return why
        elif not makes_sense(state, term, partner if SIDE[subject] else proposer):
            return Refusal.SENSELESS_TERM
    return Refusal.NONE


@compiled
def is_same_subject(term: int, other: int) -> bool:
    """Do two terms differ in nothing but the amount?"""
    one, two = (term - 1) // AMOUNTS, (other - 1) // AMOUNTS
    if SIDE[one] != SIDE[two] or KIND[one] != KIND[two]:
        return False
    return X[one] == X[two] and Y[one] == Y[two]


@compiled
def refuse_good(good: int, reach: int) -> int:
    """RW-11  Everything between the married, Gold between the formerly married, else nothing."""
    if reach == Tie.NONE:
        return Refusal.NO_TRADE
    return Refusal.GOLD_ONLY if reach == Tie.FORMER and good != GOLD else Refusal.NONE


@compiled
def makes_sense(state: Record, term: int, promiser: int) -> bool:
    """RW-14  A promise is about other houses; restraint has no amount."""
    subject = (term - 1) // AMOUNTS
    x, y = X[subject], Y[subject]
    if KIND[subject] in (Kind.SPARE, Kind.ABSTAIN) and (term - 1) % AMOUNTS != 0:
        return False
    if x >= state.players or x == promiser:
        return False
    return y < 0 or (y < state.players and y != promiser)


@compiled
def offer(state: Record, seat: int, partner: int, answers: int, wed: bool, terms: int) -> None:
    """RW-08, RW-13  It stays open until answered or withdrawn, and brings the partner back."""
    me = state.seats[seat]
    me.made[partner] += 1
    new = state.offers[state.open]
    state.open += 1
    new.terms = terms
    new.proposer = seat
    new.partner = partner
    new.number = me.made[partner]
    new.answers = answers
    new.wed = wed
    me.finished = 0
    state.seats[partner].finished = 0
    note(state, Happening.SUIT if wed else Happening.OFFER, seat, partner, new.number, answers)
    note_terms(state, seat, partner, terms)


@compiled
def note_terms(state: Record, proposer: int, partner: int, terms: int) -> None:
    while terms > 0:
        term, terms = terms % BASE, terms // BASE
        subject = (term - 1) // AMOUNTS
        if SIDE[subject] == 0:
            note(state, Happening.TERM, proposer, partner, term, 0)
        else:
            note(state, Happening.TERM, partner, proposer, term, 0)


@compiled
def find_offer(state: Record, proposer: int, partner: int, number: int) -> int:
    """The place of an open offer; -1 if there is none."""
    for index in range(state.open):
        one = state.offers[index]
        if one.proposer == proposer and one.partner == partner and one.number == number:
            return index
    return -1


@compiled
def latest_offer(state: Record, proposer: int, partner: int) -> int:
    """The number of the last open offer of one to the other; 0 if there is none."""
    number = 0
    for index in range(state.open):
        one = state.offers[index]
        if one.proposer == proposer and one.partner == partner:
            number = one.number
    return number


@compiled
def remove_offer(state: Record, index: int) -> None:
    state.open -= 1
    for i in range(index, state.open):
        copy_offer(state, i + 1, i)
    clear_offer(state, state.open)


@compiled
def copy_offer(state: Record, source: int, target: int) -> None:
    one, other = state.offers[source], state.offers[target]
    other.terms = one.terms
    other.proposer = one.proposer
    other.partner = one.partner
    other.number = one.number
    other.answers = one.answers
    other.wed = one.wed


@compiled
def clear_offer(state: Record, index: int) -> None:
    one = state.offers[index]
    one.terms = 0
    one.proposer = 0
    one.partner = 0
    one.number = 0
    one.answers = 0
    one.wed = 0


# Answers


@compiled
def refuse_answer(state: Record, proposer: int, partner: int, number: int) -> int:
    """RW-13  Only an open offer can be declined or withdrawn."""
    found = find_offer(state, proposer, partner, number)
    return Refusal.NO_SUCH_OFFER if found < 0 else Refusal.NONE


@compiled
def refuse_accept(state: Record, seat: int, proposer: int, number: int) -> int:
    """RW-09, RW-16  The wedding must still be possible, and the own side of a bond must hold."""
    index = find_offer(state, proposer, seat, number)
    if index < 0:
        return Refusal.NO_SUCH_OFFER
    return refuse_acceptance(state, seat, index)


@compiled
def refuse_acceptance(state: Record, seat: int, index: int) -> int:
    one = state.offers[index]
    if one.wed:
        why = refuse_wedding(state, seat, one.proposer)
        if why != Refusal.NONE:
            return why
    if one.wed or tie(state, seat, one.proposer) == Tie.MARRIED:
        return refuse_bond(state, seat, 1, one.terms)
    return Refusal.NONE


@compiled
def accept(state: Record, seat: int, proposer: int, number: int) -> None:
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
def marry(state: Record, one: int, other: int) -> None:
    """RW-09  It cannot be undone in this generation."""
    state.seats[one].married |= 1 << other
    state.seats[other].married |= 1 << one
    note(state, Happening.WED, min(one, other), max(one, other), 0, 0)


@compiled
def strike(state: Record, proposer: int, partner: int, terms: int) -> None:
    """RW-13, RW-15  The deal is in force, and binds the two if they are married."""
    deal = state.deals[state.struck]
    deal.terms = terms
    deal.proposer = proposer
    deal.partner = partner
    married = tie(state, proposer, partner) == Tie.MARRIED
    deal.marks = 0 if married else Flag.EARLY
    deal.broken = 0
    note(state, Happening.DEAL, min(proposer, partner), max(proposer, partner), 0, 0)
    note(state, Happening.BIND, proposer, partner, married, 0)
    note_terms(state, proposer, partner, terms)
    if married:
        bind(state, state.struck)
    state.struck += 1


@compiled
def bind_earlier_deals(state: Record, one: int, other: int) -> None:
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


@compiled
def is_between(deal: Record, one: int, other: int) -> bool:
    if deal.proposer == one:
        return deal.partner == other
    return deal.proposer == other and deal.partner == one


@compiled
def passes(state: Record, seat: int, side: int, terms: int) -> bool:
    return refuse_bond(state, seat, side, terms) == Refusal.NONE


@compiled
def close_offers(state: Record) -> None:
    """RW-09, RW-16  Offers their proposer could no longer make are closed without a reason."""
    for index in range(state.open - 1, -1, -1):
        one = state.offers[index]
        if not stands(state, index):
            note(state, Happening.CLOSE, one.proposer, one.partner, one.number, 0)
            remove_offer(state, index)


@compiled
def stands(state: Record, index: int) -> bool:
    """RW-09, RW-16  Could the proposer still make this open offer?"""
    one = state.offers[index]
    if one.wed and free_heirs(state, one.proposer) == 0:
        return False
    binds = one.wed or tie(state, one.proposer, one.partner) == Tie.MARRIED
    return not binds or passes(state, one.proposer, 0, one.terms)


@compiled
def withdraw(state: Record, seat: int, partner: int, number: int) -> None:
    """RW-13  The proposer takes an offer back."""
    remove_offer(state, find_offer(state, seat, partner, number))
    state.seats[seat].finished = 0
    note(state, Happening.WITHDRAW, seat, partner, number, 0)


@compiled
def decline(state: Record, seat: int, proposer: int, number: int) -> None:
    """RW-13  The partner says no to an offer."""
    remove_offer(state, find_offer(state, proposer, seat, number))
    state.seats[seat].finished = 0
    note(state, Happening.DECLINE, seat, proposer, number, 0)


@compiled
def refuse_counter(
    state: Record, seat: int, proposer: int, number: int, wed: bool, terms: int
) -> int:
    """RW-13  It answers an open offer, and must be an offer that the seat could make."""
    if find_offer(state, proposer, seat, number) < 0:
        return Refusal.NO_SUCH_OFFER
    return refuse_offer(state, seat, proposer, wed, terms)


@compiled
def counter(state: Record, seat: int, proposer: int, number: int, wed: bool, terms: int) -> None:
    """RW-08, RW-13  No to an offer, and other terms to the same person; it counts as an offer."""
    remove_offer(state, find_offer(state, proposer, seat, number))
    offer(state, seat, proposer, number, wed, terms)


# The end of the talks


@compiled
def finish(state: Record, seat: int) -> None:
    """RW-08, RW-13  When everybody is finished the step ends and open offers lapse."""
    state.seats[seat].finished = 1
    for other in range(state.players):
        if state.seats[other].finished == 0:
            return
    for other in range(state.players):
        state.seats[other].finished = 0
    while state.open > 0:
        state.open -= 1
        clear_offer(state, state.open)
    begin(state, Step.TRADE)


@compiled
def come_back(state: Record, seat: int) -> None:
    """RW-08  Who is finished may come back while the step lasts."""
    state.seats[seat].finished = 0

"""Step 2: heirs, ties, and what may be offered (RW-08 to RW-16)."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import GOLD, MOST_OPEN, Effect, Kind
from regalia.games.royal_wedding.deals import (
    can_be_replaced,
    refuse_bond,
    refuse_bond_instead,
)
from regalia.games.royal_wedding.numbers import (
    BETWEEN_US,
    COUNTERS,
    DOWRIES,
    GOLD_STAKES,
    HALF,
    ITEMS,
    MENU,
    PER_TARGET,
    PLEDGES,
    PRICES,
    STAKE_AMOUNT,
    STAKE_GOOD,
    STAKES,
    SWAPS,
    WAYS,
    is_help,
    proposal_action,
    terms_of_item,
)
from regalia.games.royal_wedding.state import LETTERS, Happening, Refusal, State, Tie, has
from regalia.games.royal_wedding.terms import (
    KIND,
    SIDE,
    X,
    Y,
    is_same_promise,
    next_term,
)

# Heirs and ties


@compiled
def heirs(state: State, seat: int) -> int:
    """RW-10  One, one more or none."""
    if has(state, seat, Effect.NO_HEIR):
        return 0
    return 2 if has(state, seat, Effect.EXTRA_HEIR) else 1


@compiled
def count_bits(mask: int) -> int:
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@compiled
def free_heirs(state: State, seat: int) -> int:
    return heirs(state, seat) - count_bits(state.seats[seat].married)


@compiled
def tie(state: State, one: int, other: int) -> int:
    """RW-11  Married to each other in this generation, in the last and not in this, or neither."""
    if state.seats[one].married >> other & 1:
        return Tie.MARRIED
    return Tie.FORMER if state.seats[one].formerly >> other & 1 else Tie.NONE


@compiled
def refuse_wedding(state: State, seat: int, partner: int) -> int:
    """RW-09, RW-10  Both need an unmarried heir, and cannot marry each other twice."""
    if tie(state, seat, partner) == Tie.MARRIED:
        return Refusal.ALREADY_MARRIED
    if free_heirs(state, seat) == 0:
        return Refusal.NO_HEIR
    return Refusal.PARTNER_WITHOUT_HEIR if free_heirs(state, partner) == 0 else Refusal.NONE


# Offers


@compiled
def proposals_left(state: State, seat: int) -> int:
    """RW-08  Offers of marriage count, and none is refunded."""
    made = 0
    for other in range(state.players):
        made += state.seats[seat].made[other]
    return state.proposals - made


@compiled
def count_open(state: State, seat: int) -> int:
    """Offers of the seat that wait for an answer."""
    waiting = 0
    for index in range(state.open):
        waiting += state.offers[index].proposer == seat
    return waiting


@compiled
def refuse_to_propose(state: State, seat: int) -> int:
    """RW-08, RW-13  So many in a generation, so many at a time."""
    if proposals_left(state, seat) == 0:
        return Refusal.NO_PROPOSALS_LEFT
    return Refusal.TOO_MANY_OPEN if count_open(state, seat) == MOST_OPEN else Refusal.NONE


@compiled
def refuse_offer(state: State, seat: int, partner: int, wed: bool, terms: int, instead: int) -> int:
    """RW-08 to RW-16  A deal, a marriage with or without a dowry, another deal instead, or none."""
    if partner >= state.players or partner == seat:
        return Refusal.NO_SUCH_PARTNER
    if instead != 0 and not can_be_replaced(state, seat, partner, instead):
        return Refusal.NO_SUCH_DEAL
    why = refuse_to_propose(state, seat)
    if why != Refusal.NONE:
        return why
    reach = tie(state, seat, partner)
    if wed:
        why = refuse_wedding(state, seat, partner)
        if why != Refusal.NONE:
            return why
        reach = Tie.MARRIED
    elif terms == 0 and instead == 0:
        return Refusal.EMPTY_DEAL
    if terms > 0 and KIND[next_term(terms)[0]] == Kind.ALONE:
        return Refusal.EMPTY_DEAL
    why = refuse_terms(state, seat, partner, terms, reach)
    if why == Refusal.NONE and reach == Tie.MARRIED:
        return refuse_bond_instead(state, seat, 0, terms, instead)
    return why


@compiled
def refuse_terms(state: State, proposer: int, partner: int, terms: int, reach: int) -> int:
    """RW-11 to RW-14  Each term must make sense and be open to the two; none is said twice."""
    last = 0
    while terms > 0:
        term, terms = next_term(terms)
        if SIDE[term] == SIDE[last] and is_same_promise(term, last):
            return Refusal.NO_SUCH_ACTION
        last = term
        if KIND[term] == Kind.GIVE:
            why = refuse_good(X[term], reach)
            if why != Refusal.NONE:
                return why
        elif not makes_sense(state, term, partner if SIDE[term] else proposer):
            return Refusal.SENSELESS_TERM
    return Refusal.NONE


@compiled
def refuse_good(good: int, reach: int) -> int:
    """RW-11  Everything between the married, Gold between the formerly married, else nothing."""
    if reach == Tie.NONE:
        return Refusal.NO_TRADE
    return Refusal.GOLD_ONLY if reach == Tie.FORMER and good != GOLD else Refusal.NONE


@compiled
def makes_sense(state: State, term: int, promiser: int) -> bool:
    """RW-14  A promise is about other houses."""
    if KIND[term] == Kind.ALONE:
        return True
    x, y = X[term], Y[term]
    if x >= state.players or x == promiser:
        return False
    return y < 0 or (y < state.players and y != promiser)


@compiled
def offer(
    state: State, seat: int, partner: int, answers: int, wed: bool, terms: int, instead: int
) -> None:
    """RW-08, RW-13  It stays open until answered or withdrawn, and brings the partner back."""
    me = state.seats[seat]
    remember_letter(state, seat, partner, wed, terms)
    me.made[partner] += 1
    new = state.offers[state.open]
    state.open += 1
    new.terms = terms
    new.proposer = seat
    new.partner = partner
    new.number = me.made[partner]
    new.answers = answers
    new.wed = wed
    new.instead = instead
    me.finished = 0
    state.seats[partner].finished = 0
    if instead > 0:
        note(state, Happening.AMEND, seat, partner, new.number, instead)
    else:
        note(state, Happening.SUIT if wed else Happening.OFFER, seat, partner, new.number, answers)
    note_terms(state, seat, partner, terms)


@compiled
def remember_letter(state: State, seat: int, partner: int, wed: bool, terms: int) -> None:
    made = state.proposals - proposals_left(state, seat)
    if made < LETTERS:
        state.seats[seat].sent[made] = proposal_action(int(partner), 0, int(wed), terms)


@compiled
def times_sent(state: State, seat: int, partner: int, wed: int, terms: int) -> int:
    """How often the seat has made this offer in this generation, as far as that is remembered."""
    letter, times = proposal_action(int(partner), 0, int(wed), terms), 0
    for sent in state.seats[seat].sent:
        times += sent == letter
    return times


@compiled
def forget_letters(state: State, seat: int) -> None:
    for letter in range(LETTERS):
        state.seats[seat].sent[letter] = 0


@compiled
def note_terms(state: State, proposer: int, partner: int, terms: int) -> None:
    while terms > 0:
        term, terms = next_term(terms)
        if SIDE[term] == 0:
            note(state, Happening.TERM, proposer, partner, term, 0)
        else:
            note(state, Happening.TERM, partner, proposer, term, 0)


# Open offers


@compiled
def find_offer(state: State, proposer: int, partner: int, place: int) -> int:
    """The open offer of one to the other that so many come before; -1 if there is none."""
    for index in range(state.open):
        one = state.offers[index]
        if one.proposer == proposer and one.partner == partner:
            if place == 0:
                return index
            place -= 1
    return -1


@compiled
def place_of_offer(state: State, index: int) -> int:
    """How many open offers of the same to the same come before it."""
    one, place = state.offers[index], 0
    for i in range(index):
        other = state.offers[i]
        place += other.proposer == one.proposer and other.partner == one.partner
    return place


@compiled
def count_offers(state: State, proposer: int, partner: int) -> int:
    """Open offers of one to the other."""
    found = 0
    for index in range(state.open):
        one = state.offers[index]
        found += one.proposer == proposer and one.partner == partner
    return found


@compiled
def stands(state: State, index: int) -> bool:
    """RW-09, RW-16  Could the proposer still make this open offer?"""
    one = state.offers[index]
    if one.wed and free_heirs(state, one.proposer) == 0:
        return False
    if one.instead and not can_be_replaced(state, one.proposer, one.partner, one.instead):
        return False
    if not one.wed and tie(state, one.proposer, one.partner) != Tie.MARRIED:
        return True
    return refuse_bond_instead(state, one.proposer, 0, one.terms, one.instead) == Refusal.NONE


@compiled
def close_offers(state: State) -> None:
    """RW-09, RW-16  Offers their proposer could no longer make are closed without a reason."""
    for index in range(state.open - 1, -1, -1):
        one = state.offers[index]
        if not stands(state, index):
            note(state, Happening.CLOSE, one.proposer, one.partner, one.number, 0)
            remove_offer(state, index)


@compiled
def remove_offer(state: State, index: int) -> None:
    state.open -= 1
    for i in range(index, state.open):
        copy_offer(state, i + 1, i)
    clear_offer(state, state.open)


@compiled
def copy_offer(state: State, source: int, target: int) -> None:
    one, other = state.offers[source], state.offers[target]
    other.terms = one.terms
    other.proposer = one.proposer
    other.partner = one.partner
    other.number = one.number
    other.answers = one.answers
    other.wed = one.wed
    other.instead = one.instead


@compiled
def clear_offer(state: State, index: int) -> None:
    one = state.offers[index]
    one.terms = 0
    one.proposer = 0
    one.partner = 0
    one.number = 0
    one.answers = 0
    one.wed = 0
    one.instead = 0


# Offers that have numbers of their own

ALL_STAKES = len(STAKES)


@compiled
def list_offers(state: State, seat: int, partner: int, out: Array, found: int) -> int:
    reach = tie(state, seat, partner)
    menu = MENU + partner * ITEMS
    if refuse_wedding(state, seat, partner) == Refusal.NONE:
        found = list_trades(state, seat, menu + DOWRIES, Tie.MARRIED, 0, out, found)
    if reach != Tie.NONE:
        found = list_trades(state, seat, menu + SWAPS, reach, 1, out, found)
    return list_pledges(state, seat, partner, menu + PLEDGES, reach, out, found)


@compiled
def list_counters(out: Array, first: int, found: int) -> int:
    """RW-13  What may be offered may also be said in answer to the partner's latest offer."""
    for i in range(found - first):
        out[found + i] = out[first + i] + COUNTERS - MENU
    return 2 * found - first


@compiled
def list_trades(
    state: State, seat: int, base: int, reach: int, least: int, out: Array, found: int
) -> int:
    """RW-11, RW-16  What the tie allows and, where it would bind, the seat can cover.

    For nothing, at least the stake numbered `least` is asked: no deal is empty but a dowry.
    """
    me = state.seats[seat]
    stakes = ALL_STAKES if reach == Tie.MARRIED else GOLD_STAKES
    for mine in range(stakes):
        good = STAKE_GOOD[mine]
        short = STAKE_AMOUNT[mine] + me.owes[good] > me.holds[good]
        if reach == Tie.MARRIED and mine > 0 and short:
            continue
        for yours in range(least if mine == 0 else 0, stakes):
            out[found] = base + mine * ALL_STAKES + yours
            found += 1
    return found


@compiled
def list_pledges(
    state: State, seat: int, partner: int, base: int, reach: int, out: Array, found: int
) -> int:
    """RW-12, RW-14  Promises, for Gold only where Gold may be traded, help for half of the gain."""
    for form in range(BETWEEN_US + PER_TARGET * state.players):
        item = PLEDGES + form * WAYS
        if terms_of_item(seat, partner, item) == 0:
            continue
        for way in range(WAYS):
            price = way % PRICES
            if price == HALF and not is_help(form):
                continue
            if reach == Tie.NONE and price not in (0, HALF):
                continue
            if reach == Tie.MARRIED:
                terms = terms_of_item(seat, partner, item + way)
                if refuse_bond(state, seat, 0, terms) != Refusal.NONE:
                    continue
            out[found] = base + form * WAYS + way
            found += 1
    return found

"""Paying for a noble: with cards that fit, and with substitutes by those who are short.

Both decks follow one pattern. A price of so many fitting cards is paid with

    s substitutes (three Country cards, or two Intrigue cards, of any kind) and
    price - s cards that fit,

where s is above 0 only if the hand has fewer fitting cards than the price. Any set of cards of
the right size with enough fitting ones in it is such a payment.

The seat chooses s, then card by card; what is certain is chosen without asking. Nothing is laid
down before all is chosen, so nobody else knows of it until then.
"""

from regalia.engine.compiled import compiled
from regalia.games.royals.beliefs import witness
from regalia.games.royals.cards import lay_down
from regalia.games.royals.data import (
    COSTS,
    DECK_OF,
    FIRST_KIND,
    KINDS,
    PLACE_COUNTRY,
    SHOWS,
    SUBSTITUTE,
    TAKE_OVER_COSTS,
    Deck,
)
from regalia.games.royals.piles import count
from regalia.games.royals.state import NOBODY, NOTHING, Decision, Happening, Refusal, Seat, State


@compiled
def price(state: State, place: int, deck: int) -> int:
    """RY-15, RY-17, RY-20  Fitting cards the noble costs: none of Intrigue unless it is held."""
    title = state.title[place]
    if deck == Deck.COUNTRY:
        return COSTS[title]
    return 0 if state.owner[place] == NOBODY else TAKE_OVER_COSTS[title]


@compiled
def fitting(me: Seat, country: int, deck: int) -> int:
    total = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        if SHOWS[kind, country]:
            total += me.hand[kind]
    return total


@compiled
def most_substitutes(me: Seat, cost: int, deck: int) -> int:
    """As many as the whole hand allows."""
    return min(cost, (count(me.hand, deck) - cost) // (SUBSTITUTE[deck] - 1))


@compiled
def reach(me: Seat, country: int, deck: int) -> int:
    """RY-16, RY-19  The highest price the hand can pay.

    A substitute takes as many cards of any kind, so a fitting card counts for that many.
    """
    each = SUBSTITUTE[deck]
    return (count(me.hand, deck) + (each - 1) * fitting(me, country, deck)) // each


@compiled
def want(state: State, place: int) -> None:
    """RY-15, RY-17  Begin to choose the payment for a noble; nothing of it is chosen yet."""
    state.wanted = place
    state.paying = NOTHING
    state.decision = Decision.PAY


@compiled
def go_on_paying(state: State, seat: int) -> None:
    """RY-17  Choose all that is certain; a noble that is held costs Intrigue cards as well."""
    last = Deck.COUNTRY if state.owner[state.wanted] == NOBODY else Deck.INTRIGUE
    while state.decision == Decision.PAY:
        choose_what_is_certain(state, state.seats[seat])
        if state.due > 0 or state.paying == last:
            return
        open_payment(state, seat, state.paying + 1)


@compiled
def open_payment(state: State, seat: int, deck: int) -> None:
    """RY-16, RY-19  Ask for the number of substitutes where there is a choice."""
    me, cost = state.seats[seat], price(state, state.wanted, deck)
    state.paying = deck
    fewest = max(0, cost - fitting(me, PLACE_COUNTRY[state.wanted], deck))
    if fewest == 0 or fewest == most_substitutes(me, cost, deck):
        substitute(state, fewest)
    else:
        state.decision = Decision.SUBSTITUTE


@compiled
def is_chosen(state: State) -> bool:
    """The whole payment is."""
    return state.decision == Decision.PAY and state.due == 0


@compiled
def refuse_substitute(state: State, deck: int, number: int) -> int:
    """RY-16, RY-19  Only who is short may substitute, and only as far as the hand goes."""
    if state.decision != Decision.SUBSTITUTE or state.paying != deck:
        return Refusal.ANOTHER_DECISION
    me, cost = state.seats[state.active], price(state, state.wanted, deck)
    fewest = cost - fitting(me, PLACE_COUNTRY[state.wanted], deck)
    if number < fewest or number > most_substitutes(me, cost, deck):
        return Refusal.CANNOT_SUBSTITUTE
    return Refusal.NONE


@compiled
def substitute(state: State, number: int) -> None:
    """RY-16, RY-19  So many times three Country cards, or two Intrigue cards, count as one."""
    deck = state.paying
    cost = price(state, state.wanted, deck)
    state.due = cost + number * (SUBSTITUTE[deck] - 1)
    state.due_fitting = cost - number
    state.only_fitting = number == 0
    state.decision = Decision.PAY


@compiled
def fits(state: State, kind: int) -> bool:
    return SHOWS[kind, PLACE_COUNTRY[state.wanted]]


@compiled
def left(state: State, me: Seat, kind: int) -> int:
    """Cards of a kind that could still be chosen."""
    if state.only_fitting and not fits(state, kind):
        return 0
    return me.hand[kind] - state.paid[kind]


@compiled
def most_of(state: State, me: Seat, kind: int) -> int:
    """How many of a kind the rest of the payment can hold."""
    places = state.due if fits(state, kind) else state.due - state.due_fitting
    return min(left(state, me, kind), places)


@compiled
def fewest_of(state: State, me: Seat, kind: int) -> int:
    """How many of a kind the rest of the payment must hold."""
    return max(0, state.due - possible_without(state, me, kind))


@compiled
def possible_without(state: State, me: Seat, kind: int) -> int:
    """How many cards the rest of the payment can hold without this kind."""
    fit, unfit = 0, 0
    for other in range(FIRST_KIND[state.paying], FIRST_KIND[state.paying + 1]):
        if other != kind and fits(state, other):
            fit += left(state, me, other)
        elif other != kind:
            unfit += left(state, me, other)
    return fit + min(unfit, state.due - state.due_fitting)


@compiled
def refuse_pay(state: State, kind: int) -> int:
    """RY-16, RY-17, RY-19  A card that is held and leaves a payment that can be completed."""
    if DECK_OF[kind] != state.paying:
        return Refusal.ANOTHER_DECISION
    me = state.seats[state.active]
    if me.hand[kind] - state.paid[kind] <= 0:
        return Refusal.NOT_HELD
    if most_of(state, me, kind) <= 0:
        return Refusal.DOES_NOT_FIT
    return Refusal.NONE


@compiled
def choose(state: State, kind: int, number: int) -> None:
    """So many cards more for the payment."""
    state.paid[kind] += number
    state.due -= number
    if fits(state, kind):
        state.due_fitting = max(0, state.due_fitting - number)


@compiled
def choose_what_is_certain(state: State, me: Seat) -> None:
    kind = FIRST_KIND[state.paying]
    while kind < FIRST_KIND[state.paying + 1] and state.due > 0:
        certain = fewest_of(state, me, kind)
        if certain > 0:
            choose(state, kind, certain)
            kind = FIRST_KIND[state.paying]
        else:
            kind += 1


@compiled
def lay_down_payment(state: State, seat: int) -> None:
    """RY-21  All the cards chosen, at once."""
    for kind in range(KINDS):
        if state.paid[kind] > 0:
            witness(state, Happening.PAY, seat, kind, state.paid[kind], 0)
            lay_down(state, seat, kind, state.paid[kind])


@compiled
def forget_payment(state: State) -> None:
    state.wanted = NOTHING
    state.paying = NOTHING
    state.due = 0
    state.due_fitting = 0
    state.only_fitting = 0
    for kind in range(KINDS):
        state.paid[kind] = 0

"""What a position is worth to a seat, for bots: points held, and those to be hoped for.

Whoever is ahead somewhere will not always stay so. A seat's chance to lead is its part of the sum
of exp(strength / width) over all seats, where the width grows with the turns still to come. The
numbers were fitted to a few thousand games.
"""

from math import exp

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.games.royals.cards import place_in_row
from regalia.games.royals.data import (
    COUNTRIES,
    COUNTRY_MASK,
    DRAWS,
    DRAWS_WITH_INTRIGUE,
    FIRST_CITY,
    FIRST_DRAWS,
    HOUSES,
    MOST_SEATS,
    NOBLES_A_WIN,
    PERIODS,
    TITLES,
    Deck,
)
from regalia.games.royals.piles import count
from regalia.games.royals.rules import DRAW_INTRIGUE, TAKE_ROW, is_first_turn, legal
from regalia.games.royals.state import NOBODY, NOTHING, Decision, Seat, State
from regalia.games.royals.thrift import complete_payment, most_sparing

CARDS_A_TURN = 2.75
TURNS_A_PERIOD = 28.0
"""Of all seats together, however many there are."""

INFLUENCE_WIDTH, INFLUENCE_DRIFT = 0.8, 0.09
TITLE_WIDTH, TITLE_DRIFT = 0.35, 0.016
"""How far a lead can be made up for: at once, and more with each turn of any seat."""
TOO_LATE = 6.0
"""With fewer turns left, who has no influence somewhere is less and less likely to gain any."""

EVEN_CHANCE = 12.0
"""Own turns that make it an even chance to gain one thing missing for a bonus."""
TURNS_A_NOBLE = 2.0

NOBLE_WORTH = 10.0
"""What a wooden noble brings together with the cards to win with it."""
CARDS_A_NOBLE = 7.0
LONE_CARD = 0.3
INTRIGUE_CARD, ENOUGH_INTRIGUES = 1.5, 3.0
"""An Intrigue card in Country cards; of so many more each is worth a quarter."""

STATE = State.dtype


@compiled
def worth(state: State, seat: int) -> float:
    worths = np.empty(MOST_SEATS, np.float64)
    weigh(state, worths)
    return worths[seat]


@compiled
def lead(state: State, seat: int) -> float:
    worths = np.empty(MOST_SEATS, np.float64)
    weigh_leads(state, worths)
    return worths[seat]


@compiled
def position(state: State, seat: int) -> float:
    """All but the influence, which is shared out to all seats at once."""
    return (
        points(state, seat)
        + titles(state, seat)
        + countries(state, seat)
        + house(state, seat)
        + means(state, seat)
    )


@compiled
def spread(state: State) -> float:
    """A lead counts for more the nearer the last scoring is, and less when there are but two."""
    return (6.0 + 0.2 * turns_to_end(state)) * state.players / (state.players - 1)


@compiled
def weigh(state: State, worths: Array) -> None:
    """`worth` of all seats at once: each position is looked at but once."""
    if state.wanted == NOTHING:
        weigh_leads(state, worths)
        return
    paid = np.empty(1, STATE)
    paid[0] = state
    complete_payment(paid[0])
    weigh_leads(paid[0], worths)


@compiled
def weigh_leads(state: State, worths: Array) -> None:
    share_influence(state, worths)
    total, others = 0.0, state.players - 1
    for seat in range(state.players):
        worths[seat] += position(state, seat)
        total += worths[seat]
    for seat in range(state.players):
        worths[seat] -= (total - worths[seat]) / others


# What search thinks about: of a turn's many small decisions few matter


@compiled
def consider(state: State, seat: int, out: Array) -> int:
    """The legal actions worth a thought: one payment, one discard, each set of cards once."""
    n = legal(state, seat, out)
    if state.decision == Decision.DRAW:
        return keep_in_order(state, n, out)
    if state.decision != Decision.PLAY and n > 0:
        out[0] = most_sparing(state, n, out)
        return 1
    return n


@compiled
def keep_in_order(state: State, n: int, out: Array) -> int:
    """Unseen cards are best drawn first; then those of the row, from left to right."""
    gone, found = last_gone(state), 0
    if gone == NOTHING:
        return n
    for i in range(n):
        if is_in_row_after(state, out[i], gone):
            out[found], out[i] = out[i], out[found]
            found += 1
    return found if found > 0 else n


@compiled
def last_gone(state: State) -> int:
    """The last place of the row whose card was taken in this turn."""
    gone = NOTHING
    for place in range(state.open_cards):
        if state.row[place] == NOTHING:
            gone = place
    return gone


@compiled
def is_in_row_after(state: State, action: int, gone: int) -> bool:
    if action < TAKE_ROW or action >= DRAW_INTRIGUE:
        return False
    return place_in_row(state, action - TAKE_ROW) > gone


# Time


@compiled
def is_last_round(state: State) -> bool:
    """RY-26  The pile has run out for the third time, in this turn or before."""
    return state.last_round == 1 or (state.ran_out == 1 and state.period == PERIODS - 1)


@compiled
def turns_after_this(state: State) -> int:
    """RY-26  In the last round."""
    return (state.first - state.active - 1) % state.players


@compiled
def turns_to_scoring(state: State) -> float:
    """RY-13, RY-26  By the cards still to be turned over, those to refill the row included."""
    if is_last_round(state):
        return float(turns_after_this(state))
    if state.ran_out:
        return 0.0
    cards = count(state.pile, Deck.COUNTRY)
    for place in range(state.open_cards):
        cards -= state.row[place] == NOTHING
    rest_of_round = 0.5 * (state.players - 1) if state.period == PERIODS - 1 else 0.0
    return max(0, cards) / CARDS_A_TURN + rest_of_round


@compiled
def turns_to_end(state: State) -> float:
    return turns_to_scoring(state) + TURNS_A_PERIOD * (PERIODS - 1 - state.period)


@compiled
def own_turns(state: State, seat: int) -> float:
    """Turns the seat will have after the present one."""
    wait = (seat - state.active - 1) % state.players + 1
    if is_last_round(state):
        return 1.0 if wait <= turns_after_this(state) else 0.0
    turns = turns_to_end(state) - cards_due(state) / CARDS_A_TURN
    return max(0.0, (turns - wait) / state.players + 0.5)


@compiled
def cards_due(state: State) -> int:
    """RY-10, RY-11  Country cards that the active seat will still draw in this turn."""
    if state.decision != Decision.DRAW:
        return 0
    if is_first_turn(state):
        return FIRST_DRAWS[state.players, state.turn] - state.countries_drawn
    return (DRAWS_WITH_INTRIGUE if state.intrigues_drawn else DRAWS) - state.countries_drawn


# Terms


@compiled
def points(state: State, seat: int) -> float:
    return float(state.seats[seat].points)


@compiled
def influence(state: State, seat: int) -> float:
    """RY-27  The part of each country's markers to be hoped for, in this period and later ones."""
    hopes = np.empty(MOST_SEATS, np.float64)
    share_influence(state, hopes)
    return hopes[seat]


@compiled
def share_influence(state: State, hopes: Array) -> None:
    """The same for all seats."""
    held, strengths = np.empty(MOST_SEATS, np.int64), np.empty(MOST_SEATS, np.float64)
    hopes[: state.players] = 0.0
    turns = turns_to_scoring(state)
    for _ in range(state.period, PERIODS):
        fading = exp(-1.0 / (INFLUENCE_WIDTH + INFLUENCE_DRIFT * turns))
        beginner = min(1.0, turns / TOO_LATE)
        for country in range(COUNTRIES):
            count_influence(state, country, held)
            if weigh_influence(state, held, fading, beginner, strengths) > 0.0:
                hope_for_markers(state, country, strengths, hopes)
        turns += TURNS_A_PERIOD


@compiled
def count_influence(state: State, country: int, held: Array) -> None:
    """RY-27  `influence_in` for all seats."""
    held[: state.players] = 0
    for place in range(2 * FIRST_CITY[country], 2 * FIRST_CITY[country + 1]):
        if state.owner[place] != NOBODY:
            held[state.owner[place]] += int(state.influence[place])


@compiled
def weigh_influence(
    state: State, held: Array, fading: float, beginner: float, strengths: Array
) -> float:
    """How strong each seat is, against the strongest, whose strength is 1; the sum of it."""
    most, total = 0, 0.0
    for seat in range(state.players):
        most = max(most, held[seat])
    for seat in range(state.players):
        hope = 1.0 if held[seat] > 0 else beginner
        strengths[seat] = hope * fading ** int(most - held[seat])
        total += strengths[seat]
    return total


@compiled
def hope_for_markers(state: State, country: int, strengths: Array, hopes: Array) -> None:
    """RY-27  The higher marker as first; the lower one as first of all but the first."""
    high = float(state.period_marker[country, 0])
    low = float(state.period_marker[country, 1])
    total = sum_without(state, strengths, NOBODY)
    for first in range(state.players):
        chance = strengths[first] / total
        hopes[first] += high * chance
        rest = sum_without(state, strengths, first)
        if rest > 0.0:
            for second in range(state.players):
                if second != first:
                    hopes[second] += low * chance * strengths[second] / rest


@compiled
def sum_without(state: State, strengths: Array, seat: int) -> float:
    total = 0.0
    for other in range(state.players):
        if other != seat:
            total += strengths[other]
    return total


@compiled
def titles(state: State, seat: int) -> float:
    """RY-30  The part of each Title marker to be hoped for."""
    growth = exp(1.0 / (TITLE_WIDTH + TITLE_DRIFT * turns_to_end(state)))
    value = 0.0
    for title in range(TITLES):
        own, total = int(state.seats[seat].on_title[title]), 0.0
        for other in range(state.players):
            total += growth ** (int(state.seats[other].on_title[title]) - own)
        value += state.title_marker[title] / total
    return value


@compiled
def countries(state: State, seat: int) -> float:
    """RY-24  The best Country bonuses left, less for each city still missing."""
    value, chance = 0.0, chance_of_next(state, seat)
    for country in range(COUNTRIES):
        taken = state.country_taken[country]
        if taken[0] != seat and taken[1] == NOBODY:
            bonus = float(state.country_bonus[country, 0 if taken[0] == NOBODY else 1])
            missing = COUNTRY_MASK[country] & ~state.seats[seat].present
            while missing != 0:
                missing &= missing - 1
                bonus *= chance
            value += bonus
    return value


@compiled
def house(state: State, seat: int) -> float:
    """RY-25  The best Noble House bonus left, less for each title still missing."""
    bonus, chance = float(best_house(state, seat)), chance_of_next(state, seat)
    for title in range(TITLES):
        if state.seats[seat].on_title[title] == 0:
            bonus *= chance
    return bonus


@compiled
def best_house(state: State, seat: int) -> int:
    """RY-06, RY-25  0 for who has one."""
    for i in range(len(state.house_taken)):
        if state.house_taken[i] == seat:
            return 0
        if state.house_taken[i] == NOBODY:
            return HOUSES[state.players, i]
    return 0


@compiled
def chance_of_next(state: State, seat: int) -> float:
    """To gain one more thing that a bonus needs, by the turns and the nobles left."""
    turns = min(own_turns(state, seat), TURNS_A_NOBLE * (state.seats[seat].supply // NOBLES_A_WIN))
    return turns / (turns + EVEN_CHANCE)


@compiled
def means(state: State, seat: int) -> float:
    """RY-04  Wooden nobles and cards, now and to come; neither is worth much without the other."""
    nobles = float(state.seats[seat].supply // NOBLES_A_WIN)
    affordable = cards_to_spend(state, seat) / CARDS_A_NOBLE
    if nobles == 0.0 or affordable == 0.0:
        return 0.0
    return NOBLE_WORTH * 2.0 * nobles * affordable / (nobles + affordable)


@compiled
def cards_to_spend(state: State, seat: int) -> float:
    turns, is_active = own_turns(state, seat), seat == state.active
    if turns == 0.0 and not is_active:
        return 0.0
    cards = CARDS_A_TURN * turns + (cards_due(state) if is_active else 0)
    return cards + hand_in_cards(state.seats[seat])


@compiled
def hand_in_cards(me: Seat) -> float:
    """A lone card of a country counts for less, and so does one Intrigue card more."""
    cards = 0.0
    for country in range(COUNTRIES):
        held = float(me.hand[country])
        cards += held * held / (held + LONE_CARD)
    intrigues = count(me.hand, Deck.INTRIGUE)
    return cards + INTRIGUE_CARD * intrigues / (1.0 + intrigues / ENOUGH_INTRIGUES)


@compiled
def rivals(state: State, seat: int) -> float:
    """What the others have to hope for: to take a noble from them is a gain, too."""
    hopes, value = np.empty(MOST_SEATS, np.float64), 0.0
    share_influence(state, hopes)
    for other in range(state.players):
        if other != seat:
            value -= hopes[other] + position(state, other)
    return value / (state.players - 1)


@compiled
def payment(state: State, seat: int) -> float:
    """RY-15, RY-17  What the noble that is being paid for will change."""
    if state.wanted == NOTHING:
        return 0.0
    paid = np.empty(1, STATE)
    paid[0] = state
    complete_payment(paid[0])
    return lead(paid[0], seat) - lead(state, seat)


TERMS = {
    "points": points,
    "influence": influence,
    "titles": titles,
    "countries": countries,
    "house": house,
    "means": means,
    "rivals": rivals,
    "payment": payment,
}
"""Their sum is what the position is worth."""

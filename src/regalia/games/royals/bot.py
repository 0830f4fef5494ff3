"""What a position is worth to a seat, for bots: points held, and those to be hoped for."""

from regalia.engine.compiled import Record, compiled
from regalia.games.royals.cards import count
from regalia.games.royals.data import (
    COSTS,
    COUNTRIES,
    COUNTRY_MASK,
    HOUSES,
    KINDS,
    PERIODS,
    TITLES,
    Deck,
)
from regalia.games.royals.scoring import influence_in
from regalia.games.royals.state import NOBODY, NOTHING

CARD_WORTH = 1.7
SUIT_WORTH = 0.02
"""Of the square of the cards of one country: they are worth collecting."""
INTRIGUE_WORTH = 1.5
ENOUGH_INTRIGUES = 3
STEP_WORTH = 0.35
"""Of each step taken towards a Country bonus; twice as much towards the Noble House bonus."""
LATER_PERIOD = 0.6
"""What influence now is worth in a later period, against the present one."""
TITLE_HOPE = 0.8
LAST_ROUND_CARDS = 0.4


@compiled
def worth(state: Record, seat: int) -> float:
    """Points, and what influence, titles, bonuses in sight and cards are likely to bring."""
    return (
        points_held(state, seat)
        + hope_of_periods(state, seat)
        + hope_of_titles(state, seat)
        + hope_of_bonuses(state, seat)
        + worth_of_cards(state, seat)
        + worth_of_wanted(state, seat)
    )


@compiled
def spread(state: Record) -> float:
    """A lead counts for more the nearer the last scoring is."""
    return 5.0 + 4.0 * (PERIODS - 1 - state.period)


@compiled
def points_held(state: Record, seat: int) -> float:
    return float(state.seats[seat].points)


@compiled
def hope_of_periods(state: Record, seat: int) -> float:
    """The own share of influence in each country, for each period still to be scored."""
    value = 0.0
    for country in range(COUNTRIES):
        own, rivals = influence_in(state, country, seat), 0
        for other in range(state.players):
            if other != seat:
                rivals = max(rivals, influence_in(state, country, other))
        if own > 0:
            high, low = state.period_marker[country, 0], state.period_marker[country, 1]
            share = own / (own + rivals + 1.0)
            value += share * (high if own >= rivals else low + (high - low) * share)
    return value * (1.0 + LATER_PERIOD * (PERIODS - 1 - state.period))


@compiled
def hope_of_titles(state: Record, seat: int) -> float:
    """Part of each Title marker for the lead, less for being close behind."""
    value = 0.0
    for title in range(TITLES):
        own, rivals = state.seats[seat].on_title[title], 0
        for other in range(state.players):
            if other != seat:
                rivals = max(rivals, state.seats[other].on_title[title])
        if own > 0:
            value += state.title_marker[title] * own / (own + rivals + 1.0)
    return value * TITLE_HOPE


@compiled
def hope_of_bonuses(state: Record, seat: int) -> float:
    """The way towards Country and Noble House bonuses that are still there."""
    me, value = state.seats[seat], 0.0
    for country in range(COUNTRIES):
        if state.country_taken[country, 1] == NOBODY and state.country_taken[country, 0] != seat:
            visited, mask = 0, me.present & COUNTRY_MASK[country]
            while mask != 0:
                mask &= mask - 1
                visited += 1
            value += STEP_WORTH * visited
    left = 0
    for i in range(len(state.house_taken)):
        if state.house_taken[i] == seat:
            return value
        if state.house_taken[i] == NOBODY and HOUSES[state.players, i] > 0:
            left = 1
    for title in range(TITLES):
        value += STEP_WORTH * 2 * left * (me.on_title[title] > 0)
    return value


@compiled
def worth_of_cards(state: Record, seat: int) -> float:
    """Cards in hand, more of one country being better; little once nothing can be bought."""
    me, value = state.seats[seat], 0.0
    for country in range(COUNTRIES):
        held = me.hand[country]
        value += CARD_WORTH * held + SUIT_WORTH * held * held
    value += INTRIGUE_WORTH * min(count(me.hand, Deck.INTRIGUE), ENOUGH_INTRIGUES)
    if me.supply < 2:
        return 0.0
    return value * LAST_ROUND_CARDS if state.last_round else value


@compiled
def worth_of_wanted(state: Record, seat: int) -> float:
    """A noble that is being paid for is as good as won: more than the cards it takes."""
    if state.wanted == NOTHING or seat != state.active:
        return 0.0
    title, city = state.title[state.wanted], state.wanted // 2
    value = 2.0 * state.influence[state.wanted] + COSTS[title]
    if state.city_taken[city] == NOBODY:
        value += state.city_bonus[city]
    for kind in range(KINDS):
        value -= CARD_WORTH * state.paid[kind]
    return value - CARD_WORTH * state.due


TERMS = {
    "points": points_held,
    "periods": hope_of_periods,
    "titles": hope_of_titles,
    "bonuses": hope_of_bonuses,
    "cards": worth_of_cards,
    "wanted": worth_of_wanted,
}

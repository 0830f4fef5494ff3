"""Setting up a game of Royals: the board, the supplies, the starting player, the piles."""

from regalia.engine.compiled import compiled
from regalia.engine.events import forget
from regalia.engine.random import TABLE_STREAM, below, seed_with_key
from regalia.engine.records import Numbers
from regalia.games.royals.cards import refill_row
from regalia.games.royals.data import (
    ALL_COUNTRY_CARDS,
    CITIES,
    COUNTRIES,
    INTRIGUES_EACH,
    KINDS,
    MOST_OPEN,
    NAME_BYTES,
    PERIODS,
    PLACES,
    REMOVED,
    SUPPLY,
    TITLES,
)
from regalia.games.royals.payment import forget_payment
from regalia.games.royals.state import NOBODY, NOTHING, Decision, State

FIRST_OPTION, OPEN_OPTION, BOARD_OPTION = 0, 1, 2


@compiled
def setup(state: State, players: int, key: Numbers, options: Numbers) -> None:
    """RY-01 to RY-09  The board, the supplies, the starting player and the piles."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    forget(state)
    state.players = players
    lay_out_board(state, options)
    clear_board(state)
    choose_first(state, options[FIRST_OPTION])
    for seat in range(players):
        state.seats[seat].supply = SUPPLY[players]
    for country in range(COUNTRIES):
        state.pile[country] = ALL_COUNTRY_CARDS[country] - REMOVED[players, country]
    for pair in range(COUNTRIES, KINDS):
        state.pile[pair] = INTRIGUES_EACH
    state.open_cards = options[OPEN_OPTION]
    for place in range(MOST_OPEN):
        state.row[place] = NOTHING
    refill_row(state)
    forget_payment(state)
    state.decision = Decision.DRAW


@compiled
def lay_out_board(state: State, options: Numbers) -> None:
    """RY-05  The numbers of the board, in the order in which `Board.encode` writes them."""
    at = BOARD_OPTION
    for place in range(PLACES):
        state.title[place] = options[at + place]
        state.influence[place] = options[at + PLACES + place]
    at += 2 * PLACES
    for city in range(CITIES):
        state.city_bonus[city] = options[at + city]
    at += CITIES
    for country in range(COUNTRIES):
        for i in range(2):
            state.country_bonus[country, i] = options[at + 2 * country + i]
            state.period_marker[country, i] = options[at + 2 * COUNTRIES + 2 * country + i]
    at += 4 * COUNTRIES
    for title in range(TITLES):
        state.title_marker[title] = options[at + title]
    at += TITLES
    for city in range(CITIES):
        for i in range(NAME_BYTES):
            state.names[city, i] = options[at + NAME_BYTES * city + i]
    at += NAME_BYTES * CITIES
    for city in range(CITIES):
        for axis in range(2):
            state.locations[city, axis] = options[at + 2 * city + axis]


@compiled
def clear_board(state: State) -> None:
    """No portrait is held and no marker taken."""
    for place in range(PLACES):
        state.owner[place] = NOBODY
    for city in range(CITIES):
        state.city_taken[city] = NOBODY
    for i in range(len(state.house_taken)):
        state.house_taken[i] = NOBODY
    for i in range(2):
        for country in range(COUNTRIES):
            state.country_taken[country, i] = NOBODY
            for period in range(PERIODS):
                state.period_taken[period, country, i] = NOBODY
        for title in range(TITLES):
            state.title_taken[title, i] = NOBODY


@compiled
def choose_first(state: State, option: int) -> None:
    """RY-07  The starting player by lot, or the one the table has named."""
    lot = below(state.rng, state.players)
    state.first = lot if option < 0 else option
    state.active = state.first

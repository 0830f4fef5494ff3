"""What is printed in the box, for boards and sentences: a saying of `data`, nothing of its own.

What stands on the board itself is in every view: a table may bring a board of its own.
"""

import msgspec

from regalia.engine.game import Facts
from regalia.games.royals.data import (
    ALL_COUNTRY_CARDS,
    CARD_NAMES,
    CITIES_IN,
    COSTS,
    COUNTRY_NAMES,
    DECK_NAMES,
    DECK_OF,
    DRAWS,
    DRAWS_WITH_INTRIGUE,
    FIRST_DRAWS,
    HOUSES,
    INTRIGUES_EACH,
    LIMIT,
    LOCATIONS,
    MOST_OPEN,
    NOBLES_A_WIN,
    REMOVED,
    SHOWS,
    SOURCE_NAMES,
    SUBSTITUTE,
    SUPPLY,
    TAKE_OVER_COSTS,
    TITLE_NAMES,
    USUAL_OPEN,
    YEARS,
    Country,
    Source,
)

SOURCE_RULES = {
    Source.CITY: "RY-23",
    Source.COUNTRY: "RY-24",
    Source.HOUSE: "RY-25",
    Source.PERIOD: "RY-27",
    Source.TITLE: "RY-30",
}


class Nation(msgspec.Struct, frozen=True):
    name: str
    cities: int
    cards: int
    """Country cards in the box."""


class CardKind(msgspec.Struct, frozen=True):
    name: str
    deck: str
    countries: list[str]
    """Those it counts for."""


class Rank(msgspec.Struct, frozen=True):
    """A title and what its nobles cost."""

    name: str
    cost: int
    take_over: int
    """Intrigue cards besides, for a noble who is held."""


class DeckRules(msgspec.Struct, frozen=True):
    name: str
    substitute: int
    """So many cards of any kind count as one that fits."""
    limit: int
    """Cards of it that may be kept in hand."""


class HouseTable(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    players: int
    supply: int
    """Wooden nobles of each house."""
    houses: list[int]
    """Noble House bonuses, the highest first."""
    first_draws: list[int]
    """Cards drawn in the first turn, by order of play."""
    removed: list[int]
    """Country cards that stay in the box, by country."""


class RoyalsFacts(Facts, frozen=True, kw_only=True, tag="royals"):
    countries: list[Nation]
    """In the order in which they are listed and scored."""
    titles: list[Rank]
    """From the lowest to the highest."""
    cards: list[CardKind]
    decks: list[DeckRules]
    tables: list[HouseTable]
    intrigues_each: int
    """Intrigue cards of each pair of countries."""
    draws: int
    """Country cards drawn in a turn, without an Intrigue card and with one."""
    draws_with_intrigue: int
    open_cards: list[int]
    """In the row: usually, and by the optional rule."""
    nobles_a_win: int
    """Wooden nobles placed for a noble won."""
    years: list[int]
    """In which the periods end."""
    locations: dict[str, list[int]]
    """Where the cities of the packaged board lie on the map, in thousandths from left and top."""
    sources: dict[str, str]
    """Where points come from, and the rule of each."""


FACTS = RoyalsFacts(
    countries=[
        Nation(COUNTRY_NAMES[country], CITIES_IN[country], int(ALL_COUNTRY_CARDS[country]))
        for country in Country
    ],
    titles=[
        Rank(name, int(cost), int(intrigues))
        for name, cost, intrigues in zip(TITLE_NAMES, COSTS, TAKE_OVER_COSTS, strict=True)
    ],
    cards=[
        CardKind(
            name,
            DECK_NAMES[deck],
            [COUNTRY_NAMES[country] for country in Country if shows[country]],
        )
        for name, deck, shows in zip(CARD_NAMES, DECK_OF, SHOWS, strict=True)
    ],
    decks=[
        DeckRules(name, int(each), int(limit))
        for name, each, limit in zip(DECK_NAMES, SUBSTITUTE, LIMIT, strict=True)
    ],
    tables=[
        HouseTable(
            players,
            int(supply),
            [value for value in HOUSES[players].tolist() if value],
            FIRST_DRAWS[players, :players].tolist(),
            REMOVED[players].tolist(),
        )
        for players, supply in enumerate(SUPPLY)
        if supply
    ],
    intrigues_each=INTRIGUES_EACH,
    draws=DRAWS,
    draws_with_intrigue=DRAWS_WITH_INTRIGUE,
    open_cards=[USUAL_OPEN, MOST_OPEN],
    nobles_a_win=NOBLES_A_WIN,
    years=list(YEARS),
    locations={city: list(at) for city, at in LOCATIONS.items()},
    sources={SOURCE_NAMES[source]: SOURCE_RULES[source] for source in Source},
)

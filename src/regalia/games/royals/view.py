"""What may be seen of a game of Royals: all but hands, piles and cards drawn face down (RY-08)."""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from regalia.engine.events import heard
from regalia.engine.game import View
from regalia.games.royals.data import (
    CARD_NAMES,
    CITIES,
    COSTS,
    COUNTRIES,
    COUNTRY_NAMES,
    DECK_OF,
    FIRST_CITY,
    HOUSES,
    LIMIT,
    PERIODS,
    TITLE_NAMES,
    TITLES,
    YEARS,
    Deck,
    Source,
    spoken,
)
from regalia.games.royals.messages import about_tie, city_name, highest_noble, narrate
from regalia.games.royals.state import NOBODY, NOTHING, Decision, Happening, Seat, State

WIN = Happening.WIN.name.lower()


class Marker(msgspec.Struct, frozen=True):
    """A marker on the board, and who took it; -1 while nobody has."""

    value: int
    taken_by: int


class Noble(msgspec.Struct, frozen=True):
    title: str
    cost: int
    influence: int
    owner: int


class City(msgspec.Struct, frozen=True):
    name: str
    at: list[int] | None
    """Where it lies on the map, in thousandths from the left and the top; null: nowhere on it."""
    bonus: Marker
    nobles: list[Noble]
    cathedral: list[int]
    """How many ousted wooden nobles each seat has there."""


class Tie(msgspec.Struct, frozen=True):
    """RY-28  Two seats have the same influence in a country, and a noble of one of them decides."""

    ahead: int
    behind: int
    influence: int
    title: str
    city: str
    by: str
    """`title`, if nobody's is as high, or `city`: of two the one with the higher City bonus."""


class Country(msgspec.Struct, frozen=True):
    name: str
    bonuses: list[Marker]
    periods: list[list[Marker]]
    """The two markers of each period; those of a period that is over may have gone to nobody."""
    influence: list[int]
    """Of each seat, now."""
    ties: list[Tie]
    """Between seats of the same influence there, and what would decide them now."""
    cities: list[City]


class Title(msgspec.Struct, frozen=True):
    name: str
    cost: int
    marker: int
    cubes: list[int]
    """Wooden nobles of each seat."""
    taken_by: list[int]
    """Nobody yet or at all, one seat the whole marker, two seats a half each."""


class Pile(msgspec.Struct, frozen=True):
    cards: int
    discards: dict[str, int]


class House(msgspec.Struct, frozen=True):
    """What lies before one seat, and what all know of its hand."""

    points: int
    earned: dict[str, int]
    """Where the points came from; they add up."""
    markers: list[int]
    """The values of all markers gained, the highest first."""
    supply: int
    country_cards: int
    intrigue_cards: int
    seen: dict[str, int]
    """Cards seen taken from the row and not played since."""


class Payment(msgspec.Struct, frozen=True):
    """A payment being chosen, shown to who pays."""

    title: str
    city: str
    chosen: dict[str, int]
    due: int


class RoyalsView(View, frozen=True, kw_only=True, tag="royals"):
    decision: str
    turn: int
    period: int
    year: int
    pile_ran_out: bool
    last_round: bool
    row: list[str]
    """An empty name is a gap."""
    country_pile: Pile
    intrigue_pile: Pile
    countries: list[Country]
    titles: list[Title]
    house_bonuses: list[Marker]
    houses: list[House]
    hand: dict[str, int]
    """The viewer's own cards; nothing for a spectator."""
    limits: list[int]
    payment: Payment | None


def see(state: State, seat: int) -> RoyalsView:
    seats = state.seats[: state.players]
    won = [markers_of(state, each) for each in range(state.players)]
    standings = [(sum(markers), markers) for markers in won]
    over = state.decision == Decision.NONE
    events = heard(state, seat, narrate)
    return RoyalsView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=[] if over else [state.active],
        points=[each.points for each in seats],
        places=[1 + sum(other > own for other in standings) for own in standings],
        events=events,
        ending=[event for event in events if event.kind == WIN],
        decision=spoken(public_decision(state, seat)),
        turn=state.turn + 1,
        period=state.period + 1,
        year=YEARS[state.period],
        pile_ran_out=bool(state.ran_out),
        last_round=bool(state.last_round),
        row=["" if card == NOTHING else CARD_NAMES[card] for card in state.row[: state.open_cards]],
        country_pile=see_pile(state, Deck.COUNTRY),
        intrigue_pile=see_pile(state, Deck.INTRIGUE),
        countries=[see_country(state, country) for country in range(COUNTRIES)],
        titles=[see_title(state, title) for title in range(TITLES)],
        house_bonuses=see_house_bonuses(state),
        houses=[see_house(each, won[i]) for i, each in enumerate(seats)],
        hand=named(state.seats[seat].hand) if seat >= 0 else {},
        limits=LIMIT.tolist(),
        payment=see_payment(state) if seat == state.active else None,
    )


def public_decision(state: State, viewer: int) -> Decision:
    """A payment being chosen is nobody else's business."""
    hidden = state.decision in (Decision.SUBSTITUTE, Decision.PAY) and viewer != state.active
    return Decision.PLAY if hidden else Decision(state.decision)


def named(cards: Iterable[int]) -> dict[str, int]:
    return {name: number for name, number in zip(CARD_NAMES, cards, strict=True) if number}


def of_deck(cards: Iterable[int], deck: Deck) -> list[int]:
    """The cards of one deck, none of the other."""
    return [number if d == deck else 0 for number, d in zip(cards, DECK_OF, strict=True)]


def see_pile(state: State, deck: Deck) -> Pile:
    return Pile(sum(of_deck(state.pile, deck)), named(of_deck(state.discard, deck)))


def see_country(state: State, country: int) -> Country:
    cities = range(FIRST_CITY[country], FIRST_CITY[country + 1])
    influence = [0] * state.players
    for place in range(2 * cities[0], 2 * cities[-1] + 2):
        if state.owner[place] != NOBODY:
            influence[state.owner[place]] += state.influence[place]
    markers = state.period_marker[country]
    return Country(
        name=COUNTRY_NAMES[country],
        bonuses=[
            Marker(*one)
            for one in zip(state.country_bonus[country], state.country_taken[country], strict=True)
        ],
        periods=[
            [Marker(*one) for one in zip(markers, state.period_taken[p][country], strict=True)]
            for p in range(PERIODS)
        ],
        influence=influence,
        ties=see_ties(state, country, influence),
        cities=[see_city(state, city) for city in cities],
    )


def see_ties(state: State, country: int, influence: list[int]) -> list[Tie]:
    """RY-28  Between neighbours in the order in which the country would be scored."""
    present = [seat for seat, own in enumerate(influence) if own]
    order = sorted(
        present,
        key=lambda seat: (influence[seat], highest_noble(state, country, seat)),
        reverse=True,
    )
    return [
        Tie(ahead, behind, influence[ahead], **about_tie(state, country, ahead, behind))
        for ahead, behind in pairwise(order)
        if influence[ahead] == influence[behind]
    ]


def see_city(state: State, city: int) -> City:
    return City(
        name=city_name(state, city),
        at=list(state.locations[city]) if state.locations[city][0] >= 0 else None,
        bonus=Marker(state.city_bonus[city], state.city_taken[city]),
        nobles=[
            see_noble(state, place) for place in (2 * city, 2 * city + 1) if state.title[place] >= 0
        ],
        cathedral=[each.buried[city] for each in state.seats[: state.players]],
    )


def see_noble(state: State, place: int) -> Noble:
    title = state.title[place]
    return Noble(TITLE_NAMES[title], int(COSTS[title]), state.influence[place], state.owner[place])


def see_title(state: State, title: int) -> Title:
    return Title(
        name=TITLE_NAMES[title],
        cost=int(COSTS[title]),
        marker=state.title_marker[title],
        cubes=[each.on_title[title] for each in state.seats[: state.players]],
        taken_by=sorted(set(state.title_taken[title]) - {NOBODY}),
    )


def see_house_bonuses(state: State) -> list[Marker]:
    values = HOUSES[state.players].tolist()
    return [Marker(*one) for one in zip(values, state.house_taken, strict=True) if one[0]]


def see_house(seat: Seat, markers: list[int]) -> House:
    return House(
        points=seat.points,
        earned=dict(zip(map(spoken, Source), seat.earned, strict=True)),
        markers=markers,
        supply=seat.supply,
        country_cards=sum(seat.hand[:COUNTRIES]),
        intrigue_cards=sum(seat.hand[COUNTRIES:]),
        seen=named(seat.known),
    )


def markers_of(state: State, seat: int) -> list[int]:
    """The values of the markers a seat has gained, the highest first."""
    won = [state.city_bonus[city] for city in range(CITIES) if state.city_taken[city] == seat]
    won += [marker.value for marker in see_house_bonuses(state) if marker.taken_by == seat]
    for country in range(COUNTRIES):
        for i in range(2):
            if state.country_taken[country][i] == seat:
                won.append(state.country_bonus[country][i])
            periods = sum(state.period_taken[p][country][i] == seat for p in range(PERIODS))
            won += [state.period_marker[country][i]] * periods
    for title in range(TITLES):
        takers = set(state.title_taken[title]) - {NOBODY}
        if seat in takers:
            won.append(state.title_marker[title] // len(takers))
    return sorted(won, reverse=True)


def see_payment(state: State) -> Payment | None:
    if state.decision not in (Decision.SUBSTITUTE, Decision.PAY):
        return None
    title = TITLE_NAMES[state.title[state.wanted]]
    return Payment(title, city_name(state, state.wanted // 2), named(state.paid), state.due)

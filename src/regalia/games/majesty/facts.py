"""What is printed in the box, for boards and sentences: a saying of `data`, nothing of its own."""

from typing import Literal

import msgspec

from regalia.engine.game import Facts
from regalia.games.majesty.data import (
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CHIPS,
    COUPLE,
    DISPLAY,
    GREENS,
    GREENS_IN_PLAY,
    HALF_NAMES,
    HOMES,
    INFIRMARY_COST,
    LOCATION_NAMES,
    MOST_WOUNDED_COST,
    REALM,
    REDS,
    SIDE_NAMES,
    SIDES,
    SOURCE_NAMES,
    WORKER_SPACES,
    Ability,
    Character,
    Deed,
    Location,
)

WOUNDED = "wounded"
"""Whoever lies in the Infirmary, of whatever kind."""
SOURCE_RULES = {
    "meeples": "MJ-13",
    "trade": "MJ-17",
    "infirmary": "MJ-22",
    "variety": "MJ-23",
    "majority": "MJ-24",
}


Icon = Literal[
    "heal", "attack", "defend", "trade", "each", "couple", "crowd", "everyone", "end", "most"
]
ICONS: dict[Deed, Icon] = {
    Deed.HEAL: "heal",
    Deed.ATTACK: "attack",
    Deed.DEFEND: "defend",
    Deed.TRADE: "trade",
}


class CharacterCard(msgspec.Struct, frozen=True):
    name: str
    halves: list[str]
    """Its one or two characters."""
    green: int
    red: int


class AbilityPart(msgspec.Struct, frozen=True):
    """One line of an ability."""

    icon: Icon
    points: int = 0
    meeples: int = 0
    of: list[str] = []
    """The characters that count, or `wounded`."""


class LocationSide(msgspec.Struct, frozen=True):
    """One side of a location."""

    coin: int
    """For the biggest crowd at the end; below zero it is lost."""
    rule: str
    parts: list[AbilityPart]
    numbers: dict[str, int]
    """What `majesty-ability` wants to know besides its name."""


class PrintedLocation(msgspec.Struct, frozen=True):
    name: str
    character: str
    """Who is at home there; nobody in the Infirmary."""
    sides: dict[str, LocationSide]


class MajestyFacts(Facts, frozen=True, kw_only=True, tag="majesty"):
    characters: list[str]
    locations: list[PrintedLocation]
    """From left to right."""
    cards: list[CharacterCard]
    greens: int
    reds: int
    greens_in_play: dict[str, int]
    """By number of players."""
    display: int
    spaces: int
    """For meeples, on the worker card."""
    rounds: int
    """And characters that each player takes."""
    chips: list[int]
    """Values of the points, the highest first."""
    sources: dict[str, str]
    """Where points come from, and the rule of each."""


def parts_of(ability: Ability, dweller: str) -> list[AbilityPart]:
    parts = [AbilityPart(ICONS[ability.deed])] if ability.deed in ICONS else []
    counted: dict[tuple[int, int], list[str]] = {}
    for character in Character:
        worth = ability.points.get(character, 0), ability.meeples.get(character, 0)
        if worth != (0, 0):
            counted.setdefault(worth, []).append(name_of(character))
    if ability.wounded:
        counted.setdefault((ability.wounded, 0), []).append(WOUNDED)
    parts += [AbilityPart("each", points, meeples, of) for (points, meeples), of in counted.items()]
    if ability.couple:
        parts.append(AbilityPart("couple", ability.couple, of=[name_of(each) for each in COUPLE]))
    if ability.crowd:
        parts.append(AbilityPart("crowd", ability.crowd, of=[dweller]))
    having, shared = ability.shared
    if shared:
        parts.append(AbilityPart("everyone", shared, of=[name_of(having)]))
    return parts


def name_of(character: Character) -> str:
    return CHARACTER_NAMES[character]


def numbers_of(parts: list[AbilityPart]) -> dict[str, int]:
    """The points of each part under its name, and the meeples; what is lost without its sign."""
    numbers: dict[str, int] = {part.icon: abs(part.points) for part in parts if part.points}
    meeples = [part.meeples for part in parts if part.meeples]
    return {**numbers, "meeples": meeples[0]} if meeples else numbers


def home(location: int, side: int) -> LocationSide:
    ability = SIDES[side][location]
    parts = parts_of(ability, CHARACTER_NAMES[location])
    rule = ("MJ-15", "MJ-16")[side]
    return LocationSide(ability.value, rule, parts, numbers_of(parts))


def infirmary(side: int) -> LocationSide:
    each, most = int(INFIRMARY_COST[side]), int(MOST_WOUNDED_COST[side])
    parts = [AbilityPart("end", -each, of=[WOUNDED])]
    if most:
        parts.append(AbilityPart("most", -most))
    return LocationSide(-most, "MJ-22", parts, numbers_of(parts))


def place(location: Location) -> PrintedLocation:
    at_home = CHARACTER_NAMES[location] if location < HOMES else ""
    sides = {
        name: home(location, side) if at_home else infirmary(side)
        for side, name in enumerate(SIDE_NAMES)
    }
    return PrintedLocation(LOCATION_NAMES[location], at_home, sides)


FACTS = MajestyFacts(
    characters=list(CHARACTER_NAMES),
    locations=[place(location) for location in Location],
    cards=[
        CharacterCard(name, list(halves), green, red)
        for name, halves, (_, green, red) in zip(CARD_NAMES, HALF_NAMES, CARDS, strict=True)
    ],
    greens=GREENS,
    reds=REDS,
    greens_in_play={str(n): int(cards) for n, cards in enumerate(GREENS_IN_PLAY) if cards},
    display=DISPLAY,
    spaces=WORKER_SPACES,
    rounds=REALM,
    chips=list(CHIPS),
    sources={name: SOURCE_RULES.get(name, "MJ-12") for name in SOURCE_NAMES},
)

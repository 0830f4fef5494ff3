"""The board as a file people can read and write (RY-05), with everything that can be wrong in it.

`parse` gives a board or complains of the first fault, `problems` lists all faults, `warnings`
says where a sound board differs from what is known of the printed one.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from regalia import toml
from regalia.engine.errors import BadInput
from regalia.engine.message import Message
from regalia.games.royals.data import (
    CITIES_IN,
    COUNTRY_NAMES,
    LOCATIONS,
    MAP_SCALE,
    NAME_BYTES,
    TITLE_NAMES,
    Country,
    Title,
)
from regalia.games.royals.scoring import HIGHEST_MARKER
from regalia.games.royals.state import NO_NOBLE

PACKAGED = Path(__file__).with_name("board.toml").read_text(encoding="utf-8")
NOWHERE = (-1, -1)
LARGEST = 16_384
"""Characters of a board file."""

HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*=""")

RULEBOOK_PERIODS = ((6, 5), (7, 4), (8, 3), (10, 4))
REPORTED_NOBLES = {title: 5 if title == Title.BARON else 4 for title in Title}
REPORTED_PRINCESSES = {Country.FRANCE: 2, Country.SPAIN: 0}


@dataclass(frozen=True)
class Noble:
    title: Title
    influence: int


@dataclass(frozen=True)
class City:
    name: str
    at: tuple[int, int] | None
    """Where it lies on the map, in thousandths; None: nobody has said."""
    country: Country
    bonus: int
    nobles: tuple[Noble, ...]
    line: int


@dataclass(frozen=True)
class Board:
    cities: tuple[City, ...]
    country_bonuses: tuple[tuple[int, int], ...]
    period_markers: tuple[tuple[int, int], ...]
    title_markers: tuple[int, ...]

    def encode(self) -> list[int]:
        """As numbers, in the order in which `setup.lay_out_board` reads them."""
        absent = (Noble(Title.MARSHAL, 0),)
        places = [(city.nobles + absent)[i] for city in self.cities for i in range(2)]
        there = [i < len(city.nobles) for city in self.cities for i in range(2)]
        return [
            *(noble.title if here else NO_NOBLE for noble, here in zip(places, there, strict=True)),
            *(noble.influence for noble in places),
            *(city.bonus for city in self.cities),
            *(value for pair in self.country_bonuses for value in pair),
            *(value for pair in self.period_markers for value in pair),
            *self.title_markers,
            *(byte for city in self.cities for byte in city.name.encode().ljust(NAME_BYTES, b"\0")),
            *(part for city in self.cities for part in city.at or NOWHERE),
        ]

    def nobles(self, country: Country | None = None) -> list[Noble]:
        """All nobles, or those of one country."""
        return [
            noble
            for city in self.cities
            if country in (None, city.country)
            for noble in city.nobles
        ]


@cache
def parse(text: str) -> Board:
    """The board a text describes; complains of its first fault."""
    reader = Reader(text)
    if reader.errors:
        raise BadInput(reader.errors[0])
    return reader.board


def problems(text: str) -> list[Message]:
    """Everything that is wrong with a board, in the order of its lines."""
    return sorted(Reader(text).errors, key=lambda error: int(error.args.get("line", 0)))


def warnings(board: Board) -> list[Message]:
    """Where a board differs from the rulebook, or from what is reported of the printed game."""
    found = []
    if tuple(sorted(board.period_markers)) != RULEBOOK_PERIODS:
        found.append(Message("royals-board-warn-periods"))
    nobles, reported = len(board.nobles()), sum(REPORTED_NOBLES.values())
    if nobles != reported:
        found.append(Message("royals-board-warn-nobles", {"count": nobles, "reported": reported}))
    counts = Counter(noble.title for noble in board.nobles())
    for title, wanted in REPORTED_NOBLES.items():
        if counts[title] != wanted:
            args = {"title": TITLE_NAMES[title], "count": counts[title], "reported": wanted}
            found.append(Message("royals-board-warn-title", args))
    for country, wanted in REPORTED_PRINCESSES.items():
        count = sum(noble.title == Title.PRINCESS for noble in board.nobles(country))
        if count != wanted:
            args = {"country": COUNTRY_NAMES[country], "count": count, "reported": wanted}
            found.append(Message("royals-board-warn-princesses", args))
    return found


class Reader:
    """Reads a board file and notes each fault with its line."""

    def __init__(self, text: str) -> None:
        self.errors: list[Message] = []
        self.lines = find_lines(text)
        self.influence: list[int] = []
        tables = self.read_toml(text)
        if self.errors:
            return
        self.check_names("", tables, ("titles", *COUNTRY_NAMES))
        markers = self.read_titles(self.table(tables, "titles"))
        countries = {country: self.table(tables, COUNTRY_NAMES[country]) for country in Country}
        self.board = Board(
            title_markers=tuple(markers),
            cities=tuple(city for c in Country for city in self.read_cities(c, countries[c])),
            country_bonuses=tuple(self.pair(c, countries[c], "bonuses") for c in Country),
            period_markers=tuple(self.pair(c, countries[c], "periods") for c in Country),
        )
        self.check_cities(self.board.cities)
        self.check_nobles(self.board)

    def complain(self, what: str, line: int, **args: Any) -> None:
        self.errors.append(Message(f"royals-board-{what}", {"line": line, **args}, "RY-05"))

    def line(self, *path: str) -> int:
        """Where an entry stands, or what it belongs to; the first line if neither is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def read_toml(self, text: str) -> dict[str, Any]:
        if len(text) > LARGEST:
            self.complain("too-large", 1, most=LARGEST)
            return {}
        try:
            return toml.read(text)
        except toml.Slip as slip:
            self.complain("syntax", slip.line, column=slip.column, reason=slip.reason)
        return {}

    def check_names(self, where: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
        path = tuple(where.split(".")) if where else ()
        for name in table:
            if name not in known:
                line = self.line(*path, name)
                self.complain("unknown", line, entry=name, known=list(known))

    def table(self, tables: dict[str, Any], *path: str) -> dict[str, Any]:
        value: Any = tables
        for name in path:
            value = value.get(name) if isinstance(value, dict) else None
        if isinstance(value, dict):
            return value
        self.complain("missing", self.line(*path), entry=".".join(path))
        return {}

    def number(self, value: Any, *path: str) -> int:
        """A number from 1 to 99; a fault is noted and counts as 1."""
        entry = ".".join(path)
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain("number", self.line(*path), entry=entry)
        elif not 1 <= value <= HIGHEST_MARKER:
            self.complain("range", self.line(*path), entry=entry, value=value, most=HIGHEST_MARKER)
        else:
            return value
        return 1

    def pair(self, country: Country, table: dict[str, Any], name: str) -> tuple[int, int]:
        """Two numbers, the higher first."""
        path = (COUNTRY_NAMES[country], name)
        given = table.get(name)
        if not isinstance(given, list) or len(given) != 2:
            self.complain("pair", self.line(*path), entry=".".join(path))
            return 1, 1
        high, low = self.number(given[0], *path), self.number(given[1], *path)
        if low > high:
            self.complain("order", self.line(*path), entry=".".join(path), high=low, low=high)
        return high, low

    def read_titles(self, table: dict[str, Any]) -> list[int]:
        """The markers; the influence of each title is kept for its nobles."""
        self.check_names("titles", table, TITLE_NAMES)
        markers = []
        for name in TITLE_NAMES:
            entry = self.table({"titles": table}, "titles", name)
            self.check_names(f"titles.{name}", entry, ("influence", "marker"))
            self.influence.append(self.number(entry.get("influence"), "titles", name))
            markers.append(self.number(entry.get("marker"), "titles", name))
        self.check_markers(markers)
        return markers

    def check_markers(self, markers: list[int]) -> None:
        for name, value in zip(TITLE_NAMES, markers, strict=True):
            if value % 2:
                self.complain("odd", self.line("titles", name), title=name, value=value)
        for (_, before), (name, value) in pairwise(zip(TITLE_NAMES, markers, strict=True)):
            if value <= before:
                line = self.line("titles", name)
                self.complain("ascending", line, title=name, value=value, before=before)

    def read_cities(self, country: Country, table: dict[str, Any]) -> list[City]:
        name, wanted = COUNTRY_NAMES[country], CITIES_IN[country]
        self.check_names(name, table, ("bonuses", "periods", "cities"))
        cities = self.table({name: table}, name, "cities")
        if cities and len(cities) != wanted:
            line = self.line(name, "cities")
            self.complain("cities", line, country=name, count=len(cities), wanted=wanted)
        return [self.read_city(country, city, entry) for city, entry in cities.items()]

    def read_city(self, country: Country, name: str, entry: Any) -> City:
        """A city's key is its place on the map, unless it has a place, or a name, of its own."""
        path = (COUNTRY_NAMES[country], "cities", name)
        line, at = self.line(*path), LOCATIONS.get(name)
        if isinstance(entry, dict):
            name, at = entry.get("name", name), self.location(name, entry, at, *path)
        if (
            not isinstance(name, str)
            or not name.strip()
            or "\0" in name
            or len(name.encode()) > NAME_BYTES
        ):
            self.complain("city-name", line, city=str(name), most=NAME_BYTES)
            name = str(name)
        if not isinstance(entry, dict):
            self.complain("city", line, city=name)
            entry = {}
        self.check_names(".".join(path), entry, ("name", "at", "bonus", "nobles", "influence"))
        bonus = self.number(entry.get("bonus"), *path)
        return City(name, at, country, bonus, self.read_nobles(name, entry, path), line)

    def location(
        self, city: str, entry: dict[str, Any], usual: tuple[int, int] | None, *path: str
    ) -> tuple[int, int] | None:
        at = entry.get("at")
        if at is None:
            return usual
        parts = at if isinstance(at, list) else []
        if len(parts) == 2 and all(type(part) is int and 0 <= part <= MAP_SCALE for part in parts):
            return parts[0], parts[1]
        self.complain("at", self.line(*path), city=city, least=0, most=MAP_SCALE)
        return None

    def read_nobles(
        self, city: str, entry: dict[str, Any], path: tuple[str, ...]
    ) -> tuple[Noble, ...]:
        given, line = entry.get("nobles"), self.line(*path)
        if not isinstance(given, list) or not 1 <= len(given) <= 2:
            self.complain("nobles", line, city=city)
            return ()
        if len(given) == 2 and given[0] == given[1]:
            self.complain("title-twice", line, city=city, title=str(given[0]))
        titles = []
        for name in given:
            if name in TITLE_NAMES:
                titles.append(Title(TITLE_NAMES.index(name)))
            else:
                known = list(TITLE_NAMES)
                self.complain("title", line, city=city, title=str(name), known=known)
        return self.with_influence(city, titles, entry, path)

    def with_influence(
        self, city: str, titles: list[Title], entry: dict[str, Any], path: tuple[str, ...]
    ) -> tuple[Noble, ...]:
        """Each noble's influence: that of its title unless the city names its own."""
        own = entry.get("influence")
        if own is None:
            return tuple(Noble(title, self.influence[title]) for title in titles)
        if not isinstance(own, list) or len(own) != len(entry["nobles"]):
            self.complain("influence", self.line(*path), city=city)
            return ()
        values = [self.number(value, *path) for value in own]
        return tuple(Noble(*noble) for noble in zip(titles, values, strict=False))

    def check_cities(self, cities: tuple[City, ...]) -> None:
        """No name twice, and no tie that could stay open (RY-28)."""
        for one, other in combinations(cities, 2):
            if one.name.strip().casefold() == other.name.strip().casefold():
                self.complain("city-twice", other.line, city=other.name, first_line=one.line)
            if one.country != other.country or one.bonus != other.bonus:
                continue
            for title in {noble.title for noble in one.nobles} & {n.title for n in other.nobles}:
                self.complain(
                    "open-tie", other.line, city=other.name, other_city=one.name,
                    title=TITLE_NAMES[title], bonus=one.bonus,
                )  # fmt: skip

    def check_nobles(self, board: Board) -> None:
        """One King in every country, and every title somewhere."""
        for country in Country:
            kings = sum(noble.title == Title.KING for noble in board.nobles(country))
            if kings != 1:
                name = COUNTRY_NAMES[country]
                self.complain("kings", self.line(name, "cities"), country=name, count=kings)
        for title in set(Title) - {noble.title for noble in board.nobles()}:
            name = TITLE_NAMES[title]
            self.complain("title-nowhere", self.line("titles", name), title=name)


def find_lines(text: str) -> dict[tuple[str, ...], int]:
    """The line of every table and entry, by its path."""
    lines: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = tuple(part.strip().strip("\"'") for part in header[1].split("."))
            lines.setdefault(table, number)
        elif key := KEY.match(line):
            name = next(group for group in key.groups() if group is not None)
            lines.setdefault((*table, name), number)
    return lines

"""RY-05: the board is a file that is checked; faults are named with their line."""

import pytest

from games.royals.royals_table import view
from regalia.engine.errors import BadInput
from regalia.engine.game import read_options
from regalia.engine.match import Match
from regalia.games.royals import GAME
from regalia.games.royals.board import LARGEST, PACKAGED, parse, problems, warnings
from regalia.games.royals.data import LOCATIONS
from regalia.games.royals.options import RoyalsOptions
from regalia.lab.soak import soak

DIJON = 'Dijon = { bonus = 3, nobles = ["duke", "baron"] }'
DUKE = "duke = { influence = 2, marker = 10 }"
LYON = 'Lyon = { bonus = 1, nobles = ["cardinal", "marshal"] }'


def line_of(text: str) -> int:
    return PACKAGED[: PACKAGED.index(text)].count("\n") + 1


def faults(old: str, new: str) -> list[tuple[str, int]]:
    """What is wrong with the packaged board when one piece of it is replaced."""
    assert old in PACKAGED
    found = problems(PACKAGED.replace(old, new, 1))
    return [(message.id.removeprefix("royals-board-"), message.args["line"]) for message in found]


def test_the_packaged_board_has_no_fault_and_is_no_surprise() -> None:
    assert problems(PACKAGED) == []
    assert warnings(parse(PACKAGED)) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (DIJON, f"{DIJON}\nNice = {{ bonus = 9, nobles = ['baron'] }}", "cities"),
        (DIJON, 'Dijon = { bonus = 3, nobles = [] }', "nobles"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "baron", "king"] }', "nobles"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "duke"] }', "title-twice"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "bishop"] }', "title"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "king"] }', "kings"),
        (DIJON, 'Dijon = { bonus = 0, nobles = ["duke", "baron"] }', "range"),
        (DIJON, 'Dijon = { bonus = 100, nobles = ["duke", "baron"] }', "range"),
        (DIJON, 'Dijon = { bonus = "3", nobles = ["duke", "baron"] }', "number"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "baron"], influence = [2] }', "influence"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "baron"], influence = [2, 0] }', "range"),
        (DIJON, 'Dijon = { bonus = 3, nobles = ["duke", "baron"], size = 2 }', "unknown"),
        (DIJON, DIJON.replace("{", "{ at = [1, 2, 3],"), "at"),
        (DIJON, DIJON.replace("{", "{ at = [1, 1001],"), "at"),
        (DIJON, DIJON.replace("{", "{ name = 3,"), "city-name"),
        (DIJON, DIJON.replace("{", '{ name = "Paris",'), "city-twice"),
        (DIJON, "Dijon = 3", "city"),
        (DIJON, DIJON.replace("Dijon", "paris"), "city-twice"),
        (DIJON, DIJON.replace("Dijon", '"A city with a very long name"'), "city-name"),
        (LYON, 'Lyon = { bonus = 3, nobles = ["duke", "marshal"] }', "open-tie"),
        (DUKE, "duke = { influence = 2, marker = 11 }", "odd"),
        (DUKE, "duke = { influence = 2, marker = 8 }", "ascending"),
        (DUKE, "duke = { influence = 0, marker = 10 }", "range"),
        ("bonuses = [12, 6]", "bonuses = [6, 12]", "order"),
        ("periods = [10, 4]", "periods = [4, 10]", "order"),
        ("periods = [10, 4]", "periods = [10, 0]", "range"),
        ("periods = [10, 4]", "periods = 10", "pair"),
        ("[spain]", "[portugal]", "unknown"),
        ("[france.cities]", "[france.cities", "syntax"),
    ],
)  # fmt: skip
def test_each_fault_is_named_with_its_line(old: str, new: str, fault: str) -> None:
    found = dict(faults(old, new))

    assert fault in found
    assert abs(found[fault] - line_of(old)) <= (3 if fault in ("cities", "kings") else 0)


def test_a_title_that_stands_nowhere() -> None:
    text = PACKAGED.replace('"countess", "baron"', '"baron"').replace(', "countess"', "")

    assert ("royals-board-title-nowhere", "countess") in [
        (message.id, message.args.get("title")) for message in problems(text)
    ]


def test_a_city_named_twice_in_one_country_and_in_two() -> None:
    assert faults(LYON, DIJON)[0] == ("syntax", line_of(LYON))
    assert faults("Madrid =", "Paris =") == [("city-twice", line_of("Madrid ="))]


def test_a_file_far_too_large_is_not_read() -> None:
    assert [m.id for m in problems("#" * (LARGEST + 1))] == ["royals-board-too-large"]


def test_nothing_at_all_is_missing_everything() -> None:
    assert {message.id for message in problems("")} >= {"royals-board-missing"}


@pytest.mark.parametrize(
    ("old", "new", "warning"),
    [
        ("periods = [10, 4]", "periods = [9, 4]", "periods"),
        ('["duke", "baron"]', '["duke"]', "nobles"),
        ('["duke", "baron"]', '["duke", "marshal"]', "title"),
        ('Bordeaux = { bonus = 4, nobles = ["princess"]',
         'Bordeaux = { bonus = 4, nobles = ["duke"]', "princesses"),
    ],
)  # fmt: skip
def test_warnings_where_it_differs_from_what_is_known(old: str, new: str, warning: str) -> None:
    found = warnings(parse(PACKAGED.replace(old, new, 1)))

    assert f"royals-board-warn-{warning}" in [message.id for message in found]


def test_a_board_of_ones_own_is_played_on_and_travels_with_the_options() -> None:
    own = DIJON.replace("Dijon", '"Дижон"').replace("}", ", influence = [7, 2] }")
    options = RoyalsOptions(board=PACKAGED.replace(DIJON, own))
    city = view(Match(GAME, 2, 1, options)).countries[0].cities[2]

    assert city.name == "Дижон"
    assert [noble.influence for noble in city.nobles] == [7, 2]


@pytest.mark.parametrize(
    ("own", "name", "at"),
    [
        (DIJON, "Dijon", list(LOCATIONS["Dijon"])),
        (DIJON.replace("{", '{ name = "Divio",'), "Divio", list(LOCATIONS["Dijon"])),
        (DIJON.replace("{", "{ at = [300, 0],"), "Dijon", [300, 0]),
        (DIJON.replace("Dijon", "Nantes"), "Nantes", None),
    ],
)
def test_a_city_keeps_its_place_on_the_map_by_its_id(
    own: str, name: str, at: list[int] | None
) -> None:
    options = RoyalsOptions(board=PACKAGED.replace(DIJON, own))
    city = view(Match(GAME, 2, 1, options)).countries[0].cities[2]

    assert (city.name, city.at) == (name, at)


def test_a_board_with_a_fault_is_refused_as_an_option() -> None:
    with pytest.raises(BadInput, match="has the lower number first"):
        read_options(GAME, {"board": PACKAGED.replace("[12, 6]", "[6, 12]")}, 2)


def test_a_board_of_ones_own_breaks_no_law() -> None:
    text = PACKAGED.replace(DIJON, DIJON.replace("}", ", influence = [9, 5] }"))
    text = text.replace('{ bonus = 3, nobles = ["baron"]', '{ bonus = 99, nobles = ["princess"]')

    soak(GAME, 3, RoyalsOptions(board=text), games=40, seed=5)

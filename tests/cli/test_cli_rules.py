"""`regalia rules`: one rule, all of them, or those with certain words, without pictures."""

import json

import pytest
from terminal import run

from regalia import games
from regalia.rulepages import PICTURE, read_page, read_words

Capture = pytest.CaptureFixture[str]


def test_rules_are_found_by_words_in_either_language(capsys: Capture) -> None:
    code, out, err = run("rules", "majesty", "--search", "SPLIT infirmary", capsys=capsys)

    assert code == 0
    assert "MJ-20 " in out
    assert "MJ-05" not in out
    assert "regalia rules majesty MJ-" in err

    code, out, _ = run("rules", "majesty", "--search", "Зелёные", "--lang", "ru", capsys=capsys)
    _, same, _ = run("rules", "majesty", "--search", "зеленые", "--lang", "ru", capsys=capsys)

    assert code == 0
    assert "MJ-05 " in out
    assert same == out


def test_what_is_found_comes_as_json_too(capsys: Capture) -> None:
    _, out, _ = run("rules", "royals", "--search", "cathedral", "--json", capsys=capsys)

    assert "RY-18" in json.loads(out)


@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        (["--search", "spaceship"], "spaceship"),
        (["MJ-01", "--search", "miller"], "not both"),
        (["MJ-77"], "MJ-01"),
    ],
)
def test_what_cannot_be_found_is_said(arguments: list[str], id: str, capsys: Capture) -> None:
    code, out, err = run("rules", "majesty", *arguments, capsys=capsys)

    assert (code, out) == (2, "")
    assert id in err


@pytest.mark.parametrize("name", games.NAMES)
def test_the_terminal_leaves_pictures_out(name: str, capsys: Capture) -> None:
    _, out, _ = run("rules", name, capsys=capsys)

    assert PICTURE.search(read_page(name, "en").text)
    assert "piece:" not in read_words(name, "en").text
    assert "piece:" not in out
    assert "\n\n\n" not in read_words(name, "en").text

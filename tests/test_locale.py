"""Numbers, lists and dates as each language writes them."""

from datetime import UTC, datetime

import pytest

from regalia.words import language_of_environment, spoken, words

NBSP = "\N{NO-BREAK SPACE}"


def test_numbers_in_tables() -> None:
    assert words("en").number(1234.5, 1) == "1,234.5"
    assert words("ru").number(1234.5, 1) == f"1{NBSP}234,5"
    assert words("en").number(1_000_000) == "1,000,000"
    assert words("ru").number(1_000_000) == f"1{NBSP}000{NBSP}000"
    assert words("ru").difference(-0.25, 2) == "−0,25"
    assert words("ru").difference(3) == "+3"


def test_numbers_in_sentences() -> None:
    args = {"mean": 1234.5, "lowest": 3, "highest": 10_000}

    assert "1,234.5" in words("en")("cli-simulate-length", **args)
    assert f"1{NBSP}234,5" in words("ru")("cli-simulate-length", **args)
    assert f"10{NBSP}000" in words("ru")("cli-simulate-length", **args)


def test_lists_in_sentences() -> None:
    known = ["page", "knight", "duke"]

    assert words("en")("bot-unknown", bot="x", known=known).endswith("page, knight, and duke.")
    assert words("ru")("bot-unknown", bot="x", known=known).endswith("page, knight и duke.")
    assert words("en").listed(["page"]) == "page"


def test_dates() -> None:
    when = datetime(2026, 3, 1, 15, 4, tzinfo=UTC)

    assert "Mar 1, 2026" in words("en")("cli-verify-when", when=when)
    assert "1 мар. 2026" in words("ru")("cli-verify-when", when=when)
    assert "15:04" in words("ru")("cli-verify-when", when=when)


def test_years_and_numbers_of_games_are_not_grouped() -> None:
    assert "1648" in words("ru")("royals-period-end", year="1648")


@pytest.mark.parametrize(
    ("tag", "language"),
    [("ru_RU.UTF-8", "ru"), ("ru-Cyrl-RU", "ru"), ("EN", "en"), ("de_DE", None), ("C", None)],
)
def test_the_language_a_tag_means(tag: str, language: str | None) -> None:
    assert spoken(tag) == language


def test_a_computer_that_speaks_none_of_ours_gets_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert language_of_environment() == "en"

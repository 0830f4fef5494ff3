"""Russian as people speak it: forms, cases, and sentences that suit any name."""

import re

import pytest

from regalia.engine.message import Message
from regalia.words import LOCALE, words

NUMBERS = (1, 2, 5, 11, 21)
COUNTED = {
    "majesty-sell": ("meeples", "Анна меняет {} на очки.", "мипл мипла миплов миплов мипл"),
    "royals-cards-shuffle": (
        "cards", "Анна перемешивает сброс, в новой стопке {}.", "карта карты карт карт карта",
    ),
    "royals-cards-draw": ("cards", "Анна берёт {}.", "карту карты карт карт карту"),
    "royals-cards-lead": (
        "points", "Больше всех очков на столе: Анна, {}.", "очко очка очков очков очко",
    ),
    "royals-cards-hits": (
        "hits", "Анна получает {}.", "попадание попадания попаданий попаданий попадание",
    ),
    "royals-house-bonus": (
        "points", "На каждом маркере титула: Анна получает бонус благородного дома, {}.",
        "очко очка очков очков очко",
    ),
    "royal-wedding-discard": (
        "military", "Анна сбрасывает {}.", "отряд отряда отрядов отрядов отряд",
    ),
    "royal-wedding-gain": (
        "prestige", "Анна получает {}.", "престиж престижа престижа престижа престиж",
    ),
}  # fmt: skip


@pytest.mark.parametrize("id", COUNTED)
def test_things_are_counted_in_their_forms(id: str) -> None:
    what, sentence, forms = COUNTED[id]
    said = [words("ru").say(Message(id, {"seat": 0, what: n}), ["Анна"]) for n in NUMBERS]

    assert said == [
        sentence.format(f"{n} {form}") for n, form in zip(NUMBERS, forms.split(), strict=True)
    ]


def test_cards_and_cities_stand_in_the_case_the_sentence_needs() -> None:
    def said(id: str, **args: object) -> str:
        return words("ru").say(Message(id, {"seat": 0, **args}), ["Анна", "Борис"])

    assert said("royals-claim", title="countess", city="Cologne") == (
        "Анна занимает графиню в Кёльне."
    )
    assert said("royals-take-over", title="king", city="Vienna", loser_seat=1) == (
        "Анна захватывает короля в Вене: Борис отправляет своего дворянина в собор."
    )
    assert said("majesty-heal", character="witch").startswith("Анна лечит ведьму")
    assert [said("royals-discard", card="spain", number=n) for n in NUMBERS] == [
        "Анна сбрасывает карту Испании.",
        "Анна сбрасывает 2 карты Испании.",
        "Анна сбрасывает 5 карт Испании.",
        "Анна сбрасывает 11 карт Испании.",
        "Анна сбрасывает 21 карту Испании.",
    ]


AS_A_MAN = re.compile(r"\$\w*(?:seat|name)\w* \}[^{}.:;]*?\b\w+(?:л|лся|ла|лась)\b")
NOUNS = {"стол", "стола"}


def test_no_sentence_knows_whether_a_name_is_a_mans_or_a_womans() -> None:
    """Verbs in the past have a gender; of somebody with a name we speak in the present."""
    found = []
    for path in (LOCALE / "ru").iterdir():
        if path.name.endswith(".ftl"):
            for line in path.read_text("utf-8").splitlines():
                gendered = AS_A_MAN.search(line)
                if gendered and gendered[0].split()[-1] not in NOUNS:
                    found.append(line.strip())

    assert found == []

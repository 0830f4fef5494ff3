"""Deals as people type them."""

import pytest

from regalia import games
from regalia.cli.typed_deals import read_line
from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move
from regalia.engine.match import Match
from regalia.games.royal_wedding.dealings import Deal
from regalia.games.royal_wedding.view import RoyalWeddingView
from regalia.words import words

NAMES = ["Agnes", "Anna", "Boris", "Clara"]
IMENA = ["Агнесса", "Анна", "Борис", "Клара"]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (
            "offer Anna: 2 gold for 1 military, attack Boris 3",
            {"offer": 1, "give": {"gold": 2}, "want": {"military": 1},
             "ask": [{"attack": 2, "with": 3}]},
        ),
        ("offer boris: spare you for spare me",
         {"offer": 2, "promise": [{"spare": 2}], "ask": [{"spare": 0}]}),
        ("offer Bo: both spare Clara, each alone",
         {"offer": 2, "promise": [{"spare": 3}], "ask": [{"spare": 3}], "alone": True}),
        ("deal Bo: both attack Clara 2",
         {"offer": 2, "promise": [{"attack": 3, "with": 2}], "ask": [{"attack": 3, "with": 2}]}),
        ("offer Anna: help you attack Boris 2 for help me against Clara and help nobody against me",
         {"offer": 1, "promise": [{"assist": 1, "attacking": 2, "with": 2}],
          "ask": [{"assist": 0, "defending": 3}, {"abstain": 0}]}),
        ("marry Clara", {"wed": 3}),
        ("wed Clara: 1 prestige for 3 gold",
         {"wed": 3, "give": {"prestige": 1}, "want": {"gold": 3}}),
        ("offer Anna: for 2 gold", {"offer": 1, "want": {"gold": 2}}),
        ("offer Anna: not attack Boris", {"offer": 1, "promise": [{"spare": 2}]}),
        ("offer Anna: do not attack Boris for don't attack me",
         {"offer": 1, "promise": [{"spare": 2}], "ask": [{"spare": 0}]}),
        ("offer Anna: I attack Boris with at least 3 military for you attack Boris with 2",
         {"offer": 1, "promise": [{"attack": 2, "with": 3}], "ask": [{"attack": 2, "with": 2}]}),
        ("offer Anna: help your attack on Boris with 2 for 1m, help me defend against Clara",
         {"offer": 1, "promise": [{"assist": 1, "attacking": 2, "with": 2}],
          "want": {"military": 1}, "ask": [{"assist": 0, "defending": 3}]}),
        ("offer Anna: not help anyone against Boris for assist no one against me",
         {"offer": 1, "promise": [{"abstain": 2}], "ask": [{"abstain": 0}]}),
        ("accept offer 2 from Anna", {"accept": 1, "number": 2}),
        ("accept Anna's offer", {"accept": 1, "number": 1}),
        ("accept Anna 2", {"accept": 1, "number": 2}),
        ("decline Anna", {"decline": 1, "number": 1}),
        ("counter Anna: 2 gold for 1 military",
         {"counter": 1, "number": 1, "give": {"gold": 2}, "want": {"military": 1}}),
        ("counter Boris 3: marriage for 2 gold",
         {"counter": 2, "number": 3, "wed": True, "want": {"gold": 2}}),
        ("counter Anna: wedding and 1 prestige for spare me",
         {"counter": 1, "number": 1, "wed": True, "give": {"prestige": 1}, "ask": [{"spare": 0}]}),
        ("offer Anna: halves with you for help me attack Boris with 2",
         {"offer": 1, "promise": [{"divide": 1, "halves": True}],
          "ask": [{"assist": 0, "attacking": 2, "with": 2}]}),
        ("offer Anna: I share at least 2 with you, loss of you at most 1, discard 0 of Clara",
         {"offer": 1, "promise": [{"divide": 1, "gain": 2}, {"divide": 1, "loss": 1},
                                  {"divide": 3, "discard": 0}]}),
        ("offer Anna: help you attack Boris for half with me",
         {"offer": 1, "promise": [{"assist": 1, "attacking": 2}],
          "ask": [{"divide": 0, "halves": True}]}),
        ("show deal 3 to Clara", {"show": 3, "to": 3}),
        ("cancel deal 3", {"cancel": 3}),
        ("done", {"finished": True}),
        ("anything else", None),
    ],
)  # fmt: skip
def test_english(line: str, move: Move | None) -> None:
    assert read_line(line, words("en"), NAMES, 0, []) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("сделка Анне: 2 золота за 1 войско, напасть на Бориса 3",
         {"offer": 1, "give": {"gold": 2}, "want": {"military": 1},
          "ask": [{"attack": 2, "with": 3}]}),
        ("брак Клара: 1 престиж за 3 золота",
         {"wed": 3, "give": {"prestige": 1}, "want": {"gold": 3}}),
        ("сделка Борису: не напасть на тебя за никому не помочь против меня",
         {"offer": 2, "promise": [{"spare": 2}], "ask": [{"abstain": 0}]}),
        ("предлагаю Борису: помочь Анне против Клары 2",
         {"offer": 2, "promise": [{"assist": 1, "defending": 3, "with": 2}]}),
        ("сделка Борис: порознь, оба щадить Клару",
         {"offer": 2, "promise": [{"spare": 3}], "ask": [{"spare": 3}], "alone": True}),
        ("сделка Борис: оба напасть на Клару",
         {"offer": 2, "promise": [{"attack": 3}], "ask": [{"attack": 3}]}),
        ("сделка Анне: не нападать на Бориса за мир с Кларой",
         {"offer": 1, "promise": [{"spare": 2}], "ask": [{"spare": 3}]}),
        ("сделка Анне: я нападаю на Бориса с 3 войсками за ты нападёшь на Клару не менее 2",
         {"offer": 1, "promise": [{"attack": 2, "with": 3}], "ask": [{"attack": 3, "with": 2}]}),
        ("сделка Анне: помогу тебе защититься от Бориса за не помогать никому против меня",
         {"offer": 1, "promise": [{"assist": 1, "defending": 2}], "ask": [{"abstain": 0}]}),
        ("принять Анна", {"accept": 1, "number": 1}),
        ("встречно Анне: 2 золота за 1 войско",
         {"counter": 1, "number": 1, "give": {"gold": 2}, "want": {"military": 1}}),
        ("встречное Борису 2: брак, 1 престиж",
         {"counter": 2, "number": 2, "wed": True, "give": {"prestige": 1}}),
        ("показать сделку 3 Кларе", {"show": 3, "to": 3}),
        ("отменить сделку 3", {"cancel": 3}),
        ("готово", {"finished": True}),
        ("сделка Анна: пополам с Анной за помочь мне напасть на Бориса 2",
         {"offer": 1, "promise": [{"divide": 1, "halves": True}],
          "ask": [{"assist": 0, "attacking": 2, "with": 2}]}),
        ("сделка Анне: добыча не меньше 2 тебе, потери 0 тебе, сброс не больше 1 Кларе",
         {"offer": 1, "promise": [{"divide": 1, "gain": 2}, {"divide": 1, "loss": 0},
                                  {"divide": 3, "discard": 1}]}),
    ],
)  # fmt: skip
def test_russian(line: str, move: Move) -> None:
    assert read_line(line, words("ru"), IMENA, 0, []) == move


@pytest.mark.parametrize(
    "line",
    ["offer Anna", "offer Zoe: 2 gold", "offer An: 2 gold for 1 gold for 1 gold",
     "offer Anna: 2 cows",
     "offer Anna: help Boris", "offer A: 2 gold", "offer Anna: both",
     "counter Anna", "counter Zoe: 2 gold", "offer Anna: attack",
     "offer Anna 2 gold: 1 military", "offer Anna: attack Boris three",
     "offer Anna: attack Boris Clara", "offer Anna: you attack Boris",
     "offer Anna: 1 gold for I attack Boris", "offer Anna: not help Boris against Clara",
     "offer Anna: not spare Boris", "offer Anna: not", "offer Anna: 3",
     "offer Anna: share with you", "offer Anna: halves 2 with you", "offer Anna: loss 1",
     "show Anna", "show 3", "show 3 to Zoe",
     "cancel", "cancel Anna", "cancel 3: 2 gold", "replace 3"],
)  # fmt: skip
def test_what_is_not_understood_is_said(line: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        read_line(line, words("en"), NAMES, 0, [])

    assert refused.value.message.id in ("royal-wedding-refuse-speech", "royal-wedding-refuse-name")


def test_an_answer_finds_the_open_offer() -> None:
    match = Match(games.load("royal-wedding"), 3, 1)
    match.play(1, {"wed": 0})
    match.play(1, {"withdraw": 0, "number": 1})
    match.play(1, {"wed": 0})
    view = match.see(0)
    assert isinstance(view, RoyalWeddingView)

    move = read_line("accept Anna", words("en"), NAMES[:3], 0, view.offers)
    assert move == {"accept": 1, "number": 2}
    assert match.refuse(0, move) is None


def test_who_reads_russian_may_type_english() -> None:
    assert read_line("marry Анна", words("ru"), IMENA, 0, []) == {"wed": 1}


@pytest.mark.parametrize(
    ("line", "language"), [("replace 2: 1 gold", "en"), ("заменить 2: 1 золото", "ru")]
)
def test_a_deal_is_replaced_by_its_number(line: str, language: str) -> None:
    deals = [Deal(1, 1, [0, 1]), Deal(1, 2, [2, 0])]

    move = read_line(line, words(language), NAMES, 0, [], deals)

    assert move == {"offer": 2, "instead": 2, "give": {"gold": 1}}

"""Moves of any kind are read, or refused in a sentence that says what is wrong with them."""

from typing import Any

import numpy as np
import pytest

from games.royal_wedding.wedding_table import table
from regalia.engine.errors import BadInput, Complaint
from regalia.engine.game import Move
from regalia.games.royal_wedding.data import MOST_GIVEN, MOST_PROMISED, MOST_TERMS
from regalia.words import words

ODD: list[Any] = [None, "2", 2.5, True, [2], {"2": 2}, (2,), b"2", np.int8(2), np.zeros(2), 1 << 80]


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ({"dance": True}, "{'dance': True}"),
        ({"offer": 1, "give": {"cows": 2}}, "{'give': {'cows': 2}}"),
        ({"offer": 1, "give": {"gold": "two"}}, "{'gold': 'two'}"),
        ({"offer": 1, "promise": {"spare": 1}}, "{'promise': {'spare': 1}}"),
        ({"offer": 1, "promise": [{"spare": 1, "with": 2}]}, "{'spare': 1, 'with': 2}"),
        ({"offer": "Anna"}, "{'offer': 'Anna'}"),
        ({"counter": 1, "ask": [{"spare": 0}]}, "{'counter': 1}"),
        ({"accept": 1, "number": "one"}, "{'number': 'one'}"),
    ],
)
def test_the_part_that_cannot_be_read_is_named(move: Move, part: str) -> None:
    message = table().refuse(0, move)

    assert message is not None
    assert message.id == "royal-wedding-refuse-unreadable"
    assert message.args["part"] == part
    assert all(part in words(language).say(message) for language in ("en", "ru"))


@pytest.mark.parametrize(
    ("move", "most"),
    [
        ({"offer": 1, "give": {"gold": MOST_GIVEN + 1}}, MOST_GIVEN),
        ({"offer": 1, "promise": [{"attack": 2, "with": MOST_PROMISED + 1}]}, MOST_PROMISED),
        ({"offer": 1, "promise": [{"spare": 1}, {"spare": 2}], "ask": [
            {"spare": 0}, {"spare": 2}, {"abstain": 0}, {"abstain": 2}]}, MOST_TERMS),
    ],
)  # fmt: skip
def test_rw_14_a_limit_is_refused_with_its_number(move: Move, most: int) -> None:
    message = table().refuse(0, move)

    assert message is not None
    assert message.rule == "RW-14"
    assert all(str(most) in words(language).say(message) for language in ("en", "ru"))


@pytest.mark.parametrize("odd", ODD, ids=repr)
@pytest.mark.parametrize(
    "word", ["offer", "wed", "accept", "number", "give", "promise", "cancel", "finished", "buy"]
)
def test_whatever_stands_in_a_move_is_answered_with_a_sentence(word: str, odd: Any) -> None:
    game = table()
    full: Move = {"offer": 1, "promise": [{"spare": 1}]}

    for move in ({word: odd}, {**full, word: odd}, {"accept": 1, "number": 1, word: odd}):
        message = game.refuse(0, move)
        assert message is None or words("ru").say(message)


@pytest.mark.parametrize("odd", [*ODD, -1, 7], ids=repr)
def test_whatever_a_seat_or_a_move_is_the_answer_is_a_sentence(odd: Any) -> None:
    game = table()

    if not isinstance(odd, np.int8):
        for ask in (game.match.moves, game.match.actions, game.match.near_misses):
            with pytest.raises(BadInput):
                ask(odd)
        with pytest.raises(BadInput):
            game.match.play(odd, {"finished": True})
    with pytest.raises(Complaint):
        game.match.play(0, odd)


def test_rw_08_moves_of_the_talks_are_a_menu() -> None:
    game = table()

    assert game.match.moves(0).menu
    assert not game.to_war().match.moves(0).menu
    assert not game.match.moves(1).menu


def test_rw_08_who_is_finished_may_act_and_is_not_awaited() -> None:
    game = table().play(1, finished=True)

    assert game.match.acting == [0, 2]
    assert game.match.may_act == [0, 1, 2]
    assert game.to_war().match.may_act == game.match.acting == [0]

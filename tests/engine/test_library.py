"""The library can be trusted: everything given to it is checked, copies are independent."""

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from conformance import random_play, start
from regalia import games
from regalia.engine.errors import BadInput, Complaint, IllegalMove
from regalia.engine.match import Match
from regalia.engine.transcript import Seat, fresh_salt, record
from regalia.words import words

MAJESTY, ROYALS = games.load("majesty"), games.load("royals")
every_game = pytest.mark.parametrize("name", games.NAMES)


def said(complaint: Complaint) -> bool:
    """Is there a sentence for it, in both languages?"""
    return all(words(language).say(complaint.message) for language in ("en", "ru"))


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=1)
    seat, before = match.acting[0], match.state.tobytes()
    illegal = {*range(match.game.actions)} - {*match.actions(seat)}

    for way in (match.take, match.after, match.act, match.preview):
        with pytest.raises(IllegalMove) as refused:
            way(seat, min(illegal))
        assert said(refused.value)
    assert match.state.tobytes() == before


@every_game
@pytest.mark.parametrize("action", [-1, (1 << 63) - 1, 10**30, "3", 1.5, None, True])
def test_an_action_that_does_not_exist_is_bad_input(name: str, action: Any) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=1)
    seat, before = match.acting[0], match.state.tobytes()
    ways = [match.take, match.why_not, match.after, match.act, match.preview]

    for way in ways:
        with pytest.raises(BadInput) as refused:
            way(seat, action)
        assert said(refused.value)
    assert match.state.tobytes() == before


@every_game
@pytest.mark.parametrize("seat", [-2, 9, 10**30, "0", 0.0, None, True])
def test_a_seat_that_does_not_exist_is_bad_input(name: str, seat: Any) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=1)
    ways: list[Callable[[Any], object]] = [
        match.view, match.see, match.events, match.moves, match.actions, match.near_misses,
        lambda seat: match.knowledge(seat, 1), lambda seat: match.refuse(seat, {}),
        lambda seat: match.play(seat, match.moves(0)[0] if match.moves(0) else {}),
    ]  # fmt: skip

    for way in ways:
        with pytest.raises(BadInput) as refused:
            way(seat)
        assert said(refused.value)


@every_game
@pytest.mark.parametrize("move", [None, 3, "take", ["take", 2], b"{}", {1, 2}])
def test_what_is_no_move_at_all_is_bad_input(name: str, move: Any) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=1)

    with pytest.raises(BadInput) as refused:
        match.play(match.acting[0], move)

    assert said(refused.value)


@every_game
@pytest.mark.parametrize(
    "move", [{}, {"nonsense": 1}, {1: 2}, {"take": 10**30}, {"take": [1]}, {"win": {}}, {"": None}]
)
def test_a_move_that_makes_no_sense_is_refused_with_a_sentence(name: str, move: Any) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=1)

    with pytest.raises(IllegalMove) as refused:
        match.play(match.acting[0], move)

    assert said(refused.value)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.5, "7", b"short", True, [1]])
def test_a_seed_of_the_wrong_kind_is_bad_input(seed: Any) -> None:
    with pytest.raises(BadInput) as refused:
        Match(MAJESTY, 2, seed)

    assert said(refused.value)


@pytest.mark.parametrize(
    "options",
    [
        ROYALS.options(),
        MAJESTY.options(deck="combind"),  # type: ignore[call-arg]
        MAJESTY.options(first="1"),  # type: ignore[arg-type]
        MAJESTY.options(sides="C"),  # type: ignore[call-arg]
        {"deck": "combind"},
        {"open_cards": 3},
        {"first": 2},
        {1: 2},
        "deck=combined",
        7,
    ],
)
def test_options_are_checked_wherever_they_come_from(options: Any) -> None:
    with pytest.raises(BadInput) as refused:
        Match(MAJESTY, 2, 1, options)

    assert said(refused.value)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_starting_seat_counts_from_0_like_every_seat(seat: int) -> None:
    match = Match(MAJESTY, 3, 1, {"first": seat})

    assert match.acting == [seat]
    assert match.see().first == seat


@pytest.mark.parametrize("options", [None, {}, {"first": None}])
def test_lots_are_drawn_where_no_seat_is_named(options: Any) -> None:
    assert {Match(MAJESTY, 3, seed, options).acting[0] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("players", [1, 5, "2", 2.0, None, True])
def test_a_number_of_players_of_the_wrong_kind_is_bad_input(players: Any) -> None:
    with pytest.raises(BadInput) as refused:
        Match(MAJESTY, players)

    assert said(refused.value)


def test_options_can_be_a_dict() -> None:
    one = Match(MAJESTY, 2, 1, {"deck": "combined", "first": 1})
    other = Match(MAJESTY, 2, 1, MAJESTY.options(deck="combined", first=1))  # type: ignore[call-arg]

    assert one.options == other.options
    assert one.state.tobytes() == other.state.tobytes()


def test_numbers_of_numpy_are_numbers() -> None:
    match = Match(MAJESTY, 2, np.int64(1))  # type: ignore[arg-type]
    seat: Any = np.int64(match.acting[0])

    match.take(seat, np.int64(match.actions(seat)[0]))  # type: ignore[arg-type]

    assert match.view(seat) == match.view(int(seat))


def test_a_complaint_says_its_sentence() -> None:
    match = Match(MAJESTY, 2, 1, {"first": 0})

    with pytest.raises(IllegalMove, match=r"^It is seat 1's turn") as refused:
        match.play(1, match.moves(0)[0])

    assert str(refused.value) == words("en").say(refused.value.message)


@every_game
@pytest.mark.parametrize(
    "copied",
    [Match.clone, copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))],
)
def test_a_copy_is_a_game_of_its_own(name: str, copied: Callable[[Match], Match]) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=3)
    plays = random_play(match, seed=3)
    for _ in range(5):
        next(plays)
    before, played = match.state.tobytes(), [*match.played]

    twin = copied(match)
    seat = twin.acting[0]
    twin.play(seat, twin.moves(seat)[0])

    assert type(twin) is Match
    assert twin.game is match.game
    assert (match.state.tobytes(), match.played) == (before, played)
    assert twin.played[:-1] == played
    match.play(seat, match.moves(seat)[0])
    assert match.state.tobytes() == twin.state.tobytes()


@every_game
def test_views_and_moves_are_ready_for_json(name: str) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=4)
    for number, (seat, _) in enumerate(random_play(match, seed=4)):
        if number % 7 == 0:
            moves, view = match.moves(seat), match.view(seat)

            assert json.loads(json.dumps(moves)) == moves
            assert json.loads(json.dumps(view)) == view
            typed = msgspec.convert(view, type(match.see(seat)), strict=False)
            assert typed == match.see(seat)


@every_game
def test_actions_and_moves_pair_up(name: str) -> None:
    match = start(name, games.load(name).players[0], "standard", seed=5)
    for number, (seat, _) in enumerate(random_play(match, seed=5)):
        if number % 7 == 0:
            for action, move in zip(match.actions(seat), match.moves(seat), strict=True):
                assert match.read(seat, move) == action


@every_game
def test_the_first_move_listed_is_a_usual_one(name: str) -> None:
    """One that search would think about, too."""
    match = start(name, games.load(name).players[0], "standard", seed=6)
    consider = match.game.template("rulebook").consider
    out = np.zeros(match.game.actions, np.int64)
    for seat, _ in random_play(match, seed=6):
        usual = out[: consider(match.state, seat, out)].tolist()

        assert match.actions(seat)[0] in usual, match.moves(seat)


def test_a_position_is_set_up_with_the_laws_checked() -> None:
    match = Match(MAJESTY, 2, 1, {"first": 0})

    with match.arrange() as state:
        state.seats[0].meeples = 3

    assert match.view(0)["realms"][0]["meeples"] == 3
    with pytest.raises(BadInput, match="set up by hand"):
        record(match, [Seat("x")] * 2, fresh_salt())


def test_a_position_that_breaks_a_law_is_not_set_up() -> None:
    match = Match(MAJESTY, 2, 1, {"first": 0})
    before = match.state.tobytes()

    with pytest.raises(BadInput) as refused, match.arrange() as state:
        state.seats[0].points = -5

    assert said(refused.value)
    assert match.state.tobytes() == before


def test_all_ways_to_pay_for_a_noble_can_be_listed() -> None:
    match = start("royals", 2, "standard", seed=8)
    listed = 0
    for seat, _ in random_play(match, seed=8):
        for move in match.moves(seat):
            if "claim" in move or "take-over" in move:
                ways = match.ways(seat, move)
                outcomes = set()
                for way in ways:
                    twin = match.clone()
                    for step in way:
                        twin.play(seat, step)
                    outcomes.add(twin.state.tobytes())
                    assert twin.state.wanted == -1

                assert ways[0][0] == move
                assert len(outcomes) == len(ways)
                listed = max(listed, len(ways))
    assert listed > 3


@pytest.mark.parametrize(("quiet", "says"), [("", "Compiling the rules"), ("1", "")])
def test_the_first_use_says_that_it_compiles(tmp_path: Path, quiet: str, says: str) -> None:
    code = (
        "from regalia import load; from regalia.engine.random import below, Generator; "
        "import numpy as np; below(np.zeros(1, Generator.dtype)[0], 6)"
    )
    own = {"REGALIA_CACHE_DIR": str(tmp_path), "REGALIA_QUIET": quiet, "LC_ALL": "en_GB.UTF-8"}
    environment = {**os.environ, **own, "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout == ""
    assert done.stderr.startswith(says)
    assert bool(done.stderr) == bool(says)

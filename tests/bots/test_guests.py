"""Bots that somebody brings along: one method, found by name, and no way to spoil a game."""

import asyncio
import logging

import pytest

from regalia import games
from regalia.bots import Answer, Bot, BotFailed, Seated, invite, names, title_of
from regalia.bots.levels import Searcher
from regalia.bots.simple_bots import Simple
from regalia.engine.errors import BadInput
from regalia.engine.match import Match
from regalia.lab.arena import Contest, Outcome, run
from regalia.lab.ladder import ladder
from regalia.lab.simulate import report, simulate
from regalia.lab.whole_games import Simulation
from regalia.table.guests import Guests
from regalia.words import languages, words

MAJESTY = games.load("majesty")
FIRST = "bots.guests:First"


def chosen_by(name: str, seed: int = 1) -> Answer:
    match = Match(MAJESTY, 2, 1)
    seat = match.acting[0]
    return Seated(MAJESTY, name).choose(match.knowledge(seat, seed), seed)


def test_levels_and_simple_bots_are_bots_like_any_other() -> None:
    kinds: list[Bot] = [Searcher(MAJESTY, "page"), Simple("random")]

    assert all(callable(bot.choose) for bot in kinds)


def test_a_guest_is_found_where_it_stands_or_by_a_name() -> None:
    match = Match(MAJESTY, 2, 1)
    first = Answer(match.actions(match.acting[0])[0])

    assert invite(FIRST) == FIRST
    assert invite(FIRST, "first") == "first"
    assert chosen_by(FIRST) == chosen_by("first") == first
    assert names()[-2:] == [FIRST, "first"]
    assert title_of("first") == "first"


def test_a_guest_draws_lots_from_the_seed_of_its_budget() -> None:
    invite("bots.guests:Reasoned", "reasoned")

    assert chosen_by("reasoned", seed=4) == chosen_by("reasoned", seed=4)
    assert chosen_by("reasoned", seed=4) != chosen_by("reasoned", seed=5)


@pytest.mark.parametrize(
    ("place", "name", "id"),
    [
        ("no.such.module:Bot", "", "bot-module"),
        ("bots.guests:Nobody", "", "bot-class"),
        ("bots.guests:NoBot", "", "bot-method"),
        (FIRST, "knight", "bot-name"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(place: str, name: str, id: str) -> None:
    with pytest.raises(BadInput) as complaint:
        invite(place, name)

    assert complaint.value.message.id == id
    for language in languages():
        assert (name or place) in words(language).say(complaint.value.message)


@pytest.mark.parametrize(
    ("guest", "id", "said"),
    [
        ("Cheat", "bot-illegal", "-1"),
        ("Clumsy", "bot-failed", "IndexError: list index out of range (guests.py:"),
        ("Unmakeable", "bot-failed", "secret"),
    ],
)
def test_a_guest_that_fails_or_cheats_is_named_and_so_is_the_line(
    guest: str, id: str, said: str
) -> None:
    name = invite(f"bots.guests:{guest}")

    with pytest.raises(BotFailed) as complaint:
        chosen_by(name)

    assert complaint.value.message.id == id
    for language in languages():
        assert said in words(language).say(complaint.value.message)


def test_nobody_is_let_in_by_being_named_at_a_table() -> None:
    """What people ask for is looked up, never imported."""
    with pytest.raises(BadInput) as complaint:
        Seated(MAJESTY, FIRST)

    assert complaint.value.message.id == "bot-absent"


def test_a_guest_plays_in_the_arena() -> None:
    contest = Contest(MAJESTY, (invite(FIRST), "random"), 2, MAJESTY.options(), seed=1)
    played: list[list[str]] = []

    run(contest, range(4), 2, lambda outcome: played.append(outcome.seats))

    assert sorted(played) == [[FIRST, "random"]] * 2 + [["random", FIRST]] * 2


def test_a_guest_is_simulated_from_python_always_alike() -> None:
    simulation = Simulation(MAJESTY, 2, MAJESTY.options(), [invite(FIRST), "greedy"], seed=3)

    one, two = (report(simulation, simulate(simulation, 6, threads)) for threads in (1, 3))

    assert not simulation.is_compiled
    assert one.points_by_seat == two.points_by_seat
    assert one.games == 6
    assert one.decisions > 0


@pytest.mark.parametrize("guest", ["Cheat", "Clumsy", "Unmakeable"])
def test_at_a_table_somebody_else_decides_for_a_guest_that_fails(
    guest: str, caplog: pytest.LogCaptureFixture
) -> None:
    name, match = invite(f"bots.guests:{guest}", "mine"), Match(MAJESTY, 2, 1)
    knowledge = match.knowledge(match.acting[0], 1)

    with caplog.at_level(logging.WARNING):
        action = asyncio.run(Guests().choose(name, knowledge, 1))

    assert action is None
    assert "the bot mine has failed" in caplog.text


def test_a_guest_that_does_not_answer_is_not_waited_for_twice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    name, match = invite("bots.guests:Sleeper", "sleeper"), Match(MAJESTY, 2, 1)
    knowledge, guests = match.knowledge(match.acting[0], 1), Guests(patience=0.01)

    actions = [asyncio.run(guests.choose(name, knowledge, 1)) for _ in range(2)]

    assert actions == [None, None]
    assert caplog.text.count("does not answer") == 1


def test_the_ladder_has_a_rating_for_a_guest() -> None:
    contest = Contest(MAJESTY, (invite(FIRST), "greedy"), 2, MAJESTY.options(), seed=1)
    outcomes: list[Outcome] = []
    run(contest, range(2), 1, outcomes.append)

    assert {one.bot for one in ladder(contest, outcomes).standings} == {FIRST, "greedy"}

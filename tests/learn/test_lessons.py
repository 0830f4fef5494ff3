"""Every lesson is played through: its moves, its rules, its words in every language."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from regalia import games, learn
from regalia.bots import Seated
from regalia.engine.match import SEED_BYTES
from regalia.rulepages import read_page
from regalia.words import LOCALE, file_of, languages, words

SLUG = re.compile(r"[a-z]+(-[a-z]+)*")
EVERY_LESSON = pytest.mark.parametrize("name", learn.NAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def own_steps(lesson: learn.Lesson) -> list[learn.Step]:
    return [lesson.moves[n] for n in lesson.own]


def test_every_game_has_a_lesson() -> None:
    assert learn.NAMES == games.NAMES


@EVERY_LESSON
def test_a_lesson_names_its_game_its_seats_and_its_deal(name: str) -> None:
    lesson, game = learn.load(name), games.load(name)

    assert (lesson.game, lesson.rules) == (name, game.version)
    assert lesson.seats.count("") == 1
    assert len(bytes.fromhex(lesson.seed)) == SEED_BYTES
    for bot in lesson.seats:
        if bot:
            Seated(game, bot)


@EVERY_LESSON
def test_every_move_of_a_lesson_is_legal_and_written_as_the_game_writes_it(name: str) -> None:
    lesson = learn.load(name)
    match = lesson.match()
    for number, step in enumerate(lesson.moves):
        assert step.seat in match.acting, (number, step)
        assert match.refuse(step.seat, step.move) is None, (number, step)
        match.play(step.seat, step.move)
        assert match.played[-1] == (step.seat, step.move), number

    assert match.played == [(step.seat, step.move) for step in lesson.moves]


@EVERY_LESSON
def test_every_other_move_a_lesson_speaks_of_is_legal_there(name: str) -> None:
    lesson = learn.load(name)
    match = lesson.match()
    for number, step in enumerate(lesson.moves):
        others = [move for moves in step.wrong.values() for move in moves]
        legal = match.moves(step.seat) if others else []
        for move in others:
            assert move in legal, (number, move)
            assert move != step.move, (number, move)
            assert others.count(move) == 1, (number, move)
        match.play(step.seat, step.move)

    assert all(moves for step in lesson.moves for moves in step.wrong.values())


@EVERY_LESSON
def test_every_move_of_the_learner_has_an_idea_of_its_own_and_a_rule(name: str) -> None:
    lesson, rules = learn.load(name), read_page(name, "en").rules
    ideas = [step.idea for step in own_steps(lesson)]

    assert all(SLUG.fullmatch(idea) for idea in ideas)
    assert len(set(ideas)) == len(ideas)
    assert all(SLUG.fullmatch(slug) for step in lesson.moves for slug in [*step.wrong, *step.look])
    assert [step.idea for step in own_steps(lesson) if step.rule not in rules] == []
    assert {rule for step in lesson.moves for rule in step.look.values()} <= set(rules)
    for step in lesson.moves:
        if step.seat != lesson.learner:
            assert (step.idea, step.rule, step.wrong, step.look) == ("", "", {}, {})


@EVERY_LESSON
@EVERY_LANGUAGE
def test_a_lesson_has_all_its_words_and_no_others(name: str, language: str) -> None:
    file = f"lesson-{name}"
    text = (LOCALE / language / f"{file}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    defined = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    needed = [f"{file}-{what}" for what in learn.sayings(learn.load(name))]

    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    assert sorted(set(needed) - set(defined)) == []
    assert sorted(set(defined) - set(needed)) == []
    assert len(set(needed)) == len(needed), "two ideas would say the same message"
    assert [id for id in needed if file_of(id) != file] == []
    for id in needed:
        assert words(language)(id)


@EVERY_LESSON
@EVERY_LANGUAGE
def test_an_idea_is_short_and_a_lesson_takes_ten_to_fifteen_minutes(
    name: str, language: str
) -> None:
    lesson, say = learn.load(name), words(language)
    ideas = [step.idea for step in own_steps(lesson)]
    looks = [f"look-{slug}" for step in own_steps(lesson) for slug in step.look]
    longest = max(ideas + looks, key=lambda what: len(say(f"lesson-{name}-{what}").split()))

    assert 12 <= len(ideas) <= 25
    assert len(say(f"lesson-{name}-{longest}").split()) <= 75, longest
    assert 10 <= learn.minutes(lesson, language) <= 15

"""Everything that can be said in a game is said in every language, and refusals name their rule."""

import random
import re

import pytest

from games.royals_cards.royals_cards_helpers import GAME, Table
from regalia.engine.message import Message
from regalia.games.royals_cards.rules import refuse
from regalia.words import languages, source, words

IDS = re.compile(r"^(royals-cards-[a-z-]+) =", re.MULTILINE)
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor"]


def messages_of(match: Table, seat: int) -> list[Message]:
    """All that could be said to anybody in this position."""
    state = match.snapshot
    said = [event for viewer in range(-1, match.players) for event in match.events(viewer)]
    said += [GAME.ask(state, viewer) for viewer in (-1, seat)]
    said += [GAME.describe(state, seat, action) for action in match.actions(seat)]
    for action in range(-1, GAME.actions + 1):
        code = refuse(match.state, seat, action)
        if code:
            said.append(GAME.explain(state, seat, action, code))
        if code in GAME.near_misses:
            said.append(GAME.describe(state, seat, action))
    return said


@pytest.mark.parametrize("players", GAME.players)
def test_every_message_of_a_game_can_be_said(players: int) -> None:
    chance = random.Random(players)
    match = Table(GAME, players, players, GAME.variants["short"])
    messages: dict[str, Message] = {}
    while match.acting:
        seat = match.acting[0]
        messages |= {str(message): message for message in messages_of(match, seat)}
        match.play(seat, chance.choice(match.moves(seat)))

    for message in messages.values():
        assert all(words(language).say(message, NAMES) for language in languages())
        assert not message.rule or message.rule in GAME.rule_ids


def test_languages_say_the_same_things() -> None:
    said = {
        language: set(IDS.findall(source(language, "royals-cards.ftl").read_text("utf-8")))
        for language in languages()
    }

    # cases and stems that a language needs have messages of its own
    helpers = {id for id in said["ru"] if re.search("-(accusative|instrumental|counted|stem)$", id)}
    assert said["ru"] - helpers == {id for id in said["en"] if not id.endswith("-counted")}


def test_every_refusal_but_nonsense_names_its_rule() -> None:
    match = Table(GAME, 4, 3, GAME.variants["short"])
    chance = random.Random(3)
    for _ in range(60):
        seat = match.acting[0]
        for action in range(GAME.actions):
            code = match.why_not(seat, action)
            if code:
                assert GAME.explain(match.snapshot, seat, action, code).rule in GAME.rule_ids
        match.play(seat, chance.choice(match.moves(seat)))


@pytest.mark.parametrize("language", languages())
def test_choices_name_the_point_card(language: str) -> None:
    match, chance, told = Table(GAME, 3, 5, GAME.variants["short"]), random.Random(5), 0
    while match.acting:
        seat = match.acting[0]
        for action, move in zip(match.actions(seat), match.moves(seat), strict=True):
            if "with" in move:
                said = words(language).say(GAME.describe(match.snapshot, seat, action), NAMES)
                told += 1
                assert move["with"] in said
        match.play(seat, chance.choice(match.moves(seat)))

    assert told


@pytest.mark.parametrize("language", languages())
def test_own_draws_are_told_by_name_like_everything_else(language: str) -> None:
    match = Table(GAME, 3, 1, GAME.variants["short"])
    seat = match.acting[0]
    drawn = [event for event in match.events(seat) if event.kind == "drawn"]

    said = [words(language).say(event, NAMES) for event in drawn]

    assert said
    assert all(NAMES[seat] in each for each in said)

"""Bots play by the rules, decide the same from the same knowledge, and cannot peek."""

import random
from dataclasses import fields
from itertools import count, pairwise
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from conformance import hidden_bytes, random_play, start
from regalia import games
from regalia.bots import LEVELS, NAMES, VERSION, Answer, Budget, Seated, budget_of, tree_search
from regalia.bots.hints import hints
from regalia.bots.tree_search import MOST_MEMORY, SLICE, grow_tree
from regalia.engine.errors import BadInput
from regalia.engine.knowledge import Knowledge
from regalia.engine.match import Match
from regalia.engine.position import Position
from regalia.engine.random import BOT_STREAM, GENERATOR, seed_with_number
from regalia.engine.state import MOST_PLAYERS
from regalia.engine.templates.tree_search import FORCED, NODE
from regalia.games.royals.state import Decision

LITTLE = Budget(60, trees=2)
FEWEST = [(name, games.load(name).players[0]) for name in games.NAMES]


def middle(name: str, players: int, seed: int, plays: int) -> Match:
    """A game some random plays from its beginning."""
    match = start(name, players, "standard", seed)
    for _, _ in zip(range(plays), random_play(match, seed), strict=False):
        pass
    return match


def same_to(match: Match, seat: int, seed: int) -> Match:
    """A game in which everything the seat cannot know is different."""
    other = start(match.game.name, match.players, "standard", seed)
    other._pool[:] = match.hidden(seat, seed)
    return other


@pytest.mark.parametrize(("name", "players"), FEWEST)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_chooses_legal_actions(name: str, players: int, bot: str) -> None:
    for seed in range(4):
        match = middle(name, players, seed, plays=7 * seed)
        seat = match.acting[0]

        choice = Seated(match.game, bot, LITTLE).choose(match.knowledge(seat, 1), 1)

        assert choice.action in match.actions(seat)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_cannot_peek(name: str, bot: str) -> None:
    """Whatever the seat cannot know is changed: decision and reasons stay the same."""
    chance = random.Random(5)
    for number in range(6):
        match = middle(name, 4, number, plays=chance.randrange(40))
        if match.over:
            continue
        seat = chance.choice(match.acting)
        other = same_to(match, seat, seed=900 + number)
        asked = Seated(match.game, bot, LITTLE)

        one, two = (asked.choose(each.knowledge(seat, 7), 3) for each in (match, other))

        assert repr(one) == repr(two)


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_cannot_peek(name: str) -> None:
    match = middle(name, 4, 3, plays=9)
    seat = match.acting[0]
    other = same_to(match, seat, seed=77)
    adviser = Seated(match.game, "knight", LITTLE)

    one, two = (hints(each.knowledge(seat, 7), adviser, 3) for each in (match, other))

    assert repr(one) == repr(two)


def test_what_a_bot_is_handed_has_no_way_to_the_game() -> None:
    match = middle("royals", 2, 1, plays=30)
    knowledge = match.knowledge(0, 5)

    assert {field.name for field in fields(Knowledge)} == {"game", "seat", "imagined"}
    assert not np.shares_memory(knowledge.imagined, match._pool)
    match._pool["happened"], match._pool["events"] = 0, 0
    assert knowledge.imagined.tobytes() == hidden_bytes(match.game, match._pool, 0, 5)


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_knowledge_shows_the_view_and_the_moves_of_the_seat(name: str, players: int) -> None:
    match = middle(name, players, 2, plays=20)
    seat = match.acting[0]

    knowledge = match.knowledge(seat, 11)

    assert knowledge.view == msgspec.structs.replace(match.see(seat), events=[])
    assert knowledge.actions == Position.actions(match, seat)
    assert sorted(map(str, knowledge.moves)) == sorted(map(str, match.moves(seat)))


@pytest.mark.parametrize("side_by_side", [True, False])
def test_the_same_seed_and_iterations_give_the_same_decision(side_by_side: bool) -> None:
    match = middle("majesty", 3, 4, plays=10)
    bot = Seated(match.game, "duke", Budget(1_500, trees=3), side_by_side)

    choices = [bot.choose(match.knowledge(match.acting[0], 1), 9) for _ in range(3)]

    assert choices[0] == choices[1] == choices[2]
    assert sum(one.visits for one in choices[0].candidates) == pytest.approx(1_500, abs=3)


def test_another_seed_gives_other_reasons() -> None:
    match = middle("majesty", 2, 4, plays=4)
    bot = Seated(match.game, "knight")

    assert bot.choose(match.knowledge(match.acting[0], 1), 1) != bot.choose(
        match.knowledge(match.acting[0], 1), 2
    )


def test_a_limit_in_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever it is looked at."""
    match = middle("majesty", 2, 1, plays=0)
    clock = count()
    looks = SimpleNamespace(monotonic=lambda: next(clock) / 100)
    monkeypatch.setattr(tree_search, "time", looks)

    choice = Seated(match.game, "sovereign", Budget(seconds=0.055)).choose(
        match.knowledge(match.acting[0], 1), 1
    )

    assert sum(one.visits for one in choice.candidates) == 1 + 5 * SLICE // 10


@pytest.mark.parametrize("name", games.NAMES)
def test_the_largest_budget_stays_within_its_memory(name: str) -> None:
    """A tree of the largest level, and a full one that goes on learning."""
    game = games.load(name)
    match = middle(name, game.players[0], 1, plays=3)
    knowledge = match.knowledge(match.acting[0], 1)
    for level in LEVELS.values():
        assert level.budget.trees * (MOST_MEMORY // level.budget.trees) <= 200_000_000
    tree = grow_tree(knowledge, Budget(300, trees=MOST_MEMORY // NODE.itemsize // 40, seed=1), 0)

    assert len(tree.nodes) <= 40


def test_a_single_choice_needs_no_thought() -> None:
    match = middle("royals", 2, 1, plays=0)
    while len(match.actions(match.acting[0])) > 1:
        match.play(match.acting[0], match.moves(match.acting[0])[0])
    seat = match.acting[0]

    assert Seated(match.game, "sovereign").choose(match.knowledge(seat, 1), 1) == Answer(
        match.actions(seat)[0]
    )


def test_habits_of_the_card_game_are_legal_and_cannot_peek() -> None:
    """What is played on with looks at nothing that the seat cannot know."""
    match = start("royals-cards", 4, "standard", seed=4)
    habit, rng = match.game.rules["habit"], np.zeros(1, GENERATOR)
    out, decisions = np.zeros(match.game.actions, np.int64), set()
    for number, _ in enumerate(random_play(match, 4)):
        if match.over:
            break
        seat = match.acting[0]
        other, chosen = same_to(match, seat, seed=100 + number), []
        for thinker in (seat, (seat + 1) % 4):
            for each in (match, other):
                seed_with_number(rng[0], number, BOT_STREAM)
                chosen.append(habit(each._pool, thinker, seat, out, rng[0]))

        assert chosen[0] == chosen[1]
        assert chosen[2] == chosen[3]
        assert {*chosen} <= {*match.actions(seat)}
        decisions.add(match.snapshot.decision)

    assert len(decisions) == 4


@pytest.mark.parametrize("name", games.NAMES)
def test_what_search_considers_is_legal_and_never_nothing(name: str) -> None:
    match = start(name, 4, "standard", seed=6)
    consider = match.game.template("tree_search").consider
    out = np.zeros(match.game.actions, np.int64)
    for _ in random_play(match, 6):
        for seat in match.acting:
            considered = out[: consider(match.state, seat, out)].tolist()

            assert considered
            assert len({*considered}) == len(considered)
            assert {*considered} <= {*match.actions(seat)}


def test_face_cards_of_a_suit_are_considered_once() -> None:
    match = start("royals-cards", 4, "standard", seed=11)
    consider = match.game.template("tree_search").consider
    out = np.zeros(match.game.actions, np.int64)
    spared = 0
    for _ in random_play(match, 11):
        for seat in match.acting:
            moves = [
                match.game.name_action(match.snapshot, seat, action)
                for action in out[: consider(match.state, seat, out)].tolist()
            ]
            royals = [(move["play"][-1], move["with"]) for move in moves if "play" in move]

            assert len({*royals}) == len(royals)
            spared += len(match.actions(seat)) - len(moves)

    assert spared


@pytest.mark.parametrize("name", games.NAMES)
def test_worth_is_the_sum_of_its_terms(name: str) -> None:
    match = start(name, 4, "standard", seed=8)
    worth = match.game.rules["worth"]
    for _ in random_play(match, 8):
        for seat in range(match.players):
            terms = [term(match.state, seat) for term in match.game.terms.values()]
            assert worth(match.state, seat) == pytest.approx(sum(terms), abs=1e-6)


@pytest.mark.parametrize("name", games.NAMES)
def test_all_seats_weighed_at_once_are_worth_the_same(name: str) -> None:
    match = start(name, 4, "standard", seed=9)
    weigh, worth = match.game.template("rulebook").weigh, match.game.rules["worth"]
    worths = np.zeros(MOST_PLAYERS)
    for _ in random_play(match, 9):
        weigh(match.state, worths)
        for seat in range(match.players):
            assert worths[seat] == pytest.approx(worth(match.state, seat), abs=1e-6)


def test_little_thought_is_given_to_a_decision_without_alternative() -> None:
    """In Royals search does not think about how to pay."""
    match = start("royals", 2, "standard", seed=2)
    chance = random.Random(2)
    while match.snapshot.decision != Decision.PAY or len(match.actions(match.acting[0])) < 2:
        seat = match.acting[0]
        match.take(seat, chance.choice(match.actions(seat)))

    choice = Seated(match.game, "knight", Budget(5_000)).choose(
        match.knowledge(match.acting[0], 1), 1
    )

    assert [one.visits for one in choice.candidates] == [FORCED]
    assert 0 < choice.candidates[0].chance < 1


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_name_the_terms_that_decide(name: str) -> None:
    match = middle(name, 4, 6, plays=12)
    knowledge = match.knowledge(match.acting[0], 1)

    found = hints(knowledge, Seated(match.game, "knight", LITTLE), 1)

    assert 1 <= len(found) <= 3
    assert all(hint.action in knowledge.actions for hint in found)
    assert all(term.name in match.game.terms for hint in found for term in hint.terms)
    assert all(len(hint.terms) <= 2 and 0 <= hint.chance <= 1 for hint in found)
    assert found == sorted(found, key=lambda hint: -hint.chance)


@pytest.mark.parametrize(
    ("game", "name", "id"),
    [
        ("majesty", "emperor", "bot-unknown"),
        ("majesty", "duke:vengeful", "bot-temper"),
        ("royal-wedding", "duke:shy", "bot-temper"),
    ],
)
def test_a_bot_that_does_not_exist_is_named(game: str, name: str, id: str) -> None:
    with pytest.raises(BadInput) as complaint:
        Seated(games.load(game), name)

    assert complaint.value.message.id == id


def test_every_bot_says_its_level_and_version() -> None:
    game = games.load("royal-wedding")

    assert Seated(game, "duke").title == f"duke {VERSION}"
    assert Seated(game, "page:honest").title == f"page:honest {VERSION}"


def test_more_thought_at_each_level() -> None:
    """In every game, in each tree no less than in all of them together."""
    for name in games.NAMES:
        game = games.load(name)
        budgets = [budget_of(game, level) for level in LEVELS]

        for less, more in pairwise(budgets):
            assert less.iterations < more.iterations
            assert less.iterations / less.trees < more.iterations / more.trees


def test_a_budget_that_is_given_goes_first() -> None:
    match = middle("royals", 2, 4, plays=0)
    bot = Seated(match.game, "duke", Budget(7))

    answer = bot.choose(match.knowledge(match.acting[0], 1), 1)

    assert sum(one.visits for one in answer.candidates) == pytest.approx(7, abs=1)


def test_search_finds_the_winning_move() -> None:
    """At the end of a game of Majesty only the best last card wins, and search takes it."""
    won = 0
    for seed in range(8):
        match = middle("majesty", 2, seed, plays=10_000)
        bots = [Seated(match.game, "knight"), Seated(match.game, "random")]
        match = start("majesty", 2, "standard", seed)
        while acting := match.acting:
            choice = bots[acting[0]].choose(match.knowledge(acting[0], 1), len(match.played))
            match.play(acting[0], match.game.name_action(match.snapshot, acting[0], choice.action))
        won += match.standing()[1][0] == 1

    assert won >= 7

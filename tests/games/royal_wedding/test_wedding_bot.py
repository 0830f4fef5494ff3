"""Greedy bots marry, deal and fight, and do not pester each other."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.bots import Budget, Seated
from regalia.engine.match import Match
from regalia.games.royal_wedding.actions import Proposal, proposed
from regalia.games.royal_wedding.bargaining import (
    FEW,
    TEMPERS,
    bargain,
    grudges,
    honour,
    trust_in,
    words_broken,
)
from regalia.games.royal_wedding.bot import FEW_ANSWERS, battle
from regalia.games.royal_wedding.data import Kind
from regalia.games.royal_wedding.numbers import is_proposal
from regalia.games.royal_wedding.state import State
from regalia.games.royal_wedding.terms import unpack
from regalia.games.royal_wedding.view import RoyalWeddingView


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_bots_make_a_few_offers_and_strike_some_deals(players: int) -> None:
    match, bot = Match(GAME, players, seed=players), Seated(GAME, "greedy")
    made: Counter[tuple[int, int]] = Counter()
    moves: Counter[str] = Counter()
    while acting := match.acting:
        seat, number = acting[0], len(match.played)
        choice = bot.choose(match.knowledge(seat, number), number)
        move = GAME.name_action(match.snapshot, seat, choice.action)
        word = next(iter(move))
        moves[word] += 1
        made[match.snapshot.generation, seat] += word in ("offer", "wed", "counter")
        match.play(seat, move)

    assert max(made.values()) <= FEW
    assert moves["accept"] > 0
    assert moves["attack"] > 0


def play_out(match: Match, bots: list[Seated]) -> Iterator[tuple[int, str]]:
    """Seat and first word of each move, before it is made."""
    while acting := match.acting:
        seat, number = acting[0], len(match.played)
        choice = bots[seat].choose(match.knowledge(seat, number), number)
        move = GAME.name_action(match.snapshot, seat, choice.action)
        yield seat, next(iter(move))
        match.play(seat, move)


def test_searching_bots_answer_every_offer_and_make_few() -> None:
    match = Match(GAME, 4, seed=4)
    made: Counter[tuple[int, int]] = Counter()
    words: Counter[str] = Counter()
    for seat, word in play_out(match, [Seated(GAME, "knight", Budget(40))] * 4):
        state = match.snapshot
        words[word] += 1
        made[state.generation, seat] += word in ("offer", "wed", "counter")
        if word == "finish":
            assert all(one.partner != seat for one in state.offers[: state.open])

    assert max(made.values()) <= FEW_ANSWERS
    assert words["accept"] + words["decline"] + words["counter"] > 0


def written(match: Match, bot: Seated) -> Iterator[tuple[State, int, Proposal]]:
    """Every letter of a game of bots: the position it was written in, by whom, and what it says."""
    while acting := match.acting:
        seat, number, state = acting[0], len(match.played), match.snapshot
        action = bot.choose(match.knowledge(seat, number), number).action
        if is_proposal(action):
            yield state, seat, proposed(state, seat, action)
        match.play(seat, GAME.name_action(state, seat, action))


@pytest.mark.parametrize("bot", ["greedy", "knight"])
def test_bots_write_no_letter_twice_and_ask_for_nothing_that_is_not_there(bot: str) -> None:
    letters: Counter[tuple[int, ...]] = Counter()
    for state, seat, letter in written(Match(GAME, 4, seed=1), Seated(GAME, bot)):
        letters[state.generation, seat, letter.partner, letter.wed, letter.terms] += 1
        gifts = [term for term in unpack(letter.terms) if term.kind == Kind.GIVE]
        for term in gifts:
            giver = (seat, letter.partner)[term.side]
            assert term.amount <= state.seats[giver].holds[term.x]
        assert len({(term.x, term.amount) for term in gifts}) == len(gifts)

    assert len(letters) > 10
    assert max(letters.values()) == 1


def test_nobody_else_knows_which_letters_were_written() -> None:
    game = table(3).play(0, wed=1).play(1, decline=0, number=1)

    assert any(game.state.seats[0].sent)
    for seat in (1, 2):
        assert not any(game.match.knowledge(seat, 1).snapshot.seats[0].sent)


@pytest.mark.parametrize(("temper", "kept"), [("honest", True), ("opportunist", False)])
def test_the_honest_keep_a_word_that_opportunists_break(temper: str, kept: bool) -> None:
    game = table(4).formerly(0, 1).deal(0, 1, give={"gold": 2}).finish()

    choice = Seated(GAME, f"knight:{temper}", Budget(200)).choose(game.match.knowledge(0, 1), 1)

    assert GAME.name_action(game.match.snapshot, 0, choice.action) == {"honour": kept}


def test_a_broken_word_is_remembered_by_those_who_know() -> None:
    game = table(4).formerly(0, 1).deal(1, 0, give={"gold": 2}).finish().play(1, honour=False)
    state = game.match.state

    assert words_broken(state, 1, 0) == 1
    assert trust_in(state, 0, 1, False) < trust_in(state, 0, 2, False) < trust_in(state, 0, 1, True)
    assert honour(state, 1) < 0 == honour(state, 0)


def test_the_vengeful_want_those_who_broke_their_word_to_lose() -> None:
    game = table(4).formerly(0, 1).deal(1, 0, give={"gold": 2}).finish().play(1, honour=False)
    state = game.set(1, prestige=5).match.state

    assert grudges(state, 0) == 0
    state.tempers[0] = TEMPERS["vengeful"]
    assert grudges(state, 0) < 0 == grudges(state, 2)


def answers(game: Table, bots: dict[int, Seated]) -> list[tuple[int, str]]:
    """What bots do until only people are left to act: seat and first word of each move."""
    moves: list[tuple[int, str]] = []
    while asked := [seat for seat in game.match.acting if seat in bots]:
        seat, number = asked[0], len(game.match.played)
        choice = bots[seat].choose(game.match.knowledge(seat, number), number)
        move = GAME.name_action(game.match.snapshot, seat, choice.action)
        moves.append((seat, next(iter(move))))
        game.play(seat, move)
    return moves


@pytest.mark.parametrize("level", ["page", "knight"])
def test_bots_that_were_finished_answer_a_persons_offer_and_do_not_pester(level: str) -> None:
    game = table(4).formerly(0, 1)
    for seat in (1, 2, 3):
        game.play(seat, finished=True)
    game.play(0, offer=1, want={"gold": 1})

    moves = answers(game, dict.fromkeys((1, 2, 3), Seated(GAME, level)))

    assert moves[0][0] == 1
    assert moves[0][1] in ("accept", "decline", "counter")
    assert all(one.partner == 0 for one in game.state.offers[: game.state.open])
    offered = [move for move in moves if move[1] in ("offer", "wed", "counter")]
    assert len(offered) <= 3 * FEW_ANSWERS


@pytest.mark.parametrize(
    ("terms", "answer"),
    [({"give": {"gold": 2}}, {"accept"}), ({"want": {"gold": 2}}, {"decline", "counter"})],
)
def test_gifts_are_taken_and_impudence_is_not(
    terms: dict[str, dict[str, int]], answer: set[str]
) -> None:
    game = table(4).formerly(0, 1).play(0, {"offer": 1, **terms})

    choice = Seated(GAME, "knight", Budget(300)).choose(game.match.knowledge(1, 1), 1)

    assert next(iter(GAME.name_action(game.state, 1, choice.action))) in answer


def test_the_word_of_who_broke_it_is_worth_less() -> None:
    """The same offer, from a house that kept its word and from one that did not."""
    worths = {}
    for kept in (True, False):
        game = table(4).formerly(0, 1).deal(1, 0, give={"gold": 2}).finish().play(1, honour=kept)
        terms = int(game.match.state.deals[0].terms)
        worths[kept] = bargain(game.match.state, 0, 1, 1, 0, terms)

    assert worths[True] > worths[False] > 0


def test_bots_marry_offer_counter_accept_and_break_deals() -> None:
    """All of it happens of their own accord, in a few games."""
    words: Counter[str] = Counter()
    for seed in range(2, 8):
        match = Match(GAME, 4, seed, GAME.simulation)
        bots = [
            Seated(GAME, f"knight:{temper}", Budget(30)) for temper in (*TEMPERS, "opportunist")
        ]
        while acting := match.acting:
            seat, number = acting[0], len(match.played)
            choice = bots[seat].choose(match.knowledge(seat, number), number)
            move = GAME.name_action(match.snapshot, seat, choice.action)
            words[next(iter(move))] += 1
            words["broken"] += move == {"honour": False}
            match.play(seat, move)

    assert min(words[word] for word in ("wed", "offer", "counter", "accept", "broken")) > 0


def worth_of_deal(game: Table, seat: int, side: int, **words: object) -> float:
    """An offer of 0 to 1, to one of the two."""
    game.play(0, {"offer": 1, **words})
    terms = game.state.offers[game.state.open - 1].terms
    return float(bargain(game.match.state, seat, 1 - seat, side, 0, terms))


HELP = {"assist": 0, "attacking": 2, "with": 2}


def test_help_for_half_of_the_gain_pays_both() -> None:
    halves = {"promise": [{"divide": 1, "halves": True}], "ask": [HELP]}

    assert worth_of_deal(table(3), 0, 0, **halves) > 0
    assert worth_of_deal(table(3), 1, 1, **halves) > 0
    assert worth_of_deal(table(3), 1, 1, ask=[HELP]) < 0


def test_a_leader_grants_no_more_than_the_help_is_worth() -> None:
    everything = {"promise": [{"divide": 1, "gain": 20}], "ask": [HELP]}

    assert worth_of_deal(table(3), 0, 0, **everything) < 0


def test_a_helper_counts_on_the_half_he_was_promised() -> None:
    promised, plain = table(3).marry(0, 1), table(3).marry(0, 1)
    promised.deal(0, 1, promise=[{"divide": 1, "halves": True}])
    plain.deal(0, 1, promise=[{"spare": 1}])
    for game in (promised, plain):
        game.to_war().attack(0, 2, 3, 3).play(0, call=True)

    state, other = promised.match.state, plain.match.state
    state.battle.forces[0, 1] = other.battle.forces[0, 1] = 1
    assert battle(state, 1) > battle(other, 1)
    assert battle(state, 0) < battle(other, 0)


@pytest.mark.parametrize("seed", range(3))
def test_bots_ask_for_a_share_before_they_help_and_grant_it(seed: int) -> None:
    match, struck = Match(GAME, 4, seed=seed), 0
    for _ in play_out(match, [Seated(GAME, "greedy")] * 4):
        pass
    view = match.see(0)
    assert isinstance(view, RoyalWeddingView)
    for deal in view.deals:
        kinds = {clause.kind for clause in deal.terms or []}
        struck += bool({"halves", "gain"} & kinds and {"aid-attack", "aid-defence"} & kinds)

    assert struck > 0

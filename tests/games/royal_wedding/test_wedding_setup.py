"""Set-up and step 1: RW-01 to RW-07."""

from collections import Counter

import pytest

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.engine.errors import BadInput
from regalia.games.royal_wedding.data import CARDS, DECK, MOST_PROPOSALS, Challenge
from regalia.games.royal_wedding.options import RoyalWeddingOptions
from regalia.games.royal_wedding.state import Decision


def test_rw_01_three_to_six_players() -> None:
    assert list(GAME.players) == [3, 4, 5, 6]
    with pytest.raises(BadInput):
        Table(2)
    with pytest.raises(BadInput):
        Table(7)


def test_a_state_is_small_enough_to_be_copied_millions_of_times() -> None:
    assert GAME.state.itemsize <= 6 * 1024


def test_rw_02_everybody_starts_alike() -> None:
    start = table(5)

    assert [start.holds(seat) for seat in range(5)] == [(1, 3, 3)] * 5
    assert [house.heirs for house in start.view().houses] == [1] * 5


def test_rw_02_nothing_falls_below_zero() -> None:
    poor = table().set(0, gold=1, challenge="tax").set(1, gold=1, challenge="nobles").resolve()

    assert poor.holds(0)[1] == 0
    assert poor.holds(1)[1] == 0


def test_rw_03_the_table_names_the_first_player_who_stays_first() -> None:
    game = Table(4, first=2)

    assert game.state.first == 2
    assert game.resolve().state.first == 2
    assert game.to_war().state.active == 2


def test_rw_03_or_the_lot_decides() -> None:
    firsts = Counter(Table(3, seed=seed, first=None).state.first for seed in range(90))

    assert min(firsts.values()) > 15


def test_rw_04_eighteen_challenges() -> None:
    assert len(DECK) == 18
    start = Table(6)
    hands = [start.state.seats[seat].challenge for seat in range(6)]
    assert sorted(hands + start.state.deck[: start.state.in_deck]) == DECK.tolist()


def test_rw_04_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    game = Table(6)
    for _ in range(3):
        game.resolve()

    assert game.state.generation == 4
    assert "reshuffle" in game.told(-1)
    assert (game.state.in_deck, game.state.discarded) == (12, 0)
    assert game.audit() == 0


def test_rw_05_five_generations_and_then_it_is_over() -> None:
    game = table()
    for generation in range(1, 6):
        assert game.state.generation == generation
        game.resolve()

    assert game.match.over
    assert game.reason(0, finished=True) == "game-over"


def test_rw_05_the_steps_follow_each_other() -> None:
    game = table().set(0, gold=5)

    assert game.decision == Decision.TALK
    assert game.finish().decision == Decision.BUY
    assert game.to_war().decision == Decision.ATTACK


def test_rw_06_a_challenge_is_secret_until_step_6() -> None:
    game = table().set(1, challenge="coffers")

    assert game.view(1).challenge == "coffers"
    assert game.view(0).challenge == "sheep"
    assert game.view().challenge == ""
    drawn = [message.args["card"] for message in Table(3).match.events(0) if "card" in message.args]
    assert drawn.count("unknown") == 2


def test_rw_07_military_at_the_start_is_remembered() -> None:
    game = table().set(1, military=5).resolve()

    assert game.view().houses[1].remembered == 5


def test_rw_31_the_table_of_challenges() -> None:
    assert [card.copies for card in CARDS.values()] == [3, 3, 2, 1, 2, 2, 2, 3]
    assert CARDS[Challenge.RICH_RIVAL].gold == CARDS[Challenge.RIVAL].gold + 1


def test_rw_32_three_of_them_are_black_sheep() -> None:
    assert CARDS[Challenge.SHEEP].copies == 3
    assert sum(card.copies for card in CARDS.values()) == 18


@pytest.mark.parametrize("players", [3, 4, 6])
def test_rw_08_the_cap_is_an_option(players: int) -> None:
    Table(players, proposals=MOST_PROPOSALS)

    with pytest.raises(BadInput):
        RoyalWeddingOptions(proposals=MOST_PROPOSALS + 1).check(players)

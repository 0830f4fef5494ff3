"""RC-01 to RC-06, RC-30, RC-31."""

import pytest

from games.royals_cards.royals_cards_helpers import (
    GAME,
    Table,
    cards,
    deal,
    decision,
    do,
    hand,
    names,
    new_game,
    pile,
    refresh,
    refused,
    table,
    told,
)
from regalia.engine.errors import BadInput
from regalia.engine.game import read_options
from regalia.games.royals_cards.actions import read_card
from regalia.games.royals_cards.data import FULL_DECK
from regalia.games.royals_cards.options import RoyalsCardsOptions
from regalia.games.royals_cards.setup import show_bottom_cards
from regalia.lab.simulate import report
from regalia.lab.whole_games import Simulation

every_count = pytest.mark.parametrize("players", GAME.players)


def bottom(match: Table, *texts: str) -> None:
    """The lowermost cards of each pile, the bottom one first."""
    for seat, text in enumerate(texts):
        order = [read_card(name) for name in text.split()]
        pile(match, seat, order)


@every_count
def test_rc_01_everybody_has_a_deck_of_52(players: int) -> None:
    match = new_game(players)

    for me in match.state.seats[:players]:
        in_pile = {int(card) for card in me.pile[: me.in_pile]}
        assert len(in_pile) + int(me.hand).bit_count() == 52
        assert sum(1 << card for card in in_pile) | int(me.hand) == FULL_DECK


@pytest.mark.parametrize("players", [2, 7])
def test_rc_01_three_to_six_can_play(players: int) -> None:
    with pytest.raises(BadInput):
        new_game(players)


def test_rc_01_cards_never_change_owner() -> None:
    match = table("9H 2C 3C", "9S 2D 3D | KS=5", "9H 4D 4C | KD=3")

    do(match, "attack 1", "commit 9H", "commit 9H", "commit 9S", "block 9", "discard KS")

    assert names(match.state.seats[0].discard) == "9♥"
    assert names(match.state.seats[2].discard) == "9♥"


@every_count
def test_rc_02_the_first_hand_is_two_cards_for_each_player(players: int) -> None:
    match = new_game(players)

    assert [court.hand for court in match.see().courts] == [2 * players] * players


def test_rc_03_the_highest_bottom_card_goes_first() -> None:
    match = table("", "", "")
    bottom(match, "10H 2H", "JS 3S", "AS KS")

    assert show_bottom_cards(match.state) == 1


def test_rc_03_an_ace_is_lowest() -> None:
    match = table("", "", "")
    bottom(match, "AH", "2S", "AS")

    assert show_bottom_cards(match.state) == 1


def test_rc_03_those_who_tie_show_the_next_card_up() -> None:
    match = table("", "", "", "")
    bottom(match, "KH 2H KC", "QS KS KD", "KS 2C AC", "KC AC KS")

    first = show_bottom_cards(match.state)

    assert first == 0
    assert [int(me.shown).bit_count() for me in match.state.seats[:4]] == [3, 1, 3, 2]


def test_rc_03_equal_piles_leave_it_to_the_lowest_seat_among_them() -> None:
    match = table("", "", "")
    bottom(match, "2H 3H", "KH 4D", "KS 4S")

    assert show_bottom_cards(match.state) == 1


@pytest.mark.parametrize("seed", range(30))
def test_rc_03_whoever_begins_has_shown_the_highest_card(seed: int) -> None:
    match = new_game(4, seed)
    shown = [[read_card(card) // 4 for card in court.bottom] for court in match.see().courts]

    assert min(shown) == shown[match.state.first]
    assert match.acting == [match.state.first]


def test_rc_03_a_table_may_name_the_first_player_and_shows_nothing() -> None:
    match = new_game(4, first=2)

    assert match.acting == [2]
    assert all(court.bottom == [] for court in match.see().courts)


def test_rc_03_a_shown_card_is_known_until_it_is_shown_again() -> None:
    match = table("8H 2C 4C 5C 6C", "2D 3D 4D 5D 6D", "2D | KD=3")
    bottom(match, "KS 9S", "QS", "")
    match.state.seats[1].shown = cards("QS")
    refresh(match)

    do(match, "discard hand")
    assert match.see().courts[1].known == ["Q♠"]
    do(match, "attack 2", "commit QS")
    assert match.see().courts[1].known == ["Q♠"]  # committed, and still listed
    do(match, "commit enough")
    assert match.see().courts[1].known == []
    assert "Q♠" in match.see().courts[1].discards


def test_rc_04_turns_pass_to_the_left() -> None:
    match = new_game(3, first=1)

    seats = []
    for _ in range(4):
        seats.append(match.acting[0])
        do(match, "discard hand")

    assert seats == [1, 2, 0, 1]


@every_count
def test_rc_05_the_points_win_at_the_beginning_of_a_turn(players: int) -> None:
    match = table("2H", f"2C | KS=10 QH={20 - players - 10}", *["2D"] * (players - 2))
    before = match.state.seats[1].in_pile

    do(match, "discard hand")

    assert match.over
    assert match.state.seats[1].in_pile == before  # before drawing
    assert match.standing()[1][1] == 1
    assert told(match)[-1] == "win"


def test_rc_05_one_point_short_plays_on() -> None:
    match = table("2H", "2C | KS=10 QH=6", "2D")

    do(match, "discard hand")

    assert decision(match) == (1, "turn")


def test_rc_05_playing_the_winning_royal_does_not_win_yet() -> None:
    match = table("KC 7C | KS=10", "2C", "2D")

    do(match, "play KC 7C")

    assert match.acting == [1]


def test_example_4_hit_below_the_goal_before_the_turn_begins() -> None:
    match = table("KC 8C 7C 2S | KS=9", "10H 2C", "2D")
    do(match, "play KC 8C")
    assert match.see().points[0] == 17

    do(match, "attack 0", "commit 10H", "commit enough", "replace KC 7C", "discard hand")

    assert match.see().points[0] == 16
    assert decision(match) == (0, "turn")


def test_rc_06_an_empty_pile_is_filled_from_the_own_discards() -> None:
    match = table("2H", "3D 4D 5D | | 6C 7C 8C 9C", "2D")
    pile(match, 1, [read_card("KS")])

    do(match, "discard hand")

    me = match.state.seats[1]
    assert hand(match, 1) == 6
    assert int(me.hand) & cards("KS 3D 4D 5D") == cards("KS 3D 4D 5D")
    assert (me.in_pile, me.discard) == (2, 0)
    assert told(match)[-2:] == ["shuffle", "draw"]


def test_rc_06_nothing_left_to_draw_ends_the_drawing() -> None:
    match = table("2H", "3D", "2D")
    pile(match, 1, [read_card("KS")])

    do(match, "discard hand")

    assert hand(match, 1) == 2


def test_rc_30_the_game_stops_after_exactly_so_many_turns() -> None:
    match = table("2H | KH=9", "2C | KS=10 QH=7", "2D | KD=9", limit=5, turn=4)

    do(match, "discard hand")

    assert match.over
    assert match.state.cut == 1
    assert match.state.winner == -1  # seat 1 would have won by beginning its turn
    assert match.standing()[1] == [2, 1, 2]
    assert told(match) == ["discard-hand", "cut", "lead"]


def test_rc_30_equal_points_share_the_victory() -> None:
    match = table("2H | KH=9", "2C", "2D | KD=9", limit=5, turn=4)

    do(match, "discard hand")

    assert match.standing()[1] == [1, 3, 1]
    assert told(match) == ["discard-hand", "cut", "lead", "lead"]


def test_rc_30_without_a_limit_the_game_goes_on() -> None:
    assert new_game(3).state.limit == 0
    match = table("2H", "2C", "2D", turn=1_000_000)

    do(match, "discard hand")

    assert not match.over


@pytest.mark.parametrize(("players", "turns"), [(3, 400), (4, 400), (5, 1000), (6, 2000)])
def test_rc_30_simulations_use_the_usual_limit(players: int, turns: int) -> None:
    assert GAME.simulation is not None

    assert Table(GAME, players, 1, GAME.simulation).state.limit == turns


def test_rc_30_a_limit_is_read_and_checked() -> None:
    assert read_options(GAME, {"limit": "250"}, 3) == RoyalsCardsOptions(limit=250)
    assert read_options(GAME, {"limit": "usual"}, 3) == RoyalsCardsOptions(limit="usual")
    for wrong in (0, -1, 10**9, "some"):
        with pytest.raises(BadInput):
            read_options(GAME, {"limit": wrong}, 3)


def test_rc_30_simulations_report_the_share_of_games_that_were_cut() -> None:
    for options, share in ((RoyalsCardsOptions(limit=1), 1.0), (GAME.simulation, 0.0)):
        assert options is not None
        simulation = Simulation(GAME, 6, options, ["random"] * 6)

        assert report(simulation, simulation.play(0, 3)).cut == share


def test_rc_31_the_winner_is_first_even_with_fewer_points() -> None:
    match = table("2H | KC=10 QC=9", "2C | KS=10 QH=6", "2D | KD=3", "2S | KD=3")

    do(match, "discard hand")

    assert match.see().places == match.standing()[1] == [2, 1, 3, 3]


def test_rc_31_nobody_plays_on_after_the_end() -> None:
    match = table("2H", "2C | KS=10 QH=7", "2D")
    do(match, "discard hand")

    assert refused(match, "discard hand", seat=0) == ("game-over", "RC-05")
    deal(match, 0, "2H", "", "")
    assert match.actions(0) == []

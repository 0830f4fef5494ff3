"""RY-14 to RY-21: claiming, taking over, paying."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals.royals_table import (
    bury,
    cards,
    choices,
    claim,
    draw,
    end,
    finished,
    hand,
    owner,
    payments,
    play,
    points,
    shown,
    table,
    take_over,
    told,
    view,
    why_not,
)
from regalia.engine.match import Match
from regalia.games.royals.data import COSTS, TITLE_NAMES
from regalia.games.royals.state import Decision
from regalia.games.royals.view import Payment


def test_ry_14_any_number_of_cards_may_be_played_or_none() -> None:
    match = table(hands=["F6"])
    claim(match, "baron in Dijon")
    claim(match, "duke in Dijon")

    assert hand(match) == ""
    assert match.acting == [0]
    end(match)
    assert match.acting == [1]


def test_ry_15_claim_a_vacant_noble() -> None:
    """Worked example 1: two France cards claim the Baron in Dijon."""
    match = table(hands=["F2 S"])

    claim(match, "baron in Dijon")

    assert owner(match, "baron in Dijon") == 0
    assert hand(match) == "S1"
    assert view(match).countries[0].influence == [1, 0]
    assert view(match).titles[1].cubes == [1, 0]
    assert match.state.seats[0].supply == 44
    assert points(match) == [3, 0]


def test_ry_15_too_few_cards() -> None:
    match = table(hands=["F3 S2"])

    assert why_not(match, {"claim": "duke", "in": "Dijon"}) == ("RY-15", "too-few-cards")
    assert why_not(match, {"claim": "king", "in": "Dijon"}) == ("RY-05", "no-such-noble")


def test_ry_15_a_held_noble_cannot_be_claimed() -> None:
    match = table(hands=["F2 FS"], owners={"baron in Dijon": 1})

    assert why_not(match, {"claim": "baron", "in": "Dijon"}) == ("RY-15", "occupied")
    assert why_not(match, {"take-over": "duke", "in": "Dijon"}) == ("RY-17", "vacant")


def test_ry_16_three_cards_stand_for_one() -> None:
    """Worked example 3: a Countess with 2 France and 3 Spain cards."""
    match = table(hands=["F2 S3"])

    claim(match, "countess in Marseille")

    assert hand(match) == ""
    assert owner(match, "countess in Marseille") == 0


def test_ry_16_wild_needs_a_shortage() -> None:
    """Worked examples 3 and 7: with three France cards only those can pay."""
    match = table(hands=["F3 S3"])

    assert payments(match, "countess in Marseille") == {"F3"}


def test_ry_16_all_payments_of_a_short_hand() -> None:
    """Worked example 7."""
    match = table(hands=["F2 S9"])

    found = payments(match, "countess in Marseille")

    assert {"F2 S3", "F1 S6", "S9", "F2 S5"} <= found
    assert found == {"F2 S3", "F1 S6", "F2 S5", "S9", "F1 S8", "F2 S7"}


def test_ry_16_the_usual_payment_is_the_first_choice() -> None:
    match = table(hands=["F2 S5 B4"])
    play(match, {"claim": "countess", "in": "Marseille"})

    assert choices(match)[0] == {"triples": 1}
    while match.state.decision != Decision.PLAY:
        play(match, choices(match)[0])
    assert hand(match).count("F") == 0
    assert sum(cards(hand(match))) == 6


def test_ry_16_nobody_hears_of_a_payment_before_it_is_complete() -> None:
    match = table(hands=["F2 S5 B4"])
    before = view(match, 1)
    play(match, {"claim": "countess", "in": "Marseille"}, {"triples": 1})

    assert view(match, 1) == before
    assert view(match, 0).payment == Payment("countess", "Marseille", {"france": 2}, 3)
    assert why_not(match, {"end": "turn"}) == ("RY-14", "another-decision")


def possible_payments(held: list[int], country: int, cost: int) -> set[str]:
    """By the letter of RY-16, from all sets of cards."""
    found = set()
    for chosen in product(*(range(n + 1) for n in held)):
        for wild in range(cost + 1):
            matching = cost - wild
            short = held[country] < cost
            enough = chosen[country] >= matching and sum(chosen) == matching + 3 * wild
            if enough and (wild == 0 or short):
                found.add(shown([*chosen, *[0] * 6]))
    return found


@given(st.lists(st.integers(0, 4), min_size=4, max_size=4), st.sampled_from([0, 2, 4]))
@settings(max_examples=60, deadline=None)
def test_ry_16_every_payment_can_be_chosen_and_no_other(held: list[int], title: int) -> None:
    noble = {0: "marshal in Lyon", 2: "countess in Marseille", 4: "cardinal in Lyon"}[title]
    text = " ".join(f"{letter}{n}" for letter, n in zip("FGBS", held, strict=True) if n)
    match = table(players=5, hands=[text])
    expected = possible_payments(held, 0, int(COSTS[title]))
    name, city = noble.split(" in ")

    if expected:
        assert payments(match, noble) == expected
    else:
        assert why_not(match, {"claim": name, "in": city}) == ("RY-15", "too-few-cards")


def test_ry_17_take_over_needs_the_payment_and_an_intrigue_card() -> None:
    """Worked example 2."""
    match = table(hands=["F2 FS"], owners={"baron in Dijon": 1})

    take_over(match, "baron in Dijon")

    assert owner(match, "baron in Dijon") == 0
    assert hand(match) == ""
    assert told(match) == ["pay", "pay", "take-over"]


def test_ry_17_one_without_the_other_is_refused() -> None:
    no_intrigue = table(hands=["F2"], owners={"baron in Dijon": 1})
    no_cards = table(hands=["F1 FS"], owners={"baron in Dijon": 1})
    move = {"take-over": "baron", "in": "Dijon"}

    assert why_not(no_intrigue, move) == ("RY-17", "too-few-intrigues")
    assert why_not(no_cards, move) == ("RY-15", "too-few-cards")


def test_ry_17_a_refusal_names_the_whole_price() -> None:
    match = table(hands=["F1"], owners={"baron in Dijon": 1, "king in Madrid": 1})

    assert price(match, {"claim": "duke", "in": "Dijon"}) == (4, 0)
    assert price(match, {"take-over": "baron", "in": "Dijon"}) == (2, 1)
    assert price(match, {"take-over": "king", "in": "Madrid"}) == (8, 2)


def price(match: Match, move: dict[str, str]) -> tuple[int, int]:
    """Cards and Intrigue cards, as the refusal has them."""
    refusal = match.refuse(0, move)
    assert refusal is not None
    return refusal.args["needed"], refusal.args["intrigues"]


def test_ry_17_never_an_own_noble() -> None:
    match = table(hands=["F2 FS"], owners={"baron in Dijon": 0})

    assert why_not(match, {"take-over": "baron", "in": "Dijon"}) == ("RY-17", "own-noble")


def test_ry_18_the_loser_goes_to_the_cathedral_and_stays_on_the_title() -> None:
    """Worked example 2."""
    match = table(hands=["F2 FS"], owners={"baron in Dijon": 1})

    take_over(match, "baron in Dijon")

    seen = view(match)
    assert seen.countries[0].cities[2].cathedral == [0, 1]
    assert seen.countries[0].influence == [1, 0]
    assert seen.titles[1].cubes == [1, 1]
    assert match.state.seats[1].present == 1 << 2
    assert points(match) == [0, 0]


def test_ry_19_a_fitting_intrigue_card_must_be_used() -> None:
    """Worked example 8."""
    match = table(hands=["F2 GB BS FB"], owners={"baron in Dijon": 1})

    assert payments(match, "baron in Dijon") == {"F2 FB1"}


def test_ry_19_two_intrigue_cards_stand_for_one() -> None:
    """Worked example 8."""
    match = table(hands=["F2 GB BS"], owners={"baron in Dijon": 1})

    assert payments(match, "baron in Dijon") == {"F2 GB1 BS1"}


def test_ry_19_which_fitting_card_is_the_players_choice() -> None:
    match = table(hands=["F2 FG FS"], owners={"baron in Dijon": 1})

    assert payments(match, "baron in Dijon") == {"F2 FG1", "F2 FS1"}


def test_ry_20_a_king_needs_two_fitting_intrigue_cards() -> None:
    one, two = (
        table(hands=[f"S8 {held}"], owners={"king in Madrid": 1}) for held in ("FS", "FS BS")
    )

    assert why_not(one, {"take-over": "king", "in": "Madrid"}) == ("RY-17", "too-few-intrigues")
    assert payments(two, "king in Madrid") == {"S8 FS1 BS1"}


def test_ry_20_a_pair_counts_as_one_of_the_two() -> None:
    """Worked example 4."""
    match = table(hands=["S8 FB2 BS"], owners={"king in Madrid": 1})

    take_over(match, "king in Madrid")

    assert owner(match, "king in Madrid") == 0
    assert hand(match) == ""


def test_ry_20_fitting_cards_may_be_kept_back_by_the_short() -> None:
    match = table(hands=["S8 FB4 BS"], owners={"king in Madrid": 1})

    assert payments(match, "king in Madrid") == {"S8 FB2 BS1", "S8 FB4", "S8 FB3 BS1"}


def test_ry_21_played_cards_go_to_their_own_discard_piles() -> None:
    match = table(hands=["F2 S FS"], owners={"baron in Dijon": 1})

    take_over(match, "baron in Dijon")

    assert view(match).country_pile.discards == {"france": 2}
    assert view(match).intrigue_pile.discards == {"france-spain": 1}


def test_a_payment_once_begun_can_always_be_finished() -> None:
    match = table(players=5, hands=["F3 G3 B3 S4 FG GB BS2"], owners={"cardinal in Lyon": 1})
    play(match, {"take-over": "cardinal", "in": "Lyon"})

    ends = finished(match)

    assert len(ends) > 20
    assert all(owner(one, "cardinal in Lyon") == 0 for one in ends)


def test_cards_drawn_can_be_spent_in_the_same_turn() -> None:
    match = table(hands=["B"], decision=Decision.DRAW)
    match.state.row[:3] = [2, 2, 2]
    match.forget_snapshot()

    draw(match, "britain", "britain", "pile")
    claim(match, "baron in London")

    assert owner(match, "baron in London") == 0


def test_a_buried_noble_leaves_the_portrait_to_others() -> None:
    match = table(hands=["F2"])
    bury(match, "baron in Dijon", 1)

    claim(match, "baron in Dijon")

    assert owner(match, "baron in Dijon") == 0
    assert TITLE_NAMES[1] == "baron"

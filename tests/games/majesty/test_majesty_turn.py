"""MJ-08 to MJ-14: a turn."""

from games.majesty.majesty_table import (
    infirmary,
    lying,
    meeples,
    play,
    points,
    realm,
    row,
    table,
    why_not,
)


def test_mj_08_the_front_card_is_free() -> None:
    match = table(meeples=0)

    assert match.moves(0) == [{"take": 0}]


def test_mj_08_meeples_are_left_on_the_cards_passed_over() -> None:
    match = table(meeples=3)

    play(match, take=2)

    assert lying(match)[:3] == [1, 1, 0]
    assert meeples(match) == 1


def test_mj_08_a_card_is_out_of_reach_without_meeples_enough() -> None:
    match = table(meeples=2)

    assert why_not(match, take=3) == ("too-few-meeples", "MJ-08")
    assert match.refuse(0, {"take": 2}) is None


def test_mj_08_pay_first_gain_later() -> None:
    """Worked example 7: what lies on a card does not help to reach it."""
    short = table(meeples=2, lying="0 0 0 3 0 0")
    assert why_not(short, take=3) == ("too-few-meeples", "MJ-08")

    rich = table(meeples=5, lying="0 0 0 3 0 0")
    play(rich, take=3)

    assert meeples(rich) == 5
    assert rich.state.seats[0].beside == 0


def test_mj_09_meeples_on_the_card_taken_are_gained_others_stay() -> None:
    match = table(display="Mi Mi Br Gu Kn No", lying="4 2 0 1 0 0", meeples=2)

    play(match, take=1)

    assert meeples(match) == 3
    assert lying(match)[:4] == [5, 0, 1, 0]


def test_mj_10_the_worker_card_holds_five_the_rest_lies_beside() -> None:
    match = table(display="No Mi Mi Mi Mi Mi", lying="4 0 0 0 0 0", meeples=3, sides="B", points=1)

    play(match, take=0)

    assert meeples(match) == 5
    assert match.state.seats[0].beside == 2


def test_mj_10_there_is_no_end_to_the_supply() -> None:
    match = table(lying="40 0 0 0 0 0")

    play(match, take=0)

    assert points(match)[0] == 2 + 40


def test_mj_11_a_card_goes_to_its_location() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi")

    play(match, take=0)

    assert realm(match, 0) == {"cottage": ["witch"]}


def test_mj_11_the_half_of_a_split_card_is_chosen() -> None:
    match = table(display="Br/Wi Mi Mi Mi Mi Mi")
    assert match.moves(0)[:2] == [{"take": 0, "as": "brewer"}, {"take": 0, "as": "witch"}]

    play(match, take=0, as_="witch")

    assert realm(match, 0) == {"cottage": ["brewer-witch"]}


def test_mj_11_the_half_must_be_one_of_the_cards_own() -> None:
    match = table(display="Br/Wi Mi Mi Mi Mi Mi")

    assert why_not(match, take=0) == ("half", "MJ-11")
    assert why_not(match, take=0, as_="noble") == ("half", "MJ-11")
    assert why_not(match, take=1, as_="brewer") == ("half", "MJ-11")


def test_mj_11_the_other_half_counts_for_nothing() -> None:
    match = table(display="Br/Wi Mi Mi Mi Mi Mi", realms=("Mi/Br:Br", ""))

    play(match, take=0, as_="witch")

    assert points(match)[0] == 2 * 2


def test_mj_12_the_location_is_activated_the_wounded_do_not_count() -> None:
    match = table(display="Mi Mi Mi Mi Mi Mi", realms=("Mi", ""), wounded=("Mi Mi",))

    play(match, take=0)

    assert points(match)[0] == 4


def test_mj_12_a_choice_must_be_made_before_the_game_goes_on() -> None:
    match = table(display="Wi Mi Mi Mi Mi Mi", wounded=("Gu/Kn",))
    play(match, take=0)

    assert why_not(match, take=0) == ("another-decision", "MJ-12")
    assert why_not(match, sell=1) == ("another-decision", "MJ-12")


def test_mj_13_meeples_beside_the_card_bring_a_point_each() -> None:
    """Worked example 8: first Brewer with two meeples on it, nobody has a Miller."""
    match = table(display="Br Mi Mi Mi Mi Mi", lying="2 0 0 0 0 0", meeples=5)

    play(match, take=0)

    assert points(match) == [5, 0]
    assert meeples(match) == 5
    assert match.state.seats[0].beside == 0


def test_mj_13_the_display_closes_up_and_one_card_is_revealed() -> None:
    match = table(display="Mi Br Wi Gu Kn No", lying="1 2 0 3 0 0", meeples=2)
    match.state.deck[match.state.top - 1] = 5

    play(match, take=2)

    assert row(match) == ["miller", "brewer", "guard", "knight", "noble", "innkeeper"]
    assert lying(match) == [2, 3, 3, 0, 0, 0]


def test_mj_13_no_card_is_revealed_from_an_empty_deck() -> None:
    match = table(last_turn=True, realms=("Mi", "", ""))
    match.state.in_deck = 0

    play(match, take=0)

    assert match.state.shown == 5
    assert match.over


def test_mj_13_the_last_turn_ends_in_full() -> None:
    match = table(display="Mi Mi Mi Mi Mi Mi", lying="3 0 0 0 0 0", last_turn=True)

    play(match, take=0)

    assert match.state.seats[0].earned[7] == 3


def test_mj_14_the_game_ends_after_twelve_rounds() -> None:
    for players in (2, 3, 4):
        match = table(realms=[""] * players)
        takes = 0
        while not match.over:
            move = match.moves(match.acting[0])[0]
            takes += "take" in move
            match.play(match.acting[0], move)

        assert takes == 12 * players
        assert why_not_over(match) == ("majesty-refuse-game-over", "MJ-14")


def why_not_over(match) -> tuple[str, str]:  # type: ignore[no-untyped-def]
    refusal = match.refuse(0, {"take": 0})
    return refusal.id, refusal.rule


def test_mj_04_nobody_plays_out_of_turn() -> None:
    match = table()
    refusal = match.refuse(1, {"take": 0})

    assert refusal is not None
    assert (refusal.id, refusal.rule) == ("majesty-refuse-not-your-turn", "MJ-04")
    assert refusal.args == {"active_seat": 0}


def test_mj_14_the_wounded_belong_to_the_twelve() -> None:
    match = table(display="Kn Mi Mi Mi Mi Mi", realms=("", "Mi"))

    play(match, take=0)

    assert infirmary(match, 1) == ["miller"]
    assert match.state.turn == 1

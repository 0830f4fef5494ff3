"""RC-07 to RC-10."""

from games.royals_cards.royals_cards_helpers import (
    choices,
    court,
    decision,
    discarded,
    do,
    hand,
    names,
    refused,
    table,
    told,
)


def test_rc_07_the_hand_is_drawn_up_at_the_start_of_the_own_turn() -> None:
    match = table("2H 3H 4H", "2C 3C", "2D 3D")

    do(match, "discard hand")

    assert [hand(match, seat) for seat in range(3)] == [0, 6, 2]
    assert match.see(1).hand == ["3♣", "2♣", "A♣", "A♦", "A♥", "A♠"]  # aces were on top


def test_rc_07_a_full_hand_draws_nothing() -> None:
    match = table("2H", "2C 3C 4C 5C 6C 7C", "2D")
    before = match.state.seats[1].in_pile

    do(match, "discard hand")

    assert match.state.seats[1].in_pile == before
    assert told(match) == ["discard-hand"]


def test_rc_07_cards_committed_in_other_turns_are_not_replaced_before() -> None:
    match = table("KH 2H", "2C 3C 4C | KS=3", "2D 3D 4D | KD=9")

    do(match, "attack 2", "commit KH", "commit 2C", "commit enough")

    assert decision(match) == (1, "turn")  # nobody has drawn but the seat on turn
    assert [hand(match, seat) for seat in range(3)] == [1, 6, 3]
    assert match.see(1).courts[1].pile == 52 - 2 - 1 - 6


def test_rc_07_a_full_pile_is_not_reshuffled() -> None:
    match = table("2H", "2C | | 3C 4C", "2D")

    do(match, "discard hand")

    assert discarded(match, 1, "3C 4C")


def test_rc_07_only_the_owner_hears_which_cards_were_drawn() -> None:
    match = table("2H", "2C 3C 4C 5C", "2D")

    do(match, "discard hand")

    assert told(match, 1) == ["discard-hand", "drawn"]
    assert match.events(1)[1].args == {"seat": 1, "list": "A♥ A♠"}
    for viewer in (-1, 0, 2):
        assert told(match, viewer) == ["discard-hand", "draw"]
        assert match.events(viewer)[1].args == {"seat": 1, "cards": 2}


def test_rc_08_one_of_four_things_and_no_passing() -> None:
    match = table("KH 9H 2S", "2C | KS=9", "2D")

    assert choices(match) == [
        {"play": "K♥", "with": "9♥"},
        {"attack": 1},
        {"assassinate": "K♠", "of": 1},
        {"discard": "hand"},
    ]


def test_rc_08_exactly_one_thing() -> None:
    match = table("KH 9H QS 2S", "2C", "2D")

    do(match, "play KH 9H")

    assert decision(match) == (1, "turn")
    assert refused(match, "play QS 2S", seat=0) == ("not-your-turn", "RC-04")


def test_rc_08_an_answer_to_another_question_is_refused() -> None:
    match = table("KH 9H 2S", "2C", "2D")

    assert refused(match, "commit 9H") == ("another-decision", "RC-08")


def test_rc_09_a_discarded_hand_is_not_replaced_before_the_next_own_turn() -> None:
    match = table("2H 3H 4H | KH=9", "9D 3C", "2D")

    do(match, "discard hand", "attack 0", "commit 9D")

    assert discarded(match, 0, "2H 3H 4H KH 9H")  # no card to commit: the Royal falls
    assert hand(match, 0) == 0


def test_rc_10_a_royal_is_worth_the_number_under_it() -> None:
    match = table("JH 9H QS AS", "2C", "2D")

    do(match, "play JH 9H")

    assert court(match, 0) == "JH=9"
    assert match.see().points == [9, 0, 0]
    assert names(match.state.seats[0].hand) == "Q♠ A♠"


def test_rc_10_an_ace_is_worth_one() -> None:
    match = table("QS AS", "2C", "2D")

    do(match, "play QS AS")

    assert match.see().courts[0].royals[0].points == 1
    assert match.see().courts[0].royals[0].card == "A♠"


def test_rc_10_both_cards_are_of_one_suit_and_from_the_hand() -> None:
    match = table("KH 9S QS", "2C", "2D")

    assert refused(match, "play KH 9S") == ("not-its-suit", "RC-10")
    assert refused(match, "play KH 9H") == ("not-in-hand", "RC-10")
    assert refused(match, "play KS 9S") == ("not-in-hand", "RC-10")
    assert refused(match, "play 9S QS") == ("not-a-face-card", "RC-10")
    assert refused(match, "play QS QS") == ("not-its-suit", "RC-10")


def test_rc_10_the_most_valuable_royal_is_offered_first() -> None:
    match = table("KH 3H QS JS 9S 4S", "2C", "2D")

    offered = [(move["play"], move["with"]) for move in choices(match) if "play" in move]

    assert offered[:2] == [("Q♠", "9♠"), ("J♠", "9♠")]
    assert offered[2:] == [("Q♠", "4♠"), ("J♠", "4♠"), ("K♥", "3♥")]


def test_rc_10_there_is_no_limit_on_royals() -> None:
    match = table("KH 9H | QH=1 JH=2 KC=1 QC=2 KD=1 QD=2 KS=1", "2C", "2D")

    do(match, "play KH 9H")

    assert match.state.seats[0].royals == 8

"""RC-11 to RC-24: attack and assassination."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.royals_cards.royals_cards_helpers import (
    Table,
    choices,
    court,
    decision,
    discarded,
    do,
    hand,
    refused,
    table,
    told,
)


def committed(match: Table) -> list[int]:
    return [court.committed for court in match.see().courts]


def hits(match: Table) -> int:
    """The hits of the fight just resolved."""
    return next(int(e.args["hits"]) for e in match.events() if e.id.startswith("royals-cards-hits"))


# Attack


def test_rc_11_the_defender_has_a_royal_and_is_not_yourself() -> None:
    match = table("2H | KH=3", "2C", "2D | KD=3")

    assert refused(match, "attack 1") == ("no-royals", "RC-11")
    assert refused(match, "attack 0") == ("attack-yourself", "RC-11")
    assert refused(match, "attack 5") == ("no-such-player", "RC-11")
    assert match.refuse(0, {"attack": 2}) is None


def test_rc_11_the_attacker_needs_no_royals() -> None:
    match = table("2H 3H", "2C", "2D 3D | KD=4")

    do(match, "attack 2")

    assert decision(match) == (0, "commit")
    assert match.see().due == 1


def test_rc_12_the_attacker_commits_a_card_for_each_royal() -> None:
    match = table("2H 3H 4H 5H | KH=9 QC=2", "2C", "2D | KD=3")

    do(match, "attack 2", "commit 2H")
    assert decision(match) == (0, "commit")
    assert refused(match, "commit enough") == ("must-commit", "RC-12")
    do(match, "commit 3H")

    assert committed(match) == [2, 0, 0]
    assert decision(match) == (2, "commit")


def test_rc_12_a_hand_too_small_goes_in_whole_without_a_question() -> None:
    match = table("2H 3H | KH=9 QC=2 JC=3", "2C", "2D | KD=3")

    do(match, "attack 2")

    assert committed(match) == [2, 0, 0]
    assert decision(match) == (2, "commit")


def test_rc_13_the_others_must_commit_a_card_for_each_royal() -> None:
    match = table("2H 3H", "2C 3C 4C | KC=9 QS=1", "2D | KD=3", "2S 3S")

    do(match, "attack 2", "commit 2H")

    assert decision(match) == (1, "commit")
    assert match.see().due == 2
    assert refused(match, "commit enough") == ("must-commit", "RC-13")


def test_rc_13_a_bystander_with_too_few_cards_commits_the_whole_hand() -> None:
    match = table("2H 3H", "3C | KC=9 QS=1", "2D | KD=3")

    do(match, "attack 2", "commit 2H")

    assert committed(match) == [1, 1, 0]
    assert decision(match) == (2, "commit")


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_rc_14_the_defender_commits_as_many_as_wanted(cards: int) -> None:
    match = table("KH 3H", "2C", "KD QS JS | KC=3 QC=4")
    do(match, "attack 2", "commit KH")

    do(match, *["commit KD", "commit QS"][:cards])
    if cards < 2:
        do(match, "commit enough")

    assert hand(match, 2) == 3 - cards
    assert decision(match) == (1, "turn")


def test_rc_14_no_more_cards_than_in_hand() -> None:
    match = table("KH 3H", "2C", "KD | KC=3 QC=4")
    do(match, "attack 2", "commit KH")

    assert match.see().due == 1
    assert {"commit": "enough"} in choices(match)


def test_example_1_who_commits_how_many() -> None:
    match = table(
        "2H 3H 4H 5H 6H 7H 8H 9H | KC=9 QC=2", "2D 3D 4D 5D 6D 7D | KD=8 QD=9 JD=10", "| KS=3", "2S"
    )
    do(match, "attack 1")
    assert match.see().due == 2

    do(match, "commit 2H", "commit 3H")

    assert committed(match) == [2, 0, 0, 0]
    assert decision(match) == (1, "commit")
    assert match.see().due == 3
    assert {"commit": "enough"} in choices(match)


def test_rc_15_the_attacker_first_the_defender_last() -> None:
    match = table("2H 3H", "2C 3C | KC=4", "2D 3D | KD=4", "2S 3S | KS=4")
    order = []

    do(match, "attack 2")
    for card in ("2H", "2C", "2S", "2D"):
        order.append(match.acting[0])
        do(match, f"commit {card}")

    assert order == [0, 1, 3, 2]


def test_rc_15_any_card_may_be_committed() -> None:
    match = table("KH AS 2C", "2C", "2D | KD=3")
    do(match, "attack 2")

    assert choices(match) == [{"commit": "K♥"}, {"commit": "2♣"}, {"commit": "A♠"}]
    assert refused(match, "commit 9H") == ("not-in-hand", "RC-15")


def test_rc_15_all_cards_are_revealed_together() -> None:
    match = table("9H 3H", "2C", "2D 9S | KD=3")
    do(match, "attack 2", "commit 9H")
    assert match.see().courts[0].revealed == []
    assert told(match) == ["commit"]

    do(match, "commit 9S")

    assert match.see().courts[0].revealed == ["9♥"]
    assert match.see().courts[2].revealed == ["9♠"]
    assert told(match) == ["commit", "reveal", "reveal"]


def test_rc_16_colour_decides_whoever_committed_it() -> None:
    match = table("9C 3H | KH=1", "2H 5H | QH=3", "4D 7S 9S | KD=3 QD=5")

    do(match, "attack 2", "commit 9C", "commit 2H", "commit 7S", "commit 4D")

    assert match.see().attacks == [2, 4]
    assert match.see().blocks == [7, 9]


def test_example_7_face_cards_never_hit_and_never_block() -> None:
    match = table("KH 3H", "2C", "KS 7S | KD=3")

    do(match, "attack 2", "commit KH", "commit KS")

    assert hits(match) == 0
    assert court(match, 2) == "KD=3"


def test_rc_17_a_block_cancels_an_equal_or_lower_attack() -> None:
    match = table("9H 3H", "2C", "9S 7S | KD=3")
    do(match, "attack 2", "commit 9H", "commit 9S")
    assert choices(match) == [{"block": 9}, {"block": "none"}]

    do(match, "block 9")

    assert court(match, 2) == "KD=3"
    assert told(match)[:2] == ["block", "hits"]


def test_example_2_one_hit_at_best_two_without_pairing() -> None:
    for pairing, scored in (("block 4", 1), ("block 7", 1), ("block none", 2)):
        match = table("9H 4H KS AC | KC=4 QC=2 JC=3", "2H", "7S 4S 2S | KD=3 QD=5")
        do(match, "attack 2", "commit 9H", "commit 4H", "commit KS", "commit 7S", "commit 4S")
        assert match.see().facing == 4
        assert choices(match) == [{"block": 4}, {"block": 7}, {"block": "none"}]

        do(match, pairing)

        assert hits(match) == scored


def test_rc_17_what_no_block_can_stop_is_not_asked() -> None:
    match = table("9H 3H", "2C", "7S 2S | KD=3 QD=4")

    do(match, "attack 2", "commit 9H", "commit 7S", "commit enough")

    assert decision(match) == (2, "lose")


def test_rc_17_one_block_stops_one_attack_and_blocks_never_join() -> None:
    match = table("9H 8D 2H | KH=1 QH=3", "2C", "4S 5C 9S | KD=3 QD=4 KC=9")
    do(match, "attack 2", "commit 9H", "commit 8D", "commit 9S", "commit 4S", "commit 5C")
    assert choices(match) == [{"block": 9}, {"block": "none"}]
    assert refused(match, "block 5") == ("block-too-low", "RC-17")
    assert refused(match, "block 7") == ("no-such-block", "RC-17")

    do(match, "block 9")

    assert hits(match) == 1


def test_example_5_the_defenders_own_red_card_hits() -> None:
    match = table("9H 8D", "2C", "3H 2S 4S | KD=3 QD=4")

    do(match, "attack 2", "commit 9H", "commit 3H", "commit 2S")

    assert hits(match) == 2


def test_rc_18_the_defender_decides_which_royals_are_hit() -> None:
    match = table("9H 8D", "2C", "KS | KD=3 QD=4")

    do(match, "attack 2", "commit 9H", "commit KS")

    assert decision(match) == (2, "lose")
    assert choices(match) == [{"discard": "K♦"}, {"discard": "Q♦"}]


def test_rc_19_every_card_returns_to_its_owners_discard_pile() -> None:
    match = table("9H 8D", "9H 2D 3D | KC=2", "9S 2S | KD=3")
    do(match, "attack 2", "commit 9H", "commit 9H", "commit 9S", "block 9", "discard KD")

    assert discarded(match, 0, "9H")
    assert discarded(match, 1, "9H")
    assert discarded(match, 2, "9S")
    assert match.see().defender == -1
    assert committed(match) == [0, 0, 0]


def test_example_7_two_nines_against_one() -> None:
    match = table("9H 8D", "9H 2D 3D | KC=2", "9S 2S | KD=3")

    do(match, "attack 2", "commit 9H", "commit 9H", "commit 9S", "block 9")

    assert hits(match) == 1
    assert choices(match) == [{"discard": "K♦"}]


def fewest_hits(attacks: list[int], blocks: list[int]) -> int:
    """By trying every way to line up the blocks."""
    longer = blocks + [0] * len(attacks)
    lines = permutations(longer, len(attacks))
    return min(sum(b < a for a, b in zip(attacks, line, strict=True)) for line in lines)


values = st.lists(st.integers(2, 9), min_size=1, max_size=3, unique=True)


@settings(deadline=None)  # the first call compiles
@given(values, values)
def test_rc_17_the_first_choices_make_the_best_pairing(
    attacks: list[int], blocks: list[int]
) -> None:
    """As few hits as can be, however the cards fall."""
    red = [f"{value}H" for value in attacks]
    black = [f"{value}S" for value in blocks]
    match = table(
        " ".join([*red, "AC"]) + " | " + " ".join(["KC=2", "QC=3", "JC=4"][: len(red)]),
        "2C",
        " ".join([*black, "AD"]) + " | " + " ".join(["KC=10", "QC=9", "JC=8"][: len(black)]),
    )
    do(match, "attack 2", *(f"commit {card}" for card in red + black))
    while match.see().decision == "pair":
        match.play(2, choices(match)[0])

    assert hits(match) == fewest_hits(attacks, blocks)


@settings(deadline=None)  # the first call compiles
@given(values, values, st.integers(0, 999))
def test_rc_17_every_number_of_hits_from_best_to_worst_can_be_had(
    attacks: list[int], blocks: list[int], way: int
) -> None:
    match = table(
        " ".join(f"{a}H" for a in attacks)
        + " AC | "
        + " ".join(["KC=2", "QC=3", "JC=4"][: len(attacks)]),
        "2C",
        " ".join(f"{b}S" for b in blocks)
        + " AD | "
        + " ".join(["KC=10", "QC=9", "JC=8"][: len(blocks)]),
    )
    moves = [f"commit {a}H" for a in attacks] + [f"commit {b}S" for b in blocks]
    do(match, "attack 2", *moves)
    while match.see().decision == "pair":
        offered = choices(match)
        match.play(2, offered[way % len(offered)])

    assert fewest_hits(attacks, blocks) <= hits(match) <= len(attacks)


# Assassination


def test_rc_20_a_royal_in_play_that_is_not_yours() -> None:
    match = table("2H | KH=3", "2C", "2D | KD=3")

    assert refused(match, "kill KH 0") == ("your-own-royal", "RC-20")
    assert refused(match, "kill QD 2") == ("no-such-royal", "RC-20")
    assert refused(match, "kill QD 4") == ("no-such-player", "RC-20")
    assert match.refuse(0, {"assassinate": "K♦", "of": 2}) is None


def test_rc_20_the_assassin_needs_no_royals() -> None:
    match = table("2H 3H", "2C", "2D 3D | KD=4")

    do(match, "kill KD 2")

    assert decision(match) == (0, "commit")
    assert match.see().target == "K♦"


def test_rc_21_the_assassin_commits_one_card_of_any_kind() -> None:
    match = table("KH 3H | KC=2 QC=3", "2C", "2D 3D | KD=4")
    do(match, "kill KD 2")
    assert refused(match, "commit enough") == ("must-commit", "RC-21")

    do(match, "commit KH")

    assert committed(match) == [1, 0, 0]


def test_rc_22_the_owner_must_commit_one_card_and_nobody_else_does() -> None:
    match = table("KH 3H", "2C 3C | KS=9", "2D 3D | KD=4 QD=5")

    do(match, "kill KD 2", "commit 3H")

    assert decision(match) == (2, "commit")
    assert match.see().due == 1
    assert refused(match, "commit enough") == ("must-commit", "RC-22")


def test_rc_22_an_owner_without_cards_commits_none() -> None:
    match = table("3H 4H", "2C", "| KD=3")

    do(match, "kill KD 2", "commit 3H")

    assert hits(match) == 1
    assert court(match, 2) == ""


def test_rc_22_the_only_card_is_committed_without_a_question() -> None:
    match = table("3H 4H", "2C", "9S | KD=3")

    do(match, "kill KD 2", "commit 3H")

    assert court(match, 2) == "KD=3"
    assert discarded(match, 2, "9S")


@pytest.mark.parametrize(
    ("assassin", "owner", "scored"),
    [("8H", "8S", 0), ("8H", "2D", 2), ("10S", "3D", 0), ("2S", "3D", 1), ("KH", "KS", 0)],
)
def test_rc_23_the_two_cards_pair_by_themselves(assassin: str, owner: str, scored: int) -> None:
    match = table(f"{assassin} 7C", "2C", f"{owner} 4C 5C JD | KC=6")

    do(match, "kill KC 2", f"commit {assassin}", f"commit {owner}")

    assert hits(match) == scored


def test_example_3_two_hits_on_a_six() -> None:
    match = table("8H 7C", "2C", "2D 4C 5C | KC=6")
    do(match, "kill KC 2", "commit 8H", "commit 2D")
    by_a_four, by_a_five = ({"replace": "K♣", "with": card} for card in ("4♣", "5♣"))
    assert choices(match) == [by_a_four, {"discard": "K♣"}, by_a_five]

    do(match, "replace KC 5C")
    assert choices(match) == [{"replace": "K♣", "with": "4♣"}, {"discard": "K♣"}]
    do(match, "replace KC 4C")

    assert court(match, 2) == "KC=4"
    assert discarded(match, 2, "6C 5C")


def test_rc_24_only_the_named_royal_is_hit() -> None:
    match = table("8H 7C", "2C", "KS 5C 2D | KC=6 QD=3")
    do(match, "kill KC 2", "commit 8H", "commit KS")

    assert choices(match) == [{"replace": "K♣", "with": "5♣"}, {"discard": "K♣"}]
    assert refused(match, "discard QD") == ("not-the-one-named", "RC-24")
    assert refused(match, "replace QD 2D") == ("not-the-one-named", "RC-24")

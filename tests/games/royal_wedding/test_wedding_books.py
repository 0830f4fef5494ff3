"""What the view keeps of battles, Challenges and Prestige, and what the box says of itself."""

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.games.royal_wedding.facts import FACTS


def war(players: int = 3) -> Table:
    game = table(players)
    for seat in range(players):
        game.set(seat, gold=0)
    return game.finish()


def test_rw_26_a_battle_is_seen_to_its_end_and_until_the_next_one() -> None:
    game = war().rig(7, 3).attack(0, 1, 2, defence=1)

    begun = game.view().fought
    assert begun is not None
    assert (begun.attacker, begun.attack, begun.rolls, begun.winner) == (0, {0: 2}, {}, -1)
    fought = game.fight_on().view().fought
    assert fought is not None
    assert (fought.rolls[0].total, fought.rolls[1].total) == (9, 4)
    assert (fought.winner, fought.stake, fought.prestige[0]) == (0, 2, 2)
    assert fought.discarded == {0: 1}
    last = game.pass_all().view()
    assert last.generation == 2
    assert last.fought == fought


def test_rw_31_how_challenges_ended_is_seen_in_the_next_generation() -> None:
    game = war().set(1, challenge="nobles", gold=2)
    assert game.view().reckoning is None

    reckoning = game.pass_all().view().reckoning

    assert reckoning is not None
    assert reckoning.generation == 1
    assert [one.seat for one in reckoning.judgements] == [0, 1, 2]
    assert reckoning.judgements[0].centre == {"gold": 1}
    nobles = reckoning.judgements[1]
    assert (nobles.card, nobles.done, nobles.amount) == ("nobles", False, 3)


def test_prestige_is_booked_by_where_it_came_from() -> None:
    game = table().set(0, prestige=2).marry(0, 1, give={"prestige": 1}).finish()
    game.play(0, buy={"military": 0, "prestige": 1}).to_war()
    game.rig(7, 3).attack(0, 1, 2).fight_on().pass_all()

    earned = game.view().houses[0].earned

    assert earned["begin"] == 2
    assert earned["bought"] == 1
    assert earned["gifts"] == -1
    assert earned["battles"] == 2
    assert sum(earned.values()) == game.view().points[0]


def test_every_event_names_its_kind_and_the_end_names_the_winner() -> None:
    game = table()
    for _ in range(FACTS.generations):
        assert game.view().ending == []
        game.resolve()

    view = game.view()
    assert [told.kind for told in view.ending] == ["victory"] * view.places.count(1)
    assert all(told.kind for told in view.events)


def test_the_box_says_what_the_data_say() -> None:
    assert GAME.facts is FACTS
    coffers = next(one for one in FACTS.challenges if one.card == "coffers")
    assert (coffers.copies, coffers.asks, coffers.costs, coffers.centre) == (3, 6, 2, {"gold": -1})
    assert sum(one.copies for one in FACTS.challenges) == 18
    assert {one.effect for one in FACTS.effects if one.good} == {
        "protected", "stronger", "untaxed", "both-sides", "extra-heir",
    }  # fmt: skip

"""A deal that a party shows to others: they know its terms, and nothing else changes."""

import random

import msgspec
import pytest

from games.royal_wedding.test_wedding_imagining import agrees
from games.royal_wedding.wedding_table import GAME, Table, bytes_hidden, hidden, table
from regalia.games.royal_wedding.data import Kind
from regalia.games.royal_wedding.terms import unpack

HONOUR, BREAK = {"honour": True}, {"honour": False}


def shown(players: int = 4, **words: object) -> Table:
    """0 and 1 have a deal, and 0 has shown it to 2."""
    return table(players).deal(0, 1, **words).play(0, show=1, to=2)


def unheard(game: Table, seat: int) -> object:
    return msgspec.structs.replace(game.view(seat), events=[])


def test_rw_13_a_party_shows_a_deal_and_the_other_one_notices() -> None:
    """Example 17: C sees its terms from then on, B notices, D sees nothing."""
    before = table(4).deal(0, 1, promise=[{"spare": 3}])
    game = shown(promise=[{"spare": 3}])

    (deal,) = game.view(2).deals
    assert [(one.by, one.kind, one.target, one.fate) for one in deal.terms or []] == [
        (0, "spare", 3, "")
    ]
    assert (deal.parties, deal.binding, deal.shown) == ([0, 1], False, [2])
    assert [game.told(seat) for seat in range(4)] == [
        ["show", "clause-spare"], ["notice"], ["show", "clause-spare"], []
    ]  # fmt: skip
    assert game.view(0).deals[0].shown == game.view(1).deals[0].shown == [2]
    for stranger in (3, -1):
        assert game.told(stranger) == []
        assert unheard(game, stranger) == unheard(before, stranger)
    for each in (game, before):
        each.play(3, finished=True)  # and what was just told is forgotten
    for stranger in (3, -1):
        assert bytes_hidden(game, stranger, 1) == bytes_hidden(before, stranger, 1)


def test_rw_13_a_deal_is_shown_by_its_parties_to_who_does_not_know_it() -> None:
    game = shown(promise=[{"spare": 3}])

    assert game.reason(2, show=1, to=3) == "no-such-deal"
    assert game.reason(0, show=2, to=3) == "no-such-deal"
    assert game.reason(0, show=1, to=4) == "no-such-deal"
    assert game.reason(0, show=1, to=2) == game.reason(1, show=1, to=0) == "known-already"
    assert game.refuse(1, show=1, to=3) is None


def test_rw_13_a_cancelled_deal_cannot_be_shown_and_who_saw_it_learns_of_that() -> None:
    game = shown(promise=[{"spare": 3}]).play(1, cancel=1)
    assert game.told(2) == []
    game.play(0, {"accept": 1, "number": 1})

    assert game.told(2) == ["cancelled"]
    assert game.told(3) == []
    assert game.view(2).deals[0].cancelled
    assert game.reason(0, show=1, to=3) == "no-such-deal"


def test_rw_13_who_was_shown_a_deal_learns_when_it_binds() -> None:
    game = shown(promise=[{"spare": 3}]).marry(0, 1)

    assert game.told(2) == ["wed", "bind-later"]
    assert game.told(3) == ["wed"]
    assert game.view(2).deals[0].binding


def test_rw_13_a_deal_can_be_shown_until_the_generation_ends() -> None:
    game = table(4).deal(0, 1, promise=[{"spare": 3}]).to_war()
    assert game.match.may_act == [0, 1]
    asked = game.state.active

    game.play(1, show=1, to=2)

    assert (game.state.active, game.decision.name) == (asked, "ATTACK")
    assert game.view(2).deals[0].terms is not None
    assert game.pass_all().view(2).deals[0].terms is not None
    assert game.reason(0, show=1, to=3) == "no-such-deal"


def test_that_a_shown_promise_was_broken_is_seen_by_its_parties_only() -> None:
    broken = shown(promise=[{"attack": 3}]).to_war().play(0, {"pass": True})

    assert "faithless-attack" in broken.told(1)
    assert broken.told(2) == ["pass"]
    assert broken.view(2).deals[0].faithless == []
    assert [one.fate for one in broken.view(2).deals[0].terms or []] == [""]


def test_a_shown_debt_that_was_broken_leaves_no_trace_but_the_missing_transfer() -> None:
    tables = []
    for answer in (HONOUR, BREAK):
        game = table(4).formerly(0, 1).set(1, gold=0)
        game.deal(0, 1, give={"gold": 2}, alone=True).play(0, show=1, to=2).finish()
        tables.append(game.play(0, answer))

    for game in tables:
        assert game.view(2).deals[0].given == game.view(2).deals[0].reneged == []
        assert agrees(game, 2)


def test_what_was_shown_is_not_made_up() -> None:
    game = shown(promise=[{"abstain": 3}, {"divide": 1, "gain": 2}])

    for seed in range(20):
        kinds = [term.kind for term in unpack(hidden(game, 2, seed).deals[0].terms)]
        assert kinds == [Kind.ABSTAIN, Kind.GAIN]


@pytest.mark.parametrize("married", [True, False])
def test_shown_gifts_are_where_the_transfers_came_from(married: bool) -> None:
    """Two deals of the same pair, one shown and one not, in either order."""
    for first in (True, False):
        game = table(4).set(0, gold=9).formerly(0, 1)
        if married:
            game.marry(0, 1)
        for gold in (2, 1):
            game.deal(0, 1, give={"gold": gold})
        game.play(0, show=1 if first else 2, to=3).finish()
        while game.is_asked("honour"):
            assert agrees(game, 3)
            game.play(0, HONOUR)

        assert agrees(game, 3)
        assert agrees(game, 2)


@pytest.mark.parametrize("seed", range(4))
def test_games_in_which_much_is_shown_can_be_imagined(seed: int) -> None:
    """At any time, by anybody: the seat's view and what it may do survive `hide`, laws hold."""
    chance = random.Random(seed)
    game = Table(3 + seed % 4, seed=seed, first=None)
    for seat in range(game.match.players):
        game.set(seat, gold=6, prestige=6, military=4)
        game.formerly(seat, (seat + 1) % game.match.players)
    while game.match.acting:
        show_something(game, chance)
        seat = chance.choice(game.match.acting)
        moves = game.match.moves(seat)
        agreeable = [move for move in moves if "accept" in move]
        game.play(seat, chance.choice(agreeable or moves))
        if game.match.over or game.state.generation > 2:
            return
        viewer = chance.randrange(-1, game.match.players)
        world = game.match.hidden(viewer, chance.randrange(1000))
        assert GAME.entry_points.check_laws(world, 0) == 0
        if not game.is_asked("talk"):
            assert agrees(game, viewer)


def show_something(game: Table, chance: random.Random) -> None:
    state = game.state
    deals = range(state.since[state.generation - 1], state.struck)
    if not deals or chance.random() < 0.7:
        return
    index = chance.choice(deals)
    seat = chance.choice([state.deals[index].proposer, state.deals[index].partner])
    to = chance.randrange(game.match.players)
    move = {"show": index - deals.start + 1, "to": to}
    if game.refuse(seat, move) is None:
        game.play(seat, move)

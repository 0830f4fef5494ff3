"""A play's events all find room, whatever people agree on.

Games of six are the longest. What happens between two decisions is counted here, kind by kind:

- A house has two heirs at most, so there are six couples of this generation and six of the last.
- Of what binds, a seat gives each spouse each good once. Of what does not bind, debts to one house
  that fall through together are told together.
- Broken promises of the same thing to the same house are told once.
- That a house owes another nothing more is told once.
"""

from games.royal_wedding.wedding_table import GAME, Table, table
from regalia.games.royal_wedding.data import GOODS, MOST_DEALS, MOST_OPEN, MOST_PLAYERS, MOST_TERMS
from regalia.games.royal_wedding.state import MOST_EVENTS

SEATS, OTHERS, HELPERS = MOST_PLAYERS, MOST_PLAYERS - 1, MOST_PLAYERS - 2
COUPLES = SEATS

STEP = 1
FREED = SEATS * OTHERS  # each by each
BOUND_TRANSFERS, BROKEN_DEBTS = 2 * COUPLES * GOODS, 2 * COUPLES
RESOLVED = 3 * SEATS  # revealed, centre, done or not
TAKEN = 3 * 2  # by three bare coffers
NEW_GENERATION = 1 + 1 + SEATS + STEP  # it begins, the deck is renewed, all draw
RESOLVE = STEP + RESOLVED + NEW_GENERATION
DICE = 2 + 1  # two rolls, the outcome
DIVISION = 4 * SEATS  # gain, loss and the discards of both sides

PLAYS = {
    "offer": 1 + MOST_TERMS,
    "show": 2 + MOST_TERMS,
    # a deal gone, a wedding, a deal, whether it binds; earlier ones bound, offers closed
    "accept": 4 + MOST_TERMS + MOST_DEALS - 1 + 2 * MOST_OPEN - 1,
    # nobody takes Prestige by bare coffers: who has the Gold for it is asked to buy before
    "finish": FREED + STEP + BOUND_TRANSFERS + BROKEN_DEBTS + STEP + SEATS + STEP + RESOLVE,
    # the same from the first debt on: paid, or broken
    "honour": FREED + BOUND_TRANSFERS + BROKEN_DEBTS + STEP + SEATS + STEP + RESOLVE,
    "buy": FREED + 1 + STEP + RESOLVE + TAKEN,
    # to each other house, attacks on all others were promised
    "pass": FREED + OTHERS * OTHERS + 1 + RESOLVE + TAKEN,
    # and peace with the target; without helpers the two leaders have nothing to divide
    "attack": FREED + OTHERS * (OTHERS + 1) + 2 + DICE + 4 + RESOLVE + TAKEN,
    "defend": FREED + 1 + DICE + 4 + RESOLVE + TAKEN,
    # those who came to the attack had promised the defence, to anybody
    "call": FREED + 1 + HELPERS * OTHERS + DICE + DIVISION + RESOLVE + TAKEN,
    # help and no help were both promised; and if nobody is left to be called, as with "call"
    "contribute": FREED + 1 + (2 + HELPERS) * OTHERS + DICE + DIVISION + RESOLVE + TAKEN,
    # all was given to one; to each other house each helper was promised some of it, and half
    "share": FREED + 2 * HELPERS * OTHERS + DIVISION + RESOLVE + TAKEN,
}


def test_no_play_brings_more_events_than_there_is_room_for() -> None:
    assert PLAYS["finish"] == 85 + FREED
    assert max(PLAYS.values()) == PLAYS["share"] == 98 + FREED
    assert GAME.state["events"].shape == (MOST_EVENTS,)
    assert max(PLAYS.values()) < MOST_EVENTS


def ring(step: int) -> list[tuple[int, int]]:
    """Every seat with the seat so many places on."""
    return [(seat, (seat + step) % SEATS) for seat in range(SEATS)]


def before_the_longest_play() -> Table:
    """Generation 3 of six players: six couples, each with all goods either way, and 12 debts."""
    game = table(SEATS)
    game.resolve().resolve()
    for one, other in ring(2):
        game.formerly(one, other)
    for seat in range(SEATS):
        game.set(seat, prestige=9, gold=2, military=2, challenge="nobles")
        game.set(seat, effect="extra_heir").set(seat, effect="no_attack")
    all_goods = {"prestige": 1, "gold": 1, "military": 1}
    for one, other in ring(1):
        game.marry(one, other, give=all_goods, want={"prestige": 1, "gold": 1})
        game.deal(one, other, want={"military": 1})
    for one, other in ring(2):
        game.deal(one, other, give={"gold": 50}, want={"gold": 50}, alone=True)
    for seat in range(1, SEATS):
        game.play(seat, finished=True)
    return game


def test_the_longest_play_tells_everything() -> None:
    game = before_the_longest_play().play(0, finished=True)
    told = [game.told(seat) for seat in range(SEATS)]

    assert game.state.generation == 4
    assert game.state.happened == PLAYS["finish"] - FREED
    assert told[0].count("transfer") == BOUND_TRANSFERS
    assert sum(each.count("renege") for each in told) == 2 * BROKEN_DEBTS
    assert told[0].count("maintenance") == SEATS
    assert told[0].count("reshuffle") == 1
    assert told[0][-1] == "step"


def test_rw_15_broken_promises_of_the_same_thing_are_told_once() -> None:
    game = table(3, proposals=12)
    for military in (1, 3, 2):
        game.deal(0, 1, promise=[{"attack": 2, "with": military}])
        game.deal(1, 0, ask=[{"attack": 1, "with": military}])
    game.to_war().play(0, {"pass": True})

    broken = [m.args["amount"] for m in game.match.events(1) if "faithless" in m.id]
    assert broken == [3, 3]
    assert [deal.faithless for deal in game.view(1).deals] == [[0]] * 6


def test_rw_15_the_most_promises_that_one_pass_can_break() -> None:
    game = table(SEATS)
    for partner in range(1, SEATS):
        attacks = [{"attack": target} for target in range(1, SEATS)]
        game.deal(partner, 0, ask=attacks)
    game.to_war().play(0, {"pass": True})
    told = [game.told(seat).count("faithless-attack") for seat in range(SEATS)]

    assert told == [OTHERS * OTHERS] + [OTHERS] * OTHERS

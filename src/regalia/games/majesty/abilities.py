"""What locations do when they are activated: attack, healing, trade, points and meeples."""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import note
from regalia.engine.state import after
from regalia.games.majesty.data import (
    COUPLE,
    COUPLE_POINTS,
    CROWD_POINTS,
    GUARD,
    HALVES,
    HOMES,
    KNIGHT,
    MEEPLES_FOR,
    POINTS_FOR,
    SHARED_POINTS,
    SHARED_WITH,
    WORKER_SPACES,
    WOUNDED_POINTS,
    B,
    Location,
    Source,
)
from regalia.games.majesty.scoring import earn
from regalia.games.majesty.state import Happening, Seat, State

NOBODY = -1


@compiled
def gain_meeples(state: State, seat: int, gained: int) -> None:
    """MJ-10  The worker card holds five; the rest lie beside it until the end of the turn."""
    me = state.seats[seat]
    onto_card = min(gained, WORKER_SPACES - me.meeples)
    me.meeples += onto_card
    me.beside += gained - onto_card


@compiled
def settle(state: State, seat: int, card: int, location: int) -> None:
    """MJ-11  The card lies at its location, after those placed there before."""
    me = state.seats[seat]
    me.cards[me.healthy] = card
    me.places[me.healthy] = location
    me.healthy += 1
    me.count[location] += 1


@compiled
def is_split(card: int) -> bool:
    return card >= HOMES


@compiled
def activate(state: State, seat: int, location: int, choice: int) -> None:
    """MJ-12  The location's ability, from top to bottom, with the choice it may leave open."""
    if location == Location.COTTAGE:
        heal(state, seat, choice)
    elif location == Location.BARRACKS:
        attack(state, seat)
    elif location == Location.CASTLE and state.sides[location] == B:
        trade(state, seat, choice)
    give(state, seat, location)


@compiled
def give(state: State, seat: int, location: int) -> None:
    """MJ-15, MJ-16  The location's points and meeples."""
    side = state.sides[location]
    points = tally(state, seat, POINTS_FOR[side, location])
    if side == B:
        points += special_points(state.seats[seat], side, location)
    score(state, seat, location, points, NOBODY)
    receive_meeples(state, seat, location, tally(state, seat, MEEPLES_FOR[side, location]))
    if SHARED_POINTS[side, location] > 0:
        score_all_with(state, SHARED_WITH[side, location], location, SHARED_POINTS[side, location])


@compiled
def tally(state: State, seat: int, worth: Array) -> int:
    """So much for each character of each kind; the wounded do not count (MJ-12)."""
    total = 0
    for character in range(HOMES):
        total += state.seats[seat].count[character] * worth[character]
    return total


@compiled
def special_points(me: Seat, side: int, location: int) -> int:
    """MJ-16  For the wounded, for a couple, and for a crowd anywhere in the realm."""
    points = me.wounded * WOUNDED_POINTS[side, location]
    if me.count[COUPLE[0]] > 0 and me.count[COUPLE[1]] > 0:
        points += COUPLE_POINTS[side, location]
    if CROWD_POINTS[side, location] > 0:
        points += me.count[location] * CROWD_POINTS[side, location] * biggest_crowd(me)
    return points


@compiled
def biggest_crowd(me: Seat) -> int:
    most = 0
    for location in range(HOMES):
        most = max(most, me.count[location])
    return most


@compiled
def score(state: State, seat: int, location: int, points: int, having: int) -> None:
    if points > 0:
        earn(state, seat, location, points)
        note(state, Happening.POINTS, seat, points, location, having)


@compiled
def score_all_with(state: State, character: int, location: int, points: int) -> None:
    """MJ-15, MJ-16  All players who have that character, the active one included."""
    seat = state.active
    for _ in range(state.players):
        if state.seats[seat].count[character] > 0:
            score(state, seat, location, points, character)
        seat = after(state, seat)


@compiled
def receive_meeples(state: State, seat: int, location: int, gained: int) -> None:
    gain_meeples(state, seat, gained)
    if gained > 0:
        note(state, Happening.MEEPLES, seat, gained, location, 0)


@compiled
def trade(state: State, seat: int, sold: int) -> None:
    """MJ-17  One for one: meeples for points, or (below zero) points for meeples."""
    state.seats[seat].meeples -= sold
    earn(state, seat, Source.TRADE, sold)
    if sold > 0:
        note(state, Happening.SELL, seat, sold, 0, 0)
    elif sold < 0:
        note(state, Happening.BUY, seat, -sold, 0, 0)


@compiled
def attack(state: State, attacker: int) -> None:
    """MJ-18  Every opponent with fewer Guards than the attacker has Knights loses a character."""
    knights = state.seats[attacker].count[KNIGHT]
    opponent = after(state, attacker)
    while opponent != attacker:
        if state.seats[opponent].count[GUARD] >= knights:
            note(state, Happening.DEFEND, opponent, attacker, 0, 0)
        elif state.seats[opponent].healthy == 0:
            note(state, Happening.UNHARMED, opponent, attacker, 0, 0)
        else:
            wound(state, opponent, attacker)
        opponent = after(state, opponent)


@compiled
def wound(state: State, seat: int, attacker: int) -> None:
    """MJ-18, MJ-19  The leftmost character, there the one placed last, goes to the Infirmary."""
    me = state.seats[seat]
    leftmost = 0
    while me.count[leftmost] == 0:
        leftmost += 1
    last = me.healthy - 1
    while me.places[last] != leftmost:
        last -= 1
    card = me.cards[last]
    me.healthy -= 1
    for i in range(last, me.healthy):
        me.cards[i] = me.cards[i + 1]
        me.places[i] = me.places[i + 1]
    me.count[leftmost] -= 1
    me.infirmary[me.wounded] = card
    me.wounded += 1
    note(state, Happening.WOUND, seat, leftmost, card, attacker)


@compiled
def heal(state: State, seat: int, half: int) -> None:
    """MJ-20  The Infirmary's top card, if any, returns to its location without activating it."""
    me = state.seats[seat]
    if me.wounded == 0:
        return
    me.wounded -= 1
    card = me.infirmary[me.wounded]
    settle(state, seat, card, HALVES[card, half])
    note(state, Happening.HEAL, seat, HALVES[card, half], card, 0)

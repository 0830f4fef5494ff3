"""A turn of Majesty: what may be done, taking a card, activating its location, the end.

The set-up is in `setup`, what locations do in `abilities`, points in `scoring`.
"""

from regalia.engine.compiled import compiled
from regalia.engine.events import forget, note
from regalia.engine.records import Numbers
from regalia.engine.state import after, listed
from regalia.games.majesty.abilities import activate, gain_meeples, is_split, settle
from regalia.games.majesty.data import (
    DISPLAY,
    HALVES,
    REALM,
    WORKER_SPACES,
    B,
    Location,
    Source,
)
from regalia.games.majesty.display import close_gap, reveal
from regalia.games.majesty.scoring import earn, score_finally
from regalia.games.majesty.state import Decision, Happening, Refusal, State

TAKES = 0
HEALS = TAKES + 2 * DISPLAY
TRADES = HEALS + 2
NO_TRADE = TRADES + WORKER_SPACES
ACTIONS = NO_TRADE + WORKER_SPACES + 1


# What may be done


@compiled
def actors(state: State) -> int:
    return 0 if state.decision == Decision.NONE else 1 << state.active


@compiled
def refuse(state: State, seat: int, action: int) -> int:
    """Why the seat may not do this now; `Refusal.NONE` where it may."""
    if state.decision == Decision.NONE:
        return Refusal.GAME_OVER
    if seat != state.active:
        return Refusal.NOT_YOUR_TURN
    if action < TAKES or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if action < HEALS:
        return refuse_take(state, (action - TAKES) // 2, (action - TAKES) % 2)
    if action < TRADES:
        return refuse_heal(state)
    return refuse_trade(state, action - NO_TRADE)


@compiled
def refuse_take(state: State, place: int, half: int) -> int:
    """MJ-08, MJ-11  The front card is free, each card in front of another costs one meeple."""
    if state.decision != Decision.TAKE:
        return Refusal.ANOTHER_DECISION
    if place >= state.shown:
        return Refusal.NO_SUCH_CARD
    if place > state.seats[state.active].meeples:
        return Refusal.TOO_FEW_MEEPLES
    if half == 1 and not is_split(state.display[place]):
        return Refusal.NOT_SPLIT
    return Refusal.NONE


@compiled
def refuse_trade(state: State, sold: int) -> int:
    """MJ-17  Sell meeples of the worker card, or buy into its free spaces with points held."""
    if state.decision != Decision.TRADE:
        return Refusal.ANOTHER_DECISION
    seat = state.seats[state.active]
    if sold > seat.meeples:
        return Refusal.TOO_FEW_TO_SELL
    if -sold > WORKER_SPACES - seat.meeples:
        return Refusal.NO_ROOM_TO_BUY
    if -sold > seat.points:
        return Refusal.TOO_FEW_POINTS
    return Refusal.NONE


@compiled
def refuse_heal(state: State) -> int:
    """MJ-20  A healed split card may return as either of its characters."""
    return Refusal.NONE if state.decision == Decision.HEAL else Refusal.ANOTHER_DECISION


@compiled
def legal(state: State, seat: int, out: Numbers) -> int:
    """All actions of the seat that `refuse` has nothing against, in ascending order."""
    if state.decision == Decision.NONE or seat != state.active:
        return 0
    if state.decision == Decision.TAKE:
        return legal_takes(state, seat, out)
    if state.decision == Decision.HEAL:
        out[0], out[1] = HEALS, HEALS + 1
        return 2
    return legal_trades(state, seat, out)


@compiled
def legal_takes(state: State, seat: int, out: Numbers) -> int:
    found = 0
    for place in range(min(state.shown, state.seats[seat].meeples + 1)):
        out[found] = TAKES + 2 * place
        found = listed(out, found + 1, TAKES + 2 * place + 1, is_split(state.display[place]))
    return found


@compiled
def legal_trades(state: State, seat: int, out: Numbers) -> int:
    me = state.seats[seat]
    found = 0
    for sold in range(-min(WORKER_SPACES - me.meeples, me.points), me.meeples + 1):
        out[found] = NO_TRADE + sold
        found += 1
    return found


# A turn


@compiled
def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action: a card taken, or the choice that its location waits for."""
    forget(state)
    choice = 0
    if action < HEALS:
        location = take(state, seat, (action - TAKES) // 2, (action - TAKES) % 2)
        state.decision = awaited(state, seat, location)
        if state.decision != Decision.NONE:
            return
    elif action < TRADES:
        location, choice = Location.COTTAGE.value, action - HEALS
    else:
        location, choice = Location.CASTLE.value, action - NO_TRADE
    activate(state, seat, location, choice)
    end_turn(state, seat)


@compiled
def take(state: State, seat: int, place: int, half: int) -> int:
    """MJ-08, MJ-09, MJ-11  Leave a meeple on each card passed over, gain those on the card."""
    card, gained = state.display[place], state.lying[place]
    note(state, Happening.TAKE, seat, card, place, gained)
    state.seats[seat].meeples -= place
    for passed in range(place):
        state.lying[passed] += 1
    gain_meeples(state, seat, gained)
    close_gap(state, place)
    location = HALVES[card, half]
    settle(state, seat, card, location)
    note(state, Happening.PLACE, seat, location, card, 0)
    return location


@compiled
def awaited(state: State, seat: int, location: int) -> int:
    """MJ-17, MJ-20  The choice that the location leaves open, if there is one."""
    me = state.seats[seat]
    if location == Location.COTTAGE and me.wounded > 0 and is_split(me.infirmary[me.wounded - 1]):
        return Decision.HEAL
    if location == Location.CASTLE and state.sides[location] == B and me.meeples + me.points > 0:
        return Decision.TRADE
    return Decision.NONE


@compiled
def end_turn(state: State, seat: int) -> None:
    """MJ-13, MJ-14  Meeples without a space go back for a point each, a card is revealed."""
    me = state.seats[seat]
    if me.beside > 0:
        note(state, Happening.RETURN, seat, me.beside, 0, 0)
        earn(state, seat, Source.MEEPLES, me.beside)
        me.beside = 0
    if state.in_deck > 0:
        reveal(state)
    state.turn += 1
    if state.turn == REALM * state.players:
        score_finally(state)
        state.decision = Decision.NONE
    else:
        state.active = after(state, seat)
        state.decision = Decision.TAKE

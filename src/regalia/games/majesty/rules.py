"""The rules of Majesty: set-up, what may be done, a turn, and what a seat cannot know."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import forget, note
from regalia.engine.random import (
    HIDE_STREAM,
    TABLE_STREAM,
    below,
    redeal,
    seed_with_key,
    seed_with_number,
    shuffle,
)
from regalia.engine.state import after
from regalia.games.majesty.abilities import attack, gain_meeples, heal, is_split, settle, trade, use
from regalia.games.majesty.data import (
    ALL_CARDS,
    DISPLAY,
    GREEN_CARDS,
    GREENS,
    GREENS_IN_PLAY,
    HALVES,
    HOMES,
    REALM,
    RED_CARDS,
    REDS,
    WORKER_SPACES,
    B,
    Location,
    Source,
)
from regalia.games.majesty.scoring import earn, score_finally
from regalia.games.majesty.state import Decision, Happening, Refusal

TAKES = 0
HEALS = TAKES + 2 * DISPLAY
TRADES = HEALS + 2
NO_TRADE = TRADES + WORKER_SPACES
ACTIONS = NO_TRADE + WORKER_SPACES + 1

SIDES_OPTION, COMBINED_OPTION, FIRST_OPTION = 0, 8, 9


# Set-up


@compiled
def setup(state: Record, players: int, key: Array, options: Array) -> None:
    """MJ-03 to MJ-07  Realms, the first player, the deck and the display."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    state.players = players
    for location in range(HOMES + 1):
        state.sides[location] = options[SIDES_OPTION + location]
    choose_first(state, options[FIRST_OPTION])
    for seat in state.seats[:players]:
        seat.meeples = WORKER_SPACES
    build_deck(state, options[COMBINED_OPTION] != 0)
    state.shown = 0
    for _ in range(DISPLAY):
        reveal(state)
    forget(state)
    state.turn = 0
    state.decision = Decision.TAKE


@compiled
def choose_first(state: Record, option: int) -> None:
    """MJ-04  The first player by lot, or the one the table has named (counted from 1)."""
    lot = below(state.rng, state.players)
    state.first = lot if option == 0 else option - 1
    state.active = state.first


@compiled
def build_deck(state: Record, combined: bool) -> None:
    """MJ-05, MJ-07  From the bottom: the red cards, the greens left out, the greens in play.

    Cards are drawn from the end of the array; those left out are skipped.
    """
    state.deck[:REDS] = RED_CARDS
    state.deck[REDS:] = GREEN_CARDS
    state.top = ALL_CARDS
    if combined:
        state.left_out = 0
        shuffle(state.rng, state.deck, 0, ALL_CARDS)
    else:
        state.left_out = GREENS - GREENS_IN_PLAY[state.players]
        shuffle(state.rng, state.deck, 0, REDS)
        shuffle(state.rng, state.deck, REDS, ALL_CARDS)
    state.in_deck = ALL_CARDS - state.left_out


@compiled
def draw(state: Record) -> int:
    """The top card of the deck."""
    if state.top == REDS + state.left_out:
        state.top = REDS
    state.top -= 1
    state.in_deck -= 1
    return state.deck[state.top]


@compiled
def reveal(state: Record) -> None:
    """MJ-06, MJ-13  The top card of the deck goes to the back of the display."""
    card = draw(state)
    state.display[state.shown] = card
    state.lying[state.shown] = 0
    state.shown += 1
    note(state, Happening.REVEAL, -1, card, 0, 0)


# What may be done


@compiled
def actors(state: Record) -> int:
    return 0 if state.decision == Decision.NONE else 1 << state.active


@compiled
def refuse(state: Record, seat: int, action: int) -> int:
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
def refuse_take(state: Record, place: int, half: int) -> int:
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
def refuse_heal(state: Record) -> int:
    """MJ-20  A healed split card may return as either of its characters."""
    return Refusal.NONE if state.decision == Decision.HEAL else Refusal.ANOTHER_DECISION


@compiled
def refuse_trade(state: Record, sold: int) -> int:
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
def legal(state: Record, seat: int, out: Array) -> int:
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
def legal_takes(state: Record, seat: int, out: Array) -> int:
    found = 0
    for place in range(min(state.shown, state.seats[seat].meeples + 1)):
        out[found] = TAKES + 2 * place
        out[found + 1] = (
            TAKES + 2 * place + 1
        )  # kept only for a split card: no branch to mispredict
        found += 2 if is_split(state.display[place]) else 1
    return found


@compiled
def legal_trades(state: Record, seat: int, out: Array) -> int:
    me = state.seats[seat]
    found = 0
    for sold in range(-min(WORKER_SPACES - me.meeples, me.points), me.meeples + 1):
        out[found] = NO_TRADE + sold
        found += 1
    return found


# A turn


@compiled
def play(state: Record, seat: int, action: int) -> None:
    """Apply a legal action: a card taken, or the choice its location waits for."""
    forget(state)
    if action < HEALS:
        location = take(state, seat, (action - TAKES) // 2, (action - TAKES) % 2)
        state.decision = awaited(state, seat, location)
        if state.decision != Decision.NONE:
            return
        if location == Location.COTTAGE:
            heal(state, seat, 0)
        elif location == Location.BARRACKS:
            attack(state, seat)
    elif action < TRADES:
        location = Location.COTTAGE.value
        heal(state, seat, action - HEALS)
    else:
        location = Location.CASTLE.value
        trade(state, seat, action - NO_TRADE)
    use(state, seat, location)
    end_turn(state, seat)


@compiled
def take(state: Record, seat: int, place: int, half: int) -> int:
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
def awaited(state: Record, seat: int, location: int) -> int:
    """MJ-17, MJ-20  The choice that comes before the location's points, if there is one."""
    me = state.seats[seat]
    if location == Location.COTTAGE and me.wounded > 0 and is_split(me.infirmary[me.wounded - 1]):
        return Decision.HEAL
    if location == Location.CASTLE and state.sides[location] == B and me.meeples + me.points > 0:
        return Decision.TRADE
    return Decision.NONE


@compiled
def close_gap(state: Record, place: int) -> None:
    """MJ-13  Cards behind the one taken move up, their meeples with them."""
    state.shown -= 1
    for i in range(place, state.shown):
        state.display[i] = state.display[i + 1]
        state.lying[i] = state.lying[i + 1]


@compiled
def end_turn(state: Record, seat: int) -> None:
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


# What a seat cannot know


@compiled
def hide(state: Record, seat: int, seed: int) -> None:
    """Shuffle the unseen cards: the reds among themselves, the greens with those left out."""
    seed_with_number(state.rng, seed, HIDE_STREAM)
    if state.left_out == 0:
        redeal(state.rng, state.deck, 0, state.top)
    else:
        redeal(state.rng, state.deck, 0, min(state.top, REDS))
        redeal(state.rng, state.deck, REDS, max(state.top, REDS + state.left_out))
    seed_with_number(state.rng, seed, TABLE_STREAM)

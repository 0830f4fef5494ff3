"""The rules of Majesty, in the rulebook's order: set-up, a turn, abilities, final scoring."""

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
from regalia.games.majesty.data import (
    ALL_CARDS,
    COUPLE_POINTS,
    CROWD_POINTS,
    DISPLAY,
    GREEN_CARDS,
    GREENS,
    GREENS_IN_PLAY,
    GUARD,
    HALVES,
    HOMES,
    INFIRMARY_COST,
    INNKEEPER,
    KNIGHT,
    MEEPLES_FOR,
    MOST_WOUNDED_COST,
    NOBLE,
    POINTS_FOR,
    REALM,
    RED_CARDS,
    REDS,
    SHARED_POINTS,
    SHARED_WITH,
    VALUES,
    WORKER_SPACES,
    WOUNDED_POINTS,
    B,
    Location,
    Source,
)
from regalia.games.majesty.state import Decision, Happening, Refusal

TAKES = 0
HEALS = TAKES + 2 * DISPLAY
TRADES = HEALS + 2
NO_TRADE = TRADES + WORKER_SPACES
ACTIONS = NO_TRADE + WORKER_SPACES + 1

NOBODY = -1

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
def after(state: Record, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@compiled
def actors(state: Record) -> int:
    return 0 if state.decision == Decision.NONE else 1 << state.active


@compiled
def is_split(card: int) -> bool:
    return card >= HOMES


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
def gain_meeples(state: Record, seat: int, gained: int) -> None:
    """MJ-10  The worker card holds five; the rest lie beside it until the end of the turn."""
    me = state.seats[seat]
    onto_card = min(gained, WORKER_SPACES - me.meeples)
    me.meeples += onto_card
    me.beside += gained - onto_card


@compiled
def settle(state: Record, seat: int, card: int, location: int) -> None:
    """MJ-11  The card lies at its location, after those placed there before."""
    me = state.seats[seat]
    me.cards[me.healthy] = card
    me.places[me.healthy] = location
    me.healthy += 1
    me.count[location] += 1


@compiled
def use(state: Record, seat: int, location: int) -> None:
    """MJ-12, MJ-15, MJ-16  The points and meeples of the location that was activated."""
    side = state.sides[location]
    points = tally(state, seat, POINTS_FOR[side, location])
    if side == B:
        points += special_points(state, seat, location)
    score(state, seat, location, points, NOBODY)
    receive_meeples(state, seat, location, tally(state, seat, MEEPLES_FOR[side, location]))
    if SHARED_POINTS[side, location] > 0:
        score_all_with(state, SHARED_WITH[side, location], location, SHARED_POINTS[side, location])


@compiled
def tally(state: Record, seat: int, worth: Array) -> int:
    """So much for each character of each kind; the wounded do not count (MJ-12)."""
    total = 0
    for character in range(HOMES):
        total += state.seats[seat].count[character] * worth[character]
    return total


@compiled
def special_points(state: Record, seat: int, location: int) -> int:
    """MJ-16  What three locations of side B count that is not so much a character."""
    me = state.seats[seat]
    if location == Location.BREWERY and me.count[INNKEEPER] > 0 and me.count[NOBLE] > 0:
        return COUPLE_POINTS
    if location == Location.INN:
        return me.count[INNKEEPER] * CROWD_POINTS * me.count.max()
    if location == Location.CASTLE:
        return WOUNDED_POINTS * me.wounded
    return 0


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


# Abilities


@compiled
def earn(state: Record, seat: int, source: int, points: int) -> None:
    me = state.seats[seat]
    me.points += points
    me.earned[source] += points


@compiled
def score(state: Record, seat: int, location: int, points: int, having: int) -> None:
    if points > 0:
        earn(state, seat, location, points)
        note(state, Happening.POINTS, seat, points, location, having)


@compiled
def score_all_with(state: Record, character: int, location: int, points: int) -> None:
    """MJ-15, MJ-16  All players who have that character, the active one included."""
    seat = state.active
    for _ in range(state.players):
        if state.seats[seat].count[character] > 0:
            score(state, seat, location, points, character)
        seat = after(state, seat)


@compiled
def receive_meeples(state: Record, seat: int, location: int, gained: int) -> None:
    gain_meeples(state, seat, gained)
    if gained > 0:
        note(state, Happening.MEEPLES, seat, gained, location, 0)


@compiled
def attack(state: Record, attacker: int) -> None:
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
def wound(state: Record, seat: int, attacker: int) -> None:
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
def heal(state: Record, seat: int, half: int) -> None:
    """MJ-20  The Infirmary's top card, if any, returns to its location without activating it."""
    me = state.seats[seat]
    if me.wounded == 0:
        return
    me.wounded -= 1
    card = me.infirmary[me.wounded]
    settle(state, seat, card, HALVES[card, half])
    note(state, Happening.HEAL, seat, HALVES[card, half], card, 0)


@compiled
def trade(state: Record, seat: int, sold: int) -> None:
    """MJ-17  One for one: meeples for points, or (below zero) points for meeples."""
    state.seats[seat].meeples -= sold
    earn(state, seat, Source.TRADE, sold)
    if sold > 0:
        note(state, Happening.SELL, seat, sold, 0, 0)
    elif sold < 0:
        note(state, Happening.BUY, seat, -sold, 0, 0)


# Final scoring


@compiled
def score_finally(state: Record) -> None:
    """MJ-22 to MJ-25  Infirmary, variety, majority; the most points win."""
    lose_for_infirmary(state)
    for seat in range(state.players):
        score_variety(state, seat)
    for location in range(HOMES):
        score_majority(state, location)
    most = most_points(state)
    for seat in range(state.players):
        if state.seats[seat].points == most:
            note(state, Happening.WIN, seat, most, 0, 0)


@compiled
def lose_for_infirmary(state: Record) -> None:
    """MJ-21, MJ-22  Nobody falls below zero; then the wounded leave the realm."""
    side = state.sides[Location.INFIRMARY]
    most = 0
    for seat in state.seats[: state.players]:
        most = max(most, seat.wounded)
    for seat in range(state.players):
        me = state.seats[seat]
        cost = me.wounded * INFIRMARY_COST[side]
        if side == B and me.wounded == most and most > 0:
            cost += MOST_WOUNDED_COST
        lost = min(cost, me.points)
        if me.wounded > 0:
            note(state, Happening.INFIRMARY, seat, lost, me.wounded, 0)
        earn(state, seat, Source.INFIRMARY, -lost)
    for seat in range(state.players):
        state.seats[seat].wounded = 0


@compiled
def score_variety(state: Record, seat: int) -> None:
    """MJ-23  The square of the number of locations with somebody at them."""
    kinds = 0
    for location in range(HOMES):
        if state.seats[seat].count[location] > 0:
            kinds += 1
    earn(state, seat, Source.VARIETY, kinds * kinds)
    note(state, Happening.VARIETY, seat, kinds * kinds, kinds, 0)


@compiled
def score_majority(state: Record, location: int) -> None:
    """MJ-24  Whoever has the most characters at a location gains its value, ties in full."""
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].count[location])
    if most == 0:
        return
    value = VALUES[state.sides[location], location]
    for seat in range(state.players):
        if state.seats[seat].count[location] == most:
            earn(state, seat, Source.MAJORITY, value)
            note(state, Happening.MAJORITY, seat, value, location, most)


@compiled
def most_points(state: Record) -> int:
    most = 0
    for seat in range(state.players):
        most = max(most, state.seats[seat].points)
    return most


@compiled
def standing(state: Record, points: Array, places: Array) -> None:
    """MJ-25  Points, and places: one more than the number of players with more points."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = 1
        for other in range(state.players):
            if state.seats[other].points > state.seats[seat].points:
                places[seat] += 1


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

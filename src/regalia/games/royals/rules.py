"""A turn of Royals: what may be done, drawing, winning nobles, the end of a turn and a period.

The set-up is in `setup`, cards on the move in `cards`, payments in `payment`, points in `scoring`.
"""

import numpy as np

from regalia.engine.compiled import compiled
from regalia.engine.events import forget, note
from regalia.engine.records import Numbers
from regalia.engine.state import after
from regalia.games.royals.beliefs import witness
from regalia.games.royals.cards import draw, lay_down, place_in_row, refill_row, take
from regalia.games.royals.data import (
    COSTS,
    COUNTRIES,
    DECK_OF,
    DRAWS,
    DRAWS_WITH_INTRIGUE,
    FIRST_CITY,
    FIRST_DRAWS,
    KINDS,
    LIMIT,
    NOBLES_A_WIN,
    PERIODS,
    PLACE_COUNTRY,
    PLACES,
    TAKE_OVER_COSTS,
    Deck,
)
from regalia.games.royals.payment import (
    choose,
    forget_payment,
    go_on_paying,
    is_chosen,
    lay_down_payment,
    price,
    reach,
    refuse_pay,
    refuse_substitute,
    substitute,
    want,
)
from regalia.games.royals.piles import count
from regalia.games.royals.scoring import score_period, score_titles, standing, take_bonuses
from regalia.games.royals.state import (
    NO_NOBLE,
    NOBODY,
    NOTHING,
    Decision,
    Happening,
    Refusal,
    Seat,
    State,
)

MOST_TRIPLES, MOST_PAIRS = int(COSTS.max()), int(TAKE_OVER_COSTS.max())
"""For a King, and for one who is held."""

DRAW_PILE = 0
TAKE_ROW = DRAW_PILE + 1
DRAW_INTRIGUE = TAKE_ROW + COUNTRIES
WIN_NOBLE = DRAW_INTRIGUE + 1
END_PLAY = WIN_NOBLE + PLACES
TRIPLES = END_PLAY + 1
PAIRS = TRIPLES + MOST_TRIPLES + 1
CARDS = PAIRS + MOST_PAIRS + 1
ACTIONS = CARDS + KINDS

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
    if action < 0 or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if action < WIN_NOBLE:
        return refuse_draw(state, action)
    if action < END_PLAY:
        return refuse_win(state, seat, action - WIN_NOBLE)
    if action == END_PLAY:
        return Refusal.NONE if state.decision == Decision.PLAY else Refusal.ANOTHER_DECISION
    if action < PAIRS:
        return refuse_substitute(state, Deck.COUNTRY, action - TRIPLES)
    if action < CARDS:
        return refuse_substitute(state, Deck.INTRIGUE, action - PAIRS)
    if state.decision == Decision.PAY:
        return refuse_pay(state, action - CARDS)
    return refuse_discard(state, seat, action - CARDS)


@compiled
def refuse_draw(state: State, action: int) -> int:
    """RY-10 to RY-12  A Country card of the pile or the row, or the turn's one Intrigue card."""
    if state.decision != Decision.DRAW:
        return Refusal.ANOTHER_DECISION
    if action == DRAW_INTRIGUE:
        return refuse_intrigue(state)
    if action != DRAW_PILE and place_in_row(state, action - TAKE_ROW) == NOTHING:
        return Refusal.NOT_IN_ROW
    return Refusal.NONE


@compiled
def is_first_turn(state: State) -> bool:
    return state.turn < state.players


@compiled
def refuse_intrigue(state: State) -> int:
    """RY-10, RY-11  Not in the first turn, only one, and with one Country card, not two."""
    if is_first_turn(state):
        return Refusal.FIRST_TURN
    if state.intrigues_drawn > 0:
        return Refusal.ONE_INTRIGUE
    if state.countries_drawn > DRAWS_WITH_INTRIGUE:
        return Refusal.TOO_MANY_DRAWN
    return Refusal.NONE


@compiled
def refuse_win(state: State, seat: int, place: int) -> int:
    """RY-15, RY-17  A noble that is not one's own, and the payment for it."""
    me, country = state.seats[seat], PLACE_COUNTRY[place]
    countries, intrigues = reach(me, country, Deck.COUNTRY), reach(me, country, Deck.INTRIGUE)
    return refuse_win_within(state, seat, place, countries, intrigues)


@compiled
def refuse_win_within(state: State, seat: int, place: int, countries: int, intrigues: int) -> int:
    """RY-04, RY-15, RY-17  As `refuse_win`, for a hand that reaches so far in that country."""
    if state.decision != Decision.PLAY:
        return Refusal.ANOTHER_DECISION
    if state.title[place] == NO_NOBLE:
        return Refusal.EMPTY_PLACE
    if state.owner[place] == seat:
        return Refusal.OWN_NOBLE
    if state.seats[seat].supply < NOBLES_A_WIN:
        return Refusal.SUPPLY_EMPTY
    if price(state, place, Deck.COUNTRY) > countries:
        return Refusal.TOO_FEW_CARDS
    if price(state, place, Deck.INTRIGUE) > intrigues:
        return Refusal.TOO_FEW_INTRIGUES
    return Refusal.NONE


@compiled
def excess(me: Seat, deck: int) -> int:
    return count(me.hand, deck) - LIMIT[deck]


@compiled
def refuse_discard(state: State, seat: int, kind: int) -> int:
    """RY-22  A card of a deck of which there are too many in the hand."""
    me = state.seats[seat]
    if state.decision != Decision.DISCARD or excess(me, DECK_OF[kind]) <= 0:
        return Refusal.ANOTHER_DECISION
    return Refusal.NONE if me.hand[kind] > 0 else Refusal.NOT_HELD


@compiled
def legal(state: State, seat: int, out: Numbers) -> int:
    """All actions of the seat that `refuse` has nothing against."""
    if state.decision == Decision.NONE or seat != state.active:
        return 0
    if state.decision == Decision.PLAY:
        return list_wins(state, seat, out)
    start, stop = CARDS, ACTIONS
    if state.decision == Decision.DRAW:
        start, stop = DRAW_PILE, WIN_NOBLE
    elif state.decision == Decision.SUBSTITUTE:
        start, stop = TRIPLES, CARDS
    found = 0
    for action in range(start, stop):
        if refuse(state, seat, action) == Refusal.NONE:
            out[found] = action
            found += 1
    return found


@compiled
def list_wins(state: State, seat: int, out: Numbers) -> int:
    """The nobles that can be won, and to win no more."""
    me, found = state.seats[seat], 0
    for country in range(COUNTRIES):
        countries, intrigues = reach(me, country, Deck.COUNTRY), reach(me, country, Deck.INTRIGUE)
        for place in range(2 * FIRST_CITY[country], 2 * FIRST_CITY[country + 1]):
            if refuse_win_within(state, seat, place, countries, intrigues) == Refusal.NONE:
                out[found] = WIN_NOBLE + place
                found += 1
    out[found] = END_PLAY
    return found + 1


# A turn


@compiled
def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action."""
    forget(state)
    if action < WIN_NOBLE:
        draw_card(state, seat, action)
    elif action < END_PLAY:
        want(state, action - WIN_NOBLE)
    elif action == END_PLAY:
        note(state, Happening.END, seat, 0, 0, 0)
        state.decision = Decision.DISCARD
    elif action < CARDS:
        substitute(state, action - (TRIPLES if action < PAIRS else PAIRS))
    elif state.decision == Decision.PAY:
        choose(state, action - CARDS, 1)
    else:
        discard(state, seat, action - CARDS, 1)
    go_on(state, seat)


@compiled
def go_on(state: State, seat: int) -> None:
    """All that follows without a further choice."""
    if state.decision == Decision.PAY:
        go_on_paying(state, seat)
        if is_chosen(state):
            win_noble(state, seat)
    elif state.decision == Decision.DISCARD:
        end_turn(state, seat)


@compiled
def draw_card(state: State, seat: int, action: int) -> None:
    """RY-10 to RY-12  One card; then on to playing when the turn's cards are drawn."""
    if action == DRAW_INTRIGUE:
        state.intrigues_drawn += 1
    else:
        state.countries_drawn += 1
    if action in (DRAW_PILE, DRAW_INTRIGUE):
        draw(state, seat, Deck.COUNTRY if action == DRAW_PILE else Deck.INTRIGUE)
    else:
        take(state, seat, action - TAKE_ROW)
    if all_drawn(state):
        state.decision = Decision.PLAY


@compiled
def all_drawn(state: State) -> bool:
    """RY-10, RY-11  Three Country cards, or one and an Intrigue card; fewer in the first turn."""
    if is_first_turn(state):
        return state.countries_drawn == FIRST_DRAWS[state.players, state.turn]
    return state.countries_drawn == (DRAWS_WITH_INTRIGUE if state.intrigues_drawn else DRAWS)


@compiled
def win_noble(state: State, seat: int) -> None:
    """RY-15, RY-17, RY-18  Lay down the payment, oust the owner, place two wooden nobles."""
    place = int(state.wanted)
    title, loser, city = state.title[place], state.owner[place], place // 2
    lay_down_payment(state, seat)
    forget_payment(state)
    if loser == NOBODY:
        note(state, Happening.CLAIM, seat, place, title, 0)
    else:
        note(state, Happening.TAKE_OVER, seat, place, title, loser)
        state.seats[loser].buried[city] += 1
    me = state.seats[seat]
    state.owner[place] = seat
    me.on_title[title] += 1
    me.supply -= NOBLES_A_WIN
    me.present |= 1 << city
    take_bonuses(state, seat, city, PLACE_COUNTRY[place])
    state.decision = Decision.PLAY


@compiled
def discard(state: State, seat: int, kind: int, number: int) -> None:
    witness(state, Happening.DISCARD, seat, kind, number, 0)
    lay_down(state, seat, kind, number)


@compiled
def end_turn(state: State, seat: int) -> None:
    """RY-22, RY-26  Discard down to the limits, refill the row, perhaps the period ends.

    Also who holds cards of one kind only is asked: to ask nothing would tell it to the others.
    """
    for deck in range(2):
        if excess(state.seats[seat], deck) > 0:
            return
    refill_row(state)
    end_period(state, seat)
    state.turn += 1
    state.active = after(state, seat)
    state.countries_drawn = 0
    state.intrigues_drawn = 0
    if state.decision != Decision.NONE:
        state.decision = Decision.DRAW


@compiled
def end_period(state: State, seat: int) -> None:
    """RY-26  A period is scored at the end of the turn in which the pile ran out."""
    if state.period + 1 == PERIODS:
        end_last_period(state, after(state, seat) == state.first)
    elif state.ran_out:
        score_period(state)
        state.period += 1
    state.ran_out = 0


@compiled
def end_last_period(state: State, round_complete: bool) -> None:
    """RY-26  The third time the round is first played to its end."""
    if state.ran_out and not state.last_round:
        state.last_round = 1
        if not round_complete:
            note(state, Happening.LAST_ROUND, -1, 0, 0, 0)
    if state.last_round and round_complete:
        score_period(state)
        score_titles(state)
        end_game(state)


@compiled
def end_game(state: State) -> None:
    """RY-31  Whoever nobody stands above has won."""
    state.decision = Decision.NONE
    points, places = np.zeros(state.players, np.int64), np.zeros(state.players, np.int64)
    standing(state, points, places)
    for seat in range(state.players):
        if places[seat] == 1:
            note(state, Happening.WIN, seat, points[seat], 0, 0)

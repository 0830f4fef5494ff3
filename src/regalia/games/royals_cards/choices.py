"""Actions as numbers, and all that may be done now, the usual choice first.

The order is taste and no rule: what people mostly want stands where they look first.
"""

from regalia.engine.compiled import Array, compiled
from regalia.engine.state import after
from regalia.games.royals_cards.card_sets import lay_out, top, without_top
from regalia.games.royals_cards.cards import rank, suit
from regalia.games.royals_cards.data import (
    BLACK_NUMBERS,
    DECK,
    FACE_CARDS,
    FACES,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    MOST_PLAYERS,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.fights import may_stop
from regalia.games.royals_cards.hits import refuse_loss
from regalia.games.royals_cards.state import Decision, Refusal, State

PLAYS = 0  # + 10 * face card + value of the number card - 1
ATTACKS = PLAYS + FACE_CARDS * HIGHEST_NUMBER  # + seat
ASSASSINATIONS = ATTACKS + MOST_PLAYERS  # + 12 * seat + face card
DISCARD_HAND = ASSASSINATIONS + MOST_PLAYERS * FACE_CARDS
COMMITS = DISCARD_HAND + 1  # + card
ENOUGH = COMMITS + DECK
LET_THROUGH = ENOUGH + 1
BLOCKS = LET_THROUGH  # + value of the block card
LOSSES = BLOCKS + HIGHEST_NUMBER + 1  # + 11 * face card + new value, 0 to discard it
VALUES = HIGHEST_NUMBER + 1
ACTIONS = LOSSES + FACE_CARDS * VALUES


# A number and what it stands for


@compiled
def decision_of(action: int) -> int:
    """What an action answers."""
    if action < COMMITS:
        return Decision.TURN
    if action < BLOCKS:
        return Decision.COMMIT
    return Decision.PAIR if action < LOSSES else Decision.LOSE


@compiled
def play_action(face: int, value: int) -> int:
    return PLAYS + HIGHEST_NUMBER * face + value - 1


@compiled
def play_of(action: int) -> tuple[int, int]:
    """The face card of a Royal to be played, and the value of its number card."""
    number = action - PLAYS
    return number // HIGHEST_NUMBER, number % HIGHEST_NUMBER + 1


@compiled
def assassination_action(owner: int, royal: int) -> int:
    return ASSASSINATIONS + FACE_CARDS * int(owner) + royal


@compiled
def assassination_of(action: int) -> tuple[int, int]:
    """The owner and the Royal."""
    number = action - ASSASSINATIONS
    return number // FACE_CARDS, number % FACE_CARDS


@compiled
def loss_action(royal: int, value: int) -> int:
    return LOSSES + VALUES * royal + value


@compiled
def loss_of(action: int) -> tuple[int, int]:
    """The Royal and what it is worth afterwards."""
    number = action - LOSSES
    return number // VALUES, number % VALUES


# All that may be done


@compiled
def legal_turns(state: State, seat: int, out: Array) -> int:
    """The most valuable Royal first, the hand thrown away last."""
    found = legal_plays(state.seats[seat].hand, out)
    other = after(state, seat)
    while other != seat:
        if state.seats[other].royals > 0:
            out[found] = ATTACKS + other
            found += 1
        other = after(state, other)
    other = after(state, seat)
    while other != seat:
        if state.seats[other].royals > 0:
            found = legal_assassinations(state, other, out, found)
        other = after(state, other)
    out[found] = DISCARD_HAND
    return found + 1


@compiled
def legal_plays(hand: int, out: Array) -> int:
    """RC-10  Every number card with every face card of its suit."""
    found = 0
    numbers = hand & NUMBERS if hand & FACES != 0 else 0
    while numbers != 0:
        card = top(numbers)
        numbers = without_top(numbers)
        faces = hand & FACES_OF_SUIT[suit(card)]
        while faces != 0:
            out[found] = play_action(top(faces), rank(card))
            faces = without_top(faces)
            found += 1
    return found


@compiled
def legal_assassinations(state: State, owner: int, out: Array, found: int) -> int:
    for royal in range(FACE_CARDS):
        if state.seats[owner].worth[royal] > 0:
            out[found] = assassination_action(owner, royal)
            found += 1
    return found


@compiled
def legal_commits(state: State, seat: int, out: Array) -> int:
    """High cards of the useful colour, face cards, then what helps the other side."""
    hand = state.seats[seat].hand
    defends = seat == state.defender
    useful = BLACK_NUMBERS if defends else RED_NUMBERS
    found = lay_out(hand & useful, out, 0)
    if may_stop(state, seat):
        out[found] = ENOUGH - COMMITS
        found += 1
    found = lay_out(hand & FACES, out, found)
    found = lay_out(hand & NUMBERS & ~useful, out, found)
    for i in range(found):
        out[i] += COMMITS
    return found


@compiled
def legal_blocks(state: State, out: Array) -> int:
    """RC-17  The weakest block that cancels the attack first, none at all last."""
    found = 0
    for value in range(state.facing, HIGHEST_NUMBER + 1):
        if state.blocks[value] > 0:
            out[found] = BLOCKS + value
            found += 1
    out[found] = LET_THROUGH
    return found + 1


@compiled
def legal_losses(state: State, out: Array) -> int:
    """RC-25, RC-28  First what answers all hits, at the least loss, then what leaves some."""
    found = 0
    for lost in range(state.hits, HIGHEST_NUMBER + 1):
        found = legal_losses_of(state, lost, out, found)
    for lost in range(min(state.hits - 1, HIGHEST_NUMBER), 0, -1):
        found = legal_losses_of(state, lost, out, found)
    return found


@compiled
def legal_losses_of(state: State, lost: int, out: Array, found: int) -> int:
    """Every single step that costs just so many points."""
    worth = state.seats[state.defender].worth
    for royal in range(FACE_CARDS):
        value = int(worth[royal]) - lost
        if value >= 0 and refuse_loss(state, royal, value) == Refusal.NONE:
            out[found] = loss_action(royal, value)
            found += 1
    return found

"""The rules of Royals: what may be done, and doing it."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import forget, note
from regalia.engine.state import after
from regalia.games.royals_cards.cards import count, has, number_card, spread, suit, top, without_top
from regalia.games.royals_cards.cards import rank as value_of
from regalia.games.royals_cards.data import (
    BITS,
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
from regalia.games.royals_cards.fights import (
    assassinate,
    attack,
    block,
    commit,
    let_through,
    may_stop,
    stop_committing,
)
from regalia.games.royals_cards.hits import suffer
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, Happening, Refusal
from regalia.games.royals_cards.turns import end_turn

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


# What may be done


@compiled
def actors(state: Record) -> int:
    return 0 if state.decision == Decision.NONE else 1 << state.acting


@compiled
def refuse(state: Record, seat: int, action: int) -> int:
    """Why the seat may not do this now; `Refusal.NONE` where it may."""
    if state.decision == Decision.NONE:
        return Refusal.GAME_OVER
    if seat != state.acting:
        return Refusal.NOT_YOUR_TURN
    if action < PLAYS or action >= ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if decision_of(action) != state.decision:
        return Refusal.ANOTHER_DECISION
    if state.decision == Decision.TURN:
        return refuse_turn(state, seat, action)
    if state.decision == Decision.COMMIT:
        return refuse_commit(state, seat, action)
    if state.decision == Decision.PAIR:
        return refuse_block(state, action - BLOCKS)
    return refuse_loss(state, (action - LOSSES) // VALUES, (action - LOSSES) % VALUES)


@compiled
def decision_of(action: int) -> int:
    """What an action answers."""
    if action < COMMITS:
        return Decision.TURN
    if action < BLOCKS:
        return Decision.COMMIT
    return Decision.PAIR if action < LOSSES else Decision.LOSE


@compiled
def refuse_turn(state: Record, seat: int, action: int) -> int:
    """RC-08  One of four things; the hand may always be discarded."""
    if action < ATTACKS:
        number = action - PLAYS
        return refuse_play(state, seat, number // HIGHEST_NUMBER, number % HIGHEST_NUMBER + 1)
    if action < ASSASSINATIONS:
        return refuse_attack(state, seat, action - ATTACKS)
    if action < DISCARD_HAND:
        number = action - ASSASSINATIONS
        return refuse_assassinate(state, seat, number // FACE_CARDS, number % FACE_CARDS)
    return Refusal.NONE


@compiled
def refuse_play(state: Record, seat: int, face: int, value: int) -> int:
    """RC-10  A face card and a number card of its suit, both from the hand."""
    hand = state.seats[seat].hand
    if has(hand, face) and has(hand, number_card(suit(face), value)):
        return Refusal.NONE
    return Refusal.NOT_IN_HAND


@compiled
def refuse_attack(state: Record, seat: int, defender: int) -> int:
    """RC-11  A player with at least one Royal in play, never yourself."""
    if defender >= state.players:
        return Refusal.NO_SUCH_PLAYER
    if defender == seat:
        return Refusal.ATTACK_YOURSELF
    return Refusal.NONE if state.seats[defender].royals > 0 else Refusal.NO_ROYALS


@compiled
def refuse_assassinate(state: Record, seat: int, owner: int, royal: int) -> int:
    """RC-20  A Royal in play that is not yours."""
    if owner >= state.players:
        return Refusal.NO_SUCH_PLAYER
    if owner == seat:
        return Refusal.YOUR_OWN_ROYAL
    return Refusal.NONE if state.seats[owner].worth[royal] > 0 else Refusal.NO_SUCH_ROYAL


@compiled
def refuse_commit(state: Record, seat: int, action: int) -> int:
    """RC-13 to RC-15  Any card of the hand; only the defender of an attack may stop early."""
    if action == ENOUGH:
        return Refusal.NONE if may_stop(state, seat) else Refusal.MUST_COMMIT
    held = has(state.seats[seat].hand, action - COMMITS)
    return Refusal.NONE if held else Refusal.NOT_IN_HAND


@compiled
def refuse_block(state: Record, value: int) -> int:
    """RC-17  A block that is left and not lower than the attack; or none at all."""
    if value == 0:
        return Refusal.NONE
    if state.blocks[value] == 0:
        return Refusal.NO_SUCH_BLOCK
    return Refusal.NONE if value >= state.facing else Refusal.BLOCK_TOO_LOW


@compiled
def refuse_loss(state: Record, royal: int, value: int) -> int:
    """RC-24, RC-25, RC-27  A Royal that is hit, discarded or brought down by a card in hand."""
    me = state.seats[state.defender]
    if me.worth[royal] == 0:
        return Refusal.NO_SUCH_ROYAL
    if state.target not in (NO_ROYAL, royal):
        return Refusal.NOT_THE_ONE_NAMED
    if value >= me.worth[royal]:
        return Refusal.NOT_LOWER
    if value > 0 and not has(me.hand, number_card(suit(royal), value)):
        return Refusal.NOT_IN_HAND
    return Refusal.NONE


# All that may be done


@compiled
def legal(state: Record, seat: int, out: Array) -> int:
    """All actions of the seat that `refuse` has nothing against, the usual choice first."""
    if state.decision == Decision.NONE or seat != state.acting:
        return 0
    if state.decision == Decision.TURN:
        return legal_turns(state, seat, out)
    if state.decision == Decision.COMMIT:
        return legal_commits(state, seat, out)
    if state.decision == Decision.PAIR:
        return legal_blocks(state, out)
    return legal_losses(state, out)


@compiled
def legal_turns(state: Record, seat: int, out: Array) -> int:
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
            out[found] = PLAYS + HIGHEST_NUMBER * top(faces) + value_of(card) - 1
            faces = without_top(faces)
            found += 1
    return found


@compiled
def legal_assassinations(state: Record, owner: int, out: Array, found: int) -> int:
    for royal in range(FACE_CARDS):
        if state.seats[owner].worth[royal] > 0:
            out[found] = ASSASSINATIONS + FACE_CARDS * int(owner) + royal
            found += 1
    return found


@compiled
def legal_commits(state: Record, seat: int, out: Array) -> int:
    """High cards of the useful colour, face cards, then what helps the other side."""
    hand = state.seats[seat].hand
    defends = seat == state.defender
    useful = BLACK_NUMBERS if defends else RED_NUMBERS
    found = spread(hand & useful, out, 0)
    if may_stop(state, seat):
        out[found] = ENOUGH - COMMITS
        found += 1
    found = spread(hand & FACES, out, found)
    found = spread(hand & NUMBERS & ~useful, out, found)
    for i in range(found):
        out[i] += COMMITS
    return found


@compiled
def legal_blocks(state: Record, out: Array) -> int:
    """RC-17  The weakest block that cancels the attack first, none at all last."""
    found = 0
    for value in range(state.facing, HIGHEST_NUMBER + 1):
        if state.blocks[value] > 0:
            out[found] = BLOCKS + value
            found += 1
    out[found] = LET_THROUGH
    return found + 1


@compiled
def legal_losses(state: Record, out: Array) -> int:
    """RC-25, RC-28  First what answers all hits, at the least loss, then what leaves some."""
    found = 0
    for lost in range(state.hits, HIGHEST_NUMBER + 1):
        found = legal_losses_of(state, lost, out, found)
    for lost in range(min(state.hits - 1, HIGHEST_NUMBER), 0, -1):
        found = legal_losses_of(state, lost, out, found)
    return found


@compiled
def legal_losses_of(state: Record, lost: int, out: Array, found: int) -> int:
    """Every single step that costs just so many points."""
    worth = state.seats[state.defender].worth
    for royal in range(FACE_CARDS):
        value = int(worth[royal]) - lost
        if value >= 0 and refuse_loss(state, royal, value) == Refusal.NONE:
            out[found] = LOSSES + VALUES * royal + value
            found += 1
    return found


# Doing it


@compiled
def play(state: Record, seat: int, action: int) -> None:
    """Apply a legal action: a turn's deed, or an answer in a fight."""
    forget(state)
    if action < COMMITS:
        take_turn(state, seat, action)
    elif action < ENOUGH:
        commit(state, seat, action - COMMITS)
    elif action == ENOUGH:
        stop_committing(state, seat)
    elif action == LET_THROUGH:
        let_through(state)
    elif action < LOSSES:
        block(state, action - BLOCKS)
    else:
        suffer(state, (action - LOSSES) // VALUES, (action - LOSSES) % VALUES)


@compiled
def take_turn(state: Record, seat: int, action: int) -> None:
    """RC-08  Exactly one of the four."""
    if action < ATTACKS:
        number = action - PLAYS
        play_royal(state, seat, number // HIGHEST_NUMBER, number % HIGHEST_NUMBER + 1)
    elif action < ASSASSINATIONS:
        attack(state, seat, action - ATTACKS)
    elif action < DISCARD_HAND:
        number = action - ASSASSINATIONS
        assassinate(state, seat, number // FACE_CARDS, number % FACE_CARDS)
    else:
        discard_hand(state, seat)


@compiled
def play_royal(state: Record, seat: int, face: int, value: int) -> None:
    """RC-10  A face card on a number card of its suit; the Royal is worth that number."""
    me = state.seats[seat]
    cards = BITS[face] | BITS[number_card(suit(face), value)]
    me.hand &= ~cards
    me.known &= ~cards
    me.worth[face] = value
    me.royals += 1
    me.points += value
    note(state, Happening.PLAY, seat, face, value, 0)
    end_turn(state)


@compiled
def discard_hand(state: Record, seat: int) -> None:
    """RC-08, RC-09  The whole hand goes; it is not replaced before the next own turn."""
    me = state.seats[seat]
    note(state, Happening.DISCARD_HAND, seat, count(me.hand), 0, 0)
    me.discard |= me.hand
    me.known = 0
    me.hand = 0
    end_turn(state)


@compiled
def standing(state: Record, points: Array, places: Array) -> None:
    """RC-30, RC-31  The winner first whatever the points, the others by points in play."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].points
        places[seat] = 1
        for other in range(state.players):
            if is_ahead(state, other, seat):
                places[seat] += 1


@compiled
def was_cut(state: Record) -> int:
    """RC-30  Did the limit stop the game?"""
    return state.cut


@compiled
def is_ahead(state: Record, other: int, seat: int) -> bool:
    """RC-31  Does the other seat come before this one?"""
    if state.winner != NOBODY and state.winner in (other, seat):
        return state.winner == other and other != seat
    return state.seats[other].points > state.seats[seat].points

"""Attack and assassination, from the declaration to the last pair of cards."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.state import after
from regalia.games.royals_cards.card_sets import count, has, top, without_top
from regalia.games.royals_cards.cards import rank
from regalia.games.royals_cards.data import BITS, HIGHEST_NUMBER, NUMBERS, RED_NUMBERS
from regalia.games.royals_cards.hits import take_hits
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision, Happening, Refusal, State
from regalia.games.royals_cards.turns import note_cards

# Declaring


@compiled
def refuse_attack(state: State, seat: int, defender: int) -> int:
    """RC-11  A player with at least one Royal in play, never yourself."""
    if defender >= state.players:
        return Refusal.NO_SUCH_PLAYER
    if defender == seat:
        return Refusal.ATTACK_YOURSELF
    return Refusal.NONE if state.seats[defender].royals > 0 else Refusal.NO_ROYALS


@compiled
def attack(state: State, seat: int, defender: int) -> None:
    """RC-11  Name a defender; everybody commits cards, the attacker first."""
    note(state, Happening.ATTACK, seat, defender, 0, 0)
    state.defender = defender
    state.target = NO_ROYAL
    call_for_cards(state, seat)


@compiled
def refuse_assassinate(state: State, seat: int, owner: int, royal: int) -> int:
    """RC-20  A Royal in play that is not yours."""
    if owner >= state.players:
        return Refusal.NO_SUCH_PLAYER
    if owner == seat:
        return Refusal.YOUR_OWN_ROYAL
    return Refusal.NONE if state.seats[owner].worth[royal] > 0 else Refusal.NO_SUCH_ROYAL


@compiled
def assassinate(state: State, seat: int, owner: int, royal: int) -> None:
    """RC-20  Name a Royal; only the assassin and its owner commit a card."""
    note(state, Happening.ASSASSINATE, seat, owner, royal, state.seats[owner].worth[royal])
    state.defender = owner
    state.target = royal
    call_for_cards(state, seat)


@compiled
def is_assassination(state: State) -> bool:
    return state.target != NO_ROYAL


# Committing


@compiled
def obligation(state: State, seat: int) -> int:
    """RC-12 to RC-14, RC-21, RC-22  A card for each Royal, the attacker at least one."""
    if is_assassination(state):
        return 1
    royals = state.seats[seat].royals
    return max(royals, 1) if seat == state.active else royals


@compiled
def may_stop(state: State, seat: int) -> bool:
    """RC-14  Only the defender of an attack may commit fewer cards than Royals."""
    return seat == state.defender and not is_assassination(state)


@compiled
def next_to_commit(state: State, seat: int) -> int:
    """RC-15, RC-22  The others clockwise from the attacker, the defender last."""
    if seat == state.defender:
        return NOBODY
    following = after(state, seat)
    if following == state.defender:
        following = after(state, following)
    last = following == state.active or is_assassination(state)
    return state.defender if last else following


@compiled
def call_for_cards(state: State, seat: int) -> None:
    """RC-12 to RC-15  Ask this seat and those after it; whoever has no choice is not asked."""
    while seat != NOBODY:
        held = count(state.seats[seat].hand)
        due = min(obligation(state, seat), held)
        if due > 0 and (due < held or may_stop(state, seat)):
            state.acting = seat
            state.due = due
            state.decision = Decision.COMMIT
            return
        if due > 0:
            commit_hand(state, seat)
        note_commitment(state, seat)
        seat = next_to_commit(state, seat)
    reveal(state)


@compiled
def commit_hand(state: State, seat: int) -> None:
    """RC-12, RC-13  A hand that is no larger than the obligation goes in whole."""
    me = state.seats[seat]
    me.committed = me.hand
    me.hand = 0


@compiled
def refuse_commit(state: State, seat: int, card: int) -> int:
    """RC-15  Any card of the hand."""
    return Refusal.NONE if has(state.seats[seat].hand, card) else Refusal.NOT_IN_HAND


@compiled
def refuse_to_stop(state: State, seat: int) -> int:
    """RC-12 to RC-14  Only the defender of an attack may stop early."""
    return Refusal.NONE if may_stop(state, seat) else Refusal.MUST_COMMIT


@compiled
def commit(state: State, seat: int, card: int) -> None:
    """RC-15  One more card, face down."""
    me = state.seats[seat]
    me.hand ^= BITS[card]
    me.committed |= BITS[card]
    state.due -= 1
    if state.due == 0:
        stop_committing(state, seat)


@compiled
def stop_committing(state: State, seat: int) -> None:
    """RC-14, RC-15  The next player's turn to commit; after the last one all is revealed."""
    state.due = 0
    note_commitment(state, seat)
    call_for_cards(state, next_to_commit(state, seat))


@compiled
def note_commitment(state: State, seat: int) -> None:
    """RC-15  Only the number of cards is public."""
    if obligation(state, seat) > 0:
        note(state, Happening.COMMIT, seat, count(state.seats[seat].committed), 0, 0)


# Revealing and pairing


@compiled
def reveal(state: State) -> None:
    """RC-15 to RC-17, RC-23  All cards are turned over together, then paired."""
    seat = state.active
    for _ in range(state.players):
        me = state.seats[seat]
        note_cards(state, Happening.REVEAL, seat, me.committed)
        sort_out(state, me.committed & NUMBERS)
        seat = after(state, seat)
    if is_assassination(state):
        pair_by_itself(state)
    else:
        face_next_attack(state)


@compiled
def sort_out(state: State, numbers: int) -> None:
    """RC-16  Red numbers attack and black numbers block, whoever committed them."""
    while numbers != 0:
        card = top(numbers)
        numbers = without_top(numbers)
        if has(RED_NUMBERS, card):
            state.attacks[rank(card)] += 1
        else:
            state.blocks[rank(card)] += 1


@compiled
def strongest_block(state: State) -> int:
    """The highest block that is left; 0 where there is none."""
    value = HIGHEST_NUMBER
    while value > 0 and state.blocks[value] == 0:
        value -= 1
    return value


@compiled
def face_next_attack(state: State) -> None:
    """RC-17  The lowest attack that can be blocked is the defender's next choice.

    Going upwards, the weakest block that will do is always the best. What no block can stop hits.
    """
    strongest = strongest_block(state)
    for value in range(1, HIGHEST_NUMBER + 1):
        if state.attacks[value] > 0:
            if value <= strongest:
                state.facing = value
                state.acting = state.defender
                state.decision = Decision.PAIR
                return
            state.hits += state.attacks[value]
            state.attacks[value] = 0
    state.facing = 0
    take_hits(state)


@compiled
def refuse_block(state: State, value: int) -> int:
    """RC-17  A block that is left and not lower than the attack; or none at all."""
    if value == 0:
        return Refusal.NONE
    if state.blocks[value] == 0:
        return Refusal.NO_SUCH_BLOCK
    return Refusal.NONE if value >= state.facing else Refusal.BLOCK_TOO_LOW


@compiled
def block(state: State, value: int) -> None:
    """RC-17  Pair the attack card with a block card that cancels it."""
    cancel(state, state.facing, value)
    face_next_attack(state)


@compiled
def cancel(state: State, attack_value: int, block_value: int) -> None:
    note(state, Happening.BLOCK, state.defender, attack_value, block_value, 0)
    state.attacks[attack_value] -= 1
    state.blocks[block_value] -= 1


@compiled
def let_through(state: State) -> None:
    """RC-17  Leave the attack card unpaired: a hit."""
    note(state, Happening.LET_THROUGH, state.defender, state.facing, 0, 0)
    state.attacks[state.facing] -= 1
    state.hits += 1
    face_next_attack(state)


@compiled
def pair_by_itself(state: State) -> None:
    """RC-23  One attack and one block face each other; every attack left is a hit."""
    strongest = strongest_block(state)
    for value in range(1, HIGHEST_NUMBER + 1):
        if state.attacks[value] > 0 and value <= strongest:
            cancel(state, value, strongest)
        state.hits += state.attacks[value]
        state.attacks[value] = 0
    take_hits(state)

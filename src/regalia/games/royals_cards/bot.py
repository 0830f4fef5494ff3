"""What a position is worth to a seat, for bots."""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.state import after
from regalia.games.royals_cards.cards import count, is_face, rank, suit, top, without_top
from regalia.games.royals_cards.data import (
    BLACK_NUMBERS,
    FACE_CARDS,
    FACES_OF_SUIT,
    HIGHEST_NUMBER,
    NUMBERS,
    RED_NUMBERS,
)
from regalia.games.royals_cards.rules import (
    ASSASSINATIONS,
    ATTACKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    PLAYS,
    legal,
    legal_blocks,
)
from regalia.games.royals_cards.state import NO_ROYAL, NOBODY, Decision
from regalia.games.royals_cards.turns import goal, hand_size

VICTORY = 100.0
THREAT = 12.0
"""What it is worth to have the points that win at the beginning of the next turn."""
PROSPECT = 0.4
"""What a Royal still in hand is worth, for each of its points."""
FRESH_HAND = 6.0
"""The best Royal to be expected in a new hand."""
STRIKE = 0.07
"""The share of a hit that each pip of a committed card brings, or prevents."""


@compiled
def worth(state: Record, seat: int) -> float:
    return (
        victory(state, seat)
        + royals_in_play(state, seat)
        + prospect(state, seat)
        + rivals(state, seat)
        + fight(state, seat)
    )


@compiled
def spread(state: Record) -> float:
    return 8.0


@compiled
def playout(state: Record) -> int:
    """To the end of nearly every game: what a lead is worth depends on who is left to strike."""
    return 300


@compiled
def foresees(state: Record, seat: int, mover: int) -> bool:
    """Only the own decisions of this turn: what the others commit is secret, even from others."""
    return seat == mover


@compiled
def consider(state: Record, seat: int, out: Array) -> int:
    """What search thinks about: nothing twice, and nothing that is never better than another."""
    if state.decision == Decision.PAIR:
        legal_blocks(state, out)
        return 1
    kept = 0
    for i in range(legal(state, seat, out)):
        if is_worth_a_thought(state, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept


@compiled
def is_worth_a_thought(state: Record, seat: int, action: int) -> bool:
    """Face cards of a suit are all alike, and an assassin names a rival's dearest Royal."""
    if action < ATTACKS:
        return is_first_of_its_kind(state, seat, (action - PLAYS) // HIGHEST_NUMBER)
    if ASSASSINATIONS <= action < DISCARD_HAND:
        number = action - ASSASSINATIONS
        return number % FACE_CARDS == dearest_royal(state, number // FACE_CARDS)
    if COMMITS <= action < ENOUGH:
        return is_first_of_its_kind(state, seat, action - COMMITS)
    return True


@compiled
def is_first_of_its_kind(state: Record, seat: int, card: int) -> bool:
    """A number card, or the highest face card of its suit in hand."""
    faces = state.seats[seat].hand & FACES_OF_SUIT[suit(card)]
    return not is_face(card) or card == top(faces)


@compiled
def is_won(state: Record) -> bool:
    return state.winner != NOBODY


@compiled
def victory(state: Record, seat: int) -> float:
    if not is_won(state):
        return 0.0
    return VICTORY if state.winner == seat else -VICTORY


@compiled
def royals_in_play(state: Record, seat: int) -> float:
    """The own Royals on the table."""
    return 0.0 if is_won(state) else strength(state, seat, state.seats[seat].points)


@compiled
def rivals(state: Record, seat: int) -> float:
    """The Royals of the others."""
    value = 0.0
    for rival in range(state.players):
        if rival != seat and not is_won(state):
            value -= danger(state, rival, state.seats[rival].points)
    return value


@compiled
def strength(state: Record, seat: int, points: int) -> float:
    """What points in play are worth to their owner."""
    return points + threat(state, seat, points)


@compiled
def danger(state: Record, rival: int, points: int) -> float:
    """What a rival's points cost: little at first, a lot close to victory."""
    return float(points) ** 2 / (2.0 * goal(state)) + threat(state, rival, points)


@compiled
def threat(state: Record, seat: int, points: int) -> float:
    """Points enough to win count if nobody who begins a turn earlier has them, too."""
    if points < goal(state):
        return 0.0
    earlier = after(state, state.active)
    while earlier != seat:
        if state.seats[earlier].points >= goal(state):
            return 0.0
        earlier = after(state, earlier)
    return THREAT


@compiled
def prospect(state: Record, seat: int) -> float:
    """The best Royal in hand, or to be hoped for among the cards to be drawn."""
    return 0.0 if is_won(state) else hope(state, state.seats[seat].hand)


@compiled
def hope(state: Record, hand: int) -> float:
    """What a hand like this lets its owner hope for."""
    missing = 1.0 - count(hand) / hand_size(state)
    return PROSPECT * max(float(best_royal(hand)), FRESH_HAND * missing)


@compiled
def best_royal(hand: int) -> int:
    """The points of the best Royal that could be played from this hand; 0: none."""
    numbers = hand & NUMBERS
    while numbers != 0:
        card = top(numbers)
        if hand & FACES_OF_SUIT[suit(card)] != 0:
            return rank(card)
        numbers = without_top(numbers)
    return 0


@compiled
def fight(state: Record, seat: int) -> float:
    """What the own committed cards, and hits already scored, are going to change."""
    if state.defender == NOBODY or is_won(state):
        return 0.0
    hits = float(state.hits)
    if state.decision == Decision.COMMIT:
        committed = state.seats[seat].committed
        hits += STRIKE * (pips(committed & RED_NUMBERS) - pips(committed & BLACK_NUMBERS))
    points = state.seats[state.defender].points
    left = points - at_stake(state)
    if seat == state.defender:
        return -hits * (strength(state, seat, points) - strength(state, seat, left))
    rival = state.defender
    return hits * (danger(state, rival, points) - danger(state, rival, left))


@compiled
def pips(numbers: int) -> int:
    """The values of number cards added up."""
    total = 0
    while numbers != 0:
        total += rank(top(numbers))
        numbers = without_top(numbers)
    return total


@compiled
def at_stake(state: Record) -> int:
    """The points that a first hit is likely to cost: the Royal named, or the cheapest one."""
    if state.target != NO_ROYAL:
        return int(state.seats[state.defender].worth[state.target])
    return cheapest_royal(state, state.defender)


@compiled
def cheapest_royal(state: Record, seat: int) -> int:
    """The points of the Royal that is missed least."""
    cheapest = HIGHEST_NUMBER
    for royal in range(FACE_CARDS):
        value = int(state.seats[seat].worth[royal])
        if value > 0:
            cheapest = min(cheapest, value)
    return cheapest


@compiled
def dearest_royal(state: Record, seat: int) -> int:
    """The face card of the Royal with the most points."""
    dearest = 0
    for royal in range(FACE_CARDS):
        if state.seats[seat].worth[royal] > state.seats[seat].worth[dearest]:
            dearest = royal
    return dearest


TERMS = {
    "victory": victory,
    "royals": royals_in_play,
    "prospect": prospect,
    "rivals": rivals,
    "fight": fight,
}

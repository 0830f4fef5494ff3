"""What the steps have in common: seats in order, holdings, heirs, marriages."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import Effect
from regalia.games.royal_wedding.state import Decision, Happening, Step, Tie


@compiled
def before(state: Record, seat: int) -> int:
    """The right neighbour."""
    return seat - 1 if seat > 0 else state.players - 1


@compiled
def in_order(state: Record, turn: int) -> int:
    """RW-03  The seat whose turn comes after so many others."""
    seat = state.first + turn
    return seat if seat < state.players else seat - state.players


@compiled
def turn_of(state: Record, seat: int) -> int:
    """RW-03  How many seats come before this one."""
    return seat - state.first if seat >= state.first else seat - state.first + state.players


@compiled
def after_others(state: Record, one: int, other: int, turn: int) -> int:
    """The seat that comes after so many others, the two left out."""
    seat = 0
    while turn > 0 or seat in (one, other):
        turn -= int(seat not in (one, other))
        seat += 1
    return seat


@compiled
def has(state: Record, seat: int, effect: int) -> bool:
    return state.seats[seat].effects & effect != 0


@compiled
def change(state: Record, seat: int, good: int, amount: int) -> int:
    """RW-02  Add (or, below zero, take) so much; nothing falls below zero. The true change."""
    holds = state.seats[seat].holds
    amount = max(amount, -holds[good])
    holds[good] += amount
    return amount


@compiled
def heirs(state: Record, seat: int) -> int:
    """RW-10  One, one more or none."""
    if has(state, seat, Effect.NO_HEIR):
        return 0
    return 2 if has(state, seat, Effect.EXTRA_HEIR) else 1


@compiled
def count_bits(mask: int) -> int:
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@compiled
def free_heirs(state: Record, seat: int) -> int:
    return heirs(state, seat) - count_bits(state.seats[seat].married)


@compiled
def tie(state: Record, one: int, other: int) -> int:
    """RW-11  Married to each other in this generation, in the last and not in this, or neither."""
    if state.seats[one].married >> other & 1:
        return Tie.MARRIED
    return Tie.FORMER if state.seats[one].formerly >> other & 1 else Tie.NONE


@compiled
def this_generation(state: Record) -> int:
    """The first of this generation's deals."""
    return state.since[state.generation - 1]


@compiled
def ask(state: Record, decision: int, seat: int) -> None:
    state.decision = decision
    state.active = seat


@compiled
def begin(state: Record, step: int) -> None:
    """RW-05  The next step, from the first seat on."""
    state.step = step
    state.turn = 0
    state.pending = -1
    ask(state, Decision.NOTHING, -1)
    if step != Step.OVER:
        note(state, Happening.STEP, -1, step, 0, 0)

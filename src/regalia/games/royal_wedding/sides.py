"""What the parts of a battle have in common: the two sides, their leaders and their Military."""

from regalia.engine.compiled import Record, compiled
from regalia.games.royal_wedding.data import MILITARY
from regalia.games.royal_wedding.houses import ask
from regalia.games.royal_wedding.state import Decision, Side, Stage


@compiled
def leader(state: Record, side: int) -> int:
    return state.battle.attacker if side == Side.ATTACK else state.battle.defender


@compiled
def strength(state: Record, side: int) -> int:
    """All Military on a side, own and contributed."""
    total = 0
    for seat in range(state.players):
        total += state.battle.forces[side, seat]
    return total


@compiled
def military_left(state: Record, seat: int) -> int:
    """RW-24  What is used on one side cannot be used on the other."""
    forces = state.battle.forces
    return state.seats[seat].holds[MILITARY] - forces[0, seat] - forces[1, seat]


@compiled
def go_on_to(state: Record, stage: int, side: int) -> None:
    state.battle.stage = stage
    state.battle.side = side
    ask(state, Decision.NOTHING, -1)


@compiled
def end_turn(state: Record) -> None:
    state.turn += 1
    state.battle.stage = Stage.NONE
    ask(state, Decision.NOTHING, -1)

"""What changed hands in this generation, in the order everybody saw it (RW-18)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.games.royal_wedding.data import GOODS, MOST_PLAYERS
from regalia.games.royal_wedding.houses import change
from regalia.games.royal_wedding.state import Happening


@compiled
def transfer(state: Record, giver: int, receiver: int, good: int, amount: int) -> None:
    """RW-18  Counted for both, gross."""
    if amount > 0:
        change(state, giver, good, -amount)
        change(state, receiver, good, amount)
        entry = state.transfers[state.transferred]
        entry.what = (giver * MOST_PLAYERS + receiver) * GOODS + good
        entry.amount = amount
        state.transferred += 1
        note(state, Happening.TRANSFER, giver, receiver, good, amount)


@compiled
def giver_of(entry: Record) -> int:
    return int(entry.what) // (GOODS * MOST_PLAYERS)


@compiled
def receiver_of(entry: Record) -> int:
    return int(entry.what) // GOODS % MOST_PLAYERS


@compiled
def good_of(entry: Record) -> int:
    return int(entry.what) % GOODS


@compiled
def given(state: Record, seat: int, good: int) -> int:
    """What the seat has given away in this generation."""
    total = 0
    for index in range(state.transferred):
        entry = state.transfers[index]
        if giver_of(entry) == seat and good_of(entry) == good:
            total += entry.amount
    return total


@compiled
def received(state: Record, seat: int, good: int) -> int:
    """What the seat has been given in this generation."""
    total = 0
    for index in range(state.transferred):
        entry = state.transfers[index]
        if receiver_of(entry) == seat and good_of(entry) == good:
            total += entry.amount
    return total


@compiled
def close_ledger(state: Record) -> None:
    """RW-18  A new generation counts anew."""
    while state.transferred > 0:
        state.transferred -= 1
        state.transfers[state.transferred].what = 0
        state.transfers[state.transferred].amount = 0

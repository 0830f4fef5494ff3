"""A bot's character: how it keeps its word, and what it makes of those who did not keep theirs.

A temper is written into the bot's own copy of the game before it thinks; in a game that is played
it is always the first one, and the rules do not know of it.
"""

import numpy as np

from regalia.engine.compiled import Record, compiled
from regalia.games.royal_wedding.bonds import other_party, side_of
from regalia.games.royal_wedding.data import GENERATIONS, PRESTIGE
from regalia.games.royal_wedding.state import Flag, Step

TEMPERS = {"opportunist": 0, "honest": 1, "vengeful": 2}
SCRUPLE = np.array([0.1, 3.0, 0.5])
"""What a word broken costs each temper, in Prestige."""
SPITE = np.array([0.0, 0.0, 0.4])
"""What the Prestige of a house that broke its word is worth to each temper, if it is lost."""
TRUST = 0.5
"""How likely it is that somebody keeps a word that does not bind."""
DOUBT = 0.4
"""Of that, what is left after each word broken."""


@compiled
def trust_in(state: Record, seat: int, other: int, binding: bool) -> float:
    """How far the seat relies on a deal: by what it has seen of the other in this game."""
    return 1.0 if binding else TRUST * DOUBT ** words_broken(state, other, seat)


@compiled
def words_broken(state: Record, by: int, to: int) -> int:
    """Deals that one broke and the other suffered from; only the two know."""
    broken = 0
    for index in range(state.struck):
        deal = state.deals[index]
        side = side_of(deal, by)
        if side >= 0 and other_party(deal, side) == to:
            broken += deal.marks & (Flag.FAITHLESS | Flag.RENEGED) << side != 0
    return broken


@compiled
def honour(state: Record, seat: int) -> float:
    """Words of one's own that were broken; while there are deals to come, distrust costs too."""
    if state.struck == 0:
        return 0.0
    broken = 0
    for other in range(state.players):
        if other != seat:
            broken += words_broken(state, seat, other)
    to_come = (GENERATIONS - state.generation) / GENERATIONS
    return -broken * (SCRUPLE[state.tempers[seat]] + 0.2 * to_come)


@compiled
def grudges(state: Record, seat: int) -> float:
    """The vengeful want those who broke their word to them to lose."""
    spite = SPITE[state.tempers[seat]]
    if spite == 0.0 or state.step == Step.OVER:
        return 0.0
    total = 0.0
    for other in range(state.players):
        if other != seat and words_broken(state, other, seat) > 0:
            total -= spite * state.seats[other].holds[PRESTIGE]
    return total

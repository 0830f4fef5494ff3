"""What search thinks about in the talks: every answer, and only the few best offers."""

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.games.royal_wedding.bot import FEW, bargain, seems_fair
from regalia.games.royal_wedding.choices import legal
from regalia.games.royal_wedding.numbers import COUNTERS, FINISH, WITHDRAWS, is_proposal, proposal
from regalia.games.royal_wedding.state import Decision
from regalia.games.royal_wedding.talks import proposals_left

OFFERS_CONSIDERED = 3
FEW_ANSWERS = FEW + 2
"""Offers made in a generation, beyond which nobody is answered by yet another one."""
LEAST_GAIN = 0.05


@compiled
def consider(state: Record, seat: int, out: Array) -> int:
    """All there is outside the talks. In them every offer is answered before one is finished."""
    n = legal(state, seat, out)
    if state.decision != Decision.TALK:
        return n
    best, gains = np.empty(OFFERS_CONSIDERED, np.int64), np.zeros(OFFERS_CONSIDERED)
    asked, kept = is_asked(state, seat), 0
    made = state.proposals - proposals_left(state, seat)
    enough = made >= (FEW_ANSWERS if asked else FEW)
    for i in range(n):
        action = out[i]
        if is_proposal(action):
            if not enough and asked == (action >= COUNTERS):
                remember(best, gains, action, gain(state, seat, action))
        elif action < WITHDRAWS and not (asked and action == FINISH):
            out[kept] = action
            kept += 1
    for i in range(OFFERS_CONSIDERED):
        if gains[i] > LEAST_GAIN:
            out[kept] = best[i]
            kept += 1
    return kept


@compiled
def is_asked(state: Record, seat: int) -> bool:
    """Does an offer wait for the seat's answer?"""
    waiting = 0
    for index in range(state.open):
        waiting += state.offers[index].partner == seat
    return waiting > 0


@compiled
def gain(state: Record, seat: int, action: int) -> float:
    """What an offer would bring if it were accepted; nothing where the partner should refuse."""
    partner, _, wed, terms = proposal(seat, action)
    value = bargain(state, seat, partner, 0, wed, terms)
    if value <= LEAST_GAIN or not seems_fair(state, partner, seat, wed, terms):
        return 0.0
    return value


@compiled
def remember(best: Array, gains: Array, action: int, gained: float) -> None:
    """Keep the best few, the best first."""
    for i in range(OFFERS_CONSIDERED):
        if gained > gains[i]:
            action, best[i] = best[i], action
            gained, gains[i] = gains[i], gained

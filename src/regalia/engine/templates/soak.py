"""Template: millions of random games, the laws checked after every play."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.copying import copy_state
from regalia.engine.random import BOT_STREAM, GENERATOR, Generator, below, seed_with_number
from regalia.engine.state import lowest
from regalia.engine.templates.rulebook import actors, audit, hide_from, legal, play, refuse, setup

WORD = 0xFFFFFFFF

FINE, NOTHING_LEGAL, REFUSED, TOO_MANY_EVENTS, ENDLESS, LEGAL_CHANGED = 0, -1, -2, -3, -4, -5
"""Verdicts; a positive one is the code of the game's own law."""


@compiled
def soak(
    blank: Array,
    seed: int,
    games: int,
    players: int,
    options: Array,
    actions: int,
    longest: int,
    where: Array,
) -> int:
    """Play games with the seeds seed, seed + 1, …; the first verdict that is not fine.

    `where` receives the seed and the number of plays at which it fell.
    """
    pool, generator = np.zeros(2, blank.dtype), np.zeros(1, GENERATOR)
    out, other, key = (
        np.empty(actions, np.int64),
        np.empty(actions, np.int64),
        np.zeros(8, np.uint32),
    )
    for number in range(seed, seed + games):
        key[0], key[1] = number & WORD, (number >> 32) & WORD
        seed_with_number(generator[0], number, BOT_STREAM)
        copy_state(pool, 0, blank, 0)
        setup(pool[0], players, key, options)
        where[0], where[1] = number, 0
        while actors(pool[0]) != 0:
            verdict = soak_step(pool, out, other, generator[0])
            where[1] += 1
            if verdict == FINE and where[1] == longest:
                verdict = ENDLESS
            if verdict != FINE:
                return verdict
    return FINE


@compiled
def soak_step(pool: Array, out: Array, other: Array, rng: Generator) -> int:
    """One random play in pool[0], with all that can be checked about it."""
    state = pool[0]
    seat = acting_at_random(actors(state), rng)
    n = legal(state, seat, out)
    if n == 0:
        return NOTHING_LEGAL
    action = out[below(rng, n)]
    if refuse(state, seat, action) != 0:
        return REFUSED
    if below(rng, 8) == 0:
        copy_state(pool, 1, pool, 0)
        hide_from(pool[1], seat, below(rng, 1 << 30))
        if legal(pool[1], seat, other) != n:
            return LEGAL_CHANGED
        for i in range(n):
            if out[i] != other[i]:
                return LEGAL_CHANGED
        broken = audit(pool[1])
        if broken != 0:
            return broken
    play(state, seat, action)
    if state.happened >= len(state.events):
        return TOO_MANY_EVENTS
    return audit(state)


@compiled
def acting_at_random(mask: int, rng: Generator) -> int:
    """One of the seats that may act."""
    count, rest = 0, mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    rest = mask
    for _ in range(below(rng, count)):
        rest &= rest - 1
    return lowest(rest)

"""Template: the ways into compiled code from Python.

They take an array of states and a place in it: handing over a bare record costs four
microseconds a call, an array a fraction of one.
"""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.copying import copy_state
from regalia.engine.state import lowest
from regalia.engine.templates.rulebook import (
    actors,
    audit,
    consider,
    hide_from,
    legal,
    play,
    refuse,
    setup,
    standing,
)


@compiled
def start(pool: Array, at: int, players: int, key: Array, options: Array) -> None:
    copy_state(pool, at, np.zeros(1, pool.dtype), 0)
    setup(pool[at], players, key, options)


@compiled
def acting(pool: Array, at: int) -> int:
    return actors(pool[at])


@compiled
def list_legal(pool: Array, at: int, seat: int, out: Array) -> int:
    return legal(pool[at], seat, out)


@compiled
def usual(pool: Array, at: int, seat: int, actions: int) -> int:
    """The legal action that search looks at first."""
    out = np.empty(actions, np.int64)
    consider(pool[at], seat, out)
    return out[0]


@compiled
def why_not(pool: Array, at: int, seat: int, action: int) -> int:
    return refuse(pool[at], seat, action)


@compiled
def step(pool: Array, at: int, seat: int, action: int, out: Array, mask: Array) -> int:
    """Play, say in `mask[0]` who may act next, and list the first of those seats' actions."""
    state = pool[at]
    play(state, seat, action)
    mask[0] = actors(state)
    if mask[0] == 0:
        return 0
    return legal(state, lowest(mask[0]), out)


@compiled
def take(pool: Array, at: int, seat: int, action: int) -> int:
    """Play, unless the rules forbid it: then the code says why."""
    code = refuse(pool[at], seat, action)
    if code == 0:
        play(pool[at], seat, action)
    return code


@compiled
def rank(pool: Array, at: int, points: Array, places: Array) -> None:
    standing(pool[at], points, places)


@compiled
def redeal(pool: Array, at: int, seat: int, seed: int) -> None:
    hide_from(pool[at], seat, seed)


@compiled
def check_laws(pool: Array, at: int) -> int:
    return audit(pool[at])

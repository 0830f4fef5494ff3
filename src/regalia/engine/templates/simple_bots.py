"""Template: how simple bots choose."""

from regalia.engine.compiled import Array, compiled, inlined
from regalia.engine.copying import copy_state
from regalia.engine.random import BOT_STREAM, Generator, below, seed_with_key
from regalia.engine.templates.rulebook import actors, hide_from, legal, play, worth

RANDOM, GREEDY = 0, 1
DEPTH = 3
"""How many decisions of one turn `greedy` looks through; one more record holds what it knows."""


@inlined
def choose(
    kind: int,
    pool: Array,
    at: int,
    seat: int,
    out: Array,
    desk: Array,
    lists: Array,
    rng: Generator,
) -> int:
    """The action a bot of this kind takes for the seat in pool[at].

    `out` has room for a list of actions, `desk` for DEPTH + 1 states, `lists` for as many lists.
    """
    n = legal(pool[at], seat, out)
    if kind == RANDOM:
        return out[below(rng, n)]
    return choose_greedily(pool, at, seat, n, out, desk, lists, rng)


@inlined
def choose_greedily(
    pool: Array, at: int, seat: int, n: int, out: Array, desk: Array, lists: Array, rng: Generator
) -> int:
    """The action with the best points by the end of the own turn; ties are drawn by lot.

    It looks at a copy in which all that the seat cannot know has been dealt anew.
    """
    copy_state(desk, 0, pool, at)
    hide_from(desk[0], seat, below(rng, 1 << 30))
    best, chosen, ties = -1e9, out[0], 0
    for i in range(n):
        value = look_ahead(desk, 0, seat, out[i], lists)
        if value > best:
            best, chosen, ties = value, out[i], 1
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = out[i]
    return chosen


@compiled
def look_ahead(desk: Array, depth: int, seat: int, action: int, lists: Array) -> float:
    """What the position is worth after this action and the seat's best own follow-ups."""
    after = depth + 1
    copy_state(desk, after, desk, depth)
    play(desk[after], seat, action)
    if after == DEPTH or actors(desk[after]) != 1 << seat:
        return worth(desk[after], seat)
    best = -1e9
    for i in range(legal(desk[after], seat, lists[after])):
        best = max(best, look_ahead(desk, after, seat, lists[after, i], lists))
    return best


@compiled
def ask_bot(
    kind: int,
    known: Array,
    seat: int,
    out: Array,
    desk: Array,
    lists: Array,
    generator: Array,
    key: Array,
) -> int:
    """The action a bot takes for the seat in known[0], asked for from Python."""
    seed_with_key(generator[0], key, BOT_STREAM)
    return choose(kind, known, 0, seat, out, desk, lists, generator[0])

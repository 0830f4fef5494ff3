"""Template: information-set Monte Carlo tree search.

One tree of decisions for all worlds the seat holds possible. Each iteration deals the unknown anew
(`hide`), walks down among the decisions that are legal in that world, adds one layer of new ones
below a node met for the second time, plays on a little, and tells every node on the path how good
its decision turned out for the seat that took it. A decision that is rarely possible is not thought
bad for being rare: its visits are weighed against how often it was available.
(Cowling, Powley, Whitehouse, 2012; the choice among children as in Rosin's PUCB, 2011.)
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from regalia.engine.compiled import Array, compiled, inlined
from regalia.engine.copying import copy_state
from regalia.engine.random import BOT_STREAM, GENERATOR, Generator, below, seed_with_number
from regalia.engine.state import MOST_PLAYERS, lowest
from regalia.engine.templates.rulebook import (
    actors,
    consider,
    foresees,
    guess,
    habit,
    hide_from,
    judge,
    play,
    playout,
)

NODE = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # the mover's chances, summed over the visits
            ("visits", np.int32),
            ("available", np.int32),
            ("guess", np.float32),  # the mover's chance as it looked when the node was made
            ("child", np.int32),
            ("sibling", np.int32),
            ("mover", np.int16),
            ("action", np.int16),
        ],
    )
)
"""32 bytes: a search spends much of its time on fetching nodes, and threads share that path."""
ROOT, NONE = 0, -1
DEEPEST = 64
"""Decisions the tree looks ahead."""

FORCED = 20
"""Iterations spent on a decision that is the only one to consider: enough to name its chance."""

EXPLORATION = 3.0
TRUST = 0.25
"""A decision that looks better by so much of a chance is tried e times as often.

Both are in standard deviations of the outcome: where a single decision hardly moves the chance to
win, small differences are told apart no less than big ones where much is at stake.
"""
FIRST_DEVIATION, SMALLEST = 0.1, 1e-6
GUESS_VISITS = 1.0
"""How many visits the first guess counts for."""


@compiled
def think(
    tree: Array, used: int, squares: Array, outcomes: Array, hidden: Array, seat: int,
    actions: int, iterations: int, steady: bool, seed: int,
) -> int:  # fmt: skip
    """Grow the tree from the position in hidden[0]; how many of its nodes are now in use.

    squares[0] is the sum of the squares of the seat's chances, as the root's value is of them;
    outcomes[action] are the sums of all seats' chances after each of the seat's decisions.
    Unless it is to be steady, little thought is given to what is the only thing to consider.
    """
    worlds = np.empty(2, hidden.dtype)
    out, places = np.empty(actions, np.int64), np.empty(actions, np.int32)
    where, pulls = np.zeros(actions, np.int32), np.empty(actions, np.float32)
    path, chances = np.empty(DEEPEST + 1, np.int32), np.empty(MOST_PLAYERS, np.float64)
    generator = np.empty(1, GENERATOR)
    rng = generator[0]
    seed_with_number(rng, seed, BOT_STREAM)
    if not steady and consider(hidden[0], seat, out) == 1:
        iterations = min(iterations, FORCED) if used == 0 else 0
    if used == 0:
        used = plant(tree, seat)
    for _ in range(iterations):
        copy_state(worlds, 0, hidden, 0)
        hide_from(worlds[0], seat, below(rng, 1 << 30))
        scale = deviation(tree[ROOT], squares[0])
        used, depth = descend(
            tree, used, scale, worlds, seat, out, where, places, pulls, path, chances
        )
        play_on(worlds, seat, out, rng)
        judge(worlds[0], chances)
        for step in range(depth + 1):
            node = tree[path[step]]
            node.visits += 1
            node.value += chances[node.mover]
        squares[0] += chances[seat] ** 2
        if depth > 0:
            for other in range(worlds[0].players):
                outcomes[tree[path[1]].action, other] += chances[other]
    return used


@inlined
def plant(tree: Array, seat: int) -> int:
    root = tree[ROOT]
    root.mover, root.action, root.child, root.sibling = seat, NONE, NONE, NONE
    root.visits, root.available, root.value, root.guess = 1, 1, 0.0, 0.0
    return 1


@inlined
def deviation(root: Any, squares: float) -> float:
    """How much the outcome has varied so far."""
    n = root.visits - 1
    if n < 2:
        return FIRST_DEVIATION
    mean = root.value / n
    return sqrt(max(SMALLEST, squares / n - mean * mean))


@inlined
def descend(
    tree: Array, used: int, scale: float, worlds: Array, seat: int, out: Array, where: Array,
    places: Array, pulls: Array, path: Array, chances: Array,
) -> tuple[int, int]:  # fmt: skip
    """Walk down to a node met for the first time, or to the end of the game."""
    world, node, depth = worlds[0], ROOT, 0
    path[0] = ROOT
    while depth < DEEPEST and tree[node].visits > 0:
        mask = actors(world)
        if mask == 0:
            break
        mover = seat if depth == 0 else lowest(mask)
        if not foresees(world, seat, mover):
            break
        n = consider(world, mover, out)
        if used + n > len(tree):
            break
        used = find_children(tree, used, node, worlds, mover, n, out, where, places, chances)
        node = select(tree, n, places, pulls, scale)
        play(world, mover, tree[node].action)
        depth += 1
        path[depth] = node
    return used, depth


@inlined
def find_children(
    tree: Array, used: int, parent: int, worlds: Array, mover: int, n: int, out: Array,
    where: Array, places: Array, chances: Array,
) -> int:  # fmt: skip
    """Where each of the n decisions in `out` stands in the tree; new ones get a node."""
    for i in range(n):
        places[i] = NONE
        where[out[i]] = i
    child = tree[parent].child
    while child != NONE:
        i = where[tree[child].action]
        if i < n and out[i] == tree[child].action and tree[child].mover == mover:
            places[i] = child
        child = tree[child].sibling
    for i in range(n):
        if places[i] == NONE:
            places[i] = used
            add(tree, used, parent, worlds, mover, out[i], chances)
            used += 1
    return used


@inlined
def add(
    tree: Array, at: int, parent: int, worlds: Array, mover: int, action: int, chances: Array
) -> None:
    """A node for a decision, with a first guess of the mover's chance after it."""
    node = tree[at]
    node.mover, node.action, node.child, node.sibling = mover, action, NONE, tree[parent].child
    node.visits, node.available, node.value = 0, 0, 0.0
    node.guess = guess(worlds, mover, action, chances)
    tree[parent].child = at


@inlined
def select(tree: Array, n: int, places: Array, pulls: Array, scale: float) -> int:
    """The child with the best mix of success so far and promise not yet looked into."""
    eagerness = EXPLORATION * scale / pull_all(tree, n, places, pulls, TRUST * scale)
    best, chosen = -1.0, places[0]
    for i in range(n):
        node = tree[places[i]]
        node.available += 1
        mean = (node.value + GUESS_VISITS * node.guess) / (node.visits + GUESS_VISITS)
        score = mean + eagerness * pulls[i] * sqrt(node.available) / (1.0 + node.visits)
        if score > best:
            best, chosen = score, places[i]
    return chosen


@inlined
def pull_all(tree: Array, n: int, places: Array, pulls: Array, trust: float) -> float:
    """Say how much its guess speaks for each child, against the best guess; the sum of it."""
    best, total = 0.0, 0.0
    for i in range(n):
        best = max(best, tree[places[i]].guess)
    for i in range(n):
        pulls[i] = exp((tree[places[i]].guess - best) / trust)
        total += pulls[i]
    return total


@inlined
def play_on(worlds: Array, seat: int, out: Array, rng: Generator) -> None:
    """Play the game's number of further decisions, each by habit."""
    world = worlds[0]
    for _ in range(playout(world)):
        mask = actors(world)
        if mask == 0:
            return
        mover = lowest(mask)
        play(world, mover, habit(worlds, seat, mover, out, rng))

"""A search from Python: several trees side by side, and what they found."""

import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from regalia.bots.bot import Budget, Candidate
from regalia.engine.compiled import Array
from regalia.engine.knowledge import Knowledge
from regalia.engine.templates.tree_search import NODE, NONE, ROOT

SLICE = 500
"""Iterations between two looks at the clock."""
MOST_MEMORY = 200_000_000
"""Bytes, for all trees of a search together; a full tree goes on learning but grows no more."""
SEEDS_PER_TREE = 1 << 24


@cache
def cores() -> ThreadPoolExecutor:
    """A thread for each core; compiled code runs in them side by side."""
    return ThreadPoolExecutor(os.cpu_count(), "thinking")


def search(knowledge: Knowledge, budget: Budget) -> list[Candidate]:
    """The decisions there are, the most visited first.

    The same for the same knowledge, seed and number of iterations, whatever the machine.
    """
    numbers = range(budget.trees)
    grow = cores().map if budget.side_by_side and budget.trees > 1 else map
    trees = list(grow(lambda number: grow_tree(knowledge, budget, number), numbers))
    return sorted(merged(trees), key=lambda found: (-found.visits, -found.chance, found.action))


def grow_tree(knowledge: Knowledge, budget: Budget, number: int) -> Array:
    think = knowledge.game.template("tree_search").think
    tree = np.empty(MOST_MEMORY // budget.trees // NODE.itemsize, NODE)
    used, squares = 0, np.zeros(1)
    for part, iterations in enumerate(slices(budget)):
        seed = seed_of_part(budget.seed, number, part)
        used = think(*thought(tree, used, squares, knowledge, iterations, budget.steady, seed))
    return tree[:used]


def thought(
    tree: Array, used: int, squares: Array, knowledge: Knowledge, iterations: int, steady: bool,
    seed: int,
) -> tuple[Any, ...]:  # fmt: skip
    """What `think` is asked with."""
    known, actions = knowledge.imagined, knowledge.game.actions
    return tree, used, squares, known, knowledge.seat, actions, iterations, steady, seed


def seed_of_part(seed: int, tree: int, part: int) -> int:
    return (seed * 64 + tree) * SEEDS_PER_TREE + part & (1 << 63) - 1


def slices(budget: Budget) -> Iterator[int]:
    """So many iterations at a time, until the tree's share of the budget is spent."""
    if budget.iterations:
        share = -(-budget.iterations // budget.trees)
        yield from [SLICE] * (share // SLICE)
        if share % SLICE:
            yield share % SLICE
        return
    until = time.monotonic() + budget.seconds
    yield 1
    while time.monotonic() < until:
        yield SLICE // 10


def merged(trees: Iterable[Array]) -> Iterator[Candidate]:
    """Visits and values of each decision, added up over the trees."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for node in children(tree):
            action = int(node["action"])
            visits[action] = visits.get(action, 0) + int(node["visits"])
            values[action] = values.get(action, 0.0) + float(node["value"])
    for action, count in visits.items():
        yield Candidate(action, count, values[action] / max(count, 1))


def children(tree: Array) -> Iterator[Array]:
    """The nodes of the decisions at hand."""
    child = int(tree[ROOT]["child"])
    while child != NONE:
        yield tree[child]
        child = int(tree[child]["sibling"])

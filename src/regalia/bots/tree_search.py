"""A search from Python: several trees side by side, and what they found."""

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regalia.bots.bot import Budget, Candidate
from regalia.engine.compiled import Array
from regalia.engine.game import Game
from regalia.engine.knowledge import Knowledge
from regalia.engine.state import MOST_PLAYERS
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
    found = merged(trees, int(knowledge.imagined[0].players))
    return sorted(found, key=lambda one: (-one.visits, -one.chance, one.action))


class Tree(NamedTuple):
    nodes: Array
    outcomes: Array
    """The sums of all seats' chances after each of the decisions at hand."""


def grow_tree(knowledge: Knowledge, budget: Budget, number: int) -> Tree:
    think = knowledge.game.template("tree_search").think
    tree = blank_tree(knowledge.game, MOST_MEMORY // budget.trees // NODE.itemsize)
    used, squares = 0, np.zeros(1)
    for part, iterations in enumerate(slices(budget)):
        seed = seed_of_part(budget.seed, number, part)
        used = think(*thought(tree, used, squares, knowledge, iterations, budget.steady, seed))
    return tree._replace(nodes=tree.nodes[:used])


def blank_tree(game: Game, nodes: int) -> Tree:
    return Tree(np.empty(nodes, NODE), np.zeros((game.actions, MOST_PLAYERS)))


def thought(
    tree: Tree, used: int, squares: Array, knowledge: Knowledge, iterations: int, steady: bool,
    seed: int,
) -> tuple[Any, ...]:  # fmt: skip
    """What `think` is asked with."""
    nodes, outcomes = tree
    known, seat, actions = knowledge.imagined, knowledge.seat, knowledge.game.actions
    return nodes, used, squares, outcomes, known, seat, actions, iterations, steady, seed


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


def merged(trees: Sequence[Tree], players: int) -> Iterator[Candidate]:
    """Visits and values of each decision, added up over the trees."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for node in children(tree.nodes):
            action = int(node["action"])
            visits[action] = visits.get(action, 0) + int(node["visits"])
            values[action] = values.get(action, 0.0) + float(node["value"])
    for action, count in visits.items():
        outcomes = np.sum([tree.outcomes[action, :players] for tree in trees], axis=0)
        mean = values[action] / max(count, 1), tuple((outcomes / max(count, 1)).tolist())
        yield Candidate(action, count, *mean)


def children(nodes: Array) -> Iterator[Array]:
    """The nodes of the decisions at hand."""
    child = int(nodes[ROOT]["child"])
    while child != NONE:
        yield nodes[child]
        child = int(nodes[child]["sibling"])

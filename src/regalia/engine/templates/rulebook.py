"""Template: the hooks, all that a game's compiled code gives to the loops over it.

`Rules` names them for the type checker. Those that a game must give fail here; the others have a
default. A docstring begins with the file of every game in which the hook has its home.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Required, TypedDict

import numpy as np

from regalia.engine.compiled import Array, compiled, inlined
from regalia.engine.copying import copy_state
from regalia.engine.events import blank_events
from regalia.engine.random import Generator, below
from regalia.engine.state import MOST_PLAYERS, GameState

TRIES = 4
"""How many decisions are compared at each step of playing on."""


class Rules(TypedDict, total=False):
    """A game's hooks by name; those marked are required."""

    setup: Required[Callable[[Any, int, Array, Array], None]]
    actors: Required[Callable[[Any], int]]
    legal: Required[Callable[[Any, int, Array], int]]
    refuse: Required[Callable[[Any, int, int], int]]
    play: Required[Callable[[Any, int, int], None]]
    standing: Required[Callable[[Any, Array, Array], None]]
    hide: Required[Callable[[Any, int, int], None]]
    audit: Required[Callable[[Any], int]]
    worth: Required[Callable[[Any, int], float]]
    spread: Required[Callable[[Any], float]]
    was_cut: Callable[[Any], int]
    consider: Callable[[Any, int, Array], int]
    weigh: Callable[[Any, Array], None]
    playout: Callable[[Any], int]
    foresees: Callable[[Any, int, int], bool]
    habit: Callable[[Array, int, int, Array, Any], int]
    guess: Callable[[Array, int, int, Array], float]


def setup(state: GameState, players: int, key: Array, options: Array) -> None:
    """`setup.py`  A new game in a record of zeros; the key seeds all its randomness."""
    raise NotImplementedError


def actors(state: GameState) -> int:
    """`rules.py`  A bit for each seat that may act now; 0 means the game is over."""
    raise NotImplementedError


def legal(state: GameState, seat: int, out: Array) -> int:
    """`rules.py`  Writes every legal action of the seat into `out`; how many there are."""
    raise NotImplementedError


def refuse(state: GameState, seat: int, action: int) -> int:
    """`rules.py`  Why the seat may not do this now, as a code of the game; 0 where it may."""
    raise NotImplementedError


def play(state: GameState, seat: int, action: int) -> None:
    """`rules.py`  Applies a legal action and notes what happened. Trusts its caller."""
    raise NotImplementedError


def standing(state: GameState, points: Array, places: Array) -> None:
    """`scoring.py`  Points and places (1 is best, equal places are shared), at any time."""
    raise NotImplementedError


def hide(state: GameState, seat: int, seed: int) -> None:
    """`hiding.py`  Deals anew, uniformly, all the seat cannot know; -1 is a spectator.

    Templates call `hide_from`.
    """
    raise NotImplementedError


def audit(state: GameState) -> int:
    """`laws.py`  The first law of the game that this state breaks, as a code; 0: all hold."""
    raise NotImplementedError


def worth(state: GameState, seat: int) -> float:
    """`bot.py`  How good the position is for the seat, in points: the sum of the game's terms."""
    raise NotImplementedError


def spread(state: GameState) -> float:
    """`bot.py`  The lead in worth that makes a seat e times as likely to win as another."""
    raise NotImplementedError


@compiled
def was_cut(state: GameState) -> int:
    """`rules.py`  1 if a limit stopped the game before its natural end."""
    return 0


@compiled
def consider(state: GameState, seat: int, out: Array) -> int:
    """`bot.py`  The legal actions that search thinks about."""
    return legal(state, seat, out)


@compiled
def weigh(state: GameState, worths: Array) -> None:
    """`bot.py`  What the position is worth to each seat, where all at once is quicker."""
    for seat in range(state.players):
        worths[seat] = worth(state, seat)


@compiled
def playout(state: GameState) -> int:
    """`bot.py`  How many decisions search plays on before it trusts `worth`."""
    return 0


@compiled
def foresees(state: GameState, seat: int, mover: int) -> bool:
    """`bot.py`  Does search, thinking for the seat, weigh what the mover may decide?

    Else it leaves that to habit.
    """
    return True


@compiled
def habit(worlds: Array, seat: int, mover: int, out: Array, rng: Generator) -> int:
    """`bot.py`  What the mover does in worlds[0] without much thought: the best of a few by lot.

    A game that knows its players better gives their habits, those of the seat that thinks and
    those of the others.
    """
    n = consider(worlds[0], mover, out)
    best, chosen = -1e9, out[0]
    if n == 1:
        return chosen
    for i in range(min(n, TRIES)):
        j = i + below(rng, n - i)
        action, out[j] = out[j], out[i]
        copy_state(worlds, 1, worlds, 0)
        play(worlds[1], mover, action)
        value = worth(worlds[1], mover)
        if value > best:
            best, chosen = value, action
    return chosen


@inlined
def guess(worlds: Array, mover: int, action: int, chances: Array) -> float:
    """`bot.py`  The mover's chance after a decision in worlds[0], at first sight.

    A game in which this world may be far from the others guesses by what the mover knows.
    """
    copy_state(worlds, 1, worlds, 0)
    play(worlds[1], mover, action)
    judge(worlds[1], chances)
    return chances[mover]


@inlined
def hide_from(state: GameState, seat: int, seed: int) -> None:
    """`hide`, and what is left of earlier plays blanked: what nobody is told, no byte tells."""
    hide(state, seat, seed)
    blank_events(state)


@inlined
def judge(world: GameState, chances: Array) -> None:
    """Each seat's chance to win: certain at the end, else by what the position is worth."""
    if actors(world) == 0:
        share_victory(world, chances)
        return
    points = spread(world)
    weigh(world, chances)
    best = -1e9
    for seat in range(world.players):
        best = max(best, chances[seat])
    total = 0.0
    for seat in range(world.players):
        chances[seat] = exp((chances[seat] - best) / points)
        total += chances[seat]
    for seat in range(world.players):
        chances[seat] /= total


@compiled
def share_victory(world: GameState, chances: Array) -> None:
    """1 for the winner; those who share a victory share it equally."""
    points, places = np.empty(MOST_PLAYERS, np.int64), np.empty(MOST_PLAYERS, np.int64)
    standing(world, points, places)
    winners = 0
    for seat in range(world.players):
        winners += places[seat] == 1
    for seat in range(world.players):
        chances[seat] = 1.0 / winners if places[seat] == 1 else 0.0

"""Template: whole games in compiled code."""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.copying import copy_state
from regalia.engine.random import BOT_STREAM, GENERATOR, Generator, below, seed_with_number
from regalia.engine.state import lowest
from regalia.engine.templates.rulebook import actors, legal, play, setup, standing, was_cut
from regalia.engine.templates.simple_bots import DEPTH, RANDOM, choose

WORD = 0xFFFFFFFF


@compiled
def play_games(
    blank: Array,
    seed: int,
    players: int,
    options: Array,
    bots: Array,
    actions: int,
    points: Array,
    places: Array,
    firsts: Array,
    lengths: Array,
    cuts: Array,
) -> None:
    """Play one game for each row of the result arrays, with the seeds seed, seed + 1, …"""
    pool, desk = blank.copy(), np.empty(DEPTH + 1, blank.dtype)
    out, lists = np.empty(actions, np.int64), np.empty((DEPTH + 1, actions), np.int64)
    generator = np.empty(1, GENERATOR)
    key = np.zeros(8, np.uint32)
    for game in range(len(lengths)):
        number = seed + game
        key[0], key[1] = number & WORD, (number >> 32) & WORD
        seed_with_number(generator[0], number, BOT_STREAM)
        copy_state(pool, 0, blank, 0)
        setup(pool[0], players, key, options)
        lengths[game] = play_out(pool, bots, out, desk, lists, generator[0])
        standing(pool[0], points[game], places[game])
        firsts[game] = pool[0].first
        cuts[game] = was_cut(pool[0])


@compiled
def play_out(
    pool: Array, bots: Array, out: Array, desk: Array, lists: Array, rng: Generator
) -> int:
    """Play the game in pool[0] to its end; the number of decisions taken."""
    moves = 0
    mask = actors(pool[0])
    while mask != 0:
        seat = lowest(mask)
        if bots[seat] == RANDOM:
            action = out[below(rng, legal(pool[0], seat, out))]
        else:
            action = choose(bots[seat], pool, 0, seat, out, desk, lists, rng)
        play(pool[0], seat, action)
        moves += 1
        mask = actors(pool[0])
    return moves

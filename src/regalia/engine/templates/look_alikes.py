"""Template: what the same actions make of two worlds that look alike to a viewer.

`hide` makes states that look alike to a seat the same bytes. So two worlds are dealt that a viewer
cannot tell apart, the same is done in both, and what the viewer knows afterwards is compared: who
is asked, what is told, and every byte of the rest. The first thing that differs must be something
the rules show, such as a card turned over; whatever went another way before that has told a secret.
"""

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.copying import copy_state
from regalia.engine.events import silence
from regalia.engine.random import BOT_STREAM, GENERATOR, Generator, below, seed_with_number
from regalia.engine.state import GameState
from regalia.engine.templates.rulebook import actors, hide_from, legal, play, refuse, setup
from regalia.engine.templates.soak import WORD, acting_at_random
from regalia.engine.templates.visibility import differ

ALIKE, SHOWN, TOLD = 0, 1, 2
"""What a viewer makes of two worlds: the same as before, another thing shown, a secret told."""
NOTHING = -1
PLAYS = 8
"""How long two worlds are followed."""


@compiled
def tells_a_secret(
    pool: Array, desk: Array, raw: Array, seed: int, games: int, players: int, options: Array,
    actions: int, discloses: Array, where: Array,
) -> bool:  # fmt: skip
    """Look for it after every play of random games with the seeds seed, seed + 1, …

    pool[0] is blank and pool[1] a game; pool[2:] are the worlds, `desk` what the viewer knows of
    them. `discloses` says of each kind of event whether it brings a secret to light by happening.
    `where` receives the seed, the number of plays and the viewer.
    """
    generator, out = np.zeros(1, GENERATOR), np.empty(actions, np.int64)
    key, rng = np.zeros(8, np.uint32), generator[0]
    for number in range(seed, seed + games):
        key[0], key[1] = number & WORD, (number >> 32) & WORD
        seed_with_number(rng, number, BOT_STREAM)
        copy_state(pool, 1, pool, 0)
        setup(pool[1], players, key, options)
        where[0], where[1] = number, 0
        while actors(pool[1]) != 0:
            where[2] = below(rng, players + 1) - 1
            if follow(pool, desk, raw, out, discloses, where[2], rng) == TOLD:
                return True
            seat = acting_at_random(actors(pool[1]), rng)
            play(pool[1], seat, out[below(rng, legal(pool[1], seat, out))])
            where[1] += 1
    return False


@compiled
def follow(
    pool: Array, desk: Array, raw: Array, out: Array, discloses: Array, viewer: int, rng: Generator
) -> int:
    """Do the same in both worlds, as long as they look alike and it is possible in both."""
    for world in range(2, 4):
        copy_state(pool, world, pool, 1)
        hide_from(pool[world], viewer, below(rng, 1 << 30))
    verdict = ALIKE
    for _ in range(PLAYS):
        mask = actors(pool[2])
        if verdict != ALIKE or mask == 0:
            break
        seat = acting_at_random(mask, rng)
        action = possible_in_both(pool, seat, out, rng)
        if action == NOTHING:
            break
        verdict = compare(pool, desk, raw, viewer, seat, action)
        if verdict == TOLD:
            verdict = first_difference(desk[0], desk[1], discloses)
    return verdict


@compiled
def possible_in_both(pool: Array, seat: int, out: Array, rng: Generator) -> int:
    """An action of the seat, by lot; nothing where each world allows others."""
    n = legal(pool[2], seat, out)
    start = below(rng, n)
    for i in range(n):
        action = out[(start + i) % n]
        if refuse(pool[3], seat, action) == 0:
            return action
    return NOTHING


@compiled
def compare(pool: Array, desk: Array, raw: Array, viewer: int, seat: int, action: int) -> int:
    """Play it in both; does anything look different to the viewer?

    A play that goes unnoticed in one of the worlds is not the same to the viewer as one that is
    noticed in the other: its owner has not come out with it yet. And at the end of a game all may
    be laid open.
    """
    copy_state(desk, 2, pool, 2)
    silence(desk[2])
    hide_from(desk[2], viewer, 0)
    for world in range(2):
        play(pool[2 + world], seat, action)
        copy_state(desk, world, pool, 2 + world)
        hide_from(desk[world], viewer, 0)
    if not differ(raw, 0, 1):
        return ALIKE
    unnoticed = not (differ(raw, 0, 2) and differ(raw, 1, 2))
    over = actors(desk[0]) == 0 and actors(desk[1]) == 0
    return SHOWN if over or (unnoticed and seat != viewer) else TOLD


@compiled
def first_difference(one: GameState, other: GameState, discloses: Array) -> int:
    """Was the same kind of thing told, up to where it showed something else?"""
    shorter = min(one.happened, other.happened)
    for i in range(max(one.happened, other.happened)):
        this, that = one.events[i], other.events[i]
        if i >= shorter or this.kind != that.kind or this.seat != that.seat:
            return SHOWN if discloses[this.kind] or discloses[that.kind] else TOLD
        if this.a != that.a or this.b != that.b or this.c != that.c:
            return SHOWN
    return TOLD

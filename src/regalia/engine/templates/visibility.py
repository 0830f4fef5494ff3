"""Template: what a play is to those who watch it, told from states in which the rest is hidden.

`hide` makes states that look alike to a seat the same bytes. So whether a seat can tell two states
apart, and whether it could foresee what an action brought, is a comparison of bytes.
"""

from regalia.engine.compiled import Array, compiled, inlined
from regalia.engine.copying import copy_state
from regalia.engine.events import silence
from regalia.engine.templates.rulebook import actors, hide_from, play, refuse

WORLDS = 24
"""In how many worlds a seat's foresight is tried. An outcome as likely as p goes undetected with
chance p to the power of this: half of an eighth of a millionth for the toss of a coin."""


@compiled
def act(
    before: Array, after: Array, desk: Array, raw: Array, seat: int, action: int, players: int,
    told: Array,
) -> int:  # fmt: skip
    """Play in a copy, unless the rules forbid it: then the code says why.

    `told` are who may act next and who notices the play; the seat itself always does.
    """
    code = refuse(before[0], seat, action)
    if code != 0:
        return code
    copy_state(after, 0, before, 0)
    play(after[0], seat, action)
    told[0] = actors(after[0])
    told[1] = noticed(before, after, desk, raw, players) | 1 << (seat + 1)
    return 0


@inlined
def noticed(before: Array, after: Array, desk: Array, raw: Array, players: int) -> int:
    """A bit for each viewer who hears of the play or sees its effect, a spectator's first."""
    copy_state(desk, 2, after, 0)
    silence(desk[2])
    copy_state(desk, 3, before, 0)
    silence(desk[3])
    mask = 0
    for viewer in range(-1, players):
        if hears(after, desk, raw, viewer) or sees(desk, raw, viewer):
            mask |= 1 << (viewer + 1)
    return mask


@inlined
def hears(after: Array, desk: Array, raw: Array, viewer: int) -> bool:
    """Does it matter to the viewer that things are told? Leaves the silent state in desk[1]."""
    copy_state(desk, 0, after, 0)
    hide_from(desk[0], viewer, 0)
    copy_state(desk, 1, desk, 2)
    hide_from(desk[1], viewer, 0)
    return differ(raw, 0, 1)


@inlined
def sees(desk: Array, raw: Array, viewer: int) -> bool:
    """Does the state before look different from the one in desk[1]?"""
    copy_state(desk, 0, desk, 3)
    hide_from(desk[0], viewer, 0)
    return differ(raw, 0, 1)


@inlined
def differ(raw: Array, one: int, other: int) -> bool:
    """Is there a byte in which two rows differ?"""
    different = 0
    for i in range(raw.shape[1]):
        different |= raw[one, i] ^ raw[other, i]
    return different != 0


@compiled
def is_bound(
    before: Array, after: Array, desk: Array, raw: Array, seat: int, action: int, seed: int
) -> bool:
    """Was chance used, or could the seat not foresee all it now sees?"""
    then, now = before[0].rng, after[0].rng
    if then.counter != now.counter or then.used != now.used:
        return True
    copy_state(desk, 0, after, 0)
    hide_from(desk[0], seat, 0)
    for world in range(WORLDS):
        copy_state(desk, 1, before, 0)
        hide_from(desk[1], seat, seed + world)
        if refuse(desk[1], seat, action) != 0:
            return True
        play(desk[1], seat, action)
        hide_from(desk[1], seat, 0)
        if differ(raw, 0, 1):
            return True
    return False

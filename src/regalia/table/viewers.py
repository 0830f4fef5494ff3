"""Who notices what, as a mask: a bit for each viewer, a spectator's first, then the seats'."""

from regalia.engine.game import SPECTATOR


def alone(viewer: int) -> int:
    """This viewer and nobody else."""
    return 1 << (viewer - SPECTATOR)


def all_of(players: int) -> int:
    """Everybody at a table of so many."""
    return alone(players) - 1


def notices(seen: int, viewer: int) -> bool:
    return bool(seen & alone(viewer))


def bits(seen: int, players: int) -> list[int]:
    """1 or 0 for every viewer, in the mask's order."""
    return [seen >> place & 1 for place in range(players + 1)]

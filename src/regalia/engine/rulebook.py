"""The compiled half of the contract: what every game's rules provide, by name.

Templates import these names; `specialise` puts a game's own functions in their place.
"""

from regalia.engine.compiled import Array, Record, compiled


def setup(state: Record, players: int, key: Array, options: Array) -> None:
    """A new game in a record of zeros; the key seeds all its randomness."""
    raise NotImplementedError


def actors(state: Record) -> int:
    """A bit for each seat that may act now; 0 means the game is over."""
    raise NotImplementedError


def legal(state: Record, seat: int, out: Array) -> int:
    """Writes every legal action of the seat into `out` and returns how many there are."""
    raise NotImplementedError


def refuse(state: Record, seat: int, action: int) -> int:
    """Why the seat may not do this now, as a code of the game; 0 where it may."""
    raise NotImplementedError


def play(state: Record, seat: int, action: int) -> None:
    """Applies a legal action and notes what happened. Trusts its caller."""
    raise NotImplementedError


def standing(state: Record, points: Array, places: Array) -> None:
    """Points and places (1 is best, equal places are shared), of a finished or running game."""
    raise NotImplementedError


def hide(state: Record, seat: int, seed: int) -> None:
    """Deals anew, uniformly, all that the seat cannot know; a seat of -1 is a spectator."""
    raise NotImplementedError


def audit(state: Record) -> int:
    """The first law of the game that this state breaks, as a code; 0 where all hold."""
    raise NotImplementedError


def worth(state: Record, seat: int) -> float:
    """How good the position is for the seat, in points: the sum of the game's terms."""
    raise NotImplementedError


def spread(state: Record) -> float:
    """The lead in worth that makes a seat e times as likely to win as another."""
    raise NotImplementedError


@compiled
def playout(state: Record) -> int:
    """How many decisions search plays on before it trusts `worth`."""
    return 0


def consider(state: Record, seat: int, out: Array) -> int:
    """The legal actions that search thinks about; all of them, where a game does not say."""
    raise NotImplementedError


@compiled
def foresees(state: Record, seat: int, mover: int) -> bool:
    """Does search, thinking for the seat, weigh what the mover may decide, or leave it to habit?"""
    return True


@compiled
def was_cut(state: Record) -> int:
    """1 if a limit stopped the game before its natural end. Games without limits leave it out."""
    return 0

"""What can stand in a table's log: one kind of body for each thing that can happen there."""

from typing import Any, Literal

import msgspec

from regalia.engine.game import SPECTATOR, Move, count_from_0

CLOCK = "clock"
"""Who moves when the time that all share is up."""
PATIENCE_SECONDS = 300
"""So long others wait for who has left on their turn, where a table says nothing else."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat is meant for, before the start."""

    kind: Literal["open", "reserved", "bot"] = "open"
    bot: str = ""
    person: str = ""
    """Whom a seat is reserved for; empty: for whoever has the seat's invitation."""


class ClockPlan(msgspec.Struct, frozen=True):
    per: Literal["move", "game"]
    seconds: int


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="kind"):
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    public: bool
    clock: ClockPlan | None
    stand_in: str
    seed: str
    salt: str
    rematch_of: str = ""
    lesson: bool = False
    """Is the deal, and what is played at first, that of the game's lesson?"""
    counts_from: int = 1
    """The number of the first seat in the options: 0 in all that are written now."""
    patience: int = PATIENCE_SECONDS
    """Seconds after which others may let a bot play for who has left on their turn; 0: never."""


class Entered(msgspec.Struct, frozen=True, tag="entered", tag_field="kind"):
    """Somebody came in with an invitation."""


class Joined(msgspec.Struct, frozen=True, tag="joined", tag_field="kind"):
    seat: int


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="kind"):
    """Somebody stood up before the start."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed", tag_field="kind"):
    """Nobody was left before the start, or the operator has closed the table."""


class Planned(msgspec.Struct, frozen=True, tag="planned", tag_field="kind"):
    """The host changed who a seat is for."""

    seat: int
    plan: SeatPlan


class Started(msgspec.Struct, frozen=True, tag="started", tag_field="kind"):
    pass


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="kind", omit_defaults=True):
    seat: int
    move: Move
    bot: str = ""
    """Which bot chose the move, or the clock; empty: the person did."""

    @property
    def by_clock(self) -> bool:
        return self.bot == CLOCK


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="kind", omit_defaults=True):
    seat: int
    text: str
    to: int = SPECTATOR
    """The one seat that hears it; -1: everybody does."""

    @property
    def is_whisper(self) -> bool:
        return self.to != SPECTATOR


class Undone(msgspec.Struct, frozen=True, tag="undone", tag_field="kind"):
    """A seat took back its last move, entry `to`, and with it all moves since."""

    seat: int
    to: int


class Asked(msgspec.Struct, frozen=True, tag="asked", tag_field="kind"):
    """A seat would like to take back its last move, but the others must agree."""

    seat: int
    to: int


class Answered(msgspec.Struct, frozen=True, tag="answered", tag_field="kind", omit_defaults=True):
    """`to` is said by the answer that completes the agreement; the asker can only withdraw."""

    seat: int
    yes: bool
    to: int = 0
    withdrawn: bool = False


Reason = Literal["time", "asked", "left", "resigned", "gone", "removed"]
FOR_GOOD = ("resigned", "removed")
"""Reasons after which nobody comes back."""


class Away(msgspec.Struct, frozen=True, tag="away", tag_field="kind"):
    """A bot plays for the seat from now on."""

    seat: int
    why: Reason
    bot: str


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="kind"):
    seat: int


class Prolonged(msgspec.Struct, frozen=True, tag="prolonged", tag_field="kind"):
    """A seat would like more time for the step that all share; the last one's word grants it."""

    seat: int
    granted: bool


class Rematched(msgspec.Struct, frozen=True, tag="rematched", tag_field="kind"):
    seat: int
    table: str


Body = (
    Opened | Entered | Joined | Left | Closed | Planned | Started | Moved | Said | Undone | Asked
    | Answered | Away | Back | Prolonged | Rematched
)  # fmt: skip

_reader: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)
_writer = msgspec.json.Encoder()


def read_body(text: str) -> Body:
    body = _reader.decode(text)
    return upgraded(body) if isinstance(body, Opened) and body.counts_from else body


def upgraded(opened: Opened) -> Opened:
    """A table of old, whose options counted seats from 1."""
    return msgspec.structs.replace(opened, options=count_from_0(opened.options), counts_from=0)


def write_body(body: Body) -> str:
    return _writer.encode(body).decode()


def kind_of(body: Body) -> str:
    return str(body.__struct_config__.tag)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    table: str
    n: int
    at: float
    """When, in seconds since 1970."""
    person: str
    """Who did it; empty for bots and the clock."""
    key: str
    """The idempotency key it was asked for with."""
    seen: int
    """A bit for each viewer who can notice it, a spectator's first, then the seats'."""
    body: Body

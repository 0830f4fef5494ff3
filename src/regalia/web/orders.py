"""What can be sent to the server, and what comes back beside pictures of tables."""

from typing import Annotated, Any

import msgspec

from regalia.engine.game import Move
from regalia.table.commands import LONGEST_CHAT, STAND_IN
from regalia.table.entries import ClockPlan, SeatPlan
from regalia.table.people import LONGEST_NAME, Token
from regalia.table.picture import SeatShown

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_CHAT)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_NAME)]
Code = Annotated[str, msgspec.Meta(max_length=64)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class GuestOrder(Order, frozen=True):
    name: Name
    language: str = ""
    """Empty: the one the browser names."""


class ChangeOrder(Order, frozen=True):
    name: Name | None = None
    language: str | None = None


class LoginOrder(Order, frozen=True):
    login: Name
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class TokenOrder(Order, frozen=True):
    label: Name


class SeatOrder(Order, frozen=True):
    """Who an empty seat is for."""

    seat: SeatNumber
    plan: SeatPlan


class TableOrder(Order, frozen=True, kw_only=True):
    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    public: bool = True
    clock: ClockPlan | None = None
    stand_in: str = STAND_IN
    """The bot that plays for people who are away."""
    sit: SeatNumber | None = 0
    """The seat the opener takes; null: none."""
    start: bool = False
    """Begin at once if every seat is taken then."""


class LessonOrder(Order, frozen=True):
    again: bool = False
    """From the beginning, whatever has been begun."""


class EnterOrder(Order, frozen=True):
    invitation: Code


class JoinOrder(Order, frozen=True):
    seat: SeatNumber | None = None
    """Null: any that is free."""
    invitation: Code = ""


class MoveOrder(Order, frozen=True):
    number: Number
    """The number of the position the move is about."""
    move: Move


class NumberOrder(Order, frozen=True):
    number: Number


class AnswerOrder(Order, frozen=True):
    yes: bool


class ChatOrder(Order, frozen=True):
    text: Text


class WhyOrder(Order, frozen=True):
    move: Move


class Found(msgspec.Struct, frozen=True):
    """What a short code leads to: a table, and the invitation to it."""

    table: str
    invitation: str


class CompanionOrder(Order, frozen=True):
    name: Name
    language: str = ""
    """Empty: the caller's own."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None


class Companion(msgspec.Struct, frozen=True):
    """Somebody who plays at the caller's device. The only time the secret is shown."""

    me: Me
    secret: str


class NewToken(msgspec.Struct, frozen=True):
    """The only time the secret is shown."""

    token: Token
    secret: str


class TableMade(msgspec.Struct, frozen=True):
    table: str


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    public: bool
    seats: list[SeatShown]
    seat: int
    your_turn: bool
    lesson: bool
    clock: ClockPlan | None
    opened_at: float
    changed_at: float
    result: list[int] | None
    """The places, by seat, once it is over."""


class Invitations(msgspec.Struct, frozen=True):
    """What the host hands out: to come in at all, and to sit on a reserved seat."""

    table: str
    seats: dict[int, str]
    code: str
    """Short, to be told or typed; finds the table until it begins."""

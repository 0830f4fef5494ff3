"""What can be asked of the server beside commands, and what comes back beside pictures."""

from typing import Annotated, Any

import msgspec

from regalia.engine.game import Move
from regalia.table.commands import Number, SeatNumber
from regalia.table.doors import Accounts
from regalia.table.entries import PATIENCE_SECONDS, ClockPlan, SeatPlan
from regalia.table.opening import STAND_IN
from regalia.table.people import LONGEST_NAME, Token
from regalia.table.picture import SeatShown

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_NAME, pattern=r"^[^\0]*$")]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
DoorKey = Annotated[str, msgspec.Meta(max_length=64)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class GuestRequest(Request, frozen=True):
    name: Name | None
    """Null: one of ours, which everybody reads in their own language."""
    language: str = ""
    """Empty: the one the browser names."""
    server_password: Password = ""
    """Where the server has one."""


class NewAccountRequest(GuestRequest, frozen=True, kw_only=True):
    """For who has not been a guest before."""

    login: Name
    password: Password
    door_key: DoorKey = ""


class DoorRequest(Request, frozen=True):
    server_password: Password


class DoorShown(msgspec.Struct, frozen=True):
    """What somebody new can do here."""

    accounts: Accounts
    """Can one make an account: everybody, with a key from the operator, nobody?"""
    guests: bool
    public_tables: bool
    password: bool
    """Is everybody new asked for the server's password?"""


class ChangeRequest(Request, frozen=True):
    name: Name | None = None
    language: str | None = None


class LoginRequest(Request, frozen=True):
    login: Name
    password: Password


class AccountRequest(LoginRequest, frozen=True):
    door_key: DoorKey = ""
    """Where accounts are by invitation: what the operator has handed out."""
    old_password: Password = ""
    """Of who has an account already. All other sessions and all tokens end."""


class TokenRequest(Request, frozen=True):
    label: Name


class TableRequest(Request, frozen=True, kw_only=True):
    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    public: bool | None = None
    """Null: if this server has public tables."""
    clock: ClockPlan | None = None
    patience: int = PATIENCE_SECONDS
    """Without a clock: seconds others wait for who has left on their turn; 0: without end."""
    stand_in: str = STAND_IN
    """The bot that plays for people who are away."""
    sit: SeatNumber | None = 0
    """The seat the opener takes; null: none."""
    start: bool = False
    """Begin at once if every seat is taken then."""


class LessonRequest(Request, frozen=True):
    again: bool = False
    """From the beginning, whatever has been begun."""


class About(Request, frozen=True):
    """Who sits on a seat; or who has said the line that is known by this `heard`."""

    seat: SeatNumber = 0
    line: Number = 0


class MuteRequest(About, frozen=True):
    muted: bool = True
    """False: read them again."""


class WhyRequest(Request, frozen=True):
    move: Move


class Found(msgspec.Struct, frozen=True):
    """What a short code leads to: a table, and the invitation to it."""

    table: str
    invitation: str


class CompanionRequest(Request, frozen=True):
    name: Name
    language: str = ""
    """Empty: the caller's own."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    named: bool
    """Is the name one's own choice?"""
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

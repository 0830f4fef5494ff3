"""Errors as problem details (RFC 9457), said in the person's language."""

import logging
from typing import Any

import msgspec

from regalia.engine.errors import BadInput, Complaint, IllegalMove
from regalia.engine.message import Message
from regalia.table.errors import (
    Busy,
    Forbidden,
    Missing,
    NotNow,
    Outside,
    Shut,
    Stale,
    Unavailable,
)
from regalia.words import words

MEDIA_TYPE = "application/problem+json"
log = logging.getLogger("regalia")


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """`type` says what kind of problem it is, `id` and `args` what the sentence says."""

    type: str
    title: str
    status: int
    detail: str
    id: str
    args: dict[str, Any] = {}
    rule: str = ""
    """The rule that forbids a move."""
    number: int | None = None
    """The number a stale request should have named."""


class Unknown(Complaint):
    """We do not know who is asking."""


class Foreign(Complaint):
    """Another site's page is asking."""


class Malformed(Complaint):
    """The request itself is not what it should be."""


class NotThere(Complaint):
    """No such page."""


class WrongMethod(Complaint):
    """A page, but not by this method."""


class TooLarge(Complaint):
    pass


class NotJson(Complaint):
    """The body is of another kind."""


class LongHead(Complaint):
    """So are the headers."""


class Left(Complaint):
    """Whoever asked has gone before the end of the request; nobody will read an answer."""


class Slow(Complaint):
    """The request did not come to its end."""


KINDS: dict[type[Complaint], tuple[str, int]] = {
    IllegalMove: ("illegal-move", 409),
    Stale: ("stale", 409),
    NotNow: ("not-now", 409),
    BadInput: ("bad-input", 422),
    Missing: ("missing", 404),
    NotThere: ("missing", 404),
    WrongMethod: ("wrong-method", 405),
    Forbidden: ("forbidden", 403),
    Foreign: ("foreign", 403),
    Shut: ("shut", 403),
    Outside: ("outside", 401),
    Unknown: ("unknown", 401),
    Malformed: ("malformed", 400),
    TooLarge: ("too-large", 413),
    NotJson: ("not-json", 415),
    LongHead: ("too-large", 431),
    Slow: ("slow", 408),
    Left: ("slow", 408),
    Busy: ("busy", 429),
    Unavailable: ("unavailable", 503),
}

NAMES = tuple(dict.fromkeys(name for name, _ in KINDS.values()))


def names_of(status: int) -> str:
    """The kinds of problems that have this status."""
    return ", ".join(dict.fromkeys(name for name, code in KINDS.values() if code == status))


def complaint_of(error: Exception) -> Complaint | None:
    return error if isinstance(error, Complaint) and type(error) in KINDS else None


def problem_of(error: Exception, language: str) -> Problem:
    """Anything that is no complaint is our own mistake: it is logged, and not told in detail."""
    complaint = complaint_of(error)
    if complaint is None:
        log.error("unexpected error", exc_info=error)
        return problem("internal", 500, Message("web-internal"), language)
    name, status = KINDS[type(complaint)]
    number = complaint.number if isinstance(complaint, Stale) else None
    return problem(name, status, complaint.message, language, number)


def problem(
    name: str, status: int, message: Message, language: str, number: int | None = None
) -> Problem:
    say = words(language)
    return Problem(
        type=f"/api/docs#{name}",
        title=say(f"web-problem-{name}"),
        status=status,
        detail=say.say(message),
        id=message.id,
        args=message.args,
        rule=message.rule,
        number=number,
    )


def malformed(*reasons: Message) -> Malformed:
    return Malformed(Message("web-malformed", {"reason": list(reasons)}))

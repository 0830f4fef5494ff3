"""What a table can refuse, each with a message that can be said in the person's language.

Complaint
├── Missing       there is no such table, or it is not for this person's eyes
├── Forbidden     this person may not do that
├── Shut          the server's operator does not let anybody do that
├── Outside       somebody known, who has to give the server's password first
├── NotNow        the table is not at the point where that can be done
├── Stale         the position has moved on since the person looked
├── Busy          too much was asked for
└── Unavailable   the database does not answer; nothing was changed
"""

from typing import Any

from regalia.engine.errors import Complaint
from regalia.engine.message import Message


class Missing(Complaint):
    pass


class Forbidden(Complaint):
    pass


class Shut(Complaint):
    pass


class Outside(Complaint):
    def __init__(self) -> None:
        super().__init__(Message("table-door-password"))


class NotNow(Complaint):
    pass


class Busy(Complaint):
    pass


class Unavailable(Complaint):
    def __init__(self) -> None:
        super().__init__(Message("table-unavailable"))


class Stale(Complaint):
    """Carries the number the person should have named."""

    def __init__(self, number: int) -> None:
        super().__init__(Message("table-stale", {"number": number}))
        self.number = number


def missing(id: str, **args: Any) -> Missing:
    return Missing(Message(id, args))


def forbidden(id: str, **args: Any) -> Forbidden:
    return Forbidden(Message(id, args))


def shut(id: str, **args: Any) -> Shut:
    return Shut(Message(id, args))


def not_now(id: str, **args: Any) -> NotNow:
    return NotNow(Message(id, args))

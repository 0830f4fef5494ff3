"""What can go wrong through no fault of ours.

Complaint
├── BadInput        something was asked for that does not exist or does not fit together
├── IllegalMove     the rules forbid the move; the message names the rule
└── BadTranscript   a transcript cannot be read, or is not what it claims to be

Each carries a message, so that whoever catches it can say it in the person's language.
Any other exception is a bug.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from regalia.engine.message import Message

LONGEST_SHOWN = 40


def spelled_out(message: Message) -> str:
    """A message for who has no language: its id, arguments and rule."""
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    rule = f" [{message.rule}]" if message.rule else ""
    return f"{message.id}({args}){rule}"


class Complaint(Exception):
    speak: ClassVar[Callable[[Message], str]] = staticmethod(spelled_out)
    """How it says itself where nobody translates it; `regalia` puts English here."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return Complaint.speak(self.message)


class BadInput(Complaint):
    pass


class IllegalMove(Complaint):
    pass


class BadTranscript(Complaint):
    pass


def bad_input(id: str, **args: Any) -> BadInput:
    return BadInput(Message(id, args))


def shortened(given: object) -> str:
    """What somebody gave, for the complaint about it."""
    text = repr(given)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"

"""What can go wrong through no fault of ours.

Complaint
├── BadInput        something was asked for that does not exist or does not fit together
├── IllegalMove     the rules forbid the move; the message names the rule
└── BadTranscript   a transcript cannot be read, or is not what it claims to be

Each carries a message, so that whoever catches it can say it in the person's language.
Any other exception is a bug.
"""

from typing import Any

from regalia.engine.message import Message


class Complaint(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        rule = f" [{self.message.rule}]" if self.message.rule else ""
        return f"{self.message.id}({args}){rule}"


class BadInput(Complaint):
    pass


class IllegalMove(Complaint):
    pass


class BadTranscript(Complaint):
    pass


def bad_input(id: str, **args: Any) -> BadInput:
    return BadInput(Message(id, args))

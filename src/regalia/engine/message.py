"""Something to be said: the id of a message and its arguments. Languages are not known here."""

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence to be.

    Arguments are numbers, names of things (`card="miller"`), or seats: those whose name is
    `seat` or ends in `_seat` are shown as the name of who sits there.
    """

    id: str
    args: dict[str, Any] = {}
    rule: str = ""
    kind: str = ""
    """What happened, as the game's own word (`wound`), where this tells of an event.

    Boards go by it: ids belong to the sentences, and may change with them."""

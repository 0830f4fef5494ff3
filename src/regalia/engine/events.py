"""What happened in the last play, as codes and numbers; sentences are made elsewhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from regalia.engine.compiled import compiled
from regalia.engine.message import Message
from regalia.engine.records import Int8, Int16, Record

if TYPE_CHECKING:
    from regalia.engine.state import GameState

S = TypeVar("S", bound="GameState")


class Event(Record):
    """What a, b and c mean depends on the kind."""

    kind: Int8
    seat: Int8
    a: Int16
    b: Int16
    c: Int16


@compiled
def forget(state: "GameState") -> None:
    """A play begins: what happened before it has been told."""
    state.happened = 0


@compiled
def blank_events(state: "GameState") -> None:
    """Wipe what earlier plays have left behind the events of the last one."""
    for index in range(state.happened, len(state.events)):
        event = state.events[index]
        event.kind = 0
        event.seat = 0
        event.a = 0
        event.b = 0
        event.c = 0


@compiled
def silence(state: "GameState") -> None:
    """As if the last play had not been told of."""
    state.happened = 0
    blank_events(state)


@compiled
def note(state: "GameState", kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event. A full list drops it: the conformance suite shows that none fills up."""
    if state.happened < len(state.events):
        event = state.events[state.happened]
        event.kind = kind
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        state.happened += 1


def heard(
    state: S, viewer: int, narrate: Callable[[S, Event, int], Message | None]
) -> list[Message]:
    """What the viewer may hear of the last play, from a snapshot."""
    told = (narrate(state, event, viewer) for event in state.events[: state.happened])
    return [message for message in told if message is not None]

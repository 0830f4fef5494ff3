"""What happened in the last play, as codes and numbers; sentences are made elsewhere."""

import numpy as np

from regalia.engine.compiled import Record, compiled

EVENT = np.dtype(
    (
        np.record,
        [
            ("kind", np.int8),
            ("seat", np.int8),
            ("a", np.int16),
            ("b", np.int16),
            ("c", np.int16),
        ],
    )
)


@compiled
def forget(state: Record) -> None:
    """A play begins: what happened before it has been told."""
    state.happened = 0


@compiled
def note(state: Record, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event. A full list drops it: the conformance suite shows that none fills up."""
    if state.happened < len(state.events):
        event = state.events[state.happened]
        event.kind = kind
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        state.happened += 1

"""A state is copied as one block of bytes.

To the compiler `pool[1] = pool[0]` is a load and a store of every byte there is: code as long as
the record, which it then takes seconds to make shorter.
"""

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic, overload

from regalia.engine.compiled import Array

BUILDING: Any = cgutils


def copy_state(target: Array, at: int, source: Array, place: int) -> None:
    """`target[at] = source[place]`, for arrays of states of one game."""
    target[at] = source[place]


@overload(copy_state, inline="always")
def copied(target: Any, at: Any, source: Any, place: Any) -> Any:
    def copy(target: Any, at: Any, source: Any, place: Any) -> Any:
        copy_bytes(target[at], source[place])

    return copy


def generate_copy(context: Any, builder: Any, signature: Any, records: Any) -> Any:
    """Records are handed over as the addresses of their bytes."""
    size = context.get_constant(types.intp, signature.args[0].size)
    BUILDING.raw_memmove(builder, *records, size, 1)
    return context.get_dummy_value()


def typed_copy(context: Any, target: Any, source: Any) -> Any:
    return types.void(target, source), generate_copy


copy_bytes: Any = intrinsic(typed_copy)

"""Records declared once, as classes: the compiler's layout and the type checker's knowledge.

    class Seat(Record):
        points: Int16
        count: Annotated[Int16s, HOMES]          # a row of numbers
        grid: Annotated[Int8s, CITIES, KINDS]    # and one of rows

    class State(GameState, events=56):
        seats: Annotated[Rows[Seat], 4]

`Seat.dtype` is derived from the annotations. No object of these classes is ever made: rules are
handed an `np.record` of that layout, plain code a snapshot with the same attributes holding ints
and lists. Both are annotated with the class.
"""

from collections.abc import Iterator
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np

R_co = TypeVar("R_co", covariant=True)


class Numbers(Protocol):
    """A row of small integers: an array's slice compiled, a list in a snapshot."""

    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Numbers": ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, number: object, /) -> bool: ...


class Grid(Protocol):
    """Rows of small integers."""

    @overload
    def __getitem__(self, at: int, /) -> Numbers: ...
    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Numbers]: ...


class Cube(Protocol):
    """Grids of small integers."""

    @overload
    def __getitem__(self, at: int, /) -> Grid: ...
    @overload
    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol[R_co]):
    """Several records of one kind."""

    @overload
    def __getitem__(self, at: int, /) -> R_co: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Rows[R_co]": ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R_co]: ...


Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
UInt8 = Annotated[int, np.uint8]
UInt32 = Annotated[int, np.uint32]
Int8s = Annotated[Numbers, np.int8]
Int16s = Annotated[Numbers, np.int16]
Int32s = Annotated[Numbers, np.int32]
Int64s = Annotated[Numbers, np.int64]
UInt32s = Annotated[Numbers, np.uint32]
Int8Grid = Annotated[Grid, np.int8]
Int16Grid = Annotated[Grid, np.int16]
UInt8Grid = Annotated[Grid, np.uint8]
Int8Cube = Annotated[Cube, np.int8]


class Record:
    """The fields of a record, in the order they stand in it.

    A base can leave open how many there are of a field: `class State(GameState, events=56)`.
    """

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls, **counts: int) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [layout(name, hint, counts) for name, hint in hints.items() if name != "dtype"]
        cls.dtype = np.dtype((np.record, fields))


def layout(name: str, hint: Any, counts: dict[str, int]) -> tuple[Any, ...]:
    """A field as NumPy wants to know it: its name, its type, and its shape where it has one."""
    kind, *rest = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(kind) is Rows and issubclass(get_args(kind)[0], Record):
        return name, get_args(kind)[0].dtype, tuple(rest) or counts.get(name, 0)
    number, *shape = rest or [kind.dtype]
    return (name, number, tuple(shape)) if shape else (name, number)

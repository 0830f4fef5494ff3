"""A whole game in one record of small integers: what every game's record begins with."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import Event
from regalia.engine.random import Generator
from regalia.engine.records import Int8, Int16, Numbers, Record, Rows


class GameState(Record):
    """A game's state begins with its generator, the last play's events and the players."""

    rng: Generator
    events: Rows[Event]
    """As many as the game says: `class State(GameState, events=56)`."""
    happened: Int16
    players: Int8
    first: Int8


def pool_of(dtype: np.dtype[Any], size: int) -> Array:
    """Room for `size` states, all bytes zero; `np.zeros` looks at every field of a record."""
    return np.frombuffer(bytearray(size * dtype.itemsize), dtype)


def snapshot(state: Any) -> Any:
    """A record, or the one in an array, as plain Python: the same attributes, holding ints, lists
    and more of these.

    Reading a field of a record from Python takes microseconds; plain code that looks at many of
    them works on a snapshot. Each field is made plain when it is first looked at: to read one
    move takes few of them.
    """
    return Plain(state.tobytes(), readers(state.dtype))


Reader = Callable[[bytes], Any]
"""Makes one field plain, from the bytes of the whole record."""


class Plain:
    def __init__(self, data: bytes, fields: dict[str, Reader]) -> None:
        self._data, self._fields = data, fields

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._fields:
            raise AttributeError(name)
        plain = self.__dict__[name] = self._fields[name](self._data)
        return plain


FEW = 8
"""So many records in a row are made plain at once, of more each when it is first asked for."""


class PlainRows(Sequence[Any]):
    """Many records in a row, such as events, of which few are looked at."""

    def __init__(self, data: bytes, offset: int, count: int, dtype: np.dtype[Any]) -> None:
        self._data, self._offset, self._size = data, offset, dtype.itemsize
        self._places, self._row = range(count), row_reader(dtype)
        self._made: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[index] for index in self._places[at]]
        if at not in self._made:
            self._made[at] = self._row(self._data, self._offset + self._places[at] * self._size)
        return self._made[at]


@cache
def row_reader(dtype: np.dtype[Any]) -> Callable[[bytes, int], Any]:
    """How to make plain the record that begins at a place: in one go where it is but numbers."""
    fields = [(name, dtype[name]) for name in dtype.names or ()]
    if any(field.base.names or len(field.shape) > 1 for _, field in fields):
        own = readers(dtype)
        return lambda data, start: Plain(data[start : start + dtype.itemsize], own)
    numbers = Struct("=" + "".join(f"{prod(f.shape)}{CODES[f.base.str[1:]]}" for _, f in fields))
    ends = list(accumulate(prod(field.shape) for _, field in fields))
    spans = [
        (name, end - 1, None) if not field.shape else (name, end - prod(field.shape), end)
        for (name, field), end in zip(fields, ends, strict=True)
    ]

    def read(data: bytes, start: int) -> SimpleNamespace:
        found = numbers.unpack_from(data, start)
        plain = {
            name: found[first] if end is None else list(found[first:end])
            for name, first, end in spans
        }
        return SimpleNamespace(**plain)

    return read


CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


@cache
def readers(dtype: np.dtype[Any]) -> dict[str, Reader]:
    fields: Any = dtype.fields or {}
    return {name: reader(field, offset) for name, (field, offset, *_) in fields.items()}


def reader(field: np.dtype[Any], offset: int) -> Reader:
    unpack = unpack_field(field)
    if unpack is None:
        number = Struct(field.char)
        return lambda data: number.unpack_from(data, offset)[0]
    if field.base.names is not None and len(field.shape) == 1:
        return rows_reader(field, offset)
    count = prod(field.shape)
    if field.base.names is None and len(field.shape) == 1:
        numbers = Struct(f"{count}{field.base.char}")
        return lambda data: list(numbers.unpack_from(data, offset))

    def read(data: bytes) -> Any:
        found = np.frombuffer(data, field.base, count, offset)
        return unpack(found.reshape(field.shape) if field.shape else found[0])

    return read


def rows_reader(field: np.dtype[Any], offset: int) -> Reader:
    count, size, row = field.shape[0], field.base.itemsize, row_reader(field.base)
    if count > FEW:
        return lambda data: PlainRows(data, offset, count, field.base)
    places = range(offset, offset + count * size, size)
    return lambda data: [row(data, start) for start in places]


@cache
def unpacker(dtype: np.dtype[Any]) -> Callable[[tuple[Any, ...]], SimpleNamespace]:
    names = dtype.names or ()
    fields = [unpack_field(dtype[name]) for name in names]

    def unpack(values: tuple[Any, ...]) -> SimpleNamespace:
        plain = map(lambda read, value: read(value) if read else value, fields, values)
        return SimpleNamespace(**dict(zip(names, plain, strict=True)))

    return unpack


@cache
def unpack_field(field: np.dtype[Any]) -> Callable[[Any], Any] | None:
    """How to make a field's value plain; nothing to do for a number."""
    if field.base.names is None:
        return np.ndarray.tolist if field.shape else None
    each = unpacker(field.base)
    if field.shape:
        return lambda value: [each(one) for one in value.tolist()]
    return lambda value: each(value if isinstance(value, tuple) else value.item())


MOST_PLAYERS = 6
LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in range(1 << MOST_PLAYERS)], np.int8)


@compiled
def lowest(mask: int) -> int:
    """The lowest seat in a mask of seats; -1 in an empty one."""
    return LOWEST[mask]


@compiled
def listed(out: Numbers, found: int, action: int, wanted: bool) -> int:
    """Put an action on a list of so many, if it is wanted; how many there are then.

    It is written down either way: that leaves the processor no branch to mispredict.
    """
    out[found] = action
    return found + int(wanted)


@compiled
def after(state: GameState, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0

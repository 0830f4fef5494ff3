"""A whole game in one record of small integers: what every game's record begins with."""

from collections.abc import Callable
from functools import cache
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import EVENT
from regalia.engine.random import GENERATOR

Field = tuple[str, Any] | tuple[str, Any, Any]


def record(fields: list[Field]) -> np.dtype[Any]:
    """A record whose fields are read and written as attributes, compiled and plain."""
    return np.dtype((np.record, fields))


def state_record(fields: list[Field], events: int) -> np.dtype[Any]:
    """A game's state: its own fields after the generator, the players and the last events."""
    common: list[Field] = [
        ("rng", GENERATOR),
        ("events", EVENT, events),
        ("happened", np.int16),
        ("players", np.int8),
        ("first", np.int8),
    ]
    return record(common + fields)


def pool_of(dtype: np.dtype[Any], size: int) -> Array:
    """Room for `size` states, all bytes zero; `np.zeros` looks at every field of a record."""
    return np.frombuffer(bytearray(size * dtype.itemsize), dtype)


def snapshot(state: Record | Array) -> Any:
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


@cache
def readers(dtype: np.dtype[Any]) -> dict[str, Reader]:
    fields: Any = dtype.fields or {}
    return {name: reader(field, offset) for name, (field, offset, *_) in fields.items()}


def reader(field: np.dtype[Any], offset: int) -> Reader:
    unpack = unpack_field(field)
    if unpack is None:
        number = Struct(field.char)
        return lambda data: number.unpack_from(data, offset)[0]
    count = prod(field.shape)
    if field.base.names is None and len(field.shape) == 1:
        numbers = Struct(f"{count}{field.base.char}")
        return lambda data: list(numbers.unpack_from(data, offset))

    def read(data: bytes) -> Any:
        found = np.frombuffer(data, field.base, count, offset)
        return unpack(found.reshape(field.shape) if field.shape else found[0])

    return read


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
def after(state: Record, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0

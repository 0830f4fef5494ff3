"""The decorators that turn plain rule functions into machine code.

Compiled functions work on `np.record` states. They check neither bounds nor overflow (run the
tests with `NUMBA_BOUNDSCHECK=1` for that), release the GIL, and divide like NumPy. Set
`NUMBA_DISABLE_JIT=1` to run the very same functions as plain Python.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba
import numpy.typing as npt
from numba.core import types

from regalia.engine.machine_code import NUMBA, OURS, introduce_locator

P = ParamSpec("P")
R = TypeVar("R")

Array = npt.NDArray[Any]

TINY, SMALL = 60, 300
"""Bytes of bytecode."""

introduce_locator()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile on first use and keep the result on disk.

    Short functions are copied into their callers, a third faster: tiny ones before the compiler
    looks at the caller, so that most are never compiled by themselves, small ones by the optimiser.
    """
    size = len(function.__code__.co_code)
    early = "always" if size < TINY else "never"
    return decorated(function, inline=early, forceinline=size < SMALL)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A part of a loop that stands by itself to be read: it is compiled as a part of its callers.

    What calls the rules would else be compiled, with all the rules in it, at every step of the way.
    """
    return decorated(function, inline="always")


def decorated(function: Callable[P, R], **how: Any) -> Callable[P, R]:
    if "@" in function.__module__:  # a specialised copy of a template: keep the copies apart
        function.__qualname__ = f"{function.__module__.rpartition('@')[2]}.{function.__qualname__}"
    setattr(function, OURS, True)
    dispatcher = numba.njit(cache=True, nogil=True, error_model="numpy", **how)(function)
    if not NUMBA.DISABLE_JIT:
        widen_integers(dispatcher)
    return dispatcher


def plainly(function: Callable[P, R]) -> Callable[P, R]:
    """The same rule in plain Python, to ask it about a snapshot; it must call no other rule."""
    return getattr(function, "py_func", function)


def widen_integers(dispatcher: Any) -> None:
    """Hand every integer from one compiled function to another as 64 bits.

    Otherwise Numba compiles a function again for each mixture of int8, int16 and enum members
    it is called with: four times as long to compile, and no faster.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        whole = (types.Integer, types.IntEnumMember)
        return resolve(tuple(types.int64 if isinstance(t, whole) else t for t in args), kws)

    dispatcher.get_call_template = get_call_template

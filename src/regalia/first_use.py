"""Says, to who uses the library, that the rules are being compiled: that takes a while, once.

REGALIA_QUIET=1 keeps it silent. Our own programs say it in their own way.
"""

import os
import sys
import time
from functools import cache
from typing import Any

from numba.core import event

from regalia.words import language_of_environment, words

OURS = "regalia."


class Announcer(event.Listener):
    """Counts the functions as they are compiled, those within others too."""

    def __init__(self) -> None:
        self.functions, self.depth, self.began = 0, 0, 0.0
        self.say = words(language_of_environment())

    def on_start(self, event: Any) -> None:
        if is_ours(event):
            if self.functions == 0:
                self.began = time.monotonic()
                self.show(self.say("compiling-begins"))
            self.depth += 1

    def on_end(self, event: Any) -> None:
        if is_ours(event):
            self.depth -= 1
            self.functions += 1
            seconds = round(time.monotonic() - self.began)
            progress = self.say("compiling-progress", functions=self.functions, seconds=seconds)
            if sys.stderr.isatty():
                self.show("\r" + progress, end="" if self.depth else "\n")
            elif self.functions % 50 == 0:
                self.show(progress)

    def show(self, text: str, end: str = "\n") -> None:
        print(text, end=end, file=sys.stderr, flush=True)  # noqa: T201


def is_ours(event: Any) -> bool:
    function = getattr(event.data.get("dispatcher"), "py_func", None)
    return str(getattr(function, "__module__", "")).startswith(OURS)


@cache
def announce() -> None:
    """From now on, once in a process."""
    if not os.environ.get("REGALIA_QUIET"):
        listen: Any = event.register
        listen("numba:compile", Announcer())

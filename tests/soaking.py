"""Tests that are small as a rule and large in `make soak`: how large, how far, what was seen."""

import os
import sys


def size(name: str, usual: int) -> int:
    """`python -m bench.soak` asks for more than is usual."""
    return int(os.environ.get(f"REGALIA_{name}", usual))


def progress(what: str, done: int, total: int) -> None:
    sys.stderr.write(f"\r{what}: {done} of {total} ")
    sys.stderr.flush()


def figures(text: str) -> None:
    """One line for the books."""
    sys.stderr.write("\r")
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()

"""TOML that people write: read it, or say where it is broken and how, in words of our own."""

import re
import tomllib
from typing import Any

from regalia.engine.message import Message

PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
SLIPS = {
    "Cannot": "twice",
    "Duplicate": "twice",
    "Unclosed": "bracket",
    "Expected ']": "bracket",
    "Expected '='": "equals",
    "Unterminated": "quotes",
    "Illegal": "quotes",
    "Invalid value": "value",
}
"""What is wrong, by how the complaint of Python's reader begins."""


class Slip(Exception):
    """Where it is broken; at the end of the text if the reader names no line."""

    def __init__(self, line: int, column: int, kind: str) -> None:
        self.line, self.column = line, column
        self.reason = Message(f"reason-toml-{kind}")


def read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise slip_of(text, str(error)) from error
    except RecursionError as error:
        raise Slip(1, 1, "nested") from error


def slip_of(text: str, said: str) -> Slip:
    found = PLACE.search(said)
    end = text.count("\n") + 1, len(text.rpartition("\n")[2]) + 1
    line, column = map(int, found.groups()) if found else end
    kind = next((kind for start, kind in SLIPS.items() if said.startswith(start)), "other")
    return Slip(line, column, kind)

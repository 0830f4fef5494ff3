"""What the table in the browser lets people hear is named by kinds of event: they have to exist."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from regalia import games

FOLDERS = Path(__file__).parents[1] / "web" / "src" / "games"
SOUNDS = re.compile(r"^  sounds: \{\n(.*?)^  \},", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_sounds_is_a_kind_of_event(name: str) -> None:
    found = SOUNDS.search((FOLDERS / name / "index.ts").read_text("utf-8"))
    assert found
    sounding = re.findall(r"(\w+): ", found[1])
    happenings = import_module(f"regalia.games.{name.replace('-', '_')}.state").Happening

    assert sounding
    assert set(sounding) <= {each.name.lower() for each in happenings}

"""Games recorded once still lead to the result they led to then."""

from pathlib import Path

import pytest

from conformance import CASES
from regalia import games
from regalia.engine.transcript import read, verify

RECORDED = sorted((Path(__file__).parent / "transcripts").glob("*.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    transcript = read(path.read_bytes())

    match = verify(games.load(transcript.game), transcript)

    assert match.over


def test_every_variant_has_a_recorded_game() -> None:
    assert {path.stem for path in RECORDED} == {f"{n}-{p}-{v}" for n, p, v in CASES}

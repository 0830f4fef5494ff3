"""Transcripts: what is refused, and that nothing ever escapes as a crash."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.engine.errors import BadInput, BadTranscript, Complaint
from regalia.engine.match import Match
from regalia.engine.transcript import (
    Seat,
    Transcript,
    commit,
    read,
    record,
    sealed,
    verify,
    write,
)

MAJESTY = games.load("majesty")
FORMER = Path(__file__).parent / "transcript-format-1.json"
"""As the program wrote it that counted the starting seat from 1: the second starts."""
SALT = bytes(range(32))


def finished() -> Transcript:
    match, chance = Match(MAJESTY, 2, 17), random.Random(17)
    while not match.over:
        seat = match.acting[0]
        match.play(seat, chance.choice(match.moves(seat)))
    return record(match, [Seat("Ann"), Seat("Bob", "greedy 1")], SALT)


GOOD = finished()
DATA = write(GOOD)


def rewritten(**changes: Any) -> bytes:
    """The good transcript with fields changed and sealed again, as a forger would."""
    content = json.loads(DATA)
    content.update(changes)
    return write(sealed(msgspec.convert(content, Transcript)))


def complaint(data: bytes) -> str:
    with pytest.raises(Complaint) as caught:
        transcript = read(data)
        verify(games.load(transcript.game), transcript)
    return caught.value.message.id


def test_a_good_transcript_verifies() -> None:
    match = verify(MAJESTY, read(DATA))

    assert match.over
    assert read(DATA) == GOOD


def test_a_file_of_the_format_before_is_read_with_its_seats_counted_from_0() -> None:
    transcript = read(FORMER.read_bytes())

    match = verify(MAJESTY, transcript)

    assert '"first":2' in FORMER.read_text("utf-8")
    assert (transcript.options["first"], match.state.first, match.played[0][0]) == (1, 1, 1)
    assert read(write(transcript)) == transcript


def test_lots_were_0_in_the_format_before() -> None:
    former = {**json.loads(DATA), "regalia": 1, "options": {**GOOD.options, "first": 0}}
    data = write(sealed(msgspec.convert(former, Transcript)))

    assert GOOD.options["first"] is None
    assert read(data) == GOOD


def test_a_file_of_the_format_before_that_was_altered_is_refused() -> None:
    altered = FORMER.read_bytes().replace(b'"first":2', b'"first":1')

    assert complaint(altered) == "transcript-altered"


def test_the_commitment_is_sha_256_of_seed_and_salt() -> None:
    assert GOOD.commitment == commit(bytes.fromhex(GOOD.seed or ""), SALT)


def test_a_running_game_is_recorded_without_a_result() -> None:
    match = Match(MAJESTY, 3, 5)
    match.play(match.acting[0], match.moves(match.acting[0])[0])
    written = record(match, [Seat("x")] * 3, SALT)

    assert written.result is None
    assert len(verify(MAJESTY, read(write(written))).played) == 1


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"", "transcript-cut-short"),
        (DATA[: len(DATA) // 2], "transcript-cut-short"),
        (DATA[:-3], "transcript-cut-short"),
        (b"not json", "transcript-not-json"),
        (b"\xff\xfe\x00", "transcript-not-json"),
        (b"[" * 100_000, "transcript-not-json"),
        (b"[1, 2]", "transcript-not-ours"),
        (b'{"pgn": 1}', "transcript-not-ours"),
        (b'{"regalia": 3}', "transcript-format"),
        (b'{"regalia": "one"}', "transcript-format"),
        (b'{"regalia": 1}', "transcript-malformed"),
        (b'{"regalia": 2}', "transcript-malformed"),
        (b" " * 9_000_000, "transcript-too-large"),
        (DATA.replace(b"Ann", b"Eve"), "transcript-altered"),
        (DATA.replace(b'"take":0', b'"take":1', 1), "transcript-altered"),
    ],
)
def test_what_is_not_a_transcript_is_refused(data: bytes, id: str) -> None:
    assert complaint(data) == id


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"rules": 99}, "transcript-rules"),
        ({"seed": None}, "transcript-sealed"),
        ({"seed": "00"}, "transcript-seed"),
        ({"salt": "zz" * 32}, "transcript-seed"),
        ({"seed": "11" * 32}, "transcript-commitment"),
        ({"options": {"sides": "Q"}}, "majesty-option-sides"),
        ({"options": {"colour": 1}}, "option-unknown"),
        ({"options": {"first": "many"}}, "option-type"),
        ({"options": {"first": 6}}, "option-first"),
        ({"seats": [{"name": "alone"}]}, "players-count"),
        ({"moves": [{"seat": 9, "move": {"take": 0}}]}, "transcript-illegal"),
        ({"moves": [{"seat": 0, "move": {"castle": "long"}}]}, "transcript-illegal"),
        ({"result": None}, "transcript-result"),
        ({"result": {"points": [1, 2], "places": [2, 1]}}, "transcript-result"),
    ],
)
def test_a_forged_transcript_is_refused(changes: dict[str, Any], id: str) -> None:
    assert complaint(rewritten(**changes)) == id


def test_moves_after_the_end_are_refused() -> None:
    moves = json.loads(DATA)["moves"]

    assert complaint(rewritten(moves=[*moves, moves[-1]])) == "transcript-illegal"


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=400))
def test_garbage_never_crashes(data: bytes) -> None:
    with pytest.raises(Complaint):
        read(data)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_byte_changed_is_noticed(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(DATA) - 1))
    byte = data.draw(st.integers(0, 255))
    changed = DATA[:at] + bytes([byte]) + DATA[at + 1 :]
    try:
        transcript = read(changed)
        match = verify(games.load(transcript.game), transcript)
    except (BadTranscript, BadInput):
        return
    assert transcript == GOOD, "only white space may differ"
    assert match.over


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
MOVES = st.dictionaries(
    st.sampled_from(["take", "as", "heal", "sell", "buy", "x"]), JSON, max_size=3
)


@settings(max_examples=300, deadline=None)
@given(MOVES, st.integers(0, 1))
def test_any_move_is_played_or_refused_with_a_reason(move: dict[str, Any], seat: int) -> None:
    match = Match(MAJESTY, 2, 1)
    before = match.state.tobytes()

    refusal = match.refuse(seat, move)

    assert match.state.tobytes() == before
    if refusal is None:
        match.play(seat, move)
    else:
        assert refusal.id.startswith("majesty-refuse-")

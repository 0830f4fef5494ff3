"""The record of a game as a file: JSON that a person can read and a program can verify.

Before the first move a table shows the commitment, SHA-256 of seed and salt; after the last it
reveals both. Whoever kept the commitment can check that the cards were not changed on the way.
The checksum guards against accidents: a file cut short, a digit gone wrong.
"""

import hashlib
import secrets
from typing import Any, NoReturn

import msgspec

from regalia.engine.errors import BadInput, BadTranscript, IllegalMove, bad_input
from regalia.engine.game import Game, Move, count_from_0, misfit, read_options
from regalia.engine.match import SEED_BYTES, Match
from regalia.engine.message import Message

FORMAT = 2
FORMER = 1
"""Its options counted the starting seat from 1."""
LARGEST = 8 * 1024 * 1024


class Seat(msgspec.Struct, frozen=True):
    name: str
    bot: str = ""
    """Which bot sits here; empty for a person."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    move: Move
    at: str = ""
    """When it was made (UTC, ISO 8601), where anybody noted it."""


class Result(msgspec.Struct, frozen=True):
    points: list[int]
    places: list[int]


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    regalia: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seat]
    commitment: str
    moves: list[Entry]
    seed: str | None = None
    salt: str | None = None
    result: Result | None = None
    checksum: str = ""


def commit(seed: bytes, salt: bytes) -> str:
    """What a table shows before the first move."""
    return hashlib.sha256(seed + salt).hexdigest()


def fresh_salt() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def record(
    match: Match, seats: list[Seat], salt: bytes, times: list[str] | None = None
) -> Transcript:
    """The transcript of a match as it stands, seed included: for its owner, or once it is over."""
    if match.arranged:
        raise bad_input("match-arranged")
    times = times or [""] * len(match.played)
    points, places = match.standing()
    return sealed(
        Transcript(
            regalia=FORMAT,
            game=match.game.name,
            rules=match.game.version,
            options=msgspec.to_builtins(match.options),
            seats=seats,
            commitment=commit(match.seed, salt),
            moves=[
                Entry(seat, move, at) for (seat, move), at in zip(match.played, times, strict=True)
            ],
            seed=match.seed.hex(),
            salt=salt.hex(),
            result=Result(points, places) if match.over else None,
        )
    )


def checksum(transcript: Transcript) -> str:
    bare = msgspec.structs.replace(transcript, checksum="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def sealed(transcript: Transcript) -> Transcript:
    return msgspec.structs.replace(transcript, checksum=checksum(transcript))


def write(transcript: Transcript) -> bytes:
    """JSON with a line for each field and each move."""
    lines = []
    for name in transcript.__struct_fields__:
        value = getattr(transcript, name)
        if name == "moves":
            entries = b",\n".join(b"  " + msgspec.json.encode(entry) for entry in value)
            lines.append(b' "moves": [\n' + entries + b"\n ]")
        else:
            lines.append(f' "{name}": '.encode() + msgspec.json.encode(value))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def refuse(why: str, **args: Any) -> NoReturn:
    raise BadTranscript(Message(f"transcript-{why}", args))


def read(data: bytes) -> Transcript:
    """A transcript from the bytes of a file; complains of everything that is not one."""
    if len(data) > LARGEST:
        refuse("too-large", most=LARGEST // 1024 // 1024)
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        refuse("cut-short" if "truncated" in str(error) else "not-json")
    if not isinstance(content, dict) or "regalia" not in content:
        refuse("not-ours")
    if content["regalia"] not in (FORMER, FORMAT):
        refuse("format", format=str(content["regalia"])[:20], known=FORMAT)
    try:
        transcript = msgspec.convert(content, Transcript)
    except msgspec.ValidationError:
        refuse("malformed", field=misfit(content, Transcript))
    if checksum(transcript) != transcript.checksum:
        refuse("altered")
    return upgraded(transcript) if transcript.regalia == FORMER else transcript


def upgraded(transcript: Transcript) -> Transcript:
    options = count_from_0(transcript.options)
    return sealed(msgspec.structs.replace(transcript, regalia=FORMAT, options=options))


def restore(game: Game, transcript: Transcript, upto: int | None = None) -> Match:
    """The match of a transcript after `upto` moves (all of them if not said)."""
    if transcript.rules != game.version:
        refuse("rules", game=game.name, version=transcript.rules, known=game.version)
    if transcript.seed is None or transcript.salt is None:
        refuse("sealed")
    seed, salt = secret_bytes(transcript.seed), secret_bytes(transcript.salt)
    if commit(seed, salt) != transcript.commitment:
        refuse("commitment")
    players = len(transcript.seats)
    try:
        game.check_players(players)
        options = read_options(game, transcript.options, players)
    except BadInput as error:
        raise BadTranscript(error.message) from error
    match = Match(game, players, seed, options)
    for number, entry in enumerate(transcript.moves[:upto], 1):
        try:
            match.play(entry.seat, entry.move)
        except (IllegalMove, BadInput) as illegal:
            refuse("illegal", number=number, reason=illegal.message)
    return match


def secret_bytes(text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES:
        refuse("seed")
    return secret


def verify(game: Game, transcript: Transcript) -> Match:
    """Replay a transcript and compare its result; the match it leads to."""
    match = restore(game, transcript)
    points, places = match.standing()
    said = Result(points, places) if match.over else None
    if transcript.result != said:
        refuse("result")
    return match

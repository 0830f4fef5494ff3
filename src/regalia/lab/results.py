"""The result file of an arena: a line about the contest, then one for each game played."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from regalia.bots import VERSION
from regalia.engine.errors import BadInput, bad_input
from regalia.lab.arena import Contest, Outcome
from regalia.reasons import of_system

FORMAT = "regalia-arena-1"


class Heading(msgspec.Struct, frozen=True):
    """What all games of a file have in common."""

    format: str
    game: str
    rules: int
    bots_version: int
    bots: list[str]
    players: int
    options: dict[str, Any]
    seed: int
    iterations: int
    seconds: float


def heading_of(contest: Contest) -> Heading:
    budget = contest.budget
    return Heading(
        format=FORMAT,
        game=contest.game.name,
        rules=contest.game.version,
        bots_version=VERSION,
        bots=list(contest.bots),
        players=contest.players,
        options=msgspec.to_builtins(contest.options),
        seed=contest.seed,
        iterations=budget.iterations if budget else 0,
        seconds=budget.seconds if budget else 0.0,
    )


class ResultFile:
    """Games are added as they end, so an interrupted run loses none; it can be taken up again."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.heading = path, heading_of(contest)
        self.played: list[Outcome] = []

    def __enter__(self) -> Self:
        try:
            self.played = list(self.read()) if self.path.exists() else []
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
        except OSError as error:
            raise self.unwritable(error) from error
        if self._file.tell() == 0:
            self._write(self.heading)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self._file.close()

    def add(self, played: Outcome) -> None:
        self.played.append(played)
        self._write(played)

    def _write(self, line: msgspec.Struct) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise self.unwritable(error) from error

    def unwritable(self, error: OSError) -> BadInput:
        return bad_input("cli-error-write", file=str(self.path), reason=of_system(error))

    def read(self) -> Iterator[Outcome]:
        """The games recorded so far; a last line cut short by a crash is dropped for good."""
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            self.path.write_bytes(whole)
        lines = whole.splitlines()
        if not lines:
            return
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
            games = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise bad_input("arena-file-unreadable", file=str(self.path)) from error
        if heading != self.heading:
            raise bad_input("arena-file-other", file=str(self.path))
        yield from games

    def missing(self, games: int) -> list[int]:
        """The numbers of the games still to be played."""
        known = {played.number for played in self.played}
        return [number for number in range(games) if number not in known]

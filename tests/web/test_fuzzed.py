"""Requests without end from people who are kept alive: whatever they ask is no error of ours."""

import asyncio
import logging
from pathlib import Path

import pytest
from fuzzing import OPERATIONS, Fuzzer

from regalia.web.app import Server
from regalia.web.settings import Settings
from soaking import figures, progress, size

pytestmark = pytest.mark.anyio

REQUESTS, SEED = size("FUZZED", 500), size("FUZZ_SEED", 1)
"""Some hundreds in the usual tests, many in `make soak`."""
HANDS = 4
"""So many requests are under way at once."""


async def ask_on(fuzzer: Fuzzer) -> None:
    while fuzzer.asked < REQUESTS:
        progress("requests", fuzzer.asked, REQUESTS)
        await fuzzer.one_thing()


async def test_no_request_is_answered_by_an_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/r.db", requests_per_second=0, bot_threads=1)
    server = Server(settings)
    fuzzer = Fuzzer(server, SEED)
    async with server.live(server.litestar):
        await asyncio.gather(*(ask_on(fuzzer) for _ in range(HANDS)))

    assert fuzzer.wrong == []
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []
    assert fuzzer.count() > fuzzer.asked / 3
    assert fuzzer.count("move") > 0
    figures(told(fuzzer))


def told(fuzzer: Fuzzer) -> str:
    reached = sum(fuzzer.count(operation.name) > 0 for operation in OPERATIONS)
    return (
        f"{fuzzer.asked} requests (seed {SEED}), {fuzzer.count()} done, "
        f"{fuzzer.count(least=400, end=500)} refused, {fuzzer.count(least=500, end=600)} errors; "
        f"{fuzzer.count('move')} moves; {reached} of {len(OPERATIONS)} operations done"
    )

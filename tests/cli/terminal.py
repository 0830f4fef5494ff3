"""What tests of the command line share: commands run in this process, and in a terminal."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from regalia import cli


def run(*args: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    code = 0
    try:
        cli.main(args)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def play_in_process(*args: str, typed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "REGALIA_DATA_DIR": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "regalia", "play", *args],
        input=typed, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


def hear_interrupts() -> None:
    """Tests that run in the background of a shell inherit its deafness to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_until(terminal: int, mark: bytes, seconds: float = 120) -> bytes:
    seen, end = b"", time.monotonic() + seconds
    while mark not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            try:
                seen += os.read(terminal, 4096)
            except OSError:  # the other side has gone
                break
    return seen

"""Where there is no `fcntl` and no uvloop, as on Windows, and no PostgreSQL driver."""

import subprocess
import sys
from pathlib import Path

import pytest

from databases import free_port
from regalia.table.database import DRIVER
from regalia.words import words

HIDDEN = """
import subprocess, sys, types  # the library itself looks for msvcrt

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("fcntl", "uvloop", "psycopg"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in ("fcntl", "uvloop", "psycopg"):
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Hidden())
locked = set()

def locking(handle, mode, count):
    \"\"\"As Windows has it, for one process.\"\"\"
    import os
    file = os.fstat(handle).st_ino
    if file in locked:
        raise OSError("taken")
    locked.add(file)

sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)
"""

SERVED = """
import threading, time, urllib.request
from regalia.table.database import Lock, connect
from regalia.engine.errors import BadInput
from regalia.table import warming
from regalia.web.running import prepare
from regalia.web.settings import Settings

warming.Warmth.begin = lambda self: None  # nothing is compiled here
database, port = sys.argv[1], int(sys.argv[2])
running = prepare(Settings(database=database), "127.0.0.1", port)
thread = threading.Thread(target=running.run, daemon=True)
thread.start()
while not running.started:
    time.sleep(0.02)
print(urllib.request.urlopen(f"http://127.0.0.1:{port}/health").status)
try:
    Lock(connect(database))
except BadInput:
    print("taken")
running.should_exit = True
thread.join(20)
assert not {"uvloop", "fcntl", "psycopg"} & set(sys.modules)
"""

ASKED = """
from regalia.cli import main
sys.argv = ["regalia", "--lang", sys.argv[1], "serve", "--database", "postgresql://localhost/none"]
main()
"""


def run(program: str, *args: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", HIDDEN + program, *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_server_runs_and_keeps_its_file_to_itself(tmp_path: Path) -> None:
    ran = run(SERVED, f"sqlite:///{tmp_path}/r.db", str(free_port()))

    assert (ran.returncode, ran.stdout.split()) == (0, ["200", "taken"]), ran.stderr


def test_everything_can_be_imported() -> None:
    ran = run("import regalia.cli.serve, regalia.web.app, regalia.table.bus\nprint('all')")

    assert ran.stdout == "all\n", ran.stderr


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_asks_for_postgresql_is_told_how_to_get_its_driver(language: str) -> None:
    ran = run(ASKED, language)

    said = words(language)("table-database-driver", command=DRIVER)
    assert ran.returncode in (1, 2)
    assert said in " ".join(ran.stderr.split()), ran.stderr

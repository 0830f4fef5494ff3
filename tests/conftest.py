"""Databases for tests: SQLite in a temporary folder, and a PostgreSQL server that we start."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from databases import HOW, Server, postgresql, programs
from regalia.table import warming


@pytest.fixture(scope="session", autouse=True)
def compilers_are_waited_for() -> Iterator[None]:
    """An interpreter that ends while a server's thread compiles is torn down under it."""
    yield
    for thread in threading.enumerate():
        if thread.name == warming.THREAD:
            thread.join()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    if programs() is None:
        pytest.skip(HOW)
    with postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/regalia.db"
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"

"""A hall beside the server's: it serves nobody, and leaves the schema to who does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa

from regalia.engine.errors import bad_input
from regalia.table.database import complaining, connect, file_of, read_address
from regalia.table.hall import Hall
from regalia.table.schema import secret_of_current
from regalia.table.store import Store, Work
from regalia.table.timing import WallClock

T = TypeVar("T")


def reach(url: str) -> sa.Engine:
    """An engine for a database that is there and has this program's version."""
    file = file_of(read_address(url))
    if file and not file.is_file():
        raise bad_input("table-no-database")
    engine = connect(url)
    with complaining(engine):
        secret_of_current(engine.execution_options(writes=True))
    return engine


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[Hall]:
    reach(url).dispose()
    hall = Hall(Store(url, beside=True), WallClock(), bot_threads=1)
    try:
        yield hall
    finally:
        await hall.close()


async def write_and_tell(hall: Hall, work: Work[T], **word: Any) -> T:
    """A change, and word of it to the servers, in one transaction."""

    def both(connection: sa.Connection) -> T:
        made = work(connection)
        hall.bus.notify(connection, hall.bus.word(**word))
        return made

    return await hall.store.write(both)

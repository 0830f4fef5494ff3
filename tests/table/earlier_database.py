"""A database as an earlier program has written it."""

import json
from itertools import chain
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from regalia.table import schema
from regalia.table.database import connect

FOLDER = Path(__file__).parent
VERSIONS = range(1, 1 + len(list(FOLDER.glob("database-version-*.json"))))
"""Of each all rows of a small database, as the program of that version wrote them."""


def earlier(url: str, version: int = 2) -> dict[str, list[dict[str, Any]]]:
    """Make the database anew as it was; its rows."""
    recorded = FOLDER / f"database-version-{version}.json"
    rows: dict[str, list[dict[str, Any]]] = json.loads(recorded.read_text("utf-8"))
    engine = connect(url).execution_options(writes=True)
    clustered = "WITHOUT ROWID" if engine.dialect.name == "sqlite" else ""
    with engine.begin() as connection:
        for statement in chain.from_iterable(schema.MIGRATIONS[:version]):
            connection.exec_driver_sql(statement.format(clustered=clustered))
        for name, found in rows.items():
            if found:
                connection.execute(sa.insert(schema.metadata.tables[name]), found)
    engine.dispose()
    return rows

"""A database as an earlier program has written it."""

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from regalia.table import schema
from regalia.table.database import connect

RECORDED = Path(__file__).parent / "database-version-2.json"
"""All rows of a database of that version, as its program wrote them."""


def earlier(url: str) -> dict[str, list[dict[str, Any]]]:
    """Make the database anew as it was; its rows."""
    rows: dict[str, list[dict[str, Any]]] = json.loads(RECORDED.read_text("utf-8"))
    engine = connect(url).execution_options(writes=True)
    with engine.begin() as connection:
        for statement in (statement for step in schema.MIGRATIONS[:2] for statement in step):
            connection.exec_driver_sql(statement.format(clustered=""))
        for name, found in rows.items():
            if found:
                connection.execute(sa.insert(schema.metadata.tables[name]), found)
    engine.dispose()
    return rows

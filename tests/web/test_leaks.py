"""Seeds, sessions, tokens and passwords are in no answer, log, figure or error."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import sqlalchemy as sa
from serving import Player, begun, move, new_table, serving

from regalia.table.database import connect
from regalia.table.entries import Opened, read_body
from regalia.table.schema import entries, settings
from regalia.web.logs import JsonLines

PASSWORD = "correct horse battery"


class Listener(Player):
    """Somebody who keeps every answer."""

    def __init__(self, address: str, name: str) -> None:
        self.answers: list[str] = []
        super().__init__(address, name)
        self.http.event_hooks["response"] = [self.keep]

    def keep(self, response: httpx.Response) -> None:
        """A stream has no end to wait for: its events are kept by who reads it."""
        if not response.headers["content-type"].startswith("text/event-stream"):
            self.answers.append(f"{response.read().decode()} {response.headers}")


@contextmanager
def listening_to_logs() -> Iterator[io.StringIO]:
    """All that is logged, of every level, as the server writes it; not what its readers log."""
    text, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(text), root.level
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield text
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def secrets_of_tables(database: str) -> list[str]:
    """The seeds and salts of all tables, and what the server signs with."""
    engine = connect(database)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entries.c.body).where(entries.c.kind == "opened"))
        bodies = [read_body(row.body) for row in rows]
        found = [connection.execute(sa.select(settings.c.value)).scalars().all()]
    engine.dispose()
    opened = [body for body in bodies if isinstance(body, Opened)]
    signed = [value for value in found[0] if len(value) > 20]
    return [secret for body in opened for secret in (body.seed, body.salt)] + signed


def ask_for_trouble(player: Player, table: str) -> None:
    """All kinds of refusals."""
    path = f"/tables/{table}"
    for body in ({"number": 1, "move": {"take": 99}}, {"number": 99, "move": {}}, {"x": PASSWORD}):
        assert player.send("POST", f"{path}/moves", body).status_code in (400, 409)
    player.send("POST", "/login", {"login": "ann", "password": PASSWORD + "!"})
    player.send("GET", f"{path}/past/1?seat=1")
    player.send("GET", f"{path}/transcript")
    player.send("GET", f"{path}/log")
    player.send("GET", f"{path}/invitations")
    player.send("GET", "/tables/none")


def spoil(database: str, table: str) -> None:
    """An entry that cannot be read, with the seed in it: an error of our own."""
    engine = connect(database).execution_options(writes=True)
    with engine.begin() as connection:
        body = connection.execute(
            sa.select(entries.c.body).where(entries.c.table_id == table, entries.c.n == 1)
        ).scalar_one()
        connection.execute(
            sa.update(entries)
            .where(entries.c.table_id == table, entries.c.n == 1)
            .values(body=body.replace('"seats":[', '"seats":["', 1))
        )
    engine.dispose()


def test_no_secret_is_sent_logged_counted_or_told_in_errors(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with listening_to_logs() as logged, serving(database) as address:
        with Listener(address, "Ann") as ann, Listener(address, "Bob") as bob:
            cookies = [player.http.cookies["regalia"] for player in (ann, bob)]
            ann.post("/me/account", {"login": "ann", "password": PASSWORD})
            token = ann.post("/me/tokens", {"label": "my bot"})["secret"]
            del ann.answers[-1]  # the one time it is shown
            table = begun(ann, bob, options={"first": 0})
            kept = new_table(ann, public=False, seats=[{"kind": "open"}, {"kind": "reserved"}])
            codes = ann.get(f"/tables/{kept}/invitations")
            move(ann, table)
            for player in (ann, bob):
                ask_for_trouble(player, table)
                player.answers.append(str(next(player.events(table))))
            figures = httpx.get(f"{address}/metrics").text
            said = [*ann.answers, *bob.answers, figures]

        assert 'route="/api/v1/tables/{table}/moves"' in figures
        for secret in [*secrets_of_tables(database), *cookies, token, PASSWORD]:
            assert not any(secret in text for text in [*said, logged.getvalue()]), secret
        for code in [codes["table"], *codes["seats"].values()]:
            assert not any(code in text for text in [*bob.answers, figures, logged.getvalue()])


def test_an_error_of_ours_is_logged_and_told_without_its_values(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/r.db"
    with serving(database) as address, Player(address, "Ann") as ann, Player(address, "B") as bob:
        table = begun(ann, bob)
        cookie = ann.http.cookies["regalia"]
    secrets = secrets_of_tables(database)
    spoil(database, table)

    with listening_to_logs() as logged, serving(database) as address:
        answer = httpx.get(
            f"{address}/api/v1/tables/{table}", headers={"Cookie": f"regalia={cookie}"}
        )

    assert answer.status_code == 500
    assert answer.json()["type"] == "/api/docs#internal"
    assert "entries.py" in logged.getvalue()
    for secret in [*secrets, cookie]:
        assert secret not in answer.text
        assert secret not in logged.getvalue()

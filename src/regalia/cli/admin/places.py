"""`tables`, `close` and `prune`."""

import click

from regalia.cli.admin.asking import admin, agree, beside, following, mark, show, tell, when
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.talk import Console
from regalia.engine.errors import bad_input
from regalia.table import upkeep
from regalia.table.hall import Hall
from regalia.table.people import Person

NOT_OVER = ("open", "running")
EVERY = (*NOT_OVER, "finished", "closed")
DAY = 86_400.0


def tables(console: Console) -> HelpfulCommand:
    words = console.words

    def run(every: bool, database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> list[upkeep.TableCard]:
            return await hall.store.read(upkeep.list_tables(EVERY if every else NOT_OVER))

        cards = beside(database, work)
        columns = ("table", "game", "status", "public", "used", "people")
        rows = (
            (card.id, words(f"{card.game}-title"), words(f"admin-status-{card.status}"),
             mark(console, card.public), when(console, card.used_at), ", ".join(card.people))
            for card in cards
        )  # fmt: skip
        show(console, as_json, cards, "admin-tables-title", columns, rows)

    every = option(words, "--all", "every", help="admin-tables-all", is_flag=True)
    return admin(console, "tables", run, every)


def close(console: Console) -> HelpfulCommand:
    def run(table: str, database: str, as_json: bool, yes: bool) -> None:
        async def work(hall: Hall) -> None:
            row = await hall.store.read(upkeep.find_table(table))
            title = console.words(f"{row.game}-title")
            agree(console, yes, "admin-close-agree", table=table, game=title)
            await upkeep.close_table(hall, table)
            tell(console, as_json, {"closed": table}, "admin-close-done", table=table)

        beside(database, work)

    return admin(console, "close", run, argument("TABLE"), asks=True)


def prune(console: Console) -> HelpfulCommand:
    words, days = console.words, click.IntRange(1, 36_500)

    def run(
        guests: int | None, tables: int | None, database: str, as_json: bool, yes: bool
    ) -> None:
        if guests is None and tables is None:
            raise bad_input("admin-error-prune")

        async def work(hall: Hall) -> None:
            unused, abandoned = await found(hall, guests, tables)
            if unused or abandoned:
                counts = {"guests": len(unused), "tables": len(abandoned)}
                agree(console, yes, "admin-prune-agree", **counts)
            with following(console, "admin-prune-progress") as progress:
                gone = await removed(hall, unused, abandoned, since(hall, tables), progress)
            facts = {"guests": len(unused), "tables": gone}
            tell(console, as_json, facts, "admin-prune-done", **facts)

        beside(database, work)

    return admin(
        console, "prune", run,
        option(words, "--guests-unused-for", "guests", help="admin-prune-guests", metavar="DAYS",
               type=days),
        option(words, "--tables-abandoned-for", "tables", help="admin-prune-tables",
               metavar="DAYS", type=days),
        asks=True,
    )  # fmt: skip


def since(hall: Hall, days: int | None) -> float:
    return hall.clock.now() - (days or 0) * DAY


async def found(
    hall: Hall, guests: int | None, tables: int | None
) -> tuple[list[Person], list[str]]:
    read = hall.store.read
    unused = await read(upkeep.unused_guests(since(hall, guests))) if guests else []
    abandoned = await read(upkeep.abandoned_tables(since(hall, tables))) if tables else []
    return unused, abandoned


async def removed(
    hall: Hall, guests: list[Person], tables: list[str], before: float, progress: upkeep.Progress
) -> int:
    """How many tables are gone: somebody may have come back to one."""
    total, gone = len(guests) + len(tables), 0
    for done, table in enumerate(tables, 1):
        gone += await upkeep.remove_table(hall, table, before)
        progress(done, total)
    for done, guest in enumerate(guests, len(tables) + 1):
        await hall.delete(guest)
        progress(done, total)
    await hall.store.write(upkeep.throw_away_ends(before))
    return gone

"""`announce` and `reports`: what everybody is told, and what people have told the operator."""

import click

from regalia.cli.admin.asking import admin, beside, mark, show, tell, when
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.talk import Console
from regalia.table import upkeep
from regalia.table.hall import Hall
from regalia.table.orders import announce as put_announcement


def announce(console: Console) -> HelpfulCommand:
    def run(text: str | None, database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> None:
            made = hall.orders.announcement
            if text is not None:
                made = await upkeep.write_and_tell(
                    hall, lambda connection: put_announcement(connection, text), orders=True
                )
            said = "admin-announce-done" if made.text else "admin-announce-none"
            tell(console, as_json, made, said, text=made.text)

        beside(database, work)

    return admin(console, "announce", run, argument("TEXT", required=False))


def reports(console: Console) -> HelpfulCommand:
    words = console.words

    def run(every: bool, handled: str | None, database: str, as_json: bool) -> None:
        async def work(hall: Hall) -> list[upkeep.ReportCard]:
            if handled:
                await hall.store.write(upkeep.handle_report(handled))
            return await hall.store.read(upkeep.list_reports(every))

        cards = beside(database, work)
        columns = ("report", "when", "kind", "subject", "reporter", "table", "text", "handled")
        rows = (
            (card.id, when(console, card.at), words(f"admin-report-{card.kind}"),
             card.subject_name, card.reporter_name, card.table, card.text,
             mark(console, card.handled))
            for card in cards
        )  # fmt: skip
        show(console, as_json, cards, "admin-reports-title", columns, rows)

    params: list[click.Parameter] = [
        option(words, "--all", "every", help="admin-reports-all", is_flag=True),
        option(words, "--handled", help="admin-reports-handled", metavar="REPORT"),
    ]
    return admin(console, "reports", run, *params)

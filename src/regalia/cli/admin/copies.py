"""`backup`, `restore` and `check`."""

from pathlib import Path

import click
import msgspec

from regalia.cli.admin.asking import admin, agree, following, tell
from regalia.cli.helpful import HelpfulCommand, argument
from regalia.cli.talk import Console
from regalia.table import upkeep


def backup(console: Console) -> HelpfulCommand:
    def run(file: str, database: str, as_json: bool, yes: bool) -> None:
        if Path(file).is_file():
            agree(console, yes, "admin-backup-agree", file=file)
        with following(console, "admin-check-progress") as progress:
            copied, faults = upkeep.back_up(database, Path(file), progress)
        if faults:
            complain(console, as_json, faults)
        facts = {"file": file, **msgspec.structs.asdict(copied)}
        tell(console, as_json, facts, "admin-backup-done", **facts)

    return admin(console, "backup", run, argument("FILE"), asks=True)


def restore(console: Console) -> HelpfulCommand:
    def run(file: str, database: str, as_json: bool, yes: bool) -> None:
        there = upkeep.contents(database)
        if there.people or there.tables:
            facts = msgspec.structs.asdict(there)
            agree(console, yes, "admin-restore-agree", file=file, **facts)
        facts = {"file": file, **msgspec.structs.asdict(upkeep.restore(Path(file), database))}
        tell(console, as_json, facts, "admin-restore-done", **facts)

    return admin(console, "restore", run, argument("FILE"), asks=True)


def check(console: Console) -> HelpfulCommand:
    def run(database: str, as_json: bool) -> None:
        there = upkeep.contents(database)
        with following(console, "admin-check-progress") as progress:
            faults = upkeep.check_database(database, progress)
        if faults:
            complain(console, as_json, faults)
        facts = {"tables": there.tables, "faults": []}
        tell(console, as_json, facts, "admin-check-done", tables=there.tables)

    return admin(console, "check", run)


def complain(console: Console, as_json: bool, faults: list[upkeep.Fault]) -> None:
    """What is wrong, table by table; nothing is as it should be, so the exit code says so too."""
    said = [{"table": fault.table, "what": console.words.say(fault.what)} for fault in faults]
    if as_json:
        click.echo(msgspec.json.encode({"faults": said}).decode())
    for each in [] if as_json else said:
        console.out.print(console.words("admin-fault", **each), markup=False, soft_wrap=True)
    console.say("admin-faults", count=len(faults))
    raise click.exceptions.Exit(1)

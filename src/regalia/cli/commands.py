"""All commands of the program."""

from regalia.cli import bench, play, rules, show, simulate, verify
from regalia.cli.helpful import HelpfulGroup
from regalia.cli.talk import Console


def program(console: Console) -> HelpfulGroup:
    modules = (play, simulate, verify, show, rules, bench)
    return HelpfulGroup(console.words, [module.command(console) for module in modules])

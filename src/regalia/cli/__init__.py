"""The command line: `regalia COMMAND`, one file a command."""

import gc
import os
import sys
from collections.abc import Sequence

import click

from regalia.cli.talk import Console, Unspeakable, complaint_of, take_language
from regalia.engine.errors import Complaint

RARELY = 100_000
"""The compiler's modules are a mass of objects that stay: to look for garbage among them again and
again would be a tenth of the program's start."""
ANY_PROCESSOR = "generic"
"""Programs use machine code for any processor of this kind: a wheel can bring it along. The library
leaves that setting, which is one of the whole process, to those who use it."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command; exit with 0, 1 where the answer is no, 2 for bad input with one sentence."""
    gc.set_threshold(RARELY)
    os.environ.setdefault("NUMBA_CPU_NAME", ANY_PROCESSOR)
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        language = take_language(args)
        console = Console(language)
    except Unspeakable as error:
        sys.exit(error.exit_with_sentence())
    from regalia.cli.commands import program  # after --lang: help is made in that language

    try:
        if code := program(console).main(args, prog_name="regalia", standalone_mode=False):
            sys.exit(code)
    except Complaint as complaint:
        sys.exit(console.complain(complaint.message))
    except click.ClickException as error:
        sys.exit(console.complain(complaint_of(error)))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(console.interrupted())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)

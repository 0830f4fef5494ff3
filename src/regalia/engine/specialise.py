"""Loops written once, compiled for each game.

A template is an ordinary module in `regalia.engine.templates` whose compiled functions call a
game's rules by the names of `templates.rulebook`. `specialise` makes a copy of the module in which
those names are one game's functions, so that the compiler sees straight through them: no Python,
no indirect call. (Closures would read nicer, but Numba cannot keep them in its cache on disk.)
"""

import sys
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia.engine import templates
from regalia.engine.templates.rulebook import Rules

FOLDER = Path(templates.__file__).parent
HOOKS = "rulebook"


class BadHook(TypeError):
    """A game gives a function that nobody asks for, or lacks one that everybody needs."""


@cache
def source_of(template: str) -> tuple[Path, Any]:
    path = FOLDER / f"{template}.py"
    if path.parent != FOLDER or not path.is_file():
        raise ModuleNotFoundError(f"no template is called {template}: they stand in {FOLDER}")
    return path, compile(path.read_bytes(), str(path), "exec")


def specialise(template: str, name: str, rules: Rules, copies: dict[str, ModuleType]) -> ModuleType:
    """A copy of the template for the game called `name`, with its rules in it.

    What a template takes from another one it takes from that one's copy, kept in `copies`.
    """
    if template not in copies:
        path, code = source_of(template)
        copy = ModuleType(f"{templates.__name__}.{template}@{name}")
        copy.__file__ = str(path)
        sys.modules[copy.__name__] = copy
        exec(code, copy.__dict__)
        if template == HOOKS:
            copy.__dict__.update(rules)
        for other, function in list(borrowed(copy)):
            theirs = specialise(other, name, rules, copies)
            setattr(copy, function, getattr(theirs, function))
        copies[template] = copy
    return copies[template]


def borrowed(copy: ModuleType) -> Iterable[tuple[str, str]]:
    """The functions that a copy still has from other templates: the template's name and theirs."""
    for name, thing in vars(copy).items():
        package, _, template = (getattr(thing, "__module__", None) or "").rpartition(".")
        if package == templates.__name__ and "@" not in template and callable(thing):
            yield template, name


def check_hooks(game: str, rules: Rules) -> None:
    """Complain of a hook that is misspelt or missing: else its default would play in silence."""
    known = [*Rules.__annotations__]
    for hook in rules:
        if hook not in known:
            nearest = get_close_matches(hook, known, 1, 0.0)[0]
            raise BadHook(f"{game} gives {hook}, which no template asks for; is it {nearest}?")
    if missing := sorted(Rules.__required_keys__ - {*rules}):
        raise BadHook(f"{game} lacks {', '.join(missing)}")

"""Hooks: what a game gives is asked for, and what is needed is given."""

import inspect
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from regalia import games
from regalia.engine import templates
from regalia.engine.specialise import BadHook, specialise
from regalia.engine.templates import rulebook
from regalia.engine.templates.rulebook import Rules

GAME = games.load("royals-cards")


def changed(**hooks: Any) -> Rules:
    given = {**GAME.rules, **hooks}
    return cast(Rules, {name: hook for name, hook in given.items() if hook is not None})


@pytest.mark.parametrize(
    ("misspelt", "meant"), [("habbit", "habit"), ("wiegh", "weigh"), ("Play", "play")]
)
def test_a_misspelt_hook_is_an_error_that_names_the_nearest(misspelt: str, meant: str) -> None:
    with pytest.raises(BadHook, match=f"royals-cards gives {misspelt}, .* is it {meant}\\?"):
        replace(GAME, rules=changed(**{misspelt: GAME.rules["play"]}))


def test_a_missing_hook_is_an_error() -> None:
    with pytest.raises(BadHook, match="royals-cards lacks audit, play"):
        replace(GAME, rules=changed(audit=None, play=None))


def test_what_a_game_need_not_give_has_a_default() -> None:
    bare = replace(GAME, rules=changed(**dict.fromkeys(Rules.__optional_keys__)))
    hooks = bare.template("rulebook")

    for name in Rules.__optional_keys__:
        assert getattr(hooks, name) is not getattr(rulebook, name)


def test_every_hook_stands_in_the_rulebook_with_the_file_it_lives_in() -> None:
    for name in Rules.__annotations__:
        first = (inspect.getdoc(getattr(rulebook, name)) or "").split()[0]
        assert first.strip("`") in {
            "setup.py",
            "rules.py",
            "scoring.py",
            "hiding.py",
            "laws.py",
            "bot.py",
        }


@pytest.mark.parametrize(
    "name", ["nonsense", "../state", "regalia.engine.state", "../../bots/levels"]
)
def test_only_what_stands_in_the_folder_is_a_template(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match="no template is called"):
        specialise(name, "majesty", games.load("majesty").rules, {})


def test_templates_take_rules_of_one_game_through_and_through() -> None:
    for path in Path(templates.__file__).parent.glob("[a-z]*.py"):
        copy = GAME.template(path.stem)
        for thing in vars(copy).values():
            module = getattr(thing, "__module__", None) or ""
            assert not module.startswith(templates.__name__) or module.endswith("@royals-cards")

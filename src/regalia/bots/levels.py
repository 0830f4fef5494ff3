"""The bots by name: two simple ones, and four levels of search with the budget each may spend."""

from dataclasses import dataclass, replace

from regalia.engine.errors import bad_input


@dataclass(frozen=True)
class Budget:
    """How much a search may think before each decision."""

    iterations: int = 0
    seconds: float = 0.0
    """A limit in time instead; what it leads to depends on the machine."""
    trees: int = 1
    """Searches that share the iterations, each on a core of its own where there are enough."""


@dataclass(frozen=True)
class Level:
    """A search that people can measure themselves against."""

    budget: Budget
    wavers: bool = False
    """Takes any decision it has looked into, the better the likelier, as beginners do."""


SIMPLE = ("random", "greedy")
LEVELS = {
    "page": Level(Budget(16), wavers=True),
    "knight": Level(Budget(300)),
    "duke": Level(Budget(3_000, trees=2)),
    "sovereign": Level(Budget(30_000, trees=2)),
}
NAMES = (*SIMPLE, *LEVELS)
VERSION = 2
"""Goes up whenever a bot would decide otherwise; transcripts name it."""


def check_name(name: str) -> None:
    if name not in NAMES:
        raise bad_input("bot-unknown", bot=name, known=", ".join(NAMES))


def level_of(name: str, budget: Budget | None) -> Level:
    """The level, with another budget if one is given."""
    return replace(LEVELS[name], budget=budget) if budget else LEVELS[name]

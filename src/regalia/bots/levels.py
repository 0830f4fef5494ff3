"""The bots by name: two simple ones, and four levels of search with the budget each may spend."""

from dataclasses import dataclass, replace

from regalia.engine.errors import bad_input
from regalia.engine.game import Game


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
LEVELS = {  # iterations in Majesty; other games have their own pace
    "page": Level(Budget(16), wavers=True),
    "knight": Level(Budget(400)),
    "duke": Level(Budget(1_600, trees=2)),
    "sovereign": Level(Budget(12_000, trees=2)),
}
OWN_BUDGETS = {
    ("royals", "duke"): Budget(1_600),
    ("royals", "sovereign"): Budget(24_000, trees=2),
    ("royals-cards", "sovereign"): Budget(40_000, trees=2),
}
"""Where the pace alone would not tell two levels apart: split in two trees, a duke's thought in
Royals is hardly deeper than a knight's. In the card game only many games played to the end show
which of two cards is the better one."""
NAMES = (*SIMPLE, *LEVELS)
VERSION = 8
"""Goes up whenever a bot would decide otherwise; transcripts name it."""


@dataclass(frozen=True)
class Spec:
    """A bot as people name it: `duke`, or with a character, `duke:vengeful`."""

    name: str
    level: Level | None
    """None for the simple bots."""
    temper: int = 0

    @property
    def title(self) -> str:
        """Name and version, for tables and transcripts."""
        return f"{self.name} {VERSION}"


def read_spec(game: Game, name: str, budget: Budget | None = None) -> Spec:
    """The bot called so, with another budget if one is given."""
    plain, colon, temper = name.partition(":")
    if plain not in NAMES:
        raise bad_input("bot-unknown", bot=name, known=list(NAMES))
    if colon and temper not in game.tempers:
        known = list(game.tempers)
        raise bad_input(
            "bot-temper", game=game.name, temper=temper, known=known, count=len(game.tempers)
        )
    level = LEVELS.get(plain)
    if level:
        own = OWN_BUDGETS.get((game.name, plain))
        level = replace(level, budget=budget or own or paced(level.budget, game))
    return Spec(name, level, game.tempers.get(temper, 0))


def paced(budget: Budget, game: Game) -> Budget:
    """Fewer iterations in games where each takes long, more where it tells little."""
    return replace(budget, iterations=max(1, round(budget.iterations * game.pace)))

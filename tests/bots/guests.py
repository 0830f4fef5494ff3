"""Bots as somebody might bring them along, good ones and bad ones."""

import time
from collections.abc import Sequence

from regalia.bots import Answer, Budget
from regalia.engine.knowledge import Knowledge


class First:
    """Takes whatever is named first."""

    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int:
        return actions[0]


class Reasoned:
    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> Answer:
        return Answer(actions[budget.seed % len(actions)])


class Cheat:
    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int:
        return -1


class Clumsy:
    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int:
        return actions[len(actions)]


class Unmakeable(First):
    def __init__(self, secret: str) -> None:
        pass


class Sleeper(First):
    def choose(self, knowledge: Knowledge, actions: Sequence[int], budget: Budget) -> int:
        time.sleep(3600)
        return actions[0]


class NoBot:
    pass

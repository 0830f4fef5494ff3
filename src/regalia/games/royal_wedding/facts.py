"""What is printed in the box, for boards and sentences: a saying of `data`, nothing of its own."""

from enum import IntEnum

import msgspec

from regalia.engine.game import Facts
from regalia.games.royal_wedding.data import (
    AT_MOST,
    BONUS,
    CARDS,
    DIVISIONS,
    GENERATIONS,
    LOSS_PER_UNPAID,
    MOST_GIVEN,
    MOST_PROMISED,
    MOST_TERMS,
    PRESTIGE_PER_GOLD,
    PRICE,
    SOURCE_RULES,
    START,
    STEP_RULES,
    TALK_MINUTES,
    WARES,
    WITH_ALLY,
    WITHOUT_AMOUNT,
    Card,
    Challenge,
    Effect,
    Good,
    Kind,
)


def name_of(thing: IntEnum) -> str:
    return thing.name.lower().replace("_", "-")


GOOD_NAMES = tuple(name_of(good) for good in Good)
CARD_NAMES = tuple(name_of(card) for card in Challenge)
EFFECT_NAMES = {effect: name_of(effect) for effect in Effect if effect}


class ChallengeFacts(msgspec.Struct, frozen=True):
    card: str
    copies: int
    """How often it is in the deck."""
    centre: dict[str, int]
    """What it gives and takes first, by good."""
    asks: int
    """How much the task asks for."""
    brings: int
    """How much the task brings at once when it is done."""
    costs: int
    """How much it costs at once when it is not."""
    good: str
    """What it brings and costs."""
    reward: str
    """The effect in the next generation when it is done; empty if there is none."""
    penalty: str


class EffectFacts(msgspec.Struct, frozen=True):
    effect: str
    good: bool
    """Is it a reward?"""


class PromiseFacts(msgspec.Struct, frozen=True):
    kind: str
    ally: bool
    """Does it say who is assisted?"""
    amount: bool
    """Does it say how much?"""
    least: int
    """The smallest amount it can name."""


class RoyalWeddingFacts(Facts, frozen=True, kw_only=True, tag="royal-wedding"):
    generations: int
    steps: dict[str, str]
    """The steps of a generation in order, and the rule of each."""
    talk_minutes: int
    """How long people usually talk."""
    start: dict[str, int]
    """What a house begins with, by good."""
    challenges: list[ChallengeFacts]
    effects: list[EffectFacts]
    bonus: int
    """Of an attacker whose side is stronger by an effect."""
    prestige_per_gold: int
    """So much Prestige costs a Gold of maintenance."""
    loss_per_unpaid: int
    """Prestige for each Gold of maintenance that cannot be paid."""
    wares: list[str]
    price: int
    """Gold for each of them."""
    promises: list[PromiseFacts]
    most_terms: int
    most_given: int
    """Of a good in a deal."""
    most_promised: int
    """Military or Prestige in a promise."""
    sources: dict[str, str]
    """Where Prestige comes from, and the rule of each."""


def challenge_facts(challenge: Challenge, card: Card) -> ChallengeFacts:
    centre = {"gold": card.gold, "military": card.military, "prestige": card.prestige}
    return ChallengeFacts(
        card=name_of(challenge),
        copies=card.copies,
        centre={good: amount for good, amount in centre.items() if amount},
        asks=card.asks,
        brings=card.brings,
        costs=card.costs,
        good=name_of(card.good),
        reward=EFFECT_NAMES.get(card.reward, ""),
        penalty=EFFECT_NAMES.get(card.penalty, ""),
    )


REWARDS = {card.reward for card in CARDS.values()}

FACTS = RoyalWeddingFacts(
    generations=GENERATIONS,
    steps={name_of(step): rule for step, rule in STEP_RULES.items()},
    talk_minutes=TALK_MINUTES,
    start=dict(zip(GOOD_NAMES, START.tolist(), strict=True)),
    challenges=[challenge_facts(challenge, card) for challenge, card in CARDS.items()],
    effects=[EffectFacts(name, effect in REWARDS) for effect, name in EFFECT_NAMES.items()],
    bonus=BONUS,
    prestige_per_gold=PRESTIGE_PER_GOLD,
    loss_per_unpaid=LOSS_PER_UNPAID,
    wares=[name_of(ware) for ware in WARES],
    price=PRICE,
    promises=[
        PromiseFacts(
            name_of(kind),
            ally=kind in WITH_ALLY,
            amount=kind not in WITHOUT_AMOUNT,
            least=int(kind not in AT_MOST),
        )
        for kind in (
            Kind.SPARE,
            Kind.ATTACK,
            Kind.AID_ATTACK,
            Kind.AID_DEFENCE,
            Kind.ABSTAIN,
            *DIVISIONS,
        )
    ],
    most_terms=MOST_TERMS,
    most_given=MOST_GIVEN,
    most_promised=MOST_PROMISED,
    sources={name_of(source): rule for source, rule in SOURCE_RULES.items()},
)

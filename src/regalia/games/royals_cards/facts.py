"""What is printed on the cards and in the rulebook's tables, for boards and sentences."""

from typing import Literal

import msgspec

from regalia.engine.game import Facts
from regalia.games.royals_cards.data import (
    CARD_NAMES,
    FACE_CARDS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RANK_SIGNS,
    RED_SUITS,
    SUIT_SIGNS,
    SUITS,
    USUAL_LIMIT,
    Suit,
    goal,
    hand_size,
)

Role = Literal["attack", "block", "bluff"]


class PlayingSuit(msgspec.Struct, frozen=True):
    name: str
    sign: str
    red: bool


class PlayingCard(msgspec.Struct, frozen=True):
    name: str
    rank: str
    suit: str
    value: int
    """What a number card counts; a face card counts nothing."""
    role: Role
    """What it does in a fight."""


class TableSize(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    players: int
    hand: int
    """Cards in a full hand."""
    goal: int
    """Points that win at the beginning of a turn."""
    limit: int
    """Turns of the usual limit."""


class RoyalsCardsFacts(Facts, frozen=True, kw_only=True, tag="royals-cards"):
    suits: list[PlayingSuit]
    """As people hold them: black and red by turns."""
    cards: list[PlayingCard]
    """From the kings down to the aces."""
    faces: list[str]
    """The ranks of Royals, the highest first."""
    sizes: list[TableSize]


def suit_named(suit: Suit) -> PlayingSuit:
    return PlayingSuit(suit.name.lower(), SUIT_SIGNS[suit], suit in RED_SUITS)


def as_held() -> list[PlayingSuit]:
    red = [suit for suit in reversed(Suit) if suit in RED_SUITS]
    black = [suit for suit in reversed(Suit) if suit not in RED_SUITS]
    return [suit_named(suit) for pair in zip(black, red, strict=True) for suit in pair]


def card_numbered(card: int) -> PlayingCard:
    """RC-10, RC-16  Number cards count what they show, and their colour says what they do."""
    suit, name = suit_named(Suit(card % SUITS)), CARD_NAMES[card]
    rank = name.removesuffix(suit.sign)
    if card < FACE_CARDS:
        return PlayingCard(name, rank, suit.name, 0, "bluff")
    value = RANK_SIGNS.index(rank) + 1
    return PlayingCard(name, rank, suit.name, value, "attack" if suit.red else "block")


def size_of(players: int) -> TableSize:
    """RC-02, RC-05, RC-30"""
    return TableSize(players, hand_size(players), goal(players), int(USUAL_LIMIT[players]))


CARDS = [card_numbered(card) for card in range(len(CARD_NAMES))]
FACTS = RoyalsCardsFacts(
    suits=as_held(),
    cards=CARDS,
    faces=list(dict.fromkeys(card.rank for card in CARDS[:FACE_CARDS])),
    sizes=[size_of(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)],
)

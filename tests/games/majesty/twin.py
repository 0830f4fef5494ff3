"""Majesty: For the Realm in plain Python, an independent twin of the game for tests.

Rule ids (MJ-..) are those of the rule page. Cards are kinds 0..18: the seven characters
miller, brewer, witch, guard, knight, innkeeper, noble, then the twelve split cards. Locations
0..6 belong to the characters in the same order, 7 is the infirmary.

Decisions are small integers:
    0..11   take the card at place action // 2, used as its half action % 2
    12, 13  a healed split card returns as its first or second half
    14..24  Castle B trade of action - 19: above 0 meeples sold, below 0 meeples bought
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

MILLER, BREWER, WITCH, GUARD, KNIGHT, INNKEEPER, NOBLE = range(7)
MILL, BREWERY, COTTAGE, GUARDHOUSE, BARRACKS, INN, CASTLE, INFIRMARY = range(8)

# MJ-02: the characters of every kind of card; a plain card has the same one on both "halves".
SPLITS = (
    (MILLER, BREWER),
    (MILLER, KNIGHT),
    (BREWER, WITCH),
    (BREWER, KNIGHT),
    (WITCH, GUARD),
    (WITCH, INNKEEPER),
    (WITCH, NOBLE),
    (GUARD, KNIGHT),
    (GUARD, INNKEEPER),
    (GUARD, NOBLE),
    (KNIGHT, INNKEEPER),
    (INNKEEPER, NOBLE),
)
HALVES: tuple[tuple[int, int], ...] = (*((kind, kind) for kind in range(7)), *SPLITS)
FIRST_SPLIT = 7

# MJ-02: how many of every kind of card there are in either tier.
GREEN = (7, 4, 3, 3, 2, 2, 3, 2, 1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1)
RED = (2, 2, 2, 2, 1, 2, 2, 1, 1, 2, 1, 2, 1, 1, 2, 0, 0, 2, 1)
GREEN_CARDS = [kind for kind, count in enumerate(GREEN) for _ in range(count)]
RED_CARDS = [kind for kind, count in enumerate(RED) for _ in range(count)]
GREEN_IN_GAME = {2: 6, 3: 14, 4: 26}  # MJ-05


class Location(NamedTuple):
    """MJ-15, MJ-16  Points and meeples per character, a bonus for all players with a character."""

    value: int
    rate: int
    counted: tuple[int, ...]
    workers: tuple[int, ...] = ()
    bonus: int = 0
    bonus_for: int = 0


SIDE_A = (
    Location(10, 2, (MILLER,)),
    Location(11, 2, (BREWER,), workers=(BREWER,), bonus=2, bonus_for=MILLER),
    Location(12, 2, (MILLER, BREWER, WITCH)),
    Location(13, 2, (GUARD, KNIGHT, INNKEEPER)),
    Location(14, 3, (KNIGHT,)),
    Location(15, 4, (INNKEEPER,), bonus=3, bonus_for=BREWER),
    Location(16, 5, (NOBLE,), workers=(NOBLE,)),
)
SIDE_B = (
    Location(14, 2, (MILLER,), bonus=3, bonus_for=WITCH),
    Location(12, 0, (), workers=(MILLER, BREWER)),
    Location(12, 3, (WITCH,)),
    Location(8, 2, (BREWER, WITCH, GUARD), bonus=3, bonus_for=INNKEEPER),
    Location(8, 3, (KNIGHT, INNKEEPER, NOBLE)),
    Location(12, 0, ()),
    Location(16, 4, (NOBLE,)),
)

CARD_SPACES = 5  # meeples on a worker card, MJ-10
DISPLAY = 6
ROUNDS = 12

# The sources of points in `earned` beyond the seven locations.
RETURNED, TRADED, WOUNDED, VARIETY, MOST = range(7, 12)
SOURCES = 12

HEAL = 12  # the action for the first half
TRADE = 19  # the action for no trade
TAKING, HEALING, TRADING = range(3)


class Twin:
    """One game, from the shuffled deck to the final scoring."""

    __slots__ = (
        *("players", "first", "active", "over", "phase", "turns_left", "sides", "locations"),
        *("display", "lying", "deck", "points", "meeples", "beside"),
        *("realm", "infirmary", "earned"),
    )

    def __init__(self, players: int, deck: Sequence[int], first: int, sides: Sequence[int]) -> None:
        """MJ-03, MJ-04, MJ-06  The set-up, with the deck in drawing order."""
        self.players = players
        self.first = self.active = first
        self.over = False
        self.sides = tuple(sides)
        self.locations = [(SIDE_A, SIDE_B)[sides[place]][place] for place in range(7)]
        self.phase = TAKING
        self.turns_left = ROUNDS * players
        self.display = list(deck[:DISPLAY])
        self.deck = list(deck[DISPLAY:])
        self.lying = [0] * len(self.display)
        self.points = [0] * players
        self.meeples = [CARD_SPACES] * players
        self.beside = [0] * players
        self.realm: list[list[list[int]]] = [[[] for _ in range(7)] for _ in range(players)]
        self.infirmary: list[list[int]] = [[] for _ in range(players)]
        self.earned = [[0] * SOURCES for _ in range(players)]

    def legal(self) -> list[int]:
        """Every decision the active seat may make now, ascending; none once the game is over."""
        if self.over:
            return []
        if self.phase == TAKING:
            return self._takes()
        if self.phase == HEALING:
            return [HEAL, HEAL + 1]
        return self._trades()

    def play(self, action: int) -> None:
        """Carry out one of the decisions of `legal`, and all that follows without a choice."""
        if self.phase == TAKING:
            self._take(action >> 1, action & 1)
        elif self.phase == HEALING:
            self._heal(action - HEAL)
            self._score(COTTAGE)
        else:
            self._trade(action - TRADE)
            self._score(CASTLE)

    def standing(self) -> tuple[list[int], list[int]]:
        """MJ-25  The points, and the places: one more than the players with more points."""
        places = [1 + sum(other > own for other in self.points) for own in self.points]
        return list(self.points), places

    def _takes(self) -> list[int]:
        """MJ-08  One meeple for every card in front; MJ-11 a choice of halves."""
        actions = []
        action = 0
        for card in self.display[: self.meeples[self.active] + 1]:
            actions.append(action)
            if card >= FIRST_SPLIT:
                actions.append(action + 1)
            action += 2
        return actions

    def _trades(self) -> list[int]:
        """MJ-17  Buy into free spaces with points held, or sell from the worker card."""
        meeples = self.meeples[self.active]
        bought = min(CARD_SPACES - meeples, self.points[self.active])
        return list(range(TRADE - bought, TRADE + meeples + 1))

    def _take(self, place: int, half: int) -> None:
        """MJ-08, MJ-09, MJ-11  Pay, take the card and its meeples, place it, activate."""
        seat = self.active
        lying = self.lying
        for front in range(place):
            lying[front] += 1
        self.meeples[seat] -= place
        card = self.display.pop(place)
        self._hire(seat, lying.pop(place))
        location = HALVES[card][half]
        self.realm[seat][location].append(card)
        self._activate(seat, location)

    def _activate(self, seat: int, location: int) -> None:
        """MJ-12  The special ability first; it may have to wait for a decision."""
        if location == COTTAGE:
            infirmary = self.infirmary[seat]
            if infirmary and infirmary[-1] >= FIRST_SPLIT:
                self.phase = HEALING
                return
            self._heal(0)
        elif location == BARRACKS:
            self._attack(seat)
        elif location == CASTLE and self.sides[CASTLE] and len(self._trades()) > 1:
            self.phase = TRADING
            return
        self._score(location)

    def _score(self, location: int) -> None:
        """MJ-15, MJ-16  Points, meeples and bonuses of a location, then the end of the turn."""
        seat = self.active
        realm = self.realm[seat]
        _, rate, counted, workers, bonus, bonus_for = self.locations[location]
        points = self._special(seat, location) if self.sides[location] else 0
        for kind in counted:
            points += rate * len(realm[kind])
        self._gain(seat, location, points)
        for kind in workers:
            self._hire(seat, len(realm[kind]))
        if bonus:
            for other in range(self.players):
                if self.realm[other][bonus_for]:
                    self._gain(other, location, bonus)
        self._end_turn(seat)

    def _special(self, seat: int, location: int) -> int:
        """MJ-16  The points of side B that are no plain rate per character."""
        realm = self.realm[seat]
        if location == BREWERY:
            return 10 if realm[INNKEEPER] and realm[NOBLE] else 0
        if location == INN:
            return 2 * len(realm[INNKEEPER]) * max(map(len, realm))
        if location == CASTLE:
            return 4 * len(self.infirmary[seat])
        return 0

    def _gain(self, seat: int, source: int, amount: int) -> None:
        self.points[seat] += amount
        self.earned[seat][source] += amount

    def _hire(self, seat: int, count: int) -> None:
        """MJ-10  Fill the worker card, the rest lies beside it."""
        total = self.meeples[seat] + count
        if total > CARD_SPACES:
            self.beside[seat] += total - CARD_SPACES
            total = CARD_SPACES
        self.meeples[seat] = total

    def _heal(self, half: int) -> None:
        """MJ-20  The top card of the infirmary returns without activating its location."""
        infirmary = self.infirmary[self.active]
        if infirmary:
            card = infirmary.pop()
            self.realm[self.active][HALVES[card][half]].append(card)

    def _attack(self, seat: int) -> None:
        """MJ-18  Wound every opponent with fewer guards; MJ-19 the last card of the leftmost."""
        knights = len(self.realm[seat][KNIGHT])
        for other, realm in enumerate(self.realm):
            if other != seat and len(realm[GUARD]) < knights:
                for cards in realm:
                    if cards:
                        self.infirmary[other].append(cards.pop())
                        break

    def _trade(self, amount: int) -> None:
        """MJ-17  Sell meeples of the worker card (amount above 0) or buy some (below 0)."""
        self.meeples[self.active] -= amount
        self._gain(self.active, TRADED, amount)

    def _end_turn(self, seat: int) -> None:
        """MJ-13  Meeples beside the card return, the display is filled; MJ-14 the end."""
        if self.beside[seat]:
            self._gain(seat, RETURNED, self.beside[seat])
            self.beside[seat] = 0
        if self.deck:
            self.display.append(self.deck.pop(0))
            self.lying.append(0)
        self.phase = TAKING
        self.turns_left -= 1
        if self.turns_left:
            self.active = (seat + 1) % self.players
        else:
            self._finish()

    def _finish(self) -> None:
        """Final scoring, in the order of MJ-22, MJ-23, MJ-24."""
        self.over = True
        self._score_infirmaries()
        for seat, realm in enumerate(self.realm):
            self._gain(seat, VARIETY, sum(map(bool, realm)) ** 2)
        for location in range(7):
            counts = [len(realm[location]) for realm in self.realm]
            most = max(counts)
            for seat, count in enumerate(counts):
                if count == most > 0:
                    self._gain(seat, MOST, self.locations[location].value)

    def _score_infirmaries(self) -> None:
        """MJ-22  Losses down to 0 points (MJ-21), side B's -10 included; the cards leave."""
        side = self.sides[INFIRMARY]
        counts = [len(cards) for cards in self.infirmary]
        most = max(counts)
        for seat, count in enumerate(counts):
            loss = count * (1 + side)
            if side and count == most > 0:
                loss += 10
            self._gain(seat, WOUNDED, -min(loss, self.points[seat]))
            self.infirmary[seat].clear()


def build_deck(players: int, random: Random) -> list[int]:
    """MJ-05  Some random green cards on top of all the red ones, in drawing order."""
    red = RED_CARDS.copy()
    random.shuffle(red)
    return random.sample(GREEN_CARDS, GREEN_IN_GAME[players]) + red


def build_combined_deck(random: Random) -> list[int]:
    """MJ-07  All sixty cards shuffled together, in drawing order."""
    deck = GREEN_CARDS + RED_CARDS
    random.shuffle(deck)
    return deck


def play_random(players: int, random: Random, sides: Sequence[int] = (0,) * 8) -> int:
    """Play a whole game of random decisions and return how many there were."""
    draw = random.random
    twin = Twin(players, build_deck(players, random), int(draw() * players), sides)
    decisions = 0
    while not twin.over:
        actions = twin.legal()
        twin.play(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions

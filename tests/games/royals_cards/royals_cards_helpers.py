"""Tables of Royals in a line, and moves in a word or three.

    table("9H 2S | KS=9 QD=2 | 4C", "8H", "")    hand | Royals | discards, a text for each seat

All other cards of a deck lie in its pile, aces on top. Seat 0 is on turn. Letters stand for suits.
"""

import numpy as np

from regalia import games
from regalia.engine.game import SPECTATOR, Move
from regalia.engine.match import Match
from regalia.games.royals_cards.actions import read_card
from regalia.games.royals_cards.data import CARD_NAMES, DECK, FACE_CARDS
from regalia.games.royals_cards.options import RoyalsCardsOptions
from regalia.games.royals_cards.view import RoyalsCardsView, see

GAME = games.load("royals-cards")
FIRST_SEAT = RoyalsCardsOptions(first=0)


class Table(Match):
    """A match of this game: its views are known to be this game's."""

    def see(self, seat: int = SPECTATOR) -> RoyalsCardsView:
        return see(self.snapshot, seat)


def new_game(players: int = 3, seed: int = 1, **options: int) -> Table:
    return Table(GAME, players, seed, RoyalsCardsOptions(**options))


def table(*seats: str, limit: int = 0, turn: int = 0) -> Table:
    match = Table(GAME, len(seats), 1, FIRST_SEAT)
    for seat, text in enumerate(seats):
        hand, royals, discards = ([*text.split("|"), "", ""])[:3]
        deal(match, seat, hand, royals, discards)
    match.state.limit, match.state.turn = limit, turn
    match.state.happened = 0
    refresh(match)
    return match


def deal(match: Table, seat: int, hand: str, royals: str, discards: str) -> None:
    me = match.state.seats[seat]
    me.hand, me.discard, me.royals, me.points = cards(hand), cards(discards), 0, 0
    gone = me.hand | me.discard
    for royal in royals.split():
        face, points = read_card(royal.partition("=")[0]), int(royal.partition("=")[2])
        me.worth[face] = points
        me.royals += 1
        me.points += points
        both = 1 << face | 1 << (DECK - 4 * points + face % 4)
        assert not int(gone) & both, f"seat {seat} has a card twice: {names(int(gone) & both)}"
        gone |= both
    pile(match, seat, [card for card in range(DECK) if not gone >> card & 1])


def pile(match: Table, seat: int, order: list[int]) -> None:
    """Put these cards into the pile, the first at the bottom."""
    me = match.state.seats[seat]
    me.pile[:] = order + [0] * (DECK - len(order))
    me.in_pile, me.shown = len(order), 0
    refresh(match)


def refresh(match: Table) -> None:
    """The record was changed by hand: forget what was read from it."""
    match.forget_snapshot()


def cards(text: str) -> int:
    """A set of cards."""
    return sum(1 << read_card(name) for name in text.split())


def names(cards: int) -> str:
    return " ".join(CARD_NAMES[card] for card in range(DECK) if int(cards) >> card & 1)


def move_of(text: str) -> Move:
    match text.split():
        case ["play", face, number]:
            return {"play": face, "with": number}
        case ["attack", seat]:
            return {"attack": int(seat)}
        case ["kill", face, seat]:
            return {"assassinate": face, "of": int(seat)}
        case ["block", "none"] | ["commit", _] | ["discard", _] as words:
            return {words[0]: words[1]}
        case ["block", value]:
            return {"block": int(value)}
        case ["replace", face, number]:
            return {"replace": face, "with": number}
    raise ValueError(text)


def do(match: Table, *moves: str) -> None:
    """Whoever is to act makes these moves."""
    for text in moves:
        match.play(match.acting[0], move_of(text))


def choices(match: Table) -> list[Move]:
    return match.moves(match.acting[0])


def decision(match: Table) -> tuple[int, str]:
    """Who is asked what."""
    return match.acting[0], match.see().decision


def court(match: Table, seat: int) -> str:
    """The Royals of a seat, as `table` reads them."""
    worth = match.state.seats[seat].worth
    letters = str.maketrans("♣♦♥♠", "CDHS")
    there = (face for face in range(FACE_CARDS) if worth[face])
    return " ".join(f"{CARD_NAMES[face].translate(letters)}={worth[face]}" for face in there)


def hand(match: Table, seat: int) -> int:
    """How many cards a seat holds."""
    return int(match.state.seats[seat].hand).bit_count()


def discarded(match: Table, seat: int, text: str) -> bool:
    """Do all these cards lie on the seat's discard pile?"""
    wanted = cards(text)
    return int(match.state.seats[seat].discard) & wanted == wanted


def refused(match: Table, text: str, seat: int | None = None) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    message = match.refuse(match.acting[0] if seat is None else seat, move_of(text))
    assert message is not None
    return message.id.removeprefix("royals-cards-refuse-"), message.rule


def told(match: Table, viewer: int = SPECTATOR) -> list[str]:
    """The ids of what the viewer heard of the last play."""
    return [event.id.removeprefix("royals-cards-") for event in match.events(viewer)]


def hidden_bytes(match: Table, viewer: int, seed: int = 5) -> bytes:
    return bytes(match.hidden(viewer, seed).tobytes())


def copy_of(match: Table) -> Table:
    """The same table again, to be changed."""
    other = Table(GAME, match.players, match.seed, match.options)
    other._pool[:] = np.frombuffer(match._pool.tobytes(), GAME.state)
    refresh(other)
    return other

"""What is asked of whom, and what a choice is, in messages."""

from typing import Any

from regalia.engine.game import Snapshot
from regalia.engine.message import Message
from regalia.games.royals_cards.actions import (
    CARD_NAMES,
    assassination_of,
    loss_of,
    obligation_rule,
    play_of,
)
from regalia.games.royals_cards.cards import is_face, rank
from regalia.games.royals_cards.data import RED_NUMBERS
from regalia.games.royals_cards.rules import (
    ASSASSINATIONS,
    ATTACKS,
    BLOCKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    LET_THROUGH,
    LOSSES,
)
from regalia.games.royals_cards.state import NO_ROYAL, Decision


def ask(state: Snapshot, viewer: int) -> Message:
    """What is awaited: of the viewer, or of somebody else."""
    args: dict[str, Any] = {
        "seat": state.acting,
        "whose": "mine" if viewer == state.acting else "other",
    }
    match Decision(state.decision):
        case Decision.NONE:
            return Message("royals-cards-ask-over", {}, "RC-30" if state.cut else "RC-05")
        case Decision.TURN:
            return Message("royals-cards-ask-turn", args, "RC-08")
        case Decision.COMMIT:
            return ask_commit(state, args)
        case Decision.PAIR:
            return Message("royals-cards-ask-pair", {**args, "attack": state.facing}, "RC-17")
    args |= {"hits": state.hits}
    if state.target == NO_ROYAL:
        return Message("royals-cards-ask-lose", args, "RC-28")
    args |= {"royal": CARD_NAMES[state.target]}
    return Message("royals-cards-ask-lose-royal", args, "RC-29")


def ask_commit(state: Snapshot, args: dict[str, Any]) -> Message:
    """How many cards, and in whose fight."""
    args |= {"cards": state.due}
    if state.target != NO_ROYAL:
        args |= {"role": "assassin" if state.acting == state.active else "owner"}
        args |= {"royal": CARD_NAMES[state.target]}
        return Message("royals-cards-ask-assassination", args, obligation_rule(state))
    if state.acting == state.defender:
        return Message("royals-cards-ask-defend", args, "RC-14")
    return Message(
        "royals-cards-ask-commit", {**args, "defender_seat": state.defender}, obligation_rule(state)
    )


def describe(state: Snapshot, seat: int, action: int) -> Message:
    """A choice in words, with what is certain to come of it."""
    if action < COMMITS:
        return describe_turn(state, seat, action)
    if action == ENOUGH:
        committed = state.seats[seat].committed.bit_count()
        return choice("enough", "RC-14", committed=committed)
    if action < ENOUGH:
        card = action - COMMITS
        return choice("commit", "RC-16", card=CARD_NAMES[card], role=role_of(card))
    if action == LET_THROUGH:
        return choice("let-through", "RC-17", attack=state.facing)
    if action < LOSSES:
        return choice("block", "RC-17", attack=state.facing, block=action - BLOCKS)
    royal, value = loss_of(action)
    worth = state.seats[seat].worth[royal]
    if value == 0:
        return choice("lose-royal", "RC-25", royal=CARD_NAMES[royal], points=worth)
    return choice("replace", "RC-25", royal=CARD_NAMES[royal], points=worth - value, value=value)


def describe_turn(state: Snapshot, seat: int, action: int) -> Message:
    if action < ATTACKS:
        face, number = play_of(action)
        return choice("play", "RC-10", royal=CARD_NAMES[face], points=rank(number))
    if action < ASSASSINATIONS:
        defender = action - ATTACKS
        them = state.seats[defender]
        return choice(
            "attack", "RC-11", defender_seat=defender, points=them.points, royals=them.royals
        )
    if action < DISCARD_HAND:
        owner, royal = assassination_of(action)
        points = state.seats[owner].worth[royal]
        return choice(
            "assassinate", "RC-20", owner_seat=owner, royal=CARD_NAMES[royal], points=points
        )
    return choice("discard-hand", "RC-09", cards=state.seats[seat].hand.bit_count())


def role_of(card: int) -> str:
    """RC-16  What a card does in a fight."""
    if is_face(card):
        return "bluff"
    return "attack" if RED_NUMBERS >> card & 1 else "block"


def choice(what: str, rule: str, **args: int | str) -> Message:
    return Message(f"royals-cards-choice-{what}", args, rule)

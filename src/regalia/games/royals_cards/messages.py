"""What is asked, offered, refused and told, in messages."""

import msgspec

from regalia.engine.events import Event
from regalia.engine.message import Message
from regalia.games.royals_cards.actions import name_number
from regalia.games.royals_cards.choices import (
    ASSASSINATIONS,
    ATTACKS,
    BLOCKS,
    COMMITS,
    DISCARD_HAND,
    ENOUGH,
    LET_THROUGH,
    LOSSES,
    assassination_of,
    loss_of,
    play_of,
)
from regalia.games.royals_cards.data import CARD_NAMES
from regalia.games.royals_cards.facts import FACTS
from regalia.games.royals_cards.state import NO_ROYAL, Decision, Happening, Refusal, State

Args = dict[str, int | str]

RULES = {
    Refusal.GAME_OVER: "RC-05",
    Refusal.NOT_YOUR_TURN: "RC-04",
    Refusal.ANOTHER_DECISION: "RC-08",
    Refusal.ATTACK_YOURSELF: "RC-11",
    Refusal.NO_ROYALS: "RC-11",
    Refusal.NO_SUCH_ROYAL: "RC-20",
    Refusal.YOUR_OWN_ROYAL: "RC-20",
    Refusal.MUST_COMMIT: "RC-13",
    Refusal.NO_SUCH_BLOCK: "RC-17",
    Refusal.BLOCK_TOO_LOW: "RC-17",
    Refusal.NOT_THE_ONE_NAMED: "RC-24",
    Refusal.NOT_LOWER: "RC-25",
}
HAND_RULES = {Decision.TURN: "RC-10", Decision.COMMIT: "RC-15", Decision.LOSE: "RC-27"}


# What is asked


def ask(state: State, viewer: int) -> Message:
    """What is awaited: of the viewer, or of somebody else."""
    args: Args = {
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


def ask_commit(state: State, args: Args) -> Message:
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


# What is offered


def describe(state: State, seat: int, action: int) -> Message:
    """A choice in words, with what is certain to come of it."""
    if action < COMMITS:
        return describe_turn(state, seat, action)
    if action == ENOUGH:
        committed = state.seats[seat].committed.bit_count()
        return choice("enough", "RC-14", committed=committed)
    if action < ENOUGH:
        card = action - COMMITS
        return choice("commit", "RC-16", card=CARD_NAMES[card], role=FACTS.cards[card].role)
    if action == LET_THROUGH:
        return choice("let-through", "RC-17", attack=state.facing)
    if action < LOSSES:
        return choice("block", "RC-17", attack=state.facing, block=action - BLOCKS)
    royal, value = loss_of(action)
    worth = state.seats[seat].worth[royal]
    if value == 0:
        return choice("lose-royal", "RC-25", royal=CARD_NAMES[royal], points=worth)
    kept, lost = name_number(royal, value), worth - value
    return choice("replace", "RC-25", royal=CARD_NAMES[royal], card=kept, points=lost)


def describe_turn(state: State, seat: int, action: int) -> Message:
    if action < ATTACKS:
        face, value = play_of(action)
        card = name_number(face, value)
        return choice("play", "RC-10", royal=CARD_NAMES[face], card=card, points=value)
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


def choice(what: str, rule: str, **args: int | str) -> Message:
    return Message(f"royals-cards-choice-{what}", args, rule)


# Why not


def explain(state: State, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain."""
    why = Refusal(code)
    rule = RULES.get(why, "")
    args: Args = {}
    match why:
        case Refusal.NOT_YOUR_TURN:
            args = {"acting_seat": state.acting}
        case Refusal.ANOTHER_DECISION:
            args = {"decision": Decision(state.decision).name.lower()}
        case Refusal.NOT_IN_HAND:
            args, rule = (
                {"card": missing_card(state, seat, action)},
                HAND_RULES[Decision(state.decision)],
            )
        case Refusal.NO_SUCH_PLAYER:
            args = {"players": state.players}
            rule = "RC-11" if action < ASSASSINATIONS else "RC-20"
        case Refusal.NO_ROYALS:
            args = {"defender_seat": action - ATTACKS}
        case Refusal.NO_SUCH_ROYAL if action < DISCARD_HAND:
            owner, royal = assassination_of(action)
            args = {"owner_seat": owner, "royal": CARD_NAMES[royal]}
        case Refusal.NO_SUCH_ROYAL:
            args, rule = {"owner_seat": seat, "royal": CARD_NAMES[loss_of(action)[0]]}, "RC-25"
        case Refusal.YOUR_OWN_ROYAL:
            args = {"royal": CARD_NAMES[assassination_of(action)[1]]}
        case Refusal.MUST_COMMIT:
            args, rule = {"cards": state.due}, obligation_rule(state)
        case Refusal.NO_SUCH_BLOCK:
            args = {"block": action - BLOCKS}
        case Refusal.BLOCK_TOO_LOW:
            args = {"attack": state.facing, "block": action - BLOCKS}
        case Refusal.NOT_THE_ONE_NAMED:
            args = {"royal": CARD_NAMES[state.target]}
        case Refusal.NOT_LOWER:
            royal, value = loss_of(action)
            worth = state.seats[seat].worth[royal]
            args = {"royal": CARD_NAMES[royal], "points": worth, "value": value}
    return Message(f"royals-cards-refuse-{why.name.lower().replace('_', '-')}", args, rule)


def missing_card(state: State, seat: int, action: int) -> str:
    """The card that an action needs and the hand does not have."""
    if state.decision == Decision.TURN:
        face, value = play_of(action)
        held = state.seats[seat].hand >> face & 1
        return name_number(face, value) if held else CARD_NAMES[face]
    if state.decision == Decision.COMMIT:
        return CARD_NAMES[action - COMMITS]
    return name_number(*loss_of(action))


def obligation_rule(state: State) -> str:
    """The rule that makes the acting seat commit."""
    attacker = state.acting == state.active
    if state.target == NO_ROYAL:
        return "RC-12" if attacker else "RC-13"
    return "RC-21" if attacker else "RC-22"


# What happened


def narrate(state: State, event: Event, viewer: int) -> Message | None:
    """Everybody hears everything, but which cards were drawn only their owner."""
    kind, seat, a, b, c = Happening(event.kind), event.seat, event.a, event.b, event.c
    match kind:
        case Happening.SHOW:
            return tell(kind, "RC-03", seat=seat, card=CARD_NAMES[a])
        case Happening.FIRST:
            return tell(kind, "RC-03", seat=seat)
        case Happening.DRAW:
            return tell(kind, "RC-07", seat=seat, cards=a) if seat != viewer else None
        case Happening.DRAWN:
            if seat != viewer:
                return None
            return tell(kind, "RC-07", seat=seat, list=three_cards(a, b, c))
        case Happening.SHUFFLE:
            return tell(kind, "RC-06", seat=seat, cards=a)
        case Happening.PLAY:
            return tell(kind, "RC-10", seat=seat, royal=CARD_NAMES[a], points=b)
        case Happening.DISCARD_HAND:
            return tell(kind, "RC-09", seat=seat, list=three_cards(a, b, c))
        case Happening.WIN:
            return tell(kind, "RC-05", seat=seat, points=a)
        case Happening.CUT:
            return tell(kind, "RC-30", turns=state.turn)
        case Happening.LEAD:
            return tell(kind, "RC-30", seat=seat, points=a)
    return narrate_fight(kind, seat, a, b, c)


def narrate_fight(kind: Happening, seat: int, a: int, b: int, c: int) -> Message | None:
    match kind:
        case Happening.ATTACK:
            return tell(kind, "RC-11", seat=seat, defender_seat=a)
        case Happening.ASSASSINATE:
            royal = CARD_NAMES[b]
            return tell(kind, "RC-20", seat=seat, owner_seat=a, royal=royal, points=c)
        case Happening.COMMIT:
            return tell(kind, "RC-15", seat=seat, cards=a)
        case Happening.REVEAL:
            return tell(kind, "RC-15", seat=seat, list=three_cards(a, b, c))
        case Happening.BLOCK:
            return tell(kind, "RC-17", seat=seat, attack=a, block=b)
        case Happening.LET_THROUGH:
            return tell(kind, "RC-17", seat=seat, attack=a)
        case Happening.HITS if b == NO_ROYAL:
            return tell(kind, "RC-18", seat=seat, hits=a)
        case Happening.HITS:
            message = tell(kind, "RC-24", seat=seat, hits=a, royal=CARD_NAMES[b])
            return msgspec.structs.replace(message, id="royals-cards-hits-royal")
        case Happening.LOSE_ROYAL:
            return tell(kind, "RC-25", seat=seat, royal=CARD_NAMES[a], points=b)
        case Happening.REPLACE:
            royal = CARD_NAMES[a]
            return tell(kind, "RC-25", seat=seat, royal=royal, before=b, points=c)
    raise ValueError(kind)


def tell(kind: Happening, rule: str, **args: int | str) -> Message:
    name = kind.name.lower()
    return Message(f"royals-cards-{name.replace('_', '-')}", args, rule, name)


def three_cards(a: int, b: int, c: int) -> str:
    return " ".join(CARD_NAMES[card] for card in (a, b, c) if card >= 0)

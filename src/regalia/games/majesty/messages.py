"""What is said at a table of Majesty: what is asked, the choices, why not, and what happened."""

from regalia.engine.events import Event
from regalia.engine.message import Message
from regalia.games.majesty.data import (
    CARD_NAMES,
    CHARACTER_NAMES,
    HALF_NAMES,
    LOCATION_NAMES,
    WORKER_SPACES,
    A,
)
from regalia.games.majesty.rules import HEALS, NO_TRADE, TAKES, TRADES
from regalia.games.majesty.state import Decision, Happening, Refusal, State

Args = dict[str, int | str]


def top_wounded(state: State) -> int:
    """The card that lies on top in the active seat's Infirmary."""
    me = state.seats[state.active]
    return me.infirmary[me.wounded - 1]


# What is asked, and the choices

ASK_RULES = {Decision.TAKE: "MJ-08", Decision.HEAL: "MJ-20", Decision.TRADE: "MJ-17"}


def ask(state: State, viewer: int) -> Message:
    """What is awaited: of the viewer, or of somebody else."""
    decision = Decision(state.decision)
    if decision == Decision.NONE:
        return Message("majesty-ask-over", {}, "MJ-14")
    args: Args = {"seat": state.active, "whose": "mine" if viewer == state.active else "other"}
    if decision == Decision.HEAL:
        args["card"] = CARD_NAMES[top_wounded(state)]
    return Message(f"majesty-ask-{decision.name.lower()}", args, ASK_RULES[decision])


def describe(state: State, seat: int, action: int) -> Message:
    """A choice in words, with what it costs and brings at once."""
    if action < HEALS:
        return describe_take(state, *divmod(action - TAKES, 2))
    if action < TRADES:
        character = HALF_NAMES[top_wounded(state)][action - HEALS]
        return Message("majesty-choice-heal", {"character": character}, "MJ-20")
    sold = action - NO_TRADE
    way = "sell" if sold > 0 else "buy" if sold < 0 else "none"
    return Message(f"majesty-choice-trade-{way}", {"meeples": abs(sold)} if sold else {}, "MJ-17")


def describe_take(state: State, place: int, half: int) -> Message:
    card = state.display[place]
    halves = HALF_NAMES[card]
    args = {
        "card": CARD_NAMES[card],
        "character": halves[min(half, len(halves) - 1)],
        "split": "yes" if len(halves) > 1 else "no",
        "place": place + 1,
        "paid": place,
        "gained": state.lying[place],
    }
    return Message("majesty-choice-take", args, "MJ-08")


# Why not

REFUSAL_RULES = {
    Refusal.GAME_OVER: "MJ-14",
    Refusal.NOT_YOUR_TURN: "MJ-04",
    Refusal.ANOTHER_DECISION: "MJ-12",
    Refusal.NO_SUCH_CARD: "MJ-06",
    Refusal.TOO_FEW_MEEPLES: "MJ-08",
    Refusal.NOT_SPLIT: "MJ-11",
    Refusal.TOO_FEW_TO_SELL: "MJ-17",
    Refusal.NO_ROOM_TO_BUY: "MJ-17",
    Refusal.TOO_FEW_POINTS: "MJ-17",
}


def explain(state: State, seat: int, action: int, code: int) -> Message:
    return refusal(state, Refusal(code), (action - TAKES) // 2)


def refusal(state: State, why: Refusal, place: int = 0) -> Message:
    """Why not, with the numbers that make it plain; of a card, the one at that place."""
    id = f"majesty-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, refusal_args(state, why, place), REFUSAL_RULES.get(why, ""))


def refusal_args(state: State, why: Refusal, place: int) -> Args:
    me = state.seats[state.active]
    match why:
        case Refusal.NOT_YOUR_TURN:
            return {"active_seat": state.active}
        case Refusal.ANOTHER_DECISION:
            return {"decision": Decision(state.decision).name.lower()}
        case Refusal.NO_SUCH_CARD:
            return {"shown": state.shown}
        case Refusal.TOO_FEW_MEEPLES:
            return {"needed": place, "held": me.meeples}
        case Refusal.NOT_SPLIT:
            return {"card": CARD_NAMES[state.display[place]]}
        case Refusal.TOO_FEW_TO_SELL:
            return {"held": me.meeples}
        case Refusal.NO_ROOM_TO_BUY:
            return {"free": WORKER_SPACES - me.meeples}
        case Refusal.TOO_FEW_POINTS:
            return {"held": me.points}
    return {}


# What happened

TOLD_RULES = {
    Happening.TAKE: "MJ-08",
    Happening.PLACE: "MJ-11",
    Happening.MEEPLES: "MJ-10",
    Happening.WOUND: "MJ-18",
    Happening.DEFEND: "MJ-18",
    Happening.UNHARMED: "MJ-19",
    Happening.HEAL: "MJ-20",
    Happening.SELL: "MJ-17",
    Happening.BUY: "MJ-17",
    Happening.RETURN: "MJ-13",
    Happening.REVEAL: "MJ-13",
    Happening.INFIRMARY: "MJ-22",
    Happening.VARIETY: "MJ-23",
    Happening.MAJORITY: "MJ-24",
    Happening.WIN: "MJ-25",
}


def narrate(state: State, event: Event, viewer: int) -> Message | None:
    """Everybody hears everything in this game."""
    what, kind = Happening(event.kind), Happening(event.kind).name.lower()
    id, rule = f"majesty-{kind}", TOLD_RULES.get(what, "")
    args: Args = {} if event.seat < 0 else {"seat": event.seat}
    args |= told(what, event.a, event.b, event.c)
    if what == Happening.PLACE and event.a == event.b:
        return None
    if what == Happening.POINTS:
        id += "-shared" if "character" in args else ""
        rule = "MJ-15" if state.sides[event.b] == A else "MJ-16"
    return Message(id, args, rule, kind)


def told(what: Happening, a: int, b: int, c: int) -> Args:
    """What an event's numbers say (see `Happening`)."""
    match what:
        case Happening.TAKE:
            return {"card": CARD_NAMES[a], "paid": b, "gained": c}
        case Happening.PLACE | Happening.HEAL:
            return {"character": CHARACTER_NAMES[a]}
        case Happening.POINTS:
            shared = {"character": CHARACTER_NAMES[c]} if c >= 0 else {}
            return {"points": a, "location": LOCATION_NAMES[b], **shared}
        case Happening.MEEPLES:
            return {"meeples": a, "location": LOCATION_NAMES[b]}
        case Happening.WOUND:
            return {"character": CHARACTER_NAMES[a], "attacker_seat": c}
        case Happening.DEFEND | Happening.UNHARMED:
            return {"attacker_seat": a}
        case Happening.SELL | Happening.BUY | Happening.RETURN:
            return {"meeples": a}
        case Happening.REVEAL:
            return {"card": CARD_NAMES[a]}
        case Happening.INFIRMARY:
            return {"points": a, "wounded": b}
        case Happening.VARIETY:
            return {"points": a, "locations": b}
        case Happening.MAJORITY:
            return {"points": a, "location": LOCATION_NAMES[b]}
        case Happening.WIN:
            return {"points": a}

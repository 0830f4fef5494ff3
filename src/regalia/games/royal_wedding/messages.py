"""What is said about a game: events, questions, choices and refusals, as messages."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from regalia.engine.events import Event
from regalia.engine.message import Message
from regalia.games.royal_wedding.actions import (
    Proposal,
    name_action,
    proposed,
)
from regalia.games.royal_wedding.data import (
    BONUS,
    GOLD,
    MOST_DEALS,
    MOST_OPEN,
    MOST_PLAYERS,
    PRESTIGE,
    PRICE,
    WITHOUT_AMOUNT,
    Kind,
    Step,
)
from regalia.games.royal_wedding.facts import CARD_NAMES, GOOD_NAMES, name_of
from regalia.games.royal_wedding.numbers import (
    AMOUNTS,
    ATTACKS,
    SHARES,
    bought,
    is_proposal,
)
from regalia.games.royal_wedding.reasons import (
    explain_cover,
    explain_forces,
    explain_promise,
    partner_of,
    refusal,
)
from regalia.games.royal_wedding.state import (
    Deal,
    Decision,
    Flag,
    Happening,
    Offer,
    Refusal,
    Sharing,
    Side,
    State,
)
from regalia.games.royal_wedding.terms import (
    TERMS,
    Term,
    unpack,
)

SHARED = {
    Sharing.GAIN: (Kind.GAIN, Kind.HALVES),
    Sharing.LOSS: (Kind.LOSS,),
    Sharing.DISCARD: (Kind.DISCARD,),
}
"""What promises can be made about each."""
SIDE_NAMES = ("attack", "defence")

Args = dict[str, int | str | Message]


# Terms


def tell_term(term: Term, by: int, to: int) -> Message:
    """One term of a deal."""
    kind = Kind(term.kind).name.lower().replace("_", "-")
    if term.kind == Kind.ALONE:
        return Message("royal-wedding-term-alone", {}, "RW-14")
    args: Args = {"seat": by}
    if term.kind == Kind.GIVE:
        args |= {"to_seat": to, "good": GOOD_NAMES[term.x], "amount": term.amount}
    else:
        args["target_seat"] = term.x
        if term.kind in (Kind.AID_ATTACK, Kind.AID_DEFENCE):
            args["ally_seat"] = term.y
        if term.kind not in WITHOUT_AMOUNT:
            args["amount"] = term.amount
    return Message(
        f"royal-wedding-term-{kind}", args, "RW-13" if term.kind == Kind.GIVE else "RW-14"
    )


def tell_terms(terms: int, proposer: int, partner: int) -> Message:
    """All terms of a deal in one message."""
    parties = (proposer, partner)
    told = [tell_term(t, parties[t.side], parties[1 - t.side]) for t in unpack(terms)]
    args = {f"term{number}": each for number, each in enumerate(told, 1)}
    return Message(f"royal-wedding-terms-{len(told)}", args, "RW-13")


def comes_with_wedding(terms: Sequence[Term]) -> str:
    """Goods are a dowry, promises are promises."""
    are_goods = {term.kind == Kind.GIVE for term in terms if term.kind != Kind.ALONE}
    if are_goods == {True, False}:
        return "both"
    return ("goods" if True in are_goods else "promises") if are_goods else "marriage"


# Events


def said(id: str, rule: str, *names: str, **printed: int) -> Callable[[Event], Message]:
    """A message about an event's seat, whose numbers a, b, c have these names."""

    def tell(event: Event) -> Message:
        args: Args = {"seat": event.seat} if event.seat >= 0 else {}
        numbers = (event.a, event.b, event.c)
        args |= {name: plain(name, n) for name, n in zip(names, numbers, strict=False) if name}
        return Message(f"royal-wedding-{id}", args | printed, rule)

    return tell


def plain(name: str, number: int) -> int | str:
    """Numbers that stand for things, by their names."""
    match name:
        case "card":
            return CARD_NAMES[number] if number >= 0 else "unknown"
        case "good":
            return GOOD_NAMES[number]
        case "side":
            return SIDE_NAMES[number]
        case "step":
            return Step(number).name.lower()
        case "yes":
            return "yes" if number else "no"
    return number


TOLD = {
    Happening.WITHDRAW: said("withdraw", "RW-13", "partner_seat", "number"),
    Happening.DECLINE: said("decline", "RW-13", "partner_seat", "number"),
    Happening.CLOSE: said("close", "RW-16", "partner_seat", "number"),
    Happening.RENEGE: said("renege", "RW-17", "partner_seat", "gold", "yes"),
    Happening.CANCEL: said("cancelled", "RW-13", "partner_seat", "deal"),
    Happening.FREE: said("free", "RW-14", "partner_seat"),
    Happening.RESHUFFLE: said("reshuffle", "RW-04", "cards"),
    Happening.GENERATION: said("generation", "RW-05", "generation"),
    Happening.WED: said("wed", "RW-09", "spouse_seat"),
    Happening.DEAL: said("deal", "RW-13", "partner_seat"),
    Happening.STEP: said("step", "RW-05", "step"),
    Happening.TRANSFER: said("transfer", "RW-17", "receiver_seat", "good", "amount"),
    Happening.MAINTENANCE: said("maintenance", "RW-19", "paid", "unpaid", "lost"),
    Happening.BUY: said("buy", "RW-21", "military", "prestige"),
    Happening.PASS: said("pass", "RW-22"),
    Happening.ATTACK: said("attack", "RW-23", "target_seat", "military"),
    Happening.DEFEND: said("defend", "RW-23", "military"),
    Happening.CALL: said("call", "RW-24", "side", "yes"),
    Happening.CONTRIBUTE: said("contribute", "RW-24", "leader_seat", "military"),
    Happening.WIN: said("win", "RW-26", "loser_seat", "stake"),
    Happening.TIE: said("tie", "RW-26", "other_seat"),
    Happening.GAIN: said("gain", "RW-26", "prestige"),
    Happening.LOSE: said("lose", "RW-26", "prestige"),
    Happening.DISCARD: said("discard", "RW-27", "military"),
    Happening.REVEAL: said("reveal", "RW-31", "card"),
    Happening.DONE: said("done", "RW-31", "card", "amount", bonus=BONUS),
    Happening.FAILED: said("failed", "RW-31", "card", "amount"),
    Happening.TAKE: said("take", "RW-33", "neighbour_seat", "prestige"),
    Happening.VICTORY: said("victory", "RW-34", "prestige"),
}


def narrate(state: State, event: Event, viewer: int) -> Message | None:
    """What the viewer may hear, with the kind of what happened."""
    told = tell(state, event, viewer)
    return told and replace(told, kind=name_of(Happening(event.kind)))


def tell(state: State, event: Event, viewer: int) -> Message | None:
    """What happens between two houses in secret is told to them, and to whom they showed it."""
    kind = Happening(event.kind)
    secret = kind < Happening.DRAW and viewer not in (event.seat, event.a)
    if secret and not is_shown(state, event, viewer):
        return None
    match kind:
        case Happening.OFFER | Happening.SUIT:
            return tell_offer(state, event)
        case Happening.AMEND:
            terms = any(other.kind == Happening.TERM for other in state.events[: state.happened])
            args = {"seat": event.seat, "partner_seat": event.a, "deal": event.c}
            id = "royal-wedding-replace" if terms else "royal-wedding-propose-cancelling"
            return Message(id, args, "RW-13")
        case Happening.SHOW:
            return tell_show(event)
        case Happening.CLAUSE:
            return tell_clause(event.b, *divmod(event.c, MOST_PLAYERS))
        case Happening.NOTICE:
            args = {"seat": event.seat, "partner_seat": event.a, "deal": event.b}
            seen = Message("royal-wedding-notice", args | {"to_seat": event.c}, "RW-13")
            return seen if viewer == event.a else None
        case Happening.TERM:
            return tell_clause(event.b, event.seat, event.a)
        case Happening.FAITHLESS:
            term = tell_term(TERMS[event.b], event.seat, event.a)
            args = {**term.args, "partner_seat": event.a}
            return Message(term.id.replace("-term-", "-faithless-"), args, "RW-15")
        case Happening.BIND:
            id = "royal-wedding-bind-later" if event.c else "royal-wedding-bind"
            args = {"seat": event.seat, "partner_seat": event.a}
            return Message(id, args if event.c else {"yes": plain("yes", event.b)}, "RW-15")
        case Happening.ROLL:
            args = {"seat": event.seat, "one": event.a, "other": event.b, "total": event.c}
            args["strength"] = event.c - event.a - event.b
            return Message("royal-wedding-roll", args, "RW-25")
        case Happening.DRAW:
            card = CARD_NAMES[event.a] if viewer == event.seat else "unknown"
            return Message("royal-wedding-draw", {"seat": event.seat, "card": card}, "RW-06")
        case Happening.CENTRE:
            return tell_centre(event)
    return TOLD[kind](event)


def is_shown(state: State, event: Event, viewer: int) -> bool:
    """Is it about a deal that somebody has shown the viewer?"""
    number = event.b if event.kind == Happening.CANCEL else event.c
    told = event.kind == Happening.CANCEL or (event.kind == Happening.BIND and number)
    return bool(told and viewer >= 0 and deal_numbered(state, number).shown >> viewer & 1)


def deal_numbered(state: State, number: int) -> Deal:
    return state.deals[state.since[state.generation - 1] + number - 1]


def tell_show(event: Event) -> Message:
    binds, partner = divmod(event.c, MOST_PLAYERS)
    args: Args = {"seat": event.seat, "to_seat": event.a, "deal": event.b, "partner_seat": partner}
    return Message("royal-wedding-show", args | {"yes": plain("yes", binds)}, "RW-13")


def tell_clause(term: int, by: int, to: int) -> Message:
    told = tell_term(TERMS[term], by, to)
    return Message(told.id.replace("-term-", "-clause-"), told.args, told.rule)


def tell_offer(state: State, event: Event) -> Message:
    """An offer, or a counter-offer, of a deal or of marriage, with what comes along."""
    noted = state.events[: state.happened]
    terms = [TERMS[other.b] for other in noted if other.kind == Happening.TERM]
    what = "deal" if event.kind == Happening.OFFER else comes_with_wedding(terms)
    args = {"seat": event.seat, "partner_seat": event.a, "number": event.b, "what": what}
    if event.c == 0:
        return Message("royal-wedding-offer", args, "RW-13")
    return Message("royal-wedding-counter", args | {"answered": event.c}, "RW-13")


def tell_centre(event: Event) -> Message | None:
    if not (event.a or event.b or event.c):
        return None
    args: Args = {"seat": event.seat}
    for good, change in zip(GOOD_NAMES, (event.a, event.b, event.c), strict=True):
        args[good] = abs(change)
        args[f"{good}_sign"] = "up" if change > 0 else "down" if change < 0 else "same"
    return Message("royal-wedding-centre", args, "RW-31")


def tell_ending(state: State, places: list[int]) -> list[Message]:
    """RW-34  Who has won."""
    return [
        Message(
            "royal-wedding-victory",
            {"seat": seat, "prestige": state.seats[seat].holds[PRESTIGE]},
            "RW-34",
            name_of(Happening.VICTORY),
        )
        for seat, place in enumerate(places)
        if place == 1
    ]


# Questions

ASK_RULES = {
    Decision.TALK: "RW-08",
    Decision.HONOUR: "RW-17",
    Decision.BUY: "RW-21",
    Decision.ATTACK: "RW-22",
    Decision.DEFEND: "RW-23",
    Decision.CALL: "RW-24",
    Decision.CONTRIBUTE: "RW-24",
    Decision.SHARE: "RW-28",
}


def ask(state: State, viewer: int) -> Message:
    """What is awaited: of the viewer, or of somebody else."""
    decision = Decision(state.decision)
    if state.step == Step.OVER:
        return Message("royal-wedding-ask-over", {}, "RW-34")
    rule, id = ASK_RULES[decision], f"royal-wedding-ask-{decision.name.lower()}"
    if decision == Decision.TALK:
        talking = viewer >= 0 and not state.seats[viewer].finished
        return Message(id, {"whose": "mine" if talking else "other"}, rule)
    mine = viewer == state.active
    args: Args = {"whose": "mine" if mine else "other"}
    if decision == Decision.HONOUR:
        return ask_honour(state, viewer) if mine else Message(id, args, rule)
    args["seat"] = state.active
    if decision == Decision.BUY:
        args["price"] = PRICE
    battle = state.battle
    if decision in (Decision.DEFEND, Decision.CALL, Decision.CONTRIBUTE):
        args |= {"attacker_seat": battle.attacker, "defender_seat": battle.defender}
        args["military"] = sum(battle.forces[0])
        args["side"] = SIDE_NAMES[battle.side]
    if decision == Decision.SHARE:
        what = Sharing(battle.sharing).name.lower()
        args |= {"what": what, "rest": battle.rest, "helper_seat": battle.asked}
    return Message(id, args, rule)


def ask_honour(state: State, viewer: int) -> Message:
    """Only the giver is told which deal it is."""
    deal = state.deals[state.pending]
    side = int(deal.partner == viewer)
    partner = (deal.partner, deal.proposer)[side]
    gold = sum(t.amount for t in unpack(deal.terms) if t.side == side and t.kind == Kind.GIVE)
    args = {"partner_seat": partner, "gold": gold, "whose": "mine"}
    return Message("royal-wedding-ask-honour-mine", args, "RW-17")


# Choices


def describe(state: State, seat: int, action: int) -> Message:
    """A choice in words."""
    if is_proposal(action):
        return describe_proposal(seat, proposed(state, seat, action))
    move = name_action(state, seat, action)
    word = next(iter(move))
    rule = ASK_RULES.get(Decision(state.decision), "")
    args: Args
    id = f"royal-wedding-choice-{word}"
    if word == "cancel":
        return describe_cancellation(state, seat, move[word])
    if word == "show":
        args = {"deal": move["show"], "to_seat": move["to"]}
        return Message(id, args, "RW-13")
    if word in ("accept", "decline", "withdraw"):
        return describe_answer(state, seat, word, move[word], move["number"])
    if word == "buy":
        return Message(id, dict(move["buy"]) | {"gold": PRICE * sum(move["buy"].values())}, rule)
    if word == "attack":
        return Message(id, {"target_seat": move["attack"], "military": move["with"]}, rule)
    if word in ("defend", "contribute", "share"):
        args = {"amount": move[word]}
        if word == "share":
            args |= {
                "what": Sharing(state.battle.sharing).name.lower(),
                "helper_seat": state.battle.asked,
            }
        return Message(id, args, rule)
    return Message(id, {"yes": "yes" if move[word] else "no"}, rule)


def describe_proposal(seat: int, made: Proposal) -> Message:
    args: Args = {"partner_seat": made.partner}
    word, rule = ("wed", "RW-09") if made.wed else ("offer", "RW-13")
    if made.terms:
        args["terms"] = tell_terms(made.terms, seat, made.partner)
    if made.terms and made.wed:
        args["what"], word = comes_with_wedding(unpack(made.terms)), "dowry"
    if made.answers:
        args["number"] = made.answers
        word = f"counter-{word}"
    if made.instead:
        args["deal"] = made.instead
        word = "replace"
    return Message(f"royal-wedding-choice-{word}", args, rule)


def describe_cancellation(state: State, seat: int, number: int) -> Message:
    deal = deal_numbered(state, number)
    args: Args = {"partner_seat": deal.partner if deal.proposer == seat else deal.proposer}
    terms = tell_terms(deal.terms, deal.proposer, deal.partner)
    return Message("royal-wedding-choice-cancel", args | {"deal": number, "terms": terms}, "RW-13")


def describe_answer(state: State, seat: int, word: str, other: int, number: int) -> Message:
    """An answer to an open offer, with its content."""
    proposer, partner = (seat, other) if word == "withdraw" else (other, seat)
    args: Args = {"partner_seat": other, "number": number}
    for one in state.offers[: state.open]:
        if (one.proposer, one.partner, one.number) == (proposer, partner, number):
            content = describe_offer_made(one)
            return Message(f"royal-wedding-choice-{word}", args | {"content": content}, "RW-13")
    return Message(f"royal-wedding-choice-{word}-gone", args, "RW-13")


def describe_offer_made(one: Offer) -> Message:
    if one.instead and one.terms == 0:
        return Message("royal-wedding-content-cancel", {"deal": one.instead}, "RW-13")
    if one.instead and not one.wed:
        terms = tell_terms(one.terms, one.proposer, one.partner)
        return Message("royal-wedding-content-replace", {"deal": one.instead, "terms": terms})
    if not one.wed:
        return tell_terms(one.terms, one.proposer, one.partner)
    if one.terms == 0:
        return Message("royal-wedding-content-wed", {}, "RW-09")
    terms = tell_terms(one.terms, one.proposer, one.partner)
    what = comes_with_wedding(unpack(one.terms))
    return Message("royal-wedding-content-dowry", {"terms": terms, "what": what}, "RW-09")


# Refusals: why not, with the numbers, and the deals, that make them plain


def explain(state: State, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain; for broken promises also the deal."""
    match Refusal(code):
        case Refusal.ANOTHER_DECISION:
            return refusal(code, decision=Decision(state.decision).name.lower())
        case Refusal.KNOWN_ALREADY:
            return refusal(code, to_seat=name_action(state, seat, action)["to"])
        case Refusal.TOO_MANY_OPEN:
            return refusal(code, most=MOST_OPEN)
        case Refusal.TOO_MANY_DEALS:
            return refusal(code, most=MOST_DEALS)
        case Refusal.NO_PROPOSALS_LEFT:
            return refusal(code, most=state.proposals)
        case (
            Refusal.PARTNER_WITHOUT_HEIR
            | Refusal.ALREADY_MARRIED
            | Refusal.NO_TRADE
            | Refusal.GOLD_ONLY
        ):
            return refusal(code, partner_seat=partner_of(state, seat, action))
        case Refusal.NOT_COVERED:
            return explain_cover(state, seat, action)
        case Refusal.TOO_LITTLE_GOLD:
            needed = PRICE * sum(bought(action))
            return refusal(code, needed=int(needed), held=state.seats[seat].holds[GOLD])
        case Refusal.PROTECTED:
            return refusal(code, target_seat=(action - ATTACKS) // AMOUNTS)
        case Refusal.TOO_LITTLE_MILITARY:
            return explain_forces(state, seat)
        case Refusal.TOO_MUCH | Refusal.TOO_LITTLE:
            what = Sharing(state.battle.sharing).name.lower()
            return refusal(code, what=what, helper_seat=state.battle.asked, amount=action - SHARES)
        case (
            Refusal.ATTACK_PROMISED
            | Refusal.PEACE_PROMISED
            | Refusal.ASSISTANCE_PROMISED
            | Refusal.ABSTENTION_PROMISED
            | Refusal.OTHER_SIDE_PROMISED
        ):
            return explain_promise(state, seat, action, code)
        case Refusal.DIVISION_PROMISED:
            return explain_division(state, seat, action - SHARES)
    return refusal(code)


def explain_division(state: State, seat: int, amount: int) -> Message:
    """The promise to a helper, and its deal: if possible the one about the share itself."""
    number, partner, term = min(
        divisions_owed(state, seat), key=lambda owed: keeps(state, owed[2], amount)
    )
    told = tell_term(term, seat, partner)
    args: Args = {"deal": number, "partner_seat": partner, "term": told}
    return Message("royal-wedding-refuse-division-promised", args, "RW-29")


def divisions_owed(state: State, seat: int) -> Iterator[tuple[int, int, Term]]:
    """Binding promises about what is being divided: the deal's number, the partner, the term."""
    shared = SHARED[Sharing(state.battle.sharing)]
    first = state.since[state.generation - 1]
    for number, deal in enumerate(state.deals[first : state.struck], 1):
        side = int(deal.partner == seat)
        if deal.marks & Flag.BINDING and seat in (deal.proposer, deal.partner):
            for place, term in enumerate(unpack(deal.terms)):
                if term.side == side and term.kind in shared and not deal.lapsed >> place & 1:
                    yield number, (deal.partner, deal.proposer)[side], term


def keeps(state: State, term: Term, amount: int) -> bool:
    """Would the share by itself keep the promise?"""
    if term.x != state.battle.asked:
        return term.kind != Kind.HALVES or amount == 0
    if term.kind == Kind.HALVES:
        return abs(2 * amount - sum(state.battle.forces[Side.ATTACK])) <= 1
    return amount >= term.amount if term.kind == Kind.GAIN else amount <= term.amount

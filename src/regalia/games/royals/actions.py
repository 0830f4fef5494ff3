"""Actions and moves: the numbers the rules use, and the words people and files use.

draw     {"draw": "pile"}, {"draw": "spain"} from the row, {"draw": "intrigue"}
win      {"claim": "baron", "in": "Dijon"}, {"take-over": "baron", "in": "Dijon"}
end      {"end": "turn"}: no more cards are played
triples  {"triples": 1}, {"pairs": 1}: substitutes in a payment
pay      {"pay": "spain"}, {"pay": "france-spain"}: the next card of a payment
discard  {"discard": "spain"}
"""

from typing import Any

from regalia.engine.errors import IllegalMove
from regalia.engine.game import Move, Snapshot
from regalia.engine.message import Message
from regalia.games.royals.data import (
    CARD_NAMES,
    CITIES,
    COSTS,
    COUNTRY_MASK,
    COUNTRY_NAMES,
    DRAWS,
    FIRST_DRAWS,
    FIRST_KIND,
    HOUSES,
    LIMIT,
    PLACE_COUNTRY,
    SHOWS,
    TITLE_NAMES,
    Deck,
    Title,
)
from regalia.games.royals.rules import (
    CARDS,
    DRAW_INTRIGUE,
    DRAW_PILE,
    END_PLAY,
    PAIRS,
    TAKE_ROW,
    TRIPLES,
    WIN_NOBLE,
)
from regalia.games.royals.state import NOBODY, Decision, Refusal

RULES = {
    Refusal.GAME_OVER: "RY-26",
    Refusal.NOT_YOUR_TURN: "RY-07",
    Refusal.ANOTHER_DECISION: "RY-14",
    Refusal.NOT_IN_ROW: "RY-12",
    Refusal.FIRST_TURN: "RY-10",
    Refusal.ONE_INTRIGUE: "RY-11",
    Refusal.TOO_MANY_DRAWN: "RY-11",
    Refusal.EMPTY_PLACE: "RY-05",
    Refusal.OWN_NOBLE: "RY-17",
    Refusal.SUPPLY_EMPTY: "RY-04",
    Refusal.TOO_FEW_CARDS: "RY-15",
    Refusal.TOO_FEW_INTRIGUES: "RY-17",
    Refusal.CANNOT_SUBSTITUTE: "RY-16",
    Refusal.NOT_HELD: "RY-21",
    Refusal.DOES_NOT_FIT: "RY-16",
}


def city_name(state: Snapshot, city: int) -> str:
    return bytes(state.names[city]).rstrip(b"\0").decode()


def name_action(state: Snapshot, seat: int, action: int) -> Move:
    if action < WIN_NOBLE:
        return {"draw": draw_name(action)}
    if action < END_PLAY:
        place = action - WIN_NOBLE
        verb = "claim" if state.owner[place] == NOBODY else "take-over"
        return {verb: TITLE_NAMES[state.title[place]], "in": city_name(state, place // 2)}
    if action == END_PLAY:
        return {"end": "turn"}
    if action < PAIRS:
        return {"triples": action - TRIPLES}
    if action < CARDS:
        return {"pairs": action - PAIRS}
    verb = "pay" if state.decision == Decision.PAY else "discard"
    return {verb: CARD_NAMES[action - CARDS]}


def draw_name(action: int) -> str:
    if action == DRAW_PILE:
        return "pile"
    return "intrigue" if action == DRAW_INTRIGUE else COUNTRY_NAMES[action - TAKE_ROW]


def read_action(state: Snapshot, seat: int, move: Move) -> int:
    match move:
        case {"draw": str(what), **rest} if not rest:
            return read_draw(what)
        case {"claim": str(title), "in": str(city), **rest} if not rest:
            return WIN_NOBLE + find_noble(state, title, city, vacant=True)
        case {"take-over": str(title), "in": str(city), **rest} if not rest:
            return WIN_NOBLE + find_noble(state, title, city, vacant=False)
        case {"end": "turn", **rest} if not rest:
            return END_PLAY
        case {"triples": int(number), **rest} if 0 <= number < PAIRS - TRIPLES and not rest:
            return TRIPLES + number
        case {"pairs": int(number), **rest} if 0 <= number < CARDS - PAIRS and not rest:
            return PAIRS + number
        case {"pay": str(card), **rest} if not rest:
            return read_card(state, card, Decision.PAY)
        case {"discard": str(card), **rest} if not rest:
            return read_card(state, card, Decision.DISCARD)
    raise IllegalMove(Message("royals-refuse-unreadable"))


def read_draw(what: str) -> int:
    names = {draw_name(action): action for action in range(DRAW_PILE, WIN_NOBLE)}
    if what not in names:
        raise IllegalMove(Message("royals-refuse-unreadable"))
    return names[what]


def find_noble(state: Snapshot, title: str, city: str, vacant: bool) -> int:
    """The place of a noble; a claim is for vacant ones, a take-over for those of opponents."""
    args = {"title": title, "city": city}
    for place in range(2 * CITIES):
        named = state.title[place] >= 0 and TITLE_NAMES[state.title[place]] == title
        if not named or city_name(state, place // 2) != city:
            continue
        owner = state.owner[place]
        if vacant and owner != NOBODY:
            held = {**args, "owner_seat": owner}
            raise IllegalMove(Message("royals-refuse-occupied", held, "RY-15"))
        if not vacant and owner == NOBODY:
            raise IllegalMove(Message("royals-refuse-vacant", args, "RY-17"))
        return place
    raise IllegalMove(Message("royals-refuse-no-such-noble", args, "RY-05"))


def read_card(state: Snapshot, card: str, decision: Decision) -> int:
    if card not in CARD_NAMES:
        raise IllegalMove(Message("royals-refuse-unreadable"))
    if state.decision != decision and state.decision in (Decision.PAY, Decision.DISCARD):
        raise IllegalMove(refusal(Refusal.ANOTHER_DECISION, decision=state.decision))
    return CARDS + CARD_NAMES.index(card)


def refusal(code: int, **args: Any) -> Message:
    why = Refusal(code)
    if "decision" in args:
        args["decision"] = Decision(args["decision"]).name.lower()
    id = f"royals-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, args, RULES.get(why, ""))


def explain(state: Snapshot, seat: int, action: int, code: int) -> Message:
    """The numbers that make a refusal plain."""
    match Refusal(code):
        case Refusal.NOT_YOUR_TURN:
            return refusal(code, active_seat=state.active)
        case Refusal.ANOTHER_DECISION:
            return refusal(code, decision=state.decision)
        case Refusal.NOT_IN_ROW:
            return refusal(code, country=COUNTRY_NAMES[action - TAKE_ROW])
        case Refusal.EMPTY_PLACE:
            return refusal(code, city=city_name(state, (action - WIN_NOBLE) // 2))
        case Refusal.SUPPLY_EMPTY:
            return refusal(code, supply=state.seats[seat].supply)
        case Refusal.OWN_NOBLE | Refusal.TOO_FEW_CARDS | Refusal.TOO_FEW_INTRIGUES:
            return refusal(code, **about_noble(state, seat, action - WIN_NOBLE, Refusal(code)))
        case Refusal.NOT_HELD | Refusal.DOES_NOT_FIT:
            return refusal(code, card=CARD_NAMES[action - CARDS])
    return refusal(code)


def about_noble(state: Snapshot, seat: int, place: int, why: Refusal) -> dict[str, Any]:
    """The noble, and of the cards that are missing: how many are needed and held."""
    title, country = state.title[place], int(PLACE_COUNTRY[place])
    args: dict[str, Any] = {"title": TITLE_NAMES[title], "city": city_name(state, place // 2)}
    if why == Refusal.OWN_NOBLE:
        return args
    deck = Deck.COUNTRY if why == Refusal.TOO_FEW_CARDS else Deck.INTRIGUE
    intrigues = 0 if state.owner[place] == NOBODY else intrigues_for(title)
    held = sum(
        state.seats[seat].hand[kind]
        for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1])
        if SHOWS[kind, country]
    )
    args |= {"country": COUNTRY_NAMES[country], "held": held}
    if deck == Deck.INTRIGUE:
        return {**args, "needed": intrigues}
    return {**args, "needed": int(COSTS[title]), "intrigues": intrigues}


def intrigues_for(title: int) -> int:
    """RY-17, RY-20  How many fitting Intrigue cards a take-over costs besides the price."""
    return 2 if title == Title.KING else 1


def describe(state: Snapshot, seat: int, action: int) -> Message:
    """What a choice is; of a noble also its price and the bonuses that come with it."""
    if action == DRAW_PILE:
        return Message("royals-choice-pile", rule="RY-12")
    if action == DRAW_INTRIGUE:
        return Message("royals-choice-intrigue", rule="RY-11")
    if action < WIN_NOBLE:
        return Message("royals-choice-row", {"card": COUNTRY_NAMES[action - TAKE_ROW]}, "RY-12")
    if action < END_PLAY:
        return describe_noble(state, action - WIN_NOBLE)
    if action == END_PLAY:
        return Message("royals-choice-end", rule="RY-22")
    if action < PAIRS:
        return Message("royals-choice-triples", {"number": action - TRIPLES}, "RY-16")
    if action < CARDS:
        return Message("royals-choice-pairs", {"number": action - PAIRS}, "RY-19")
    verb, rule = ("pay", "RY-21") if state.decision == Decision.PAY else ("discard", "RY-22")
    return Message(f"royals-choice-{verb}", {"card": CARD_NAMES[action - CARDS]}, rule)


def describe_noble(state: Snapshot, place: int) -> Message:
    title, city, owner = state.title[place], place // 2, state.owner[place]
    args: dict[str, Any] = {
        "title": TITLE_NAMES[title],
        "city": city_name(state, city),
        "country": COUNTRY_NAMES[PLACE_COUNTRY[place]],
        "cost": int(COSTS[title]),
        "missing": missing(state, int(COSTS[title]), PLACE_COUNTRY[place]),
        "influence": state.influence[place],
        **bonuses(state, place),
    }
    if owner == NOBODY:
        return Message("royals-choice-claim", args, "RY-15")
    held = {**args, "owner_seat": owner, "intrigues": intrigues_for(title)}
    rule = "RY-20" if title == Title.KING else "RY-17"
    return Message("royals-choice-take-over", held, rule)


def bonuses(state: Snapshot, place: int) -> dict[str, int]:
    """RY-23 to RY-25  What the noble is sure to earn at once who wins it now."""
    seat, city, country = state.active, place // 2, PLACE_COUNTRY[place]
    me, mask = state.seats[seat], COUNTRY_MASK[country]
    everywhere = (me.present | 1 << city) & mask == mask
    every_title = all(
        count or title == state.title[place] for title, count in enumerate(me.on_title)
    )
    countries = state.country_bonus[country], state.country_taken[country]
    houses = HOUSES[state.players].tolist(), state.house_taken
    return {
        "bonus": highest_left([state.city_bonus[city]], [state.city_taken[city]], seat),
        "country_bonus": highest_left(*countries, seat) if everywhere else 0,
        "house_bonus": highest_left(*houses, seat) if every_title else 0,
    }


def highest_left(values: list[int], taken: list[int], seat: int) -> int:
    """The first that nobody has; none for a seat that has one already."""
    left = [value for value, owner in zip(values, taken, strict=True) if owner == NOBODY]
    return left[0] if left and seat not in taken else 0


def missing(state: Snapshot, cost: int, country: int) -> int:
    """RY-16  How many fitting cards the payer lacks; any three stand for each."""
    return max(0, cost - state.seats[state.active].hand[country])


ASK_RULES = {Decision.DRAW: "RY-11", Decision.PLAY: "RY-14", Decision.DISCARD: "RY-22"}


def ask(state: Snapshot, viewer: int) -> Message:
    """Whose turn it is and what is asked; a payment being chosen is the payer's own affair."""
    seat, decision = state.active, Decision(state.decision)
    if decision == Decision.NONE:
        return Message("royals-ask-over", rule="RY-31")
    if viewer != seat:
        if decision in (Decision.SUBSTITUTE, Decision.PAY):
            decision = Decision.PLAY
        args = {"seat": seat, "decision": decision.name.lower()}
        return Message("royals-ask-other", args, ASK_RULES[decision])
    match decision:
        case Decision.DRAW:
            return ask_draw(state)
        case Decision.PLAY:
            args = {"cards": sum(state.seats[seat].hand)}
            return Message("royals-ask-play", args, ASK_RULES[decision])
        case Decision.SUBSTITUTE if state.paying == Deck.COUNTRY:
            return Message("royals-ask-triples", about_wanted(state), "RY-16")
        case Decision.SUBSTITUTE:
            return Message("royals-ask-pairs", about_wanted(state), "RY-19")
        case Decision.PAY:
            return Message("royals-ask-pay", {**about_wanted(state), "due": state.due}, "RY-21")
    hand = state.seats[seat].hand
    countries, intrigues = sum(hand[: FIRST_KIND[1]]), sum(hand[FIRST_KIND[1] :])
    over = [max(0, countries - int(LIMIT[0])), max(0, intrigues - int(LIMIT[1]))]
    args = {"countries": over[0], "intrigues": over[1]}
    return Message("royals-ask-discard", args, ASK_RULES[decision])


def ask_draw(state: Snapshot) -> Message:
    """RY-10, RY-11  Which card is asked for, and of how many; the second settles it."""
    number, total = state.countries_drawn + 1, DRAWS
    if state.turn < state.players:
        total = int(FIRST_DRAWS[state.players, state.turn])
        draw = "first"
    elif state.intrigues_drawn:
        draw = "mixed"
    else:
        draw = ("any", "second", "last")[state.countries_drawn]
    rule = "RY-10" if draw == "first" else "RY-11"
    return Message("royals-ask-draw", {"draw": draw, "number": number, "total": total}, rule)


def about_wanted(state: Snapshot) -> dict[str, Any]:
    title = TITLE_NAMES[state.title[state.wanted]]
    return {"title": title, "city": city_name(state, state.wanted // 2)}

"""What is said at a table of Royals: what is asked, the choices, why not, and what happened."""

from regalia.engine.compiled import plainly
from regalia.engine.events import Event
from regalia.engine.message import Message
from regalia.engine.records import Numbers
from regalia.games.royals.data import (
    CARD_NAMES,
    COUNTRY_MASK,
    COUNTRY_NAMES,
    DECK_NAMES,
    DRAWS,
    DRAWS_WITH_INTRIGUE,
    FIRST_CITY,
    FIRST_DRAWS,
    FIRST_KIND,
    HOUSES,
    LIMIT,
    NOBLES_A_WIN,
    PLACE_COUNTRY,
    SUBSTITUTE,
    TITLE_NAMES,
    YEARS,
    Deck,
    Title,
)
from regalia.games.royals.payment import fitting, price
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
from regalia.games.royals.state import NOBODY, Decision, Happening, Refusal, State

Args = dict[str, int | str]


def city_name(state: State, city: int) -> str:
    return bytes(state.names[city]).rstrip(b"\0").decode()


def cost_of(state: State, place: int, deck: Deck) -> int:
    """RY-15, RY-17, RY-20  Fitting cards of that deck, as the noble is held now."""
    return int(plainly(price)(state, place, deck))


# What is asked

ASK_RULES = {Decision.DRAW: "RY-11", Decision.PLAY: "RY-14", Decision.DISCARD: "RY-22"}


def ask(state: State, viewer: int) -> Message:
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
            return Message("royals-ask-triples", about_substitutes(state, Deck.COUNTRY), "RY-16")
        case Decision.SUBSTITUTE:
            return Message("royals-ask-pairs", about_substitutes(state, Deck.INTRIGUE), "RY-19")
        case Decision.PAY:
            return Message("royals-ask-pay", {**about_wanted(state), "due": state.due}, "RY-21")
    hand = state.seats[seat].hand
    countries, intrigues = sum(hand[: FIRST_KIND[1]]), sum(hand[FIRST_KIND[1] :])
    over = [max(0, countries - int(LIMIT[0])), max(0, intrigues - int(LIMIT[1]))]
    args = {"countries": over[0], "intrigues": over[1]}
    return Message("royals-ask-discard", args, ASK_RULES[decision])


def ask_draw(state: State) -> Message:
    """RY-10, RY-11  Which card is asked for, and of how many; the second settles it."""
    number, total = state.countries_drawn + 1, DRAWS
    if state.turn < state.players:
        total = int(FIRST_DRAWS[state.players, state.turn])
        draw = "first"
    elif state.intrigues_drawn:
        draw = "mixed"
    else:
        drawn = state.countries_drawn
        draw = "any" if drawn == 0 else "second" if drawn <= DRAWS_WITH_INTRIGUE else "last"
    rule = "RY-10" if draw == "first" else "RY-11"
    args = {"draw": draw, "number": number, "total": total, "mixed": DRAWS_WITH_INTRIGUE}
    return Message("royals-ask-draw", args, rule)


def about_wanted(state: State) -> Args:
    title = TITLE_NAMES[state.title[state.wanted]]
    return {"title": title, "city": city_name(state, state.wanted // 2)}


def about_substitutes(state: State, deck: Deck) -> Args:
    return {**about_wanted(state), "each": int(SUBSTITUTE[deck])}


# The choices


def describe(state: State, seat: int, action: int) -> Message:
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


def describe_noble(state: State, place: int) -> Message:
    title, city, owner = state.title[place], place // 2, state.owner[place]
    cost = cost_of(state, place, Deck.COUNTRY)
    args: Args = {
        "title": TITLE_NAMES[title],
        "city": city_name(state, city),
        "country": COUNTRY_NAMES[PLACE_COUNTRY[place]],
        "cost": cost,
        "missing": missing(state, cost, PLACE_COUNTRY[place]),
        "each": int(SUBSTITUTE[Deck.COUNTRY]),
        "influence": state.influence[place],
        **bonuses(state, place),
    }
    if owner == NOBODY:
        return Message("royals-choice-claim", args, "RY-15")
    held = {**args, "owner_seat": owner, "intrigues": cost_of(state, place, Deck.INTRIGUE)}
    rule = "RY-20" if title == Title.KING else "RY-17"
    return Message("royals-choice-take-over", held, rule)


def bonuses(state: State, place: int) -> dict[str, int]:
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


def highest_left(values: Numbers | list[int], taken: Numbers | list[int], seat: int) -> int:
    """The first that nobody has; none for a seat that has one already."""
    left = [value for value, owner in zip(values, taken, strict=True) if owner == NOBODY]
    return left[0] if left and seat not in taken else 0


def missing(state: State, cost: int, country: int) -> int:
    """RY-16  How many fitting cards the payer lacks; any three stand for each."""
    return max(0, cost - state.seats[state.active].hand[country])


# Why not

REFUSAL_RULES = {
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


def explain(state: State, seat: int, action: int, code: int) -> Message:
    return refusal(state, Refusal(code), seat, action)


def refusal(state: State, why: Refusal, seat: int = NOBODY, action: int = 0) -> Message:
    """Why not, with the numbers that make it plain."""
    id = f"royals-refuse-{why.name.lower().replace('_', '-')}"
    return Message(id, refusal_args(state, why, seat, action), REFUSAL_RULES.get(why, ""))


def refusal_args(state: State, why: Refusal, seat: int, action: int) -> Args:
    match why:
        case Refusal.NOT_YOUR_TURN:
            return {"active_seat": state.active}
        case Refusal.ANOTHER_DECISION:
            return {"decision": Decision(state.decision).name.lower()}
        case Refusal.NOT_IN_ROW:
            return {"country": COUNTRY_NAMES[action - TAKE_ROW]}
        case Refusal.EMPTY_PLACE:
            return {"city": city_name(state, (action - WIN_NOBLE) // 2)}
        case Refusal.SUPPLY_EMPTY:
            return {"supply": state.seats[seat].supply, "takes": NOBLES_A_WIN}
        case Refusal.OWN_NOBLE:
            return about_noble(state, action - WIN_NOBLE)
        case Refusal.TOO_FEW_CARDS:
            intrigues = cost_of(state, action - WIN_NOBLE, Deck.INTRIGUE)
            lacking = about_lack(state, seat, action - WIN_NOBLE, Deck.COUNTRY)
            return {**lacking, "intrigues": intrigues}
        case Refusal.TOO_FEW_INTRIGUES:
            return about_lack(state, seat, action - WIN_NOBLE, Deck.INTRIGUE)
        case Refusal.NOT_HELD | Refusal.DOES_NOT_FIT:
            return {"card": CARD_NAMES[action - CARDS]}
    return {}


def about_noble(state: State, place: int) -> Args:
    return {"title": TITLE_NAMES[state.title[place]], "city": city_name(state, place // 2)}


def about_lack(state: State, seat: int, place: int, deck: Deck) -> Args:
    """The noble, and how many fitting cards of a deck are needed and held."""
    country = int(PLACE_COUNTRY[place])
    held = plainly(fitting)(state.seats[seat], country, deck)
    return {
        **about_noble(state, place),
        "country": COUNTRY_NAMES[country],
        "held": held,
        "needed": cost_of(state, place, deck),
        "each": int(SUBSTITUTE[deck]),
    }


# What happened

TOLD_RULES = {
    Happening.DRAW: "RY-12",
    Happening.TAKE: "RY-12",
    Happening.RAN_OUT: "RY-13",
    Happening.RESHUFFLE: "RY-13",
    Happening.END: "RY-14",
    Happening.CLAIM: "RY-15",
    Happening.TAKE_OVER: "RY-18",
    Happening.PAY: "RY-21",
    Happening.DISCARD: "RY-22",
    Happening.REVEAL: "RY-22",
    Happening.CITY_BONUS: "RY-23",
    Happening.COUNTRY_BONUS: "RY-24",
    Happening.HOUSE_BONUS: "RY-25",
    Happening.PERIOD_END: "RY-26",
    Happening.LAST_ROUND: "RY-26",
    Happening.INFLUENCE: "RY-27",
    Happening.TIE: "RY-28",
    Happening.TITLE: "RY-30",
    Happening.WIN: "RY-31",
}


def narrate(state: State, event: Event, viewer: int) -> Message | None:
    """Everybody hears everything but which card another seat drew face down."""
    what = Happening(event.kind)
    args: Args
    id = f"royals-{what.name.lower().replace('_', '-')}"
    if what == Happening.TITLE:
        id = "royals-title-scored"
    if what == Happening.DRAW and viewer == event.seat:
        id, args = "royals-draw-own", {"card": CARD_NAMES[event.a]}
    else:
        args = told(state, what, event.a, event.b, event.c)
    if event.seat >= 0:
        args["seat"] = event.seat
    return Message(id, args, TOLD_RULES[what], what.name.lower())


def told(state: State, what: Happening, a: int, b: int, c: int) -> Args:
    """What an event's numbers say to everyone (see `Happening`)."""
    match what:
        case Happening.DRAW:
            return {"deck": DECK_NAMES[b]}
        case Happening.TAKE | Happening.REVEAL:
            return {"card": CARD_NAMES[a]}
        case Happening.RAN_OUT:
            return {"year": str(YEARS[a]), "cards": b, "last": "yes" if c else "no"}
        case Happening.RESHUFFLE:
            return {"cards": b}
        case Happening.PAY | Happening.DISCARD:
            return {"card": CARD_NAMES[a], "number": b}
        case Happening.CLAIM:
            return {"title": TITLE_NAMES[b], "city": city_name(state, a // 2)}
        case Happening.TAKE_OVER:
            return {"title": TITLE_NAMES[b], "city": city_name(state, a // 2), "loser_seat": c}
        case Happening.PERIOD_END:
            return {"year": str(YEARS[a])}
        case Happening.LAST_ROUND:
            return {"last_seat": (state.first - 1) % state.players}
        case Happening.END:
            return {}
        case Happening.TIE:
            country = PLACE_COUNTRY[a]
            tie = about_tie(state, country, state.owner[a], c)
            return {"country": COUNTRY_NAMES[country], "influence": b, **tie}
    return {"points": a, **told_of_points(state, what, b, c)}


def about_tie(state: State, country: int, ahead: int, behind: int) -> dict[str, str]:
    """RY-28  The noble that decides a tie, and whether by its title or by its city."""
    title, _, place = highest_noble(state, country, ahead)
    by = "city" if title == highest_noble(state, country, behind)[0] else "title"
    return {"title": TITLE_NAMES[title], "city": city_name(state, place // 2), "by": by}


def highest_noble(state: State, country: int, seat: int) -> tuple[int, int, int]:
    """RY-28  The highest title of the seat there, the City bonus it stands with, and its place."""
    places = range(2 * FIRST_CITY[country], 2 * FIRST_CITY[country + 1])
    own = [place for place in places if state.owner[place] == seat]
    return max((state.title[place], state.city_bonus[place // 2], place) for place in own)


def told_of_points(state: State, what: Happening, b: int, c: int) -> Args:
    match what:
        case Happening.CITY_BONUS:
            return {"city": city_name(state, b)}
        case Happening.COUNTRY_BONUS:
            return {"country": COUNTRY_NAMES[b]}
        case Happening.INFLUENCE:
            return {"country": COUNTRY_NAMES[b], "influence": c}
        case Happening.TITLE:
            return {"title": TITLE_NAMES[b], "cubes": c}
    return {}

"""Royal Wedding in the terminal: the houses as rows, then the battle, offers and deals."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regalia.cli.boards import ACTING, LONGEST_NAME, NAME_STYLES, Board, seats_from
from regalia.cli.typed_deals import read_line
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.games.royal_wedding.dealings import Clause, Deal, OpenOffer
from regalia.games.royal_wedding.facts import FACTS, GOOD_NAMES
from regalia.games.royal_wedding.view import Battle, House, RoyalWeddingView
from regalia.words import Words

GOOD_STYLES = {"prestige": "bright_blue", "gold": "gold1", "military": "red"}
RING, HEIR = "⚭", "♛"
LEGEND = (
    ACTING,
    (HEIR, "", "royal-wedding-legend-heir"),
    (RING, "", "royal-wedding-legend-ring"),
    ("→", "", "royal-wedding-legend-offer"),
    ("–", "", "royal-wedding-legend-deal"),
    ("(≥2)", "", "royal-wedding-legend-least"),
)


def draw(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> Group:
    parts: list[RenderableType] = [draw_title(view, words), draw_houses(view, words, names)]
    parts += draw_state(view, words, names)
    parts += draw_offers(view, words, names)
    parts += draw_deals(deals_of(view), words, names)
    if view.step == "negotiate" and view.seat >= 0:
        parts.append(draw_hint(view, words, names))
    return Group(*parts)


def draw_brief(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> Group:
    """Of the deals those of which more is known than that they were made; one thing to type."""
    houses = draw_houses(view, words, names, lined=False)
    parts: list[RenderableType] = [Group(draw_title(view, words), houses)]
    parts += draw_state(view, words, names)
    parts += draw_offers(view, words, names)
    known = [deal for deal in deals_of(view) if deal.terms is not None and not deal.cancelled]
    parts += draw_deals(known, words, names)
    if view.step == "negotiate" and view.seat >= 0:
        parts.append(draw_hint(view, words, names, most=1))
    return Group(*parts)


def draw_state(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """What Challenges left behind, the battle, the own Challenge."""
    parts = draw_effects(view, words, names)
    if view.battle:
        parts.append(draw_battle(view.battle, words, names))
    if view.challenge:
        parts.append(draw_challenge(view.challenge, words))
    return parts


def draw_title(view: RoyalWeddingView, words: Words) -> Text:
    return Text.assemble(
        (name_generation(view.generation, words), "bold"),
        ("   " + words("royal-wedding-step-name", step=view.step), "bold gold1"),
        ("   " + words("royal-wedding-table-deck", count=view.deck), "dim"),
    )


def name_generation(generation: int, words: Words) -> str:
    args = {"generation": generation, "generations": FACTS.generations}
    return words("royal-wedding-table-generation", **args)


def draw_challenge(card: str, words: Words) -> Text:
    """The own one, as it is printed."""
    printed = next(one for one in FACTS.challenges if one.card == card)
    centre = [
        words(
            "royal-wedding-good-change",
            good=good,
            sign="up" if amount > 0 else "down",
            amount=abs(amount),
        )
        for good, amount in printed.centre.items()
    ]
    told = words(
        "royal-wedding-table-challenge",
        card=card,
        centre=", ".join(centre),
        asks=printed.asks,
        brings=printed.brings,
        costs=printed.costs,
        bonus=FACTS.bonus,
    )
    return Text(told, "italic")


def draw_houses(
    view: RoyalWeddingView, words: Words, names: Sequence[str], lined: bool = True
) -> Table:
    """A row for each house, the viewer's first."""
    table = Table(box=box.SIMPLE_HEAD if lined else None, padding=(0, 1))
    table.add_column("", no_wrap=True, max_width=LONGEST_NAME + 2)
    for good, style in GOOD_STYLES.items():
        name = Text(words("royal-wedding-good-name", good=good), style)
        table.add_column(name, justify="right", no_wrap=True)
    for column in ("heirs", "married", "formerly"):
        table.add_column(words(f"royal-wedding-table-{column}"))
    for seat in seats_from(view):
        mark = "▶ " if view.decision not in ("talk", "honour") and seat in view.acting else ""
        house = view.houses[seat]
        table.add_row(
            Text(mark + names[seat], NAME_STYLES[seat]),
            *(Text(str(n), GOOD_STYLES[good]) for good, n in goods(house).items()),
            HEIR * house.heirs,
            named(house.married, names, RING),
            named(house.formerly, names, ""),
        )
    return table


def draw_effects(
    view: RoyalWeddingView, words: Words, names: Sequence[str]
) -> list[RenderableType]:
    """What Challenges left behind, a line for each house that has something."""
    lines: list[RenderableType] = []
    for seat in seats_from(view):
        if effects := view.houses[seat].effects:
            told = [
                Message("royal-wedding-effect", {"effect": effect, "bonus": FACTS.bonus})
                for effect in effects
            ]
            message = Message("royal-wedding-table-effect", {"seat": seat, "effects": told})
            lines.append(indented(Text(words.say(message, names), NAME_STYLES[seat])))
    return lines


def indented(text: Text) -> Padding:
    """What does not fit into one line goes on below its beginning."""
    return Padding(text, (0, 0, 0, 2))


def goods(house: House) -> dict[str, int]:
    return {good: getattr(house, good) for good in GOOD_NAMES}


def named(seats: Sequence[int], names: Sequence[str], mark: str) -> Text:
    return Text(" ").join(Text(f"{mark}{names[seat]}", NAME_STYLES[seat]) for seat in seats)


def draw_battle(battle: Battle, words: Words, names: Sequence[str]) -> Text:
    """The leader first; before the defender has decided nobody knows how much it is."""

    def forces(leader: int, side: dict[int, int]) -> str:
        all_forces = {leader: 0, **side}
        return " + ".join(f"{n} ({names[seat]})" for seat, n in all_forces.items())

    undecided = battle.calling < 0
    defence = "?" if undecided else forces(battle.defender, battle.defence)
    attack = forces(battle.attacker, battle.attack)
    return Text(words("royal-wedding-table-battle", attack=attack, defence=defence), "bold red")


def draw_clause(clause: Clause, words: Words, names: Sequence[str]) -> str:
    args = {
        "kind": clause.kind,
        "seat": clause.by,
        "good": clause.good,
        "target_seat": clause.target,
        "ally_seat": clause.ally,
        "amount": clause.amount,
    }
    return words.say(Message("royal-wedding-clause", args), names)


def draw_terms(
    clauses: Sequence[Clause], alone: bool, words: Words, names: Sequence[str]
) -> list[str]:
    terms = [draw_clause(clause, words, names) for clause in clauses]
    return [*terms, words("royal-wedding-term-alone")] if alone else terms


def draw_offers(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    if not view.offers:
        return []
    lines: list[RenderableType] = [Text(words("royal-wedding-table-offers"), "bold")]
    return lines + [indented(Text(draw_offer(offer, words, names))) for offer in view.offers]


def draw_offer(offer: OpenOffer, words: Words, names: Sequence[str]) -> str:
    terms = draw_terms(offer.terms, offer.alone, words, names)
    if offer.wed:
        terms.insert(0, words("royal-wedding-table-offer-wed"))
    if offer.instead:
        what = "instead" if terms else "cancel"
        terms.insert(0, words(f"royal-wedding-table-{what}", deal=offer.instead))
    parties = f"{names[offer.proposer]} → {names[offer.partner]}"
    number = words("royal-wedding-table-number", number=offer.number)
    return f"{parties} ({number}): {'; '.join(terms)}"


def deals_of(view: RoyalWeddingView) -> list[Deal]:
    """Those of this generation."""
    return [deal for deal in view.deals if deal.generation == view.generation]


def draw_deals(deals: Sequence[Deal], words: Words, names: Sequence[str]) -> list[RenderableType]:
    if not deals:
        return []
    lines: list[RenderableType] = [Text(words("royal-wedding-table-deals"), "bold")]
    return lines + [indented(draw_deal(deal, words, names)) for deal in deals]


def draw_deal(deal: Deal, words: Words, names: Sequence[str]) -> Text:
    parties = " – ".join(names[seat] for seat in deal.parties)
    if deal.terms is None:
        return Text(f"{deal.number}. {parties}: {words('royal-wedding-table-secret')}", "dim")
    terms = "; ".join(draw_terms(deal.terms, deal.alone, words, names))
    state = "cancelled" if deal.cancelled else "binding" if deal.binding else "free"
    bond = words(f"royal-wedding-table-{state}")
    if deal.shown:
        shown = [names[seat] for seat in deal.shown]
        bond += "; " + words("royal-wedding-table-shown", names=words.listed(shown))
    return Text(f"{deal.number}. {parties} ({bond}): {terms}")


def open_deals(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> Group:
    """After the game all deals are open: those of the earlier generations."""
    lines: list[RenderableType] = []
    for generation in range(1, view.generation):
        if deals := [deal for deal in view.deals if deal.generation == generation]:
            lines.append(Text(name_generation(generation, words), "bold"))
            lines += [indented(draw_deal(deal, words, names)) for deal in deals]
    return Group(*lines)


def draw_hint(
    view: RoyalWeddingView, words: Words, names: Sequence[str], most: int | None = None
) -> Text:
    """How to say what is possible: a deal, a marriage, an answer to an offer."""
    examples = [hint_deal(view, words, names)]
    me, *others = (view.houses[seat] for seat in seats_from(view))
    free = [seat for seat, house in zip(seats_from(view)[1:], others, strict=True) if house.heirs]
    if me.heirs and (suited := [seat for seat in free if seat not in me.married]):
        examples.append(words("royal-wedding-table-hint-wed", name=names[suited[0]]))
    if suitors := [offer.proposer for offer in view.offers if offer.partner == view.seat]:
        examples.append(words("royal-wedding-table-hint-counter", name=names[suitors[-1]]))
    if mine := [d for d in deals_of(view) if view.seat in d.parties and not d.cancelled]:
        third = next(seat for seat in seats_from(view) if seat not in mine[-1].parties)
        hint = {"deal": mine[-1].number, "name": names[third]}
        examples.append(words("royal-wedding-table-hint-replace", **hint))
    head = words("royal-wedding-table-hint", left=-1 if view.proposals is None else view.proposals)
    return Text("\n    ".join([head, *examples[:most]]), "dim")


def hint_deal(view: RoyalWeddingView, words: Words, names: Sequence[str]) -> str:
    """With whom most can be traded, about somebody else."""
    me, others = view.houses[view.seat], seats_from(view)[1:]
    ties = {"married": me.married, "formerly": me.formerly, "none": others}
    tie, partners = next((tie, seats) for tie, seats in ties.items() if seats)
    third = next(seat for seat in others if seat != partners[0])
    return words(
        "royal-wedding-table-hint-offer", tie=tie, name=names[partners[0]], third=names[third]
    )


def read(line: str, view: RoyalWeddingView, words: Words, names: Sequence[str]) -> Move | None:
    return read_line(line, words, names, view.seat, view.offers, view.deals)


def lists(move: Move) -> bool:
    """Offers are typed; of the hundreds there are only plain marriages are listed."""
    return not {"offer", "counter", "cancel", "show"} & move.keys() and not (
        "wed" in move and len(move) > 1
    )


BOARD = Board(
    draw=draw, legend=LEGEND, brief=draw_brief, breakdown=open_deals, read=read, lists=lists
)

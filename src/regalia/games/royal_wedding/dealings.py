"""What may be seen of offers and deals: before the end, terms are for the two parties only.

And for those to whom one of the parties has shown them.
"""

import msgspec

from regalia.games.royal_wedding import state as records
from regalia.games.royal_wedding.data import GOLD, Effect, Kind, Step
from regalia.games.royal_wedding.deals import CANCELLED
from regalia.games.royal_wedding.facts import GOOD_NAMES
from regalia.games.royal_wedding.state import Flag, Turn
from regalia.games.royal_wedding.terms import Term, unpack


class Clause(msgspec.Struct, frozen=True):
    """One term of a deal: what `by` gives or promises."""

    by: int
    kind: str
    good: str = ""
    target: int = -1
    ally: int = -1
    amount: int = 0
    fate: str = ""
    """What became of it: open, given or reneged, kept, broken or lapsed; empty in an offer."""


class OpenOffer(msgspec.Struct, frozen=True):
    """An offer that waits for an answer; `number` counts those of this proposer to this partner.

    The proposer can withdraw it; the partner can accept it, decline it or, with `proposals` left,
    counter it: {"counter": proposer, "number": number} and other terms.
    """

    proposer: int
    partner: int
    number: int
    answers: int
    """The number of the partner's offer that this one was the answer to; 0 if none."""
    wed: bool
    instead: int
    """The number of the deal that it would replace, or cancel if it has no terms; 0 if none."""
    binds: bool
    """Whether both sides would be held to it if it was accepted now."""
    terms: list[Clause]
    alone: bool
    """Whether each side would owe its part whatever the other does."""


class Partner(msgspec.Struct, frozen=True):
    """What the viewer can agree on with another seat in step 2; promises are always possible."""

    seat: int
    goods: list[str]
    """What the two may trade."""
    binds: bool
    """Whether a deal of theirs binds."""
    wed: bool
    """Whether they can marry: a dowry may be of all goods, and binds."""


class Deal(msgspec.Struct, frozen=True):
    """A deal in force, or of an earlier generation; `terms` is None where they are not known."""

    generation: int
    number: int
    parties: list[int]
    terms: list[Clause] | None = None
    alone: bool = False
    """Whether each side owes its part whatever the other does."""
    binding: bool | None = None
    cancelled: bool = False
    """Whether the two have taken it back."""
    given: list[int] = []
    """The parties that have made their transfer."""
    reneged: list[int] = []
    """The parties that have not, though it was their turn."""
    faithless: list[int] = []
    """The parties that broke a promise."""
    shown: list[int] = []
    """To whom it was shown, as far as the viewer knows."""


def see_partners(state: records.State, seat: int) -> list[Partner]:
    return [see_partner(state, seat, other) for other in range(state.players) if other != seat]


def see_partner(state: records.State, seat: int, other: int) -> Partner:
    """RW-09, RW-11, RW-15  The same as `offers` refuses, said beforehand."""
    married = are_married(state, seat, other)
    former = bool(state.seats[seat].formerly >> other & 1)
    heirs = min(free_heirs(state, one) for one in (seat, other))
    goods = GOOD_NAMES if married else (GOOD_NAMES[GOLD],) if former else ()
    return Partner(other, list(goods), binds=married, wed=not married and heirs > 0)


def are_married(state: records.State, one: int, other: int) -> bool:
    return bool(state.seats[one].married >> other & 1)


def free_heirs(state: records.State, seat: int) -> int:
    """As `offers.free_heirs`, on a snapshot."""
    me = state.seats[seat]
    heirs = 0 if me.effects & Effect.NO_HEIR else 2 if me.effects & Effect.EXTRA_HEIR else 1
    return heirs - me.married.bit_count()


def see_offer(state: records.State, one: records.Offer) -> OpenOffer:
    return OpenOffer(
        proposer=one.proposer,
        partner=one.partner,
        number=one.number,
        answers=one.answers,
        wed=bool(one.wed),
        instead=one.instead,
        binds=bool(one.wed) or are_married(state, one.proposer, one.partner),
        terms=see_terms(one.terms, one.proposer, one.partner),
        alone=stands_alone(one.terms),
    )


def see_deal(state: records.State, index: int, viewer: int) -> Deal:
    deal = state.deals[index]
    generation = max(g for g in range(state.generation) if state.since[g] <= index)
    number = index - state.since[generation] + 1
    parties = [deal.proposer, deal.partner]
    if viewer not in parties and state.step != Step.OVER:
        if viewer >= 0 and deal.shown >> viewer & 1:
            return see_shown(deal, generation + 1, number, viewer)
        return Deal(generation + 1, number, sorted(parties))

    def those(flag: Flag) -> list[int]:
        return [party for side, party in enumerate(parties) if deal.marks & flag << side]

    over = generation + 1 < state.generation or state.step == Step.OVER
    terms = see_terms(deal.terms, deal.proposer, deal.partner)
    return Deal(
        generation=generation + 1,
        number=number,
        parties=parties,
        terms=[
            msgspec.structs.replace(
                term, fate=see_fate(deal, place, term, over or has_had_turn(state, term))
            )
            for place, term in enumerate(terms)
        ],
        alone=stands_alone(deal.terms),
        binding=bool(deal.marks & Flag.BINDING),
        cancelled=deal.lapsed == CANCELLED,
        given=those(Flag.GIVEN),
        reneged=those(Flag.RENEGED),
        faithless=those(Flag.FAITHLESS),
        shown=[seat for seat in range(state.players) if deal.shown >> seat & 1],
    )


def see_shown(deal: records.Deal, generation: int, number: int, viewer: int) -> Deal:
    """What the game vouches for: not what becomes of it, and not who else was shown it."""
    return Deal(
        generation=generation,
        number=number,
        parties=[deal.proposer, deal.partner],
        terms=see_terms(deal.terms, deal.proposer, deal.partner),
        alone=stands_alone(deal.terms),
        binding=bool(deal.marks & Flag.BINDING),
        cancelled=deal.lapsed == CANCELLED,
        shown=[viewer],
    )


def has_had_turn(state: records.State, term: Clause) -> bool:
    """Is it about the seat's own attack, and is that behind it?"""
    own = term.kind in (Kind.ATTACK.name.lower(), Kind.SPARE.name.lower())
    return own and state.seats[term.by].attacked != Turn.NOT_YET


def see_fate(deal: records.Deal, place: int, term: Clause, settled: bool) -> str:
    """RW-15  A promise that was not broken while it could be counts as kept."""
    side = (deal.proposer, deal.partner).index(term.by)
    if term.kind == Kind.GIVE.name.lower():
        given, reneged = (deal.marks & flag << side for flag in (Flag.GIVEN, Flag.RENEGED))
        lapsed = deal.lapsed >> place & 1
        return "given" if given else "reneged" if reneged else "lapsed" if lapsed else "open"
    if deal.broken >> place & 1:
        return "broken"
    if deal.lapsed >> place & 1:
        return "lapsed"
    return "kept" if settled else "open"


def see_terms(terms: int, proposer: int, partner: int) -> list[Clause]:
    parties = (proposer, partner)
    clauses = (term for term in unpack(terms) if term.kind != Kind.ALONE)
    return [see_term(term, parties[term.side]) for term in clauses]


def stands_alone(terms: int) -> bool:
    """As `lapses.stands_alone`, on a snapshot."""
    return any(term.kind == Kind.ALONE for term in unpack(terms))


def see_term(term: Term, by: int) -> Clause:
    kind = Kind(term.kind).name.lower().replace("_", "-")
    if term.kind == Kind.GIVE:
        return Clause(by, kind, good=GOOD_NAMES[term.x], amount=term.amount)
    return Clause(by, kind, target=term.x, ally=term.y, amount=term.amount)

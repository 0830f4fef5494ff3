"""What may be seen of a game of Royal Wedding.

Holdings, marriages, battles and effects are open. A Challenge is its owner's until step 6; offers
and the terms of deals are for their two parties; others see that a deal was made. Nobody sees who
else is finished in step 2, or whose decision is awaited in step 3.
"""

from collections.abc import Iterable

import msgspec

from regalia.engine.game import Snapshot, View
from regalia.engine.message import Message
from regalia.games.royal_wedding.actions import GOOD_NAMES
from regalia.games.royal_wedding.data import (
    CENTRE,
    COFFERS_GOLD,
    DISTRUSTED_GOODS,
    GOLD,
    GOODS,
    MILITARY,
    MOST_PLAYERS,
    PRESTIGE,
    RIVAL_LEAD,
    TAX_GOLD,
    Challenge,
    Effect,
)
from regalia.games.royal_wedding.state import Decision, Flag, Sharing, Side, Stage, Step, Turn
from regalia.games.royal_wedding.telling import narrate
from regalia.games.royal_wedding.terms import Kind, Term, unpack

CARD_NAMES = tuple(card.name.lower().replace("_", "-") for card in Challenge)
NOT_ASKED = -1


class Clause(msgspec.Struct, frozen=True):
    """One term of a deal: what `by` gives or promises."""

    by: int
    kind: str
    good: str = ""
    target: int = -1
    ally: int = -1
    amount: int = 0
    fate: str = ""
    """What became of it: open, given or reneged, kept or broken; empty in an offer."""


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
    binds: bool
    """Whether both sides would be held to it if it was accepted now."""
    terms: list[Clause]


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
    binding: bool | None = None
    given: list[int] = []
    """The parties that have made their transfer."""
    reneged: list[int] = []
    """The parties that have not, though it was their turn."""
    faithless: list[int] = []
    """The parties that broke a promise."""


class Transfer(msgspec.Struct, frozen=True):
    """Something that changed hands in this generation, for all to see."""

    giver: int
    receiver: int
    good: str
    amount: int


class House(msgspec.Struct, frozen=True):
    """What everybody sees of one seat."""

    prestige: int
    gold: int
    military: int
    heirs: int
    """Heirs that are not married."""
    married: list[int]
    formerly: list[int]
    effects: list[str]
    received: dict[str, int]
    given: dict[str, int]
    remembered: int
    """Military when the generation began."""
    attacked: int
    """Whom, in this generation; -1 nobody yet, 6 passed, 7 was not able to."""
    won: bool


class Battle(msgspec.Struct, frozen=True):
    attacker: int
    defender: int
    attack: dict[int, int]
    """Military on that side, by seat."""
    defence: dict[int, int]
    calling: int
    """The leader who calls for help or divides; -1 before that."""
    sharing: str
    """What is divided: gain, loss or discard; empty before that."""
    rest: int
    helper: int
    """Whose share is asked for."""


class RoyalWeddingView(View, frozen=True, kw_only=True, tag="royal-wedding"):
    generation: int
    step: str
    decision: str
    houses: list[House]
    challenge: str
    """The viewer's own."""
    met: bool | None
    """Whether its task is met as things stand, its centre taken into account; None without one."""
    partners: list[Partner]
    offers: list[OpenOffer]
    deals: list[Deal]
    transfers: list[Transfer]
    """Those of this generation, in order."""
    pending: int
    """The number of the deal whose transfer the viewer decides on; 0 if none."""
    proposals: int
    """Offers the viewer can still make in this generation."""
    finished: bool
    battle: Battle | None
    deck: int
    discard: list[str]


def see(state: Snapshot, seat: int) -> RoyalWeddingView:
    points = [house.holds[PRESTIGE] for house in state.seats[: state.players]]
    ranks = [(h.holds[PRESTIGE], h.holds[GOLD], h.holds[MILITARY]) for h in seats_of(state)]
    me = state.seats[seat] if seat >= 0 else None
    mine = state.decision == Decision.HONOUR and state.active == seat
    return RoyalWeddingView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=awaited(state, seat),
        points=points,
        places=[1 + sum(other > own for other in ranks) for own in ranks],
        events=heard(state, seat),
        generation=state.generation,
        step=Step(state.step).name.lower(),
        decision=Decision(state.decision).name.lower(),
        houses=[see_house(state, other) for other in range(state.players)],
        challenge=CARD_NAMES[me.challenge] if me and me.challenge >= 0 else "",
        met=is_met(state, seat) if me and me.challenge >= 0 else None,
        partners=see_partners(state, seat) if me and state.decision == Decision.TALK else [],
        offers=[
            see_offer(state, one)
            for one in state.offers[: state.open]
            if seat in (one.proposer, one.partner)
        ],
        deals=[see_deal(state, index, seat) for index in range(state.struck)],
        transfers=see_transfers(state),
        pending=state.pending - state.since[state.generation - 1] + 1 if mine else 0,
        proposals=state.proposals - sum(me.made) if me else 0,
        finished=bool(me and me.finished),
        battle=see_battle(state),
        deck=state.in_deck,
        discard=[CARD_NAMES[card] for card in state.discard[: state.discarded]],
    )


def seats_of(state: Snapshot) -> list[Snapshot]:
    seats: list[Snapshot] = state.seats[: state.players]
    return seats


def awaited(state: Snapshot, viewer: int) -> list[int]:
    """Whose decision the viewer may know to be awaited: of others' secrets, all it could be."""
    if state.step == Step.OVER:
        return []
    if state.decision == Decision.TALK:
        return [s for s in range(state.players) if s != viewer or not state.seats[s].finished]
    if state.decision == Decision.HONOUR and viewer != state.active:
        return [s for s in range(state.players) if s != viewer]
    return [state.active]


def bits(mask: int) -> list[int]:
    return [seat for seat in range(MOST_PLAYERS) if mask >> seat & 1]


def see_house(state: Snapshot, seat: int) -> House:
    me = state.seats[seat]
    heirs = 0 if me.effects & Effect.NO_HEIR else 2 if me.effects & Effect.EXTRA_HEIR else 1
    return House(
        prestige=me.holds[PRESTIGE],
        gold=me.holds[GOLD],
        military=me.holds[MILITARY],
        heirs=heirs - len(bits(me.married)),
        married=bits(me.married),
        formerly=bits(me.formerly),
        effects=[effect.name.lower().replace("_", "-") for effect in Effect if me.effects & effect],
        received=count_goods(t for t in see_transfers(state) if t.receiver == seat),
        given=count_goods(t for t in see_transfers(state) if t.giver == seat),
        remembered=me.remembered,
        attacked=me.attacked,
        won=bool(me.won),
    )


def see_transfers(state: Snapshot) -> list[Transfer]:
    found = []
    for entry in state.transfers[: state.transferred]:
        parties, good = divmod(entry.what, GOODS)
        giver, receiver = divmod(parties, MOST_PLAYERS)
        found.append(Transfer(giver, receiver, GOOD_NAMES[good], entry.amount))
    return found


def count_goods(transfers: Iterable[Transfer]) -> dict[str, int]:
    total = dict.fromkeys(GOOD_NAMES, 0)
    for one in transfers:
        total[one.good] += one.amount
    return total


def see_terms(terms: int, proposer: int, partner: int) -> list[Clause]:
    return [see_term(term, (proposer, partner)[term.side]) for term in unpack(terms)]


def see_term(term: Term, by: int) -> Clause:
    kind = Kind(term.kind).name.lower().replace("_", "-")
    if term.kind == Kind.GIVE:
        return Clause(by, kind, good=GOOD_NAMES[term.x], amount=term.amount)
    return Clause(by, kind, target=term.x, ally=term.y, amount=term.amount)


def see_offer(state: Snapshot, one: Snapshot) -> OpenOffer:
    return OpenOffer(
        proposer=one.proposer,
        partner=one.partner,
        number=one.number,
        answers=one.answers,
        wed=bool(one.wed),
        binds=bool(one.wed) or are_married(state, one.proposer, one.partner),
        terms=see_terms(one.terms, one.proposer, one.partner),
    )


def are_married(state: Snapshot, one: int, other: int) -> bool:
    return bool(state.seats[one].married >> other & 1)


def see_partners(state: Snapshot, seat: int) -> list[Partner]:
    return [see_partner(state, seat, other) for other in range(state.players) if other != seat]


def see_partner(state: Snapshot, seat: int, other: int) -> Partner:
    """RW-09, RW-11, RW-15  The same as `talks` refuses, said beforehand."""
    married = are_married(state, seat, other)
    former = bool(state.seats[seat].formerly >> other & 1)
    heirs = min(see_house(state, one).heirs for one in (seat, other))
    goods = GOOD_NAMES if married else (GOOD_NAMES[GOLD],) if former else ()
    return Partner(other, list(goods), binds=married, wed=not married and heirs > 0)


def is_met(state: Snapshot, seat: int) -> bool:
    """RW-31  As `challenges.is_done` would find after the card's centre."""
    me, house = state.seats[seat], see_house(state, seat)
    card = Challenge(me.challenge)
    gold, military = (max(0, me.holds[good] + CENTRE[card, good]) for good in (GOLD, MILITARY))
    match card:
        case Challenge.NOBLES:
            return bool(military > me.remembered)
        case Challenge.COFFERS:
            return bool(gold >= COFFERS_GOLD)
        case Challenge.RIVAL | Challenge.RICH_RIVAL:
            neighbours = (state.seats[(seat + step) % state.players] for step in (1, -1))
            return all(military >= other.holds[MILITARY] + RIVAL_LEAD for other in neighbours)
        case Challenge.TAX:
            return house.received["gold"] >= TAX_GOLD
        case Challenge.WEAKNESS:
            return house.won
        case Challenge.DISTRUSTED:
            return max(house.given["gold"], house.given["military"]) >= DISTRUSTED_GOODS
    return len(house.married) > 0


def see_deal(state: Snapshot, index: int, viewer: int) -> Deal:
    deal = state.deals[index]
    generation = max(g for g in range(state.generation) if state.since[g] <= index)
    number = index - state.since[generation] + 1
    parties = [deal.proposer, deal.partner]
    if viewer not in parties and state.step != Step.OVER:
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
        binding=bool(deal.marks & Flag.BINDING),
        given=those(Flag.GIVEN),
        reneged=those(Flag.RENEGED),
        faithless=those(Flag.FAITHLESS),
    )


def has_had_turn(state: Snapshot, term: Clause) -> bool:
    """Is it about the seat's own attack, and is that behind it?"""
    own = term.kind in (Kind.ATTACK.name.lower(), Kind.SPARE.name.lower())
    return own and state.seats[term.by].attacked != Turn.NOT_YET


def see_fate(deal: Snapshot, place: int, term: Clause, settled: bool) -> str:
    """RW-15  A promise that was not broken while it could be counts as kept."""
    side = (deal.proposer, deal.partner).index(term.by)
    if term.kind == Kind.GIVE.name.lower():
        given, reneged = (deal.marks & flag << side for flag in (Flag.GIVEN, Flag.RENEGED))
        return "given" if given else "reneged" if reneged else "open"
    if deal.broken >> place & 1:
        return "broken"
    return "kept" if settled else "open"


def see_battle(state: Snapshot) -> Battle | None:
    battle = state.battle
    if state.decision not in (
        Decision.DEFEND, Decision.CALL, Decision.CONTRIBUTE, Decision.SHARE
    ):  # fmt: skip
        return None
    sides = [
        {seat: forces[seat] for seat in range(state.players) if forces[seat] > 0}
        for forces in battle.forces
    ]
    dividing = battle.stage == Stage.DIVISION
    leader = battle.attacker if battle.side == Side.ATTACK else battle.defender
    return Battle(
        attacker=battle.attacker,
        defender=battle.defender,
        attack=sides[0],
        defence=sides[1],
        calling=NOT_ASKED if state.decision == Decision.DEFEND else leader,
        sharing=Sharing(battle.sharing).name.lower() if dividing else "",
        rest=battle.rest,
        helper=battle.asked if dividing else NOT_ASKED,
    )


def heard(state: Snapshot, seat: int) -> list[Message]:
    told = (narrate(state, event, seat) for event in state.events[: state.happened])
    return [message for message in told if message is not None]

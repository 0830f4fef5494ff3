"""What may be seen of a game of Royal Wedding.

Holdings, marriages, battles and effects are open. A Challenge is its owner's until step 6; offers
and the terms of deals are for their two parties and whom one of them shows a deal; others see that
a deal was made. Nobody sees who else is finished in step 2, or whose decision is awaited in step 3.
"""

from collections.abc import Iterable

import msgspec

from regalia.engine.game import View
from regalia.engine.message import Message
from regalia.games.royal_wedding import state as records
from regalia.games.royal_wedding.data import (
    CARDS,
    CENTRE,
    GOLD,
    GOODS,
    MILITARY,
    MOST_PLAYERS,
    PRESTIGE,
    Challenge,
    Source,
    Step,
)
from regalia.games.royal_wedding.dealings import (
    Deal,
    OpenOffer,
    Partner,
    free_heirs,
    see_deal,
    see_offer,
    see_partners,
)
from regalia.games.royal_wedding.facts import CARD_NAMES, EFFECT_NAMES, GOOD_NAMES, name_of
from regalia.games.royal_wedding.messages import (
    narrate,
    tell_ending,
)
from regalia.games.royal_wedding.options import NO_CAP
from regalia.games.royal_wedding.state import (
    Decision,
    Sharing,
    Side,
    Stage,
    Turn,
)
from regalia.games.royal_wedding.words import (
    Breach,
    Faith,
    Word,
    see_breaches,
    see_faith,
    see_owed,
)

NOT_ASKED = NOBODY = -1


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
    """Whom, in this generation; -1 if nobody."""
    passed: bool
    """Has it decided to attack nobody in this generation?"""
    won: bool
    earned: dict[str, int]
    """Its Prestige by where it came from; what was lost counts below zero."""


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


class Roll(msgspec.Struct, frozen=True):
    dice: list[int]
    total: int
    """With the Military of that side."""


class Fight(msgspec.Struct, frozen=True):
    """A battle from the first word to the last: the one that is fought, or the last one."""

    generation: int
    attacker: int
    defender: int
    attack: dict[int, int]
    """Military on that side, by seat."""
    defence: dict[int, int]
    rolls: dict[int, Roll]
    """By leader, once the dice are thrown."""
    winner: int
    """The leader of the winning side; -1 before the dice, and if it is even."""
    stake: int
    prestige: dict[int, int]
    """What it changed, by seat."""
    discarded: dict[int, int]
    """Military, by seat."""


class Judgement(msgspec.Struct, frozen=True):
    """How a Challenge ended."""

    seat: int
    card: str
    done: bool
    amount: int
    """How much it brought or cost at once."""
    centre: dict[str, int]
    """What the middle of the card gave and took before."""


class Reckoning(msgspec.Struct, frozen=True):
    generation: int
    judgements: list[Judgement]
    """In order."""


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
    owed: list[Word]
    """What is still owed in this generation, as far as the viewer knows."""
    breaches: list[Breach]
    """What the viewer's choices would break of his own word."""
    faith: list[Faith]
    """Words kept and broken, by house, as far as the viewer knows."""
    transfers: list[Transfer]
    """Those of this generation, in order."""
    pending: int
    """The number of the deal whose transfer the viewer decides on; 0 if none."""
    proposals: int | None
    """Offers the viewer can still make in this generation; None where there is no cap."""
    finished: bool
    battle: Battle | None
    """What is asked in it, while one is being fought."""
    fought: Fight | None
    reckoning: Reckoning | None
    """Of the last generation that is over."""
    deck: int
    discard: list[str]


def see(state: records.State, seat: int) -> RoyalWeddingView:
    places = places_of(state)
    me = state.seats[seat] if seat >= 0 else None
    mine = state.decision == Decision.HONOUR and state.active == seat
    deals = [see_deal(state, index, seat) for index in range(state.struck)]
    return RoyalWeddingView(
        seat=seat,
        players=state.players,
        first=state.first,
        acting=awaited(state, seat),
        points=[house.holds[PRESTIGE] for house in state.seats[: state.players]],
        places=places,
        events=heard(state, seat),
        ending=tell_ending(state, places) if state.step == Step.OVER else [],
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
        deals=deals,
        owed=see_owed(state, deals),
        breaches=see_breaches(state, seat),
        faith=see_faith(state.players, deals),
        transfers=see_transfers(state),
        pending=state.pending - state.since[state.generation - 1] + 1 if mine else 0,
        proposals=see_proposals(state, me),
        finished=bool(me and me.finished),
        battle=see_battle(state),
        fought=see_fight(state) if state.battle.generation else None,
        reckoning=see_reckoning(state),
        deck=state.in_deck,
        discard=[CARD_NAMES[card] for card in state.discard[: state.discarded]],
    )


def see_proposals(state: records.State, me: records.Seat | None) -> int | None:
    """RW-08  As `offers.proposals_left`."""
    if state.proposals == NO_CAP:
        return None
    return state.proposals - sum(me.made) if me else 0


def places_of(state: records.State) -> list[int]:
    """RW-34  As `scoring.standing` has them."""
    ranks = [list(house.holds) for house in state.seats[: state.players]]
    return [1 + sum(other > own for other in ranks) for own in ranks]


def awaited(state: records.State, viewer: int) -> list[int]:
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


def see_house(state: records.State, seat: int) -> House:
    me = state.seats[seat]
    return House(
        prestige=me.holds[PRESTIGE],
        gold=me.holds[GOLD],
        military=me.holds[MILITARY],
        heirs=free_heirs(state, seat),
        married=bits(me.married),
        formerly=bits(me.formerly),
        effects=[name for effect, name in EFFECT_NAMES.items() if me.effects & effect],
        received=count_goods(t for t in see_transfers(state) if t.receiver == seat),
        given=count_goods(t for t in see_transfers(state) if t.giver == seat),
        remembered=me.remembered,
        attacked=me.attacked if me.attacked < state.players else NOBODY,
        passed=me.attacked == Turn.PASSED,
        won=bool(me.won),
        earned={name_of(source): me.earned[source] for source in Source},
    )


def see_transfers(state: records.State) -> list[Transfer]:
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


def is_met(state: records.State, seat: int) -> bool:
    """RW-31  As `challenges.is_done` would find after the card's centre."""
    me, house = state.seats[seat], see_house(state, seat)
    card = Challenge(me.challenge)
    asks = CARDS[card].asks
    gold, military = (max(0, me.holds[good] + CENTRE[card, good]) for good in (GOLD, MILITARY))
    match card:
        case Challenge.NOBLES:
            return bool(military >= me.remembered + asks)
        case Challenge.COFFERS:
            return bool(gold >= asks)
        case Challenge.RIVAL | Challenge.RICH_RIVAL:
            neighbours = (state.seats[(seat + step) % state.players] for step in (1, -1))
            return all(military >= other.holds[MILITARY] + asks for other in neighbours)
        case Challenge.TAX:
            return house.received["gold"] >= asks
        case Challenge.WEAKNESS:
            return house.won
        case Challenge.DISTRUSTED:
            return max(house.given["gold"], house.given["military"]) >= asks
    return len(house.married) > 0


def see_battle(state: records.State) -> Battle | None:
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


def see_fight(state: records.State) -> Fight:
    battle = state.battle
    leaders = (battle.attacker, battle.defender)
    rolls = {
        leader: Roll(list(dice), total)
        for leader, dice, total in zip(leaders, battle.dice, battle.totals, strict=True)
    }
    attack, defence = (by_seat(forces) for forces in battle.forces)
    return Fight(
        generation=battle.generation,
        attacker=battle.attacker,
        defender=battle.defender,
        attack=attack,
        defence=defence,
        rolls=rolls if battle.dice[0][0] else {},
        winner=NOBODY if battle.winner == Side.NEITHER else leaders[battle.winner],
        stake=sum(battle.forces[Side.ATTACK]),
        prestige=by_seat(battle.prestige),
        discarded=by_seat(battle.discarded),
    )


def by_seat(numbers: Iterable[int]) -> dict[int, int]:
    """Those that are not zero."""
    return {seat: number for seat, number in enumerate(numbers) if number}


def see_reckoning(state: records.State) -> Reckoning | None:
    generation = state.generation if state.step == Step.OVER else state.generation - 1
    if generation == 0:
        return None
    order = [(state.first + turn) % state.players for turn in range(state.players)]
    return Reckoning(generation, [see_judgement(state.seats[seat], seat) for seat in order])


def see_judgement(me: records.Seat, seat: int) -> Judgement:
    centre = zip(GOOD_NAMES, me.centre, strict=True)
    return Judgement(
        seat=seat,
        card=CARD_NAMES[me.judged],
        done=bool(me.met),
        amount=me.outcome,
        centre={good: change for good, change in centre if change},
    )


def heard(state: records.State, seat: int) -> list[Message]:
    told = (narrate(state, event, seat) for event in state.events[: state.happened])
    return [message for message in told if message is not None]

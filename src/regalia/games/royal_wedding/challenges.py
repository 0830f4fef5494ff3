"""Steps 1 and 6: the Challenges, drawn and resolved (RW-04, RW-06, RW-31 to RW-33)."""

from regalia.engine.compiled import Record, compiled
from regalia.engine.events import note
from regalia.engine.random import shuffle
from regalia.engine.state import after
from regalia.games.royal_wedding.data import (
    CENTRE,
    COFFERS_GOLD,
    COFFERS_LOSS,
    DISTRUSTED_GOODS,
    GOLD,
    MILITARY,
    NOBLES_GOLD,
    PENALTY,
    PRESTIGE,
    REWARD,
    RIVAL_LEAD,
    RIVAL_LOSS,
    TAX_GOLD,
    Challenge,
)
from regalia.games.royal_wedding.houses import before, change, in_order
from regalia.games.royal_wedding.ledger import given, received
from regalia.games.royal_wedding.state import Happening


@compiled
def draw_challenges(state: Record) -> None:
    """RW-06  In order, each player draws one."""
    state.early = 0
    for turn in range(state.players):
        if state.in_deck == 0:
            renew_deck(state)
            state.early = turn
        seat = in_order(state, turn)
        state.in_deck -= 1
        state.seats[seat].challenge = state.deck[state.in_deck]
        state.deck[state.in_deck] = 0
        note(state, Happening.DRAW, seat, state.seats[seat].challenge, 0, 0)


@compiled
def renew_deck(state: Record) -> None:
    """RW-04  The discard pile is shuffled and becomes the deck."""
    note(state, Happening.RESHUFFLE, -1, state.discarded, 0, 0)
    for i in range(state.discarded):
        state.deck[i] = state.discard[i]
        state.discard[i] = 0
    state.in_deck = state.discarded
    state.discarded = 0
    shuffle(state.rng, state.deck, 0, state.in_deck)


@compiled
def resolve_challenges(state: Record) -> None:
    """RW-31  In order; each is finished before the next is revealed."""
    for turn in range(state.players):
        resolve(state, in_order(state, turn))


@compiled
def resolve(state: Record, seat: int) -> None:
    """RW-31  Reveal, take what the centre says, then be judged by the task."""
    me = state.seats[seat]
    card = me.challenge
    note(state, Happening.REVEAL, seat, card, 0, 0)
    prestige = change(state, seat, PRESTIGE, CENTRE[card, PRESTIGE])
    gold = change(state, seat, GOLD, CENTRE[card, GOLD])
    military = change(state, seat, MILITARY, CENTRE[card, MILITARY])
    note(state, Happening.CENTRE, seat, prestige, gold, military)
    if is_done(state, seat, card):
        me.coming |= REWARD[card]
        note(state, Happening.DONE, seat, card, reward(state, seat, card), 0)
    else:
        me.coming |= PENALTY[card]
        note(state, Happening.FAILED, seat, card, penalise(state, seat, card), 0)
    me.challenge = -1
    state.discard[state.discarded] = card
    state.discarded += 1


@compiled
def is_done(state: Record, seat: int, card: int) -> bool:
    """RW-31  The task of each Challenge, judged by what is held at this moment."""
    me = state.seats[seat]
    if card == Challenge.NOBLES:
        return me.holds[MILITARY] > me.remembered
    if card == Challenge.COFFERS:
        return me.holds[GOLD] >= COFFERS_GOLD
    if card in (Challenge.RIVAL, Challenge.RICH_RIVAL):
        return leads(state, seat, after(state, seat)) and leads(state, seat, before(state, seat))
    if card == Challenge.TAX:
        return received(state, seat, GOLD) >= TAX_GOLD
    if card == Challenge.WEAKNESS:
        return me.won != 0
    if card == Challenge.DISTRUSTED:
        gold, military = given(state, seat, GOLD), given(state, seat, MILITARY)
        return gold >= DISTRUSTED_GOODS or military >= DISTRUSTED_GOODS
    return me.married != 0


@compiled
def leads(state: Record, seat: int, neighbour: int) -> bool:
    """RW-31  At least 1 Military more."""
    mine, theirs = state.seats[seat].holds[MILITARY], state.seats[neighbour].holds[MILITARY]
    return mine >= theirs + RIVAL_LEAD


@compiled
def reward(state: Record, seat: int, card: int) -> int:
    """RW-31  What is gained at once: Gold, or Prestige of the neighbours."""
    if card == Challenge.NOBLES:
        return change(state, seat, GOLD, NOBLES_GOLD)
    if card == Challenge.COFFERS:
        left = take_prestige(state, seat, after(state, seat))
        return left + take_prestige(state, seat, before(state, seat))
    return 0


@compiled
def take_prestige(state: Record, seat: int, neighbour: int) -> int:
    """RW-33  Nobody can take what a neighbour does not have."""
    taken = -change(state, neighbour, PRESTIGE, -1)
    change(state, seat, PRESTIGE, taken)
    note(state, Happening.TAKE, seat, neighbour, taken, 0)
    return taken


@compiled
def penalise(state: Record, seat: int, card: int) -> int:
    """RW-31  What is lost at once: Gold or Prestige."""
    if card == Challenge.NOBLES:
        return -change(state, seat, GOLD, -NOBLES_GOLD)
    if card == Challenge.COFFERS:
        return -change(state, seat, PRESTIGE, -COFFERS_LOSS)
    if card in (Challenge.RIVAL, Challenge.RICH_RIVAL):
        return -change(state, seat, PRESTIGE, -RIVAL_LOSS)
    return 0

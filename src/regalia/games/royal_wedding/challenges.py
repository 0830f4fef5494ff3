"""Steps 1 and 6: the Challenges, drawn and resolved (RW-04, RW-06, RW-31 to RW-33)."""

from regalia.engine.compiled import compiled
from regalia.engine.events import note
from regalia.engine.random import shuffle
from regalia.engine.state import after
from regalia.games.royal_wedding.data import (
    ASKS,
    BRINGS,
    CENTRE,
    COSTS,
    GOLD,
    MILITARY,
    PENALTY,
    PRESTIGE,
    REWARD,
    Challenge,
    Source,
)
from regalia.games.royal_wedding.state import (
    Happening,
    State,
    in_order,
)
from regalia.games.royal_wedding.treasury import change, change_prestige, given, received


@compiled
def draw_challenges(state: State) -> bool:
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
    return True


@compiled
def renew_deck(state: State) -> None:
    """RW-04  The discard pile is shuffled and becomes the deck."""
    note(state, Happening.RESHUFFLE, -1, state.discarded, 0, 0)
    for i in range(state.discarded):
        state.deck[i] = state.discard[i]
        state.discard[i] = 0
    state.in_deck = state.discarded
    state.discarded = 0
    shuffle(state.rng, state.deck, 0, state.in_deck)


@compiled
def resolve_challenges(state: State) -> bool:
    """RW-31  In order; each is finished before the next is revealed."""
    for turn in range(state.players):
        resolve(state, in_order(state, turn))
    return True


@compiled
def resolve(state: State, seat: int) -> None:
    """RW-31  Reveal, take what the centre says, then be judged by the task."""
    me = state.seats[seat]
    card = me.challenge
    note(state, Happening.REVEAL, seat, card, 0, 0)
    take_centre(state, seat, card)
    me.judged = card
    me.met = is_done(state, seat, card)
    if me.met:
        me.coming |= REWARD[card]
        me.outcome = reward(state, seat, card)
        note(state, Happening.DONE, seat, card, me.outcome, 0)
    else:
        me.coming |= PENALTY[card]
        me.outcome = penalise(state, seat, card)
        note(state, Happening.FAILED, seat, card, me.outcome, 0)
    me.challenge = -1
    state.discard[state.discarded] = card
    state.discarded += 1


@compiled
def take_centre(state: State, seat: int, card: int) -> None:
    """RW-31  What is printed in the middle of the card."""
    centre = state.seats[seat].centre
    centre[PRESTIGE] = change_prestige(state, seat, Source.CHALLENGES, CENTRE[card, PRESTIGE])
    centre[GOLD] = change(state, seat, GOLD, CENTRE[card, GOLD])
    centre[MILITARY] = change(state, seat, MILITARY, CENTRE[card, MILITARY])
    note(state, Happening.CENTRE, seat, centre[PRESTIGE], centre[GOLD], centre[MILITARY])


@compiled
def is_done(state: State, seat: int, card: int) -> bool:
    """RW-31  The task of each Challenge, judged by what is held at this moment."""
    me = state.seats[seat]
    if card == Challenge.NOBLES:
        return me.holds[MILITARY] >= me.remembered + ASKS[card]
    if card == Challenge.COFFERS:
        return me.holds[GOLD] >= ASKS[card]
    if card in (Challenge.RIVAL, Challenge.RICH_RIVAL):
        return leads(state, seat, after(state, seat), ASKS[card]) and leads(
            state, seat, before(state, seat), ASKS[card]
        )
    if card == Challenge.TAX:
        return received(state, seat, GOLD) >= ASKS[card]
    if card == Challenge.WEAKNESS:
        return me.won != 0
    if card == Challenge.DISTRUSTED:
        gold, military = given(state, seat, GOLD), given(state, seat, MILITARY)
        return gold >= ASKS[card] or military >= ASKS[card]
    return me.married != 0


@compiled
def before(state: State, seat: int) -> int:
    """The right neighbour."""
    return seat - 1 if seat > 0 else state.players - 1


@compiled
def leads(state: State, seat: int, neighbour: int, lead: int) -> bool:
    """RW-31  At least so much Military more."""
    mine, theirs = state.seats[seat].holds[MILITARY], state.seats[neighbour].holds[MILITARY]
    return mine >= theirs + lead


@compiled
def reward(state: State, seat: int, card: int) -> int:
    """RW-31  What is gained at once: Gold, or Prestige of the neighbours."""
    if card == Challenge.NOBLES:
        return change(state, seat, GOLD, BRINGS[card])
    if card == Challenge.COFFERS:
        left = take_prestige(state, seat, after(state, seat))
        return left + take_prestige(state, seat, before(state, seat))
    return 0


@compiled
def take_prestige(state: State, seat: int, neighbour: int) -> int:
    """RW-33  Nobody can take what a neighbour does not have."""
    taken = -change_prestige(state, neighbour, Source.CHALLENGES, -BRINGS[Challenge.COFFERS])
    change_prestige(state, seat, Source.CHALLENGES, taken)
    note(state, Happening.TAKE, seat, neighbour, taken, 0)
    return taken


@compiled
def penalise(state: State, seat: int, card: int) -> int:
    """RW-31  What is lost at once: Gold or Prestige."""
    if card == Challenge.NOBLES:
        return -change(state, seat, GOLD, -COSTS[card])
    return -change_prestige(state, seat, Source.CHALLENGES, -COSTS[card])

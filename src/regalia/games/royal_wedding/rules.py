"""The rules of Royal Wedding: how a generation goes, whose decision it is, what may be done.

The steps have files of their own: `challenges` (1 and 6), `offers` and `talks` (2) with `deals`,
`treasury` (3 and 4), `battle` (5) with `sides`.
"""

from regalia.engine.compiled import Array, compiled
from regalia.engine.events import forget, note
from regalia.games.royal_wedding.battle import act_in_war, legal_in_war, refuse_in_war, wage_war
from regalia.games.royal_wedding.challenges import draw_challenges, resolve_challenges
from regalia.games.royal_wedding.data import GENERATIONS, MILITARY, PRESTIGE, Step
from regalia.games.royal_wedding.deals import unbind_all
from regalia.games.royal_wedding.numbers import (
    BREAK,
    BUYS,
    END,
    HONOUR,
    SHOWS_LATER,
    bought,
    decision_of,
)
from regalia.games.royal_wedding.scoring import place
from regalia.games.royal_wedding.state import (
    Decision,
    Happening,
    Refusal,
    State,
    Turn,
    ask,
)
from regalia.games.royal_wedding.talks import (
    legal_talk,
    negotiate,
    refuse_show,
    refuse_talk,
    show,
    talk,
)
from regalia.games.royal_wedding.treasury import (
    buy,
    close_ledger,
    honour,
    legal_purchases,
    refuse_buy,
    renege,
    spend,
    trade,
)

# How it goes


@compiled
def begin_generation(state: State) -> None:
    """RW-05, RW-07, RW-09  Heirs come back, effects come into force; then Challenges are drawn."""
    state.generation += 1
    state.since[state.generation - 1] = state.struck
    note(state, Happening.GENERATION, -1, state.generation, 0, 0)
    for seat in range(state.players):
        begin_anew(state, seat)
    close_ledger(state)
    unbind_all(state)
    state.step = Step.DRAW
    ask(state, Decision.NOTHING, -1)


@compiled
def begin_anew(state: State, seat: int) -> None:
    """RW-07, RW-09, RW-31  What is remembered, and what lasts one generation."""
    me = state.seats[seat]
    me.effects = me.coming
    me.coming = 0
    me.formerly = me.married
    me.married = 0
    me.remembered = me.holds[MILITARY]
    for other in range(state.players):
        me.made[other] = 0
    me.paid = 0
    me.attacked = Turn.NOT_YET
    me.won = 0


@compiled
def go_on(state: State) -> None:
    """RW-05  From step to step, and after the last to the next generation, until one is asked."""
    while state.decision == Decision.NOTHING and state.step != Step.OVER:
        if not take_step(state):
            continue
        if state.step != Step.RESOLVE:
            begin(state, state.step + 1)
        elif state.generation < GENERATIONS:
            begin_generation(state)
        else:
            end_game(state)


@compiled
def take_step(state: State) -> bool:
    """RW-05  The six steps of a generation: go on until somebody is asked, or the step is over."""
    if state.step == Step.DRAW:
        return draw_challenges(state)
    if state.step == Step.NEGOTIATE:
        return negotiate(state)
    if state.step == Step.TRADE:
        return trade(state)
    if state.step == Step.SPEND:
        return spend(state)
    if state.step == Step.ATTACK:
        return wage_war(state)
    return resolve_challenges(state)


@compiled
def begin(state: State, step: int) -> None:
    """RW-05  The next step, from the first seat on."""
    state.step = step
    state.turn = 0
    state.pending = -1
    ask(state, Decision.NOTHING, -1)
    if step != Step.OVER:
        note(state, Happening.STEP, -1, step, 0, 0)


@compiled
def end_game(state: State) -> None:
    """RW-34  After the fifth generation the most Prestige wins."""
    begin(state, Step.OVER)
    for seat in range(state.players):
        if place(state, seat) == 1:
            note(state, Happening.VICTORY, seat, state.seats[seat].holds[PRESTIGE], 0, 0)


# What may be done


@compiled
def actors(state: State) -> int:
    """RW-08  In step 2 all who are not finished, otherwise the one who is asked."""
    if state.decision != Decision.TALK:
        return 0 if state.step == Step.OVER else 1 << state.active
    mask = 0
    for seat in range(state.players):
        if state.seats[seat].finished == 0:
            mask |= 1 << seat
    return mask


@compiled
def legal(state: State, seat: int, out: Array) -> int:
    """All actions of the seat that `refuse` has nothing against, the usual ones first."""
    if actors(state) >> seat & 1 == 0:
        return 0
    if state.decision == Decision.TALK:
        return legal_talk(state, seat, out)
    if state.decision == Decision.HONOUR:
        out[0], out[1] = HONOUR, BREAK
        return 2
    if state.decision == Decision.BUY:
        return legal_purchases(state, seat, out)
    return legal_in_war(state, seat, out)


@compiled
def refuse(state: State, seat: int, action: int) -> int:
    """Why the seat may not do this now; `Refusal.NONE` where it may."""
    if state.step == Step.OVER:
        return Refusal.GAME_OVER
    if seat < 0 or seat >= state.players:
        return Refusal.NOT_YOUR_TURN
    if action < 0 or action >= END:
        return Refusal.NO_SUCH_ACTION
    if state.decision == Decision.TALK:
        return refuse_talk(state, seat, action)
    if action >= SHOWS_LATER:
        return refuse_show(state, seat, action - SHOWS_LATER)
    if seat != state.active:
        return Refusal.NOT_YOUR_TURN
    if state.decision != decision_of(action):
        return Refusal.ANOTHER_DECISION
    if action >= BUYS:
        return refuse_buy(state, seat, *bought(action))
    return refuse_in_war(state, seat, action)


@compiled
def play(state: State, seat: int, action: int) -> None:
    """Apply a legal action, then go on until somebody is asked."""
    forget(state)
    if action >= SHOWS_LATER:
        show(state, seat, action - SHOWS_LATER)
    elif state.decision == Decision.TALK:
        talk(state, seat, action)
    elif state.decision == Decision.HONOUR:
        if action == HONOUR:
            honour(state, seat)
        else:
            renege(state, seat, state.pending)
    elif state.decision == Decision.BUY:
        buy(state, seat, *bought(action))
    else:
        act_in_war(state, seat, action)
    go_on(state)

"""The rules of Royal Wedding: set-up, whose decision it is, what may be done, how it goes on.

The steps have files of their own: `challenges` (1 and 6), `talks` (2) with `bonds`, `treasury`
(3 and 4) with `ledger`, `battle` (5) with `assistance`, `spoils` and `faith`; what a seat cannot
know is in `hiding`.
"""

from regalia.engine.compiled import Array, Record, compiled
from regalia.engine.events import forget, note
from regalia.engine.random import TABLE_STREAM, below, seed_with_key, shuffle
from regalia.games.royal_wedding.assistance import call, contribute, refuse_contribute
from regalia.games.royal_wedding.battle import (
    attack,
    defend,
    go_on_attacking,
    pass_by,
    refuse_attack,
    refuse_defend,
    refuse_pass,
)
from regalia.games.royal_wedding.bonds import unbind_all
from regalia.games.royal_wedding.challenges import draw_challenges, resolve_challenges
from regalia.games.royal_wedding.data import (
    ALL_CARDS,
    DECK,
    GENERATIONS,
    GOLD,
    GOODS,
    MILITARY,
    PRESTIGE,
    START,
)
from regalia.games.royal_wedding.houses import begin
from regalia.games.royal_wedding.ledger import close_ledger
from regalia.games.royal_wedding.numbers import (
    ACCEPTS,
    AMOUNTS,
    ATTACKS,
    BREAK,
    BUYS,
    CALL,
    COME_BACK,
    CONTRIBUTES,
    DECLINES,
    DEFENDS,
    END,
    FINISH,
    HONOUR,
    LATEST,
    MENU,
    MOST_NUMBERS,
    NO_CALL,
    OFFERS,
    PASS,
    SHARES,
    WITHDRAWS,
    bought,
    is_proposal,
    proposal,
)
from regalia.games.royal_wedding.spoils import refuse_share, share
from regalia.games.royal_wedding.state import Decision, Happening, Refusal, Step, Turn
from regalia.games.royal_wedding.talks import (
    accept,
    begin_talks,
    come_back,
    counter,
    decline,
    finish,
    latest_offer,
    offer,
    refuse_accept,
    refuse_answer,
    refuse_counter,
    refuse_offer,
    withdraw,
)
from regalia.games.royal_wedding.treasury import (
    buy,
    go_on_spending,
    go_on_trading,
    honour,
    refuse_buy,
    renege,
)

FIRST_OPTION, PROPOSALS_OPTION = 0, 1


# Set-up


@compiled
def setup(state: Record, players: int, key: Array, options: Array) -> None:
    """RW-01 to RW-04  Holdings, the first player, the deck; then the first generation begins."""
    seed_with_key(state.rng, key, TABLE_STREAM)
    forget(state)
    state.players = players
    state.proposals = options[PROPOSALS_OPTION]
    choose_first(state, options[FIRST_OPTION])
    for seat in range(players):
        for good in range(GOODS):
            state.seats[seat].holds[good] = START[good]
    for i in range(ALL_CARDS):
        state.deck[i] = DECK[i]
    state.in_deck = ALL_CARDS
    shuffle(state.rng, state.deck, 0, ALL_CARDS)
    begin_generation(state)


@compiled
def choose_first(state: Record, option: int) -> None:
    """RW-03  By lot, or the one the table has named (counted from 1); first for the whole game."""
    lot = below(state.rng, state.players)
    state.first = lot if option == 0 else option - 1


@compiled
def begin_generation(state: Record) -> None:
    """RW-05 to RW-09  Heirs come back, effects come into force, Challenges are drawn."""
    state.generation += 1
    state.since[state.generation - 1] = state.struck
    note(state, Happening.GENERATION, -1, state.generation, 0, 0)
    for seat in range(state.players):
        begin_anew(state, seat)
    close_ledger(state)
    unbind_all(state)
    draw_challenges(state)
    begin_talks(state)


@compiled
def begin_anew(state: Record, seat: int) -> None:
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


# What may be done


@compiled
def actors(state: Record) -> int:
    """RW-08  In step 2 all who are not finished, otherwise the one who is asked."""
    if state.decision != Decision.TALK:
        return 0 if state.step == Step.OVER else 1 << state.active
    mask = 0
    for seat in range(state.players):
        if state.seats[seat].finished == 0:
            mask |= 1 << seat
    return mask


@compiled
def refuse(state: Record, seat: int, action: int) -> int:
    """Why the seat may not do this now; `Refusal.NONE` where it may."""
    if state.step == Step.OVER:
        return Refusal.GAME_OVER
    if seat < 0 or seat >= state.players:
        return Refusal.NOT_YOUR_TURN
    if action < 0 or action >= END:
        return Refusal.NO_SUCH_ACTION
    if state.decision == Decision.TALK:
        return refuse_talk(state, seat, action)
    if seat != state.active:
        return Refusal.NOT_YOUR_TURN
    if state.decision != decision_of(action):
        return Refusal.ANOTHER_DECISION
    if action >= BUYS:
        return refuse_buy(state, seat, *bought(action))
    return refuse_in_war(state, seat, action)


@compiled
def decision_of(action: int) -> int:
    """The decision an action belongs to."""
    if action >= BUYS and action < OFFERS:
        return Decision.BUY
    if action >= ATTACKS and action < MENU:
        if action < DEFENDS:
            return Decision.ATTACK
        if action < CONTRIBUTES:
            return Decision.DEFEND
        return Decision.CONTRIBUTE if action < SHARES else Decision.SHARE
    if action in (HONOUR, BREAK):
        return Decision.HONOUR
    if action in (CALL, NO_CALL):
        return Decision.CALL
    return Decision.ATTACK if action == PASS else Decision.TALK


@compiled
def refuse_in_war(state: Record, seat: int, action: int) -> int:
    """RW-22 to RW-29  To attack, to defend, to contribute, to divide."""
    if state.decision == Decision.ATTACK:
        if action == PASS:
            return refuse_pass(state, seat)
        target, military = divmod(action - ATTACKS, AMOUNTS)
        return refuse_attack(state, seat, target, military)
    if state.decision == Decision.DEFEND:
        return refuse_defend(state, seat, action - DEFENDS)
    if state.decision == Decision.CONTRIBUTE:
        return refuse_contribute(state, seat, action - CONTRIBUTES)
    if state.decision == Decision.SHARE:
        return refuse_share(state, action - SHARES)
    return Refusal.NONE


@compiled
def refuse_talk(state: Record, seat: int, action: int) -> int:
    """RW-08  To offer, to answer, to be finished or to come back."""
    if action == FINISH:
        return Refusal.ALREADY_FINISHED if state.seats[seat].finished else Refusal.NONE
    if action == COME_BACK:
        return Refusal.NONE if state.seats[seat].finished else Refusal.NOT_FINISHED
    if is_proposal(action):
        return refuse_proposal(state, seat, action)
    if action >= ACCEPTS and action < ATTACKS:
        base = WITHDRAWS if action >= WITHDRAWS else DECLINES if action >= DECLINES else ACCEPTS
        other, number = divmod(action - base, MOST_NUMBERS)
        if base == WITHDRAWS:
            return refuse_answer(state, seat, other, number + 1)
        if base == DECLINES:
            return refuse_answer(state, other, seat, number + 1)
        return refuse_accept(state, seat, other, number + 1)
    return Refusal.ANOTHER_DECISION


@compiled
def refuse_proposal(state: Record, seat: int, action: int) -> int:
    """An offer or a counter-offer; one that makes no sense between these two has no terms."""
    partner, answers, wed, terms = proposal(seat, action)
    if answers == 0:
        return refuse_offer(state, seat, partner, wed != 0, terms)
    number = latest_offer(state, partner, seat) if answers == LATEST else answers
    return refuse_counter(state, seat, partner, number, wed != 0, terms)


# How it goes on


@compiled
def play(state: Record, seat: int, action: int) -> None:
    """Apply a legal action, then go on until somebody is asked."""
    forget(state)
    if state.decision == Decision.TALK:
        talk(state, seat, action)
    elif state.decision == Decision.HONOUR:
        if action == HONOUR:
            honour(state, seat)
        else:
            renege(state, seat, state.pending)
    elif state.decision == Decision.BUY:
        buy(state, seat, *bought(action))
    else:
        wage_war(state, seat, action)
    while state.decision == Decision.NOTHING and state.step != Step.OVER:
        go_on(state)


@compiled
def talk(state: Record, seat: int, action: int) -> None:
    if is_proposal(action):
        propose(state, seat, action)
    elif action == FINISH:
        finish(state, seat)
    elif action == COME_BACK:
        come_back(state, seat)
    elif action >= WITHDRAWS:
        other, number = divmod(action - WITHDRAWS, MOST_NUMBERS)
        withdraw(state, seat, other, number + 1)
    elif action >= DECLINES:
        other, number = divmod(action - DECLINES, MOST_NUMBERS)
        decline(state, seat, other, number + 1)
    else:
        other, number = divmod(action - ACCEPTS, MOST_NUMBERS)
        accept(state, seat, other, number + 1)


@compiled
def propose(state: Record, seat: int, action: int) -> None:
    partner, answers, wed, terms = proposal(seat, action)
    if answers == 0:
        offer(state, seat, partner, 0, wed != 0, terms)
    else:
        number = latest_offer(state, partner, seat) if answers == LATEST else answers
        counter(state, seat, partner, number, wed != 0, terms)


@compiled
def wage_war(state: Record, seat: int, action: int) -> None:
    if action == PASS:
        pass_by(state, seat)
    elif action in (CALL, NO_CALL):
        call(state, seat, action == CALL)
    elif state.decision == Decision.ATTACK:
        target, military = divmod(action - ATTACKS, AMOUNTS)
        attack(state, seat, target, military)
    elif state.decision == Decision.DEFEND:
        defend(state, seat, action - DEFENDS)
    elif state.decision == Decision.CONTRIBUTE:
        contribute(state, seat, action - CONTRIBUTES)
    else:
        share(state, action - SHARES)


@compiled
def go_on(state: Record) -> None:
    """RW-05  The next thing that happens by itself."""
    if state.step == Step.TRADE:
        go_on_trading(state)
    elif state.step == Step.SPEND:
        go_on_spending(state)
    elif state.step == Step.ATTACK:
        go_on_attacking(state)
    else:
        resolve_challenges(state)
        if state.generation == GENERATIONS:
            end_game(state)
        else:
            begin_generation(state)


# The end


@compiled
def end_game(state: Record) -> None:
    """RW-34  After the fifth generation the most Prestige wins."""
    begin(state, Step.OVER)
    for seat in range(state.players):
        if place(state, seat) == 1:
            note(state, Happening.VICTORY, seat, state.seats[seat].holds[PRESTIGE], 0, 0)


@compiled
def place(state: Record, seat: int) -> int:
    """One more than the number of players who stand better."""
    better = 0
    for other in range(state.players):
        if stands_better(state, other, seat):
            better += 1
    return better + 1


@compiled
def stands_better(state: Record, one: int, other: int) -> bool:
    """RW-34  More Prestige; between equals more Gold, then more Military."""
    mine, theirs = state.seats[one].holds, state.seats[other].holds
    if mine[PRESTIGE] != theirs[PRESTIGE]:
        return mine[PRESTIGE] > theirs[PRESTIGE]
    if mine[GOLD] != theirs[GOLD]:
        return mine[GOLD] > theirs[GOLD]
    return mine[MILITARY] > theirs[MILITARY]


@compiled
def standing(state: Record, points: Array, places: Array) -> None:
    """RW-34  Prestige, and places."""
    for seat in range(state.players):
        points[seat] = state.seats[seat].holds[PRESTIGE]
        places[seat] = place(state, seat)

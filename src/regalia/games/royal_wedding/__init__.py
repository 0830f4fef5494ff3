"""Royal Wedding, for three to six players."""

from regalia.engine.game import Game
from regalia.games.royal_wedding import bargaining, bot, hiding, laws, rules, scoring, setup
from regalia.games.royal_wedding.actions import (
    common_step,
    is_menu,
    may_act,
    name_action,
    read_action,
)
from regalia.games.royal_wedding.facts import FACTS
from regalia.games.royal_wedding.messages import ask, describe, explain, narrate
from regalia.games.royal_wedding.numbers import ACTIONS, END
from regalia.games.royal_wedding.options import RoyalWeddingOptions
from regalia.games.royal_wedding.state import Happening, Refusal, State
from regalia.games.royal_wedding.view import see

GAME = Game(
    name="royal-wedding",
    rule_prefix="RW",
    rule_count=34,
    version=4,
    players=range(3, 7),
    usual=4,
    minutes=(60, 90),
    secrets=True,
    facts=FACTS,
    state=State.dtype,
    actions=ACTIONS,
    action_numbers=END,
    options=RoyalWeddingOptions,
    variants={
        "standard": RoyalWeddingOptions(proposals=6),
        "taciturn": RoyalWeddingOptions(proposals=2, first=1),
    },
    simulation=RoyalWeddingOptions(proposals=6),
    rules={
        "setup": setup.setup,
        "actors": rules.actors,
        "legal": rules.legal,
        "refuse": rules.refuse,
        "play": rules.play,
        "standing": scoring.standing,
        "hide": hiding.hide,
        "audit": laws.audit,
        "worth": bot.worth,
        "spread": bot.spread,
        "playout": bot.playout,
        "consider": bot.consider,
    },
    terms=bot.TERMS,
    tempers=bargaining.TEMPERS,
    pace=0.1,
    see=see,
    name_action=name_action,
    read_action=read_action,
    explain=explain,
    ask=ask,
    describe=describe,
    narrate=narrate,
    secret_turns=True,
    discloses=frozenset(
        {
            # RW-17 makes every transfer in the open: that one comes, or none, is what was agreed.
            Happening.TRANSFER,
            # Who is given nothing is told so then: whoever came before has decided, on whatever.
            Happening.RENEGE,
            # The step after the transfers begins when the last debt is settled or broken: everybody
            # at the table sees that nobody is asked any more. Whose debt it was is not told.
            Happening.STEP,
            # RW-15 lets the two, and nobody else, know that a promise was broken. It does not count
            # as broken where a deal that binds left no choice: so the promisee can conclude that
            # there is such a deal, as he could from the rule. To tell him otherwise would be a lie.
            Happening.FAITHLESS,
            # RW-16 has the deals of a couple, and open offers, tested against all that binds, and
            # the two must know whether theirs binds or stands. That something else is in the way
            # they may guess, not what; an offer is closed without a reason.
            Happening.BIND,
            Happening.CLOSE,
            # RW-13: who is shown a deal is told all of its terms.
            Happening.CLAUSE,
        }
    ),
    is_menu=is_menu,
    may_act=may_act,
    common_step=common_step,
    leave_step={"finished": True},
    near_misses=frozenset(
        {
            Refusal.PROTECTED,
            Refusal.ATTACK_PROMISED,
            Refusal.PEACE_PROMISED,
            Refusal.ASSISTANCE_PROMISED,
            Refusal.ABSTENTION_PROMISED,
            Refusal.OTHER_SIDE_PROMISED,
            Refusal.DIVISION_PROMISED,
        }
    ),
)

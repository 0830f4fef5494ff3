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
        "taciturn": RoyalWeddingOptions(proposals=2, first=2),
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
            Happening.TRANSFER,  # what two have agreed on in private is paid in the open,
            Happening.STEP,  # and payments go on until the last one is settled;
            Happening.FAITHLESS,  # whether a broken promise counts, what a wedding binds and which
            Happening.BIND,  # offers it closes depends on deals with others that bind already
            Happening.CLOSE,
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

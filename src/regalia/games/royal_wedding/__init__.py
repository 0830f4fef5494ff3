"""Royal Wedding, for three to six players."""

from regalia.engine.game import Game
from regalia.games.royal_wedding import bargaining, bot, choices, hiding, laws, rules
from regalia.games.royal_wedding.actions import name_action, read_action
from regalia.games.royal_wedding.character import TEMPERS
from regalia.games.royal_wedding.numbers import ACTIONS
from regalia.games.royal_wedding.options import RoyalWeddingOptions
from regalia.games.royal_wedding.reasons import explain
from regalia.games.royal_wedding.state import STATE, Refusal
from regalia.games.royal_wedding.telling import ask, describe, narrate
from regalia.games.royal_wedding.view import see

GAME = Game(
    name="royal-wedding",
    rule_prefix="RW",
    rule_count=34,
    version=2,
    players=range(3, 7),
    state=STATE,
    actions=ACTIONS,
    options=RoyalWeddingOptions,
    variants={
        "standard": RoyalWeddingOptions(),
        "taciturn": RoyalWeddingOptions(proposals=2, first=2),
    },
    rules={
        "setup": rules.setup,
        "actors": rules.actors,
        "legal": choices.legal,
        "refuse": rules.refuse,
        "play": rules.play,
        "standing": rules.standing,
        "hide": hiding.hide,
        "audit": laws.audit,
        "worth": bot.worth,
        "spread": bot.spread,
        "playout": bot.playout,
        "consider": bargaining.consider,
    },
    terms=bot.TERMS,
    tempers=TEMPERS,
    pace=0.1,
    see=see,
    name_action=name_action,
    read_action=read_action,
    explain=explain,
    ask=ask,
    describe=describe,
    narrate=narrate,
    secret_turns=True,
    near_misses=frozenset(
        {
            Refusal.PROTECTED,
            Refusal.ATTACK_PROMISED,
            Refusal.PEACE_PROMISED,
            Refusal.ASSISTANCE_PROMISED,
            Refusal.ABSTENTION_PROMISED,
            Refusal.OTHER_SIDE_PROMISED,
        }
    ),
)

"""Royals, the board game, for two to five players."""

from regalia.engine.game import Game
from regalia.games.royals import bot, hiding, laws, rules, scoring, setup
from regalia.games.royals.actions import name_action, read_action
from regalia.games.royals.facts import FACTS
from regalia.games.royals.messages import ask, describe, explain, narrate
from regalia.games.royals.options import RoyalsOptions
from regalia.games.royals.state import State
from regalia.games.royals.view import see

GAME = Game(
    name="royals",
    rule_prefix="RY",
    rule_count=31,
    version=2,
    players=range(2, 6),
    usual=3,
    minutes=(45, 75),
    secrets=True,
    facts=FACTS,
    state=State.dtype,
    actions=rules.ACTIONS,
    options=RoyalsOptions,
    variants={
        "standard": RoyalsOptions(),
        "four-open": RoyalsOptions(open_cards=4, first=1),
    },
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
        "weigh": bot.weigh,
        "consider": bot.consider,
    },
    terms=bot.TERMS,
    pace=0.6,
    see=see,
    name_action=name_action,
    read_action=read_action,
    explain=explain,
    ask=ask,
    describe=describe,
    narrate=narrate,
)

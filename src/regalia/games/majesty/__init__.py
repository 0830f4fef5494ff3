"""Majesty: For the Realm, for two to four players."""

from regalia.engine.game import Game
from regalia.games.majesty import bot, hiding, laws, rules, scoring, setup
from regalia.games.majesty.actions import name_action, read_action
from regalia.games.majesty.facts import FACTS
from regalia.games.majesty.messages import ask, describe, explain, narrate
from regalia.games.majesty.options import MajestyOptions
from regalia.games.majesty.state import Refusal, State
from regalia.games.majesty.view import see

GAME = Game(
    name="majesty",
    rule_prefix="MJ",
    rule_count=25,
    version=1,
    players=range(2, 5),
    usual=3,
    minutes=(20, 40),
    secrets=False,
    facts=FACTS,
    state=State.dtype,
    actions=rules.ACTIONS,
    options=MajestyOptions,
    variants={
        "standard": MajestyOptions(),
        "side-b": MajestyOptions(sides="B"),
        "mixed": MajestyOptions(sides="ABABBABB"),
        "combined": MajestyOptions(deck="combined"),
        "combined-b": MajestyOptions(sides="BBBBBBBA", deck="combined", first=1),
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
    },
    terms=bot.TERMS,
    see=see,
    name_action=name_action,
    read_action=read_action,
    explain=explain,
    ask=ask,
    describe=describe,
    narrate=narrate,
    near_misses=frozenset({Refusal.TOO_FEW_MEEPLES}),
    previews_points=True,
)

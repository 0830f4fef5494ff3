"""Majesty: For the Realm, for two to four players."""

from regalia.engine.game import Game
from regalia.games.majesty import bot, laws, rules, scoring
from regalia.games.majesty.actions import explain, name_action, read_action
from regalia.games.majesty.options import MajestyOptions
from regalia.games.majesty.state import STATE, Refusal
from regalia.games.majesty.view import ask, describe, narrate, see

GAME = Game(
    name="majesty",
    rule_prefix="MJ",
    rule_count=25,
    version=1,
    players=range(2, 5),
    state=STATE,
    actions=rules.ACTIONS,
    options=MajestyOptions,
    variants={
        "standard": MajestyOptions(),
        "side-b": MajestyOptions(sides="B"),
        "mixed": MajestyOptions(sides="ABABBABB"),
        "combined": MajestyOptions(deck="combined"),
        "combined-b": MajestyOptions(sides="BBBBBBBA", deck="combined", first=2),
    },
    rules={
        "setup": rules.setup,
        "actors": rules.actors,
        "legal": rules.legal,
        "refuse": rules.refuse,
        "play": rules.play,
        "standing": scoring.standing,
        "hide": rules.hide,
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

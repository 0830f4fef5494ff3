"""Royals, the card game with standard decks, for three to six players."""

from regalia.engine.game import Game
from regalia.games.royals_cards import bot, hiding, laws, rules, scoring, setup
from regalia.games.royals_cards.actions import name_action, read_action
from regalia.games.royals_cards.choices import ACTIONS
from regalia.games.royals_cards.data import FEWEST_PLAYERS, MOST_PLAYERS
from regalia.games.royals_cards.facts import FACTS
from regalia.games.royals_cards.messages import ask, describe, explain, narrate
from regalia.games.royals_cards.options import RoyalsCardsOptions
from regalia.games.royals_cards.state import Refusal, State
from regalia.games.royals_cards.view import see

GAME = Game(
    name="royals-cards",
    rule_prefix="RC",
    rule_count=31,
    version=2,
    players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    usual=4,
    minutes=(10, 30),
    secrets=True,
    facts=FACTS,
    state=State.dtype,
    actions=ACTIONS,
    options=RoyalsCardsOptions,
    simulation=RoyalsCardsOptions(limit="usual"),
    variants={
        "standard": RoyalsCardsOptions(limit="usual"),
        "short": RoyalsCardsOptions(limit=60, first=2),
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
        "playout": bot.playout,
        "foresees": bot.foresees,
        "consider": bot.consider,
        "habit": bot.habit,
        "guess": bot.guess,
        "was_cut": scoring.was_cut,
    },
    terms=bot.TERMS,
    pace=2.0,
    see=see,
    name_action=name_action,
    read_action=read_action,
    explain=explain,
    ask=ask,
    describe=describe,
    narrate=narrate,
    near_misses=frozenset({Refusal.NO_ROYALS, Refusal.BLOCK_TOO_LOW}),
)

"""Tables in one line: a match whose holdings, ties and dice are what a test needs."""

from collections import Counter
from typing import Any

from regalia import games
from regalia.engine.game import Move
from regalia.engine.match import Match
from regalia.engine.message import Message
from regalia.engine.random import TABLE_STREAM, roll, seed_with_number
from regalia.engine.state import snapshot
from regalia.games.royal_wedding.data import Challenge, Effect, Good, Kind, Source
from regalia.games.royal_wedding.options import RoyalWeddingOptions
from regalia.games.royal_wedding.state import Decision, Flag
from regalia.games.royal_wedding.terms import unpack
from regalia.games.royal_wedding.view import RoyalWeddingView

GAME = games.load("royal-wedding")
GOODS = {good.name.lower(): good for good in Good}


class Table:
    """A match seen from above."""

    def __init__(self, players: int, seed: int = 1, **options: Any) -> None:
        self.match = Match(GAME, players, seed, RoyalWeddingOptions(**{"first": 0, **options}))

    @property
    def state(self) -> Any:
        return self.match.snapshot

    @property
    def decision(self) -> Decision:
        return Decision(self.state.decision)

    def is_asked(self, decision: str) -> bool:
        return self.decision.name.lower() == decision

    def view(self, seat: int = -1) -> RoyalWeddingView:
        view = self.match.see(seat)
        assert isinstance(view, RoyalWeddingView)
        return view

    def set(self, seat: int, **things: Any) -> "Table":
        """Gold, Prestige, Military, a Challenge, effects, whatever the seat's record has."""
        me = self.match.state.seats[seat]
        for name, value in things.items():
            if name in GOODS:
                if name == "prestige":
                    me.earned[Source.BEGIN] += value - me.holds[Good.PRESTIGE]
                me.holds[GOODS[name]] = value
            elif name == "challenge":
                me.challenge = Challenge[value.upper()]
            elif name == "effect":
                me.effects |= Effect[value.upper()]
            else:
                setattr(me, name, value)
        self.match.forget_snapshot()
        return self

    def formerly(self, one: int, other: int) -> "Table":
        self.match.state.seats[one].formerly |= 1 << other
        self.match.state.seats[other].formerly |= 1 << one
        self.match.forget_snapshot()
        return self

    def holds(self, seat: int) -> tuple[int, int, int]:
        """Prestige, Gold, Military."""
        prestige, gold, military = self.state.seats[seat].holds
        return prestige, gold, military

    def play(self, seat: int, move: Move | None = None, **words: Any) -> "Table":
        self.match.play(seat, {**(move or {}), **words})
        return self

    def refuse(self, seat: int, move: Move | None = None, **words: Any) -> Message | None:
        return self.match.refuse(seat, {**(move or {}), **words})

    def rule(self, seat: int, move: Move | None = None, **words: Any) -> str:
        """The rule that is against a move; empty if nothing is."""
        message = self.refuse(seat, move, **words)
        return message.rule if message else ""

    def reason(self, seat: int, move: Move | None = None, **words: Any) -> str:
        """The same, as the name of the refusal."""
        message = self.refuse(seat, move, **words)
        return message.id.removeprefix("royal-wedding-refuse-") if message else ""

    def deal(self, one: int, other: int, **words: Any) -> "Table":
        """`one` offers, `other` accepts."""
        self.play(one, {"offer": other, **words})
        return self.play(other, {"accept": one, "number": self.state.seats[one].made[other]})

    def marry(self, one: int, other: int, **dowry: Any) -> "Table":
        self.play(one, {"wed": other, **dowry})
        return self.play(other, {"accept": one, "number": self.state.seats[one].made[other]})

    def finish(self) -> "Table":
        """Everybody is finished; the game goes on to the next decision."""
        for seat in self.match.acting:
            self.play(seat, finished=True)
        return self

    def to_war(self) -> "Table":
        """On to the first decision in step 5, honouring everything and buying nothing."""
        if self.decision == Decision.TALK:
            self.finish()
        while self.decision in (Decision.HONOUR, Decision.BUY):
            move: Move = {"honour": True} if self.decision == Decision.HONOUR else {"buy": {}}
            self.play(self.state.active, move)
        return self

    def attack(self, attacker: int, target: int, military: int, defence: int = 0) -> "Table":
        """Up to the first call for help."""
        while self.state.active != attacker or self.decision != Decision.ATTACK:
            self.play(self.state.active, {"pass": True})
        self.play(attacker, {"attack": target, "with": military})
        return self.play(target, defend=defence) if self.is_asked("defend") else self

    def help(self, **forces: int) -> "Table":
        """The leader calls, and everybody asked adds what is named here (`s2=1`) or nothing."""
        leader = self.state.active
        self.play(leader, call=bool(forces))
        while self.decision == Decision.CONTRIBUTE and forces:
            seat = self.state.active
            self.play(seat, contribute=forces.get(f"s{seat}", 0))
        return self

    def fight_on(self) -> "Table":
        """Without help to the end of the battle, shares as small as can be."""
        while self.decision in (Decision.CALL, Decision.CONTRIBUTE, Decision.SHARE):
            seat = self.state.active
            last = self.match.actions(seat)[-1 if self.decision == Decision.CALL else 0]
            self.play(seat, GAME.name_action(self.state, seat, last))
        return self

    def pass_all(self) -> "Table":
        """Nobody attacks any more; Challenges are resolved and the next generation begins."""
        while self.decision == Decision.ATTACK:
            self.play(self.state.active, {"pass": True})
        return self

    def resolve(self) -> "Table":
        """From step 2 to the next generation, without a purchase and without a battle."""
        return self.to_war().pass_all()

    def rig(self, attack: int, defence: int) -> "Table":
        """Let the next dice come up with these sums."""
        rng = self.match.state.rng
        for number in range(100_000):
            seed_with_number(rng, number, TABLE_STREAM)
            rolls = [roll(rng) for _ in range(4)]
            if (rolls[0] + rolls[1], rolls[2] + rolls[3]) == (attack, defence):
                seed_with_number(rng, number, TABLE_STREAM)
                return self
        raise AssertionError("no such dice")

    def told(self, seat: int) -> list[str]:
        """The ids of the last play's messages, without the game's name."""
        return [message.id.removeprefix("royal-wedding-") for message in self.match.events(seat)]

    def audit(self) -> int:
        return int(GAME.entry_points.check_laws(self.match._pool, 0))


def table(players: int = 3, seed: int = 1, **options: int) -> Table:
    """Seat 0 is first; everybody has a harmless Challenge."""
    made = Table(players, seed, **options)
    for seat in range(players):
        made.set(seat, challenge="sheep")
    return made


def hidden(of: Table, seat: int, seed: int) -> Any:
    """What is left of a table after `hide`, as a snapshot."""
    return snapshot(of.match.hidden(seat, seed)[0])


def carried_out(state: Any) -> list[tuple[int, int, int, int]]:
    """RW-17  The transfers (giver, receiver, good, amount) that the deals of a state stand for."""
    deals = state.deals[state.since[state.generation - 1] : state.struck]
    done = []
    for turn in range(state.players):
        giver = (state.first + turn) % state.players
        bound: Counter[tuple[int, int]] = Counter()
        free = []
        for deal in deals:
            if giver in (deal.proposer, deal.partner):
                side = int(deal.partner == giver)
                receiver = (deal.partner, deal.proposer)[side]
                for term in unpack(deal.terms):
                    if (term.side, term.kind) == (side, Kind.GIVE) and deal.marks & 4 << side:
                        if deal.marks & Flag.BINDING:
                            bound[receiver, term.x] += term.amount
                        else:
                            free.append((giver, receiver, term.x, term.amount))
        done += [(giver, *what, amount) for what, amount in sorted(bound.items())] + free
    return done


def seen(state: Any) -> list[tuple[int, int, int, int]]:
    """The transfers of this generation as everybody saw them."""
    return [
        (t.what // 18, t.what // 3 % 6, t.what % 3, t.amount)
        for t in state.transfers[: state.transferred]
    ]


def bytes_hidden(of: Table, seat: int, seed: int) -> bytes:
    return bytes(of.match.hidden(seat, seed).tobytes())


def flags(of: Table) -> list[bool]:
    """Which of the deals bind, in the order struck."""
    return [bool(deal.marks & 1) for deal in of.state.deals[: of.state.struck]]

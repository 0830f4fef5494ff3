"""Two worlds that one viewer cannot tell apart, played side by side at real tables.

At some moment all that the viewer cannot know is dealt anew: that is the twin. From there on the
same is done in both worlds wherever the viewer could notice it, and different things where not:
secret moves are left out or made otherwise, whispers are heard in one world alone. All that the
viewer is sent or could ask for is compared to the byte, as long as the rules show the same. And
the other way round: what a bot in the viewer's place is handed differs only where the viewer was
told so.
"""

import copy
import math
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from regalia.bots import Seated
from regalia.bots.hints import ADVISER, Hint, hints
from regalia.engine.game import SPECTATOR, Options
from regalia.engine.position import Position
from regalia.table import history
from regalia.table.commands import Answer, AskForTime, ComeBack, Command, Say, StepOut, Undo
from regalia.table.drafts import Draft, played
from regalia.table.driving import is_step_over, step_ended
from regalia.table.entries import Body, ClockPlan, Entry, Joined, Moved, SeatPlan, Started
from regalia.table.hall import Update
from regalia.table.opening import Plan, opened
from regalia.table.picture import Eyes, line, picture
from regalia.table.table import Question, Seat, Table
from regalia.table.timing import Hourglass
from regalia.table.viewers import alone, notices
from regalia.web.live import event
from regalia.words import words

PEOPLE = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"]
NAMES = {name: name for name in PEOPLE}
SECRET = b"secret"
BEGAN = 1_790_000_000.123
LONGEST = 5_000
TRIES = 6
NEVER = 1 << 30
ASKED_ABOUT = 5
CLOCKS = (None, ClockPlan("move", 86_400), ClockPlan("game", 86_400))
WHISPERED, SAID, TAKEN_BACK, AWAY, PROLONGED = 0.06, 0.03, 0.03, 0.01, 0.01
"""How often, beside moves."""
HAD_ENOUGH = 0.1
"""How often somebody whose turn it is leaves a step in which all act at once."""
STRAYED = 0.1
"""How often others do something else in the twin, though the viewer notices that they act."""
LOOKED, ASKED = 0.3, 0.006
"""How often the viewer looks when nothing was to be noticed, and asks for all there is."""


@dataclass
class Tally:
    """What was compared."""

    games: int = 0
    steps: int = 0
    twins: int = 0
    compared: int = 0
    kilobytes: float = 0.0
    unnoticed: int = 0
    """Steps of which the viewer noticed nothing: one world went on without the other."""
    strayed: int = 0
    """Steps of others that were not the same in both worlds, though the viewer noticed them."""
    asked: int = 0
    hints: int = 0

    def add(self, other: "Tally") -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Twin(Table):
    """A table in which, behind one entry, all was dealt anew that somebody cannot know."""

    def __init__(self, id: str, behind: int = 0, dealt: Position | None = None) -> None:
        super().__init__(id)
        self.behind, self.dealt, self.plays_then = behind, dealt, NEVER

    def apply(self, entry: Entry, after: Position | None = None, action: int = 0) -> None:
        super().apply(entry, after, action)
        if self.dealt and entry.n == self.behind:
            self.deal(self.dealt)

    def deal(self, dealt: Position) -> None:
        self.latest, self._before, self.plays_then = dealt, None, len(self.plays)
        self.acting, glass = dealt.acting, self.hourglass
        if glass.since:
            glass.since = {seat: glass.since.get(seat, self.at) for seat in self.acting}

    def position_after(self, count: int) -> Position:
        if self.dealt is None or count < self.plays_then:
            return super().position_after(count)
        position = self.dealt
        for play in self.plays[self.plays_then : count]:
            position = position.after(play.seat, play.action)
        return position


@dataclass
class World:
    table: Twin
    entries: list[Entry]
    told: list[tuple[Entry, Position | None, int]] = field(default_factory=list)
    """What the viewer has noticed and was not sent yet."""

    def write(self, draft: Draft, person: str, at: float, viewer: int) -> Entry:
        table = self.table
        entry = Entry(table.id, table.n + 1, at, person, "", draft.seen, draft.body)
        table.apply(entry, draft.after, draft.action)
        self.entries.append(entry)
        if notices(draft.seen, viewer):
            self.told.append((entry, table.latest, table.heard_by(viewer)))
        return entry

    def sent(self, eyes: Eyes, person: str, now: float) -> bytes:
        """The event of a stream, and what lists of tables go by."""
        table = self.table
        lines = [line(table, entry, position, heard, eyes) for entry, position, heard in self.told]
        self.told = []
        shown = picture(table, eyes, {0}, 1, person, now)
        return event(Update(shown, lines)) + b"%r" % table.changed_for(eyes.seat)

    def asked(self, eyes: Eyes, chance: random.Random) -> dict[str, bytes]:
        """What the viewer could ask for beside the stream: all the log, the replay, why not."""
        table, seat, upto = self.table, eyes.seat, self.table.number_for(eyes.seat)
        found: dict[str, Any] = {}
        with self.folded():
            if seat == SPECTATOR:
                found["log"] = list(history.retold(self.entries, eyes))
            else:
                found["notes"] = history.notes(table, self.entries, eyes)
            told = history.without_whispers(self.entries, seat)
            found["replay"] = history.moments(told, eyes, max(1, upto - 20), 50)
            found["past"] = history.view_at(self.entries, seat, chance.randint(1, upto))
        if seat in table.acting:
            about = [chance.randrange(table.game.actions) for _ in range(ASKED_ABOUT)]
            found["why"] = [table.position.why_not(seat, action) for action in about]
            found["near misses"] = table.position.near_misses(seat)
        return {what: msgspec.json.encode(answer) for what, answer in found.items()}

    def known(self, viewer: int) -> bytes:
        """All that the viewer knows by the rules, and hears of what was not sent yet."""
        moved = (position for entry, position, _ in self.told if isinstance(entry.body, Moved))
        heard = [position.hidden(viewer, 0)["events"].tobytes() for position in moved if position]
        return b"".join([self.handed(viewer), *heard])

    def handed(self, seat: int, seed: int = 0) -> bytes:
        """What a bot in the viewer's place is handed."""
        return self.table.position.knowledge(seat, seed).imagined.tobytes()

    def hints(self, seat: int) -> list[Hint]:
        """As the server's bots work them out."""
        table = self.table
        seed = table.secret_number(f"hint {seat}", table.number_for(seat))
        adviser = Seated(table.game, ADVISER, side_by_side=False)
        return hints(table.position.knowledge(seat, seed), adviser, seed)

    @contextmanager
    def folded(self) -> Iterator[None]:
        """The past is folded anew from the log; so it is with the twin's deal."""

        def table(id: str) -> Twin:
            return Twin(id, self.table.behind, self.table.dealt)

        changed = {"Table": table, "WORK_SECONDS": math.inf}  # nobody else waits here
        before = {name: vars(history)[name] for name in changed}
        vars(history).update(changed)
        try:
            yield
        finally:
            vars(history).update(before)


def begun(name: str, players: int, options: Options, seed: int, solo: bool) -> World:
    """A table in its first position; the same seed, the same deal."""
    chance = random.Random(seed)
    seats = [SeatPlan("bot", "greedy") if solo and seat else SeatPlan() for seat in range(players)]
    plan = Plan(
        game=name, seats=seats, options=msgspec.to_builtins(options), clock=chance.choice(CLOCKS)
    )
    first = msgspec.structs.replace(
        opened(plan), seed=chance.randbytes(32).hex(), salt=chance.randbytes(32).hex()
    )
    world = World(Twin("x"), [])
    everybody = alone(players) - 1
    joined = [Joined(seat) for seat in range(1 if solo else players)]
    bodies: list[Body] = [first, *joined, Started()]
    for body in bodies:
        person = PEOPLE[body.seat] if isinstance(body, Joined) else PEOPLE[0]
        world.write(Draft(body, everybody), person, BEGAN, SPECTATOR)
    return world


def twin_of(world: World, viewer: int, seed: int) -> World:
    """The same up to now; what the viewer cannot know is dealt anew."""
    real = world.table
    dealt = Position(real.game, real.players, real.position.hidden(viewer, seed))
    twin = Twin(real.id, real.n, dealt)
    for name, value in vars(real).items():
        if name not in ("behind", "dealt", "plays_then"):
            setattr(twin, name, copied(value))
    twin.deal(dealt)
    return World(twin, list(world.entries))


def copied(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], Seat):
        return [copy.copy(seat) for seat in value]
    if isinstance(value, Hourglass | Question):
        new = copy.copy(value)
        for name in fields_of(value):
            setattr(new, name, copy.copy(getattr(value, name)))
        return new
    return copy.copy(value) if isinstance(value, list | dict | set) else value


def fields_of(value: Hourglass | Question) -> list[str]:
    return list(vars(value)) if isinstance(value, Hourglass) else ["waiting"]


class Play:
    """A game at random, from its beginning to its end, with a viewer after another looking on."""

    def __init__(self, name: str, players: int, options: Options, seed: int) -> None:
        self.chance = random.Random(f"twins {seed}")
        self.solo = seed % 10 == 9
        self.real = begun(name, players, options, seed, self.solo)
        self.now, self.viewer = BEGAN, seed % (players + 1) - 1
        self.language, self.lean = ("en", "ru")[seed % 2], seed % 8 > 0
        self.tally = Tally(games=1)
        self.twin: World | None = None

    def __call__(self) -> Tally:
        while self.real.table.status == "running":
            assert self.tally.steps < LONGEST
            twin = self.twin or self.begin_twin()
            self.step(twin)
            if self.twin and (self.twin.told or self.real.told or self.chance.random() < LOOKED):
                self.compare(self.twin)
            self.tally.steps += 1
        return self.tally

    def begin_twin(self) -> World:
        """For the next of the viewers; where bots play, for the one person."""
        self.viewer = 0 if self.solo else (self.viewer + 2) % (self.real.table.players + 1) - 1
        self.twin = twin_of(self.real, self.viewer, self.chance.randrange(1 << 30))
        self.real.told = []
        self.tally.twins += 1
        self.compare(self.twin)
        return self.twin

    # What happens

    def step(self, twin: World) -> None:
        self.now += self.chance.uniform(0.01, 3.0)
        before, lot = self.real.table.n, self.chance.random()
        if is_step_over(self.real.table, self.now):
            self.end_step(twin)
        elif lot < WHISPERED:
            self.whisper(twin)
        elif lot < WHISPERED + SAID:
            self.both(twin, self.someone(), Say("and so on"))
        elif lot < WHISPERED + SAID + TAKEN_BACK:
            self.take_back(twin)
        elif lot < WHISPERED + SAID + TAKEN_BACK + AWAY:
            seat = self.someone()
            self.both(twin, seat, ComeBack() if self.real.table.seats[seat].stand_in else StepOut())
        elif lot < WHISPERED + SAID + TAKEN_BACK + AWAY + PROLONGED:
            self.prolong(twin)
        if self.real.table.n == before:
            self.move(twin)

    def someone(self) -> int:
        people = [n for n, seat in enumerate(self.real.table.seats) if seat.person]
        return self.chance.choice(people)

    def write(self, world: World, draft: Draft, person: str) -> None:
        world.write(draft, person, self.now, self.viewer)

    def both(self, twin: World, seat: int, command: Command) -> None:
        """What everybody notices."""
        person = self.real.table.seats[seat].person
        for world in (self.real, twin):
            self.write(world, command.draft(world.table, person, SECRET), person)

    def whisper(self, twin: World) -> None:
        """Two others, in one of the worlds."""
        seat = self.someone()
        near = [n for n in self.real.table.within_whisper(seat) if n != self.viewer]
        if near and seat != self.viewer:
            said = Say("psst " * self.chance.randint(1, 9), self.chance.choice(near))
            world = self.chance.choice([self.real, twin])
            person = self.real.table.seats[seat].person
            self.write(world, said.draft(world.table, person, SECRET), person)
            self.tally.unnoticed += 1

    def prolong(self, twin: World) -> None:
        """Somebody wants more of the time that all share."""
        table = self.real.table
        waiting = sorted(set(table.present()) - table.wanting)
        if waiting and table.hourglass.common_deadline() is not None:
            self.both(twin, self.chance.choice(waiting), AskForTime())

    def move(self, twin: World) -> None:
        """Preferably one that is possible in both worlds."""
        table, other = self.real.table, twin.table
        for _ in range(TRIES):
            seat = self.chance.choice(table.acting)
            action = self.some_action(table, seat)
            if seat in other.acting and not other.position.why_not(seat, action):
                break
        draft = self.play(self.real, seat, action)
        if notices(draft.seen, self.viewer):
            self.follow(twin, seat, action)
        else:
            self.tally.unnoticed += 1
            self.go_another_way(twin, seat, action)

    def some_action(self, table: Table, seat: int) -> int:
        """Any, but that talks, which are long by chance, are ended now and then."""
        if table.game.common_step(table.position.snapshot) and self.chance.random() < HAD_ENOUGH:
            return table.position.read(seat, table.game.leave_step)
        return self.chance.choice(table.position.actions(seat))

    def play(self, world: World, seat: int, action: int) -> Draft:
        at = world.table.seats[seat]
        draft = played(world.table, seat, action, at.bot)
        self.write(world, draft, "" if at.bot else at.person)
        return draft

    def follow(self, twin: World, seat: int, action: int) -> None:
        """The same, where it is possible; else the rules have shown something.

        Or what is not the same but may look so, such as another card that is put down covered.
        """
        table = twin.table
        if seat != self.viewer and seat in table.acting and self.chance.random() < STRAYED:
            action = self.chance.choice(table.position.actions(seat))
            self.tally.strayed += 1
        possible = seat in table.acting and not table.position.why_not(seat, action)
        if not possible:
            assert seat != self.viewer
            self.twin = None
        elif not notices(self.play(twin, seat, action).seen, self.viewer):
            self.twin = None

    def go_another_way(self, twin: World, seat: int, action: int) -> None:
        """In the twin the same happens, or something else in secret, or nothing at all."""
        table, lot = twin.table, self.chance.random()
        if lot < 0.3 or seat not in table.acting:
            return
        if lot < 0.6:
            action = self.chance.choice(table.position.actions(seat))
        if not table.position.why_not(seat, action):
            _, seen = table.position.act(seat, action)
            if not notices(seen, self.viewer):
                self.play(twin, seat, action)

    def end_step(self, twin: World) -> None:
        """The time that all share is up, in both worlds."""
        for world in (self.real, twin):
            while draft := step_ended(world.table, self.now):
                self.write(world, draft, "")

    def take_back(self, twin: World) -> None:
        """Somebody takes a move back, or asks, and the others mostly agree."""
        seat, tables = self.someone(), (self.real.table, twin.table)
        plays = [table.last_own_play(seat) for table in tables]
        if None in plays or self.real.table.seats[seat].stand_in or self.real.table.question:
            return
        person = self.real.table.seats[seat].person
        drafts = [Undo(t.number_for(seat)).draft(t, person, SECRET) for t in tables]
        if self.tells_apart(twin, seat, drafts):
            assert seat != self.viewer
            self.twin = None
        for world, draft in zip((self.real, twin), drafts, strict=True):
            self.write(world, draft, person)
        for other in sorted(self.real.table.question.waiting if self.real.table.question else ()):
            if self.real.table.question:
                self.answer(twin, other)
        if len(twin.table.plays) < twin.table.plays_then:
            self.twin = None  # gone back to where there was no twin

    def tells_apart(self, twin: World, seat: int, drafts: list[Draft]) -> bool:
        """Whoever asks shows what may be taken back: that is their own secret, and they tell it."""
        bodies = [draft.body for draft in drafts]
        goes = [
            world.table.going_back(self.viewer, body.to)  # type: ignore[union-attr]
            for world, body in zip((self.real, twin), bodies, strict=True)
        ]
        seen = [notices(draft.seen, self.viewer) for draft in drafts]
        return type(bodies[0]) is not type(bodies[1]) or goes[0] != goes[1] or seen[0] != seen[1]

    def answer(self, twin: World, seat: int) -> None:
        yes = self.chance.random() < 0.9
        person = self.real.table.seats[seat].person
        for world in (self.real, twin):
            if world.table.question:
                self.write(world, Answer(yes).draft(world.table, person, SECRET), person)

    # What the viewer makes of it

    def compare(self, twin: World) -> None:
        """Where the rules show the same, the bytes are the same; and only there."""
        real, viewer = self.real, self.viewer
        person = real.table.seats[viewer].person if viewer != SPECTATOR else "Zoe"
        eyes = Eyes(viewer, words(self.language), NAMES, self.lean)
        same = real.known(viewer) == twin.known(viewer)
        sent, other = (world.sent(eyes, person, self.now) for world in (real, twin))
        assert (sent == other) == same, self.where()
        if not same:
            self.twin = None
            return
        self.tally.compared += 1
        self.tally.kilobytes += len(sent) / 1000
        if viewer in real.table.acting:
            seed = self.chance.randrange(1 << 30)
            assert twin.handed(viewer, seed) == real.handed(viewer, seed), self.where()
        if self.chance.random() < ASKED:
            self.ask(twin, eyes)
            self.ask_for_hints(twin)

    def ask(self, twin: World, eyes: Eyes) -> None:
        seed = self.chance.random()
        answers = self.real.asked(eyes, random.Random(seed))
        assert twin.asked(eyes, random.Random(seed)) == answers, self.where()
        self.tally.asked += 1
        self.tally.kilobytes += sum(map(len, answers.values())) / 1000

    def ask_for_hints(self, twin: World) -> None:
        """For whoever plays with bots alone."""
        table = self.real.table
        if self.solo and self.viewer in table.acting and not table.seats[self.viewer].stand_in:
            assert twin.hints(self.viewer) == self.real.hints(self.viewer), self.where()
            self.tally.hints += 1

    def where(self) -> str:
        table = self.real.table
        return f"{table.game.name} {table.opened.options} viewer {self.viewer}, entry {table.n}"

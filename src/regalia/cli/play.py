"""`regalia play`: a game in the terminal against bots."""

import hashlib
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import click
import msgspec
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from regalia import games
from regalia.bots import Budget, Seated, names
from regalia.bots.hints import ADVISER, Hint, hints
from regalia.cli.boards import NAME_STYLES, Draw, board_of, draw_legend
from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import (
    invited,
    on_board,
    parse_options,
    read_transcript,
    saved_folder,
    saved_game,
    writing,
)
from regalia.cli.screen import Line, numbered, paged, parts_of, print_page, shortest
from regalia.cli.talk import Console
from regalia.compiling import TABLE
from regalia.engine import transcript
from regalia.engine.errors import IllegalMove, bad_input
from regalia.engine.game import Game, Move
from regalia.engine.match import Match
from regalia.engine.message import Message
from regalia.rulepages import read_words

MOST_COLUMNS = 3
"""In which choices are listed where lines are few."""
WIDEST_TEXT = 100
COMMANDS = ("quit", "hint", "log", "undo", "table", "legend")


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(
        game: str, players: int | None, bots: str, seat: int, options: str, seed: int | None,
        name: str | None, resume: str | None, board: str | None,
    ) -> None:  # fmt: skip
        if resume:
            invited(bots.split(","))
            sitting = resumed(console, games.load(game), resume)
        else:
            person = name or words("cli-play-your-name")
            sitting = fresh(
                console, games.load(game), players, bots, seat, options, board, seed, person
            )
        sitting.run()

    return HelpfulCommand(
        words,
        "play",
        [
            argument("GAME"),
            option(words, "--players", help="cli-play-players", type=int),
            option(words, "--bots", help="cli-play-bots", default="duke", said={"known": names()}),
            option(words, "--seat", help="cli-play-seat", type=int, default=1),
            option(words, "--options", help="cli-options-option", default=""),
            option(words, "--board", help="cli-board-option", metavar="FILE"),
            option(words, "--seed", help="cli-play-seed", type=click.IntRange(0, 2**63)),
            option(words, "--name", help="cli-play-name"),
            option(words, "--resume", help="cli-play-resume", metavar="FILE"),
        ],
        run,
    )


def fresh(
    console: Console, game: Game, players: int | None, bots: str, seat: int, options: str,
    board: str | None, seed: int | None, person: str,
) -> "Sitting":  # fmt: skip
    players = game.players[0] if players is None else players
    game.check_players(players)
    if not 1 <= seat <= players:
        raise bad_input("cli-error-seat", number=seat, players=players)
    named = invited(bots.split(","))
    kinds = named * (players - 1) if len(named) == 1 else named
    if len(kinds) != players - 1:
        raise bad_input("cli-error-bots", bots=len(kinds), needed=players - 1)
    titles = [Seated(game, kind).title for kind in kinds]
    bot_names = console.words("cli-play-bot-names").split(", ")
    seats = [transcript.Seat(bot_names[i], title) for i, title in enumerate(titles)]
    seats.insert(seat - 1, transcript.Seat(person))
    chosen = parse_options(console, game, options, players)
    chosen.check_bots()
    if board:
        chosen = on_board(game, chosen, board, players)
    prepare(console, game, TABLE)
    match = Match(game, players, seed, chosen)
    return Sitting(console, match, seats, transcript.fresh_salt(), [], new_file(game))


def resumed(console: Console, game: Game, path: str) -> "Sitting":
    recorded, written = read_transcript(path)
    if recorded is not game:
        raise bad_input("cli-error-resume-game", game=game.name, other=recorded.name)
    prepare(console, game, TABLE)
    match = transcript.restore(game, written)
    if match.over:
        raise bad_input("cli-error-resume-over", file=path)
    if not any(not seat.bot for seat in written.seats):
        raise bad_input("cli-error-resume-bots", file=path)
    salt = bytes.fromhex(written.salt or "")
    times = [entry.at for entry in written.moves]
    return Sitting(console, match, written.seats, salt, times, Path(saved_game(path)))


def place_of(action: int, actions: list[int]) -> str:
    """The number under which a choice is listed; longer ways to say a move are not listed."""
    return str(actions.index(action) + 1) if action in actions else ""


def new_file(game: Game) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return saved_folder() / f"{game.name}-{stamp}.json"


class Leave(Exception):
    """The person has had enough for now."""


class Sitting:
    """One person at the terminal, bots on the other seats."""

    def __init__(
        self, console: Console, match: Match, seats: list[transcript.Seat], salt: bytes,
        times: list[str], file: Path,
    ) -> None:  # fmt: skip
        self.console, self.words = console, console.words
        self.match, self.game = match, match.game
        self.seats, self.salt, self.times, self.file = seats, salt, times, file
        self.names = [seat.name for seat in seats]
        self.person = next(i for i, seat in enumerate(seats) if not seat.bot)
        self.bots = {
            i: Seated(self.game, seat.bot.split()[0], Budget(steady=self.game.secrets))
            for i, seat in enumerate(seats)
            if seat.bot
        }
        self.board = board_of(self.game.name)
        self.log: list[Text] = []
        """What the person has seen happen, an entry for each play."""
        self.latest = 0
        """Where in the log the person's last play stands."""
        self.opening = self.greeting()
        """Shown once, above the first table."""
        self.typed = ""
        """What was typed at the end of a page, to be answered next."""
        self.prompt = "cli-play-prompt"
        self.retell(match.played)

    def retell(self, played: Sequence[tuple[int, Move]]) -> None:
        """From the beginning: all of it is told as the person saw it happen."""
        match = self.match
        self.match = Match(self.game, match.players, match.seed, match.options)
        self.log, self.latest = [], 0
        self.note_events()
        for seat, move in played:
            self.play(seat, move)

    def play(self, seat: int, move: Move) -> None:
        told = len(self.log)
        self.match.play(seat, move)
        if seat == self.person:
            self.latest = told
        self.note_events()

    def run(self) -> None:
        try:
            while not self.match.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.move(seat, self.bot_move(seat))
                else:
                    self.ask_person()
        except (Leave, KeyboardInterrupt, EOFError, click.Abort):
            self.leave()
            return
        self.finish()

    def next_seat(self) -> int:
        """Bots that may act go first; where people act at the same time the person comes last."""
        acting = self.match.acting
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def greeting(self) -> list[RenderableType]:
        title = self.words(f"{self.game.name}-title")
        commitment = transcript.commit(self.match.seed, self.salt)
        sealed = self.words("cli-play-commitment", commitment=commitment)
        usage = self.words("cli-play-help-short")
        return [Group(Rule(title, style="gold1"), Text(sealed, "dim"), Text(usage, "dim"))]

    def seed_for(self, seat: int) -> int:
        """What a bot draws its lots from; nobody can foresee it."""
        number = len(self.match.played).to_bytes(4, "little") + bytes([seat])
        digest = hashlib.sha256(b"bot" + self.match.seed + number).digest()
        return int.from_bytes(digest[:7], "little")

    def bot_move(self, seat: int) -> Move:
        seed = self.seed_for(seat)
        answer = self.bots[seat].choose(self.match.knowledge(seat, seed), seed)
        return self.game.name_action(self.match.snapshot, seat, answer.action)

    def move(self, seat: int, move: Move) -> None:
        self.play(seat, move)
        self.times.append(datetime.now(UTC).isoformat(timespec="seconds"))
        self.save()

    def note_events(self) -> None:
        """One entry for each play."""
        sentences = [self.words.say(event, self.names) for event in self.match.events(self.person)]
        if sentences:
            self.log.append(self.coloured(" ".join(sentences)))

    def coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], NAME_STYLES[seat])
        for pattern, style in self.board.highlights.items():
            text.highlight_regex(pattern, style)
        return text

    def save(self) -> None:
        written = transcript.record(self.match, self.seats, self.salt, self.times)
        beside = self.file.with_suffix(".part")
        with writing(self.file):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(transcript.write(written))
            beside.replace(self.file)

    def news(self) -> list[RenderableType]:
        """What happened since the person's last play, which comes first."""
        told = (Padding(entry, (0, 0, 0, 2)) for entry in self.log[self.latest :])
        return [*self.opening, *told]

    def goes_on(self) -> bool:
        """Has the person just seen the table, and nothing but their own play since?"""
        return not self.opening and len(self.log) <= self.latest + 1

    def table(self) -> list[RenderableType]:
        """The whole table in its parts."""
        return self.drawn(self.board.draw)

    def brief_table(self) -> list[RenderableType]:
        return self.drawn(self.board.brief or self.board.draw)

    def drawn(self, draw: Draw) -> list[RenderableType]:
        return parts_of(draw(self.match.see(self.person), self.words, self.names))

    def paged(self, *parts: RenderableType) -> list[list[Line]]:
        """Pages with a line to type in; what is not shown on a screen has but one."""
        out = self.console.out
        return paged(out, parts, out.height - 1 if out.is_terminal else sys.maxsize)

    def turn(self, actions: list[int]) -> list[list[Line]]:
        """News, table and question: on one page if possible, with a brief table if need be.

        Where nobody else has played since, what was on the pages before is not shown again.
        """
        news, question = self.news(), self.question(actions, 1)
        whole = self.paged(*news, "", *self.table(), question)
        self.prompt = "cli-play-prompt" if len(whole) == 1 else "cli-play-prompt-brief"
        if len(whole) == 1:
            return whole
        short = self.question(actions, MOST_COLUMNS)
        brief = self.paged(*news, *self.brief_table(), short)
        if len(brief) == 1:
            return brief
        if self.goes_on():
            needed = len(self.paged(*news, short))
            return self.paged(*self.brief_table(), *news, short)[-needed:]
        last = self.paged(*self.table(), question)
        return self.paged(*news) + last if len(last) == 1 else brief

    def show(self, pages: list[list[Line]], afresh: bool = False) -> None:
        """One page after another, until something is typed."""
        out = self.console.out
        for number, page in enumerate(pages, 1):
            if afresh and out.is_terminal:
                out.clear()
            print_page(out, page)
            if number < len(pages):
                self.typed = self.ask("cli-play-more")
            if self.typed:
                return

    def ask(self, id: str) -> str:
        return self.console.out.input(f"[bold]{self.words(id)}[/] ").strip()

    def ask_person(self) -> None:
        actions = self.listed()
        self.show(self.turn(actions), afresh=True)
        self.opening = []
        while not self.answer(self.next_line(), actions):
            pass

    def next_line(self) -> str:
        line = self.typed or self.ask(self.prompt)
        self.typed = ""
        return line

    def listed(self) -> list[int]:
        """The choices that are worth a line."""
        actions = self.match.actions(self.person)
        return [action for action in actions if self.is_listed(action)]

    def is_listed(self, action: int) -> bool:
        move = self.game.name_action(self.match.snapshot, self.person, action)
        return self.board.lists is None or self.board.lists(move)

    def question(self, actions: list[int], columns: int) -> Group:
        """What is asked, and the choices in so many columns, or fewer where that is shorter."""
        question = self.game.ask(self.match.snapshot, self.person)
        choices = [self.choice(action) for action in actions]
        tables = [numbered(choices, number) for number in range(1, columns + 1)]
        asked = Text(self.words.say(question, self.names), "bold")
        return Group(asked, shortest(self.console.out, tables))

    def choice(self, action: int) -> Text:
        choice = self.coloured(self.described(action))
        if gain := self.preview(action):
            choice.append(f"  {self.words.difference(gain)}", "green" if gain > 0 else "red")
        return choice

    def described(self, action: int) -> str:
        message = self.game.describe(self.match.snapshot, self.person, action)
        return self.words.say(message, self.names)

    def preview(self, action: int) -> int:
        return self.match.preview(self.person, action) or 0 if self.game.previews_points else 0

    def answer(self, line: str, actions: list[int]) -> bool:
        """Act on what was typed; true when there is something new to ask."""
        word = line.lower()
        if word.startswith("?") or word.endswith("?"):
            self.explain(line.strip("? "), actions)
        elif word.isdecimal():
            return self.choose(int(word), actions)
        elif name := self.command_of(word):
            return self.obey(name, actions)
        elif word:
            return self.try_words(line)
        return False

    def command_of(self, word: str) -> str:
        """Commands can be typed in English everywhere."""
        if word in ("q", "exit"):
            return "quit"
        named = (name for name in COMMANDS if word in (name, self.words(f"cli-play-word-{name}")))
        return next(named, "")

    def obey(self, name: str, actions: list[int]) -> bool:
        match name:
            case "quit":
                raise Leave
            case "undo":
                return self.undo()
            case "hint":
                self.hint(actions)
            case "log":
                self.show(self.paged(*self.log))
            case "legend":
                self.show(self.paged(*draw_legend(self.board, self.words)))
            case "table":
                question = self.question(actions, MOST_COLUMNS)
                self.show(self.paged(*self.news(), *self.table(), question), afresh=True)
        return False

    def undo(self) -> bool:
        """Back to before the person's last play; the bots agree."""
        own = [number for number, (seat, _) in enumerate(self.match.played) if seat == self.person]
        if not own:
            self.tell("table-nothing-to-undo")
            return False
        self.retell(self.match.played[: own[-1]])
        del self.times[own[-1] :]
        self.save()
        self.opening = [Text(self.words("cli-play-undone"), "dim")]
        return True

    def hint(self, actions: list[int]) -> None:
        """The best moves, how likely they win, and what speaks for or against them."""
        seed = self.seed_for(self.person)
        adviser = Seated(self.game, ADVISER)
        with self.console.err.status(self.words("cli-play-thinking")):
            found = hints(self.match.knowledge(self.person, seed), adviser, seed)
        self.show(self.paged(*(self.told(hint, actions) for hint in found)))

    def told(self, hint: Hint, actions: list[int]) -> Text:
        row = Text(f" {place_of(hint.action, actions):>3}  ", "bold")
        row.append_text(self.coloured(self.described(hint.action)))
        if hint.visits:
            row.append("  " + self.words("cli-play-chance", chance=hint.chance), "bold")
        if points := round(hint.behind):
            row.append(", " + self.words("cli-play-behind", points=points))
        for term in hint.terms:
            name = self.words(f"{self.game.name}-term-{term.name}")
            style = "green" if term.difference > 0 else "red"
            row.append(f"\n        {self.words.difference(term.difference, 1)}  {name}", style)
        return row

    def choose(self, number: int, actions: list[int]) -> bool:
        if not 1 <= number <= len(actions):
            self.tell("cli-play-no-choice", number=number, most=len(actions))
            return False
        move = self.game.name_action(self.match.snapshot, self.person, actions[number - 1])
        self.move(self.person, move)
        return True

    def try_words(self, line: str) -> bool:
        """A move in its readable form, or in words where the game knows any."""
        try:
            move = self.read_words(line)
            if move is None:
                self.tell("cli-play-not-understood")
                return False
            self.move(self.person, move)
        except IllegalMove as illegal:
            self.console.out.print(self.refusal(illegal.message))
            return False
        return True

    def read_words(self, line: str) -> Move | None:
        if line.startswith("{"):
            try:
                return msgspec.json.decode(line.encode(), type=dict)
            except msgspec.DecodeError:
                return None
        if self.board.read:
            return self.board.read(line, self.match.see(self.person), self.words, self.names)
        return None

    def explain(self, what: str, actions: list[int]) -> None:
        """`?` on its own, with a choice's number, or with a rule's id."""
        if what.isdecimal() and 1 <= int(what) <= len(actions):
            action = actions[int(what) - 1]
            message = self.game.describe(self.match.snapshot, self.person, action)
            said = Text(self.words.say(message, self.names), "bold")
            self.show(self.paged(said, *self.rule(message.rule)))
        elif what.upper() in self.game.rule_ids:
            self.show(self.paged(*self.rule(what.upper())))
        else:
            usage = self.words("cli-play-usage", rule=self.game.rule_ids[0])
            self.show(self.paged(Text(usage), *self.near_misses()))

    def rule(self, id: str) -> list[RenderableType]:
        rule = read_words(self.game.name, self.words.language).rules.get(id)
        return [Constrain(Markdown(rule.text), WIDEST_TEXT)] if rule else []

    def near_misses(self) -> list[RenderableType]:
        """What is not possible just now, and why."""
        missed = self.match.near_misses(self.person)
        parts: list[RenderableType] = [Text(self.words("cli-play-not-possible"))] if missed else []
        for action, why in missed:
            what = Text(f"   ✗  {self.described(action)}", "dim")
            parts.append(Group(what, self.refusal(why)))
        return parts

    def refusal(self, message: Message) -> Padding:
        rule = f" [{message.rule}]" if message.rule else ""
        sentence = self.words.say(message, self.names)
        return Padding(Text(f"{sentence}{rule}", "red"), (0, 0, 0, 6))

    def tell(self, id: str, **args: int | str) -> None:
        self.console.out.print(self.words(id, **args), markup=False)

    def leave(self) -> None:
        self.console.out.print()
        if not self.match.played:
            self.tell("cli-play-left-unplayed")
            return
        self.save()
        self.console.out.print(
            self.words("cli-play-left", game=self.game.name, file=str(self.file)),
            markup=False, soft_wrap=True,
        )  # fmt: skip

    def finish(self) -> None:
        with suppress(KeyboardInterrupt, EOFError):
            self.show(self.paged(*self.news(), "", *self.table(), *self.result()), afresh=True)
        self.console.out.print(
            self.words("cli-play-finished", file=str(self.file)), markup=False, soft_wrap=True
        )

    def result(self) -> list[RenderableType]:
        """Where the points came from, and who is where."""
        parts = self.drawn(self.board.breakdown) if self.board.breakdown else []
        points, places = self.match.standing()
        for seat in sorted(range(self.match.players), key=places.__getitem__):
            line = self.words(
                "cli-verify-place", place=places[seat], name=self.names[seat], points=points[seat]
            )
            parts.append(Text(line, NAME_STYLES[seat]))
        return parts

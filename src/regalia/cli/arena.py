"""`regalia arena`: which bot is the better one."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click
import msgspec
from rich.table import Table

from regalia import games as all_games
from regalia.bots import Budget, names, title_of
from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import invited, on_board, parse_options, touch, writing
from regalia.cli.tables import empty_table, progress_bar
from regalia.cli.talk import Console
from regalia.compiling import TABLE
from regalia.engine.errors import bad_input
from regalia.lab import arena as lab
from regalia.lab.ladder import Ladder, Standing, ladder
from regalia.lab.results import ResultFile
from regalia.lab.simulate import check_count
from regalia.lab.statistics import Share


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(
        game: str, bots: tuple[str, ...], players: int | None, games: int, seed: int,
        time: int | None, iterations: int | None, options: str, board: str | None,
        threads: int | None, file: str | None, plot: str | None, as_json: bool,
    ) -> None:  # fmt: skip
        contest = read_contest(
            console, game, bots, players, seed, budget_of(time, iterations), options, board
        )
        arena(console, contest, games, threads, file, plot, as_json)

    return HelpfulCommand(
        words,
        "arena",
        [
            argument("GAME"),
            click.Argument(["bots"], metavar="BOT BOT…", nargs=-1, required=True),
            option(words, "--games", help="cli-arena-games", type=int, default=100),
            option(words, "--seed", help="cli-simulate-seed", type=click.IntRange(0), default=0),
            option(words, "--players", help="cli-arena-players", type=int),
            option(words, "--time", help="cli-arena-time", type=click.IntRange(1), metavar="MS"),
            option(words, "--iterations", help="cli-arena-iterations", type=click.IntRange(1)),
            option(words, "--options", help="cli-options-option", default=""),
            option(words, "--board", help="cli-board-option", metavar="FILE"),
            option(words, "--threads", help="cli-simulate-threads", type=click.IntRange(1, 512)),
            option(words, "--file", help="cli-arena-file", metavar="FILE"),
            option(words, "--plot", help="cli-arena-plot", metavar="FILE"),
            option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
        ],
        run,
        known=names(),
    )


def budget_of(time: int | None, iterations: int | None) -> Budget | None:
    if time and iterations:
        raise bad_input("cli-error-two-budgets")
    if time:
        return Budget(seconds=time / 1000)
    return Budget(iterations) if iterations else None


def read_contest(
    console: Console, name: str, bots: tuple[str, ...], players: int | None, seed: int,
    budget: Budget | None, options: str, board: str | None,
) -> lab.Contest:  # fmt: skip
    game = all_games.load(name)
    players = len(bots) if players is None else players
    game.check_players(players)
    chosen = parse_options(console, game, options, players, game.simulation)
    if board:
        chosen = on_board(game, chosen, board, players)
    return lab.Contest(game, invited(bots), players, chosen, seed, budget)


def arena(
    console: Console, contest: lab.Contest, games: int, threads: int | None, file: str | None,
    plot: str | None, as_json: bool,
) -> None:  # fmt: skip
    check_count(games)
    if plot:
        from regalia.lab import plot as plotting  # the heavy library only where it is asked for

        plotting.check_file(plot)
        touch(plot)
    path = Path(file) if file else None
    prepare(console, contest.game, TABLE)
    lab.warm_up(contest)
    played = play(console, contest, games, threads, path)
    shown = ladder(contest, [one for one in played if one.number < games])
    if plot:
        with writing(plot):
            plotting.draw(shown, Path(plot), console.words)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    else:
        show(console, shown)


def play(
    console: Console, contest: lab.Contest, games: int, threads: int | None, path: Path | None
) -> list[lab.Outcome]:
    """All games, those of the result file without playing them again."""
    if path is None:
        played: list[lab.Outcome] = []
        watch(console, contest, range(games), games, threads, played.append)
        return played
    with ResultFile(path, contest) as results:
        missing = results.missing(games)
        if len(missing) < games:
            console.say("cli-arena-resumed", known=games - len(missing), games=games)
        try:
            watch(console, contest, missing, games, threads, results.add)
        except KeyboardInterrupt:
            console.say("cli-arena-interrupted", known=len(results.played), file=str(path))
            raise
        return results.played


def watch(
    console: Console, contest: lab.Contest, numbers: Sequence[int], games: int,
    threads: int | None, done: Callable[[lab.Outcome], None],
) -> None:  # fmt: skip
    """Play them with a bar that shows how far it is."""
    with progress_bar(console) as bar:
        task = bar.add_task(
            console.words("cli-simulate-progress"), total=games, completed=games - len(numbers)
        )

        def note(played: lab.Outcome) -> None:
            done(played)
            bar.advance(task)

        lab.run(contest, numbers, threads, note)


def show(console: Console, shown: Ladder) -> None:
    words = console.words
    console.out.print(
        words(
            "cli-simulate-summary",
            game=words(f"{shown.game}-title"), games=shown.games, players=shown.players,
        ),
        style="bold",
    )  # fmt: skip
    console.out.print(ladder_table(console, shown))
    if len(shown.standings) > 2 or shown.players > 2:
        console.out.print(meetings_table(console, shown))
    turns = empty_table(console, "cli-simulate-by-turn", ("turn", "wins", "within"))
    for turn, wins in enumerate(shown.wins_by_turn, 1):
        turns.add_row(str(turn), percent(console, wins.share), between(console, wins))
    console.out.print(turns)
    length = shown.length
    console.out.print(
        words(
            "cli-simulate-length",
            mean=round(length.mean, 1), lowest=length.lowest, highest=length.highest,
        )
    )  # fmt: skip


def ladder_table(console: Console, shown: Ladder) -> Table:
    pairs = any(standing.decided for standing in shown.standings)
    decided = ("decided",) if pairs else ()
    columns = ("bot", "wins", "within", *decided, "rating", "points", "longest")
    table = empty_table(console, "cli-arena-ladder", columns)
    for standing in shown.standings:
        table.add_row(*ladder_row(console, standing, pairs))
    return table


def ladder_row(console: Console, standing: Standing, pairs: bool) -> list[str]:
    number = console.words.number
    decided = percent(console, standing.decided.share) if standing.decided else "–"
    row = [
        title_of(standing.bot),
        percent(console, standing.wins.share),
        between(console, standing.wins),
        decided,
        f"{number(standing.rating.strength)} ± {number(2 * standing.rating.deviation)}",
        number(standing.points.mean, 1),
        console.words("cli-arena-milliseconds", ms=round(standing.longest_decision * 1000)),
    ]
    return row if pairs else row[:3] + row[4:]


def meetings_table(console: Console, shown: Ladder) -> Table:
    """How often the bot of the row finished ahead of the bot of the column."""
    bots = [standing.bot for standing in shown.standings]
    table = empty_table(console, "cli-arena-meetings", ("bot",))
    for bot in bots:
        table.add_column(bot, justify="right", no_wrap=True)
    shares = {(one.bot, one.rival): one.ahead.share for one in shown.meetings}
    for bot in bots:
        row = [
            percent(console, shares[bot, rival]) if (bot, rival) in shares else "–"
            for rival in bots
        ]
        table.add_row(bot, *row)
    return table


def percent(console: Console, share: float) -> str:
    return console.words("cli-arena-percent", share=share)


def between(console: Console, wins: Share) -> str:
    return console.words("cli-arena-between", low=wins.low * 100, high=wins.high * 100)

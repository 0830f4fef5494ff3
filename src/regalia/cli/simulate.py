"""`regalia simulate`: many games of bots, on all cores."""

import csv
from pathlib import Path

import click
import msgspec
from rich.table import Table

from regalia import games as all_games
from regalia.bots.simple_bots import KINDS
from regalia.cli.getting_ready import prepare
from regalia.cli.helpful import HelpfulCommand, argument, option
from regalia.cli.inputs import invited, on_board, parse_options, touch, writing
from regalia.cli.tables import between, empty_table, percent, progress_bar
from regalia.cli.talk import Console
from regalia.compiling import GAMES, TABLE
from regalia.lab import simulate as lab
from regalia.lab.whole_games import Games, Simulation


def command(console: Console) -> HelpfulCommand:
    words = console.words

    def run(
        game: str, players: int | None, games: int, seed: int, bots: str, options: str,
        board: str | None, threads: int | None, as_json: bool, csv_file: str | None,
    ) -> None:  # fmt: skip
        simulate(
            console, game, players, games, seed, bots, options, board, threads, as_json, csv_file
        )

    return HelpfulCommand(
        words,
        "simulate",
        [
            argument("GAME"),
            option(words, "--players", help="cli-simulate-players", type=int),
            option(words, "--games", help="cli-simulate-games", type=int, default=10_000),
            option(words, "--seed", help="cli-simulate-seed", type=click.IntRange(0), default=0),
            option(words, "--bots", help="cli-simulate-bots", default="random",
                   said={"known": list(KINDS)}),
            option(words, "--options", help="cli-options-option", default=""),
            option(words, "--board", help="cli-board-option", metavar="FILE"),
            option(words, "--threads", help="cli-simulate-threads", type=click.IntRange(1, 512)),
            option(words, "--json", "as_json", help="cli-json-option", is_flag=True),
            option(words, "--csv", "csv_file", help="cli-simulate-csv", metavar="FILE"),
        ],
        run,
    )  # fmt: skip


def simulate(
    console: Console, name: str, players: int | None, count: int, seed: int, bots: str,
    options: str, board: str | None, threads: int | None, as_json: bool, csv_file: str | None,
) -> None:  # fmt: skip
    game = all_games.load(name)
    players = game.players[-1] if players is None else players
    game.check_players(players)
    named = invited(bots.split(","))
    seats = named * players if len(named) == 1 else named
    chosen = parse_options(console, game, options, players, game.simulation)
    if board:
        chosen = on_board(game, chosen, board, players)
    simulation = Simulation(game, players, chosen, seats, seed)
    lab.check_count(count)
    if not simulation.is_compiled:
        console.say("cli-simulate-guests")
    if csv_file:
        touch(csv_file)
    prepare(console, game, GAMES if simulation.is_compiled else TABLE)
    with progress_bar(console) as bar:
        task = bar.add_task(console.words("cli-simulate-progress"), total=count)
        outcome = lab.simulate(simulation, count, threads, lambda done: bar.advance(task, done))
    if csv_file:
        write_csv(csv_file, outcome)
    result = lab.report(simulation, outcome)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        show(console, result)


def write_csv(path: str, outcome: Games) -> None:
    players = outcome.points.shape[1]
    with writing(path), Path(path).open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(
            ["seed", "first", "decisions"]
            + [f"points_{seat + 1}" for seat in range(players)]
            + [f"place_{seat + 1}" for seat in range(players)]
        )
        for i in range(len(outcome.lengths)):
            head = [outcome.seed + i, outcome.firsts[i] + 1, outcome.lengths[i]]
            rows.writerow([*head, *outcome.points[i].tolist(), *outcome.places[i].tolist()])


def show(console: Console, result: lab.Report) -> None:
    words = console.words
    console.out.print(
        words(
            "cli-simulate-summary",
            game=words(f"{result.game}-title"), games=result.games, players=result.players,
        ),
        style="bold",
    )  # fmt: skip
    console.out.print(seats_table(console, result))
    console.out.print(turns_table(console, result))
    length, winning = result.length, result.winning_points
    console.out.print(
        words(
            "cli-simulate-length",
            mean=round(length.mean, 1), lowest=length.lowest, highest=length.highest,
        )
    )  # fmt: skip
    console.out.print(
        words(
            "cli-simulate-winning",
            mean=round(winning.mean, 1), lowest=winning.lowest, highest=winning.highest,
            shared=percent(console, result.shared_victories),
        )
    )  # fmt: skip
    if result.cut:
        console.out.print(words("cli-simulate-cut", cut=percent(console, result.cut)))
    console.err.print(
        words(
            "cli-simulate-speed",
            games=round(result.games_per_second), decisions=round(result.decisions_per_second),
            seconds=round(result.seconds, 2),
        )
    )  # fmt: skip


def seats_table(console: Console, result: lab.Report) -> Table:
    columns = ("seat", "bot", "wins", "interval", "points", "quartiles", "range")
    table = empty_table(console, "cli-simulate-by-seat", columns)
    number = console.words.number
    rows = zip(result.bots, result.wins_by_seat, result.points_by_seat, strict=True)
    for seat, (bot, wins, points) in enumerate(rows, 1):
        table.add_row(
            str(seat), bot, percent(console, wins.share), between(console, wins),
            f"{number(points.mean, 1)} ± {number(points.deviation, 1)}",
            " ".join(map(number, (points.lower_quartile, points.median, points.upper_quartile))),
            f"{number(points.lowest)}–{number(points.highest)}",
        )  # fmt: skip
    return table


def turns_table(console: Console, result: lab.Report) -> Table:
    table = empty_table(console, "cli-simulate-by-turn", ("turn", "wins", "interval"))
    for turn, wins in enumerate(result.wins_by_turn, 1):
        table.add_row(str(turn), percent(console, wins.share), between(console, wins))
    return table

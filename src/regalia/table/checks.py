"""What a table must be like for somebody to do something there."""

from regalia.engine.errors import bad_input
from regalia.engine.game import SPECTATOR
from regalia.table.errors import Stale, forbidden, not_now
from regalia.table.table import Table

MOST_SAID = 1_000
"""Lines of chat from one seat, at one table."""


def seat_at(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat == SPECTATOR:
        raise forbidden("table-not-seated")
    return seat


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise bad_input("table-no-such-seat", number=seat + 1, players=table.players)


def check_whisper(table: Table, seat: int, to: int) -> None:
    """Before the start somebody else could sit down there, and read what was not meant for them."""
    check_seat(table, to)
    if not table.options.may_whisper():
        raise not_now("table-no-whispers")
    if to == seat:
        raise bad_input("table-yourself")
    if not table.seats[to].person:
        raise not_now("table-whisper-bot" if table.seats[to].is_filled else "table-nobody")
    if table.status == "open":
        raise not_now("table-whisper-early")


def check_talk(table: Table, seat: int) -> None:
    """By what the seat itself has said: how much others whisper must not be told by a refusal."""
    if table.said[seat] >= MOST_SAID:
        raise not_now("table-said-most", most=MOST_SAID)


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise forbidden("table-not-host")


def check_open(table: Table) -> None:
    if table.status != "open":
        raise not_now("table-begun")


def check_running(table: Table) -> None:
    if table.status != "running":
        raise not_now("table-not-running")


def check_not_closed(table: Table) -> None:
    if table.status == "closed":
        raise not_now("table-closed")


def check_over(table: Table) -> None:
    if table.status != "finished":
        raise not_now("table-not-over")


def check_present(table: Table, seat: int) -> None:
    if table.seats[seat].stand_in:
        raise not_now("table-away")


def check_advised(table: Table, seat: int) -> None:
    """Hints are for whoever plays with bots alone: among people everybody thinks for themselves."""
    check_running(table)
    check_present(table, seat)
    if any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise forbidden("table-hint-company")
    if seat not in table.acting:
        raise not_now("table-hint-turn")


def check_number(table: Table, seat: int, number: int) -> None:
    """Has the seat seen the position it talks about?"""
    if number != table.number_for(seat):
        raise Stale(table.number_for(seat))

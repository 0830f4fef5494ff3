"""Hints at tables: worked out in the bots' threads, once for each position."""

import asyncio

from regalia.bots.hints import Hint
from regalia.table import commands
from regalia.table.players import Players
from regalia.table.rooms import Room


async def advise(room: Room, seat: int, players: Players) -> list[Hint]:
    """The best moves of a seat; however often they are asked for, one bot thinks about them."""
    table = room.table
    commands.check_advised(table, seat)
    assert table.position is not None
    if room.advice is None or room.advice[0] != table.n:
        seed = table.secret_number(f"hint {seat}", table.n)
        thinking = players.advise(table.position, seat, seed)
        room.advice = table.n, asyncio.create_task(thinking)
    return await asyncio.shield(room.advice[1])

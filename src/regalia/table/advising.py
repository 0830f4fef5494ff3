"""Hints at tables: worked out in the bots' threads, once for each position that the seat has seen.

What the seat cannot notice changes nothing: not the hints, nor whether a bot thinks about them.
"""

import asyncio

from regalia.bots.hints import Hint
from regalia.table.bot_pool import BotPool
from regalia.table.checks import check_advised
from regalia.table.orders import owner_of
from regalia.table.rooms import Room


async def advise(room: Room, seat: int, bots: BotPool) -> list[Hint]:
    """The best moves of a seat; however often they are asked for, one bot thinks about them."""
    table = room.table
    check_advised(table, seat)
    asked = seat, table.number_for(seat)
    if room.advice is None or room.advice[0] != asked:
        seed = table.secret_number(f"hint {seat}", asked[1])
        thinking = bots.advise(table.position, seat, seed, owner_of(table.seats[seat].person))
        room.advice = asked, asyncio.create_task(thinking)
    return await asyncio.shield(room.advice[1])

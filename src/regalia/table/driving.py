"""What goes on at tables by itself: bots move, time runs out."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from regalia.table import teaching
from regalia.table.bot_pool import BotPool
from regalia.table.drafts import Draft, played, stood_in
from regalia.table.entries import CLOCK
from regalia.table.errors import Unavailable
from regalia.table.orders import owner_of
from regalia.table.pacing import Effort, is_noticed, kind_of_beat
from regalia.table.rooms import Room, Rooms
from regalia.table.table import Table
from regalia.table.timing import Clock

STEP_IN_SECONDS = 1.0
"""How long a process leaves a table's bots to the process that wrote the last entry."""
RETRY_SECONDS = 1.0
UNHURRIED_SECONDS = 4.0
"""How long a stand-in waits before each move where nobody is left at the table whose time has not
run out: who was only distracted finds the game where it can still be played."""

Write = Callable[[Room, Callable[[Table], Draft | None]], Awaitable[bool]]
"""Appends the draft that is made from the newest table; false: there was none to be made."""


class Driver:
    def __init__(self, rooms: Rooms, bots: BotPool, clock: Clock, write: Write) -> None:
        self.rooms, self.bots, self.clock, self.write = rooms, bots, clock, write

    def drive(self, room: Room) -> None:
        """See to it that bots whose turn it is will move, unless others serve the tables."""
        if self.rooms.store.is_beside:
            return
        if room.driver is None and goes_on(room):
            room.driver = asyncio.create_task(self.go(room))
            room.driver.add_done_callback(lambda task: self.stopped(room, task))

    def stopped(self, room: Room, task: "asyncio.Task[None]") -> None:
        room.driver = None
        if not task.cancelled() and task.exception() is None:
            self.drive(room)  # something may have come just as it ended

    async def go(self, room: Room) -> None:
        if self.rooms.store.is_shared and not room.ours:
            await asyncio.sleep(STEP_IN_SECONDS)
        while goes_on(room) and (seat := next_bot(room.table)) is not None:
            if is_forsaken(room.table):
                await asyncio.sleep(UNHURRIED_SECONDS)
                if next_bot(room.table) != seat:
                    continue
            try:
                await self.one_move(room, seat)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                with contextlib.suppress(Unavailable):
                    await self.rooms.load(room.table.id)

    async def one_move(self, room: Room, seat: int) -> None:
        if teaching.is_guided(room.table):
            await self.write(room, taught)
            return
        table, bot = room.table, room.table.seats[seat].bot
        number, n = table.number_for(seat), table.n
        seed = table.secret_number(f"bot {seat}", n)
        host, urgent = owner_of(table.host), bool(table.present())
        room.pace.follow(table)
        action, effort = await self.bots.choose(table.position, seat, bot, seed, host, urgent)

        def draft(now: Table) -> Draft | None:
            """Nothing if the bot would see another position by now, or is no longer asked."""
            if now.number_for(seat) != number or seat not in now.acting:
                return None
            return played(now, seat, action, bot) if now.seats[seat].bot == bot else None

        await self.in_time(room, bot, draft, effort)

    async def in_time(
        self, room: Room, bot: str, make: Callable[[Table], Draft | None], effort: Effort
    ) -> None:
        """Write what a bot decided; what people notice, at the end of a beat."""
        room.pace.spent += effort
        draft = make(room.table) if room.table.game.secrets else None
        if draft and is_noticed(room.table, draft.seen):
            await asyncio.sleep(room.pace.rest(kind_of_beat(room.table, bot)))
        began = time.monotonic()
        await self.write(room, make)
        room.pace.spent += Effort(time.monotonic() - began)

    async def tick(self) -> None:
        """Bots take over where time has run out; a step that all share ends when its is up."""
        for room in self.rooms:
            while is_step_over(room.table, self.clock.now()):
                if not await self.write(room, lambda now: step_ended(now, self.clock.now())):
                    break
            for seat in overdue(room.table, self.clock.now()):
                await self.write(room, lambda table, seat=seat: self.timed_out(table, seat))  # type: ignore[misc]

    def timed_out(self, table: Table, seat: int) -> Draft | None:
        if seat not in overdue(table, self.clock.now()):
            return None
        return stood_in(table, seat, "time")


def next_bot(table: Table) -> int | None:
    """The bot that moves next: where several may, they take turns."""
    if table.status != "running":
        return None
    if teaching.is_guided(table):
        play = teaching.next_play(table)
        return play.seat if play and table.seats[play.seat].bot else None
    bots = [seat for seat in table.acting if table.seats[seat].bot]
    if not bots:
        return None
    last = table.plays[-1].seat if table.plays else -1
    return min(bots, key=lambda seat: (seat - last - 1) % table.players)


def goes_on(room: Room) -> bool:
    """Is it a bot's turn? Where only bots have ever sat, they play while somebody looks on."""
    if next_bot(room.table) is None:
        return False
    return bool(room.watchers) or any(seat.person for seat in room.table.seats)


def is_forsaken(table: Table) -> bool:
    """Are there only bots left, one of them for somebody who ran out of time?"""
    return not table.present() and any(seat.why == "time" for seat in table.seats)


def taught(table: Table) -> Draft | None:
    """The lesson's next move, where it is a bot's.

    The learner notices it even if it is a secret at other tables: the lesson has gone on with it.
    """
    play = teaching.next_play(table)
    bot = table.seats[play.seat].bot if play else ""
    if play is None or not bot:
        return None
    return replace(played(table, play.seat, play.action, bot), seen=table.everybody)


def is_step_over(table: Table, now: float) -> bool:
    """Is the time up that all share?"""
    end = table.hourglass.common_deadline() if table.status == "running" else None
    return end is not None and end <= now


def step_ended(table: Table, now: float) -> Draft | None:
    """Every seat has done with the step, one after another.

    All that anybody notices is the end: else they would learn who had done before.
    """
    if not is_step_over(table, now):
        return None
    seat, step = table.acting[0], table.hourglass.step
    draft = played(table, seat, table.position.read(seat, table.game.leave_step), CLOCK)
    goes_on = draft.after and table.game.common_step(draft.after.snapshot) == step
    return replace(draft, seen=0) if goes_on else draft


def overdue(table: Table, now: float) -> list[int]:
    """The seats whose person has no time left."""
    if table.status != "running" or table.opened.clock is None:
        return []
    ends = ((seat, table.hourglass.deadline(seat)) for seat in table.acting)
    return [s for s, end in ends if end is not None and end <= now and not table.seats[s].bot]

"""What people do at a table. Every command has a key: sent again, it gives the first answer."""

import msgspec
from litestar import Router
from litestar.params import JSONBody

from regalia.bots.hints import Term
from regalia.engine.game import Move
from regalia.engine.message import Message
from regalia.table import hosting
from regalia.table.advising import advise
from regalia.table.checks import check_advised, check_running, seat_at
from regalia.table.commands import (
    Answer,
    AskForTime,
    ComeBack,
    Enter,
    Join,
    Leave,
    MakeMove,
    PlanSeat,
    Resign,
    Say,
    StandIn,
    Start,
    StepOut,
    Undo,
)
from regalia.table.hall import Done
from regalia.table.picture import Sentence
from regalia.web.dependencies import Caller, Key, TableId, TheHall, TheLimits, get, post
from regalia.web.requests import TableMade, WhyRequest


class NearMiss(msgspec.Struct, frozen=True):
    """A move that somebody might well try, and why it is not possible."""

    move: Move
    sentence: Sentence
    why: Sentence


class Verdict(msgspec.Struct, frozen=True):
    """Is a move allowed; if not, why."""

    allowed: bool
    why: Sentence | None


class TermShown(msgspec.Struct, frozen=True):
    """What speaks for a move, or against it, and by how many points compared with the others."""

    sentence: Sentence
    points: float


class HintShown(msgspec.Struct, frozen=True):
    """A good move, how likely it wins, and why; no chance where there is nothing to choose."""

    move: Move
    sentence: Sentence
    chance: float | None
    chances: list[float]
    """Every seat's after the move; they sum to 1. Empty where they are not known."""
    behind: float
    """Points less than the first hint, where both win, or lose, for certain."""
    terms: list[TermShown]


@post("/enter", status_code=200, summary="Come in with an invitation, to watch")
async def enter(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[Enter]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/join", status_code=200, summary="Sit down")
async def join(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[Join]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/leave", status_code=200, summary="Stand up; after the start a bot plays on")
async def leave(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, Leave())


@post("/seats", status_code=200, summary="The host says who an empty seat is for")
async def plan_seat(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[PlanSeat]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/start", status_code=200, summary="The host starts the game")
async def start(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, Start())


@post("/moves", status_code=200, summary="Make a move")
async def move(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[MakeMove]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/chat", status_code=200, summary="Say something at the table")
async def chat(
    hall: TheHall, limits: TheLimits, caller: Caller, key: Key, table: TableId,
    data: JSONBody[Say],
) -> Done:  # fmt: skip
    limits.chat.take(caller.id)
    return await hall.do(table, caller, key, data)


@post("/undo", status_code=200, summary="Take my last move back, or ask the others whether I may")
async def undo(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[Undo]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/undo/answer", status_code=200, summary="May a move be taken back?")
async def answer(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[Answer]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/away", status_code=200, summary="Let a bot play for me")
async def away(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, StepOut())


@post("/back", status_code=200, summary="Play myself again")
async def back(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, ComeBack())


@post("/stand-in", status_code=200, summary="Let a bot play for who has left on their turn")
async def stand_in(
    hall: TheHall, caller: Caller, key: Key, table: TableId, data: JSONBody[StandIn]
) -> Done:
    return await hall.do(table, caller, key, data)


@post("/time", status_code=200, summary="A minute more for the step that all share")
async def more_time(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, AskForTime())


@post("/resign", status_code=200, summary="Give up: a bot plays on to the end")
async def resign(hall: TheHall, caller: Caller, key: Key, table: TableId) -> Done:
    return await hall.do(table, caller, key, Resign())


@post("/rematch", status_code=201, summary="The same again with the same people")
async def rematch(hall: TheHall, caller: Caller, key: Key, table: TableId) -> TableMade:
    return TableMade(await hosting.rematch(hall, table, caller, key))


@post("/why", status_code=200, summary="Would this move be allowed now, and if not, why not?")
async def why(hall: TheHall, caller: Caller, table: TableId, data: JSONBody[WhyRequest]) -> Verdict:
    room = await hall.fresh_room(table, caller)
    seat = seat_at(room.table, caller.id)
    check_running(room.table)
    eyes = hall.eyes(room, caller, caller.language)
    refusal = room.table.position.refuse(seat, data.move)
    names = eyes.all_names(room.table)
    return Verdict(refusal is None, eyes.say(refusal, names) if refusal else None)


@get("/near-misses", summary="What I might want to do but cannot now, and why")
async def near_misses(hall: TheHall, caller: Caller, table: TableId) -> list[NearMiss]:
    room = await hall.fresh_room(table, caller)
    eyes = hall.eyes(room, caller, caller.language)
    seat = eyes.seat
    if seat not in room.table.acting:
        return []
    names, game, position = eyes.all_names(room.table), room.table.game, room.table.position
    return [
        NearMiss(
            game.name_action(position.snapshot, seat, action),
            eyes.say(game.describe(position.snapshot, seat, action), names),
            eyes.say(message, names),
        )
        for action, message in position.near_misses(seat)
    ]


@get("/hints", summary="What a bot would do in my place; for whoever plays with bots alone")
async def hints(hall: TheHall, caller: Caller, table: TableId) -> list[HintShown]:
    room = await hall.fresh_room(table, caller)
    seat = seat_at(room.table, caller.id)
    check_advised(room.table, seat)
    position = room.table.position
    found = await advise(room, seat, hall.bots)
    eyes = hall.eyes(room, caller, caller.language)
    names, game = eyes.all_names(room.table), room.table.game

    def shown(term: Term) -> TermShown:
        named = Message(f"{game.name}-term-{term.name}")
        return TermShown(eyes.say(named, names), term.difference)

    return [
        HintShown(
            game.name_action(position.snapshot, seat, hint.action),
            eyes.say(game.describe(position.snapshot, seat, hint.action), names),
            hint.chance if hint.visits else None,
            list(hint.chances),
            hint.behind,
            [shown(term) for term in hint.terms],
        )
        for hint in found
    ]


router = Router(
    "/tables/{table:str}",
    tags=["playing"],
    route_handlers=[
        enter, join, leave, plan_seat, start, move, chat, undo, answer, away, back, more_time,
        resign, stand_in,
        rematch, why, near_misses, hints,
    ],
)  # fmt: skip

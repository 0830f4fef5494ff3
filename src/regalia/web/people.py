"""Guests, accounts and tokens. What concerns an account is for its owner, not for programs."""

import contextlib
from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from regalia.table.arriving import come_as_guest, come_with_account, make_account
from regalia.table.errors import Outside
from regalia.table.hall import Hall
from regalia.table.naming import is_chosen, name_for
from regalia.table.people import SESSION_SECONDS, Person, Token
from regalia.web.caller import cookie_name, find_caller, language_of, session_of, sign
from regalia.web.dependencies import (
    PROBLEMS,
    Caller,
    Key,
    Owner,
    TheHall,
    TheLimits,
    TheSettings,
    Word,
    delete,
    get,
    patch,
    post,
)
from regalia.web.guard import household_of
from regalia.web.limits import PASSWORD_DROPS
from regalia.web.requests import (
    AccountRequest,
    ChangeRequest,
    Companion,
    CompanionRequest,
    GuestRequest,
    LoginRequest,
    Me,
    NewAccountRequest,
    NewToken,
    TokenRequest,
)
from regalia.web.settings import Settings
from regalia.words import words

Asked = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    name = name_for(words(person.language), person.name)
    return Me(person.id, name, is_chosen(person.name), person.language, person.login)


def with_cookie(hall: Hall, settings: Settings, person: Person, session: str) -> Response[Me]:
    cookie = cookie_with(settings, sign(hall.store.secret, session), SESSION_SECONDS)
    return Response(me_of(person), cookies=[cookie])


def cookie_with(settings: Settings, value: str, seconds: int) -> Cookie:
    secure = settings.secure_cookies
    return Cookie(
        cookie_name(secure), value=value, httponly=True, samesite="lax", path="/",
        max_age=seconds, secure=secure,
    )  # fmt: skip


@post("/guests", status_code=201, summary="Become a guest with a name and a language")
async def become_guest(
    request: Asked,
    hall: TheHall,
    settings: TheSettings,
    limits: TheLimits,
    data: JSONBody[GuestRequest],
) -> Response[Me]:
    limits.doors.take(household_of(request.scope), drops_for(hall))
    await check_not_banned(request, hall)
    language = data.language or language_of(request.scope)
    arrival = await come_as_guest(hall.people, data.name, language, data.server_password)
    return with_cookie(hall, settings, *arrival)


async def check_not_banned(request: Asked, hall: Hall) -> None:
    """Who is banned is not let in under another name."""
    with contextlib.suppress(Outside):  # who has yet to say the password
        await find_caller(request.scope, hall)


def drops_for(hall: Hall) -> float:
    """To come in costs more where a password is asked for, and so could be tried out."""
    return PASSWORD_DROPS if hall.people.door.doors.password else 1.0


@post("/accounts", status_code=201, summary="Come in with a new account at once")
async def come_with_new_account(
    request: Asked,
    hall: TheHall,
    settings: TheSettings,
    limits: TheLimits,
    data: JSONBody[NewAccountRequest],
) -> Response[Me]:
    limits.doors.take(household_of(request.scope), PASSWORD_DROPS)
    await check_not_banned(request, hall)
    arrival = await come_with_account(
        hall.people, data.name, data.language or language_of(request.scope), data.login,
        data.password, data.door_key, data.server_password,
    )  # fmt: skip
    return with_cookie(hall, settings, *arrival)


@post("/login", status_code=200, summary="Come back to an account")
async def log_in(
    request: Asked,
    hall: TheHall,
    settings: TheSettings,
    limits: TheLimits,
    data: JSONBody[LoginRequest],
) -> Response[Me]:
    limits.doors.take(household_of(request.scope), PASSWORD_DROPS)
    limits.logins.take(data.login.casefold())
    person, session = await hall.people.log_in(data.login, data.password)
    return with_cookie(hall, settings, person, session)


@post(
    "/logout",
    status_code=204,
    summary="End this session",
    responses={**PROBLEMS, 204: ResponseSpec(None, generate_examples=False)},
)
async def log_out(
    request: Asked, hall: TheHall, settings: TheSettings, owner: Owner
) -> Response[None]:
    session = session_of(request.scope, hall.store.secret)
    if session:
        await hall.people.log_out(owner, session)
        await hall.listens_anew(owner.id)
    return Response(None, cookies=[cookie_with(settings, "", 0)], status_code=204)


@get("/me", summary="Who am I?")
async def get_me(caller: Caller) -> Me:
    return me_of(caller)


@patch("/me", summary="Change name or language")
async def change_me(hall: TheHall, owner: Owner, data: JSONBody[ChangeRequest]) -> Me:
    changed = await hall.people.change(owner, data.name, data.language)
    await hall.renamed(changed.id, changed.name)
    return me_of(changed)


@delete("/me", status_code=204, summary="Delete the account, companions and all that is personal")
async def delete_me(hall: TheHall, owner: Owner) -> None:
    await hall.delete(owner)


@post("/me/account", status_code=200, summary="Add a login name and a password, or change them")
async def add_account(
    request: Asked, hall: TheHall, limits: TheLimits, owner: Owner, data: JSONBody[AccountRequest]
) -> Me:
    limits.doors.take(household_of(request.scope), PASSWORD_DROPS)
    if owner.login:
        limits.logins.take(owner.login)
        session = session_of(request.scope, hall.store.secret) or ""
        made = await hall.people.change_account(
            owner, data.login, data.password, data.old_password, session
        )
    else:
        made = await make_account(hall.people, owner, data.login, data.password, data.door_key)
    await hall.listens_anew(owner.id)
    return me_of(made)


@post("/me/companions", status_code=201, summary="Somebody who plays at my device")
async def bring_companion(
    request: Asked, hall: TheHall, limits: TheLimits, owner: Owner, key: Key,
    data: JSONBody[CompanionRequest],
) -> Companion:  # fmt: skip
    limits.doors.take(household_of(request.scope))
    guest, secret = await hall.people.bring(owner, data.name, data.language, key)
    return Companion(me_of(guest), secret)


@get("/me/tokens", summary="The tokens of my programs")
async def list_tokens(hall: TheHall, owner: Owner) -> list[Token]:
    return await hall.people.tokens_of(owner)


@post("/me/tokens", status_code=201, summary="A token for a program that plays for me")
async def make_token(
    hall: TheHall, owner: Owner, key: Key, data: JSONBody[TokenRequest]
) -> NewToken:
    token, secret = await hall.people.new_token(owner, data.label, key)
    return NewToken(token, secret)


@delete("/me/tokens/{id:str}", status_code=204, summary="Make a token invalid")
async def revoke_token(hall: TheHall, owner: Owner, id: Word) -> None:
    await hall.people.revoke(owner, id)
    await hall.listens_anew(owner.id)


router = Router(
    "/",
    tags=["people"],
    route_handlers=[
        become_guest, log_in, log_out, get_me, change_me, delete_me, add_account, list_tokens,
        make_token, come_with_new_account, bring_companion, revoke_token,
    ],
)  # fmt: skip

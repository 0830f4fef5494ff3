"""Who is asking: a person by a signed cookie, or a program by its owner's token."""

import hashlib
import hmac
import re
from collections.abc import Mapping
from typing import Any

from regalia.engine.message import Message
from regalia.table.errors import forbidden
from regalia.table.hall import Hall
from regalia.table.people import Person, Proof
from regalia.web.problems import Unknown
from regalia.words import DEFAULT, spoken

COOKIE = "regalia"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Browsers take it over HTTPS and from this host alone: nobody else of its domain can plant one."""
IN_COOKIE = {name: re.compile(rf"(?:^|;\s*){name}=([^;]+)") for name in (COOKIE, SECURE_COOKIE)}
SIGNATURE = 32


def sign(secret: bytes, session: str) -> str:
    """A session as it stands in the cookie: what we did not make, no database is asked about."""
    return f"{session}.{signature(secret, session)}"


def signature(secret: bytes, session: str) -> str:
    return hmac.new(secret, b"session " + session.encode(), hashlib.sha256).hexdigest()[:SIGNATURE]


def signed_session(secret: bytes, cookie: str) -> str | None:
    """The session in a cookie's value, if we have signed it."""
    session, _, given = cookie.rpartition(".")
    expected = signature(secret, session)
    return session if hmac.compare_digest(expected.encode(), given.encode()) else None


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """The first of that name; HTTP's headers are Latin-1 by definition."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def headers_of(scope: Mapping[str, Any], name: bytes) -> list[str]:
    """All of that name: who sends more than one may mean either."""
    return [str(value, "latin-1") for key, value in scope["headers"] if key == name]


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def cookie_of(scope: Mapping[str, Any]) -> str | None:
    """The value of our cookie, by the name that it has on this server."""
    name = scope.get("state", {}).get("cookie", COOKIE)
    found = IN_COOKIE[name].search(header(scope, b"cookie"))
    return found[1] if found else None


def session_of(scope: Mapping[str, Any], secret: bytes) -> str | None:
    cookie = cookie_of(scope)
    return signed_session(secret, cookie) if cookie else None


def token_of(scope: Mapping[str, Any]) -> str | None:
    given = header(scope, b"authorization")
    return given.removeprefix("Bearer ").strip() if given.startswith("Bearer ") else None


def proof_of(scope: Mapping[str, Any]) -> Proof | None:
    token = token_of(scope)
    if token is not None:
        return "token", token
    cookie = cookie_of(scope)
    return ("session", cookie) if cookie else None


async def find_caller(scope: Mapping[str, Any], hall: Hall) -> Person | None:
    proof = proof_of(scope)
    if proof is None:
        return None
    if person := hall.people.remembered(proof):
        return person
    kind, given = proof
    if kind == "token":
        return await hall.people.by_token(given)
    session = signed_session(hall.store.secret, given)
    return await hall.people.by_session(session, given) if session else None


async def caller_of(scope: Mapping[str, Any], hall: Hall) -> Person:
    """The person who asks; complains where there is none."""
    person = await find_caller(scope, hall)
    if person is None:
        raise Unknown(Message("web-unknown"))
    scope["state"]["language"] = person.language
    scope["state"]["person"] = person.id
    return person


def check_owner(scope: Mapping[str, Any]) -> None:
    """A token plays for its owner; to change the account takes the owner's own cookie."""
    if token_of(scope) is not None:
        raise forbidden("web-token")


def language_of(scope: Mapping[str, Any]) -> str:
    """The person's own language, else the best the browser names."""
    known = scope.get("state", {}).get("language")
    return str(known) if known else accepted(header(scope, b"accept-language"))


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    ranked = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.partition(";q=")
        try:
            ranked.append((-float(quality or 1), place, tag.strip()))
        except ValueError:
            continue
    known = (spoken(tag) for _, _, tag in sorted(ranked))
    return next((language for language in known if language), DEFAULT)

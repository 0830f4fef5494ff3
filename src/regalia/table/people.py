"""People: guests with a name and a language, accounts, sessions, and tokens for their programs.

Sessions, tokens and passwords are stored as hashes only.
"""

import contextlib
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from regalia.engine.errors import bad_input
from regalia.table.doors import ALL_OPEN, Doorkeeper, Doors
from regalia.table.erasing import erase
from regalia.table.errors import Outside, Unavailable, forbidden, missing, not_now
from regalia.table.muting import muted_by
from regalia.table.naming import any_guest_name
from regalia.table.orders import is_banned
from regalia.table.schema import people, sessions, tokens
from regalia.table.store import Store, Work
from regalia.table.text import checked_label, checked_text
from regalia.table.timing import Clock
from regalia.words import languages

LONGEST_NAME = 30
LONGEST_LOGIN = 60
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SESSION_SECONDS = 180 * 86_400
SEEN_EVERY = 86_400.0
"""Seconds after which it is noted again that somebody is still there."""
MOST_TOKENS = 10
MOST_COMPANIONS = 20
REMEMBERED = 20_000
REMEMBERED_FOR, REMEMBERED_ALONE_FOR = 30.0, 600.0
"""Seconds after which another process's change is noticed at the latest; without other processes,
an end that nobody brought about."""


Owner = Callable[[sa.Connection, str], "Person | None"]
Proof = tuple[Literal["session", "token"], str]
"""How somebody shows who they are; one kind is not good for the other."""


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None = None
    seen_at: float = 0.0
    muted: frozenset[str] = frozenset()
    """Whose chat they do not want to read."""


class Token(msgspec.Struct, frozen=True):
    """A program's way in, as its owner sees it later: without the secret."""

    id: str
    label: str
    created_at: float


def hash_of(secret: str) -> str:
    """For secrets of full strength; passwords go through argon2."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: Store, clock: Clock, doors: Doors = ALL_OPEN) -> None:
        self.store, self.clock = store, clock
        self.door = Doorkeeper(doors, store.secret)
        self.hasher = PasswordHasher()
        self.known: OrderedDict[Proof, tuple[Person, float]] = OrderedDict()
        """By cookie or token, once seen to be good: every request asks."""
        self.remembers_for = REMEMBERED_FOR if store.is_shared else REMEMBERED_ALONE_FOR
        self.changes = 0
        """How often somebody has changed."""

    # Who is it?

    def remembered(self, proof: Proof) -> Person | None:
        person, until = self.known.get(proof, (None, 0.0))
        return person if until > self.clock.now() else None

    async def by_session(self, session: str, proof: str = "") -> Person | None:
        return await self.recognise(session, ("session", proof or session), self.session_owner)

    async def by_token(self, token: str) -> Person | None:
        return await self.recognise(token, ("token", token), self.token_owner)

    async def recognise(self, secret: str, proof: Proof, owner: Owner) -> Person | None:
        if person := self.remembered(proof):
            return person
        hash, before = hash_of(secret), self.changes
        person = await self.store.read(lambda connection: owner(connection, hash))
        if person:
            await self.note_seen(person)
        if person and self.changes == before:  # else it may be the last time that this is good
            self.known[proof] = (person, self.clock.now() + self.remembers_for)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return person

    async def note_seen(self, person: Person) -> None:
        now = self.clock.now()
        if now - person.seen_at > SEEN_EVERY:
            change = sa.update(people).where(people.c.id == person.id).values(seen_at=now)
            with contextlib.suppress(Unavailable):  # who cannot write may still read
                await self.store.write(run(change))

    def session_owner(self, connection: sa.Connection, hash: str) -> Person | None:
        query = (
            sa.select(people)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hash, sessions.c.expires_at > self.clock.now())
        )
        return self.let_in(connection, connection.execute(query).first())

    def token_owner(self, connection: sa.Connection, hash: str) -> Person | None:
        query = (
            sa.select(people)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.hash == hash)
        )
        return self.let_in(connection, connection.execute(query).first())

    def let_in(self, connection: sa.Connection, row: Any) -> Person | None:
        """Whoever is known and not banned; a companion is let in with who has brought them."""
        if admitted(connection, person_of(row)) is None:
            return None
        brought_by = row.id.partition(".")[0]
        query = sa.select(people).where(people.c.id == brought_by)
        vouching = row if row.id == brought_by else connection.execute(query).first()
        if vouching is None or not self.door.admits(vouching):
            raise Outside
        return person_of(row, muted_by(connection, row.id))

    def forget(self, person: str) -> None:
        """Somebody has changed, and whom they brought along: ask the database again."""
        self.changes += 1
        for proof in [p for p, (known, _) in self.known.items() if is_of(person, known.id)]:
            del self.known[proof]

    async def names(self, ids: list[str]) -> dict[str, str]:
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        return await self.store.read(
            lambda connection: {row.id: row.name for row in connection.execute(query)}
        )

    # Guests

    async def welcome(self, name: str | None, language: str) -> tuple[Person, str]:
        """A new guest and a session; who has no name is given one."""
        person = newcomer(name, language)
        await self.store.write(self.adding(person))
        return person, await self.new_session(person)

    def adding(self, person: Person) -> Work[None]:
        return run(
            sa.insert(people).values(
                id=person.id, name=person.name, language=person.language,
                created_at=self.clock.now(), door=self.door.mark,
            )
        )  # fmt: skip

    async def come_through(self, session: str) -> Person | None:
        """A guest who was known before has given the server's password."""
        owner = sa.select(sessions.c.person).where(sessions.c.hash == hash_of(session))
        change = sa.update(people).where(people.c.id.in_(owner)).values(door=self.door.mark)
        await self.store.write(run(change))
        return await self.by_session(session)

    async def new_session(self, person: Person, *first: Work[None]) -> str:
        session = secrets.token_urlsafe(24)
        row = {
            "hash": hash_of(session),
            "person": person.id,
            "expires_at": self.clock.now() + SESSION_SECONDS,
        }
        await self.store.write(one_after_another(*first, run(sa.insert(sessions).values(**row))))
        return session

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        changed = msgspec.structs.replace(
            person,
            name=person.name if name is None else checked_name(name),
            language=person.language if language is None else checked_language(language),
        )
        await self.store.write(
            run(
                sa.update(people)
                .where(people.c.id == person.id)
                .values(name=changed.name, language=changed.language)
            )
        )
        self.forget(person.id)
        return changed

    async def log_out(self, person: Person, session: str) -> None:
        await self.store.write(run(sa.delete(sessions).where(sessions.c.hash == hash_of(session))))
        self.forget(person.id)

    async def forget_expired(self) -> None:
        change = sa.delete(sessions).where(sessions.c.expires_at < self.clock.now())
        await self.store.write(run(change))

    # Accounts

    async def make_account(
        self, person: Person, login: str, password: str, *first: Work[None]
    ) -> Person:
        """A guest becomes somebody who can come back from elsewhere; all of it is done or nothing.

        `first` is what has to be done for it.
        """
        return await self.set_account(person, login, password, people.c.login.is_(None), *first)

    async def change_account(
        self, person: Person, login: str, password: str, old: str, session: str
    ) -> Person:
        """Whoever knows the password gives it and the login name anew; all else is shut out.

        The new one is as good as the old: then it has been changed already.
        """
        query = sa.select(people.c.password).where(people.c.id == person.id)
        known = await self.store.read(lambda connection: connection.execute(query).scalar() or "")
        for given in (old, password):
            if await self.in_thread(self.fits, known, given):
                unchanged, only = people.c.password == known, shut_out(person.id, session)
                return await self.set_account(person, login, password, unchanged, only)
        raise forbidden("table-old-password")

    async def set_account(
        self, person: Person, login: str, password: str, unchanged: sa.ColumnElement[bool],
        *first: Work[None],
    ) -> Person:  # fmt: skip
        """As long as the account is what it was taken for."""
        login = checked_text(login, LONGEST_LOGIN).casefold()
        change = (
            sa.update(people)
            .where(people.c.id == person.id, unchanged)
            .values(login=login, password=await self.hashed(password))
        )
        try:
            await self.store.write(one_after_another(*first, still(change)))
        except sa.exc.IntegrityError as error:
            raise not_now("table-login-taken") from error
        self.forget(person.id)
        return msgspec.structs.replace(person, login=login)

    async def hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise bad_input(
                "table-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD
            )  # fmt: skip
        made: str = await self.in_thread(self.hasher.hash, password)
        return made

    async def reset_password(self, person: Person, password: str) -> None:
        """A new password; whoever was in with the old one, or by a token, is out."""
        change = sa.update(people).where(people.c.id == person.id)
        change = change.values(password=await self.hashed(password))
        await self.store.write(one_after_another(run(change), shut_out(person.id)))
        self.forget(person.id)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        query = sa.select(people).where(people.c.login == login.strip().casefold())
        row = await self.store.read(lambda connection: connection.execute(query).first())
        known = row.password if row else self.nobodys_password
        if not await self.in_thread(self.fits, known, password) or row is None:
            raise forbidden("table-login")
        person = await self.store.read(lambda connection: admitted(connection, person_of(row)))
        assert person is not None
        return person, await self.new_session(person, same_password(person.id, known))

    @property
    def nobodys_password(self) -> str:
        """To be compared with where there is no account: that takes as long as a real one."""
        if not hasattr(self, "_nobody"):
            self._nobody = self.hasher.hash(secrets.token_hex())
        return self._nobody

    def fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def in_thread(self, function: Any, *args: Any) -> Any:
        return await self.store.loop.run_in_executor(self.store.readers, function, *args)

    async def delete(self, person: Person) -> None:
        """The person with all that is theirs; moves stay as those of a former guest."""

        await self.store.write(erase(person.id))
        self.forget(person.id)

    # Companions

    async def bring(self, person: Person, name: str, language: str, key: str) -> tuple[Person, str]:
        """Somebody who plays at this person's device, with a secret of their own.

        The id begins with the person's and is made from the key: asking again brings nobody else.
        """
        if "." in person.id:
            raise forbidden("table-companion")
        id = f"{person.id}.{hash_of(f'companion {key}')[:8]}"
        guest = Person(id, checked_name(name), checked_language(language or person.language))
        await self.store.write(add_companion(person.id, guest, self.clock.now()))
        _, secret = await self.new_token(guest, guest.name, key)
        return guest, secret

    async def companions(self, person: Person) -> list[Person]:
        query = sa.select(people).where(companions_of(person.id)).order_by(people.c.id)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [Person(row.id, row.name, row.language) for row in rows]

    # Tokens

    async def new_token(self, person: Person, label: str, key: str) -> tuple[Token, str]:
        """The secret is made from the key: asking again with it gives the same token."""
        label = checked_label(label, LONGEST_NAME)
        text = f"token {person.id} {key}".encode()
        secret = "rgl_" + hmac.new(self.store.secret, text, hashlib.sha256).hexdigest()[:48]
        token = Token(hash_of(secret)[:12], label, self.clock.now())
        return await self.store.write(add_token(person.id, token, secret)), secret

    async def tokens_of(self, person: Person) -> list[Token]:
        query = (
            sa.select(tokens)
            .where(tokens.c.person == person.id)
            .order_by(tokens.c.created_at, tokens.c.id)
        )
        return await self.store.read(
            lambda connection: [token_of(row) for row in connection.execute(query)]
        )

    async def revoke(self, person: Person, id: str) -> None:
        change = sa.delete(tokens).where(tokens.c.person == person.id, tokens.c.id == id)
        gone = await self.store.write(lambda connection: connection.execute(change).rowcount)
        if not gone:
            raise missing("table-no-token")
        self.forget(person.id)


def run(statement: sa.Executable) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        connection.execute(statement)

    return work


def one_after_another(*works: Work[None]) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        for each in works:
            each(connection)

    return work


def still(change: sa.Update) -> Work[None]:
    """Done to the account as it was looked at: another may have changed it meanwhile."""

    def work(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise forbidden("table-old-password")

    return work


def same_password(person: str, known: str) -> Work[None]:
    """It was not changed while it was compared, and is not before this transaction ends."""

    def work(connection: sa.Connection) -> None:
        if connection.execute(held(person)).scalar() != known:
            raise forbidden("table-login")

    return work


def held(person: str) -> "sa.Select[Any]":
    """Who logs in and who shuts out wait for each other."""
    return sa.select(people.c.password).where(people.c.id == person).with_for_update()


def shut_out(person: str, session: str = "") -> Work[None]:
    """Whoever is in as this person, or by a token, but for that one session."""
    others = sessions.c.hash != hash_of(session)
    return one_after_another(
        run(held(person)),
        run(sa.delete(sessions).where(sessions.c.person == person, others)),
        run(sa.delete(tokens).where(tokens.c.person == person)),
    )


def newcomer(name: str | None, language: str) -> Person:
    language = checked_language(language)
    name = any_guest_name(language) if name is None else checked_name(name)
    return Person(secrets.token_urlsafe(9), name, language)


def add_token(person: str, token: Token, secret: str) -> Work[Token]:
    def work(connection: sa.Connection) -> Token:
        mine = connection.execute(sa.select(tokens).where(tokens.c.person == person)).all()
        for row in mine:
            if row.hash == hash_of(secret):
                return token_of(row)
        if len(mine) >= MOST_TOKENS:
            raise not_now("table-tokens", most=MOST_TOKENS)
        connection.execute(
            sa.insert(tokens).values(
                hash=hash_of(secret), id=token.id, person=person, label=token.label,
                created_at=token.created_at,
            )
        )  # fmt: skip
        return token

    return work


def companions_of(person: str) -> sa.ColumnElement[bool]:
    return people.c.id.startswith(f"{person}.", autoescape=True)


def add_companion(person: str, guest: Person, at: float) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        query = sa.select(people.c.id).where(companions_of(person))
        known = {row.id for row in connection.execute(query)}
        if guest.id in known:
            return
        if len(known) >= MOST_COMPANIONS:
            raise not_now("table-companions", most=MOST_COMPANIONS)
        connection.execute(
            sa.insert(people).values(
                id=guest.id, name=guest.name, language=guest.language, created_at=at
            )
        )

    return work


def person_of(row: Any, muted: frozenset[str] = frozenset()) -> Person | None:
    return Person(row.id, row.name, row.language, row.login, row.seen_at, muted) if row else None


def admitted(connection: sa.Connection, person: Person | None) -> Person | None:
    """The same, unless the operator has banned them."""
    if person and is_banned(connection, person.id):
        raise forbidden("table-banned")
    return person


def is_of(owner: str, person: str) -> bool:
    """Is it the person, or somebody they brought along?"""
    return person == owner or person.startswith(f"{owner}.")


def token_of(row: Any) -> Token:
    return Token(row.id, row.label, row.created_at)


def checked_name(name: str) -> str:
    return checked_label(name, LONGEST_NAME)


def checked_language(language: str) -> str:
    if language not in languages():
        raise bad_input("table-language", known=languages())
    return language

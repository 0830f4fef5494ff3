"""The doors of a server: how far its operator opens it, and who keeps them.

Who is inside stays inside. An account comes back with its own password, however the doors stand; a
guest who came before the server had this password is asked for it once, and then goes on. So a
guest carries the mark of the password they gave; what somebody brings along, tokens and companions,
goes by their mark.
"""

import hashlib
import hmac
from typing import Any, Literal

import msgspec
from argon2.low_level import Type, hash_secret_raw
from argon2.profiles import RFC_9106_LOW_MEMORY

from regalia.table.errors import shut

Accounts = Literal["open", "invite", "closed"]
MARK_BYTES = 16


class Doors(msgspec.Struct, frozen=True, kw_only=True):
    accounts: Accounts = "open"
    """Who may make an account: everybody, who has a key, nobody."""
    guests: bool = True
    """May somebody new come in without an account?"""
    public_tables: bool = True
    bot_tables: bool = True
    """May bots play among themselves, while somebody looks on?"""
    password: str = ""
    """What everybody new has to know; empty: nothing."""


ALL_OPEN = Doors()


class Doorkeeper:
    def __init__(self, doors: Doors, secret: bytes) -> None:
        self.doors = doors
        self.salt = hmac.new(secret, b"door", hashlib.sha256).digest()
        self.mark = self.mark_of(doors.password) if doors.password else ""
        """Of the password of now; empty: there is none."""

    def mark_of(self, password: str) -> str:
        """Takes its time: from a stolen database nobody shall guess the password."""
        cost = RFC_9106_LOW_MEMORY
        return hash_secret_raw(
            password.encode(), self.salt, time_cost=cost.time_cost, memory_cost=cost.memory_cost,
            parallelism=cost.parallelism, hash_len=MARK_BYTES, type=Type.ID,
        ).hex()  # fmt: skip

    def admits(self, person: Any) -> bool:
        """Is this row of `people` an account, or a guest who has given the password?"""
        return not self.mark or person.login is not None or person.door == self.mark

    def check_password(self, given: str) -> None:
        if not self.mark:
            return
        if not given:
            raise shut("table-door-password")
        if not hmac.compare_digest(self.mark_of(given), self.mark):
            raise shut("table-door-password-wrong")

    def check_guests(self) -> None:
        if not self.doors.guests:
            raise shut("table-door-guests")

    def check_accounts(self) -> None:
        if self.doors.accounts == "closed":
            raise shut("table-door-accounts")

    def check_bot_tables(self) -> None:
        if not self.doors.bot_tables:
            raise shut("table-door-bot-tables")

    def check_public(self) -> None:
        if not self.doors.public_tables:
            raise shut("table-door-public-tables")

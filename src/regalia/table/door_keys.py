"""Door keys: where accounts are by invitation, the operator hands one out for each person."""

import secrets

import sqlalchemy as sa

from regalia.table.errors import shut
from regalia.table.invitations import CODE_LETTERS
from regalia.table.people import hash_of
from regalia.table.schema import door_keys
from regalia.table.store import Work

PARTS, PART_LENGTH = 3, 4
GOOD_FOR_DAYS = 30


def cut_door_key(now: float) -> Work[str]:
    """A new key; the database knows its hash alone, so it can be read this once."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(PARTS * PART_LENGTH)]
    parts = ["".join(letters[n : n + PART_LENGTH]) for n in range(0, len(letters), PART_LENGTH)]

    def work(connection: sa.Connection) -> str:
        key = "-".join(parts)
        connection.execute(sa.insert(door_keys).values(hash=meant(key), made_at=now))
        return key

    return work


def use_door_key(typed: str, person: str, now: float) -> Work[None]:
    """Good once, and not forever."""
    change = (
        sa.update(door_keys)
        .where(
            door_keys.c.hash == meant(typed), door_keys.c.used_by == "",
            door_keys.c.made_at > now - GOOD_FOR_DAYS * 86_400,
        )
        .values(used_by=person)
    )  # fmt: skip

    def work(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise shut("table-door-key-wrong" if typed else "table-door-key")

    return work


def meant(typed: str) -> str:
    """The hash of a key as people type it: small letters, spaces and strokes do not matter."""
    return hash_of("door-key " + "".join(letter for letter in typed.upper() if letter.isalnum()))

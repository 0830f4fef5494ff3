"""What lets people in: invitations to a table or a seat, and short codes to be told or typed."""

import hashlib
import hmac

from regalia.engine.game import SPECTATOR
from regalia.table.table import Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look alike."""
CODE_LENGTH = 6


def invitation(secret: bytes, table: str, seat: int = SPECTATOR) -> str:
    """What lets a person in: to the table, or to a seat that is kept for somebody."""
    text = f"invitation {table} {seat}".encode()
    return hmac.new(secret, text, hashlib.sha256).hexdigest()[:24]


def is_invitation(secret: bytes, table: Table, code: str, seat: int = SPECTATOR) -> bool:
    return hmac.compare_digest(invitation(secret, table.id, seat).encode(), code.encode())


def short_code(secret: bytes, table: str) -> str:
    """What can be told across a room: with it people find a table before it begins."""
    digest = hmac.new(secret, f"code {table}".encode(), hashlib.sha256).digest()
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[:CODE_LENGTH])


def is_short_code(secret: bytes, table: str, typed: str) -> bool:
    """As people type it: small letters, spaces and strokes do not matter."""
    meant = "".join(letter for letter in typed.upper() if letter.isalnum())
    return hmac.compare_digest(short_code(secret, table).encode(), meant.encode())

"""What people write: names, labels, talk."""

from regalia.engine.errors import bad_input


def checked_text(text: str, longest: int, allowed: str = "") -> str:
    """Any writing there is, but no control characters and not without end."""
    text = text.strip()
    if not 1 <= len(text) <= longest:
        raise bad_input("table-text-length", most=longest)
    if any((ord(sign) < 32 or 127 <= ord(sign) < 160) and sign not in allowed for sign in text):
        raise bad_input("table-text-control")
    return text

"""What people write: names, labels, talk."""

import re
import unicodedata

from regalia.engine.errors import bad_input

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of signs that show nothing and may change how others are shown."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by name, but there is nothing to be seen."""
JOINING = re.compile("(?<=[^ ])[\u200c\u200d\U000e0020-\U000e007f]")
"""Within one sign, such as a flag, or between two that are joined to one."""


def checked_text(text: str, longest: int, allowed: str = "") -> str:
    """Any writing there is, but no control characters and not without end."""
    text = text.strip()
    if not 1 <= len(text) <= longest:
        raise bad_input("table-text-length", most=longest)
    if any((ord(sign) < 32 or 127 <= ord(sign) < 160) and sign not in allowed for sign in text):
        raise bad_input("table-text-control")
    return text


def checked_label(text: str, longest: int) -> str:
    """A name: others see it beside their own words, so it is to be seen and nothing but that."""
    text = checked_text(text, longest)
    alone = JOINING.sub("", text)
    if any(unicodedata.category(sign) in UNSEEN or sign in BLANK for sign in alone):
        raise bad_input("table-text-unseen")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in text):
        raise bad_input("table-text-invisible")
    return text

"""Names for who has chosen none: everybody reads them in their own language."""

import secrets
from collections.abc import Collection
from functools import cache

from regalia.words import Words, languages, words


def guest_names(words: Words) -> list[str]:
    return words("table-guest-names").split(", ")


@cache
def places() -> dict[str, int]:
    """Where each name stands in its language: there the others have the same name in theirs."""
    return {
        name: place
        for language in languages()
        for place, name in enumerate(guest_names(words(language)))
    }


def any_guest_name(language: str) -> str:
    return secrets.choice(guest_names(words(language)))


def is_chosen(name: str) -> bool:
    """Has somebody named themselves?"""
    return name not in places()


def name_for(words: Words, name: str, taken: Collection[str] = ()) -> str:
    """A name as it is read in a language; of ours, the next one that nobody here has."""
    if is_chosen(name):
        return name
    names = guest_names(words)
    first = places()[name] % len(names)
    found = [*names[first:], *names[:first]]
    return next((free for free in found if free not in taken), found[0])

"""Why something cannot be read, written or understood, as messages of our own.

The operating system and msgspec say it in English, in sentences of theirs; each becomes the
end of a sentence that every language has.
"""

import errno
import re

from regalia.engine.message import Message

OF_SYSTEM = {
    errno.ENOENT: "not-found",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.EEXIST: "not-folder",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name",
    errno.EIO: "device",
    errno.EMFILE: "too-many-files",
    errno.ENFILE: "too-many-files",
    errno.EBUSY: "busy",
    errno.EADDRINUSE: "busy",
    errno.EADDRNOTAVAIL: "address",
}

PLACE = re.compile(r" - at `(?:key` in `)?\$?\.?(?P<place>[^`]*)`$")
MISSING = re.compile(r"Object missing required field `(?P<field>.*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`")
KIND = re.compile(r"Expected `(?P<kinds>[^`]*)`(?:, got .*)?")
BOUND = re.compile(
    r"Expected `(?P<kind>\w+)`(?P<length> of length)? (?P<sign>[<>]=) (?P<bound>-?\d+)"
)
JSON = re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)")
CUT_SHORT = "truncated"
NO_KIND = "null"
KINDS = ("int", "float", "str", "bool", "array", "object")
COUNTED = {"str": "text", "array": "list", "object": "list"}


def reason(what: str, **args: object) -> Message:
    return Message(f"reason-{what}", args)


def of_system(error: OSError) -> Message:
    """What the operating system has against it."""
    known = OF_SYSTEM.get(error.errno or 0)
    return reason(known) if known else reason("system", code=error.errno or 0)


def of_data(text: str, field: str = "") -> Message:
    """What msgspec found wrong with data, or with a field of it, from its own words."""
    if found := JSON.search(text):
        return reason("json", byte=int(found["byte"]))
    if CUT_SHORT in text:
        return reason("cut-short")
    if found := PLACE.search(text):
        field, text = joined(field, found["place"]), text[: found.start()]
    if found := MISSING.fullmatch(text):
        return reason("missing", field=joined(field, found["field"]))
    if found := UNKNOWN.fullmatch(text):
        return reason("unknown", field=joined(field, found["field"]))
    return of_value(text, field or reason("whole"))


def of_value(text: str, field: str | Message) -> Message:
    """What a value should have been."""
    if found := BOUND.fullmatch(text):
        bound = "least" if found["sign"] == ">=" else "most"
        what = f"{COUNTED.get(found['kind'], 'list')}-{bound}" if found["length"] else bound
        return reason(what, field=field, bound=int(found["bound"]))
    if found := KIND.fullmatch(text):
        kinds = [kind for kind in found["kinds"].split(" | ") if kind != NO_KIND]
        if len(kinds) == 1 and kinds[0] in KINDS:
            return reason("kind", field=field, kind=kinds[0])
    return reason("value", field=field)


def joined(outer: str, inner: str) -> str:
    """A field within a field: `seats[0].plan`."""
    return outer + inner if inner.startswith("[") or not outer else f"{outer}.{inner}"

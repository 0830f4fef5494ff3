"""The languages there are, each called by its own name."""

import msgspec
from litestar import Router

from regalia.web.dependencies import get
from regalia.words import languages, words


class Language(msgspec.Struct, frozen=True):
    code: str
    name: str


@get("/languages", summary="All languages", sync_to_thread=False)
def list_languages() -> list[Language]:
    return [Language(code, words(code)("language-name")) for code in languages()]


router = Router("/", tags=["languages"], route_handlers=[list_languages])

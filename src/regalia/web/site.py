"""The table in the browser: the built files of the web client, or an honest page without them."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from regalia.engine.message import Message
from regalia.web.caller import language_of
from regalia.web.docs import page
from regalia.web.problems import NotThere
from regalia.words import words

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A built file; any other address is the client's own to show."""
    name = request.scope["path"].lstrip("/")
    if name.startswith("api/"):
        raise NotThere(Message("web-not-there"))
    file = (STATIC / name).resolve()
    if name and file.is_file() and file.is_relative_to(STATIC):
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if "." in name.rpartition("/")[2]:
        raise NotThere(Message("web-not-there"))
    if is_built():
        content = (STATIC / "index.html").read_bytes()
    else:
        content = without_client(language_of(request.scope)).encode()
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def without_client(language: str) -> str:
    say = words(language)
    return page(
        "Regalia",
        f"<h1>Regalia</h1><p>{say('web-no-client')}</p>"
        f'<p><a href="/api/docs">{say("web-docs-title")}</a></p>',
    )

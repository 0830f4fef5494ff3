"""The table in the browser: the built files of the web client, or an honest page without them."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get

from regalia.engine.message import Message
from regalia.web.caller import header, language_of
from regalia.web.docs import page
from regalia.web.problems import NotThere
from regalia.words import words

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
LONGEST_NAME = 100
"""Of our files; systems complain about names that no file can have."""
KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""Not left to what the machine believes."""


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A built file; any other address is the client's own to show."""
    name = request.scope["path"].lstrip("/")
    if name.startswith("api/"):
        raise NotThere(Message("web-not-there"))
    if name and (file := built_file(name)):
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return handed_out(request, file, cache)
    if "." in name.rpartition("/")[2]:
        raise NotThere(Message("web-not-there"))
    if is_built():
        return handed_out(request, STATIC / "index.html", "no-cache")
    content = without_client(language_of(request.scope)).encode()
    return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def built_file(name: str) -> Path | None:
    """No file outside the folder, whatever the address says, and no compressed twin by name."""
    if "\0" in name or len(name) > LONGEST_NAME:
        return None
    file = (STATIC / name).resolve()
    inside = file.is_relative_to(STATIC) and file.suffix != ".gz"
    return file if inside and file.is_file() else None


def handed_out(request: Request[Any, Any, Any], file: Path, cache: str) -> Response[bytes]:
    """The file, compressed when it was built if the browser understands that."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    twin = file.with_name(f"{file.name}.gz")
    if "gzip" in header(request.scope, b"accept-encoding") and twin.is_file():
        file, headers["content-encoding"] = twin, "gzip"
    suffix = Path(file.name.removesuffix(".gz")).suffix
    kind = KINDS.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def without_client(language: str) -> str:
    say = words(language)
    return page(
        "Regalia",
        f"<h1>Regalia</h1><p>{say('web-no-client')}</p>"
        f'<p><a href="/api/docs">{say("web-docs-title")}</a></p>',
    )

"""The description of the API as a page: plain HTML, nothing from elsewhere."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from regalia.web.caller import language_of
from regalia.web.problems import NAMES
from regalia.words import words

METHODS = ("get", "post", "patch", "put", "delete")


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> str:
    schema = request.app.openapi_schema.to_schema()
    say = words(language_of(request.scope))
    parts = [f"<h1>{say('web-docs-title')}</h1>", f"<p>{say('web-docs-intro')}</p>"]
    for path, item in sorted(schema["paths"].items()):
        parts += [operation(method, path, item[method]) for method in METHODS if method in item]
    parts.append(f"<h2>{say('web-docs-problems')}</h2><dl>")
    for name in (*NAMES, "internal"):
        parts.append(f'<dt id="{name}">{name}</dt><dd>{escape(say(f"web-problem-{name}"))}</dd>')
    parts.append("</dl>")
    return page(say("web-docs-title"), "\n".join(parts))


def operation(method: str, path: str, about: dict[str, Any]) -> str:
    summary = escape(about.get("summary", ""))
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    sent = type_name(body.get("schema", {}))
    good = next(iter(about["responses"].values()))
    media: dict[str, Any] = next(iter(good.get("content", {}).values()), {})
    received = type_name(media.get("schema", {}))
    arrow = " → ".join(escape(name) for name in (sent, received) if name)
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{summary}<br>{arrow}</p>"


def type_name(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("type") == "array":
        return f"{type_name(schema.get('items', {}))}[]"
    return ""


def page(title: str, body: str) -> str:
    return (
        '<!doctype html><html><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title></head><body>{body}</body></html>"
    )

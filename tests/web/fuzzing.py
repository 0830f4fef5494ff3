"""People who ask a server for all sorts of things, and go on with what it answers.

Requests are made from the API's description. A field is filled with what an answer has called by
the same name before, with anything that fits, or with what does not fit at all. In between people
play as people do, so that there is something to ask about; whoever is thrown out comes in again.
"""

import asyncio
import json
import random
import re
from collections import Counter, defaultdict, deque
from collections.abc import MutableMapping
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import msgspec

from regalia import games
from regalia.web.app import Server
from regalia.web.settings import Settings

Json = Any
DESCRIPTION: Json = Server(
    Settings(database="sqlite:///never-opened.db")
).litestar.openapi_schema.to_schema()
COOKIE = re.compile(r"(regalia=[^;]*)")
PEOPLE, OWN, REMEMBERED, LARGEST_LEARNT = 8, 4, 40, 20_000
PLAYED, SPOILT, KNOWN, SPARED = 0.5, 0.04, 0.8, 0.4
"""How often somebody plays, a value is spoilt, a known one taken, and what is optional left out."""
JUNK: list[Json] = [
    None, True, -1, 0, 7, 1 << 31, 1 << 63, 10**400, 0.5, 1e308, "", " ", "x", "x" * 3_000, "\0",
    "\ud800", "ж" * 40, "\u202e\u200b", "../..", "%00", [], {}, [[[[]]]], {"a": {"b": [None]}},
]  # fmt: skip
FIRST_KNOWN: dict[str, list[Json]] = {
    "game": list(games.NAMES),
    "options": [
        msgspec.to_builtins(options)
        for name in games.NAMES
        for options in games.load(name).variants.values()
    ],
    "bot": ["random", "greedy"],
    "stand_in": ["random", "greedy"],
    "language": ["en", "ru", "xx"],
    "name": ["Ann", "Bob", "Жанна"],
    "login": [f"somebody{number}" for number in range(10)],
    "password": ["correct horse battery", "another good password"],
    "old_password": ["correct horse battery", "another good password"],
    "text": ["and so on", "<b>", "😀"],
    "seconds": [60, 86_400],
}
"""These stay as they are: bots that think long would hold up the others."""


class Operation(NamedTuple):
    name: str
    method: str
    path: str
    about: Json


OPERATIONS = [
    Operation(about["operationId"], method.upper(), path, about)
    for path, item in DESCRIPTION["paths"].items()
    for method, about in item.items()
]
ENDING = ("become_guest", "log_in", "log_out", "delete_me", "come_with_new_account")
"""After these somebody is somebody else: seldom, so that they get to know the place."""
WEIGHTS = [0.2 if operation.name in ENDING else 1.0 for operation in OPERATIONS]
BY_NAME = {operation.name: operation for operation in OPERATIONS}


class Answer(NamedTuple):
    status: int
    headers: dict[bytes, bytes]
    body: bytes

    @property
    def json(self) -> Json:
        is_json = b"json" in self.headers.get(b"content-type", b"") and self.body
        return json.loads(self.body) if is_json else None


async def ask(
    server: Server, method: str, target: str, headers: dict[str, str], body: bytes
) -> Answer:
    """As uvicorn would ask the application; of a stream the first event is awaited."""
    path, _, query = target.partition("?")
    named = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: MutableMapping[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
        "method": method, "path": path, "raw_path": quote(path).encode(), "root_path": "",
        "query_string": query.encode(), "headers": named, "client": ("127.0.0.1", 1), "state": {},
        "server": ("127.0.0.1", 80),
    }  # fmt: skip
    coming, gone, answers = [body], asyncio.Event(), []
    parts: list[bytes] = []

    async def receive() -> MutableMapping[str, Any]:
        if coming:
            return {"type": "http.request", "body": coming.pop(), "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            answers.append(message)
        else:
            parts.append(message.get("body", b""))
            gone.set()

    await server(scope, receive, send)
    [begun] = answers
    return Answer(begun["status"], dict(begun["headers"]), b"".join(parts))


class Somebody:
    """A person with a cookie, who may have lost it."""

    def __init__(self) -> None:
        self.cookie = ""
        self.tables: deque[str] = deque(maxlen=OWN)
        """At which they sit, or sat."""


class Fuzzer:
    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.people = [Somebody() for _ in range(PEOPLE)]
        self.known: dict[str, deque[Json]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self.keys: deque[str] = deque(["first-key"], maxlen=REMEMBERED)
        self.answers: Counter[tuple[str, int]] = Counter()
        self.wrong: list[str] = []
        for name, values in FIRST_KNOWN.items():
            self.known[name].extend(values)

    @property
    def asked(self) -> int:
        return self.answers.total()

    def count(self, name: str = "", least: int = 200, end: int = 300) -> int:
        """How many answers there were of this kind."""
        return sum(
            number
            for (operation, status), number in self.answers.items()
            if name in ("", operation) and least <= status < end
        )

    # What is done

    async def one_thing(self) -> None:
        somebody = self.chance.choice(self.people)
        if self.chance.random() < PLAYED:
            await self.play(somebody)
        else:
            [operation] = self.chance.choices(OPERATIONS, WEIGHTS)
            await self.send(somebody, operation, *self.made_up(operation))

    async def play(self, somebody: Somebody) -> None:
        """Go on at some table, as a person would who looks at it."""
        if not self.known["table"] or self.chance.random() < 0.03:
            await self.send(somebody, BY_NAME["open_table"], {}, self.an_order())
            return
        is_own = somebody.tables and self.chance.random() < 0.8
        at = {"table": self.chance.choice(somebody.tables if is_own else self.known["table"])}
        shown = (await self.send(somebody, BY_NAME["get_table"], at, None)).json
        if shown and "choices" in shown:
            name, body = self.next_thing(shown)
            if shown["seat"] >= 0 and at["table"] not in somebody.tables:
                somebody.tables.append(at["table"])
            await self.send(somebody, BY_NAME[name], at, body)

    def an_order(self) -> Json:
        """A table with people and bots, as its game has it."""
        game = games.load(self.chance.choice(games.NAMES))
        seats = [
            {"kind": "bot", "bot": "random"} if self.chance.random() < 0.6 else {"kind": "open"}
            for _ in range(self.chance.choice(game.players) - 1)
        ]
        options = msgspec.to_builtins(self.chance.choice(list(game.variants.values())))
        seats = [{"kind": "open"}, *seats]
        return {"game": game.name, "seats": seats, "options": options, "stand_in": "random"}

    def next_thing(self, shown: Json) -> tuple[str, Json]:
        """What somebody does who sees this picture."""
        seat, undo = shown["seat"], shown["undo"]
        if shown["status"] == "open":
            return self.before_it_begins(shown)
        if seat in undo["waiting"]:
            return "answer", {"yes": self.chance.random() < 0.7}
        if undo["possible"] and self.chance.random() < 0.05:
            return "undo", {"number": shown["number"]}
        if shown["choices"]:
            move = self.chance.choice(shown["choices"])["move"]
            name = "move" if self.chance.random() < 0.97 else self.chance.choice(["hints", "why"])
            return name, {"number": shown["number"], "move": move}
        if shown["status"] == "finished":
            return self.chance.choice(["rematch", "get_transcript", "get_replay"]), None
        return self.chance.choice(["stream", "get_log", "chat", "back"]), {"text": "hm"}

    def before_it_begins(self, shown: Json) -> tuple[str, Json]:
        free = [n for n, at in enumerate(shown["seats"]) if at["kind"] == "open"]
        if shown["seat"] < 0 and free:
            return "join", {"seat": self.chance.choice(free)}
        if shown["host"] and free:
            plan = {"kind": "bot", "bot": "random"}
            wanted = self.chance.choice(["plan_seat", "get_invitations"])
            return wanted, {"seat": self.chance.choice(free), "plan": plan}
        return ("start" if shown["host"] else "stream"), None

    # What is asked

    def made_up(self, operation: Operation) -> tuple[Json, Json]:
        """Parameters and body, more or less as described."""
        given = {
            each["name"]: self.value(each["name"], each["schema"])
            for each in operation.about.get("parameters", [])
            if each["in"] != "header" and (each["required"] or self.chance.random() > SPARED)
        }
        content = operation.about.get("requestBody", {}).get("content", {})
        body = self.value("", content["application/json"]["schema"]) if content else None
        return given, body

    def value(self, name: str, schema: Json) -> Json:
        if self.chance.random() < SPOILT:
            return self.chance.choice(JUNK)
        if self.known[name] and self.chance.random() < KNOWN:
            return self.chance.choice(self.known[name])
        if "$ref" in schema:
            schema = DESCRIPTION["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        if "oneOf" in schema:
            return self.value("", self.chance.choice(schema["oneOf"]))
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        return self.fitting(schema)

    def fitting(self, schema: Json) -> Json:
        match schema.get("type"):
            case "object":
                needed = {*schema.get("required", ()), "stand_in"}
                return {
                    name: self.value(name, each)
                    for name, each in schema.get("properties", {}).items()
                    if name in needed or self.chance.random() > SPARED
                }
            case "array":
                return [self.value("", schema["items"]) for _ in range(self.chance.randint(0, 6))]
            case "integer":
                return self.chance.choice([-1, 0, 1, 2, 3, 5, 50, 1_000])
            case "boolean":
                return self.chance.random() < 0.5
        return self.chance.choice(["", "a", "something", "a-key-of-some-length"])

    async def send(
        self, somebody: Somebody, operation: Operation, given: Json, body: Json
    ) -> Answer:
        path, query = operation.path, dict(given)
        for name in re.findall(r"{(\w+)}", path):
            path = path.replace(f"{{{name}}}", written(query.pop(name, "x")) or "x")
        target = f"{path}?{urlencode(query, errors='replace')}" if query else path
        content = self.content(operation, body)
        headers = self.headers(somebody, content)
        answer = await ask(self.server, operation.method, target, headers, content)
        self.note(operation, target, content, answer)
        if headers["Cookie"] == somebody.cookie and "Authorization" not in headers:
            await self.keep_alive(somebody, operation, answer)
        return answer

    def content(self, operation: Operation, body: Json) -> bytes:
        if "requestBody" not in operation.about:
            return b""
        content = json.dumps(body).encode()
        cut = self.chance.randrange(len(content) + 1)
        return content[:cut] if self.chance.random() < SPOILT / 2 else content

    def headers(self, somebody: Somebody, content: bytes) -> dict[str, str]:
        headers = {"Host": "127.0.0.1", "Cookie": somebody.cookie, "Idempotency-Key": self.key()}
        if content:
            headers |= {"Content-Type": "application/json", "Content-Length": f"{len(content)}"}
        if self.known["secret"] and self.chance.random() < SPOILT:
            headers["Authorization"] = f"Bearer {self.chance.choice(self.known['secret'])}"
        spoilt = [name for name in headers if self.chance.random() < SPOILT / 4]
        return {
            name: self.chance.choice(["", "x", value[1:], "\xff"]) if name in spoilt else value
            for name, value in headers.items()
        }

    def key(self) -> str:
        """A new one, or once more one that was used before."""
        if self.chance.random() > 2 * SPOILT:
            self.keys.append(f"{self.chance.getrandbits(64):016x}")
        return self.chance.choice(self.keys) if self.chance.random() < SPOILT else self.keys[-1]

    # What is made of the answers

    def note(self, operation: Operation, target: str, content: bytes, answer: Answer) -> None:
        self.answers[operation.name, answer.status] += 1
        if answer.status >= 500:
            told = f"{operation.method} {target} {content[:300]!r}: {answer.status}"
            self.wrong.append(f"{told} {answer.body[:300]!r}")
        if answer.status < 300 and len(answer.body) < LARGEST_LEARNT:
            self.learn(answer.json)

    def learn(self, told: Json, name: str = "") -> None:
        """What it calls by a name can be asked for by that name."""
        if name and name not in FIRST_KNOWN and told != "" and name != "now":
            self.known[name].append(told)
        if isinstance(told, dict):
            for each, value in told.items():
                self.learn(value, each)
        elif isinstance(told, list):
            for value in told[:10]:
                self.learn(value)

    async def keep_alive(self, somebody: Somebody, operation: Operation, answer: Answer) -> None:
        """Whoever is nobody any more comes in again."""
        if found := COOKIE.match(answer.headers.get(b"set-cookie", b"").decode()):
            somebody.cookie = found[1]
            somebody.tables.clear()
        if answer.status == 401 and operation.name != "become_guest":
            await self.send(somebody, BY_NAME["become_guest"], {}, {"name": "Ann"})


def written(value: Json) -> str:
    """As a part of a path."""
    return quote(str(value), safe="", errors="replace")

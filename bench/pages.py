"""`python -m bench.pages`: how soon the web table can be used over a slow mobile connection, and
whether a whole game of Royals replays smoothly."""

import json
import random
import shutil
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from bench.server.process import serving

SLOW_4G = {
    "offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
ROUNDS = 5


def slow_page(browser: Browser) -> Page:
    """A first visit: nothing is cached."""
    page = browser.new_context(viewport={"width": 360, "height": 740}).new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    return page


def first_visit(browser: Browser, address: str) -> float:
    page = slow_page(browser)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play against bots").first.wait_for()
    taken = time.perf_counter() - began
    page.context.close()
    return taken


# Replay

SPEED = "4"
"""Four moments in the time of one: what stutters does so sooner."""
WATCH = """
() => {
  window.frames_seen = [];
  let last = performance.now();
  requestAnimationFrame(function look(now) {
    window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(look);
  });
}
"""
FRAME = 1000 / 60
SLOW_FRAME = 50.0
"""Milliseconds: three frames of a usual screen, which the eye notices."""
TASK = "ThreadControllerImpl::RunTask"
MAIN_THREAD = "CrRendererMain"


def call(context: BrowserContext, address: str, path: str, body: Any = None) -> Any:
    headers = {"Idempotency-Key": uuid.uuid4().hex, "Content-Type": "application/json"}
    answer = context.request.fetch(
        f"{address}api/v1{path}", method="GET" if body is None else "POST", headers=headers,
        data=None if body is None else json.dumps(body), timeout=600_000,
    )  # fmt: skip
    return answer.json() if answer.body() else None


def finished_game(context: BrowserContext, address: str) -> str:
    """A game of Royals with three bots, in which we play at random; the table's id."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    table = call(context, address, "/tables", {"game": "royals", "seats": seats})["table"]
    call(context, address, f"/tables/{table}/start", {})
    chance = random.Random(1)
    while (picture := call(context, address, f"/tables/{table}"))["status"] != "finished":
        if not picture["choices"]:
            time.sleep(0.02)
            continue
        move = chance.choice(picture["choices"])["move"]
        body = {"number": picture["number"], "move": move}
        call(context, address, f"/tables/{table}/moves", body)
    return str(table)


def replay(browser: Browser, address: str) -> dict[str, float]:
    """Play a whole game back, and look at every frame."""
    context = browser.new_context(viewport={"width": 1360, "height": 900})
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play against bots").first.wait_for()
    page.goto(f"{address}replay/{finished_game(context, address)}")
    slider = page.get_by_label("Moment", exact=True)
    slider.wait_for()
    page.get_by_label("Speed").select_option(SPEED)
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session)
    with traced(session) as events:
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_test_id("standings").wait_for(timeout=600_000)
        used, frames = busy(session) - before, page.evaluate("window.frames_seen")
    moments = float(slider.get_attribute("max") or 0)
    context.close()
    work = 1000 * used / moments
    return {"moments": moments, "work": work, **smoothness(frames, tasks_in(events))}


def busy(session: CDPSession) -> float:
    """Seconds that the page's main thread has computed, whatever else the machine did."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


@contextmanager
def traced(session: CDPSession) -> Iterator[list[Any]]:
    """What the browser's threads do meanwhile; there to be read afterwards."""
    events: list[Any] = []
    over = False

    def end(_: Any) -> None:
        nonlocal over
        over = True

    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", end)
    wanted = {"includedCategories": ["toplevel"]}
    session.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    while not over:
        session.send("Performance.getMetrics")  # whoever asks also hears


def tasks_in(events: list[Any]) -> list[float]:
    """Milliseconds that each task of the page computed: pauses made by others do not count."""
    named = (each for each in events if each["name"] == "thread_name")
    pages = {(x["pid"], x["tid"]) for x in named if x["args"]["name"] == MAIN_THREAD}
    return [
        each.get("tdur", 0) / 1000
        for each in events
        if each["name"] == TASK and (each["pid"], each["tid"]) in pages
    ]


def smoothness(frames: list[float], tasks: list[float]) -> dict[str, float]:
    return {
        "frames": float(len(frames)),
        "median": statistics.median(frames),
        "slow": 100 * sum(frame > SLOW_FRAME for frame in frames) / len(frames),
        "worst": max(frames),
        "tasks": float(sum(task > FRAME for task in tasks)),
        "longest": max(tasks, default=0.0),
    }


def say(text: str, value: float, unit: str) -> None:
    sys.stdout.write(f"  {text:<62} {value:>10.3g} {unit}\n")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "r.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        address = f"http://127.0.0.1:{server.port}/"
        times = sorted(first_visit(browser, address) for _ in range(ROUNDS))
        smooth = replay(browser, address)
        browser.close()
    sys.stdout.write("\nThe web table\n")
    say("first visit to home over slow 4G, until a game can be chosen", times[ROUNDS // 2], "s")
    say(f"replay of a game of Royals at {SPEED}×: moments", smooth["moments"], "")
    say("  processor time for each moment, animation included", smooth["work"], "ms")
    say("  between two frames, median", smooth["median"], "ms")
    say(f"  frames later than {SLOW_FRAME:.0f} ms, of {smooth['frames']:.0f}", smooth["slow"], "%")
    say("  longest pause between two frames", smooth["worst"], "ms")
    say("  tasks of more than a frame of processor time", smooth["tasks"], "")
    say("  longest task, processor time", smooth["longest"], "ms")


if __name__ == "__main__":
    main()

"""`python -m bench.pages`: how soon the web table can be used over a slow mobile connection."""

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

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


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "r.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        address = f"http://127.0.0.1:{server.port}/"
        times = sorted(first_visit(browser, address) for _ in range(ROUNDS))
        browser.close()
    text = "first visit to home over slow 4G, until a game can be chosen"
    sys.stdout.write(f"\nThe web table\n  {text:<62} {times[ROUNDS // 2]:>10.3g} s\n")


if __name__ == "__main__":
    main()

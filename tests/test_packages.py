"""What people install: made from this folder, tried far from it."""

import email
import os
import re
import runpy
import signal
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from databases import free_port

ROOT = Path(__file__).parent.parent
PATIENCE = 120.0
CLIENT = re.compile(r"regalia/web/static/(index\.html|assets/.*\.js)$")


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **environment},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packages")


@pytest.fixture(scope="module")
def sdist(folder: Path) -> Path:
    is_current = runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"]
    assert is_current(), "build the web table first: make lint, or python web/build.py"
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, folder=ROOT)
    [made] = folder.glob("regalia-*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(sdist: Path, folder: Path) -> Path:
    """Made of the source distribution, where there is no Node.js."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", folder, sdist, folder=folder, PATH=str(Path(sys.executable).parent))
    [made] = folder.glob("regalia-*.whl")
    return made


@pytest.fixture(scope="module")
def programs(wheel: Path, folder: Path) -> Path:
    return installed(wheel, folder)


def installed(wheel: Path, folder: Path) -> Path:
    """The wheel in an environment of its own; what it needs is looked for in ours."""
    environment = folder / "environment"
    run(sys.executable, "-m", "venv", "--without-pip", environment, folder=folder)
    python = environment / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    run(*pip, "install", "--no-index", "--no-deps", wheel, folder=folder)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "ours.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return python.parent


def test_the_source_distribution_holds_sources_and_the_built_client(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "Makefile"} <= names
    assert {"web/package-lock.json", "web/src/main.ts", "docs/server.md"} <= names
    assert "tests/test_packages.py" in names
    assert len([name for name in names if CLIENT.search(name)]) > 5
    assert not [name for name in names if re.search(r"node_modules|\.venv|__pycache__|\.db$", name)]


def test_the_wheel_is_for_every_system_and_brings_the_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert len([name for name in names if CLIENT.search(name)]) > 5
    for name in ("locale/ru/cli.ftl", "locale/en/rules/majesty.md", "games/royals/board.toml"):
        assert f"regalia/{name}" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"regalia"}


def test_what_the_packages_say_about_themselves_is_in_order(wheel: Path, sdist: Path) -> None:
    said = run(sys.executable, "-m", "twine", "check", "--strict", wheel, sdist, folder=ROOT)

    assert said.count("PASSED") == 2


def test_the_long_description_leads_nowhere_where_nothing_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        metadata = email.message_from_bytes(archive.read(name))
    text = str(metadata.get_payload())

    assert metadata["License-Expression"] == "MIT"
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "pip install" in text
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link] == []
    assert "![" not in text


def test_links_lead_to_the_repository_once_there_is_one() -> None:
    linked = runpy.run_path(str(ROOT / "hatch_build.py"))["linked"]
    text = "[a](docs/a.md) [b](https://example.org/b) ![c](docs/pictures/c.png) [d](#d)"

    at = "https://example.org/regalia"
    assert linked(text, at) == (
        f"[a]({at}/blob/HEAD/docs/a.md) [b](https://example.org/b) "
        f"![c]({at}/raw/HEAD/docs/pictures/c.png) [d](#d)"
    )


def test_the_installed_program_answers(programs: Path, wheel: Path, folder: Path) -> None:
    home = run(programs / "python", "-c", "import regalia; print(regalia.__file__)", folder=folder)
    version = run(programs / "regalia", "--version", folder=folder)

    assert home.startswith(str(folder))
    assert version.split() == wheel.name.split("-")[:2]
    assert "serve" in run(programs / "regalia", "--help", folder=folder)


def test_the_installed_program_serves_the_web_table(programs: Path, folder: Path) -> None:
    port, database = str(free_port()), f"sqlite:///{folder}/regalia.db"
    process = subprocess.Popen(
        [programs / "regalia", "serve", "--port", port, "--database", database],
        cwd=folder, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        page = answer(process, f"http://127.0.0.1:{port}/").text
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        asset = answer(process, f"http://127.0.0.1:{port}{script}")
        process.send_signal(signal.SIGTERM)

        assert asset.headers["content-type"].startswith("text/javascript")
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()


def answer(process: "subprocess.Popen[bytes]", address: str) -> httpx.Response:
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None
        try:
            return httpx.get(address, timeout=PATIENCE).raise_for_status()
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)

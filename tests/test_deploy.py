"""What operators start from: the image, compose, systemd, proxies, the dashboard.

No container is built here. What can be tried is: proxies are started, and played through.
"""

import configparser
import contextlib
import ipaddress
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from processes import Process
from serving import Player, begun, move, on_turn

from databases import free_port
from regalia.cli.serve import command
from regalia.cli.settings import variable
from regalia.cli.talk import Console
from regalia.table.hall import Hall
from regalia.table.store import Store
from regalia.table.timing import WallClock
from regalia.web.metrics import Metrics

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
SERVE = command(Console("en"))
KNOWN = {*map(variable, SERVE.settings), "REGALIA_DATA_DIR", "REGALIA_CACHE_DIR"}
OF_CADDY = {"REGALIA_DOMAIN", "REGALIA_UPSTREAM"}
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PATIENCE = 60.0


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def last_stage() -> dict[str, str]:
    found = instructions()
    begins = max(place for place, (word, _) in enumerate(found) if word == "FROM")
    return dict(found[begins:])


def test_the_image_starts_from_named_versions() -> None:
    bases = [rest.split()[0] for word, rest in instructions() if word == "FROM"]

    assert bases
    assert [base for base in bases if not re.search(r":\d[\w.-]*$", base)] == []


def test_the_image_copies_what_is_there_and_what_is_let_through() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_through = {line[1:] for line in ignored if line.startswith("!")}
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY"]
    own = {each for parts in copied if not parts[0].startswith("--from") for each in parts}

    assert "requirements.lock" in own
    for each in own:
        assert (ROOT / each).exists(), each
        assert each.split("/")[0] in let_through, each


def test_the_image_runs_as_nobody_in_particular_with_one_volume_and_is_looked_after() -> None:
    final = last_stage()

    assert final["USER"] == "regalia"
    assert final["VOLUME"] == "/data"
    assert "/ready" in final["HEALTHCHECK"]
    assert json.loads(final["ENTRYPOINT"]) + json.loads(final["CMD"]) == ["regalia", "serve"]
    assert "REGALIA_DATA_DIR=/data" in final["ENV"]


def test_the_image_has_compiled_code_where_the_program_looks_for_it() -> None:
    [made] = re.findall(
        r"REGALIA_CACHE_DIR=(\S+) \S*regalia compile", " ".join(rest for _, rest in instructions())
    )

    assert f"REGALIA_CACHE_DIR={made}" in last_stage()["ENV"]


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "compose.https.yaml", "deploy"])
def test_only_variables_that_mean_something_are_set(file: str) -> None:
    paths = [ROOT / file] if (ROOT / file).is_file() else list(DEPLOY.iterdir())
    named = {name for path in paths for name in re.findall(r"REGALIA_\w+", path.read_text("utf-8"))}

    assert named <= KNOWN | OF_CADDY


def composed(file: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / file).read_text("utf-8"))
    return read


def test_alone_the_server_is_for_this_machine_with_everything_in_one_volume() -> None:
    alone = composed("compose.yaml")

    assert list(alone["services"]) == ["regalia"]
    assert alone["services"]["regalia"]["ports"] == ["127.0.0.1:8000:8000"]
    assert alone["services"]["regalia"]["volumes"] == ["data:/data"]
    assert list(alone["volumes"]) == ["data"]


def test_with_https_the_proxy_that_is_believed_is_the_one_that_is_there() -> None:
    services = composed("compose.https.yaml")["services"]
    [network] = composed("compose.https.yaml")["networks"].values()
    address = services["caddy"]["networks"]["inside"]["ipv4_address"]
    subnet = ipaddress.ip_network(network["ipam"]["config"][0]["subnet"])

    assert services["regalia"]["environment"]["REGALIA_PROXIES"] == address
    assert ipaddress.ip_address(address) in subnet
    assert (ROOT / services["caddy"]["volumes"][0].split(":")[0]).is_file()


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(DEPLOY / "regalia.service")
    return read


def test_the_service_is_started_by_a_command_that_exists() -> None:
    program, *words = unit()["Service"]["ExecStart"].split()

    assert program == "/opt/regalia/bin/regalia"
    assert words[0] == "serve"
    options = {name for param in SERVE.params for name in param.opts}
    assert {word for word in words if word.startswith("--")} <= options


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is missing")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "regalia.service").read_text("utf-8")
    there = shutil.which("true") or "/bin/true"
    (tmp_path / "regalia.service").write_text(text.replace("/opt/regalia/bin/regalia", there))

    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "regalia.service")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.anyio
async def test_every_figure_of_the_dashboard_is_one_of_ours(tmp_path: Path) -> None:
    metrics = Metrics()
    metrics.note("/api/v1/me", 200, 0.001)
    hall = Hall(Store(f"sqlite:///{tmp_path}/r.db"), WallClock(), bot_threads=1)
    metrics.follow(hall)
    ours = set(re.findall(r"^(\w+)[ {]", metrics.text().decode(), re.MULTILINE))
    await hall.close()
    board = (DEPLOY / "grafana.json").read_text("utf-8")
    shown = set(re.findall(r"\b(?:regalia|process)_\w+", board))

    assert len(json.loads(board)["panels"]) > 8
    assert shown <= ours
    assert {name for name in ours if name.startswith("regalia_")} - shown <= {
        "regalia_request_seconds_created", "regalia_requests_created",
    }  # fmt: skip


AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  include {folder}/regalia.conf;
}}
"""


def certificate(folder: Path) -> None:
    if not shutil.which("openssl"):
        pytest.skip("openssl is missing: apt-get install openssl")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "2", "-subj", "/CN=tables.example.org", "-keyout",
         str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip


@contextlib.contextmanager
def nginx(behind: int, folder: Path) -> Iterator[str]:
    """Our file as it is, but for ports and the certificate's place."""
    if NGINX is None:
        pytest.skip("nginx is missing: apt-get install nginx")
    certificate(folder)
    port, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = text.replace("/etc/letsencrypt/live/tables.example.org", str(folder))
    text = re.sub(r" *listen \[::\]:.*\n", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}")
    (folder / "regalia.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), "utf-8")
    started = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    started += ["-e", str(folder / "errors")]
    tried = subprocess.run([*started, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    with running(started, port):
        yield f"https://127.0.0.1:{port}"


@contextlib.contextmanager
def caddy(behind: int, folder: Path) -> Iterator[str]:
    """Our file as it is; without HTTPS, for which it would ask an authority for a certificate."""
    if not shutil.which("caddy"):
        pytest.skip("Caddy is missing: apt-get install caddy")
    port = free_port()
    surroundings = {
        "REGALIA_DOMAIN": f"http://127.0.0.1:{port}",
        "REGALIA_UPSTREAM": f"127.0.0.1:{behind}",
        "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
    }  # fmt: skip
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{(DEPLOY / 'Caddyfile').read_text('utf-8')}", "utf-8")
    started = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    with running(started, port, **surroundings):
        yield f"http://127.0.0.1:{port}"


@contextlib.contextmanager
def running(started: list[str], port: int, **surroundings: str) -> Iterator[None]:
    environment = {**os.environ, **surroundings}
    process = subprocess.Popen(started, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError(f"nothing answers at port {port}")


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Players believe the certificate that was made here; the server compiles nothing."""
    make: Callable[..., httpx.Client] = httpx.Client
    monkeypatch.setattr(httpx, "Client", lambda **settings: make(verify=False, **settings))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
@pytest.mark.usefixtures("trusting")
def test_people_play_and_watch_through_the_proxy(
    proxy: Callable[[int, Path], contextlib.AbstractContextManager[str]], tmp_path: Path
) -> None:
    https = ["--https"] if proxy is nginx else []
    options = [*https, "--proxies", "127.0.0.1", "--streams", "1"]
    server = Process(f"sqlite:///{tmp_path}/r.db", tmp_path / "log", *options)
    try:
        with proxy(server.port, tmp_path) as address:
            play_and_watch(address)
            with httpx.Client() as anybody:
                assert anybody.get(f"{address}/metrics").status_code == 404
    finally:
        server.kill()


def play_and_watch(address: str) -> None:
    with Player(address, "Ann") as ann, Player(address, "Bob") as bob:
        table = begun(ann, bob)
        watching = ann.events(table)
        first = next(watching)
        for _ in range(3):  # each is there before the next is made: nothing is held back
            move(on_turn(table, ann, bob), table)
            seen = next(watching)
            assert seen["picture"]["heard"] > first["picture"]["heard"]
            first = seen
        refused = bob.send("GET", f"/tables/{table}/stream")
        assert refused.status_code == 429  # one stream an address, and both come from ours
        watching.close()  # type: ignore[attr-defined]

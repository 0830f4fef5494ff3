"""A real nginx in front, as a public server has one: its own child process, on loopback."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server.process import cpu_seconds

WHERE = "/usr/sbin"
"""Debian's place for it, which is not on everybody's path."""
CONFIGURATION = """
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 16384; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  keepalive_requests 1000000;
  map $http_upgrade $connection_or_upgrade {{ default upgrade; "" ""; }}
  upstream behind {{ server 127.0.0.1:{behind}; keepalive 256; keepalive_requests 1000000; }}
  server {{
    listen 127.0.0.1:{port} backlog=4096;
    location / {{
      proxy_pass http://behind;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_or_upgrade;
    }}
  }}
}}
"""


@dataclass
class Proxy:
    process: "subprocess.Popen[bytes]"
    port: int

    def cpu_seconds(self) -> float:
        """Of its one worker, a child of the process that was started."""
        pid = self.process.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return sum(cpu_seconds(int(worker)) for worker in workers)


def program() -> str | None:
    return shutil.which("nginx") or shutil.which("nginx", path=WHERE)


def why_not() -> str:
    """What is in the way of measuring behind a proxy here."""
    return "" if program() else "nothing is measured behind a proxy: nginx is not installed"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def proxied(behind: int) -> Iterator[Proxy]:
    """nginx in front of that port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "nginx.conf"
        file.write_text(CONFIGURATION.format(folder=folder, behind=behind, port=port))
        process = subprocess.Popen(
            [str(program()), "-p", folder, "-c", str(file), "-e", f"{folder}/errors"]
        )
        try:
            wait_for(port)
            yield Proxy(process, port)
        finally:
            process.terminate()
            process.wait(30)


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nothing answers at port {port}")

"""How a server is reached: from this computer, and by others in the network."""

import contextlib
import ipaddress
import socket
from collections.abc import Iterator

import segno
from rich.style import Style
from rich.text import Text

FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Kept for documents: nobody is there, and nothing is sent. Which of our addresses the way there
begins at is what others see of us."""
HALVES = "\N{UPPER HALF BLOCK}"
"""Two squares of a code in one place: the upper one is its colour, the lower one its ground."""
COLOURS = {0: "#ffffff", 1: "#000000"}
QUIET = 2
"""White squares around a code."""


def from_here(listening: socket.socket) -> str:
    """The server's address for this computer."""
    address, port, *_ = listening.getsockname()
    if ipaddress.ip_address(address).is_unspecified:
        address = "::1" if listening.family == socket.AF_INET6 else "127.0.0.1"
    return page(address, port)


def from_the_network(listening: socket.socket) -> list[str]:
    """Its addresses for others; none where it listens to this computer alone."""
    address, port, *_ = listening.getsockname()
    bound = ipaddress.ip_address(address)
    if not bound.is_unspecified:
        return [] if bound.is_loopback else [page(address, port)]
    families = [socket.AF_INET, *([socket.AF_INET6] if listening.family == socket.AF_INET6 else [])]
    known = dict.fromkeys(own for family in families for own in own_addresses(family))
    return [page(own, port) for own in known if is_for_others(own)]


def own_addresses(family: socket.AddressFamily) -> Iterator[str]:
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR_AWAY[family], 9))
        yield probe.getsockname()[0]
    with contextlib.suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None, family):
            yield str(found[4][0])


def is_for_others(address: str) -> bool:
    own = ipaddress.ip_address(address.partition("%")[0])
    return not (own.is_loopback or own.is_link_local or own.is_unspecified)


def page(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def code(address: str) -> Text:
    """A QR code that looks the same on light and on dark ground."""
    rows = [list(row) for row in segno.make_qr(address).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    drawn = Text()
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        for above, below in zip(upper, lower, strict=True):
            drawn.append(HALVES, Style(color=COLOURS[above], bgcolor=COLOURS[below]))
        drawn.append("\n")
    return drawn

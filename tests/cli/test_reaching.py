"""Where a server says it is."""

import socket
from urllib.parse import urlsplit

import pytest
import segno

from regalia.cli import reaching
from regalia.cli.reaching import QUIET, code, from_here, from_the_network, is_for_others
from regalia.cli.serve import listen


@pytest.mark.parametrize(("host", "written"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]")])
def test_a_server_for_this_computer_is_not_for_others(host: str, written: str) -> None:
    with listen(host, 0) as listening:
        assert from_here(listening) == f"http://{written}:{listening.getsockname()[1]}/"
        assert from_the_network(listening) == []


@pytest.mark.parametrize(("host", "here"), [("0.0.0.0", "127.0.0.1"), ("::", "::1")])
def test_a_server_for_everybody_names_an_address_for_each(host: str, here: str) -> None:
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        own, others = urlsplit(from_here(listening)), map(urlsplit, from_the_network(listening))

        assert (own.hostname, own.port) == (here, port)
        for other in others:
            assert other.port == port
            assert is_for_others(str(other.hostname))
            family = socket.AF_INET6 if ":" in str(other.hostname) else socket.AF_INET
            with socket.socket(family) as at_that_address:
                at_that_address.bind((str(other.hostname), 0))


@pytest.mark.parametrize("address", ["127.0.0.1", "169.254.1.2", "fe80::1%eth0", "0.0.0.0", "::1"])
def test_some_addresses_are_of_no_use_to_others(address: str) -> None:
    assert not is_for_others(address)


def test_the_code_in_the_terminal_is_the_address() -> None:
    address = "http://192.168.178.23:8000/"
    wanted = [list(row) for row in segno.make_qr(address).matrix_iter(border=QUIET)]

    drawn = code(address)

    colours = [span.style for span in drawn.spans]
    width = len(wanted[0])
    assert max(map(len, drawn.plain.splitlines())) == width <= 80
    for place, style in enumerate(colours):
        y, x = divmod(place, width)
        assert not isinstance(style, str)
        assert style.color is not None
        assert style.color.name == ("#000000" if wanted[2 * y][x] else "#ffffff")
        assert style.bgcolor is not None
        below = wanted[2 * y + 1][x] if 2 * y + 1 < len(wanted) else 0
        assert style.bgcolor.name == ("#000000" if below else "#ffffff")


def test_a_machine_without_a_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "no-such-host.invalid")
    monkeypatch.setattr(reaching, "FAR_AWAY", dict.fromkeys(reaching.FAR_AWAY, "nowhere.invalid"))

    with listen("0.0.0.0", 0) as listening:
        assert from_the_network(listening) == []

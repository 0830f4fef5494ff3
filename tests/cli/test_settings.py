"""What a server is told: on its command line, by variables, in a file."""

import json
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from terminal import run

from regalia.cli import settings
from regalia.cli.serve import command
from regalia.cli.settings import kind_of, variable
from regalia.cli.talk import Console

SERVE = command(Console("en"))
PROXIES = "10.0.0.0/8"


@pytest.fixture(autouse=True)
def usual_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nobody's own settings, and a place for the test's."""
    for key in (*SERVE.settings, "settings", "show-settings"):
        monkeypatch.delenv(variable(key), raising=False)
    monkeypatch.setenv("REGALIA_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(settings, "user_config_path", lambda name: tmp_path / name)
    (tmp_path / "regalia").mkdir()
    return tmp_path / "regalia" / "settings.toml"


@pytest.fixture
def another_file(tmp_path: Path) -> Path:
    file = tmp_path / "another.toml"
    file.write_text("# nothing yet\n", "utf-8")
    return file


def unusual(key: str, file: Path) -> Any:
    """A value that the setting can have and does not have by itself."""
    param = SERVE.settings[key]
    usual = param.get_default(click.Context(SERVE))
    if kind_of(param) is bool:
        return usual is not True
    match param.type:
        case click.IntRange(max=most):
            return most
        case click.Choice(choices=choices):
            return next(choice for choice in choices if choice != usual)
    return PROXIES if key == "proxies" else str(file)


def typed(key: str, value: Any) -> list[str]:
    return [f"--{key}"] if value is True else [f"--{key}", str(value)]


def shown(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, tuple[Any, str]]:
    """Each setting and where it comes from."""
    code, out, err = run("serve", "--show-settings", *args, "--lang", "en", capsys=capsys)
    assert code == 0, err
    values = tomllib.loads(out)
    origins = {line.split()[0]: line.rpartition("  # ")[2] for line in out.splitlines()[2:]}
    return {key: (value, origins[key]) for key, value in values.items()}


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    code, out, err = run("serve", *args, "--lang", "en", capsys=capsys)
    assert (code, out) == (2, "")
    return " ".join(err.split())


@pytest.mark.parametrize("key", SERVE.settings)
def test_every_option_can_be_typed_be_a_variable_and_stand_in_the_file(
    key: str, usual_file: Path, another_file: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    value = unusual(key, another_file)
    before = shown(capsys).get(key)
    by_line = shown(capsys, *typed(key, value))[key]
    usual_file.write_text(f"{key} = {json.dumps(value)}\n", "utf-8")
    by_file = shown(capsys)[key]
    usual_file.unlink()
    monkeypatch.setenv(variable(key), str(value))
    by_variable = shown(capsys)[key]

    assert before is None or before == (before[0], "default")
    assert before is None or before[0] != value
    assert by_line == (value, "command line")
    assert by_variable == (value, variable(key))
    assert by_file == (value, str(usual_file))


def test_what_is_typed_counts_before_variables_and_those_before_the_file(
    usual_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual_file.write_text("port = 1001\nstreams = 1001\nrequests = 1001\n", "utf-8")
    monkeypatch.setenv("REGALIA_STREAMS", "1002")
    monkeypatch.setenv("REGALIA_REQUESTS", "1002")

    found = shown(capsys, "--requests", "1003")

    assert found["port"] == (1001, str(usual_file))
    assert found["streams"] == (1002, "REGALIA_STREAMS")
    assert found["requests"] == (1003, "command line")


def test_a_variable_can_switch_off_what_the_file_switches_on(
    usual_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual_file.write_text("https = true\n", "utf-8")
    monkeypatch.setenv("REGALIA_HTTPS", "0")

    assert shown(capsys)["https"] == (False, "REGALIA_HTTPS")


def test_a_file_is_named_by_an_option_or_a_variable(
    usual_file: Path, another_file: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    usual_file.write_text("port = 1\n", "utf-8")
    another_file.write_text("port = 2\n", "utf-8")
    by_line = shown(capsys, "--settings", str(another_file))
    monkeypatch.setenv("REGALIA_SETTINGS", str(another_file))

    assert by_line["port"] == shown(capsys)["port"] == (2, str(another_file))


def test_what_is_shown_can_be_the_file(
    another_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run("serve", "--show-settings", "--port", "4", "--https", capsys=capsys)
    another_file.write_text(out, "utf-8")

    found = shown(capsys, "--settings", str(another_file))

    assert found["port"] == (4, str(another_file))
    assert found["https"] == (True, str(another_file))


@pytest.mark.parametrize("secret", ["hush", "hu:s/h"])
def test_secrets_are_not_shown(secret: str, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"postgresql://regalia:{secret}@localhost/regalia?password={secret}&sslmode=require"

    shown_as = shown(capsys, "--database", database)["database"][0]

    assert shown_as == "postgresql://regalia:***@localhost/regalia?password=***&sslmode=require"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("prot = 1", "there is no setting “prot”; is it “port”?"),
        ("bot_threads = 1", "there is no setting “bot_threads”; is it “bot-threads”?"),
        ("settings = 'x'", "there is no setting “settings”"),
        ("port = '8000'", "port should be a whole number."),
        ("port = true", "port should be a whole number."),
        ("https = 1", "https should be true or false."),
        ("host = 1", "host should be a text."),
        ("[serve]\nport = 1", "there is no setting “serve”"),
        ("[host]\nname = 1", "host should be a text."),
        ("port 8000", "line 1, column 6: this is not TOML: a name should be followed by =."),
    ],
)
def test_a_file_that_cannot_be_is_refused(
    content: str, said: str, another_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    another_file.write_text(content, "utf-8")

    found = complaint(capsys, "--settings", str(another_file))

    assert found.startswith(str(another_file))
    assert said in found


def test_a_file_that_is_not_there_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no-such.toml cannot be read" in complaint(capsys, "--settings", "no-such.toml")


def test_a_value_that_does_not_fit_is_named_as_it_was_given(
    another_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    another_file.write_text("port = 65536\n", "utf-8")
    why = "has a value that does not fit: it is a number from 0 to 65535."

    assert complaint(capsys, "--port", "-1") == f"--port {why}"
    by_file = complaint(capsys, "--settings", str(another_file))
    assert by_file == f"port ({another_file}) {why}"
    monkeypatch.setenv("REGALIA_PORT", "tcp://10.0.0.1:8000")
    assert complaint(capsys) == f"REGALIA_PORT {why}"
    monkeypatch.setenv("REGALIA_PORT", "1")
    monkeypatch.setenv("REGALIA_HTTPS", "perhaps")
    assert complaint(capsys) == "REGALIA_HTTPS has a value that does not fit: it is 1 or 0."


@pytest.mark.parametrize("proxies", ["kitchen", "127.0.0.1,*", "10.0.0.1/8", "1.2.3", "::1::"])
def test_proxies_are_addresses_or_networks(
    proxies: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "neither an address nor a network" in complaint(capsys, "--proxies", proxies)


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1,::1", "10.0.0.0/8,192.168.1.0/24"])
def test_proxies_that_are_believed(proxies: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--proxies", proxies)["proxies"] == (proxies, "command line")


@pytest.mark.parametrize("database", ["nonsense", "postgresql://here:port/x", "mysql://here/x"])
def test_a_database_is_an_address_of_one(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "not the address of a database" in complaint(capsys, "--database", database)


def test_an_empty_host_is_not_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no computer of that name" in complaint(capsys, "--host", "", "--port", "0")

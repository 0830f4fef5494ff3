"""What is installed is needed, from a version and up to one that is known to work."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
IMPORTED_AS = {"argon2-cffi": "argon2", "fluent.runtime": "fluent"}
OF_THE_SERVER = {"httptools", "uvloop"}
"""Which uvicorn finds by itself, and is quicker with."""


def requirements() -> list[str]:
    extras = PROJECT["optional-dependencies"]
    return [*PROJECT["dependencies"], *extras["plot"], *extras["postgresql"]]


def test_every_requirement_has_a_lowest_version_and_an_end() -> None:
    for requirement in requirements():
        assert re.search(r">=[\d.]+,<[\d.]+(;|$)", requirement), requirement


def test_everything_that_is_installed_is_imported() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    for requirement in requirements():
        name = re.split(r"[\[>]", requirement)[0]
        module = IMPORTED_AS.get(name, name.replace("-", "_"))

        assert name in OF_THE_SERVER or re.search(rf"(import|from) {module}\b", code), name


def test_locks_name_no_place_to_get_things_from() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text("utf-8"), lock.name

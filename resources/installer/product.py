"""What the installers say about the product, read from where the project already says it."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
INSTALLER = ROOT / "resources" / "installer"
ICONS = ROOT / "resources" / "icons"

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels. The pictures are drawn from app.svg and stored next to it."""


class Product:
    """The product of this checkout, from pyproject.toml, the package and the last commit."""

    @cached_property
    def _project(self) -> dict[str, Any]:
        project: dict[str, Any] = tomllib.loads(_read("pyproject.toml"))["project"]
        return project

    @cached_property
    def version(self) -> str:
        """The version that the program itself reports."""
        return _found(r'^__version__ = "(.+)"$', "petstore_gui/__init__.py")

    @property
    def command(self) -> str:
        """The name of the command, of the Debian package and of the menu entry."""
        return str(self._project["name"])

    @property
    def summary(self) -> str:
        """A description in one line."""
        return str(self._project["description"])

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

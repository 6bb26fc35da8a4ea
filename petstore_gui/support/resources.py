"""The files that come with the program."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def resource(*parts: str) -> Path:
    """A file in resources/, which is inside the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "resources"
    folder = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return folder.joinpath(*parts)

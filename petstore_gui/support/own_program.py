"""This program: the files that come with it, and how it starts itself again."""

from __future__ import annotations

import sys
from pathlib import Path

from petstore_gui import __version__

_PACKAGE = Path(__file__).resolve().parents[1]


def resource(*parts: str) -> Path:
    """A file in resources/, which is inside the installed package, or beside it in a checkout."""
    installed = _PACKAGE / "resources"
    folder = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return folder.joinpath(*parts)


SERVER = "petstore-server"
"""The command of the package for servers, which has no window."""


def command_name() -> str:
    """The command that a person typed: `petstore-server` or `petstore-gui`."""
    return SERVER if Path(sys.argv[0]).stem == SERVER else "petstore-gui"


def version() -> str:
    """The version, and the commit that a package was built from: "0.2.0 (1f2e3d4c)"."""
    note = resource("commit")
    commit = note.read_text(encoding="ascii") if note.exists() else "from source"
    return f"{__version__} ({commit})"


NO_CONSOLE = 0x0800_0000 if sys.platform == "win32" else 0
"""CREATE_NO_WINDOW of subprocess, which takes 5 ms to import, and no first rows need."""


READ_WORKBOOK = "read-workbook"
"""The command that reads a spreadsheet, for a child process alone."""


def own_command(*arguments: str) -> list[str]:
    """The command line that runs this very program with other arguments."""
    program = [sys.executable] if _is_frozen() else [sys.executable, "-m", "petstore_gui"]
    return [*program, *arguments]


def program_folder() -> Path:
    """Where the child imports from: this program's folder, never the current folder."""
    return Path(sys.executable).parent if _is_frozen() else Path(__file__).parents[2]


def _is_frozen() -> bool:
    return getattr(sys, "frozen", False)

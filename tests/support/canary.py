"""Searches everything that a program writes or shows for a secret. Linux only."""

from __future__ import annotations

import base64
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from urllib.parse import quote

_CLIPBOARD = """
from PySide6.QtGui import QGuiApplication
print(QGuiApplication([]).clipboard().text())
"""

_LOG_ALL = """
import logging
logging.basicConfig(filename={file!r}, level=logging.DEBUG)
program = logging.getLogger("petstore_gui")
program.setLevel(logging.DEBUG)
program.setLevel = lambda level: None
"""


def contains(data: bytes, secret: str) -> bool:
    """Whether `data` contains the secret, plain or as a store or header would encode it."""
    return any(form in data for form in _forms(secret))


def files_with(secret: str, folders: Iterable[Path]) -> list[Path]:
    """The files, at any depth, whose name or contents contain the secret."""
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [path for path in files if secret in path.name or contains(path.read_bytes(), secret)]


def processes_with(secret: str, processes: Iterable[int]) -> list[Path]:
    """The files in /proc with the processes' arguments or environment that contain the secret."""
    shown = [Path(f"/proc/{pid}/{what}") for pid in processes for what in ("cmdline", "environ")]
    return [path for path in shown if contains(_readable(path), secret)]


def window_titles(screen: Mapping[str, str]) -> str:
    """The titles of all windows on a screen, one per line."""
    ask = ["xdotool", "search", "--name", ".", "getwindowname", "%@"]
    return subprocess.run(ask, env=screen, check=True, stdout=subprocess.PIPE, text=True).stdout


def clipboard_of(screen: Mapping[str, str]) -> str:
    """The text in the clipboard of a screen."""
    ask = [sys.executable, "-c", _CLIPBOARD]
    return subprocess.run(ask, env=screen, check=True, stdout=subprocess.PIPE, text=True).stdout


def log_everything(folder: Path) -> dict[str, str]:
    """Environment variables that make all libraries of a program log into `folder` at DEBUG."""
    folder.mkdir()
    code = _LOG_ALL.format(file=str(folder / "debug.log"))
    (folder / "sitecustomize.py").write_text(code, "utf-8")
    return {"PYTHONPATH": str(folder), "PYTHONFAULTHANDLER": "1"}


def _readable(path: Path) -> bytes:
    """Its contents; none if the process has closed its memory to other programs."""
    try:
        return path.read_bytes()
    except PermissionError:
        return b""


def _forms(secret: str) -> Iterator[bytes]:
    for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
        yield secret.encode(encoding)
    yield quote(secret, safe="").encode()
    yield secret.encode().hex().encode()
    for shift in range(3):  # the part of base64 that does not depend on what is before and after
        coded = base64.b64encode(b"\0" * shift + secret.encode())
        yield coded[4 if shift else 0 : len(coded) // 4 * 4 - 4]

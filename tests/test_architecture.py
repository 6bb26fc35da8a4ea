"""The house's rules about packages from outside, down to single modules of Qt.

Who may know whom inside the house stands in pyproject.toml, as contracts of import-linter.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "petstore_gui"

ROOMS_OF = {
    "httpx": ("gateway/transport.py",),
    "keyring": ("settings",),
    "PySide6": ("app.py", "session.py", "catalogue", "settings", "ui"),
    "PySide6.QtGui": ("app.py", "ui"),
    "PySide6.QtNetwork": ("app.py", "ui"),
    "PySide6.QtSvg": ("ui",),
    "PySide6.QtWidgets": ("app.py", "ui"),
    "qasync": ("app.py",),
    "sqlalchemy": ("service",),
    "starlette": ("service",),
    "truststore": ("gateway",),
    "uvicorn": ("service",),
}
"""Package from outside, and the only files and folders of petstore_gui that may import it."""

QT_FREE = ("errors", "gateway.http_gateway", "keys", "pets", "resources", "service", "tasks")


def imports(source: str) -> Iterator[str]:
    """Every module that a source imports, wherever in it: `from a import b` yields a and a.b."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def strangers(package: str, rooms: tuple[str, ...]) -> Iterator[str]:
    """The files outside `rooms` that import `package`."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        at_home = any(place.is_relative_to(room) for room in rooms)
        source = path.read_text(encoding="utf-8")
        if not at_home and any(within(name, package) for name in imports(source)):
            yield place.as_posix()


@pytest.mark.parametrize(("package", "rooms"), ROOMS_OF.items())
def test_a_package_is_imported_in_its_rooms_alone(package: str, rooms: tuple[str, ...]) -> None:
    assert list(strangers(package, rooms)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import PySide6.QtWidgets",
        "from PySide6 import QtCore, QtWidgets",
        "from PySide6.QtWidgets import QLabel",
        "def late():\n    from PySide6.QtWidgets import QLabel",
    ],
)
def test_every_way_to_import_is_seen(source: str) -> None:
    assert any(within(name, "PySide6.QtWidgets") for name in imports(source))


@pytest.mark.parametrize("module", QT_FREE)
def test_it_starts_without_qt(module: str) -> None:
    code = f"import sys, petstore_gui.{module}; sys.exit('PySide6' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)

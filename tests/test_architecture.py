"""Which files may import which external packages, down to single modules of Qt.

The rules between the rooms are contracts of import-linter, in pyproject.toml.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "petstore_gui"

ROOMS_OF = {
    "httpx": ("gateway/httpx_transport.py", "gateway/loopback_transport.py"),
    "keyring": ("settings",),
    "PySide6": ("app.py", "self_test.py", "catalogue", "outbox", "session", "settings", "ui"),
    "PySide6.QtGui": ("self_test.py", "ui"),
    "PySide6.QtNetwork": ("ui",),
    "PySide6.QtSvg": ("ui",),
    "PySide6.QtWidgets": ("self_test.py", "ui"),
    "qasync": ("ui/runtime/event_loop.py",),
    "sqlalchemy": ("service",),
    "starlette": ("service",),
    "truststore": ("gateway",),
    "uvicorn": ("service",),
}
"""External package, and the only files and folders of petstore_gui that may import it."""

SERVERS = ("sqlalchemy", "starlette", "uvicorn")
AFTER_FIRST_ROWS = (
    *("httpcore", "httptools", "httpx", "keyring", "truststore"),
    *("PySide6.QtNetwork", "csv", "email", "html", "sqlalchemy", "starlette", "uvicorn"),
    *(f"petstore_gui.gateway.{name}" for name in ("client", "http_gateway", "httpx_transport")),
    "petstore_gui.ui.adding.add_dialog",
    "petstore_gui.ui.settings.settings_dialog",
    *(
        f"petstore_gui.ui.dialogs.{name}_dialog"
        for name in ("changes", "find", "messages", "report")
    ),
    "petstore_gui.ui.dialogs.help_dialogs",
)
BEFORE_FIRST_ROWS = ("PySide6.QtNetwork", "asyncio", "hashlib", "msgspec", "platformdirs")
STARTS_WITHOUT = {
    "__main__": ("PySide6", "httpx", *SERVERS),
    "app": AFTER_FIRST_ROWS,
    "check": ("PySide6.QtWidgets", "PySide6.QtGui", "httpx", *SERVERS),
    "gateway.http_gateway": ("PySide6", *SERVERS),
    "gateway.httpx_transport": ("PySide6", "click", "pygments", "rich", *SERVERS),
    "domain.api_key": ("PySide6",),
    "ui.window.first_paint": (*BEFORE_FIRST_ROWS, *AFTER_FIRST_ROWS, "logging.handlers"),
    "domain": ("PySide6",),
    "support": ("PySide6",),
    "service": ("PySide6", "httpx"),
    "launch": ("PySide6", "sqlite3", *BEFORE_FIRST_ROWS, *SERVERS),
    "storage.outbox_db": ("PySide6",),
}
"""Module, and what importing it must not load, directly or indirectly."""


def imports(source: str) -> Iterator[str]:
    """Every module imported anywhere in a source: `from a import b` yields a and a.b."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def files_importing(package: str, rooms: tuple[str, ...]) -> Iterator[str]:
    """The files outside `rooms` that import `package`."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        at_home = any(place.is_relative_to(room) for room in rooms)
        source = path.read_text(encoding="utf-8")
        if not at_home and any(within(name, package) for name in imports(source)):
            yield place.as_posix()


@pytest.mark.parametrize(("package", "rooms"), ROOMS_OF.items())
def test_a_package_is_imported_only_in_its_rooms(package: str, rooms: tuple[str, ...]) -> None:
    assert list(files_importing(package, rooms)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import PySide6.QtWidgets",
        "from PySide6 import QtCore, QtWidgets",
        "from PySide6.QtWidgets import QLabel",
        "def late():\n    from PySide6.QtWidgets import QLabel",
    ],
)
def test_every_form_of_import_is_detected(source: str) -> None:
    assert any(within(name, "PySide6.QtWidgets") for name in imports(source))


@pytest.mark.parametrize(("module", "packages"), STARTS_WITHOUT.items())
def test_importing_a_module_does_not_load_these_packages(
    module: str, packages: tuple[str, ...]
) -> None:
    code = f"import sys, petstore_gui.{module}; print(*set({packages}) & set(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={name: text for name, text in os.environ.items() if not name.startswith("COVERAGE")},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert loaded.stdout.split() == []

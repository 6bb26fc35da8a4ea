"""Which files may import which external packages, down to single modules of Qt.

The rules between the packages are contracts of import-linter, in pyproject.toml.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "petstore_gui"

ONLY_IN = {
    "alembic": ("service/store/upgrade.py", "service/store/migrations"),
    "httpx": ("gateway/httpx_transport.py",),
    "keyring": ("settings",),
    "PySide6": (
        "catalogue",
        "importing/importer.py",
        "main",
        "outbox",
        "session",
        "settings",
        "ui",
    ),
    "PySide6.QtGui": ("main/self_test.py", "ui"),
    "PySide6.QtNetwork": ("ui",),
    "PySide6.QtSvg": ("ui",),
    "PySide6.QtWidgets": ("main/self_test.py", "ui"),
    "qasync": ("ui/runtime/event_loop.py",),
    "prometheus_client": ("service/metrics.py",),
    "segno": ("ui/printing/codes.py",),
    "sqlalchemy": ("service",),
    "starlette": ("service",),
    "truststore": ("gateway",),
    "uvicorn": ("service",),
}
"""External package, and the only files and folders of petstore_gui that may import it."""

SERVERS = ("sqlalchemy", "starlette", "uvicorn")
AFTER_FIRST_ROWS = (
    *("httpcore", "httpx", "keyring", "truststore"),
    *("PySide6.QtNetwork", "csv", "email", "html", "sqlalchemy", "starlette", "uvicorn"),
    *("python_calamine", "xlsxwriter", "PySide6.QtPrintSupport"),
    *(f"petstore_gui.gateway.{name}" for name in ("http_gateway", "httpx_transport")),
    *(
        f"petstore_gui.ui.{name}"
        for name in ("categories.categories_dialog", "animal.duplicates_dialog", "exporting")
    ),
    "petstore_gui.ui.adding.add_dialog",
    "petstore_gui.ui.settings.settings_dialog",
    *("petstore_gui.catalogue.category_counts", "petstore_gui.ui.summary"),
    *("petstore_gui.importing", "petstore_gui.ui.importing", "segno"),
    *(f"petstore_gui.{name}" for name in ("domain.saved_view", "settings.saved_views", "ui.views")),
    "petstore_gui.ui.dialogs.report_flow",
    *(f"petstore_gui.ui.printing.{name}" for name in ("pages", "print_dialog", "print_flow")),
    "petstore_gui.ui.animal.changes_dialog",
    "petstore_gui.ui.dialogs.help_dialogs",
)
NAMES_OF_CATEGORIES = (
    "petstore_gui.catalogue.categories",
    "petstore_gui.domain.category",
)
BEFORE_FIRST_ROWS = (
    *("PySide6.QtNetwork", "PySide6.QtSvg", "asyncio", "hashlib", "msgspec", "platformdirs"),
    "subprocess",
)

STARTS_WITHOUT = {
    "__main__": ("PySide6", "httpx", *SERVERS),
    "main.app": (*AFTER_FIRST_ROWS, "petstore_gui.ui.store.loss_flow"),
    "main.check": ("PySide6.QtWidgets", "PySide6.QtGui", "httpx", *SERVERS),
    "gateway.http_gateway": ("PySide6", "httpx", "truststore", *SERVERS),
    "gateway.httpx_transport": ("PySide6", "click", "pygments", "rich", *SERVERS),
    "domain.api_key": ("PySide6",),
    "ui.frame.first_paint": (
        *NAMES_OF_CATEGORIES,
        *BEFORE_FIRST_ROWS,
        *AFTER_FIRST_ROWS,
        *("json", "logging.handlers"),
    ),
    "domain": ("PySide6",),
    "support": ("PySide6",),
    "service": ("PySide6", "httpx"),
    "service.serve": ("alembic", "mako"),
    "service.commands": ("PySide6", "asyncio", "httpx", "msgspec", *SERVERS),
    "session.local_process": ("PySide6", "asyncio", "httpx", "msgspec", *SERVERS),
    "settings.key_store": ("PySide6", "keyring", "platformdirs"),
    "main.launch": ("PySide6", "sqlite3", *BEFORE_FIRST_ROWS, *SERVERS),
    "storage.outbox_file": ("PySide6",),
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


def files_importing(package: str, places: tuple[str, ...]) -> Iterator[str]:
    """The files outside `places` that import `package`."""
    for path in sorted(PACKAGE.rglob("*.py")):
        file = path.relative_to(PACKAGE)
        may_import = any(file.is_relative_to(place) for place in places)
        if not may_import and any(within(name, package) for name in imported_by(path)):
            yield file.as_posix()


@cache
def imported_by(path: Path) -> frozenset[str]:
    return frozenset(imports(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("package", "places"), ONLY_IN.items())
def test_a_package_is_imported_only_where_it_may_be(package: str, places: tuple[str, ...]) -> None:
    assert list(files_importing(package, places)) == []


def test_every_package_that_is_imported_is_a_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    of_servers = extras["postgresql"] + extras["metrics"]
    named = " ".join([*project["dependencies"], *of_servers]).lower().replace("-", "_")
    modules = {name for path in PACKAGE.rglob("*.py") for name in imported_by(path)}
    packages = {name.partition(".")[0].lower() for name in modules} - sys.stdlib_module_names
    ours_or_keyrings = {"petstore_gui", "secretstorage"}
    missing = [name for name in packages - ours_or_keyrings if not re.search(rf"\b{name}", named)]
    assert missing == []


def test_no_test_module_imports_another() -> None:
    """What they share is in a module of its own."""
    is_test = re.compile(r"tests\.(.*\.)?test_").match
    paths = (ROOT / "tests").rglob("*.py")
    assert [path.name for path in paths if any(map(is_test, imported_by(path)))] == []


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


def qt_keywords(source: str) -> Iterator[str]:
    """Every call in a source that sets a property or connects a signal of a Qt class by keyword."""
    tree = ast.parse(source)
    classes = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6.")
        for alias in node.names
    }
    derived = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id in classes for base in node.bases)
    ]
    own_calls = {id(call) for node in derived for call in ast.walk(node) if _calls_base(call)}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or all(word.arg == "parent" for word in call.keywords):
            continue
        if id(call) in own_calls or (isinstance(call.func, ast.Name) and call.func.id in classes):
            yield ast.unparse(call)


def _calls_base(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"


def test_no_property_of_qt_is_set_by_keyword() -> None:
    """PySide makes the first letter a capital by the locale: in Turkish, `interval` fails."""
    found = {
        path.relative_to(PACKAGE).as_posix(): calls
        for path in sorted(PACKAGE.rglob("*.py"))
        if (calls := list(qt_keywords(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("call", "is_found"),
    [
        ("QTimer(interval=1)", True),
        ("QTimer(None, singleShot=True)", True),
        ("QTimer(timeout=print)", True),
        ("QTimer(**options)", True),
        ("class Own(QTimer):\n def __init__(self):\n  super().__init__(interval=1)", True),
        ("QTimer(None)", False),
        ("QTimer(parent=None)", False),
        ("Own(interval=1)", False),
        ("QTimer.singleShot(0, receiver=None)", False),
    ],
)
def test_keywords_of_qt_are_told_from_others(call: str, is_found: bool) -> None:
    source = f"from PySide6.QtCore import QTimer\n{call}"
    assert bool(list(qt_keywords(source))) is is_found


@pytest.mark.parametrize(
    "module", sorted({one for all_of in STARTS_WITHOUT.values() for one in all_of})
)
def test_what_is_not_loaded_exists(module: str) -> None:
    assert importlib.util.find_spec(module) is not None


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

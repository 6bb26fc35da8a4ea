"""The self-test of an installed program: its parts are present and work together."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.diagnostics.log_files import log_to
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.httpx_transport import HttpxTransport
from petstore_gui.gateway.request_response import Request
from petstore_gui.main.app import App, make_app
from petstore_gui.session.local_process import LocalServiceFailed
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.profile import open_profile
from petstore_gui.settings.schema import LANGUAGES
from petstore_gui.support.own_program import resource, version
from petstore_gui.support.process import print_line
from petstore_gui.ui.dialogs.shown_list import until
from petstore_gui.ui.frame.first_paint import open_window
from petstore_gui.ui.look.icons import icon
from petstore_gui.ui.look.theme import FONT_FAMILY
from petstore_gui.ui.runtime.application import log_qt_messages, make_application

TIMEOUT_SECONDS = 30.0
KEY_STORE_MODULES = {
    "linux": ("keyring.backends.SecretService", "secretstorage"),
    "darwin": ("keyring.backends.macOS.api",),
    "win32": ("keyring.backends.Windows", "win32ctypes.pywin32"),
}
"""The modules that reach each platform's key store; no import statement names them."""

RESOURCES = (
    *("openapi.yaml", "sample-animals.json", "style.qss"),
    *(f"translations/petstore_{language}.qm" for language in LANGUAGES),
)


class Failed(Exception):
    """A check failed; `str()` says how."""


def self_test() -> int:
    """Check everything in a temporary profile, without network or screen; 0 if all is well."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print_line(f"petstore-gui {version()}, SQLite {sqlite3.sqlite_version}")
    with tempfile.TemporaryDirectory(
        prefix="petstore-self-test-", ignore_cleanup_errors=True
    ) as folder:
        try:
            _run_checks(Path(folder))
        except Failed as failure:
            print_line(f"FAILED  {failure}")
            return 1
        finally:
            logging.shutdown()  # Windows removes no file that is open
    print_line("everything works")
    return 0


def _run_checks(folder: Path) -> None:
    with _check("resources, translations"):
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours = [resource(*name.split("/")) for name in RESOURCES]
        for file in (*ours, of_qt / "qtbase_de.qm"):
            file.open("rb").close()
    with _check("way to the key store"):
        _import_all(KEY_STORE_MODULES.get(sys.platform, ()))
    with _check("spreadsheets, written and read"):
        _import_all(("petstore_gui.catalogue.export.xlsx_file", "python_calamine"))
    with _check("printing"):
        _import_all(("PySide6.QtPrintSupport", "petstore_gui.ui.printing.codes"))
        plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "printsupport")
        if sys.platform == "linux" and not any(plugins.glob("*")):  # elsewhere Qt itself prints
            raise Failed(f"no way to printers in {plugins}")
    with _check("steps to upgrade a store"):
        from petstore_gui.service.store.upgrade import try_steps  # noqa: PLC0415 - the service's

        try_steps()
    profile = open_profile(folder)
    log_to(profile.logs)
    log_qt_messages()
    application = make_application()
    service = LocalService(profile)
    loop, app = make_app(open_window(application, profile, Deployment.LOCAL), service)
    with loop:
        with _check("the service, a process of its own"):
            listening = loop.run_until_complete(service.listening())
        with _check("TLS, held against the certificates of the system"):
            loop.run_until_complete(_check_tls(listening.url))
        loop.run_until_complete(_run_program(application, app, KeyStore(profile.name)))


def _import_all(names: tuple[str, ...]) -> None:
    for name in names:
        import_module(name)


async def _check_tls(url: str) -> None:
    """Check that an encrypted request to the service, which has no TLS, fails as such."""
    transport = HttpxTransport(Endpoint(url.replace("http:", "https:")), Deadlines())
    try:
        await transport.send(Request("GET", "/pets"), "Bearer none", TIMEOUT_SECONDS)
    except NotReached as error:
        if error.why is not Why.NOT_SECURED:
            raise
    finally:
        await transport.aclose()


async def _run_program(application: QApplication, app: App, keys: KeyStore) -> None:
    with _check("fonts and icons"):
        if QFontInfo(application.font()).family() != FONT_FAMILY:
            raise Failed(f"the type face {FONT_FAMILY} is not used")
        if icon("add", "#000000").isNull():
            raise Failed("an icon cannot be drawn")
    where = "of the system" if await keys.is_persistent() else "none here, keys in memory"
    print_line(f"ok      key store: {where}")
    program = asyncio.ensure_future(app.run())
    catalogue = app.parts.catalogue
    with _check("window opened, animals listed"):
        await _wait_until(catalogue, lambda facts: facts.state is LoadState.READY)
        shown = app.parts.contents.central.table.model().rowCount()
        if not app.parts.window.isVisible() or not shown:
            raise Failed("the window shows no animals")
    with _check("an animal added"):
        known = catalogue.facts.counts.known
        app.parts.outbox.undo_seconds = 0
        await app.parts.outbox.add(NewPet("Self-test", 1, PetStatus.AVAILABLE))
        await _wait_until(catalogue, lambda facts: facts.counts.known == known + 1)
    with _check("window closed, store ended"):
        app.close()
        await asyncio.wait_for(program, TIMEOUT_SECONDS)


async def _wait_until(catalogue: Catalogue, holds: Callable[[Facts], bool]) -> None:
    await asyncio.wait_for(until(catalogue, holds), TIMEOUT_SECONDS)


@contextmanager
def _check(name: str) -> Iterator[None]:
    try:
        yield
    except (Failed, ImportError, LocalServiceFailed, RequestError, OSError) as error:
        why = str(error) or f"nothing happened for {TIMEOUT_SECONDS:.0f} s"  # as TimeoutError
        raise Failed(f"{name}: {why}") from error
    print_line(f"ok      {name}")

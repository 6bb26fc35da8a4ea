"""A shop: the window with an in-memory gateway, assembled as in the program."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QLabel

from petstore_gui.catalogue import catalogue_state, list_walks
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.diagnostics.crash_handler import CrashHandler
from petstore_gui.diagnostics.problem_report import ReportSources
from petstore_gui.domain.deployment import LOCAL_SERVICE, Deployment, ServiceId
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.view import Column
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.importing.importer import Importer
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.session.opened_deployment import GatewayUser
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.animal.animal_panel import AnimalPanel
from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.dialogs.report_flow import ReportFlow
from petstore_gui.ui.dialogs.shortcuts import Shortcuts
from petstore_gui.ui.exporting.export_flow import ExportFlow
from petstore_gui.ui.frame.main_window import FileDrop, MainWindow
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.importing.import_flow import ImportFlow
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.printing.print_flow import PrintFlow
from petstore_gui.ui.runtime.application import make_application, use_language
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.views.views_flow import ViewsFlow
from petstore_gui.ui.words import words
from petstore_gui.ui.words.plain_text import PlainLabel
from tests.support.waiting import eventually
from tests.support.widgets import bury, column, name_of, press
from tests.ui.desk import Desk

AnyGateway = TypeVar("AnyGateway", bound=Gateway)
Speak = Callable[[str], None]

READERS_LOCALE = "en_GB"
HERE = LOCAL_SERVICE
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")


@dataclass(frozen=True)
class Shop:
    """A window and its collaborators."""

    window: MainWindow
    contents: WindowContents
    catalogue: Catalogue
    outbox: Outbox
    finder: Finder
    tasks: Tasks
    theme: Theme

    @property
    def table(self) -> PetTable:
        return self.contents.central.table

    @property
    def messages(self) -> Messages:
        return self.contents.messages

    @property
    def ids(self) -> list[str]:
        """The ids in the table, from the top; none while the table is hidden."""
        return column(self.table, Column.ID) if self.table.isVisible() else []

    @property
    def completeness(self) -> str:
        """What the status bar says of how complete the list is."""
        return self._list_label.accessibleName()

    @property
    def as_of(self) -> str:
        """What the status bar says of when the list is from, and comes again."""
        return self._list_label.accessibleDescription()

    @property
    def _list_label(self) -> QLabel:
        found = self.window.findChild(QLabel, "completeness")
        assert isinstance(found, QLabel)
        return found

    @property
    def message(self) -> str:
        """The message in the status bar."""
        return name_of(self.contents.status)

    @property
    def outage(self) -> str:
        """Why the service is away: the details of the banner; empty while it is not."""
        banner = self.contents.central.banner
        is_offline = banner.accessibleName().startswith("Offline since")
        [sentence] = banner.findChildren(PlainLabel)
        return sentence.accessibleDescription() if is_offline else ""

    def open(self, gateway: Gateway, service_id: ServiceId = HERE) -> None:
        """Open a catalogue and request its list."""
        names = self.catalogue.category_names
        users: list[GatewayUser] = [self.catalogue, names, self.outbox, self.finder]
        for user in users:
            user.open(service_id)
            user.connect_to(gateway)
        self.catalogue.refresh()

    async def add(self, pet: NewPet) -> None:
        """Add an animal without the dialog."""
        await self.outbox.add(pet)

    async def serve(self, gateway: AnyGateway, service_id: ServiceId = HERE) -> AnyGateway:
        """Open a service, wait until its list is loaded, and return it."""
        self.open(gateway, service_id)
        await self.wait_until_loaded()
        return gateway

    async def refresh(self) -> None:
        """Press Refresh, and wait until the list is loaded."""
        press(self.window, "Refresh")
        await self.wait_until_loaded()

    async def resize(self, width: int, height: int) -> None:
        """Give the window a size, even below its own minimum, as some window managers do."""

        def is_so() -> bool:
            self.window.setMinimumSize(0, 0)
            self.window.resize(width, height)
            return (self.window.width(), self.window.height()) == (width, height)

        await eventually(is_so)

    async def wait_until_loaded(self) -> None:
        """Wait until nothing is being loaded, and the rows are where a user can click them."""
        await eventually(lambda: self.catalogue.facts.state is not LoadState.LOADING)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    application = make_application()  # which speaks the language of the computer
    QLocale.setDefault(QLocale(READERS_LOCALE))
    return Theme(application)


@pytest.fixture(autouse=True)
def restore_theme_and_locale(theme: Theme) -> Iterator[None]:
    """Restore theme and locale after each test."""
    yield
    theme.set_scheme(Scheme.SYSTEM)
    theme.set_type_size(100)
    QLocale.setDefault(QLocale(READERS_LOCALE))


@pytest.fixture
def language(qapp: QApplication) -> Iterator[None]:
    """The language of the computer again, whatever a test has chosen."""
    words.status_word.cache_clear()
    yield
    use_language(qapp, "")
    QLocale.setDefault(QLocale(READERS_LOCALE))
    words.status_word.cache_clear()


@pytest.fixture
def speak(qapp: QApplication, language: None) -> Speak:
    """What changes the language until the test ends."""
    del language

    def change(chosen: str) -> None:
        use_language(qapp, chosen)
        words.status_word.cache_clear()

    return change


@pytest.fixture
def one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists end, and animals are found, within one minute."""
    now = local_now()
    for module in (catalogue_state, list_walks):
        monkeypatch.setattr(module, "local_now", lambda: now)


@pytest.fixture
async def shop(theme: Theme) -> AsyncIterator[Shop]:
    async with shop_in(theme) as shop:
        yield shop


@asynccontextmanager
async def shop_in(
    theme: Theme,
    folder: Path | None = None,
    *,
    has_history: bool = False,
    may_add: bool = True,
) -> AsyncIterator[Shop]:
    """A visible window, removed at the end with everything that it started.

    Its files are in `folder`; without one, they are deleted at the end.
    """
    tasks = Tasks()
    # At the end of a short test, a thread may still be opening the file of the outbox.
    with tempfile.TemporaryDirectory(prefix="petstore-shop-", ignore_cleanup_errors=True) as own:
        records = StoragePaths(folder or Path(own))
        names = Categories(tasks, paths=records)
        paths = records if has_history else None
        catalogue = Catalogue(tasks, paths=paths, category_names=names)
        outbox = Outbox(OutboxFile(records.outbox), catalogue, tasks, is_allowed=may_add)
        finder = Finder(catalogue, tasks)
        window = MainWindow()
        contents = WindowContents(window, catalogue, outbox, finder, tasks, theme)
        animals = AnimalPanel(contents)
        contents.central.table.pet_opened.connect(animals.show_pet)
        window.show()
        window.activateWindow()
        await eventually(window.isActiveWindow)
        try:
            yield Shop(window, contents, catalogue, outbox, finder, tasks, theme)
        finally:  # a failed test must not end pytest: timers of its window would crash it
            window.hide()
            outbox.connect_to(None)  # or what waits would be sent while the tasks end
            names.open(None)
            catalogue.open(None)
            await catalogue.wait_closed()
            await tasks.end()
            await outbox.file.close()
            window.deleteLater()
            bury()


@pytest.fixture
def desk(shop: Shop, tmp_path: Path) -> Desk:
    return Desk(shop, tmp_path)


@pytest.fixture
def flow(shop: Shop) -> ImportFlow:
    """File > Import…, as the program has it."""
    importer = Importer(shop.outbox, shop.tasks)
    made = ImportFlow(shop.contents, importer)
    shop.contents.actions.import_animals.triggered.connect(made.open)
    shop.contents.actions.paste.triggered.connect(made.paste)
    FileDrop(shop.window).dropped.connect(made.read)
    return made


@pytest.fixture
def every_dialog(shop: Shop, tmp_path: Path) -> None:
    """The dialogs that the program itself connects to the menus."""
    contents, window = shop.contents, shop.window
    own, actions = Preferences(OwnSettings(tmp_path / "settings.ini"), ()), contents.actions
    export, printing = ExportFlow(contents, own), PrintFlow(contents, own)
    evidence = ReportSources(CrashHandler(), tmp_path, list)
    report = ReportFlow(contents, evidence)
    duplicates = DuplicatesFlow(contents, export.open_list, printing.open_list)
    actions.duplicates.triggered.connect(duplicates.open)
    actions.export.triggered.connect(export.open)
    actions.print.triggered.connect(printing.open)
    actions.report.triggered.connect(report.open)
    actions.settings.triggered.connect(
        lambda: SettingsDialog(SettingsValues(), Deployment.PRODUCTION, window).open()
    )
    shortcuts = Shortcuts(actions, shop.table, own, window)
    actions.shortcuts.triggered.connect(lambda: shortcuts.open())  # noqa: PLW0108
    ViewsFlow(contents, SavedViews(own))

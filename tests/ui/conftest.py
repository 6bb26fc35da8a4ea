"""A shop: the window over a gateway in memory, put together as the program does."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.view import Column
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.adding import Adding
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.window_contents import WindowContents
from tests.support.waiting import eventually
from tests.support.widgets import bury, column, label, name_of

READERS_LOCALE = "en_GB"
HERE = LOCAL_SERVICE
STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")


@dataclass(frozen=True)
class Shop:
    """A window that somebody works with, and what it stands on."""

    window: MainWindow
    catalogue: Catalogue
    adding: Adding
    finder: Finder
    log: MessageLog
    tasks: Tasks
    look: Theme

    @property
    def contents(self) -> WindowContents:
        return self.window.contents

    @property
    def table(self) -> PetTable:
        return self.contents.central.table

    @property
    def ids(self) -> list[str]:
        """The ids in the table, from the top; none while another thing stands in its place."""
        return column(self.table, Column.ID) if self.table.isVisible() else []

    @property
    def completeness(self) -> str:
        """What the status bar says about how much of the list is here."""
        return label(self.window, "completeness")

    @property
    def message(self) -> str:
        """What the status bar says, by its name."""
        return name_of(self.contents.status)

    def open(self, gateway: Gateway, service_id: ServiceId = HERE) -> None:
        """Open a catalogue for all that show one, and ask its service for the list."""
        for user in (self.catalogue, self.adding, self.finder):
            user.open(service_id)
            user.connect_to(gateway)
        self.catalogue.refresh()

    def add(self, pet: NewPet) -> None:
        """Add an animal without the dialog, as one whose dialog was closed."""
        self.adding.outbox.add(pet)

    async def serve(self, gateway: Gateway, service_id: ServiceId = HERE) -> None:
        """Open a service, and wait for its list to end."""
        self.open(gateway, service_id)
        await self.settled()

    async def settled(self) -> None:
        """Wait until nothing is being loaded."""
        await eventually(lambda: self.catalogue.facts.state is not LoadState.LOADING)


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Theme:
    QLocale.setDefault(QLocale(READERS_LOCALE))
    return Theme(make_application())


@pytest.fixture(autouse=True)
def as_the_system(look: Theme) -> Iterator[None]:
    """What a test does to the look ends with it."""
    yield
    look.choose(Scheme.SYSTEM)
    QLocale.setDefault(QLocale(READERS_LOCALE))


@pytest.fixture
async def shop(look: Theme) -> AsyncIterator[Shop]:
    async with shop_in(look) as shop:
        yield shop


@asynccontextmanager
async def shop_in(
    look: Theme, folder: Path | None = None, *, has_ledger: bool = False
) -> AsyncIterator[Shop]:
    """A window that is shown, and gone at the end with all that it started.

    What it remembers between two runs is in `folder`, or goes with it.
    """
    tasks, log = Tasks(), MessageLog()
    with tempfile.TemporaryDirectory(prefix="petstore-shop-") as own:
        records = StoragePaths(folder or Path(own))
        catalogue = Catalogue(tasks, paths=records if has_ledger else None)
        adding = Adding(records, catalogue, tasks)
        finder = Finder(catalogue, tasks)
        window = MainWindow(look)
        window.furnish(catalogue, adding, finder, log)
        window.show()
        window.activateWindow()
        await eventually(window.isActiveWindow)
        yield Shop(window, catalogue, adding, finder, log, tasks, look)
        window.hide()
        catalogue.open(None)
        await catalogue.wait_closed()
        await tasks.end()
        adding.open(None)
        window.deleteLater()
        bury()

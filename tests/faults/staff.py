"""Somebody who uses the window of a shop whose service fails.

All that these tests know about the window is in this file.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.add import Phase
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.gateway.protocol import Gateway
from tests.support.add_form import add_by_form
from tests.support.waiting import in_time
from tests.support.widgets import is_there, key, label, no_dialog, press
from tests.ui.adds import open_adds
from tests.ui.conftest import Shop

WINDOW_SECONDS = 2.0
"""Seconds for the window to do its own part."""

NAME, CATEGORY, STATUS = "Rex", "7", "Sold"


class AddEnd(Enum):
    """What has become of an animal after its first attempt."""

    ADDED = "it is in the catalogue"
    REFUSED = "the service does not accept it"
    WAITS = "the service does not have it, and it is sent later"
    UNKNOWN = "nobody knows"


class Staff:
    """A user with limited patience."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.told_of_add = ""

    async def open(self, gateway: Gateway, service_id: ServiceId) -> None:
        """Open a catalogue and wait for its list."""
        self.shop.contents.show_deployment(service_id.deployment, service_id.origin)
        self.shop.open(gateway, service_id)
        await self.shop.wait_until_loaded()

    def connect(self, gateway: Gateway) -> None:
        """Use another gateway to the same catalogue from now on."""
        for user in (self.shop.catalogue, self.shop.outbox, self.shop.finder):
            user.connect_to(gateway)

    async def refresh(self, within: float) -> LoadState:
        """Refresh; returns how that ended, `within` seconds."""
        press(self.shop.window, "Refresh")
        await in_time(lambda: self.state is not LoadState.LOADING, within + WINDOW_SECONDS)
        return self.state

    async def add(self, within: float) -> AddEnd:
        """Add an animal; returns how its first attempt ended, `within` seconds."""
        await add_by_form(self.shop.window, NAME, CATEGORY, STATUS)
        await in_time(lambda: no_dialog(self.shop.window), WINDOW_SECONDS)
        end = await in_time(self._end, within + WINDOW_SECONDS) or AddEnd.ADDED
        self.told_of_add = self.message
        if end is not AddEnd.ADDED:
            adds = await open_adds(self.shop)
            self.told_of_add += " " + label(adds, "addDetails")
            key(adds, Qt.Key.Key_Escape)
        return end

    async def wait_for_search(self, within: float) -> str:
        """The message about an add whose outcome is unknown, once the list was searched."""
        looked = f"{NAME} may "
        await in_time(lambda: self.message.startswith(looked), within + WINDOW_SECONDS)
        return self.message

    async def wait_until_idle(self, within: float) -> None:
        """Wait until no task is running."""
        await in_time(lambda: not len(self.shop.tasks), within + WINDOW_SECONDS)

    def _end(self) -> AddEnd | None:
        """How the first attempt ended; None while it is under way."""
        if not (adds := self.shop.outbox.here):
            return AddEnd.ADDED
        [add] = adds
        if add.phase is Phase.SENDING or add.failure is None:
            return None
        if add.may_be_there:
            return AddEnd.UNKNOWN
        return AddEnd.REFUSED if add.phase is Phase.REFUSED else AddEnd.WAITS

    @property
    def state(self) -> LoadState:
        return self.shop.catalogue.facts.state

    @property
    def message(self) -> str:
        """The message in the status bar, or in the banner."""
        return self.shop.message or self.shop.contents.central.banner.accessibleName()

    @property
    def told(self) -> str:
        """All that is told of the list, details included."""
        shown = self.shop.messages.shown
        details = "" if shown is None else shown.details
        shop = self.shop
        return f"{shop.message} {details} {shop.outage} {self.message} {shop.completeness}"

    @property
    def sees_unconfirmed_add(self) -> bool:
        return is_there(self.shop.window, QPushButton, "Unfinished adds")

    @property
    def has_settled_all(self) -> bool:
        """Whether every row is an animal of the service: only those have an ID."""
        return "" not in self.ids

    @property
    def ids(self) -> list[str]:
        return self.shop.ids

"""Somebody who uses the window of a shop whose service fails.

All that these tests know about the window is in this file.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_errors import (
    NotReached,
    NotSecured,
    NotSent,
    NotTrusted,
    ProxyNotUsable,
)
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.ui.text.error_text import error_sentence
from tests.support.add_form import add_by_form, answer, typed
from tests.support.waiting import in_time
from tests.support.widgets import is_there, key, no_dialog, press
from tests.ui.conftest import Shop

WINDOW_SECONDS = 2.0
"""Seconds for the window to do its own part."""

NAME, CATEGORY, STATUS = "Rex", "7", "Sold"

_LOOKED = ("Very likely Rex was added", "no new animal just like")
_NOT_SENT = [
    *(
        error_sentence(kind())
        for kind in (NotReached, NotTrusted, NotSecured, NotSent, ProxyNotUsable)
    ),
    *("No computer named", "No service is running at", "does not answer. Check the network"),
]


class AddEnd(Enum):
    """What the window reports about an add."""

    ADDED = "it is in the catalogue"
    REFUSED = "the service did not add it"
    NOT_SENT = "nothing was sent"
    UNKNOWN = "nobody knows"


class Staff:
    """A user with limited patience."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.told_of_add = ""  # the last message about one, before its dialog was left

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
        """Add an animal; returns what the window reports, `within` seconds."""
        form = await add_by_form(self.shop.window, NAME, CATEGORY, STATUS)
        await in_time(
            lambda: (
                no_dialog(self.shop.window)
                or (answer(form) and not any(word in answer(form) for word in _WAITS))
            ),
            within + WINDOW_SECONDS,
        )
        if no_dialog(self.shop.window):
            self.told_of_add = self.message
            return AddEnd.ADDED
        assert typed(form) == (NAME, CATEGORY, STATUS)
        told = answer(form).removesuffix(" Looking in the list…")
        named = told.replace("Not added", f"{NAME} was not added")
        assert self.message.startswith(named) or told.startswith(self.message)
        self.told_of_add = f"{self.message} {told}"
        end = _end_of(told)
        key(form, Qt.Key.Key_Escape)
        return end

    async def wait_for_search(self, within: float) -> str:
        """The message about an add whose outcome is unknown, once the list was searched."""
        await in_time(
            lambda: any(word in self.message for word in _LOOKED), within + WINDOW_SECONDS
        )
        return self.message

    async def wait_until_idle(self, within: float) -> None:
        """Wait until no task is running."""
        await in_time(lambda: not len(self.shop.tasks), within + WINDOW_SECONDS)

    @property
    def state(self) -> LoadState:
        return self.shop.catalogue.facts.state

    @property
    def message(self) -> str:
        """The message in the status bar, or in the banner about the key."""
        return self.shop.message or self.shop.contents.central.banner.accessibleName()

    @property
    def status_bar(self) -> str:
        """All text of the status bar."""
        return f"{self.message} {self.shop.completeness}"

    @property
    def sees_unconfirmed_add(self) -> bool:
        return is_there(self.shop.window, QPushButton, "Unfinished adds")

    @property
    def ids(self) -> list[str]:
        return self.shop.ids


_WAITS = ("Waiting ", "You can close this")
"""What a dialog says until there is an answer."""


def _end_of(told: str) -> AddEnd:
    if any(one in told for one in ("We can't tell whether", "Very likely")):
        return AddEnd.UNKNOWN
    return AddEnd.NOT_SENT if any(one in told for one in _NOT_SENT) else AddEnd.REFUSED

"""Somebody at the window of a shop whose service goes wrong: what they do, and what they are told.

All that these tests know of the window and of how adds are kept is in this file.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.catalogue.facts import LoadState
from petstore_gui.domain.errors import (
    NotReached,
    NotSecured,
    NotTrusted,
    OutcomeUnknown,
    ProxyNotUsable,
)
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Gateway
from tests.support.add_form import add_by_form, answer, typed
from tests.support.waiting import eventually
from tests.support.widgets import is_there, key, no_dialog, press
from tests.ui.conftest import Shop

PATIENCE = 2.0
"""Seconds for the window to do its own part."""

NAME, CATEGORY, STATUS = "Rex", "7", "Sold"

_LOOKED = ("Very likely it was added", "No new one like it")
_NOT_SENT = [one.sentence for one in (NotReached, NotTrusted, NotSecured, ProxyNotUsable)]


class AddEnd(Enum):
    """What staff are told of an add."""

    ADDED = "it is in the catalogue"
    REFUSED = "the service did not add it"
    NOT_SENT = "nothing was sent"
    UNKNOWN = "nobody knows"


class Staff:
    """One person, who waits no longer than they are told to."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    async def open(self, gateway: Gateway, service_id: ServiceId) -> None:
        """Open a catalogue, and see its list."""
        self.shop.contents.show_deployment(service_id.deployment, service_id.origin)
        self.shop.open(gateway, service_id)
        await self.shop.settled()

    def connect(self, gateway: Gateway) -> None:
        """Reach the same catalogue by another gateway from now on."""
        for user in (self.shop.catalogue, self.shop.outbox, self.shop.finder):
            user.connect_to(gateway)

    async def refresh(self, within: float) -> LoadState:
        """Ask for the list again; how that ended, `within` seconds."""
        press(self.shop.window, "Refresh")
        await eventually(lambda: self.state is not LoadState.LOADING, within + PATIENCE)
        return self.state

    async def add(self, within: float) -> AddEnd:
        """Add an animal; what is told of it `within` seconds."""
        form = await add_by_form(self.shop.window, NAME, CATEGORY, STATUS)
        await eventually(lambda: no_dialog(self.shop.window) or answer(form), within + PATIENCE)
        if no_dialog(self.shop.window):
            return AddEnd.ADDED
        assert typed(form) == (NAME, CATEGORY, STATUS)
        assert self.message == f"{NAME}: {answer(form)}"
        end = _end_of(answer(form))
        key(form, Qt.Key.Key_Escape)
        return end

    async def hears_what_the_list_says(self, within: float) -> str:
        """What is told of an add whose outcome is unknown, once the list was looked through."""
        await eventually(lambda: any(word in self.message for word in _LOOKED), within + PATIENCE)
        return self.message

    async def rests(self, within: float) -> None:
        """Wait until nothing is under way any more."""
        await eventually(lambda: not len(self.shop.tasks), within + PATIENCE)

    @property
    def state(self) -> LoadState:
        return self.shop.catalogue.facts.state

    @property
    def message(self) -> str:
        """The sentence in the status bar."""
        return self.shop.message

    @property
    def told(self) -> str:
        """All that the status bar says."""
        return f"{self.message} {self.shop.completeness}"

    @property
    def sees_an_add_not_confirmed(self) -> bool:
        return is_there(self.shop.window, QPushButton, "1 add not confirmed")

    @property
    def ids(self) -> list[str]:
        return self.shop.ids


def _end_of(told: str) -> AddEnd:
    if OutcomeUnknown.sentence in told:
        return AddEnd.UNKNOWN
    return AddEnd.NOT_SENT if any(one in told for one in _NOT_SENT) else AddEnd.REFUSED

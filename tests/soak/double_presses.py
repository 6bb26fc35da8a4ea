"""Presses that were meant for the first sending, on a service that loses its answers at once.

Staff double-click Add, press Enter twice, or go on pressing Return, while the answer is lost and no
key is honoured. Whatever the moment of each press: the service has one animal.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.runtime.event_loop import EventLoop, GarbageCollector
from petstore_gui.ui.style.theme import Theme
from tests.doubles.plain_service import PlainService
from tests.doubles.scripted_service import Heard, Move, close
from tests.soak.outcome import Outcome, none_of
from tests.soak.progress import say
from tests.support.add_form import fill_in, open_add_form
from tests.support.waiting import eventually
from tests.support.widgets import by_name, click_at, press_key
from tests.ui.conftest import PRODUCTION, Shop, shop_in

TRIES, TRIES_SHORT = 300, 6
TRIES_PER_MESSAGE = 20

GAP_SECONDS = 0.12
"""Presses come at random moments, at most this far apart: a double click, a held key."""

WAYS = {"double click": 2, "Enter twice": 2, "six Returns": 6}
"""How often somebody presses."""

SEED = 11


def run(*, short: bool) -> Iterator[Outcome]:
    """Each animal is at the service once, however often Add is pressed."""
    application = make_application()
    theme, garbage = Theme(application), GarbageCollector(application)
    presses = Presses(theme)
    with asyncio.Runner(loop_factory=EventLoop) as runner:
        runner.run(presses.run(TRIES_SHORT if short else TRIES))
    garbage.deleteLater()
    yield none_of(presses.not_once, "double_press_not_once", n=presses.tries)
    yield none_of(presses.said_added, "double_press_said_added", n=presses.tries)


class LosingService(PlainService):
    """Adds animals, and loses its answers at once. It honours no key."""

    def answering(self, heard: Heard) -> Move:
        """An answer, but none to an add."""
        answer = super().answering(heard)
        return close if heard.method == "POST" else answer


class Presses:
    """Many animals, each added by somebody impatient in a new window."""

    def __init__(self, theme: Theme) -> None:
        self.tries = 0
        self.not_once: list[str] = []
        self.said_added: list[str] = []  # though nobody could know
        self._theme = theme
        self._service = LosingService()
        self._chance = random.Random(SEED)

    async def run(self, tries: int) -> None:
        """Add so many animals, each way in turn."""
        for self.tries in range(1, tries + 1):
            if self.tries % TRIES_PER_MESSAGE == 1:
                say(f"try {self.tries} of {tries}")
            way = list(WAYS)[self.tries % len(WAYS)]
            async with self._service, shop_in(self._theme) as shop:
                await self._add(shop, way)

    async def _add(self, shop: Shop, way: str) -> None:
        self._service.pets.clear()
        key = ApiKey(self._service.key)
        gateway = HttpGateway(Endpoint(self._service.base_url), key)
        await shop.serve(gateway, PRODUCTION)
        form = await open_add_form(shop.window)
        name = f"Rex {self.tries}"
        fill_in(form, name, "7")
        await self._press(form, way)
        await eventually(lambda: shop.message)
        await eventually(lambda: len(shop.tasks) == 0)
        if (count := sum(pet.name == name for pet in self._service.pets)) != 1:
            self.not_once.append(f"{way}: {count} of {name}")
        if any(message.text.startswith("Added") for message in shop.messages.past):
            self.said_added.append(f"{way}: {name}")
        for left in shop.window.findChildren(QDialog):
            left.close()
        await gateway.aclose()

    async def _press(self, form: QDialog, way: str) -> None:
        """Press where Add was, or the key, whatever became of the dialog meanwhile."""
        place = by_name(form, QPushButton, "Add").geometry().center()
        for _ in range(WAYS[way]):
            if way == "double click":
                click_at(form, place)
            else:
                press_key(form, Qt.Key.Key_Return)
            await asyncio.sleep(self._chance.uniform(0, GAP_SECONDS))

"""Shows what is known of an animal beside the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.history import PetFacts
from petstore_gui.domain.place import Place
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.animal.animal_panel import AnimalPanel
from petstore_gui.ui.text.pet_text import pet_lines
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import time_words, tr
from petstore_gui.ui.window.central_widget import CentralWidget

if TYPE_CHECKING:
    from petstore_gui.ui.printing.painted_codes import QrMatrix


class AnimalFlow(QObject):
    """Opens the panel, which follows the selected row and the list while it is open.

    Signals:
        card_wanted(int): the user wants to print a card of this animal; an int64, as an object.
    """

    card_wanted = Signal(object)

    def __init__(self, catalogue: Catalogue, tasks: Tasks, central: CentralWidget) -> None:
        super().__init__(central)
        self._catalogue = catalogue
        self._tasks = tasks
        self._facts: PetFacts | None = None
        self._first_seen: int | None = None
        self._panel = AnimalPanel()
        self._panel.hide()
        central.row.addWidget(self._panel)
        self._panel.left.connect(central.table.setFocus)
        self._panel.card_chosen.connect(self._ask_for_card)
        central.table.pet_seen.connect(self._follow)
        catalogue.facts_changed.connect(self._show)
        catalogue.opened.connect(self._panel.hide)  # it is an animal of another service

    def open(self, pet_id: int) -> None:
        """Show what is known of an animal; its code, and when it was first seen, follow."""
        facts = self._catalogue.facts_of(pet_id)
        if facts is not None:
            self._facts, self._first_seen = facts, None
            self._panel.show()
            self._show()
            self._tasks.start("details of an animal", self._add_details(pet_id))

    def _follow(self, pet_id: int) -> None:
        if not self._panel.isHidden():
            self.open(pet_id)

    def _show(self) -> None:
        """Follow the list; of an animal that is gone, show what was known last."""
        if self._panel.isHidden() or self._facts is None:
            return
        pet, names = self._facts.pet, self._catalogue.category_names.by_id
        known = self._catalogue.facts_of(pet.id)
        self._facts = facts = known or self._facts
        lines = pet_lines(facts, names)
        if known is None:
            lines.append((tr("List"), tr("Gone")))
        if self._first_seen is not None:
            is_ours = facts.place is Place.ADDED
            words = tr("Added here") if is_ours else tr("First seen")
            lines.append((words, time_words(self._first_seen)))
        self._panel.show_animal(visible(facts.pet.name), names.get(facts.pet.category_id), lines)

    async def _add_details(self, pet_id: int) -> None:
        code = await asyncio.to_thread(_code_of, pet_id)
        seconds = (await self._catalogue.first_seen_of([pet_id])).get(pet_id)
        if self._facts is not None and self._facts.pet.id == pet_id:
            self._first_seen = seconds
            self._panel.show_code(code)
            self._show()

    def _ask_for_card(self) -> None:
        if self._facts is not None:
            self.card_wanted.emit(self._facts.pet.id)


def _code_of(pet_id: int) -> QrMatrix:
    """The QR code on the cage cards of an animal; the first takes long to import."""
    from petstore_gui.ui.printing.qr_code import qr_code  # noqa: PLC0415 - only when used

    return qr_code(str(pet_id))

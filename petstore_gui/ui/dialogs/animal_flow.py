"""Opens what is known of an animal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.dialogs.animal_dialog import AnimalDialog
from petstore_gui.ui.text.pet_text import pet_lines
from petstore_gui.ui.text.words import time_words, tr

if TYPE_CHECKING:
    from petstore_gui.ui.printing.painted_codes import QrMatrix


class AnimalFlow(QObject):
    """Shows the dialog of one animal, at most one at a time.

    Signals:
        card_wanted(int): the user wants to print a card of this animal; an int64, as an object.
    """

    card_wanted = Signal(object)

    def __init__(self, catalogue: Catalogue, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._catalogue = catalogue
        self._tasks = tasks
        self._window = window
        self._dialog: AnimalDialog | None = None
        self._pet_id = 0
        self._lines: list[tuple[str, str]] = []
        self._first_seen: list[tuple[str, str]] = []
        catalogue.facts_changed.connect(self._show_known)

    def open(self, pet_id: int) -> None:
        """Show what is known of an animal; its code, and when it was first seen, follow."""
        facts = self._catalogue.facts_of(pet_id)
        if facts is None or self._dialog is not None:
            return
        self._pet_id, self._first_seen = pet_id, []
        self._lines = pet_lines(facts, self._catalogue.category_names.by_id)
        self._dialog = AnimalDialog(self._lines, self._window)
        self._dialog.card_chosen.connect(self._ask_for_card)
        self._dialog.finished.connect(self._forget)
        self._catalogue.opened.connect(self._dialog.reject)  # it is an animal of another service
        self._dialog.open()
        self._tasks.start("first seen", self._add_first_seen(self._dialog, pet_id))
        self._tasks.start("code of an animal", self._add_code(self._dialog, pet_id))

    def _show_known(self) -> None:
        """Follow the list; of an animal that is gone, show what was known last."""
        if self._dialog is None:
            return
        facts, where = self._catalogue.facts_of(self._pet_id), tr("List")
        if facts is not None:
            self._lines = pet_lines(facts, self._catalogue.category_names.by_id)
        else:
            self._lines = [line for line in self._lines if line[0] != where]
            self._lines.append((where, tr("Gone")))
        self._dialog.show_lines(self._lines + self._first_seen)

    async def _add_first_seen(self, dialog: AnimalDialog, pet_id: int) -> None:
        seconds = (await self._catalogue.first_seen_of([pet_id])).get(pet_id)
        if seconds is not None and dialog is self._dialog:
            seen = tr("{time}, by this computer").format(time=time_words(seconds))
            self._first_seen = [(tr("First seen"), seen)]
            self._show_known()

    async def _add_code(self, dialog: AnimalDialog, pet_id: int) -> None:
        matrix = await asyncio.to_thread(_code_of, pet_id)
        if dialog is self._dialog:
            dialog.show_code(matrix)

    def _ask_for_card(self) -> None:
        if self._dialog is not None:
            self._dialog.accept()
        self.card_wanted.emit(self._pet_id)

    def _forget(self) -> None:
        self._dialog = None


def _code_of(pet_id: int) -> QrMatrix:
    """The QR code on the cage cards of an animal; the first takes long to import."""
    from petstore_gui.ui.printing.qr_code import qr_code  # noqa: PLC0415 - only when used

    return qr_code(str(pet_id))

"""Opens what is known of an animal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.ui.text.pet_text import pet_lines
from petstore_gui.ui.text.words import time_words, tr

if TYPE_CHECKING:
    from petstore_gui.ui.dialogs.animal_dialog import AnimalDialog


class AnimalFlow(QObject):
    """Shows the dialog of one animal, at most one at a time."""

    def __init__(self, catalogue: Catalogue, window: QWidget) -> None:
        super().__init__(window)
        self._catalogue = catalogue
        self._window = window
        self._dialog: AnimalDialog | None = None
        self._pet_id = 0
        catalogue.first_seen_known.connect(self._add_first_seen)

    def open(self, pet_id: int) -> None:
        """Show what is known of an animal; when it was first seen follows from the disk."""
        from petstore_gui.ui.dialogs.animal_dialog import AnimalDialog  # noqa: PLC0415 - not before the first rows

        facts = self._catalogue.facts_of(pet_id)
        if facts is None or self._dialog is not None:
            return
        self._pet_id = pet_id
        lines = pet_lines(facts, self._catalogue.category_names.by_id)
        self._dialog = AnimalDialog(lines, self._window)
        self._dialog.finished.connect(self._forget)
        self._dialog.open()
        self._catalogue.read_first_seen(pet_id)

    def _forget(self) -> None:
        self._dialog = None

    def _add_first_seen(self, pet_id: int, seconds: int) -> None:
        if self._dialog is not None and pet_id == self._pet_id:
            self._dialog.add_line(tr("First seen on this computer"), time_words(seconds))

"""A person says in the Add animal dialog that the animal is in the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.likeness import alike
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import SearchResult
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.dialog_requests import DialogRequests
from petstore_gui.ui.adding.doubt import Doubt
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog


class FoundAnimal(QObject):
    """Settles an add that is lost; of one that was refused, shows the animal in the list.

    Signals:
        settled(): nothing is left to add.
        found(Pet): the animal that the service refused is in the list.
    """

    settled = Signal()
    found = Signal(object)

    def __init__(
        self,
        dialog: AddDialog,
        outbox: Outbox,
        catalogue: Catalogue,
        log: MessageLog,
        requests: DialogRequests,
        doubt: Doubt,
    ) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._outbox = outbox
        self._catalogue = catalogue
        self._log = log
        self._requests = requests
        self._doubt = doubt
        dialog.buttons.there.clicked.connect(self._found)

    def _found(self) -> None:
        doubt = self._doubt
        if doubt.lost.is_unknown or doubt.alike.key:
            doubt.with_lost(self._requests.found_chosen.emit)
        elif (result := doubt.refused.search_for(self._dialog.pet).result) is not None:
            self._settle(result)

    def _settle(self, result: SearchResult) -> None:
        pet = result.add.pet
        self._outbox.refused.settle(pet)
        ids = ", ".join(map(str, result.ids))
        words = self.tr("{name} is in the list: ID {ids}.").format(name=quoted(pet), ids=ids)
        self._log.end_news(Topic.ADD)
        self._log.report(Topic.ADD, words)
        if self._is_another(pet):
            self._go_on(words)
            return
        self.settled.emit()
        rows = self._catalogue.rows
        if (row := rows.row_of(result.ids[0])) is not None:
            self.found.emit(rows.pet(row))

    def _is_another(self, pet: NewPet) -> bool:
        """Whether what is typed is no correction of this animal."""
        return alike(self._dialog.draft.name) != alike(pet.name)

    def _go_on(self, words: str) -> None:
        self._doubt.not_added.forget()
        self._doubt.tell_refused()
        rest = self.tr("What is in the fields now is not added yet.")
        self._dialog.show_answer(f"{words} {rest}", is_calm=True)
        self._dialog.buttons.rest()

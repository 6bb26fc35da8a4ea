"""From the Add button to the new row: the dialog, the request, and what staff are told."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.adds import AddFailed, Adds, Known, Looked
from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.facts import State
from petstore_gui.errors import KeyMissing, KeyNotAccepted, OutcomeUnknown
from petstore_gui.gateway.protocol import Added
from petstore_gui.pets import NewPet, Pet
from petstore_gui.settings.deployments import Deployment
from petstore_gui.ui.add_dialog import AddDialog
from petstore_gui.ui.message_log import MessageLog, Topic
from petstore_gui.ui.plain import clip, visible
from petstore_gui.ui.wording import error_sentence, status_word

NAME_MOST = 60
"""How many characters of a name a sentence quotes."""


class AddFlow(QObject):
    """Opens the dialog and carries its animals to the service.

    Signals:
        pet_added(Pet): the animal is in the catalogue, and is to be selected.
        key_refused(RequestError): the key is missing, or the service did not accept it.
    """

    pet_added = Signal(object)
    key_refused = Signal(object)

    def __init__(self, adds: Adds, catalogue: Catalogue, log: MessageLog, window: QWidget) -> None:
        super().__init__(window)
        self._adds = adds
        self._catalogue = catalogue
        self._log = log
        self._window = window
        self._dialog: AddDialog | None = None
        self._sent: NewPet | None = None
        self._unknown: NewPet | None = None
        adds.added.connect(self._added)
        adds.add_failed.connect(self._failed)
        adds.looked.connect(self._looked)
        adds.late_added.connect(self._late_added)
        adds.late_add_failed.connect(self._late_failed)

    def open(self, deployment: Deployment) -> None:
        """Show the dialog; it shows where the animal will go."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._dialog = AddDialog(deployment, self._window)
        self._dialog.offer_categories(self._catalogue.categories())
        self._dialog.add_chosen.connect(self._send)
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    def leave(self) -> None:
        """Close the dialog; what was sent finishes by itself."""
        if self._dialog is not None:
            self._dialog.reject()

    def _send(self, pet: NewPet) -> None:
        self._sent = pet
        self._unknown = None
        self._adds.add(pet, self._known_like(pet))

    def _known_like(self, pet: NewPet) -> Known:
        facts = self._catalogue.facts
        is_listed = facts.completeness.of(pet.status).is_settled
        is_whole = facts.state is State.READY and is_listed
        return Known(self._catalogue.ids_like(pet), is_whole)

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
        self._sent = None

    def _added(self, sent: NewPet, added: Added) -> None:
        self._catalogue.take(added.pet, pin=True)
        self._log.tell(Topic.ADD, self._words(sent, added), sent)
        self._accept(sent)
        self.pet_added.emit(added.pet)

    def _failed(self, failed: AddFailed) -> None:
        sentence = error_sentence(failed.error)
        self._tell_failed(failed, f"{_quoted(failed.pet)}: {sentence}")
        self._show_failed(failed, sentence)
        if isinstance(failed.error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(failed.error)

    def _looked(self, looked: Looked) -> None:
        pet = looked.failed.pet
        words = f"{error_sentence(looked.failed.error)} {self._found_words(looked)}"
        self._tell_failed(looked.failed, f"{_quoted(pet)}: {words}")
        if self._dialog is not None and self._unknown == pet:
            self._dialog.show_answer(words)
        self._catalogue.refresh()

    def _found_words(self, looked: Looked) -> str:
        ids = ", ".join(map(str, looked.ids))
        match len(looked.ids), looked.were_not_there:
            case 0, _:
                return self.tr(
                    "No new one like it is in the part of the list that the service shows."
                    " That does not prove that it was not added."
                )
            case 1, True:
                words = self.tr("Very likely it was added as {ids}.")
            case 1, False:
                words = self.tr(
                    "One just like it is in the list: {ids}. It may have been there before."
                )
            case _, True:
                words = self.tr("New in the list, and just like it: {ids}.")
            case _:
                words = self.tr(
                    "Just like it in the list are {ids}. They may have been there before."
                )
        return words.format(ids=ids)

    def _accept(self, sent: NewPet) -> None:
        if self._dialog is not None and self._sent == sent:
            self._sent = None
            self._dialog.offer_categories(self._catalogue.categories())
            self._dialog.accept_pet()

    def _tell_failed(self, failed: AddFailed, words: str) -> None:
        is_unknown = isinstance(failed.error, OutcomeUnknown)
        # What became of another animal says nothing about this one.
        self._log.tell_problem(Topic.ADD, words, failed.pet if is_unknown else None)

    def _show_failed(self, failed: AddFailed, sentence: str) -> None:
        if self._dialog is not None and self._sent == failed.pet:
            self._sent = None
            self._unknown = failed.pet if isinstance(failed.error, OutcomeUnknown) else None
            self._dialog.show_problems(sentence)

    # A late answer is the dialog's own where the same store was started again meanwhile: the dialog
    # closes where another is opened, and where this one has the animal on its way, that one counts.

    def _late_added(self, sent: NewPet, added: Added) -> None:
        self._log.tell(
            Topic.ADD,
            self.tr("Added {name}, ID {id}, to the catalogue that was open before.").format(
                name=_quoted(added.pet), id=added.pet.id
            ),
            sent,
        )
        if not self._adds.is_sending(sent):
            self._accept(sent)

    def _late_failed(self, failed: AddFailed) -> None:
        sentence = error_sentence(failed.error)
        self._tell_failed(
            failed,
            self.tr("{name}, for the catalogue that was open before: {why}").format(
                name=_quoted(failed.pet), why=sentence
            ),
        )
        if not self._adds.is_sending(failed.pet):
            self._show_failed(failed, sentence)

    def _words(self, sent: NewPet, added: Added) -> str:
        pet = added.pet
        words = self.tr("Added {name}, ID {id}.").format(name=_quoted(pet), id=pet.id)
        if added.differs:
            words += " " + self._difference(sent, pet)
        if not self._catalogue.shows(pet.id):
            words += " " + self.tr("The filter or search does not include it; it is shown for now.")
        return words

    def _difference(self, sent: NewPet, pet: Pet) -> str:
        return self.tr("Sent was {sent}; the service keeps {kept}.").format(
            sent=_in_words(sent), kept=_in_words(pet)
        )


def _quoted(pet: NewPet | Pet) -> str:
    return clip(visible(pet.name), NAME_MOST)


def _in_words(pet: NewPet | Pet) -> str:
    return f"{_quoted(pet)} / {pet.category_id} / {status_word(pet.status)}"

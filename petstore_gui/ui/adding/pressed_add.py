"""Sends the animal in the Add animal dialog when a person presses Add."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import Search
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.dialog_requests import DialogRequests
from petstore_gui.ui.adding.doubt import Doubt


class PressedAdd(QObject):
    """Sends it at once, after a look at the list, as another one, or once its service is back."""

    def __init__(
        self, dialog: AddDialog, outbox: Outbox, requests: DialogRequests, doubt: Doubt
    ) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._outbox = outbox
        self._requests = requests
        self._doubt = doubt
        self._looked_for: NewPet | None = None  # in the list, before it is sent
        dialog.add_chosen.connect(self._send_after_look)
        dialog.finished.connect(self._forget_look)
        dialog.buttons.as_well.clicked.connect(self._send_as_well)
        dialog.buttons.wait.clicked.connect(self._send_when_back)
        outbox.second_sending.looked.connect(self._looked)

    def _forget_look(self) -> None:
        self._looked_for = None

    def _send_after_look(self, pet: NewPet) -> None:
        lost, as_well = self._doubt.lost.add, bool(self._doubt.alike.key)
        begun = self._outbox.add_after_look(pet, replaces=lost, as_well=as_well)
        if isinstance(begun, Search):
            self._looked_for = pet
        else:
            self._follow(begun.key if begun is not None else "")

    def _looked(self, pet: NewPet, may_be_added: bool) -> None:
        if pet is not self._looked_for:
            return
        self._looked_for = None
        if may_be_added:
            self._send(pet)
            return
        self._dialog.set_busy(False)
        self._dialog.focus_name()
        self._doubt.tell_refused()

    def _send(self, pet: NewPet, *, when_back: bool = False, is_separate: bool = False) -> None:
        """`is_separate`: it does not replace the lost add, so it does not wait for that."""
        replaced = None if is_separate else self._doubt.lost.add
        as_well = bool(self._doubt.alike.key)
        add = self._outbox.add(pet, replaces=replaced, when_back=when_back, as_well=as_well)
        self._follow(add.key if add is not None else "")

    def _follow(self, key: str) -> None:
        """Wait for the outcome; without a key it may have been added, so it is not a new one."""
        if not key:
            self._dialog.set_busy(False)
            self._doubt.show_offer()
            return
        self._outbox.drafts.pause()
        self._doubt.not_added.forget()
        self._doubt.begin_wait(key)
        self._requests.awaited.emit(key)

    def _send_when_back(self) -> None:
        if (pet := self._dialog.pet) is not None:
            self._dialog.set_busy(True)
            self._send(pet, when_back=True)

    def _send_as_well(self) -> None:
        if (pet := self._dialog.pet) is not None:
            self._dialog.set_busy(True)
            self._send(pet, is_separate=True)

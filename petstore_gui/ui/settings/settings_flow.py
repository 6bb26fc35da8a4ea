"""From the settings dialog to the preferences and the key store, with messages for staff."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyNotAccepted, RequestError
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.edited_values import chosen_address, read_values, write_values
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text import settings_text
from petstore_gui.ui.text.list_text import error_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog, Topic


class Probe(Protocol):
    """Requests one animal of a deployment; no address means this computer. Raises RequestError."""

    async def __call__(self, address: Address | None, key: str | None) -> None: ...


class SettingsFlow(QObject):
    """Opens the dialog, tests connections and saves; a refused new key is not stored.

    Signals:
        saved(Deployment): the settings changed, and this deployment is active.
    """

    saved = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        keys: KeyStore,
        probe_service: Probe,
        tasks: Tasks,
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._keys = keys
        self._probe_service = probe_service
        self._tasks = tasks
        self._log = log
        self._window = window
        self._dialog: SettingsDialog | None = None

    def open(self, deployment: Deployment) -> None:
        """Show the dialog with a deployment chosen."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = self._dialog = SettingsDialog(read_values(self._preferences), self._window)
        dialog.key_wanted.connect(
            lambda of, origin: self._tasks.start("show key", self._show_key(dialog, of, origin))
        )
        dialog.test_chosen.connect(
            lambda values: self._tasks.start("test connection", self._test(dialog, values))
        )
        dialog.save_chosen.connect(
            lambda values: self._tasks.start("save settings", self._save(dialog, values))
        )
        dialog.finished.connect(self._forget_dialog)
        dialog.choose_deployment(deployment)
        dialog.open()

    def _forget_dialog(self) -> None:
        self._dialog = None

    async def _show_key(self, dialog: SettingsDialog, deployment: Deployment, origin: str) -> None:
        key = await self._keys.get(deployment, origin) if origin else None
        note = ""
        if not await self._keys.is_persistent():
            note = tr("There is no key store here: the key is kept until the program ends.")
        if dialog is self._dialog:
            dialog.show_key(deployment, origin, key or "", note)

    async def _test(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        address = chosen_address(values)
        try:
            await self._probe_service(address, values.key)
        except RequestError as error:
            text, is_problem = settings_text.connection_fails_text(error, address), True
        else:
            text, is_problem = settings_text.connection_works_text(address), False
        if dialog is self._dialog:
            dialog.show_answer(text, is_problem=is_problem)

    async def _save(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        try:
            note = await self._save_key(dialog, values)
        except KeyNotAccepted as error:
            if dialog is self._dialog:
                dialog.show_key_problem(error_sentence(error))
            return
        if dialog is not self._dialog:  # cancelled in the meantime
            return
        write_values(self._preferences, values)
        is_written = self._preferences.save()
        dialog.accept()  # first, as removing a key cannot be cancelled half way
        was_removed = await self._remove_key(values)
        self._report_saved(note, is_written=is_written, was_removed=was_removed)
        self.saved.emit(values.deployment)

    async def _save_key(self, dialog: SettingsDialog, values: SettingsValues) -> str:
        """Test a key and store it, unless it is stored already. Raises `KeyNotAccepted`.

        Returns a note for staff, if any.
        """
        deployment, key = values.deployment, values.key
        address = chosen_address(values)
        if (
            address is None
            or key is None
            or key == await self._keys.get(deployment, address.origin)
        ):
            return ""
        note = ""
        try:
            await self._probe_service(address, key)
        except KeyNotAccepted:
            raise
        except RequestError as error:
            note = settings_text.not_tried_sentence(error)
        if dialog is self._dialog:
            location = await self._keys.put(deployment, address.origin, key)
            note = note or settings_text.key_location_sentence(location)
        return note

    async def _remove_key(self, values: SettingsValues) -> bool | None:
        """Remove the stored key on request; returns whether that worked, None without a request."""
        address = chosen_address(values)
        if address is None or not values.removes_key:
            return None
        return await self._keys.forget(values.deployment, address.origin)

    def _report_saved(self, note: str, *, is_written: bool, was_removed: bool | None) -> None:
        if self._preferences.is_of_newer:
            sentence = settings_text.newer_settings_sentence()
        elif not is_written:
            sentence = settings_text.not_written_sentence()
        else:
            sentence = note or tr("Settings saved.")
        if was_removed is not None:
            sentence += " " + settings_text.key_removal_sentence(was_removed)
        if is_written and was_removed is not False:
            self._log.report(Topic.SETTINGS, sentence)
        else:
            self._log.report_problem(Topic.SETTINGS, sentence)

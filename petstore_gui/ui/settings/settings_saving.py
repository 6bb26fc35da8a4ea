"""Saves what was entered in the settings dialog, with messages for staff."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues, chosen_address, write_values
from petstore_gui.settings.key_store import KeyLocation, KeyStore
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.settings.services import Services, told_if_slow
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text import settings_text
from petstore_gui.ui.text.connection_test_text import failure_text
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages


class SettingsSaving(QObject):
    """Tests a new key, stores it, then writes the rest. A refused key is not stored.

    Signals:
        saved(Deployment): the settings changed, and this deployment is active.
    """

    saved = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        keys: KeyStore,
        services: Services,
        tasks: Tasks,
        messages: Messages,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._keys = keys
        self._services = services
        self._tasks = tasks
        self._messages = messages
        self._dialog: SettingsDialog | None = None
        self._unsaved: asyncio.Task[None] | None = None  # before anything is written

    def start(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        """Save these, which are valid, and close the dialog."""
        self._dialog = dialog
        self._unsaved = self._tasks.start("save settings", self._save(dialog, values))

    def stop(self) -> bool:
        """Stop saving if nothing was written yet; return whether it was stopped."""
        unsaved, self._unsaved = self._unsaved, None
        return unsaved is not None and unsaved.cancel()

    def leave(self) -> None:
        """Stop saving as far as that is possible: the dialog is closed."""
        self._dialog = None
        if self.stop():
            self._messages.report(settings_text.saving_stopped_sentence())

    async def _save(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        try:
            has_failed, kept = await self._save_key(dialog, values)
        except KeyNotAccepted as error:
            self._unsaved = None
            dialog.show_key_problem(failure_text(error))
            return
        self._unsaved = None
        if dialog is not self._dialog:  # cancelled while the key was being saved
            sentence = settings_text.saving_stopped_sentence(is_key_saved=not kept)
            self._messages.report(sentence)
            return
        write_values(self._preferences, values)
        if values.removes_key:
            self._preferences.set(schema.unkept_key_of(values.deployment), "")
        is_written = self._preferences.save()
        dialog.accept()  # first, as removing a key cannot be cancelled half way
        was_removed = await self._remove_key(values)
        self.saved.emit(values.deployment)
        works = not has_failed
        self._report_saved(kept, is_written=is_written, was_removed=was_removed, works=works)

    async def _save_key(self, dialog: SettingsDialog, values: SettingsValues) -> tuple[bool, str]:
        """Test a key and store it, unless it is stored already. Raises `KeyNotAccepted`.

        Returns whether the test failed, and a note for staff about the key, if any.
        """
        deployment, key = values.deployment, values.key
        address = chosen_address(values)
        if address is None or key is None:
            return False, ""

        def tell(_seconds: int) -> None:
            self._show_busy(dialog, settings_text.key_store_waiting_text())

        def tell_of_test(seconds: int) -> None:
            self._show_busy(dialog, settings_text.testing_first_sentence(seconds))

        look = self._keys.look(deployment, address.origin)
        if key == (await told_if_slow(look, tell)).key:
            return False, ""
        has_failed = False
        probe = self._services.probe_service(address, key)
        try:
            await told_if_slow(probe, tell_of_test, counts=True)
        except KeyNotAccepted:
            raise
        except RequestError:
            has_failed = True
        self._unsaved = None
        put = self._keys.put(deployment, address.origin, key)
        location = await told_if_slow(put, tell)
        unkept = address.origin if location is KeyLocation.MEMORY else ""
        self._preferences.set(schema.unkept_key_of(deployment), unkept)
        return has_failed, settings_text.key_location_sentence(location)

    def _show_busy(self, dialog: SettingsDialog, sentence: str) -> None:
        if dialog is self._dialog:
            dialog.show_busy(sentence)

    async def _remove_key(self, values: SettingsValues) -> bool | None:
        """Remove the stored key on request; returns whether that worked, None without a request."""
        address = chosen_address(values)
        if address is None or not values.removes_key:
            return None
        return await self._keys.forget(values.deployment, address.origin)

    def _report_saved(
        self, kept: str, *, is_written: bool, was_removed: bool | None, works: bool
    ) -> None:
        note = tr("Settings saved.") if works else settings_text.failed_test_sentence()
        sentence = f"{note} {kept}".strip()
        if self._preferences.is_of_newer:
            sentence = settings_text.newer_settings_sentence()
        elif not is_written:
            sentence = settings_text.not_written_sentence()
        if was_removed is not None:
            sentence += " " + settings_text.key_removal_sentence(was_removed)
        if kept or not is_written or was_removed is False or not works:
            self._messages.report_problem(sentence)
        else:
            self._messages.report(sentence)

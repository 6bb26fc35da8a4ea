"""Opens the settings dialog: shows stored keys, tests connections and has the rest saved."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.connection_step import StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.dialog_values import SettingsValues, chosen_address, read_values
from petstore_gui.settings.key_store import KeyStore, StoreState
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.settings.services import Services, told_if_slow
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.settings.settings_saving import SettingsSaving
from petstore_gui.ui.text import settings_text
from petstore_gui.ui.window.messages import Messages


class SettingsFlow(QObject):
    """Opens the dialog, at most one at a time, and does what it asks for.

    Signals:
        saved(Deployment): the settings changed, and this deployment is active.
        stored_key_accepted(Deployment): a test of its saved address with its saved key worked.
    """

    saved = Signal(object)
    stored_key_accepted = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        keys: KeyStore,
        services: Services,
        tasks: Tasks,
        messages: Messages,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._keys = keys
        self._services = services
        self._tasks = tasks
        self._window = window
        self._saving = SettingsSaving(preferences, keys, services, tasks, messages, self)
        self._saving.saved.connect(self.saved)
        self._dialog: SettingsDialog | None = None
        self._test_run: asyncio.Task[None] | None = None

    def open(self, deployment: Deployment, *, wants_key: bool = False) -> None:
        """Show the dialog with a deployment chosen. `wants_key`: its API key is to be entered."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = self._dialog = SettingsDialog(read_values(self._preferences), self._window)
        dialog.key_wanted.connect(
            lambda of, origin: self._tasks.start("show key", self._show_key(dialog, of, origin))
        )
        dialog.stored_key_wanted.connect(
            lambda of, origin: self._tasks.start(
                "unlock key", self._show_key(dialog, of, origin, may_ask=True)
            )
        )
        dialog.test_chosen.connect(lambda values: self._start_test(dialog, values))
        dialog.test_left.connect(self._end_test)
        dialog.save_chosen.connect(lambda values: self._save(dialog, values))
        dialog.save_left.connect(lambda: self._stop_saving(dialog))
        dialog.finished.connect(self._forget_dialog)
        dialog.choose_deployment(deployment)
        dialog.open()
        if wants_key:
            dialog.focus_key()
        else:
            dialog.focus_first()

    def _forget_dialog(self) -> None:
        self._dialog = None
        self._end_test()
        self._saving.leave()

    def _save(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        self._end_test()
        self._saving.start(dialog, values)

    def _stop_saving(self, dialog: SettingsDialog) -> None:
        if self._saving.stop():
            dialog.end_saving()
        else:  # the key is being saved
            dialog.reject()

    async def _show_key(
        self, dialog: SettingsDialog, deployment: Deployment, origin: str, *, may_ask: bool = False
    ) -> None:
        if not origin:
            return
        read = self._keys.get if may_ask else self._keys.look

        def tell(_seconds: int) -> None:
            if dialog is self._dialog:
                wait = settings_text.key_store_waiting_text()
                dialog.show_key_note(deployment, origin, wait)

        stored = await told_if_slow(read(deployment, origin), tell)
        if dialog is self._dialog:
            note = settings_text.key_store_text(stored.state)
            is_unread = stored.state in (StoreState.LOCKED, StoreState.REFUSED)
            dialog.show_key(deployment, origin, stored.key or "", note, is_unread=is_unread)

    def _start_test(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        self._end_test()
        self._test_run = self._tasks.start("test connection", self._test(dialog, values))

    def _end_test(self) -> None:
        if self._test_run is not None:
            self._test_run.cancel()

    async def _test(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        events = self._services.diagnose_service(chosen_address(values), values.key)
        has_worked = False
        async for event in events:
            has_worked = isinstance(event, StepResult) and event.error is None
            if dialog is self._dialog:
                dialog.show_step(event)
        if dialog is self._dialog:
            dialog.end_test()
        if has_worked and await self._are_saved(values):
            self.stored_key_accepted.emit(values.deployment)

    async def _are_saved(self, values: SettingsValues) -> bool:
        """Whether address and key of a deployment are those that were saved."""
        address, deployment = chosen_address(values), values.deployment
        if address is None or address != self._preferences.address(deployment):
            return False
        return values.key == (await self._keys.look(deployment, address.origin)).key

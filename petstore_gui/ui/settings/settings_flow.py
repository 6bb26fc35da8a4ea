"""From the settings dialog to the preferences and the key store, with messages for staff."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.connection_step import StepBegan, StepResult
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.edited_values import chosen_address, read_values, write_values
from petstore_gui.settings.key_store import KeyLocation, KeyStore, StoreState
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text import settings_text
from petstore_gui.ui.text.connection_test_text import failure_text
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Topic

T = TypeVar("T")

SLOW_SECONDS = 0.5
"""When, and how often, to say that the system's key store or a service is being waited for."""


class Services(Protocol):
    """The services that can be asked."""

    async def probe_service(self, address: Address, key: str) -> None:
        """Request one animal. Raises `RequestError`."""
        ...

    def diagnose_service(
        self, address: Address | None, key: str | None
    ) -> AsyncIterator[StepBegan | StepResult]:
        """Do the same step by step; yields each step as it begins and as it ends.

        No address means this computer.
        """
        ...


class SettingsFlow(QObject):
    """Opens the dialog, tests connections and saves; a refused new key is not stored.

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
        log: MessageLog,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._keys = keys
        self._services = services
        self._tasks = tasks
        self._log = log
        self._window = window
        self._dialog: SettingsDialog | None = None
        self._test_run: asyncio.Task[None] | None = None
        self._unsaved: asyncio.Task[None] | None = None  # saving, before anything is written

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
        dialog.save_chosen.connect(lambda values: self._start_saving(dialog, values))
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
        if self._end_saving():
            self._log.report(Topic.SETTINGS, settings_text.saving_stopped_sentence())

    def _start_saving(self, dialog: SettingsDialog, values: SettingsValues) -> None:
        self._end_test()
        self._unsaved = self._tasks.start("save settings", self._save(dialog, values))

    def _stop_saving(self, dialog: SettingsDialog) -> None:
        if self._end_saving():
            dialog.end_saving()
        else:  # the key is being saved
            dialog.reject()

    def _end_saving(self) -> bool:
        """Stop saving if nothing was written yet; return whether it was stopped."""
        unsaved, self._unsaved = self._unsaved, None
        return unsaved is not None and unsaved.cancel()

    async def _show_key(
        self, dialog: SettingsDialog, deployment: Deployment, origin: str, *, may_ask: bool = False
    ) -> None:
        if not origin:
            return
        read = self._keys.get if may_ask else self._keys.look
        wait = settings_text.key_store_waiting_text()
        stored = await self._told_if_slow(
            read(deployment, origin),
            lambda _seconds: dialog.show_key_note(deployment, origin, wait),
            dialog,
        )
        if dialog is self._dialog:
            note = settings_text.key_store_text(stored.state)
            is_unread = stored.state in (StoreState.LOCKED, StoreState.REFUSED)
            dialog.show_key(deployment, origin, stored.key or "", note, is_unread=is_unread)

    async def _told_if_slow(
        self,
        answer: Coroutine[None, None, T],
        tell: Callable[[int], None],
        dialog: SettingsDialog,
        *,
        counts: bool = False,
    ) -> T:
        """Await the answer of a key store or service.

        If that takes a while, call `tell` with the seconds so far; again and again if it `counts`.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        slow: asyncio.TimerHandle

        def tell_if_open() -> None:
            nonlocal slow
            if counts:
                slow = loop.call_later(SLOW_SECONDS, tell_if_open)
            if dialog is self._dialog:
                tell(int(loop.time() - began))

        slow = loop.call_later(SLOW_SECONDS, tell_if_open)
        try:
            return await answer
        finally:
            slow.cancel()

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
            self._log.report(Topic.SETTINGS, sentence)
            return
        write_values(self._preferences, values)
        if values.removes_key:
            self._preferences.set(schema.unkept_key_of(values.deployment), "")
        is_written = self._preferences.save()
        dialog.accept()  # first, as removing a key cannot be cancelled half way
        was_removed = await self._remove_key(values)
        self.saved.emit(values.deployment)  # first: it ends the messages about the previous service
        note = settings_text.failed_test_sentence() if has_failed else tr("Settings saved.")
        self._report_saved(
            note,
            kept,
            is_written=is_written,
            was_removed=was_removed,
            works=not has_failed,
        )

    async def _save_key(self, dialog: SettingsDialog, values: SettingsValues) -> tuple[bool, str]:
        """Test a key and store it, unless it is stored already. Raises `KeyNotAccepted`.

        Returns whether the test failed, and a note for staff about the key, if any.
        """
        deployment, key = values.deployment, values.key
        address = chosen_address(values)
        if address is None or key is None:
            return False, ""

        def tell(_seconds: int) -> None:
            dialog.show_busy(settings_text.key_store_waiting_text())

        def tell_of_test(seconds: int) -> None:
            dialog.show_busy(settings_text.testing_first_sentence(seconds))

        look = self._keys.look(deployment, address.origin)
        if key == (await self._told_if_slow(look, tell, dialog)).key:
            return False, ""
        has_failed, kept = False, ""
        probe = self._services.probe_service(address, key)
        try:
            await self._told_if_slow(probe, tell_of_test, dialog, counts=True)
        except KeyNotAccepted:
            raise
        except RequestError:
            has_failed = True
        self._unsaved = None
        put = self._keys.put(deployment, address.origin, key)
        location = await self._told_if_slow(put, tell, dialog)
        kept = settings_text.key_location_sentence(location)
        unkept = address.origin if location is KeyLocation.MEMORY else ""
        self._preferences.set(schema.unkept_key_of(deployment), unkept)
        return has_failed, kept

    async def _remove_key(self, values: SettingsValues) -> bool | None:
        """Remove the stored key on request; returns whether that worked, None without a request."""
        address = chosen_address(values)
        if address is None or not values.removes_key:
            return None
        return await self._keys.forget(values.deployment, address.origin)

    def _report_saved(
        self, note: str, kept: str, *, is_written: bool, was_removed: bool | None, works: bool
    ) -> None:
        sentence = f"{note} {kept}".strip()
        if self._preferences.is_of_newer:
            sentence = settings_text.newer_settings_sentence()
        elif not is_written:
            sentence = settings_text.not_written_sentence()
        if was_removed is not None:
            sentence += " " + settings_text.key_removal_sentence(was_removed)
        if not is_written or was_removed is False:
            self._log.report_problem(Topic.SETTINGS, sentence)
        elif works and kept:
            self._log.report_partial(Topic.SETTINGS, sentence)
        elif works:
            self._log.report(Topic.SETTINGS, sentence)
        else:
            self._log.report_problem(Topic.CONNECTION, sentence, ends_with=Topic.LIST)

"""Opens the settings dialog, and does what it asks for: keys, connection tests, saving."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.domain.connection import StepBegan, StepResult
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from petstore_gui.settings.dialog_values import read_values, write_values
from petstore_gui.settings.key_file import StoreState
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.words import settings_text
from petstore_gui.ui.words.settings_text import failure_text
from petstore_gui.ui.words.words import in_a_row, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents

Work = Callable[[SettingsDialog], Coroutine[None, None, None]]

_UNREAD = (StoreState.LOCKED, StoreState.REFUSED)
"""What may be left out of the field: there may be a key."""

Test = Callable[[Address | None, str | None], AsyncIterator[StepBegan | StepResult]]
"""Requests one animal of an address with a key, step by step. No address means this computer."""


class SettingsFlow(Flow):
    """Opens the dialog, and does one thing at a time for it.

    Signals:
        saved(Deployment): the settings changed, and this deployment is active.
        stored_key_accepted(Deployment): a test of its saved address with its saved key worked.
    """

    saved = Signal(object)
    stored_key_accepted = Signal(object)

    def __init__(
        self, contents: WindowContents, preferences: Preferences, keys: KeyStore, test: Test
    ) -> None:
        super().__init__(contents)
        self._preferences = preferences
        self._keys = keys
        self._test_service = test
        self._task: asyncio.Task[None] | None = None

    def open(self, deployment: Deployment, *, wants_key: bool = False) -> None:
        """Show the dialog with a deployment chosen. `wants_key`: its API key is to be entered."""
        dialog = SettingsDialog(read_values(self._preferences), deployment, self._window)

        def start(work: Work) -> None:
            self._stop(dialog)
            dialog.set_busy(True)
            self._task = self._tasks.start("settings", self._run(dialog, work))

        dialog.key_wanted.connect(lambda may_ask: start(partial(self._read, may_ask=may_ask)))
        dialog.test.clicked.connect(lambda: start(self._test))
        dialog.save.clicked.connect(lambda: start(self._save))
        dialog.stopped.connect(lambda: self._stop(dialog))
        dialog.open()
        dialog.focus_first(wants_key=wants_key)
        start(self._read)

    def enter_key(self, deployment: Deployment, text: str) -> None:
        """Use an API key that was entered in the window, as if it was saved in the dialog."""
        self._tasks.start("enter key", self._enter_key(deployment, text))

    async def _enter_key(self, deployment: Deployment, text: str) -> None:
        key, address = check_key(text), self._preferences.address(deployment)
        if isinstance(key, KeyProblem):
            self._messages.report_problem(tr(key.value))
        elif isinstance(address, Address):
            error = await self._failure(address, key)
            if isinstance(error, KeyNotAccepted):
                self._messages.report_problem(failure_text(error))
                return
            notes = [settings_text.failed_test_sentence()] if error else []
            notes.append(await self._store_key(deployment, address, key))
            is_written = self._preferences.save()
            self.saved.emit(deployment)
            self._report(in_a_row(*notes), is_written=is_written)

    async def _run(self, dialog: SettingsDialog, work: Work) -> None:
        await work(dialog)
        self._task = None
        dialog.set_busy(False)

    def _stop(self, dialog: SettingsDialog) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
            dialog.set_busy(False)

    async def _read(self, dialog: SettingsDialog, *, may_ask: bool = False) -> None:
        """Show the stored key, unless it is shown, or another one typed."""
        if not (may_ask or dialog.lacks_stored_key):
            return
        origin = dialog.origin
        dialog.say(settings_text.key_store_waiting_text(), is_news=False)
        stored = await self._keys.get(dialog.deployment, origin, may_ask=may_ask)
        note = settings_text.key_store_text(stored.state)
        is_of_it = stored.state is StoreState.OF_IT
        shown = "" if is_of_it else stored.key or ""
        dialog.say("", is_news=False)
        is_unread = stored.state in _UNREAD
        dialog.show_stored_key(origin, shown, note, is_unread=is_unread, is_of_it=is_of_it)

    async def _test(self, dialog: SettingsDialog) -> None:
        await self._read(dialog)
        values = dialog.checked_values(is_to_save=False)
        if values is None:
            return
        address, key = values.addresses[values.deployment].address, values.key
        if address is not None and key is None:  # IT's, which is not in the field
            key = (await self._keys.get(values.deployment, address.origin, may_ask=False)).key
        error = await self._failure(address, key, dialog.show_step)
        is_saved = address == self._preferences.address(values.deployment)
        if error is None and is_saved and not dialog.key.is_new:
            self.stored_key_accepted.emit(values.deployment)

    async def _save(self, dialog: SettingsDialog) -> None:
        """Try a new key, store it, then write the rest. A refused key is not stored."""
        await self._read(dialog)
        values = dialog.checked_values(is_to_save=True)
        if values is None:
            return
        notes, address = list[str](), values.addresses[values.deployment].address
        if address is not None and values.key is not None and dialog.key.is_new:
            dialog.say(tr("Saving… The API key is being tested first."))
            error = await self._failure(address, values.key)
            if isinstance(error, KeyNotAccepted):
                dialog.show_key_problem(failure_text(error))
                return
            notes = [settings_text.failed_test_sentence()] if error else []
            dialog.say(settings_text.key_store_waiting_text(), is_news=False)
            notes.append(await self._store_key(values.deployment, address, values.key))
        if address is not None and values.removes_key:
            dialog.say(settings_text.key_store_waiting_text(), is_news=False)
            was_removed = await self._keys.forget(values.deployment, address.origin)
            self._preferences.set(schema.unkept_key_of(values.deployment), "")
            notes = [settings_text.key_removal_sentence(was_removed)]
        is_written = write_values(self._preferences, values)
        dialog.accept()
        self.saved.emit(values.deployment)
        self._report(in_a_row(*notes), is_written=is_written)

    async def _failure(
        self,
        address: Address | None,
        key: str | None,
        show: Callable[[StepBegan | StepResult], None] = lambda _event: None,
    ) -> RequestError | None:
        """Test a service; returns why it cannot be used, None if it can."""
        error = None
        async for event in self._test_service(address, key):
            show(event)
            error = event.error if isinstance(event, StepResult) else None
        return error

    async def _store_key(self, deployment: Deployment, address: Address, key: str) -> str:
        """Store a key; returns a note if it lasts only until the program ends."""
        is_kept = await self._keys.put(deployment, address.origin, key)
        self._preferences.set(schema.unkept_key_of(deployment), "" if is_kept else address.origin)
        return settings_text.key_location_sentence(is_kept)

    def _report(self, note: str, *, is_written: bool) -> None:
        if self._preferences.is_of_newer:
            self._messages.report_problem(settings_text.newer_settings_sentence())
        elif not is_written:
            self._messages.report_problem(settings_text.not_written_sentence())
        elif note:
            self._messages.report_problem(note)
        else:
            self._messages.report(tr("Settings saved."))

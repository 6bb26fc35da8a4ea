"""From the settings dialog to what is kept: tries keys, keeps them, and tells what came of it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import (
    KeyNotAccepted,
    NotReached,
    NotSecured,
    NotTrusted,
    RequestError,
)
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
from petstore_gui.settings.dialog_values import AddressValue, SettingsValues
from petstore_gui.settings.key_store import KeyLocation, KeyStore
from petstore_gui.settings.preferences import Preferences
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text.list_text import error_sentence, newer_settings_sentence
from petstore_gui.ui.window.message_log import MessageLog, Topic

REMOTE = (Deployment.PRODUCTION, Deployment.STAGING)


class Probe(Protocol):
    """Asks a deployment for one animal; raises RequestError. No address means this computer."""

    async def __call__(self, address: Address | None, key: str | None) -> None: ...


class SettingsFlow(QObject):
    """Opens the dialog, and keeps what was chosen once it was tried.

    Signals:
        saved(Deployment): the settings are other than before, and this deployment is active.
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
        self._try_out = probe_service
        self._tasks = tasks
        self._log = log
        self._window = window
        self._dialog: SettingsDialog | None = None

    def open(self, deployment: Deployment) -> None:
        """Show the dialog with a deployment chosen."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._dialog = SettingsDialog(current_choice(self._preferences), self._window)
        self._dialog.key_wanted.connect(self._show_key)
        self._dialog.test_chosen.connect(self._test)
        self._dialog.save_chosen.connect(self._save)
        self._dialog.finished.connect(self._closed)
        self._dialog.choose_deployment(deployment)
        self._dialog.open()

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None

    def _show_key(self, deployment: Deployment, origin: str) -> None:
        if self._dialog is not None:
            self._tasks.start("show key", self._fetch_key(self._dialog, deployment, origin))

    def _test(self, choice: SettingsValues) -> None:
        if self._dialog is not None:
            self._dialog.set_busy(self.tr("Trying the connection…"))
            self._tasks.start("test connection", self._run_test(self._dialog, choice))

    def _save(self, choice: SettingsValues) -> None:
        if self._dialog is not None:
            self._dialog.set_busy(self.tr("Saving…"))
            self._tasks.start("save settings", self._keep(self._dialog, choice))

    async def _fetch_key(self, dialog: SettingsDialog, deployment: Deployment, origin: str) -> None:
        key = await self._keys.get(deployment, origin) if origin else None
        note = ""
        if not await self._keys.is_persistent():
            note = self.tr("There is no key store here: the key is kept until the program ends.")
        if dialog is self._dialog:
            dialog.show_key(deployment, origin, key or "", note)

    async def _run_test(self, dialog: SettingsDialog, choice: SettingsValues) -> None:
        address = _address(choice)
        try:
            await self._try_out(address, choice.key)
        except RequestError as error:
            sentence, is_problem = self._failure_words(error, address), True
        else:
            sentence, is_problem = self._success_words(address), False
        if dialog is self._dialog:
            dialog.show_answer(sentence, is_problem=is_problem)

    async def _keep(self, dialog: SettingsDialog, choice: SettingsValues) -> None:
        address, key = _address(choice), choice.key
        note = ""
        if address is not None and key is not None and not await self._has(choice, address):
            try:
                note = await self._try_key(address, key)
            except KeyNotAccepted as error:
                if dialog is self._dialog:
                    dialog.show_key_problem(error_sentence(error))
                return
            if dialog is self._dialog:
                kept = await self._keys.put(choice.deployment, address.origin, key)
                note = note or self._kept_words(kept)
        if dialog is not self._dialog:  # cancelled meanwhile
            return
        self._write(choice)
        is_written = self._preferences.save()
        dialog.accept()  # before the key: nobody can cancel its removal half way
        removed = None
        if choice.removes_key and address is not None:
            removed = await self._keys.forget(choice.deployment, address.origin)
        self._tell(note, is_written=is_written, key_removed=removed)
        self.saved.emit(choice.deployment)

    async def _has(self, choice: SettingsValues, address: Address) -> bool:
        return choice.key == await self._keys.get(choice.deployment, address.origin)

    async def _try_key(self, address: Address, key: str) -> str:
        """What to tell of a key that could not be tried. Raises `KeyNotAccepted`."""
        try:
            await self._try_out(address, key)
        except KeyNotAccepted:
            raise
        except RequestError as error:
            return self.tr("The settings are kept, but could not be tried: {why}").format(
                why=error_sentence(error)
            )
        return ""

    def _kept_words(self, kept: KeyLocation) -> str:
        if kept is KeyLocation.SYSTEM:
            return ""
        return self.tr(
            "Settings saved. No key store took the API key: it is kept until the program ends."
        )

    def _write(self, choice: SettingsValues) -> None:
        preferences = self._preferences
        preferences.set(schema.ACTIVE, choice.deployment)
        preferences.set(schema.ANIMALS_PER_REQUEST, choice.animals_per_request)
        preferences.set(schema.UNDO_SECONDS, choice.undo_seconds)
        for deployment in REMOTE:
            address = _parsed(choice.address_of(deployment))
            preferences.set_address(deployment, address if isinstance(address, Address) else None)

    def _tell(self, note: str, *, is_written: bool, key_removed: bool | None) -> None:
        is_problem = not is_written or key_removed is False
        if self._preferences.is_of_newer:
            sentence = newer_settings_sentence()
        elif not is_written:
            sentence = self.tr(
                "The settings could not be written. They last until the program ends."
            )
        else:
            sentence = note or self.tr("Settings saved.")
        sentence = f"{sentence} {self._removal_words(key_removed)}".strip()
        if is_problem:
            self._log.tell_problem(Topic.SETTINGS, sentence)
        else:
            self._log.tell(Topic.SETTINGS, sentence)

    def _removal_words(self, key_removed: bool | None) -> str:
        if key_removed is None:
            return ""
        if key_removed:
            return self.tr("The API key was removed.")
        return self.tr(
            "The API key could not be removed: the key store of the system refused, or did not"
            " answer."
        )

    def _failure_words(self, error: RequestError, address: Address | None) -> str:
        """Each step that went well, then the one that did not and what to do."""
        steps = []
        if not isinstance(error, NotReached) or isinstance(error, NotTrusted | NotSecured):
            steps.append(self.tr("✓ Something answers at the address."))
        if not isinstance(error, NotReached):
            steps += self._trust_words(address)
        return "\n".join([*steps, "✗ " + error_sentence(error)])

    def _success_words(self, address: Address | None) -> str:
        return "\n".join(
            [
                self.tr("✓ Something answers at the address."),
                *self._trust_words(address),
                self.tr("✓ The API key is accepted."),
                self.tr("✓ The answer is a list of animals."),
            ]
        )

    def _trust_words(self, address: Address | None) -> list[str]:
        if address is None or not address.url.startswith("https:"):
            return []
        return [self.tr("✓ The connection is encrypted, and the certificate is valid.")]


def current_choice(preferences: Preferences) -> SettingsValues:
    """The settings as the dialog shows them."""
    locked = preferences.get(schema.LOCKED)
    return SettingsValues(
        deployment=preferences.active(),
        production=_address_choice(preferences, Deployment.PRODUCTION),
        staging=_address_choice(preferences, Deployment.STAGING),
        animals_per_request=preferences.get(schema.ANIMALS_PER_REQUEST),
        undo_seconds=preferences.get(schema.UNDO_SECONDS),
        offered=preferences.get(schema.OFFERED),
        locked=frozenset(locked),
    )


def _address_choice(preferences: Preferences, deployment: Deployment) -> AddressValue:
    setting = schema.address_of(deployment)
    address = preferences.address(deployment)
    return AddressValue(
        text=preferences.get(setting),
        unencrypted_allowed=isinstance(address, Address) and address.is_unencrypted,
        is_preset=preferences.is_preset(setting),
        is_locked=preferences.is_locked(setting),
    )


def _address(choice: SettingsValues) -> Address | None:
    parsed = _parsed(choice.address_of(choice.deployment))
    return parsed if isinstance(parsed, Address) else None


def _parsed(choice: AddressValue) -> Address | AddressProblem:
    return parse_address(choice.text, unencrypted_allowed=choice.unencrypted_allowed)

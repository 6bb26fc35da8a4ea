"""The system's key store, in memory."""

from __future__ import annotations

from threading import Event
from typing import cast

from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

from petstore_gui.settings.system_store import SystemStore


class Wallet(SystemStore):
    """Stores passwords as long as a test lasts.

    It answers while `unlocked` is set, and raises `error` if there is one. While `is_locked`, it
    asks the person for its password, which the person gives if `opens`; `asked` counts that.
    """

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__(cast("KeyringBackend", self))  # which would register the class
        self.entries: dict[tuple[str, str], str] = {}
        self.error = error
        self.unlocked = Event()
        self.unlocked.set()
        self.is_locked = False
        self.opens = True
        self.asked = 0

    def look(self, service: str, username: str) -> str | None:
        self._answer()
        if self.is_locked:
            raise KeyringLocked("locked")
        return self.entries.get((service, username))

    def get_password(self, service: str, username: str) -> str | None:
        self._answer()
        self._ask_if_locked()
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._answer()
        self._ask_if_locked()
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._answer()
        self._ask_if_locked()
        if (service, username) not in self.entries:
            raise PasswordDeleteError(f"not found: {service}")
        del self.entries[service, username]

    def _ask_if_locked(self) -> None:
        self.asked += self.is_locked
        self.is_locked = self.is_locked and not self.opens
        if self.is_locked:
            raise KeyringLocked("dismissed")

    def _answer(self) -> None:
        self.unlocked.wait()
        if self.error:
            raise self.error

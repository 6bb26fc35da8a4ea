"""The system's key store, in memory."""

from __future__ import annotations

from threading import Event

from keyring.errors import PasswordDeleteError


class Wallet:
    """Stores passwords as long as a test lasts.

    It answers while `unlocked` is set, and raises `error` if there is one.
    """

    def __init__(self, error: Exception | None = None) -> None:
        self.entries: dict[tuple[str, str], str] = {}
        self.error = error
        self.unlocked = Event()
        self.unlocked.set()

    def get_password(self, service: str, username: str) -> str | None:
        self._answer()
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._answer()
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._answer()
        if (service, username) not in self.entries:
            raise PasswordDeleteError(f"not found: {service}")
        del self.entries[service, username]

    def _answer(self) -> None:
        self.unlocked.wait()
        if self.error:
            raise self.error

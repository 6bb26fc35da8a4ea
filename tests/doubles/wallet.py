"""A key store of the system, in memory."""

from __future__ import annotations

from threading import Event


class Wallet:
    """Keeps passwords as long as a test lasts.

    It answers while `unlocked` is set, and by raising `error` where there is one.
    """

    def __init__(self) -> None:
        self.entries: dict[tuple[str, str], str] = {}
        self.error: Exception | None = None
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
        self.entries.pop((service, username), None)

    def _answer(self) -> None:
        self.unlocked.wait()
        if self.error:
            raise self.error

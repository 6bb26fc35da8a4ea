"""A key store of the system, in memory."""

from __future__ import annotations


class Wallet:
    """Keeps passwords as long as a test lasts."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.entries.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.entries[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self.entries.pop((service, username), None)

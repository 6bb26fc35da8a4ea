"""The system's key store, read without a question to the person."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend


class SystemStore:
    """A back end of keyring, and a way to read it silently."""

    def __init__(self, back_end: KeyringBackend) -> None:
        self._back_end = back_end
        self.get_password = back_end.get_password
        self.set_password = back_end.set_password
        self.delete_password = back_end.delete_password

    @property
    def kind(self) -> str:
        """The full name of the back end."""
        return f"{type(self._back_end).__module__}.{type(self._back_end).__name__}"

    def look(self, service: str, username: str) -> str | None:
        """The password, if it can be read without a question. Raises `KeyringLocked` if not."""
        if self.kind == "keyring.backends.SecretService.Keyring":
            return _look_in_secret_service(service, username)
        if (
            self.kind == "keyring.backends.kwallet.DBusKeyring"
            and getattr(self._back_end, "handle", -1) < 0
        ):
            from keyring.errors import KeyringLocked  # noqa: PLC0415 - slow, so only in the thread

            raise KeyringLocked("not opened yet")
        return self._back_end.get_password(service, username)


def _look_in_secret_service(service: str, username: str) -> str | None:
    import secretstorage  # noqa: PLC0415 - Linux only
    from keyring.errors import KeyringLocked  # noqa: PLC0415 - slow, so only in the thread

    with closing(secretstorage.dbus_init()) as bus:
        items = list(secretstorage.search_items(bus, {"service": service, "username": username}))
        for item in items:
            if not item.is_locked():
                return item.get_secret().decode("utf-8")
        if items or _is_default_locked(bus):  # some stores show nothing of a locked collection
            raise KeyringLocked("locked")
        return None


def _is_default_locked(bus: object) -> bool:
    from secretstorage import Collection, ItemNotFoundException  # noqa: PLC0415 - Linux only

    try:
        return Collection(bus).is_locked()
    except ItemNotFoundException:
        return False

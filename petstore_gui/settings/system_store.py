"""The system's key store, and how it is read without a question to the person.

Importing this is slow, as keyring is: it is left to the thread that asks the key store.
"""

from __future__ import annotations

from contextlib import closing, suppress
from importlib import import_module

from keyring.backend import KeyringBackend, by_priority
from keyring.errors import KeyringLocked

from petstore_gui.settings.key_file import StoredKey, StoreState

BACK_ENDS = (
    "keyring.backends.SecretService.Keyring",
    "keyring.backends.kwallet.DBusKeyring",
    "keyring.backends.macOS.Keyring",
    "keyring.backends.Windows.WinVaultKeyring",
)
"""The only back ends used. By default, an environment variable or a file could make keyring choose
one that stores keys in plain text, or not at all."""

USER = "API key"


class SystemStore:
    """A back end of keyring, whose full name is `kind`. Methods raise what it raises."""

    def __init__(self, back_end: KeyringBackend) -> None:
        self.back_end = back_end
        self.kind = _kind(type(back_end))

    def read(self, entry: str, *, may_ask: bool) -> StoredKey:
        """The key of an entry, if there is one. `may_ask`: a person may have to unlock it."""
        with suppress(KeyringLocked):
            return StoredKey(self.look(entry, USER))
        with suppress(KeyringLocked):
            if may_ask:  # a locked store exists, so reading creates none
                return StoredKey(self.back_end.get_password(entry, USER))
        return StoredKey(None, StoreState.LOCKED)

    def write(self, entry: str, key: str) -> bool:
        """Set the key of an entry."""
        self.back_end.set_password(entry, USER, key)
        return True

    def remove(self, entry: str) -> bool:
        """Remove the key of an entry, if there is one; False if that is not known."""
        found = self.read(entry, may_ask=True)
        if found.key is not None:  # most back ends raise if there is none
            self.back_end.delete_password(entry, USER)
        return found.state is StoreState.OPEN

    def look(self, service: str, username: str) -> str | None:
        """The password, if it can be read without a question. Raises `KeyringLocked` if not."""
        if self.kind == "keyring.backends.SecretService.Keyring":
            return _look_in_secret_service(service, username)
        is_kwallet = self.kind == "keyring.backends.kwallet.DBusKeyring"
        if is_kwallet and getattr(self.back_end, "handle", -1) < 0:
            raise KeyringLocked("not opened yet")
        return self.back_end.get_password(service, username)


def system_back_end() -> SystemStore | None:
    """The best of `BACK_ENDS` that works on this system, or None. May block for ever."""
    for name in BACK_ENDS:
        with suppress(Exception):  # they raise what they like
            import_module(name.rpartition(".")[0])
    viable = [one for one in KeyringBackend.get_viable_backends() if _kind(one) in BACK_ENDS]
    return SystemStore(max(viable, key=by_priority)()) if viable else None


def _kind(back_end: type[KeyringBackend]) -> str:
    return f"{back_end.__module__}.{back_end.__name__}"


def _look_in_secret_service(service: str, username: str) -> str | None:
    import secretstorage  # noqa: PLC0415 - Linux only

    with closing(secretstorage.dbus_init()) as bus:
        items = list(secretstorage.search_items(bus, {"service": service, "username": username}))
        for item in items:
            if not item.is_locked():
                return item.get_secret().decode("utf-8")
        with suppress(secretstorage.ItemNotFoundException):  # there is no default collection
            # Some stores show nothing of a locked collection.
            if items or secretstorage.Collection(bus).is_locked():
                raise KeyringLocked("locked")
        return None

"""Reading the Secret Service of Linux does not make it ask: on a separate bus, with a double."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
from keyring.errors import KeyringLocked

from petstore_gui.settings.system_store import SystemStore, system_back_end
from tests.support.screen import announcing
from tests.support.waiting import PATIENCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="Linux has it"),
    pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="no D-Bus here"),
]

ITEM = "/org/freedesktop/secrets/collection/login/1"
ASKS = {"CreateCollection", "Unlock", "Prompt"}


class SecretService(threading.Thread):
    """A Secret Service on a bus: without a collection, or with one that is locked.

    `called` are the methods that were called, without those of D-Bus itself.
    """

    def __init__(self, *, locked_item: bool) -> None:
        from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]  # noqa: PLC0415 - Linux only
        from jeepney.io.blocking import open_dbus_connection  # type: ignore[import-untyped]  # noqa: PLC0415

        super().__init__(daemon=True)
        self.called: list[str] = []
        self._items = [ITEM] if locked_item else []
        self._bus = open_dbus_connection("SESSION")
        self._bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.secrets"))

    def run(self) -> None:
        try:
            while True:
                self._answer(self._bus.receive())
        except (OSError, EOFError):
            pass

    def close(self) -> None:
        self._bus.sock.shutdown(socket.SHUT_RDWR)  # so that the thread ends before its selector
        self.join(PATIENCE)
        self._bus.close()

    def _answer(self, message: object) -> None:
        import jeepney  # type: ignore[import-untyped]  # noqa: PLC0415 - Linux only

        if message.header.message_type is not jeepney.MessageType.method_call:  # type: ignore[attr-defined]
            return
        fields = message.header.fields  # type: ignore[attr-defined]
        path, name = fields[jeepney.HeaderFields.path], fields[jeepney.HeaderFields.member]
        if name == "Get" and path == ITEM:
            value = {"Label": ("s", "a key"), "Locked": ("b", True)}
            wanted = message.body[1]  # type: ignore[attr-defined]
            answer = jeepney.new_method_return(message, "v", (value[wanted],))
        elif name == "SearchItems":
            self.called.append(name)
            answer = jeepney.new_method_return(message, "aoao", ([], self._items))
        else:
            self.called += [] if name == "Get" else [name]
            answer = jeepney.new_error(message, "org.freedesktop.DBus.Error.UnknownObject")
        self._bus.send(answer)


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with announcing("dbus-daemon", "--session", "--nofork", "--print-address") as address:
        monkeypatch.setitem(os.environ, "DBUS_SESSION_BUS_ADDRESS", address)
        yield


def store() -> SystemStore:
    found = system_back_end()
    assert found is not None
    assert found.kind == "keyring.backends.SecretService.Keyring"
    return found


@pytest.mark.usefixtures("bus")
def test_no_keyring_is_created_to_read_from_it() -> None:
    with closing(SecretService(locked_item=False)) as service:
        service.start()
        assert store().look("Petstore Catalogue/one", "API key") is None
        assert set(service.called) == {"SearchItems"}


@pytest.mark.usefixtures("bus")
def test_a_locked_keyring_is_not_unlocked_to_look_into_it() -> None:
    with closing(SecretService(locked_item=True)) as service:
        service.start()
        with pytest.raises(KeyringLocked):
            store().look("Petstore Catalogue/one", "API key")
        assert not ASKS & set(service.called)

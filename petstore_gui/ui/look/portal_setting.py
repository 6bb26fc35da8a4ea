"""Settings of a Linux desktop that Qt does not ask for: by D-Bus, from the desktop's portal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QObject, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage

_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)


class PortalSetting(QObject):
    """A setting of `org.gnome.desktop.interface`; `value` stays if the desktop has none.

    Signals:
        changed(): there is another value.
    """

    changed = Signal()

    def __init__(self, name: str, value: float, parent: QObject) -> None:
        super().__init__(parent)
        self._name, self.value = name, value

    def follow(self) -> None:
        """Ask for the value, and hear when it changes; without waiting."""
        if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:  # Qt would start a bus
            return
        from PySide6.QtDBus import QDBusConnection, QDBusMessage  # noqa: PLC0415 - Linux only

        setting, slot = (
            ["org.gnome.desktop.interface", self._name],
            SLOT("_take(QDBusMessage)"),
        )
        bus = QDBusConnection.sessionBus()
        bus.connect(*_PORTAL, "SettingChanged", setting, "ssv", self, slot)  # type: ignore[call-overload] # no bytes
        question = QDBusMessage.createMethodCall(*_PORTAL, "Read")  # Debian 12 has no ReadOne
        question.setArguments(setting)
        bus.callWithCallback(question, self, slot)  # type: ignore[call-overload] # no bytes

    @Slot("QDBusMessage")
    def _take(self, message: QDBusMessage) -> None:
        self.value = message.arguments()[-1]
        while hasattr(self.value, "variant"):
            self.value = self.value.variant()
        self.changed.emit()

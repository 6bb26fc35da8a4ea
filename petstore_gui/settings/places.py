"""Where the settings are on each system: a person's own, and those of IT."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSettings

ORGANISATION = "Petstore"
APPLICATION = "Petstore Catalogue"

POLICY_KEY = f"Software\\Policies\\{ORGANISATION}\\{APPLICATION}"
"""Where Windows keeps what a Group Policy sets. Only administrators can write there."""

DOMAIN = f"com.petstore.{APPLICATION}"
"""Qt's name on macOS for the preferences of an application."""


def managed_places(platform: str) -> tuple[str, ...]:
    """Where IT's management puts its settings, as QSettings names it; the first counts most.

    QSettings in the system's scope reads none of these places itself.
    """
    if platform == "win32":
        return tuple(f"HKEY_{hive}\\{POLICY_KEY}" for hive in ("LOCAL_MACHINE", "CURRENT_USER"))
    if platform == "darwin":  # where a configuration profile for the computer ends up
        return (f"/Library/Managed Preferences/{DOMAIN}.plist",)
    return ()


def settings_of_it() -> tuple[QSettings, ...]:
    """What IT has set: managed, then system-wide. The first one that has a value counts."""
    native = QSettings.Format.NativeFormat
    managed = [QSettings(place, native) for place in managed_places(sys.platform)]
    return (*managed, native_settings(QSettings.Scope.SystemScope))


def native_settings(scope: QSettings.Scope) -> QSettings:
    """The settings where this system's programs keep them."""
    settings = QSettings(QSettings.Format.NativeFormat, scope, ORGANISATION, APPLICATION)
    settings.setFallbacksEnabled(False)  # a fallback would hide whether a value is IT's
    return settings

"""Settings from IT's management override those that IT has set on the computer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from petstore_gui.settings import schema
from petstore_gui.settings.own_settings import OwnSettings, ini_values
from petstore_gui.settings.places import managed_places, native_settings, settings_of_it
from petstore_gui.settings.preferences import Preferences
from tests.support.preset import settings_by_it


@pytest.mark.parametrize(
    ("platform", "places"),
    [
        (
            "win32",
            (
                "HKEY_LOCAL_MACHINE\\Software\\Policies\\Petstore\\Petstore Catalogue",
                "HKEY_CURRENT_USER\\Software\\Policies\\Petstore\\Petstore Catalogue",
            ),
        ),
        ("darwin", ("/Library/Managed Preferences/com.petstore.Petstore Catalogue.plist",)),
        ("linux", ()),
    ],
)
def test_where_management_puts_its_settings(platform: str, places: tuple[str, ...]) -> None:
    assert managed_places(platform) == places


def test_the_system_wide_settings_are_read_after_the_managed_ones() -> None:
    *managed, last = settings_of_it()
    assert last.fileName() == native_settings(QSettings.Scope.SystemScope).fileName()
    assert last.fileName() not in [each.fileName() for each in managed]


def preferences(folder: Path, managed: str, system: str, own: str) -> Preferences:
    """The preferences of a person, whose own settings are overridden in two places."""
    of_it = settings_by_it(folder, managed, "managed.ini"), settings_by_it(folder, system)
    return Preferences(OwnSettings(None, ini_values(own)), of_it)


@pytest.mark.parametrize(
    ("managed", "system", "own", "seconds"),
    [
        ("", "", "", 5),
        ("", "undo_seconds=20", "", 20),
        ("undo_seconds=10", "undo_seconds=20", "", 10),
        ("undo_seconds=never", "undo_seconds=20", "", 20),
        ("undo_seconds=10", "undo_seconds=20", "undo_seconds=7", 7),
        ("undo_seconds=10\n[locked]\nadd\\undo_seconds=1", "", "undo_seconds=7", 10),
        ("undo_seconds=10\n[locked]\nadd\\undo_seconds=0", "", "undo_seconds=7", 7),
        ("undo_seconds=10", "[policy]\nlocked=add/undo_seconds", "undo_seconds=7", 10),
        ("undo_seconds=10", '[policy]\nlocked="add/undo_seconds"', "undo_seconds=7", 10),
        ("undo_seconds=10", "[policy]\nlocked=list/x, add/undo_seconds", "undo_seconds=7", 10),
        ("", "", "undo_seconds=7\n[locked]\nadd\\undo_seconds=1", 7),
    ],
)
def test_a_managed_value_counts_before_a_preset_one_and_the_users_before_both_unless_it_is_locked(
    tmp_path: Path, managed: str, system: str, own: str, seconds: int
) -> None:
    texts = [f"[add]\n{text}\n" for text in (managed, system, own)]
    assert preferences(tmp_path, *texts).get(schema.UNDO_SECONDS) == seconds

"""The start of the window, up to the moment the rows known from earlier are painted.

The rest of the program is imported and made after that.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from petstore_gui.catalogue.view import Column, Filter
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.damaged_settings import DamagedSettings
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.cached_rows import CachedRow, first_rows
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.first_table import FIRST_ROWS, FirstTable
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.window_memory import WindowMemory


@dataclass(frozen=True)
class StartedWindow:
    """A window as it stood last time, and what the rest of the program needs to go on.

    `aside`: settings that were damaged, and were moved out of the way.
    """

    application: QApplication
    profile: Profile
    preferences: Preferences
    aside: DamagedSettings | None
    deployment: Deployment
    theme: Theme
    window: MainWindow
    memory: WindowMemory


def open_window(
    application: QApplication, profile: Profile, wanted: Deployment | None, *, trace: bool = False
) -> StartedWindow:
    """Make the window. If rows are known from earlier, return once they are painted."""
    preferences, aside = open_preferences(profile)
    theme = Theme(application)
    window = MainWindow()
    memory = WindowMemory(preferences, window, theme)
    deployment = preferences.active(wanted)
    opening = StartedWindow(
        application, profile, preferences, aside, deployment, theme, window, memory
    )
    memory.restore_window()
    if rows := _known_rows(opening):
        _show(rows, opening, trace=trace)
    return opening


def _known_rows(opening: StartedWindow) -> list[CachedRow]:
    """The first rows, if they can be read without the others: only those in the order of ids."""
    view = opening.memory.view
    if view.column is not Column.ID or view.filter is Filter.NOT_STATED:
        return []
    service_id = opening.preferences.service_id(opening.deployment)
    history = StoragePaths(opening.profile.records).history(service_id)
    status = view.filter.status
    return first_rows(history, FIRST_ROWS, status=status, descending=view.descending)


def _show(rows: list[CachedRow], opening: StartedWindow, *, trace: bool) -> None:
    window, memory = opening.window, opening.memory
    table = FirstTable(rows, opening.theme)
    memory.restore_columns(table)
    window.show_title(opening.deployment)
    window.show_first(table, *memory.beside_table)
    if trace:
        from petstore_gui.ui.runtime.startup_trace import watch  # noqa: PLC0415 - for this case alone

        watch(table, can_be_used=False)
    window.show()
    table.wait_until_painted()

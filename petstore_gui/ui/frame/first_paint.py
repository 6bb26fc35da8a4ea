"""The start of the window, until the rows known from earlier are painted.

The rest of the program is imported and created after that.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QJsonDocument
from PySide6.QtWidgets import QApplication

from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.view import Column, Filter
from petstore_gui.session.local_store import first_service
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences, open_preferences
from petstore_gui.settings.profile import Profile
from petstore_gui.storage.cached_rows import CachedRow, first_rows
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.frame.main_window import MainWindow
from petstore_gui.ui.frame.window_memory import WindowMemory
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import use_language
from petstore_gui.ui.table.first_table import FIRST_ROWS, FirstTable
from petstore_gui.ui.words.plain_text import visible

_NAMES_BYTES_MAX = 2**18
"""Of a longer file of names, none are in the first rows: reading it would delay them."""


@dataclass(frozen=True)
class StartedWindow:
    """A window restored from the last run, and what the rest of the program needs to start."""

    application: QApplication
    profile: Profile
    preferences: Preferences
    deployment: Deployment
    theme: Theme
    window: MainWindow
    memory: WindowMemory


def open_window(
    application: QApplication, profile: Profile, wanted: Deployment | None, *, trace: bool = False
) -> StartedWindow:
    """Create the window. If rows are known from earlier, return once they are painted."""
    preferences = open_preferences(profile)
    if (language := preferences.get(schema.LANGUAGE)) != schema.LANGUAGE.default:
        use_language(application, language)
    theme = Theme(application)
    window = MainWindow()
    memory = WindowMemory(preferences, window, theme)
    deployment = preferences.active(wanted)
    started = StartedWindow(application, profile, preferences, deployment, theme, window, memory)
    memory.restore_window()
    memory.start_in(deployment)
    if rows := _known_rows(started):
        _show(rows, started, trace=trace)
    return started


def _known_rows(started: StartedWindow) -> list[CachedRow]:
    """The first rows, if the view is sorted by id and finds nothing but a status.

    Only such rows can be read alone.
    """
    view = started.memory.view
    finds_more = view.search or view.categories or view.filter is Filter.NOT_STATED
    if finds_more or view.column is not Column.ID:
        return []
    history = StoragePaths(started.profile.records).history(_service_of(started))
    return first_rows(history, FIRST_ROWS, status=view.filter.status, descending=view.descending)


def _service_of(started: StartedWindow) -> ServiceId:
    if started.deployment is Deployment.LOCAL:
        return first_service(started.profile)
    return started.preferences.service_id(started.deployment)


def _category_names(file: Path) -> dict[int, str]:
    """The names in a file, by number, without the imports that would check them."""
    with suppress(OSError, AttributeError, KeyError, TypeError, ValueError):
        with file.open("rb") as opened:
            data = opened.read(_NAMES_BYTES_MAX)
        categories = QJsonDocument.fromJson(QByteArray(data)).toVariant()
        return {int(one["id"]): visible(one["name"]) for one in categories}
    return {}


def _show(rows: list[CachedRow], started: StartedWindow, *, trace: bool) -> None:
    window, memory = started.window, started.memory
    names = StoragePaths(started.profile.records).names(_service_of(started))
    table = FirstTable(rows, started.theme, _category_names(names))
    memory.restore_columns(table)
    window.show_title(started.deployment)
    window.show_first(table, *memory.beside_table)
    window.show()
    if table.wait_until_painted() and trace:
        from petstore_gui.ui.runtime.startup_trace import trace_rows  # noqa: PLC0415 - for this case alone

        trace_rows(len(rows))

"""The whole program: it ends when its window is closed, however early."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.main.app import App
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.ui.frame.first_paint import StartedWindow, open_window
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.words import words
from tests.doubles.scripted_service import Heard, Move, ScriptedService, error, reply
from tests.support.waiting import PATIENCE, eventually
from tests.support.whole_program import opened
from tests.support.widgets import (
    CTRL,
    bury,
    by_name,
    column,
    dialog,
    fill,
    key,
    name_of,
    no_dialog,
    press,
    press_key,
)
from tests.ui.desk import address as address_field
from tests.ui.desk import choose, key_field

pytestmark = [pytest.mark.slow, pytest.mark.qt]


def by_its_button_before_it_is_made(started: StartedWindow) -> None:
    started.window.show()
    started.window.close()


def by_an_event_that_waits(started: StartedWindow) -> None:
    QCoreApplication.postEvent(started.window, QCloseEvent())


@pytest.mark.parametrize("close", [by_its_button_before_it_is_made, by_an_event_that_waits, None])
async def test_a_program_closed_before_it_runs_ends(
    tmp_path: Path, close: Callable[[StartedWindow], None] | None
) -> None:
    profile = open_profile(tmp_path)
    started = open_window(make_application(), profile, Deployment.LOCAL)
    if close:
        close(started)
    app = App(started, LocalService(profile))
    if not close:
        app.close()
    await asyncio.wait_for(app.run(), PATIENCE)
    assert not started.window.isVisible()
    started.window.deleteLater()
    bury()


async def save_settings(window: QWidget, address: str, key: str) -> None:
    """Save an address and a key for production."""
    press(window, "Settings")
    form = await dialog(window, "Settings")
    choose(form, "Production")
    fill(address_field(form), address)
    fill(key_field(form), key)
    press(form, "Save")
    await eventually(lambda: no_dialog(window))


async def test_it_is_closed_when_the_session_ends(tmp_path: Path) -> None:
    async with opened(tmp_path) as app:
        told: list[bool] = []

        def end_session() -> None:
            """Tell it as the system does, which may end the program at once."""
            make_application().aboutToQuit.emit()
            told.append(app.is_closed)

        QTimer.singleShot(0, end_session)
        await eventually(lambda: told)
        assert told == [True]
        assert not app.parts.window.isVisible()


async def test_the_view_at_the_start_is_read(tmp_path: Path) -> None:
    sold = View(Filter.SOLD, categories=frozenset({1}))
    views = [SavedView("Sold dogs", sold, (Column.CATEGORY, Column.ID, Column.STATUS))]
    preferences = open_preferences(open_profile(tmp_path))
    assert SavedViews(preferences).put(Deployment.LOCAL, views, "Sold dogs")
    async with opened(tmp_path) as app:
        table = app.parts.contents.central.table
        await eventually(lambda: {*column(table, Column.STATUS)} == {"Sold"})
        assert table.shown_columns() == list(views[0].columns)
        press(app.parts.window, "All")
        await eventually(lambda: {"Available", "Sold"} < {*column(table, Column.STATUS)})
        table.setFocus()
        key(table, Qt.Key.Key_1, CTRL)
        await eventually(lambda: {*column(table, Column.STATUS)} == {"Sold"})
        QApplication.clipboard().setText("Name\tCategory\nRex\t1\n")
        key(table, Qt.Key.Key_V, CTRL)
        form = await dialog(app.parts.window, "Import")
        press_key(form, Qt.Key.Key_Escape)


class OneKeyAdds(ScriptedService):
    """A service that lists with any key, and adds with one."""

    def answering(self, heard: Heard) -> Move:
        if heard.method == "GET":
            return reply(body=[])
        has_key = heard.headers["authorization"] == "Bearer right"
        pet = {"id": 7, **json.loads(heard.body)}
        return reply(201, pet) if has_key else error(401, "no such key")


async def test_an_add_that_waits_for_another_key_is_sent_once_there_is_one(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as app, OneKeyAdds() as service:
        window, banner = app.parts.window, app.parts.contents.central.banner
        await save_settings(window, service.base_url, "wrong")
        await eventually(lambda: "Production" in window.windowTitle())
        app.parts.outbox.undo_seconds = 0
        await app.parts.outbox.add(NewPet("Waiter", 7))
        await eventually(lambda: name_of(banner) == "The API key was not accepted.")
        press(banner, "Enter key")
        settings = await dialog(window, "Settings")
        fill(key_field(settings), "right")
        press(settings, "Save")
        added = "Added Waiter, ID 7."
        await eventually(lambda: added in [one.text for one in app.parts.messages.past])
        assert not banner.isVisible()


async def test_the_next_start_speaks_the_language_that_was_chosen(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(words.status_word.cache_clear)
    request.addfinalizer(make_application)  # in the computer's language again
    async with opened(tmp_path) as app:
        press(app.parts.window, "Settings")
        form = await dialog(app.parts.window, "Settings")
        press(form, "More")
        by_name(form, QComboBox, "Language").setCurrentText("Deutsch")
        press(form, "Save")
        await eventually(lambda: no_dialog(app.parts.window))
    async with opened(tmp_path) as app:
        menus = [one.text() for one in app.parts.window.menuBar().actions()]
        assert menus == ["&Datei", "&Bearbeiten", "&Ansicht", "&Hilfe"]

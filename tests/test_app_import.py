"""The whole program and its own service: an import that is cut off goes on at the next start."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from petstore_gui.app import App
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.deployment import Deployment
from petstore_gui.session.local_service import LocalService
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.text.words import number as count_words
from petstore_gui.ui.window.first_paint import open_window
from tests.support.waiting import PATIENCE, eventually
from tests.support.widgets import (
    all_by_name,
    bury,
    name_of,
    press,
)
from tests.ui.import_form import add, adds, choose_file, pick, singular, words

pytestmark = [pytest.mark.slow, pytest.mark.qt]

COUNT = 300
CATEGORY = "Number"


@asynccontextmanager
async def program(folder: Path) -> AsyncIterator[App]:
    profile = open_profile(folder)
    started = open_window(make_application(), profile, Deployment.LOCAL)
    app = App(started, LocalService(profile))
    running = asyncio.create_task(app.run())
    try:
        await eventually(lambda: app.parts.catalogue.facts.state is LoadState.READY)
        yield app
    finally:
        app.close()
        await asyncio.wait_for(running, PATIENCE)
        started.window.deleteLater()
        bury()


async def start_empty(app: App) -> None:
    press(app.parts.window, "Start with an empty catalogue")
    await eventually(lambda: app.parts.catalogue.facts.counts.known == 0)
    await eventually(lambda: app.parts.catalogue.facts.state is LoadState.READY)


def notice(window: QWidget) -> str:
    found = window.findChild(QWidget, "importNotice")
    return "" if found is None or not found.isVisible() else name_of(found)


def names(profile: Path) -> Counter[str]:
    with closing(sqlite3.connect(profile / "store" / "animals.sqlite")) as store:
        rows = store.execute("SELECT name FROM pets WHERE name LIKE 'Tier %'").fetchall()
    return Counter(name for (name,) in rows)


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


async def test_an_import_that_was_cut_off_goes_on_at_the_next_start(tmp_path: Path) -> None:
    rows = "".join(f"Tier {number},{number % 7},sold\n" for number in range(COUNT))
    file = write(tmp_path / "pets.csv", f"Name,Number,Status\n{rows}")
    profile = tmp_path / "profile"
    async with program(profile) as app:
        await start_empty(app)
        form = await choose_file(app.parts.window, file)
        await pick(form, CATEGORY, "Category")
        await eventually(lambda: adds(form) == str(COUNT))
        add(form, str(COUNT))
        await eventually(lambda: len(names(profile)) >= 20)
    assert len(names(profile)) < COUNT
    async with program(profile) as app:
        await eventually(lambda: "It was not finished." in notice(app.parts.window))
        press(app.parts.window, "Continue")
        await eventually(
            lambda: singular(notice(app.parts.window)) == "pets.csv: 300 animal added."
        )
        assert not all_by_name(app.parts.window, QPushButton, "Continue")
        form = await choose_file(app.parts.window, file)
        [column] = await eventually(lambda: all_by_name(form, QComboBox, CATEGORY))
        assert column.currentText() == "Category"
    assert names(profile) == Counter(f"Tier {number}" for number in range(COUNT))


async def test_the_list_is_read_during_an_import_behind_a_minimised_window(tmp_path: Path) -> None:
    count = 10 * COUNT  # takes a while
    rows = "".join(f"Tier {number},{number % 7},sold\n" for number in range(count))
    file = write(tmp_path / "pets.csv", f"Name,Category,Status\n{rows}")
    walks: list[bool] = []
    async with program(profile := tmp_path / "profile") as app:
        await start_empty(app)
        parts, importer = app.parts, app.flows.importer
        form = await choose_file(parts.window, file)
        await eventually(lambda: adds(form) == count_words(count))
        parts.catalogue.walk_started.connect(lambda: walks.append(importer.facts.may_pause))
        add(form, count_words(count))
        await eventually(lambda: names(profile))
        parts.window.showMinimized()
        timer = parts.auto_refresh.findChild(QTimer)
        assert timer is not None

        def is_read() -> bool:
            timer.start(0)  # in place of half a minute
            return True in walks

        await eventually(is_read)


async def test_what_an_import_left_out_is_told_at_the_next_start(tmp_path: Path) -> None:
    text = "Name,Category,Status\nTier 1,1,sold\nTier 2,x,sold\n"
    file, profile = write(tmp_path / "pets.csv", text), tmp_path / "profile"
    async with program(profile) as app:
        form = await choose_file(app.parts.window, file)
        await eventually(lambda: adds(form) == "1")
        add(form, "1")
        await eventually(lambda: "1 animal added." in words(form))
    async with program(profile) as app:
        await eventually(lambda: "pets.csv: 1 animal added." in notice(app.parts.window))

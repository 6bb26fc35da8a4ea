"""The whole program and its own service: an import that is cut off goes on at the next start."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.main.app import App
from tests.support.waiting import eventually
from tests.support.whole_program import opened
from tests.support.widgets import (
    all_by_name,
    press,
)
from tests.ui.import_form import add, adds, choose_file, import_line, pick, singular

pytestmark = [pytest.mark.slow, pytest.mark.qt]

COUNT = 300
CATEGORY = "Number"
EMPTY = "Start with an empty catalogue"


def is_empty(app: App) -> bool:
    facts = app.parts.catalogue.facts
    return facts.state is LoadState.READY and not facts.counts.known


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
    async with opened(profile) as app:
        press(app.parts.window, EMPTY)
        await eventually(lambda: is_empty(app))
        form = await choose_file(app.parts.window, file)
        await pick(form, CATEGORY, "Category")
        await eventually(lambda: adds(form) == str(COUNT))
        add(form, str(COUNT))
        await eventually(lambda: len(names(profile)) >= 20)
    assert len(names(profile)) < COUNT
    async with opened(profile) as app:
        await eventually(lambda: len(names(profile)) == COUNT)
        told = app.parts.messages
        await eventually(lambda: [singular(one.text) for one in told.past] == ["300 animal added."])
        await eventually(lambda: import_line(app.parts.contents.status) == "")
        form = await choose_file(app.parts.window, file)
        [column] = await eventually(lambda: all_by_name(form, QComboBox, CATEGORY))
        assert column.currentText() == "Category"
    assert names(profile) == Counter(f"Tier {number}" for number in range(COUNT))

"""However many categories are offered, the dialog opens at once, and each can be reached."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.category_box import CategoryBox
from tests.support.waiting import PATIENCE_MS
from tests.support.widgets import by_name, fill, key

MANY = ((INT64_MIN, 1), *((number, number % 3 + 1) for number in range(99_998)), (INT64_MAX, 2))
WORK_MAX = 0.1
"""Seconds of work until the list is open; creating all rows first takes over a second."""


@pytest.fixture
def form(qtbot: QtBot) -> AddDialog:
    form = AddDialog(Deployment.LOCAL, Draft())
    qtbot.addWidget(form)
    return form


def box(form: AddDialog) -> CategoryBox:
    return by_name(form, CategoryBox, "Category")


def test_a_list_of_a_hundred_thousand_categories_opens_at_once(
    form: AddDialog, qtbot: QtBot
) -> None:
    before = time.thread_time()
    form.offer_categories(MANY)
    with qtbot.waitExposed(form):
        form.open()
    box(form).showPopup()
    with qtbot.waitExposed(box(form).view().window()):
        form.offer_categories(MANY[1:])
    assert time.thread_time() - before < WORK_MAX


@pytest.mark.parametrize(
    ("code", "number"), [(Qt.Key.Key_Home, INT64_MIN), (Qt.Key.Key_End, INT64_MAX)]
)
def test_the_keyboard_reaches_the_first_and_the_last_category(
    form: AddDialog, qtbot: QtBot, code: Qt.Key, number: int
) -> None:
    form.offer_categories(MANY)
    form.open()
    box(form).showPopup()
    rows = box(form).view()
    bar = rows.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > len(MANY) - 50, timeout=PATIENCE_MS)
    key(rows, code)
    assert str(rows.currentIndex().data()).startswith(f"{number}  ·  ")
    key(rows, Qt.Key.Key_Return)
    assert box(form).currentText() == str(number)


def test_offering_new_categories_keeps_the_typed_text(form: AddDialog) -> None:
    form.offer_categories(((3, 1),))
    form.open()
    fill(box(form).edit, "12")
    form.offer_categories(((3, 2), (12, 1)))
    assert box(form).currentText() == "12"
    form.offer_categories(())
    assert box(form).currentText() == "12"

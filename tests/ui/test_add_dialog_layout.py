"""The add dialog keeps its place: nothing jumps, and nothing is out of reach on a low screen."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.refusal import PetField, Refusal
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.style.theme import Theme
from tests.support.add_form import answer, fill_in, name_field
from tests.support.widgets import by_name, is_fully_visible, paste, press, press_key

LOW = 360
"""Pixels: a screen of 400 with a title bar and a panel."""

PATIENCE_MS = 30_000

TWO_LINES = (
    "We can't tell whether Lucy was added. Checked at 12:04: the list could not be read. Check it"
    " again in a moment. If you send it again before that, there may be two."
)


@pytest.fixture
def form(qtbot: QtBot, theme: Theme) -> AddDialog:
    form = AddDialog(Deployment.LOCAL, Draft())
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.open()
    return form


def places(form: AddDialog) -> dict[str, QRect]:
    """Where every control and every label is on the screen."""
    kinds = (QLineEdit, QComboBox, QAbstractButton, QLabel, QScrollArea)
    found: dict[str, QRect] = {"": form.geometry()}
    for number, widget in enumerate(form.findChildren(QWidget)):
        is_scrolled = widget.objectName() == "answer"  # it has only the height of its text
        if isinstance(widget, kinds) and widget.isVisible() and not is_scrolled:
            place = QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())
            found[f"{number} {type(widget).__name__}"] = place
    return found


def test_nothing_moves_when_a_problem_a_hint_or_an_answer_appears(
    form: AddDialog, qtbot: QtBot
) -> None:
    before = places(form)
    press(form, "Add")
    paste(name_field(form), "Ab" * 35_000)
    qtbot.wait(1)
    assert places(form) == before
    fill_in(form, "Rex", "7")
    form.show_hint(f"This name is already in the category: ID {INT64_MIN}.")
    form.show_answer(TWO_LINES)
    qtbot.wait(1)
    assert answer(form) == TWO_LINES
    assert places(form) == before


def test_on_a_low_screen_the_buttons_stay_and_the_focus_is_scrolled_to(
    form: AddDialog, qtbot: QtBot
) -> None:
    form.setMaximumHeight(LOW)  # as its screen would
    assert form.height() == LOW
    for name in ("Cancel", "Add"):
        button = by_name(form, QAbstractButton, name)
        assert form.rect().contains(button.geometry())
    for _ in range(4):
        focused = form.focusWidget()
        assert focused is not None
        qtbot.waitUntil(partial(is_fully_visible, focused))
        press_key(form, Qt.Key.Key_Tab)


@pytest.mark.parametrize(("width", "height", "percent"), [(640, 400, 100), (800, 600, 200)])
def test_on_a_small_screen_the_focus_and_the_sentence_about_it_are_both_seen(
    form: AddDialog, qtbot: QtBot, theme: Theme, width: int, height: int, percent: int
) -> None:
    theme.set_type_size(percent)
    form.setMaximumSize(width, height - 30)
    answered = form.findChild(QLabel, "answer")
    assert isinstance(answered, QLabel)

    def are_seen(*widgets: QWidget) -> bool:
        return all(map(is_fully_visible, (answered, *widgets)))

    fill_in(form, "Rex", "7")
    last = by_name(form, QAbstractButton, "Add another")
    for refused in (None, *PetField):
        last.setFocus()
        form.set_busy(True)
        form.show_problems(TWO_LINES if refused is None else "Not added.")
        if refused is not None:
            form.show_refusal(Refusal(refused, ""))
        focused = form.focusWidget()
        assert focused is not None
        about = [one for one in form.findChildren(QLabel) if one.text() == "It gave no reason."]
        assert len(about) == (refused is not None)
        qtbot.waitUntil(partial(are_seen, focused, *about), timeout=PATIENCE_MS)
    form.restore_like(Draft("Rex", "7", "sold"))
    form.show_answer(TWO_LINES)
    qtbot.waitUntil(partial(are_seen, name_field(form)), timeout=PATIENCE_MS)


def test_the_fields_and_their_texts_begin_at_one_line(form: AddDialog) -> None:
    lefts = {
        widget.mapToGlobal(widget.rect().topLeft()).x()
        for widget in (name_field(form), *form.findChildren(QComboBox))
    }
    assert len(lefts) == 1

"""What the keyboard does in every dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.domain.start_failure import StoreCopy
from petstore_gui.ui.base.dialog import Dialog, question
from petstore_gui.ui.store.loss_flow import copy_question
from tests.support.widgets import press_key

COPY = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 150)
QUESTIONS: dict[str, tuple[Callable[[QWidget], QDialog], str]] = {
    "copy": (lambda parent: copy_question((COPY,), print, parent), "Cancel"),
    "question": (lambda parent: question("Go?", "Gone.", ("Cancel", "Go"), parent), "Cancel"),
}

ENTER_KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


class Asking(Dialog):
    """A field, a default button, and another one that is never the default."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Asking", parent)
        self.pressed: list[str] = []
        self.field = QLineEdit(self)
        self.default, self.other = QPushButton("Default", self), QPushButton("Other", self)
        self.default.setDefault(True)
        self.other.setAutoDefault(False)
        for button in (self.default, self.other):
            button.clicked.connect(
                lambda _checked, button=button: self.pressed.append(button.text())
            )


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def asking(window: QWidget) -> Asking:
    dialog = Asking(window)
    dialog.open()
    return dialog


@pytest.mark.parametrize("key", ENTER_KEYS)
def test_enter_presses_the_focused_button(asking: Asking, key: Qt.Key) -> None:
    asking.other.setFocus()
    press_key(asking, key)
    assert asking.pressed == ["Other"]


@pytest.mark.parametrize("key", ENTER_KEYS)
def test_enter_in_a_field_presses_the_default_button(asking: Asking, key: Qt.Key) -> None:
    asking.field.setFocus()
    press_key(asking, key)
    assert asking.pressed == ["Default"]


def test_a_key_meant_for_a_button_that_was_disabled_presses_no_other(asking: Asking) -> None:
    asking.default.setFocus()
    asking.default.setEnabled(False)
    for key in (*ENTER_KEYS, Qt.Key.Key_Space):
        press_key(asking, key)
    assert not asking.pressed
    press_key(asking, Qt.Key.Key_Tab)
    assert asking.focusWidget() in (asking.field, asking.other)


@pytest.mark.parametrize(("make", "safe"), QUESTIONS.values(), ids=QUESTIONS)
def test_the_button_that_enter_presses_is_the_one_that_looks_like_it(
    window: QWidget, make: Callable[[QWidget], QDialog], safe: str
) -> None:
    question = make(window)
    question.open()
    buttons = [one for one in question.findChildren(QPushButton) if one.isVisible()]
    assert len(buttons) > 1
    assert [one.text() for one in buttons if one.property("kind") == "primary"] == [safe]
    assert [one.text() for one in buttons if one.isDefault()] == [safe]
    assert [one.text() for one in buttons if one is question.focusWidget()] == [safe]
    question.reject()

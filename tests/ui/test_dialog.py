"""What the keyboard does in every dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.ui.widgets.dialog import Dialog
from tests.support.widgets import press_key

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

    def _note(self, button: QPushButton) -> None:
        self.pressed.append(button.text())


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

"""Combo boxes and spin boxes: what the mouse wheel does to them, and how they are chosen from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import petstore_gui
from petstore_gui.ui.base.choices import ComboBox, SpinBox
from petstore_gui.ui.look.theme import Theme
from tests.support.widgets import turn_wheel

PACKAGE = Path(petstore_gui.__file__).parent
HOME = PACKAGE / "ui/base/choices.py"


@pytest.fixture
def form(qtbot: QtBot, theme: Theme) -> QWidget:
    form = QWidget()
    layout = QVBoxLayout(form)
    box, spin = ComboBox(), SpinBox()
    box.addItems(["one", "two", "three", "four"])
    box.setCurrentIndex(1)
    spin.setValue(5)
    layout.addWidget(box)
    layout.addWidget(spin)
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def box_of(form: QWidget) -> QComboBox:
    box = form.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    return box


def spin_of(form: QWidget) -> QSpinBox:
    spin = form.findChild(QSpinBox)
    assert isinstance(spin, QSpinBox)
    return spin


@pytest.mark.parametrize("focused", [False, True])
def test_the_wheel_changes_no_closed_combo_box(form: QWidget, *, focused: bool) -> None:
    box = box_of(form)
    (box if focused else spin_of(form)).setFocus()
    turn_wheel(box)
    assert box.currentText() == "two"
    assert box.hasFocus() is focused


def test_the_wheel_changes_a_spin_box_only_if_it_has_the_focus(form: QWidget) -> None:
    spin = spin_of(form)
    box_of(form).setFocus()
    turn_wheel(spin)
    assert spin.value() == 5
    assert not spin.hasFocus()
    spin.setFocus()
    turn_wheel(spin)
    assert spin.value() == 4


def test_assistive_technology_chooses_an_item(form: QWidget, qtbot: QtBot) -> None:
    box = box_of(form)
    choices = QAccessible.queryAccessibleInterface(box).child(0)
    choices.selectionInterface().select(choices.child(2))
    qtbot.waitUntil(lambda: box.currentText() == "three")


def test_every_combo_box_and_spin_box_of_the_program_is_one_of_these() -> None:
    plain = [
        file.relative_to(PACKAGE).as_posix()
        for file in sorted(PACKAGE.rglob("*.py"))
        if file != HOME
        and any(
            word in file.read_text("utf-8")
            for word in ("QComboBox(", "(QComboBox)", "QSpinBox(", "(QSpinBox)")
        )
    ]
    assert plain == []

"""The question before the sample animals go, and the banner before and after it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.ui.store.samples_question import SamplesQuestion
from petstore_gui.ui.style.theme import Theme
from tests.support.widgets import click, label, press, press_key


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def asked(window: QWidget, added: int) -> tuple[SamplesQuestion, list[SampleChange]]:
    question = SamplesQuestion(146, added, window)
    chosen: list[SampleChange] = []
    question.change_chosen.connect(chosen.append)
    question.open()
    return question, chosen


def keep_box(question: SamplesQuestion) -> QCheckBox:
    [box] = question.findChildren(QCheckBox)
    return box


def test_it_says_what_goes_and_keeps_what_was_added(window: QWidget) -> None:
    question, chosen = asked(window, 3)
    assert re.fullmatch(r"146 sample animal.* will be put away\.", label(question, "goes"))
    assert re.fullmatch(r"Keep the 3 animal.* added here", keep_box(question).text())
    assert keep_box(question).isChecked()
    press(question, "Put away")
    assert chosen == [SampleChange.PUT_AWAY]
    assert not question.isVisible()


def test_it_says_that_what_was_added_goes_too_if_staff_choose_that(window: QWidget) -> None:
    question, chosen = asked(window, 3)
    click(keep_box(question))
    assert re.search(r"So will the 3 animal.* added here\.", label(question, "goes"))
    assert question.accessibleDescription() == label(question, "goes")
    press(question, "Put away")
    assert chosen == [SampleChange.PUT_ALL_AWAY]


def test_without_added_animals_there_is_nothing_to_keep(window: QWidget) -> None:
    question, chosen = asked(window, 0)
    assert not keep_box(question).isVisible()
    press(question, "Put away")
    assert chosen == [SampleChange.PUT_AWAY]


@pytest.mark.parametrize("code", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_a_key_that_was_pressed_too_often_puts_nothing_away(window: QWidget, code: Qt.Key) -> None:
    question, chosen = asked(window, 3)
    press_key(question, code)
    assert not question.isVisible()
    assert chosen == []

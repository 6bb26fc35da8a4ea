"""The status bar: the newest event, what can be done, and how complete the list is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAction, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMainWindow,
    QPushButton,
    QToolTip,
    QWidget,
)

from petstore_gui.catalogue.list_facts import Counts, Facts, LoadState
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.messages import MessageButton, Messages
from petstore_gui.ui.frame.status_bar import StatusBar
from petstore_gui.ui.look.theme import Theme
from tests.support.widgets import bury, by_name, is_there, label, press


@pytest.fixture
def actions(theme: Theme) -> Iterator[WindowActions]:
    window = QMainWindow()
    yield WindowActions(window)
    window.deleteLater()
    bury()


@pytest.fixture
def messages() -> Messages:
    return Messages()


@pytest.fixture
def bar(actions: WindowActions, messages: Messages) -> Iterator[StatusBar]:
    shown = StatusBar(actions, messages)
    shown.resize(1_180, 40)
    shown.show()
    yield shown
    shown.deleteLater()
    bury()


def in_bar(bar: StatusBar) -> list[QWidget]:
    found = bar.findChildren(QWidget)
    return [one for one in found if one.isVisible() and isinstance(one, QLabel | QAbstractButton)]


def tip_of(widget: QWidget) -> str:
    middle = widget.rect().center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)
    return QToolTip.text()


def test_an_event_has_its_button_and_can_be_dismissed(bar: StatusBar, messages: Messages) -> None:
    pressed: list[str] = []
    messages.report_problem(
        "Not added.", MessageButton("Correct…", lambda: pressed.append("correct"))
    )
    assert (bar.accessibleName(), label(bar, "message")) == ("Not added.", "Not added.")
    press(bar, "Correct…")
    assert pressed == ["correct"]
    press(bar, "Dismiss")
    assert bar.accessibleName() == ""
    assert not is_there(bar, QPushButton, "Correct…")
    assert not is_there(bar, QPushButton, "Dismiss")


def test_details_are_in_the_tip_and_no_markup_is_read_aloud(
    bar: StatusBar, messages: Messages
) -> None:
    messages.report_problem("Not <b>added</b>.", details='The service says: "No."')
    message = bar.findChild(QLabel, "message")
    assert message is not None
    assert "Not &lt;b&gt;added&lt;/b&gt;." in tip_of(message)
    assert 'The service says: "No."' in tip_of(message)
    read = QAccessible.queryAccessibleInterface(message)
    assert read.text(QAccessible.Text.Description) == ""


def test_the_buttons_come_with_their_reasons(bar: StatusBar, actions: WindowActions) -> None:
    triggered: list[str] = []

    def note(action: QAction, _checked: bool = False) -> None:
        triggered.append(action.objectName())

    for action in (actions.outbox, actions.undo, actions.import_animals):
        action.setEnabled(True)
        action.triggered.connect(partial(note, action))
    assert not [one for one in in_bar(bar) if isinstance(one, QPushButton)]
    bar.show_adds(2)
    bar.show_undo("Rex")
    bar.show_import("animals & co.csv: 378 of 390")
    assert by_name(bar, QPushButton, "Unfinished adds").text() == "Unfinished adds  2"
    assert by_name(bar, QPushButton, "Undo").accessibleDescription() == "Undo adding Rex"
    for name in ("Unfinished adds", "Undo"):
        press(bar, name)
    imports = bar.findChild(QPushButton, "import")
    assert imports is not None
    assert imports.text() == "animals && co.csv: 378 of 390"
    imports.click()
    assert triggered == ["outbox", "undo", "import-animals"]
    bar.show_adds(0)
    bar.show_undo("")
    bar.show_import("")
    assert not [one for one in in_bar(bar) if isinstance(one, QPushButton)]


def test_one_label_says_how_complete_the_list_is_and_where_it_is_from(bar: StatusBar) -> None:
    bar.show_where("pets.example")
    assert label(bar, "completeness") == "pets.example"
    bar.show_facts(
        Facts(
            LoadState.READY,
            counts=Counts(known=3, not_stated=3),
            completeness=Completeness(whole=Extent.ALL),
        )
    )
    assert label(bar, "completeness") == "All 3 animals · pets.example"

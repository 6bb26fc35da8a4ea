"""The status bar: the newest event, what can be done, and how complete the list is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QToolTip,
    QWidget,
)

from petstore_gui.catalogue.list_facts import Counts, Facts, LoadState
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.frame.status_bar import StatusBar
from petstore_gui.ui.look.theme import Theme
from tests.support.widgets import bury, label


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


def tip_of(widget: QWidget) -> str:
    middle = widget.rect().center()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)
    return QToolTip.text()


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

"""What the window says about a lost store of this computer, and what staff can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import LOCAL_SERVICE, Deployment, ServiceId
from petstore_gui.domain.start_failure import EMPTY, StartFailure, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.frame.banner import Banner
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.store.loss_flow import LossFlow
from tests.support.widgets import bury, dialog, name_of, no_dialog, press, press_key

HERE = Deployment.LOCAL
NEWEST = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 150)
OLDER = StoreCopy("animals-2026-11-21.sqlite", "2026-11-21", 146)
LOSS = StoreLoss(StartFailure.MISSING, (NEWEST, OLDER))
COPY, START_EMPTY = "Bring back a copy", "Start with an empty catalogue"


class SessionDouble(QObject):
    """A session that opens its store as the test says."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.next = Opened(HERE)

    def lose(self, loss: StoreLoss) -> None:
        self.opening_started.emit(HERE)
        self.opened.emit(Opened(HERE, loss=loss, has_failed=True))

    def open_store(self, service_id: ServiceId, recover: str) -> None:
        assert service_id == LOCAL_SERVICE
        self.asked.append(recover)
        self.opening_started.emit(HERE)
        self.opened.emit(self.next)


@dataclass
class Desk:
    """A window with the banner, and a session that the test controls."""

    window: QWidget
    banner: Banner
    session: SessionDouble
    messages: Messages

    @property
    def message(self) -> str:
        return self.messages.shown.text if self.messages.shown else ""

    @property
    def offers(self) -> list[str]:
        """The buttons of the banner."""
        buttons = self.banner.findChildren(QPushButton)
        return [name_of(one) for one in buttons if one.isVisible()]


@pytest.fixture
def desk(theme: Theme) -> Iterator[Desk]:
    window, session, messages = QWidget(), SessionDouble(), Messages()
    banner = Banner(QAction(window))
    QVBoxLayout(window).addWidget(banner)
    flow = LossFlow(cast("Session", session), banner, messages, window)
    session.opened.connect(flow.show_opened)
    window.resize(1_600, 200)
    window.show()
    yield Desk(window, banner, session, messages)
    window.deleteLater()
    bury()


@pytest.mark.parametrize(
    ("loss", "says", "offers"),
    [
        (LOSS, "is gone. Choose", [COPY, START_EMPTY]),
        (StoreLoss(StartFailure.DAMAGED, (OLDER,)), "is damaged. Choose", [COPY, START_EMPTY]),
        (StoreLoss(StartFailure.DAMAGED), "is damaged. There is no copy", [START_EMPTY]),
    ],
)
def test_it_says_what_happened_and_offers_what_there_is(
    desk: Desk, loss: StoreLoss, says: str, offers: list[str]
) -> None:
    desk.session.lose(loss)
    assert says in name_of(desk.banner)
    assert desk.offers == offers


async def test_a_copy_is_chosen_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(LOSS)
    press(desk.banner, COPY)
    question = await dialog(desk.window, COPY)
    press_key(question, Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.asked == []
    press(desk.banner, COPY)
    question = await dialog(desk.window, COPY)
    [choice] = question.findChildren(QComboBox)
    assert name_of(choice) == "Copy to bring back"
    choice.setFocus()
    press_key(question, Qt.Key.Key_Down)
    press(question, "Bring back")
    assert desk.session.asked == [OLDER.name]
    assert desk.message.startswith("The copy of Saturday, 21 November 2026 is back.")
    assert not desk.banner.isVisible()


async def test_a_question_comes_before_an_empty_start_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(LOSS)
    press(desk.banner, START_EMPTY)
    press_key(await dialog(desk.window, START_EMPTY), Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.asked == []
    press(desk.banner, START_EMPTY)
    press(await dialog(desk.window, START_EMPTY), "Start empty")
    assert desk.session.asked == [EMPTY]
    assert desk.message.startswith("An empty catalogue was started.")

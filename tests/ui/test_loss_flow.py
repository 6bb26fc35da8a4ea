"""What the window says about a lost store of this computer, and what staff can do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreLoss
from petstore_gui.session.opened import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.loss_flow import LossFlow
from petstore_gui.ui.window.loss_notice import LossNotice
from petstore_gui.ui.window.message_log import MessageLog
from tests.support.widgets import bury, dialog, name_of, no_dialog, press, press_key

HERE = Deployment.LOCAL
GONE, DAMAGED, BEHIND = StartFailure.MISSING, StartFailure.DAMAGED, StartFailure.BEHIND
DAY = "Sunday, 22 November 2026"
COPY = f"Bring back the copy of {DAY} ("
LEFT = "Go on with the 147 animal"
"""How the buttons begin."""
EMPTY = "Start with an empty catalogue"
KEPT = "/shop/animals.replaced.sqlite"


class SessionDouble(QObject):
    """A session whose store is opened as the test says."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Recovery] = []
        self.next = Opened(HERE, aside=KEPT)

    def lose(self, loss: StoreLoss) -> None:
        self.opening_started.emit(HERE)
        self.opened.emit(Opened(HERE, loss=loss))

    def recover(self, choice: Recovery) -> None:
        self.asked.append(choice)
        self.opening_started.emit(HERE)
        self.opened.emit(self.next)


@dataclass
class Desk:
    """A window with the banner, on a session that the test answers for."""

    window: QWidget
    notice: LossNotice
    session: SessionDouble
    log: MessageLog = field(default_factory=MessageLog)

    @property
    def message(self) -> str:
        return self.log.current.text if self.log.current else ""

    @property
    def offers(self) -> list[str]:
        """The buttons of the banner, from left to right."""
        buttons = self.notice.findChildren(QPushButton)
        shown = [one for one in buttons if one.isVisible()]
        return [name_of(one) for one in sorted(shown, key=lambda one: (one.y(), one.x()))]

    def choose(self, words: str) -> None:
        """Press the button that begins with these words."""
        [name] = [name for name in self.offers if name.startswith(words)]
        press(self.notice, name)


@pytest.fixture
async def desk(theme: Theme) -> AsyncIterator[Desk]:
    window, notice, session, log = QWidget(), LossNotice(), SessionDouble(), MessageLog()
    QVBoxLayout(window).addWidget(notice)
    flow = LossFlow(cast("Session", session), notice, log, window)
    window.resize(1_600, 200)
    window.show()
    yield Desk(window, notice, session, log)
    flow.deleteLater()
    window.deleteLater()
    bury()


@pytest.mark.parametrize(
    ("loss", "says", "offers"),
    [
        (StoreLoss(GONE, "2026-11-22", 150), "is gone. Choose", [COPY, EMPTY]),
        (StoreLoss(DAMAGED, "2026-11-22", 150, 147), "is damaged. Choose", [COPY, LEFT, EMPTY]),
        (StoreLoss(DAMAGED, readable=147), "is damaged. There is no copy", [LEFT, EMPTY]),
        (StoreLoss(GONE), "is gone. There is no copy of it. Ask IT", [EMPTY]),
        (StoreLoss(BEHIND, "2026-11-22", 150, 147), "missing in its file", [COPY, LEFT, EMPTY]),
        (StoreLoss(BEHIND, "2026-11-22", 146, 147), "missing in its file", [LEFT, EMPTY]),
    ],
)
async def test_it_says_what_happened_and_offers_what_is_there_the_safest_first(
    desk: Desk, loss: StoreLoss, says: str, offers: list[str]
) -> None:
    desk.session.lose(loss)
    assert says in name_of(desk.notice)
    assert "until then nothing is added" in name_of(desk.notice).lower()
    assert list(map(str.startswith, desk.offers, offers)) == [True] * len(desk.offers)
    assert len(desk.offers) == len(offers)


@pytest.mark.parametrize(
    ("button", "choice", "told"),
    [
        (COPY, Recovery.COPY, f"The copy of {DAY} is back."),
        (LEFT, Recovery.READABLE, "The animals that are left are back."),
    ],
)
async def test_the_choice_is_carried_out_and_told(
    desk: Desk, button: str, choice: Recovery, told: str
) -> None:
    desk.session.lose(StoreLoss(DAMAGED, "2026-11-22", 150, 147))
    desk.choose(button)
    assert desk.session.asked == [choice]
    assert desk.message == f"{told} What was there before is kept as {KEPT}."
    assert not desk.notice.isVisible()


async def test_nothing_is_said_to_be_kept_where_nothing_was(desk: Desk) -> None:
    desk.session.lose(StoreLoss(GONE, "2026-11-22", 150))
    desk.session.next = Opened(HERE, aside="")
    desk.choose(COPY)
    assert desk.message == f"The copy of {DAY} is back."


async def test_an_empty_start_is_asked_about_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(StoreLoss(GONE, "2026-11-22", 150))
    press(desk.notice, EMPTY)
    question = await dialog(desk.window, EMPTY)
    press_key(question, Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.asked == []
    press(desk.notice, EMPTY)
    press(await dialog(desk.window, EMPTY), "Start empty")
    assert desk.session.asked == [Recovery.EMPTY]
    assert desk.message.startswith("An empty catalogue was started.")


async def test_a_choice_that_failed_is_offered_again_and_called_no_success(desk: Desk) -> None:
    loss = StoreLoss(GONE, "2026-11-22", 150)
    desk.session.lose(loss)
    desk.session.next = Opened(HERE, loss=loss)
    desk.choose(COPY)
    assert len(desk.offers) == 2
    assert desk.message == ""


async def test_it_goes_when_another_deployment_is_opened_and_stays_when_the_same_one_is(
    desk: Desk,
) -> None:
    desk.session.lose(StoreLoss(GONE, "2026-11-22", 150))
    desk.session.opening_started.emit(HERE)
    assert desk.notice.isVisible()
    press(desk.notice, EMPTY)
    question = await dialog(desk.window, EMPTY)
    desk.session.opening_started.emit(Deployment.STAGING)
    assert not desk.notice.isVisible()
    press(question, "Start empty")
    assert desk.session.asked == []

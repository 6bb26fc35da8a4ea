"""This computer's store, sample animals or staff's own or lost: what staff are offered."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES, Deployment, ServiceId
from petstore_gui.domain.start_failure import EMPTY, StartFailure, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.banner import Banner
from petstore_gui.ui.frame.main_window import MainWindow
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.store.loss_flow import LossFlow
from petstore_gui.ui.store.samples_flow import SamplesFlow
from tests.support.widgets import dialog, is_there, name_of, no_dialog, press, press_key
from tests.ui.conftest import Shop

NEWEST = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 150)
OLDER = StoreCopy("animals-2026-11-21.sqlite", "2026-11-21", 146)
LOSS = StoreLoss(StartFailure.MISSING, (NEWEST, OLDER))
COPY, START_EMPTY = "Bring back a copy", "Start with an empty catalogue"
CONNECT, OWN = "Connect to the shop's service", "Show my animals"


class SessionDouble(QObject):
    """A session that opens what it is asked for, or has lost its store."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.has_own = False
        self.recovered: list[str] = []

    def show(self, opened: Opened) -> None:
        self.opening_started.emit(opened.deployment)
        self.opened.emit(opened)

    def lose(self, loss: StoreLoss) -> None:
        self.show(Opened(Deployment.LOCAL, loss=loss, has_failed=True))

    def open_store(self, service_id: ServiceId, recover: str | None = None) -> None:
        self.recovered += [] if recover is None else [recover]
        self.has_own = self.has_own or service_id == LOCAL_SERVICE
        self.show(Opened(Deployment.LOCAL, is_samples=service_id == SAMPLES))


@dataclass
class Desk:
    """A window with the banner, on a session that the test controls."""

    window: MainWindow
    banner: Banner
    actions: WindowActions
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
def desk(shop: Shop, tmp_path: Path) -> Desk:
    contents, session = shop.contents, SessionDouble()
    preferences = open_preferences(open_profile(tmp_path))
    real = cast("Session", session)
    SamplesFlow(contents, real, preferences)
    session.opened.connect(LossFlow(contents, real).show_opened)
    return Desk(shop.window, contents.central.banner, contents.actions, session, shop.messages)


async def test_the_samples_are_left_and_shown_again(desk: Desk) -> None:
    desk.session.open_store(SAMPLES)
    assert name_of(desk.banner) == "These are sample animals."
    assert desk.actions.own_animals.iconText() == START_EMPTY
    press(desk.banner, START_EMPTY)
    assert not desk.banner.isVisible()
    desk.actions.samples.trigger()
    assert is_there(desk.banner, QPushButton, OWN)
    desk.actions.own_animals.trigger()
    assert not desk.banner.isVisible()


async def test_the_banner_is_closed_for_good(desk: Desk) -> None:
    desk.session.open_store(SAMPLES)
    press(desk.banner, "Close this notice")
    assert not desk.banner.isVisible()
    desk.session.open_store(SAMPLES)
    assert not desk.banner.isVisible()


async def test_the_shops_service_is_offered_only_if_it_can_be_chosen(desk: Desk) -> None:
    desk.session.open_store(SAMPLES)
    assert is_there(desk.banner, QPushButton, CONNECT)
    desk.actions.connect.setVisible(False)
    desk.session.open_store(SAMPLES)
    assert not is_there(desk.banner, QPushButton, CONNECT)


@pytest.mark.parametrize(
    ("loss", "says", "offers"),
    [
        (LOSS, "is gone. Choose", [COPY, START_EMPTY]),
        (StoreLoss(StartFailure.DAMAGED, (OLDER,)), "is damaged. Choose", [COPY, START_EMPTY]),
        (StoreLoss(StartFailure.DAMAGED), "is damaged. There is no copy", [START_EMPTY]),
    ],
)
async def test_it_says_what_happened_and_offers_what_there_is(
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
    assert desk.session.recovered == []
    press(desk.banner, COPY)
    question = await dialog(desk.window, COPY)
    [choice] = question.findChildren(QComboBox)
    assert name_of(choice) == "Copy to bring back"
    choice.setFocus()
    press_key(question, Qt.Key.Key_Down)
    press(question, "Bring back")
    assert desk.session.recovered == [OLDER.name]
    assert desk.message.startswith("The copy of Saturday, 21 November 2026 is back.")
    assert not desk.banner.isVisible()


async def test_a_question_comes_before_an_empty_start_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(LOSS)
    press(desk.banner, START_EMPTY)
    press_key(await dialog(desk.window, START_EMPTY), Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.recovered == []
    press(desk.banner, START_EMPTY)
    press(await dialog(desk.window, START_EMPTY), "Start empty")
    assert desk.session.recovered == [EMPTY]
    assert desk.message.startswith("An empty catalogue was started.")

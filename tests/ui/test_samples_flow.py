"""The sample animals and staff's own: what the banner and the menu offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QPushButton

from petstore_gui.domain.deployment import LOCAL_SERVICE, SAMPLES, Deployment, ServiceId
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.banner import Banner
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.store.samples_flow import SamplesFlow
from tests.support.widgets import bury, is_there, name_of, press

EMPTY = "Start with an empty catalogue"


class SessionDouble(QObject):
    """A session that opens what it is asked for."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.has_own = False

    def open_store(self, service_id: ServiceId) -> None:
        self.opening_started.emit(Deployment.LOCAL)
        self.has_own = self.has_own or service_id == LOCAL_SERVICE
        self.opened.emit(Opened(Deployment.LOCAL, is_samples=service_id == SAMPLES))


@dataclass
class Desk:
    """A window with the banner, on a session of the test's."""

    banner: Banner
    actions: WindowActions
    session: SessionDouble


@pytest.fixture
def desk(theme: Theme, tmp_path: Path) -> Iterator[Desk]:
    window, session = QMainWindow(), SessionDouble()
    banner = Banner(QAction(window))
    window.setCentralWidget(banner)
    preferences, _ = open_preferences(open_profile(tmp_path))
    actions = WindowActions(window)
    SamplesFlow(cast("Session", session), banner, actions, preferences, window)
    window.show()
    session.open_store(SAMPLES)
    yield Desk(banner, actions, session)
    window.deleteLater()
    bury()


def test_the_samples_are_left_and_shown_again(desk: Desk) -> None:
    assert name_of(desk.banner) == "These are sample animals."
    assert desk.actions.own_animals.iconText() == EMPTY
    press(desk.banner, EMPTY)
    assert not desk.banner.isVisible()
    desk.actions.samples.trigger()
    assert is_there(desk.banner, QPushButton, "Show my animals")
    desk.actions.own_animals.trigger()
    assert not desk.banner.isVisible()


def test_the_banner_is_closed_for_good(desk: Desk) -> None:
    press(desk.banner, "Close this notice")
    assert not desk.banner.isVisible()
    desk.session.open_store(SAMPLES)
    assert not desk.banner.isVisible()


def test_the_shops_service_is_offered_only_if_it_can_be_chosen(desk: Desk) -> None:
    assert is_there(desk.banner, QPushButton, "Connect to the shop's service")
    desk.actions.connect.setVisible(False)
    desk.session.open_store(SAMPLES)
    assert not is_there(desk.banner, QPushButton, "Connect to the shop's service")
    assert is_there(desk.banner, QPushButton, "Show my animals") is desk.session.has_own

"""What the window says about the sample animals, before and after they are put away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.store.samples_flow import SamplesFlow
from petstore_gui.ui.store.samples_notice import SamplesNotice
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.messages import Messages
from tests.support.widgets import bury, dialog, is_there, name_of, press

HERE = Deployment.LOCAL
SAMPLES = Opened(HERE, samples=146)
AWAY = Opened(HERE, samples_copy="/shop/animals.samples.sqlite")
BACK = "Bring the sample animals back"
EMPTY = "Start with an empty catalogue"


class SessionDouble(QObject):
    """Three animals were added to the samples; each change opens what the test says."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[SampleChange] = []
        self.next = AWAY

    async def count_added(self) -> int:
        return 3

    def change_samples(self, change: SampleChange) -> None:
        self.asked.append(change)
        self.opening_started.emit(HERE)
        self.opened.emit(self.next)


@dataclass
class Desk:
    """A window with the banner, on a session that the test answers for."""

    window: QWidget
    notice: SamplesNotice
    flow: SamplesFlow
    session: SessionDouble
    messages: Messages
    banner: Banner

    @property
    def message(self) -> str:
        return self.messages.shown.text if self.messages.shown else ""

    def offers(self, words: str) -> bool:
        return is_there(self.banner, QPushButton, words)

    async def put_away(self) -> None:
        press(self.banner, EMPTY)
        press(await dialog(self.window, EMPTY), "Put away")


@pytest.fixture
async def desk(theme: Theme, tmp_path: Path) -> AsyncIterator[Desk]:
    window, notice, session, messages, tasks = (
        QWidget(),
        SamplesNotice(),
        SessionDouble(),
        Messages(),
        Tasks(),
    )
    banner = Banner(QAction("Enter key", window))
    notice.changed.connect(lambda shown: banner.hold(samples=shown))
    QVBoxLayout(window).addWidget(banner)
    preferences, _ = open_preferences(open_profile(tmp_path))
    flow = SamplesFlow(cast("Session", session), notice, preferences, tasks, messages, window)
    notice.put_away_chosen.connect(flow.ask)
    window.show()
    session.opened.emit(SAMPLES)
    yield Desk(window, notice, flow, session, messages, banner)
    await tasks.end()
    window.deleteLater()
    bury()


async def test_the_samples_are_put_away_and_brought_back(desk: Desk) -> None:
    assert name_of(desk.banner) == "There are sample animals in this catalogue."
    await desk.put_away()
    assert desk.session.asked == [SampleChange.PUT_AWAY]
    assert desk.message == "The sample animals were put away. A copy is kept."
    assert (desk.offers(EMPTY), desk.offers(BACK)) == (False, True)
    desk.session.next = SAMPLES
    press(desk.banner, BACK)
    assert desk.session.asked[1:] == [SampleChange.BRING_BACK]
    assert desk.message == "The sample animals are back."
    assert (desk.offers(EMPTY), desk.offers(BACK)) == (True, False)


async def test_where_nothing_could_be_put_away_it_says_so(desk: Desk) -> None:
    desk.session.next = SAMPLES
    await desk.put_away()
    assert desk.message == "No animal was put away. Make room on the disk, then try again."
    assert desk.offers(EMPTY)


async def test_where_nothing_could_be_brought_back_it_says_where_the_animals_are(
    desk: Desk,
) -> None:
    await desk.put_away()
    press(desk.banner, BACK)
    assert desk.message == (
        "The sample animals could not be brought back. Ask IT: a copy of them is kept."
    )
    assert desk.messages.past[-1].details == "The copy is /shop/animals.samples.sqlite."
    assert desk.offers(BACK)


async def test_where_the_copy_is_gone_it_says_so(desk: Desk) -> None:
    await desk.put_away()
    desk.session.next = Opened(HERE)
    press(desk.banner, BACK)
    assert desk.message == (
        "The sample animals could not be brought back: the copy of them is gone. Ask IT."
    )
    assert not desk.banner.isVisible()


async def test_where_the_store_did_not_open_that_is_said_elsewhere(desk: Desk) -> None:
    desk.session.next = Opened(HERE, has_failed=True)
    await desk.put_away()
    assert desk.message == ""


async def test_the_way_back_ends_with_the_next_animal(desk: Desk) -> None:
    desk.flow.forget_samples()
    assert desk.offers(EMPTY)
    await desk.put_away()
    desk.flow.forget_samples()
    assert not desk.banner.isVisible()


async def test_the_banner_about_samples_is_closed_for_good_and_the_way_back_for_now(
    desk: Desk,
) -> None:
    await desk.put_away()
    press(desk.banner, "Close this notice")
    assert not desk.banner.isVisible()
    desk.session.opened.emit(AWAY)
    assert desk.offers(BACK)
    desk.session.opened.emit(SAMPLES)
    press(desk.banner, "Close this notice")
    desk.session.opened.emit(SAMPLES)
    assert not desk.banner.isVisible()

"""What the window says about a lost store of this computer, and what staff can do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.store.loss_flow import LossFlow
from petstore_gui.ui.store.loss_notice import LossNotice
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.messages import Messages
from tests.support.widgets import bury, dialog, name_of, no_dialog, press, press_key, texts

HERE = Deployment.LOCAL
GONE, DAMAGED, BEHIND = StartFailure.MISSING, StartFailure.DAMAGED, StartFailure.BEHIND
NEWER = StartFailure.NEWER
DAY, DAY_BEFORE = "Sunday, 22 November 2026", "Saturday, 21 November 2026"
COPY = f"Bring back the copy of {DAY} ("
LEFT = "Go on with the 147 animal"
"""How the buttons begin."""
EMPTY = "Start with an empty catalogue"
QUESTION = "Bring back a copy"
KEPT = "animals.replaced.sqlite"
NEWEST = StoreCopy("animals-2026-11-22.sqlite", "2026-11-22", 150, 146, 150, 3)
OLDER = StoreCopy("animals-2026-11-21.sqlite", "2026-11-21", 146, 146, 146, 7)
COPIES = (NEWEST,)


class SessionDouble(QObject):
    """A session that opens its store as the test says."""

    opening_started = Signal(object)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Recovery | StoreCopy] = []
        self.next = Opened(HERE, aside=f"/shop/{KEPT}")

    def lose(self, loss: StoreLoss) -> None:
        self.opening_started.emit(HERE)
        self.opened.emit(Opened(HERE, loss=loss))

    def recover(self, choice: Recovery | StoreCopy) -> None:
        self.asked.append(choice)
        self.opening_started.emit(HERE)
        self.opened.emit(self.next)


@dataclass
class Desk:
    """A window with the banner, and a session that the test controls."""

    window: QWidget
    notice: LossNotice
    session: SessionDouble
    catalogue: Catalogue
    messages: Messages
    banner: Banner

    @property
    def message(self) -> str:
        return self.messages.shown.text if self.messages.shown else ""

    @property
    def offers(self) -> list[str]:
        """The buttons of the banner, from left to right."""
        buttons = self.banner.findChildren(QPushButton)
        shown = [one for one in buttons if one.isVisible()]
        return [name_of(one) for one in sorted(shown, key=lambda one: (one.y(), one.x()))]

    def choose(self, words: str) -> None:
        """Press the button that begins with these words."""
        [name] = [name for name in self.offers if name.startswith(words)]
        press(self.banner, name)


@pytest.fixture
async def desk(theme: Theme) -> AsyncIterator[Desk]:
    async with desk_in(theme) as desk:
        yield desk


@asynccontextmanager
async def desk_in(_theme: Theme, *, may_add: bool = True) -> AsyncIterator[Desk]:
    window, notice, session, messages = QWidget(), LossNotice(), SessionDouble(), Messages()
    banner = Banner(QAction("Enter key", window))
    notice.changed.connect(lambda shown: banner.hold(lost_store=shown))
    QVBoxLayout(window).addWidget(banner)
    catalogue = Catalogue(Tasks(), window)
    flow = LossFlow(cast("Session", session), catalogue, notice, messages, window, may_add=may_add)
    session.opened.connect(flow.show_opened)
    window.resize(1_600, 200)
    window.show()
    yield Desk(window, notice, session, catalogue, messages, banner)
    flow.deleteLater()
    window.deleteLater()
    bury()


@pytest.mark.parametrize(
    ("loss", "says", "offers"),
    [
        (StoreLoss(GONE, COPIES), "is gone. Choose", [COPY, EMPTY]),
        (StoreLoss(StartFailure.EMPTY, COPIES), "is empty. Choose", [COPY, EMPTY]),
        (StoreLoss(DAMAGED, COPIES, 0, 147), "is damaged. Choose", [COPY, LEFT, EMPTY]),
        (StoreLoss(DAMAGED, COPIES, 0, 150), "is damaged. Choose", [COPY, "Go on", EMPTY]),
        (StoreLoss(DAMAGED, COPIES, 0, 151), "is damaged. Choose", ["Go on", COPY, EMPTY]),
        (StoreLoss(DAMAGED, readable=147), "is damaged. There is no copy", [LEFT, EMPTY]),
        (StoreLoss(StartFailure.FOLDER, COPIES), "There is a folder in place of", [COPY, EMPTY]),
        (StoreLoss(GONE), "is gone. There is no copy of it. Ask IT", [EMPTY]),
        (StoreLoss(GONE, (), 2), "is gone. No animals can be read from the 2 cop", [EMPTY]),
        (StoreLoss(GONE, (), None), "The folder with its copies cannot be opened.", [EMPTY]),
        (StoreLoss(BEHIND, COPIES, 0, 147), "missing from its file", [COPY, LEFT, EMPTY]),
        (StoreLoss(BEHIND, (OLDER,), 0, 147), "missing from its file", [LEFT, EMPTY]),
        (StoreLoss(NEWER, COPIES, 0, 147), "newer version of Petstore, or damaged", [COPY, LEFT]),
        (StoreLoss(NEWER, COPIES), "If a newer version is installed, start that one.", [COPY]),
    ],
)
async def test_it_says_what_happened_and_offers_first_what_has_most_animals(
    desk: Desk, loss: StoreLoss, says: str, offers: list[str]
) -> None:
    desk.session.lose(loss)
    assert says in name_of(desk.banner)
    assert "until then nothing is added" in name_of(desk.banner).lower()
    assert list(map(str.startswith, desk.offers, offers)) == [True] * len(desk.offers)
    assert len(desk.offers) == len(offers)


@pytest.mark.parametrize(
    ("loss", "says", "offers"),
    [
        (StoreLoss(GONE), "is gone. There is no copy of it. Ask IT what to do.", []),
        (StoreLoss(GONE, (), 2), "of it. Ask IT what to do.", []),
        (StoreLoss(GONE, COPIES), "is gone. Ask IT before you choose.", [COPY]),
        (StoreLoss(DAMAGED, readable=147), "no copy of it. Ask IT before you choose.", [LEFT]),
        (StoreLoss(BEHIND, COPIES, 0, 147), "Ask IT before you choose.", [COPY, LEFT]),
        (StoreLoss(NEWER, COPIES), "If a newer version is installed, start that one.", [COPY]),
    ],
)
async def test_where_nothing_may_be_added_no_empty_catalogue_is_offered(
    theme: Theme, loss: StoreLoss, says: str, offers: list[str]
) -> None:
    async with desk_in(theme, may_add=False) as desk:
        desk.session.lose(loss)
        assert says in name_of(desk.banner)
        assert list(map(str.startswith, desk.offers, offers)) == [True] * len(desk.offers)
        assert len(desk.offers) == len(offers)


@pytest.mark.parametrize(
    ("loss", "is_kept"),
    [
        (StoreLoss(GONE), False),
        (StoreLoss(GONE, (), 2), False),
        (StoreLoss(GONE, (), None), False),
        (StoreLoss(StartFailure.EMPTY), False),
        (StoreLoss(StartFailure.FOLDER), False),
        (StoreLoss(StartFailure.EMPTY, COPIES), True),
        (StoreLoss(GONE, COPIES), True),
        (StoreLoss(GONE, readable=147), True),
        (StoreLoss(DAMAGED), True),
    ],
)
@pytest.mark.parametrize("on_screen", [0, 149])
async def test_the_question_about_an_empty_start_says_what_goes_and_what_is_kept(
    desk: Desk, loss: StoreLoss, *, is_kept: bool, on_screen: int
) -> None:
    for pet_id in range(on_screen):
        desk.catalogue.take(Pet(pet_id, "Rex", 1))
    desk.session.lose(loss)
    press(desk.banner, EMPTY)
    question = await dialog(desk.window, EMPTY)
    shown = " ".join(texts(question))
    assert ("What is left of the old one is kept" in shown) is is_kept
    assert ("The 149 animal" in shown) is (on_screen > 0)
    assert ("Export list… in the menu File first" in shown) is (on_screen > 0)
    assert question.accessibleDescription() in shown
    press(question, "Cancel")


async def test_what_is_left_is_brought_back_and_reported(desk: Desk) -> None:
    desk.session.lose(StoreLoss(DAMAGED, COPIES, 0, 147))
    desk.choose(LEFT)
    assert desk.session.asked == [Recovery.READABLE]
    kept = f"What was there before is kept for IT as {KEPT}."
    assert desk.message == f"The animals that are left are back. {kept}"
    assert not desk.banner.isVisible()


async def test_a_question_comes_before_a_copy_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(StoreLoss(DAMAGED, COPIES, 0, 147))
    desk.choose(COPY)
    question = await dialog(desk.window, QUESTION)
    press_key(question, Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.asked == []
    desk.choose(COPY)
    press(await dialog(desk.window, QUESTION), "Bring back")
    assert desk.session.asked == [NEWEST]
    kept = f"What was there before is kept for IT as {KEPT}."
    assert desk.message == f"The copy of {DAY} is back. {kept}"
    assert not desk.banner.isVisible()


@pytest.mark.parametrize(
    ("copy", "says"),
    [
        (NEWEST, [f"The copy of {DAY} has 150 animal", "146 of them are sample", "At least 3 "]),
        (OLDER, [f"The copy of {DAY_BEFORE} has only the 146 sample animal", "At least 7 "]),
        (replace(NEWEST, samples=0), ["has 150 animal", "At least 3 animal"]),
        (replace(OLDER, missing=0), ["Petstore knows of no animal that was added after it"]),
        (replace(OLDER, missing=None), ["Animals added after it was made would be missing."]),
    ],
)
async def test_the_question_says_what_a_copy_has_and_lacks_as_far_as_that_is_known(
    desk: Desk, copy: StoreCopy, says: list[str]
) -> None:
    desk.session.lose(StoreLoss(GONE, (copy,)))
    press(desk.banner, desk.offers[0])
    question = await dialog(desk.window, QUESTION)
    shown = question.accessibleDescription()
    assert [words for words in says if words not in shown] == []
    assert ("sample" in shown) is (copy.samples > 0)
    assert ("At least" in shown) is bool(copy.missing)
    assert shown in [name_of(label) for label in question.findChildren(QLabel)]
    assert not question.findChildren(QComboBox)


async def test_another_copy_can_be_chosen_and_unreadable_ones_are_counted(desk: Desk) -> None:
    desk.session.lose(StoreLoss(GONE, (NEWEST, OLDER), 2))
    desk.choose(COPY)
    question = await dialog(desk.window, QUESTION)
    [choice] = question.findChildren(QComboBox)
    assert name_of(choice) == "Copy"
    assert f"The copy of {DAY} has" in question.accessibleDescription()
    texts = [label.text() for label in question.findChildren(QLabel)]
    assert any(text.startswith("No animals can be read from 2 other") for text in texts)
    choice.setFocus()
    press_key(question, Qt.Key.Key_Down)
    assert f"The copy of {DAY_BEFORE} has" in question.accessibleDescription()
    press(question, "Bring back")
    assert desk.session.asked == [OLDER]
    assert desk.message.startswith(f"The copy of {DAY_BEFORE} is back.")


async def test_nothing_is_said_to_be_kept_where_nothing_was(desk: Desk) -> None:
    desk.session.lose(StoreLoss(GONE, COPIES))
    desk.session.next = Opened(HERE, aside="")
    desk.choose(COPY)
    press(await dialog(desk.window, QUESTION), "Bring back")
    assert desk.message == f"The copy of {DAY} is back."


async def test_a_question_comes_before_an_empty_start_and_cancel_is_the_default(desk: Desk) -> None:
    desk.session.lose(StoreLoss(GONE, COPIES))
    press(desk.banner, EMPTY)
    question = await dialog(desk.window, EMPTY)
    press_key(question, Qt.Key.Key_Return)
    assert no_dialog(desk.window)
    assert desk.session.asked == []
    press(desk.banner, EMPTY)
    press(await dialog(desk.window, EMPTY), "Start empty")
    assert desk.session.asked == [Recovery.EMPTY]
    assert desk.message.startswith("An empty catalogue was started.")


async def test_a_choice_that_failed_is_offered_again_and_not_called_a_success(desk: Desk) -> None:
    loss = StoreLoss(GONE, COPIES)
    desk.session.lose(loss)
    desk.session.next = Opened(HERE, loss=loss)
    desk.choose(COPY)
    press(await dialog(desk.window, QUESTION), "Bring back")
    assert len(desk.offers) == 2
    assert desk.message == ""


async def test_it_goes_when_another_deployment_is_opened_but_not_the_same_one(
    desk: Desk,
) -> None:
    desk.session.lose(StoreLoss(GONE, COPIES))
    desk.session.opening_started.emit(HERE)
    assert desk.banner.isVisible()
    press(desk.banner, EMPTY)
    question = await dialog(desk.window, EMPTY)
    desk.session.opening_started.emit(Deployment.STAGING)
    assert not desk.banner.isVisible()
    press(question, "Start empty")
    assert desk.session.asked == []

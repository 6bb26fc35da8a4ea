"""From a lost store of this computer to one that staff can work with.

Imported only if the store is lost.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.store.copy_question import CopyQuestion
from petstore_gui.ui.store.loss_notice import LossNotice
from petstore_gui.ui.text.loss_text import (
    bring_back_words,
    empty_sentences,
    outcome_sentence,
    what_happened,
    what_to_do,
)
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.question_box import QuestionBox
from petstore_gui.ui.window.messages import Messages


class LossFlow(QObject):
    """Shows the banner, asks before anything is done, and says what became of it.

    `may_add`: IT allows adding; else nobody could do anything with an empty catalogue.
    """

    def __init__(
        self,
        session: Session,
        catalogue: Catalogue,
        notice: LossNotice,
        messages: Messages,
        window: QWidget,
        *,
        may_add: bool,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._catalogue = catalogue
        self._may_add = may_add
        self._notice = notice
        self._messages = messages
        self._window = window
        self._loss = StoreLoss(StartFailure.MISSING)
        self._asked: Recovery | StoreCopy | None = None
        notice.copy_chosen.connect(self._ask_about_copy)
        notice.readable_chosen.connect(lambda: self._recover(Recovery.READABLE))
        notice.empty_chosen.connect(self._ask_about_empty)
        session.opening_started.connect(self._opening)

    def show_opened(self, opened: Opened) -> None:
        """Show the loss, or what became of what staff chose after it."""
        asked, self._asked = self._asked, None
        if asked is not None and opened.aside is not None:
            self._messages.report(outcome_sentence(asked, opened.aside))
        if opened.loss is None:
            self._notice.show_text("")
        else:
            self._show_loss(opened.loss)

    def _show_loss(self, loss: StoreLoss) -> None:
        self._loss = loss
        best = loss.copies[0] if loss.copies else None
        if best and loss.how is StartFailure.BEHIND and best.animals <= loss.readable:
            best = None  # a whole file, though old, has whatever an older copy has
        left = tr("Go on with the %Ln animal(s) that are left", "", loss.readable)
        self._notice.offer(
            bring_back_words(best) if best else "",
            left if loss.readable else "",
            has_most=best is None or loss.readable > best.animals,
            empty=self._may_add and loss.how is not StartFailure.NEWER,
        )
        todo = what_to_do(loss, may_add=self._may_add)
        self._notice.show_text(f"{what_happened(loss.how)} {todo}")

    def _ask_about_copy(self) -> None:
        question = CopyQuestion(self._loss, self._window)
        question.copy_chosen.connect(self._recover)
        question.open()

    def _ask_about_empty(self) -> None:
        on_screen = self._catalogue.facts.counts.known
        question = empty_question(self._loss, on_screen, self._window)
        question.confirmed.connect(lambda: self._recover(Recovery.EMPTY))
        question.open()

    def _recover(self, choice: Recovery | StoreCopy) -> None:
        if self._notice.is_shown:  # otherwise another deployment was opened
            self._asked = choice
            self._notice.show_text("")
            self._session.recover(choice)

    def _opening(self, deployment: Deployment) -> None:
        if deployment is not Deployment.LOCAL:
            self._notice.show_text("")


def empty_question(loss: StoreLoss, on_screen: int, parent: QWidget) -> QuestionBox:
    """Whether to start without any animals; `on_screen`: how many the window still knows."""
    texts = (
        tr("The catalogue on this computer will have no animals."),
        empty_sentences(loss, on_screen),
    )
    question = QuestionBox(tr("Start with an empty catalogue"), texts, tr("Start empty"), parent)
    question.setAccessibleDescription(" ".join(texts).strip())
    return question

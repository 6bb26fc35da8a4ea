"""From a lost store of this computer to one that staff can work with.

Imported only if the store is lost.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.start_failure import EMPTY, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.base.question import Question
from petstore_gui.ui.store.copy_question import CopyQuestion
from petstore_gui.ui.store.loss_notice import LossNotice
from petstore_gui.ui.text.loss_text import recovered_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages


class LossFlow(QObject):
    """Shows the banner, asks before anything is done, and says what became of it."""

    def __init__(
        self, session: Session, notice: LossNotice, messages: Messages, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._notice = notice
        self._messages = messages
        self._window = window
        self._loss: StoreLoss | None = None
        self._done = ""
        notice.copy_chosen.connect(self._ask_about_copy)
        notice.empty_chosen.connect(self._ask_about_empty)
        session.opening_started.connect(self._forget)

    def show_opened(self, opened: Opened) -> None:
        """Show the loss, or what became of what staff chose after it."""
        self._loss = opened.loss
        self._notice.show_loss(opened.loss)
        if self._done and not opened.has_failed:
            self._messages.report(self._done)
        self._done = ""

    def _forget(self) -> None:
        self._loss = None
        self._notice.show_loss(None)

    def _ask_about_copy(self) -> None:
        question = CopyQuestion(self._loss.copies if self._loss else (), self._window)
        question.copy_chosen.connect(self._recover)
        question.open()

    def _ask_about_empty(self) -> None:
        question = Question(
            tr("Start with an empty catalogue"),
            tr("The catalogue on this computer will have no animals."),
            (tr("Cancel"), tr("Start empty")),
            self._window,
            more=tr("What is left of the old one is kept, but only IT can bring it back."),
        )
        question.confirmed.connect(lambda: self._recover(None))
        question.open()

    def _recover(self, copy: StoreCopy | None) -> None:
        if self._loss is not None:  # otherwise another deployment was opened
            self._done = recovered_sentence(copy)
            self._session.open_store(LOCAL_SERVICE, copy.name if copy else EMPTY)

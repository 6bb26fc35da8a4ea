"""From a lost store of this computer to one that staff can work with."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.store_loss import Recovery, StoreLoss
from petstore_gui.session.opened import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.text.words import date_words, tr
from petstore_gui.ui.window.loss_notice import LossNotice
from petstore_gui.ui.window.message_life import Topic
from petstore_gui.ui.window.message_log import MessageLog


class EmptyQuestion(QMessageBox):
    """Asks whether to start without any animal.

    Signals:
        empty_chosen(): the user wants that.
    """

    empty_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("startEmpty")
        self.setWindowTitle(tr("Start with an empty catalogue"))
        self.setAccessibleName(self.windowTitle())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(tr("The catalogue on this computer will have no animals."))
        self.setInformativeText(
            tr("What is left of the former one is kept, but only IT can bring it back then.")
        )
        self._start = self.addButton(tr("Start empty"), QMessageBox.ButtonRole.AcceptRole)
        stay = self.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(stay)
        self.setEscapeButton(stay)
        self.buttonClicked.connect(self._choose)
        self.finished.connect(self.deleteLater)

    def _choose(self, button: QAbstractButton) -> None:
        if button is self._start:
            self.empty_chosen.emit()


class LossFlow(QObject):
    """Shows the banner, asks before all animals go, and says what became of it."""

    def __init__(
        self, session: Session, notice: LossNotice, log: MessageLog, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._notice = notice
        self._log = log
        self._window = window
        self._loss: StoreLoss | None = None
        self._asked: Recovery | None = None
        notice.choice_made.connect(self._choose)
        session.opening_started.connect(self._opening)
        session.opened.connect(self._opened)

    def _choose(self, choice: Recovery) -> None:
        if choice is not Recovery.EMPTY:
            self._recover(choice)
            return
        question = EmptyQuestion(self._window)
        question.empty_chosen.connect(lambda: self._recover(Recovery.EMPTY))
        question.open()

    def _recover(self, choice: Recovery) -> None:
        if self._notice.isVisible():  # else another deployment was opened
            self._asked = choice
            self._notice.show_text("")
            self._session.recover(choice)

    def _opening(self, deployment: Deployment) -> None:
        if deployment is not Deployment.LOCAL:
            self._notice.show_text("")

    def _opened(self, opened: Opened) -> None:
        asked, self._asked = self._asked, None
        if asked is not None and opened.aside is not None:
            self._log.report(Topic.STORE, self._outcome(asked, opened.aside))
        self._loss = opened.loss
        if opened.loss is None:
            self._notice.show_text("")
        else:
            self._notice.show_loss(opened.loss)

    def _outcome(self, asked: Recovery, aside: str) -> str:
        day = self._loss.copy_day if self._loss else ""
        done = {
            Recovery.COPY: tr("The copy of {date} is back."),
            Recovery.READABLE: tr("The animals that are left are back."),
            Recovery.EMPTY: tr("An empty catalogue was started."),
        }[asked].format(date=date_words(day) if day else "")
        if not aside:
            return done
        kept = tr("What was there before is kept as {path}.").format(path=aside)
        return f"{done} {kept}"

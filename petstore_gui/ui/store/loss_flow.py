"""From a lost store of this computer to one that staff can work with.

Imported only if the store is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.start_failure import EMPTY, StoreCopy, StoreLoss
from petstore_gui.session.opened_deployment import Opened
from petstore_gui.session.session import Session
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, push_button, question
from petstore_gui.ui.base.form import ChoiceField
from petstore_gui.ui.frame.banner import Notice
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.messages import MessageButton
from petstore_gui.ui.words.connection_text import loss_sentence, recovered_sentence
from petstore_gui.ui.words.plain_text import WrappingLabel
from petstore_gui.ui.words.words import date_words, in_a_row, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


def copy_question(
    copies: Sequence[StoreCopy], bring_back: Callable[[StoreCopy], object], parent: QWidget
) -> Dialog:
    """Lets staff choose a copy, the newest first."""
    dialog = Dialog(tr("Bring back a copy"), parent)
    dialog.setObjectName("copyQuestion")
    words = {
        copy: tr("{date} (%Ln animal(s))", "", copy.animals).format(date=date_words(copy.day))
        for copy in copies
    }
    field = ChoiceField(tr("Copy to bring back"), words, copies[0], lines=0)
    note = WrappingLabel(tr("Animals added after the copy was made will be missing."))
    cancel = push_button(tr("Cancel"), dialog.reject)
    accept = push_button(tr("Bring back"), dialog.accept)
    dialog.accepted.connect(lambda: bring_back(field.choice))
    column_of(dialog, field, note, button_row(cancel, accept, default=cancel))
    cancel.setFocus()
    return dialog


class LossFlow(Flow):
    """Shows the banner, asks before anything is done, and says what became of it."""

    def __init__(self, contents: WindowContents, session: Session) -> None:
        super().__init__(contents)
        self._session = session
        self._done = ""
        session.opening_started.connect(lambda _deployment: self._show(None))

    def show_opened(self, opened: Opened) -> None:
        """Show the loss, or what became of what staff chose after it."""
        self._show(opened.loss)
        if self._done and not opened.has_failed:
            self._messages.report(self._done)
        self._done = ""

    def _show(self, loss: StoreLoss | None) -> None:
        notice = None
        if loss is not None:
            empty = MessageButton(tr("Start with an empty catalogue"), self._ask_about_empty)
            copy = MessageButton(
                tr("Bring back a copy"),
                lambda: copy_question(loss.copies, self._recover, self._window).open(),
            )
            notice = Notice(loss_sentence(loss), (copy, empty) if loss.copies else (empty,))
        self._central.banner.hold(lost_store=notice)

    def _ask_about_empty(self) -> None:
        words = in_a_row(
            tr("The catalogue on this computer will have no animals."),
            tr("What is left of the old one is kept for IT."),
        )
        buttons = tr("Cancel"), tr("Start empty")
        asking = question(tr("Start with an empty catalogue"), words, buttons, self._window)
        asking.accepted.connect(lambda: self._recover(None))
        asking.open()

    def _recover(self, copy: StoreCopy | None) -> None:
        self._done = recovered_sentence(copy)
        self._session.open_store(LOCAL_SERVICE, copy.name if copy else EMPTY)

"""What the status bar tells of adds, and of their file."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.errors import RequestError
from petstore_gui.gateway.protocol import Added
from petstore_gui.outbox.choices import Choice
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.outbox_file import Opened
from petstore_gui.ui.adding.unfinished_flow import UnfinishedFlow
from petstore_gui.ui.frame.messages import Message, MessageButton, Messages
from petstore_gui.ui.words.add_text import (
    add_details,
    add_sentence,
    added_sentence,
    choice_word,
    not_saved_sentence,
    opened_sentence,
    several_sentence,
)
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.words import kept_sentence, tr


class AddNews(QObject):
    """Reports what the outbox has to tell, and takes a problem back that no longer holds.

    Signals:
        pet_wanted(Pet): somebody wants to see an animal.
    """

    pet_wanted = Signal(object)

    def __init__(self, outbox: Outbox, messages: Messages, unfinished: UnfinishedFlow) -> None:
        super().__init__(unfinished)
        self._outbox = outbox
        self._messages = messages
        self._unfinished = unfinished
        self._problem: Message | None = None
        self._about: list[Add] = []
        self._file_problem: Message | None = None
        outbox.added.connect(self._added)
        for failed in (outbox.refused, outbox.lost, outbox.looked):
            failed.connect(self._failed)
        outbox.changed.connect(self._end_problem)
        outbox.file_opened.connect(self._file_opened)
        outbox.file_failed.connect(self._file_failed)

    def _added(self, add: Add, added: Added) -> None:
        sentence = added_sentence(add, added)
        if added.differs:
            show = MessageButton(tr("Show"), partial(self.pet_wanted.emit, added.pet))
            self._messages.report_problem(sentence, show)
        else:
            self._messages.report(sentence)

    def _failed(self, add: Add) -> None:
        """Report an add, or how many there are in its phase."""
        self._about = [one for one in self._outbox.adds if one.phase is add.phase]
        button = MessageButton(tr("Show"), self._unfinished.open)
        if len(self._about) > 1:
            sentence, details = several_sentence(add.phase, len(self._about)), ""
        else:
            sentence, details = add_sentence(add), add_details(add)
            if add.phase is Phase.REFUSED and add.service_id == self._outbox.service_id:
                correct = partial(self._unfinished.decide, add.key, Choice.CORRECT)
                button = MessageButton(choice_word(Choice.CORRECT), correct)
        shown = self._messages.shown
        if shown is None or shown.text != sentence:
            self._problem = self._messages.report_problem(sentence, button, details=details)

    def _end_problem(self) -> None:
        now = {add.key: add.phase for add in self._outbox.adds}
        if any(now.get(add.key) is not add.phase for add in self._about):
            self._messages.end(self._problem)
            self._about = []

    def _file_opened(self, opened: Opened) -> None:
        self._messages.end(self._file_problem)
        self._file_problem = None
        if sentence := opened_sentence(opened):
            show = MessageButton(tr("Show"), self._unfinished.open)
            self._messages.report_problem(sentence, show, details=kept_sentence(opened.damaged))

    def _file_failed(self, error: RequestError) -> None:
        """Report it once: it is tried again with each list."""
        if self._file_problem is None:
            sentence, details = not_saved_sentence(error), error_sentence(error)
            self._file_problem = self._messages.report_problem(sentence, details=details)

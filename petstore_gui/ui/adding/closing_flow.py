"""Closing the window: saves what was typed, and asks a person if anything is unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.pending_add import Phase
from petstore_gui.outbox.drafts import Saving
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.outbox_text import service_words
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message_log import MessageLog

if TYPE_CHECKING:
    from petstore_gui.importing.importer import Importer

SETTLE_MS = 1000
"""How long closing waits for the disk to take what was typed just now."""


class ClosingFlow(QObject):
    """Asks before the window closes with pending adds, an import, an export, or an unsaved draft.

    `importer` is None until there is an import.

    Signals:
        confirmed(): the window may close; the user knows what stays pending.
        adds_wanted(): the user wants to see the unfinished adds first.
    """

    confirmed = Signal()
    adds_wanted = Signal()

    def __init__(self, outbox: Outbox, log: MessageLog, window: QWidget) -> None:
        super().__init__(window)
        self.importer: Importer | None = None
        self._outbox = outbox
        self._log = log
        self._window = window
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLE_MS)
        self._settling.timeout.connect(self._ask)
        outbox.drafts.saving_changed.connect(self._saving_changed)

    def confirm(self) -> None:
        """Emit `confirmed`, after a question if anything is pending or a draft is not saved.

        What has just been typed is written first.
        """
        drafts = self._outbox.drafts
        if drafts.saving is not Saving.WAITS and not drafts.unsaved_elsewhere:
            self._ask()
        elif not self._settling.isActive():
            self._settling.start()
            drafts.write_now()

    def _saving_changed(self) -> None:
        if self._settling.isActive():
            self._settling.stop()
            self._ask()

    def _ask(self) -> None:
        drafts, pending = self._outbox.drafts, self._outbox.pending
        is_unsaved, left = drafts.saving is not Saving.SAVED, drafts.unsaved_elsewhere
        count, rest = self._count(), self._rest()
        if not (count or rest or is_unsaved or left):
            self.confirmed.emit()
            return
        from petstore_gui.ui.window.close_question import CloseQuestion  # noqa: PLC0415 - for this case alone

        place = service_words(left[0], pending.service_id) if left and not is_unsaved else ""
        question = CloseQuestion(
            count,
            self._window,
            sending=self._sending(),
            is_unsaved=is_unsaved or bool(left),
            place=place,
            rest=rest,
        )
        question.close_chosen.connect(self.confirmed)
        question.show_chosen.connect(self.adds_wanted)

        def follow() -> None:
            question.show_count(self._count(), self._sending(), self._rest())

        followed = [self._outbox.changed, self._log.current_changed]
        followed += [self.importer.changed] if self.importer else []
        connections = [(signal, signal.connect(follow)) for signal in followed]
        question.finished.connect(lambda: [one.disconnect(at) for one, at in connections])
        question.open()

    def _rest(self) -> tuple[str, str] | None:
        """What is left of an import, or of an export, and what becomes of it."""
        from petstore_gui.ui.dialogs.progress_message import is_under_way  # noqa: PLC0415 - not before the first rows

        if self.importer is not None and self.importer.facts.unsent:
            from petstore_gui.ui.text.import_text import closing_sentence, unsent_sentence  # noqa: PLC0415 - for this case alone

            return unsent_sentence(self.importer.facts), closing_sentence(self.importer.facts)
        if is_under_way(self._log):
            words = tr("An export or a print job is still running.")
            return words, tr("It will be lost if you close Petstore now.")
        return None

    def _sending(self) -> str:
        """The name of the animal that is being sent, if any."""
        adds = self._outbox.pending.here
        return next((quoted(add.pet) for add in adds if add.phase is Phase.SENDING), "")

    def _count(self) -> int:
        return len(self._outbox.pending.here) + len(self._outbox.pending.elsewhere)

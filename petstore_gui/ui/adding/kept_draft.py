"""What was typed and not added: kept, and offered again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import Draft
from petstore_gui.ui.text.outbox_text import NAME_MAX
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.window.message_log import MessageButton, MessageLog, Topic

SUBJECT = "draft"


class KeptDraft(QObject):
    """Offers one draft, by a message now and by the next dialog.

    Signals:
        continue_wanted(): the user wants to go on with it.
    """

    continue_wanted = Signal()

    def __init__(self, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._draft: Draft | None = None

    def __bool__(self) -> bool:
        return self._draft is not None

    def keep(self, draft: Draft, why: str = "") -> None:
        """Keep what was typed; `why` it was not added, if that is not known yet."""
        self._draft = draft
        name = clip(visible(draft.name.strip()), NAME_MAX) or self.tr("An animal")
        words = self.tr("{name} was not added yet: what you typed is kept.")
        if why:
            words = self.tr("{name}: {why} What you typed is kept.")
        words = words.format(name=name, why=why)
        self._log.report_problem(Topic.ADD, words, SUBJECT, self.continue_button())

    def continue_button(self) -> MessageButton:
        """The button that opens it."""
        return MessageButton(self.tr("Continue"), self.continue_wanted.emit)

    def take(self) -> Draft | None:
        """Hand it over, and offer it no more."""
        draft, self._draft = self._draft, None
        self._log.end(Topic.ADD, SUBJECT)
        return draft

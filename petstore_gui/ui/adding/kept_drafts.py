"""What was typed and not added: kept, and offered again."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.ui.text.pet_text import NAME_MAX
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.window.message_life import MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog

SUBJECT = "draft"


class KeptDrafts(QObject):
    """Offers the newest draft by a message and by the next dialog, then the one before it.

    Signals:
        continue_wanted(): the user wants to go on with it.
        changed(tuple[Draft, ...]): these are kept for the open service, oldest first.
    """

    continue_wanted = Signal()
    changed = Signal(object)

    def __init__(self, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._drafts: list[Draft] = []  # for the open service
        self._all: dict[ServiceId, list[Draft]] = {}

    def __bool__(self) -> bool:
        return bool(self._drafts)

    def open(self, service_id: ServiceId) -> None:
        """Keep and offer the drafts of this service from now on."""
        self._log.end(Topic.ADD, SUBJECT)
        self._drafts = self._all.setdefault(service_id, [])
        self._tell()

    def keep(self, draft: Draft) -> None:
        """Keep what was typed."""
        if draft not in self._drafts:
            self._drafts.append(draft)
            self._tell()

    def forget(self, add: PendingAdd) -> bool:
        """Keep no draft of this add, which is still listed; return whether there was one."""
        kept = [one for one in self._drafts if not replace(one, after=add.key).is_of(add)]
        was_kept = len(kept) < len(self._drafts)
        if was_kept:
            self._log.end(Topic.ADD, SUBJECT)
            self._drafts[:] = kept
            self._tell()
        return was_kept

    def offer(self, why: str = "", *, is_left: bool = False) -> None:
        """Offer the newest, if there is one.

        `why` it was not added, if that is not known yet. `is_left`: somebody has just closed its
        dialog, so that it is no problem.
        """
        if not self._drafts:
            return
        draft = self._drafts[-1]
        name = clip(visible(draft.name.strip()), NAME_MAX) or self.tr("An animal")
        words = self.tr("{name} has not been added yet. What you typed is kept.")
        if why:
            words = self.tr("{name}: {why} What you typed is kept.")
        words = words.format(name=name, why=why)
        report = self._log.report if is_left else self._log.report_problem
        report(Topic.ADD, words, SUBJECT, self.continue_button())

    def continue_button(self) -> MessageButton:
        """The button that opens it."""
        return MessageButton(self.tr("Continue"), self.continue_wanted.emit)

    def take(self) -> Draft | None:
        """Hand the newest over; nothing is offered until the next call of `offer`."""
        self._log.end(Topic.ADD, SUBJECT)
        draft = self._drafts.pop() if self._drafts else None
        self._tell()
        return draft

    def _tell(self) -> None:
        self.changed.emit(tuple(self._drafts))

"""What was typed and not added: kept, and offered again."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.drafts import Saving
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.failed_add_text import listed_sentence
from petstore_gui.ui.text.pet_text import quoted_name
from petstore_gui.ui.window.message import DRAFT, MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import reworded


class KeptDrafts(QObject):
    """Offers the newest draft in a message and in the next dialog, then the one before it.

    It says that a draft is kept only once the disk has it. `may_add`: IT allows adding.

    Signals:
        continue_wanted(): the user wants to go on with it.
    """

    continue_wanted = Signal()

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject, *, may_add: bool) -> None:
        super().__init__(parent)
        self._may_add = may_add
        self._outbox = outbox
        self._saved_drafts = outbox.drafts
        self._log = log
        self._offered: tuple[str, bool] | None = None  # why, and whether that is fine
        self._said = ""
        outbox.drafts.saving_changed.connect(self._saving_changed)
        outbox.changed.connect(self._reword)
        outbox.refused.changed.connect(self._reword)
        self._drafts: list[Draft] = []  # for the open service
        self._asked_for: set[Draft] = set()
        self._all: dict[ServiceId, list[Draft]] = {}

    def __bool__(self) -> bool:
        return bool(self._drafts)

    @property
    def name(self) -> str:
        """The name in the newest, for use in a sentence; "" if it has none."""
        return quoted_name(self._drafts[-1].name.strip()) if self._drafts else ""

    def open(self, service_id: ServiceId) -> None:
        """Keep and offer the drafts of this service from now on."""
        self._end_offer()
        self._drafts = self._all.setdefault(service_id, [])
        self._tell()

    def was_asked_for(self, draft: Draft) -> bool:
        """Whether somebody has asked to add its animal, and it was not added."""
        return draft in self._asked_for

    def keep(self, draft: Draft, *, was_asked_for: bool = False) -> None:
        """Keep what was typed. `was_asked_for`: it was in Unfinished adds, or would be there."""
        if was_asked_for:
            self._asked_for.add(draft)
        if draft not in self._drafts:
            self._drafts.append(draft)
            self._tell()

    def forget(self, add: PendingAdd) -> bool:
        """Keep no draft of this add, which is still listed; return whether there was one."""
        kept = [one for one in self._drafts if not replace(one, after=add.key).is_of(add)]
        was_kept = len(kept) < len(self._drafts)
        if was_kept:
            self._end_offer()
            self._drafts[:] = kept
            self._tell()
        return was_kept

    def offer(self, why: str = "", *, is_fine: bool = False, is_found: bool = False) -> None:
        """Offer the newest, if there is one.

        `why`: that it was not added and why, if it was tried. `is_fine`: somebody has just closed
        its dialog, so it is no problem, unless they had asked to add it: then nothing else tells of
        it. Nor is one from an earlier run (`is_found`).
        """
        if not self._drafts:
            return
        is_fine = is_found or (is_fine and not self.was_asked_for(self._drafts[-1]))
        self._offered = why, is_fine
        saving = self._saved_drafts.saving
        words = self._said = self._words(why)
        is_fine = is_fine and saving is not Saving.FAILED
        report = self._log.report if is_fine else self._log.report_problem
        buttons = (self.continue_button(),) if self._may_add else ()
        report(Topic.ADD, words, DRAFT, *buttons, comes_first=is_found)

    def continue_button(self) -> MessageButton:
        """The button that opens it."""
        return MessageButton(self.tr("Continue"), self.continue_wanted.emit)

    def take(self) -> Draft | None:
        """Hand the newest over; nothing is offered until the next call of `offer`."""
        self._end_offer()
        draft = self._drafts.pop() if self._drafts else None
        self._tell()
        return draft

    def _end_offer(self) -> None:
        self._offered = None
        self._log.end(Topic.ADD, DRAFT)

    def _saving_changed(self, saving: Saving) -> None:
        if self._offered is not None and saving is not Saving.WAITS:
            why, is_fine = self._offered
            self.offer(why, is_fine=is_fine)

    def _reword(self) -> None:
        """Say no longer that it has not been added, once it may have been."""
        if self._offered is not None and self._drafts:
            before, self._said = self._said, self._words(self._offered[0])
            self._log.revise(partial(reworded, before, self._said))

    def _words(self, why: str) -> str:
        name = self.name or self.tr("An animal")
        words = why or self._state_sentence(self._drafts[-1], name)
        return f"{words} {self._saving_words(self._saved_drafts.saving)}".strip()

    def _state_sentence(self, draft: Draft, name: str) -> str:
        if not self._may_add:
            words = self.tr("{name} cannot be added: IT has made this catalogue read-only.")
            return words.format(name=name)
        pet = draft.pet
        refused = self._outbox.refused.search_like(pet)
        if refused is not None and refused.result is not None and refused.is_found:
            return listed_sentence(refused.result)
        if pet is not None and self._outbox.alike.may_be(pet.name, pet.category_id):
            return self.tr("{name} may have been added already.").format(name=name)
        return self.tr("{name} has not been added yet.").format(name=name)

    def _saving_words(self, saving: Saving) -> str:
        if saving is Saving.SAVED:
            return self.tr("What you typed is kept.")
        if saving is Saving.FAILED:
            return self.tr(
                "What you typed could not be saved. It is kept until Petstore is closed."
            )
        return ""

    def _tell(self) -> None:
        self._saved_drafts.keep(tuple(self._drafts))

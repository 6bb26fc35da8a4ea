"""What is typed in the Add animal dialog, kept as a draft while it may still be lost."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.lost_add import LostAdd
from petstore_gui.ui.text.outbox_text import left_sentence, phase_sentence
from petstore_gui.ui.text.words import tr


class TypedDraft:
    """The fields of one dialog. An animal that may have been added, or is listed, is no draft."""

    def __init__(self, dialog: AddDialog, outbox: Outbox, lost: LostAdd) -> None:
        self._dialog = dialog
        self._outbox = outbox
        self._lost = lost

    @property
    def fields(self) -> Draft:
        """What is in the fields."""
        return msgspec.structs.replace(self._dialog.draft, after=self._lost.key)

    @property
    def draft(self) -> Draft | None:
        """What is typed, if anything is."""
        fields, lost = self.fields, self._lost.add
        is_lost = lost is not None and fields.is_of(lost)
        return None if is_lost or self._dialog.is_untouched else fields

    def write(self) -> None:
        """Write the draft, or remove it."""
        if (draft := self.draft) is not None:
            self._outbox.drafts.write(draft)
        else:
            self._outbox.drafts.remove()

    def restore(self, draft: Draft) -> None:
        """Go on with what was typed before, and say so."""
        self._lost.key = draft.after  # first: filling the fields writes the draft
        self._dialog.restore(draft)
        self._dialog.select_name()
        self._dialog.show_answer(self._words_about(draft.after))

    def restore_like(self, draft: Draft) -> None:
        """Begin with another animal like this one, unless one is being typed."""
        if self._dialog.is_untouched:
            self._dialog.restore_like(draft)
        else:
            words = tr(
                "This animal has not been added yet. Add or clear it, then start another one."
            )
            self._dialog.show_answer(words)

    def move_from_file(self, add: PendingAdd) -> None:
        """Go on with an animal that was not added: it is removed from the unfinished adds."""
        if add.number:
            self._lost.moved_key = add.key
            self._outbox.drafts.write(self.fields)
            self._outbox.decisions.discard(add, self._outbox.drafts.newest)
        else:
            self.write()

    def _words_about(self, key: str) -> str:
        original = self._outbox.pending.here_by_key(key)
        if original is not None and self._outbox.pending.is_from_earlier(original):
            return left_sentence(original)
        if original is not None:
            return phase_sentence(original, None)
        if key:
            return tr(
                "This was meant to replace an animal that may have been added meanwhile. Look in"
                " the list before you add it."
            )
        return tr(
            "This animal has not been added yet. Add it, or press Clear to start another one."
        )

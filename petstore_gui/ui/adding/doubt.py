"""What the dialog says of the animals that the one typed may already be, and what it offers."""

from __future__ import annotations

from collections.abc import Callable

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_dialog import AddDialog
from petstore_gui.ui.adding.alike_add import AlikeAdd
from petstore_gui.ui.adding.lost_add import LostAdd
from petstore_gui.ui.adding.not_added import NotAdded
from petstore_gui.ui.adding.refused_animal import RefusedAnimal
from petstore_gui.ui.adding.sent_wait import SentWait
from petstore_gui.ui.text.plain_text import in_a_row


class Doubt:
    """Enter adds no second one: not of a lost add, of one just like it, nor of a refused animal.

    `not_added` is why this one was not added, `lost` the add that it may already be. Only without
    that is `alike` looked for, and only without both `refused`. While `wait` waits for an outcome,
    nothing is said.
    """

    def __init__(self, dialog: AddDialog, outbox: Outbox, wait: SentWait) -> None:
        self.not_added = NotAdded(dialog, outbox)
        self.not_added.ended.connect(self.show_offer)
        self.lost = LostAdd(outbox)
        self.alike = AlikeAdd(outbox)
        self.refused = RefusedAnimal(outbox)
        self._dialog = dialog
        self._wait = wait

    def with_lost(self, do: Callable[[PendingAdd], object]) -> None:
        """Do something about the add that may be there, if there is one."""
        lost = self.lost.add if self.lost.is_unknown else self.alike.add
        if lost is not None:
            do(lost)

    def begin_wait(self, key: str) -> None:
        """Begin to wait for the outcome of this add."""
        self.lost.key = self.alike.key = ""
        self._wait.begin(key)

    def show_offer(self) -> None:
        """Show the buttons that fit."""
        if self._wait.key:
            return
        pet, error = self._dialog.pet, self.not_added.error
        refused = self.refused.search_for(pet)
        offer = self.lost.offer(pet, error, refused, is_typed=not self._dialog.is_untouched)
        if self.alike.key and not self.lost.is_unknown:
            offer = self.alike.offer(needs_settings=offer.needs_settings)
        self._dialog.buttons.show(offer)

    def tell(self) -> None:
        """Say it again: the dialog has just said something else."""
        self.alike.forget()
        self.follow_alike()
        self.tell_refused()

    def tell_refused(self) -> None:
        """Say again what the list has of a refused animal."""
        self.refused.forget()
        self.follow_refused()

    def follow_edit(self) -> None:
        """Follow what is typed."""
        if self.lost.is_unknown and not self._wait.key:
            self._show_lost()
        self.follow_alike(is_edit=True)
        self.follow_refused()

    def follow_lost(self) -> None:
        """Show what is being done about a lost add; if it is sent again, wait for its outcome."""
        lost = self.lost.add
        if lost is None or self._wait.key:
            return
        if self._dialog.pet == lost.pet and self.lost.takes_over():
            self._dialog.set_busy(True)
            self.begin_wait(lost.key)
            return
        if self.lost.news():
            self._show_lost()
        self.show_offer()

    def follow_alike(self, *, is_edit: bool = False) -> None:
        """Show what is known of a lost add just like what is typed."""
        if self._wait.key or self.lost.is_unknown:
            return
        was_asked = bool(self.alike.key)
        if (words := self.alike.news(self._dialog.name_and_category)) is not None:
            is_calm = self.alike.is_very_likely
            self._dialog.show_answer(words or self.not_added.sentence, is_calm=is_calm)
            self.refused.forget()
        if was_asked and not (self.alike.key or is_edit):
            self._dialog.buttons.rest()
        self.show_offer()

    def follow_refused(self) -> None:
        """Show that one like a refused animal has come into the list."""
        if self._wait.key:
            return
        pet = self._dialog.pet
        is_asked = self.lost.is_unknown or self.alike.key
        if not is_asked and (words := self.refused.news(pet)) is not None:
            why = "" if self.refused.search_for(pet).is_found else self.not_added.sentence
            self._dialog.show_answer(in_a_row(why, words))
        self.show_offer()

    def _show_lost(self) -> None:
        """Show what is known of a lost add, and what can be done about an animal typed since."""
        if words := self.lost.about(self._dialog.pet):
            self._dialog.show_answer(words, is_calm=self.lost.is_very_likely)

"""A lost add just like the animal in the dialog: Enter adds no second one."""

from __future__ import annotations

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.answer_buttons import Offer
from petstore_gui.ui.text.lost_add_text import known_sentence, search_sentence
from petstore_gui.ui.text.outbox_text import left_sentence
from petstore_gui.ui.text.plain_text import in_a_row
from petstore_gui.ui.text.words import tr


class AlikeAdd:
    """Holds only the key of the add, whose row stays in the list of unfinished adds."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self.key = ""
        self._said = ""

    @property
    def add(self) -> PendingAdd | None:
        """Its record, until it is settled."""
        return self._outbox.pending.get(self.key)

    @property
    def is_very_likely(self) -> bool:
        """Whether the list has an animal that was not there before it was sent."""
        return self._outbox.reconciler.search_for(add).is_added if (add := self.add) else False

    def forget(self) -> None:
        """Forget what was said last."""
        self._said = ""

    def news(self, typed: tuple[str, int] | None) -> str | None:
        """Find it by the name and category in the fields.

        Returns what is known of it, "" if there is none any more; None if that was said last.
        """
        add = self.add
        if add is not None and add.phase is Phase.DECIDING:
            return None
        found = None if typed is None else self._outbox.alike.may_be(*typed)
        self.key = "" if found is None else found.key
        said, self._said = self._said, "" if found is None else self._sentence(found)
        return None if self._said == said else self._said

    def offer(self, *, needs_settings: bool) -> Offer:
        """What can be done about the animal in the dialog."""
        add = self.add
        is_found = add is not None and self._outbox.reconciler.search_for(add).is_found
        return Offer(
            is_lost=True,
            is_alike=True,
            is_found=is_found,
            is_added=self.is_very_likely,
            needs_settings=needs_settings,
            is_draft=not needs_settings,
        )

    def _sentence(self, add: PendingAdd) -> str:
        search = self._outbox.reconciler.search_for(add)
        if add.phase is Phase.UNKNOWN:
            known = known_sentence(add, search)
        else:
            left = "" if search.is_added else left_sentence(add)
            known = in_a_row(left, search_sentence(search))
        return in_a_row(known, tr('If yours is another animal, press "Add as well".'))

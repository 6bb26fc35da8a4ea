"""The animal that was sent from the dialog and refused: what the list says of it since."""

from __future__ import annotations

from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import Search
from petstore_gui.ui.text.failed_add_text import listed_sentence
from petstore_gui.ui.text.lost_add_text import search_sentence
from petstore_gui.ui.text.plain_text import in_a_row
from petstore_gui.ui.text.words import tr


class RefusedAnimal:
    """What the dialog says of it beside the reason, each once, whatever is typed over it.

    `sent`: the one that was refused last.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self.sent: NewPet | None = None
        self._said = ""

    def search_for(self, pet: NewPet | None) -> Search:
        """The search of the list for what is typed, or else for what was sent, if refused."""
        typed = self._outbox.refused.search_like(pet) or Search()
        sent = self._outbox.refused.search_for(self.sent) or Search()
        return sent if sent.is_found and not typed.is_found else typed

    def forget(self) -> None:
        """Forget what was said last."""
        self._said = ""

    def news(self, pet: NewPet | None) -> str | None:
        """What is known now, "" if nothing is any more; None if that was said last."""
        words = _sentence(self.search_for(pet))
        before, self._said = self._said, words
        return None if words == before else words


def _sentence(search: Search) -> str:
    if search.result is None or not search.is_found:
        risk = tr("If you press Add before that, there may be two.") if search.unread else ""
        return in_a_row(search_sentence(search), risk)
    to_do = tr('If it is yours, press "It is there". If it is another animal, press Add.')
    return f"{listed_sentence(search.result)} {to_do}"

"""Looking for an animal by the ID that stands in the search field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.words.error_text import failure_sentence
from petstore_gui.ui.words.pet_text import quoted
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.window_contents import WindowContents


class IdSearch(Flow):
    """Asks for an ID that the list does not show; the answer is a row, or a message."""

    def __init__(self, contents: WindowContents, finder: Finder) -> None:
        super().__init__(contents)
        self._finder = finder
        self._is_looking = False
        finder.found.connect(self._show_found)
        finder.find_failed.connect(self._show_error)
        self._central.id_wanted.connect(self._find)
        self._central.search.textChanged.connect(self._leave)
        self._catalogue.opened.connect(self._leave)

    def _find(self, pet_id: int) -> None:
        """Ask for an animal, and say so until there is an answer."""
        self._is_looking = True
        self._messages.show_progress(tr("Looking for {id}…").format(id=pet_id))
        self._finder.find(pet_id)

    def _leave(self) -> None:
        """Something else is searched for, or elsewhere."""
        if self._is_looking:
            self._finder.forget()
            self._end()

    def _end(self) -> None:
        self._is_looking = False
        self._messages.end_progress()

    def _show_found(self, pet: Pet) -> None:
        self._end()
        self._catalogue.pin(pet.id)
        if self._catalogue.facts.counts.pinned == pet.id:
            hidden = tr("The filter or search would hide it; it is shown for now.")
            found = tr("Found {name}, ID {id}.").format(name=quoted(pet), id=pet.id)
            self._messages.report(found, details=hidden)
        self._central.table.select_pet(pet.id)
        if self._central.search.hasFocus():  # otherwise the user may be typing elsewhere
            self._central.table.setFocus()

    def _show_error(self, pet_id: int, error: RequestError) -> None:
        self._end()
        self._messages.report_problem(_sentence(pet_id, error, self._catalogue.facts))


def _sentence(pet_id: int, error: RequestError, facts: Facts) -> str:
    if isinstance(error, NotFound) and facts.state is LoadState.FAILED:
        words = tr("The service did not find {id}, but sends no list either. Tell IT.")
    elif isinstance(error, NotFound):
        words = tr("There is no animal with the ID {id}. Check the number.")
    elif isinstance(error, OperationGone):
        words = tr("{id} is not listed, and the service looks up no IDs. Press Refresh.")
    else:
        return failure_sentence(error, facts)
    return words.format(id=pet_id)

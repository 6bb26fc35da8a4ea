"""Somebody who reads what the program says: of the real gateway, catalogue and texts."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QMainWindow

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.deployment import LOCAL_SERVICE
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.view import Filter, View
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.empty_state import EmptyState
from petstore_gui.ui.words.error_text import failure_sentence, list_failure_sentence
from petstore_gui.ui.words.list_text import (
    completeness_sentence,
    filter_description,
    filter_text,
    oddities_sentence,
)
from petstore_gui.ui.words.pet_text import change_words
from tests.support.waiting import eventually


class Visitor:
    """Uses a catalogue, and reads what the window would show. Times are read as "T"."""

    def __init__(self, gateway: HttpGateway, tasks: Tasks) -> None:
        self.tasks = tasks
        self.catalogue = Catalogue(tasks)
        self.finder = Finder(self.catalogue, tasks)
        self._gateway = gateway
        self.error = ""
        """The last message about a failed request."""
        self.catalogue.list_failed.connect(self._note_list_failed)
        self.finder.find_failed.connect(self._note_failed)

    async def act(self, what: str) -> None:
        """Do what the first word says, and wait until all is done."""
        verb, _, about = what.partition(" ")
        if verb == "open":
            self.catalogue.open(LOCAL_SERVICE)
            self.catalogue.connect_to(self._gateway)
            self.finder.connect_to(self._gateway)
            self.catalogue.refresh()
        elif verb == "refresh":
            self.catalogue.refresh()
        elif verb == "press":
            self.catalogue.set_view(View(filter=Filter(about)))
        elif verb == "search":
            self.catalogue.set_view(View(filter=self.facts.view.filter, search=about))
        elif verb == "find":
            self.finder.find(int(about))
        else:
            added = await self._gateway.create_pet(NewPet(about, 1, None), "key")
            self.catalogue.take(added)
        await eventually(lambda: len(self.tasks) == 0)

    @property
    def facts(self) -> Facts:
        return self.catalogue.facts

    @property
    def bar(self) -> str:
        """What the status bar says of the list."""
        sentences = completeness_sentence(self.facts), oddities_sentence(self.facts.oddities)
        return read(" · ".join(filter(None, sentences)))

    @property
    def empty(self) -> str:
        """What is shown in place of an empty table; nothing if it has rows."""
        if self.facts.counts.shown:
            return ""
        state = EmptyState(WindowActions(QMainWindow()))
        state.show_facts(self.facts)
        return read(state.accessibleName())

    @property
    def changes(self) -> list[str]:
        """What changed since staff looked, without the names."""
        changes = self.catalogue.changes(1_000)
        return [words.what for change in changes for words in change_words(change, {})]

    def description(self, shown: Filter) -> str:
        """What is known of the animals of a filter."""
        return read(filter_description(shown, self.facts))

    def count(self, shown: Filter) -> int:
        """The number on a filter's button."""
        return int((filter_text(shown, self.facts).split()[-1:] or ["0"])[0].replace(",", ""))

    def rows_of(self, shown: Filter) -> int:
        """How many known rows a filter shows."""
        rows = self.catalogue.rows
        statuses = map(rows.status, rows.known(0, len(rows)))
        return sum(shown is Filter.ALL or status == shown.status for status in statuses)

    def _note_failed(self, _pet_id: int, error: RequestError) -> None:
        self.error = failure_sentence(error, self.facts)

    def _note_list_failed(self, error: RequestError) -> None:
        self.error = list_failure_sentence(error, self.facts)


def read(text: str) -> str:
    """A text, with "T" for every time."""
    return re.sub(r"\b\d{1,2}:\d{2}\b", "T", text)

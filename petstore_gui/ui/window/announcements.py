"""What a screen reader is told without being asked: adds, errors, loading and outages."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.list_text import (
    filter_description,
    filter_word,
    found_words,
    list_sentence,
)
from petstore_gui.ui.text.pet_text import found_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import Message


class Announcements(QObject):
    """Tells each message and each change of the list once.

    A refresh that changed nothing is not told, nor is an outage beside the message about it.
    """

    def __init__(
        self, catalogue: Catalogue, log: MessageLog, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._announcer = announcer
        self._facts = catalogue.facts
        catalogue.facts_changed.connect(self._show_facts)
        log.message_added.connect(self._tell)
        log.count_down_began.connect(self._tell)

    def _tell(self, message: Message) -> None:
        self._tell_again(message.text, f"message {message.topic.value}")

    def tell_copied(self) -> None:
        """Announce that the selected animals are on the clipboard."""
        self._tell_again(tr("Copied"), "copy")

    def tell_found(self, pet: Pet) -> None:
        """Announce which animal was found by its ID, unless a message says so."""
        if self._facts.counts.pinned != pet.id:
            self._tell_again(found_sentence(pet), "find")

    def tell_filter(self) -> None:
        """Announce which filter was chosen by its shortcut, and how many animals it has."""
        facts = self._facts
        self._announcer.say("", "filter")
        self._say_filter(facts)
        if facts.view.search.strip() and facts.arranged is None:  # told once with a new count
            self._tell_again(found_words(facts.counts.matching), "search")

    def _say_filter(self, facts: Facts) -> None:
        shown = facts.view.filter
        known = "" if facts.view.search.strip() else filter_description(shown, facts)
        words = tr("{filter}: {known}") if known else "{filter}"
        self._announcer.say(words.format(filter=filter_word(shown), known=known), "filter")

    def _tell_again(self, sentence: str, about: str) -> None:
        """Announce a sentence that is news each time, even if it has not changed."""
        self._announcer.say("", about)
        self._announcer.say(sentence, about)

    def _show_facts(self, facts: Facts) -> None:
        before, self._facts = self._facts, facts
        if self._announcer.is_about_to_tell("filter"):
            self._say_filter(facts)
        if before.is_offline and not facts.is_offline:
            self._tell_again(tr("The service answers again."), "connection")
        if facts.state is LoadState.STOPPED is not before.state:
            self._tell_again(tr("Loading was stopped"), "list")
        elif facts.state is LoadState.READY and _has_answer(before, facts):
            self._announcer.say(list_sentence(facts), "list")


def _has_answer(before: Facts, facts: Facts) -> bool:
    """Whether a list ended, of all animals or of one status; the last one says how things are."""
    return before.state is LoadState.LOADING or _answered(before) != _answered(facts)


def _answered(facts: Facts) -> tuple[object, ...]:
    """What only an answer of the service changes, and no add or search."""
    return facts.completeness, facts.oddities, facts.counts.earlier

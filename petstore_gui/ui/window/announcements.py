"""What a screen reader is told without being asked: adds, errors, waits and outages."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.list_text import (
    busy_sentence,
    completeness_sentence,
    filter_description,
    filter_word,
    found_words,
    list_sentence,
)
from petstore_gui.ui.text.next_try_text import list_failure_sentence, waiting_words
from petstore_gui.ui.text.pet_text import found_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.window.message import Message, Topic
from petstore_gui.ui.window.message_log import MessageLog

WAIT_TOLD_MS = 1_000
"""A shorter wait for a list is not told."""


class Announcements(QObject):
    """Tells each message and each change of the list once.

    A refresh that changed nothing is not told, nor is an outage beside the message about it. But a
    long wait for a list that somebody asked for is, and so is how it ended.
    """

    def __init__(
        self, catalogue: Catalogue, log: MessageLog, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._announcer = announcer
        self._facts = catalogue.facts
        self._is_wait_told = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._tell_wait)
        catalogue.list_failed.connect(self._tell_failed)
        catalogue.list_stopped.connect(self._tell_stopped)
        catalogue.facts_changed.connect(self._show_facts)
        log.message_added.connect(self._tell)
        log.count_down_began.connect(self._tell)

    def _tell(self, message: Message) -> None:
        self._tell_again(message.text, f"message {message.topic.value}")

    def expect_list(self) -> None:
        """Somebody has asked for a list: tell them if it takes long."""
        self._wait.start(WAIT_TOLD_MS)

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
        is_first = facts.is_first_list and facts.is_busy and not before.is_busy
        if is_first or facts.view.filter is not before.view.filter:
            self.expect_list()
        if self._is_wait_told and facts.waiting is not before.waiting:
            self._announcer.say(waiting_words(facts), "wait")
        if facts.state is LoadState.READY and _has_answer(before, facts):
            self._announcer.say(list_sentence(facts), "list")
        if before.is_busy and not facts.is_busy:
            self._end_wait(facts)

    def _tell_wait(self) -> None:
        if self._facts.is_busy:
            self._is_wait_told = True
            words = busy_sentence(self._facts) or completeness_sentence(self._facts)
            self._tell_again(words, "wait")

    def _end_wait(self, facts: Facts) -> None:
        """Tell how a wait that was told ended; `_tell_failed` tells it if there is no list."""
        self._wait.stop()
        self._announcer.say("", "wait")
        if self._is_wait_told and facts.state is LoadState.READY:
            self._is_wait_told = False
            if facts.view.filter.status is None:
                self._tell_again(list_sentence(facts), "list")
            else:
                self._announcer.say("", "filter")
                self._say_filter(facts)

    def _tell_failed(self, error: RequestError) -> None:
        """Tell why a wait that was told was in vain, although the last one may have been, too."""
        if not self._is_wait_told:
            return
        self._is_wait_told = False
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self._announcer.say("", "key")  # what follows is news
        else:
            self._tell_again(
                list_failure_sentence(error, self._facts), f"message {Topic.LIST.value}"
            )

    def _tell_stopped(self) -> None:
        self._is_wait_told = False
        self._announcer.say("", "filter")  # how much is known is no news
        if self._facts.state is LoadState.STOPPED:  # a message says so of the list of a status
            self._tell_again(tr("Loading was stopped"), "list")


def _has_answer(before: Facts, facts: Facts) -> bool:
    """Whether a list ended, of all animals or of one status; the last one says how things are."""
    return before.state is LoadState.LOADING or _answered(before) != _answered(facts)


def _answered(facts: Facts) -> tuple[object, ...]:
    """What only an answer of the service changes, and no add or search."""
    return facts.completeness, facts.oddities, facts.counts.earlier

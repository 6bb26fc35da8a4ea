"""Shows how loading the list ended: what went wrong, or that all is well again."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import QObject, QTimer

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import BusyFor, KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.ui.text.error_text import key_sentence, key_words
from petstore_gui.ui.text.list_text import hidden_sentence
from petstore_gui.ui.text.next_try_text import list_failure_sentence, waited_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.window.central_widget import CentralWidget
from petstore_gui.ui.window.message import Message, Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import reworded, without_catalogue


class ListOutcomes(QObject):
    """Reports a failure in one place: the banner about the key, or the page and the messages."""

    def __init__(
        self,
        catalogue: Catalogue,
        central: CentralWidget,
        log: MessageLog,
        announcer: Announcer,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._central = central
        self._log = log
        self._announcer = announcer
        self._pinned = catalogue.facts.counts.pinned
        catalogue.opened.connect(partial(log.revise, without_catalogue))
        catalogue.facts_changed.connect(self._show_facts)
        catalogue.list_failed.connect(self._list_failed)
        catalogue.list_ended.connect(self._list_ended)
        catalogue.key_accepted.connect(partial(self._show_key_notice, "", ""))
        catalogue.list_stopped.connect(self._list_stopped)
        central.progress.shown_changed.connect(self._show_loading)

    def _show_facts(self, facts: Facts) -> None:
        before, self._pinned = self._pinned, facts.counts.pinned
        if before not in (None, self._pinned):
            self._log.revise(_without_hidden)

    def _show_loading(self, shown: bool) -> None:
        """Say nothing of how the last attempt ended, from when the next one can be seen."""
        facts = self._catalogue.facts
        is_loading = facts.state is LoadState.LOADING or facts.is_asking
        self._log.set_under_way(Topic.LIST if shown and is_loading else None)

    def _list_failed(self, error: RequestError) -> None:
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self.show_key_problem(error)
        else:
            self._show_key_notice("", "")
            sentence = list_failure_sentence(error, self._catalogue.facts)
            self._central.empty.show_reason(sentence)
            self._log.report_problem(Topic.LIST, sentence)
            if isinstance(error, BusyFor) and error.wait:
                over = partial(reworded, sentence, waited_sentence())
                QTimer.singleShot(round(error.wait * 1000), self, partial(self._log.revise, over))

    def _list_stopped(self) -> None:
        """Say that the list of a status was stopped; of the whole list, its extent says so."""
        self._log.end_news(Topic.LIST)
        if self._catalogue.facts.state is not LoadState.STOPPED:
            self._log.report(Topic.LIST, tr("Loading was stopped."))

    def _list_ended(self) -> None:
        self._log.settle(Topic.LIST)
        self._central.empty.show_reason("")
        self._show_key_notice("", "")

    def show_key_problem(self, error: RequestError) -> None:
        """Show in the banner, and nowhere else, that the key is missing or was not accepted."""
        if isinstance(error, KeyMissing):
            self._central.empty.show_key_missing()
        else:
            self._central.empty.show_reason("", helped_by_refresh=False)
        self._log.settle(Topic.LIST)
        self._show_key_notice(key_sentence(error), key_words(error))

    def _show_key_notice(self, sentence: str, short: str) -> None:
        self._central.key_notice.show_text(sentence, short)
        self._announcer.say(sentence, "key")


def _without_hidden(message: Message) -> Message:
    """The message, without what is true only while an animal is shown that the view hides."""
    text = message.text.removesuffix(hidden_sentence()).rstrip()
    return message if text == message.text else msgspec.structs.replace(message, text=text)

"""Messages about lost adds: nobody knows whether the service added these animals."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject

from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import Search, SearchResult
from petstore_gui.ui.text.failed_add_text import cause_sentence
from petstore_gui.ui.text.lost_add_text import lost_adds_sentence, lost_sentence
from petstore_gui.ui.window.message import Message, Topic
from petstore_gui.ui.window.message_log import MessageLog

_TOGETHER = "lost"
"""The subject of the message about several of them."""


class LostMessages(QObject):
    """Reports each by its key; one message names several that the list does not show."""

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._log = log
        self._together: set[str] = set()
        outbox.searched.connect(self._searched)
        outbox.reconciler.not_searched.connect(self._not_searched)
        outbox.changed.connect(self._end_settled)
        outbox.second_sending.rest_ended.connect(lambda: self._log.revise(self._as_is_now))

    def _searched(self, result: SearchResult) -> None:
        words = self._sentence(result.add, Search(result))
        if result.is_added:  # why nobody knew is over
            self._log.report_question(Topic.ADD, words, result.add.key)
        else:
            self._report(result.add, words, cause_sentence(result.error))

    def _not_searched(self, add: PendingAdd) -> None:
        search = self._outbox.reconciler.search_for(add)
        words = self._sentence(add, search)
        if search.is_added:
            self._log.report_question(Topic.ADD, words, add.key)
        else:
            self._report(add, words, cause_sentence(error_of(add.failure)) if add.failure else "")

    def _report(self, add: PendingAdd, words: str, details: str) -> None:
        """Report one that the list does not show, in one message with the others of which it is so.

        Otherwise the message about the last of them would hide the others.
        """
        is_together = self._log.stands(Topic.ADD, _TOGETHER)
        lost = [one for one in self._outbox.pending.here if one.phase is Phase.UNKNOWN]
        others = {
            one.key
            for one in lost
            if (is_together and one.key in self._together) or self._log.stands(Topic.ADD, one.key)
        }
        self._together = self._unsettled({*others, add.key})
        if self._together <= {add.key}:
            details = "" if details in words else details
            self._log.report_problem(Topic.ADD, words, add.key, details=details)
            return
        self._log.report_problem(Topic.ADD, self._all_together(), _TOGETHER)
        for key in self._together:
            self._log.end(Topic.ADD, key)

    def _unsettled(self, keys: set[str]) -> set[str]:
        """Those of which it is still so."""
        adds = (add for key in keys if (add := self._outbox.pending.get(key)) is not None)
        return {add.key for add in adds if self._is_unsettled(add)}

    def _is_unsettled(self, add: PendingAdd) -> bool:
        is_answered = add.phase in (Phase.REFUSED, Phase.PAUSED)
        return not (is_answered or self._outbox.reconciler.search_for(add).is_added)

    def _end_settled(self) -> None:
        """Name only the others once one is settled, without covering what is said of that one."""
        left = self._unsettled(self._together)
        if left != self._together:
            self._together = left
            self._log.revise(self._left_of)

    def _left_of(self, message: Message) -> Message | None:
        if not message.is_about(Topic.ADD, _TOGETHER):
            return message
        match [add for key in self._together if (add := self._outbox.pending.get(key))]:
            case []:
                return None
            case [add]:
                words = self._sentence(add, self._outbox.reconciler.search_for(add))
                return msgspec.structs.replace(message, text=words, subject=add.key)
        return msgspec.structs.replace(message, text=self._all_together())

    def _as_is_now(self, message: Message) -> Message:
        """What is said of a lost add once it can be sent again."""
        here = self._outbox.pending.here
        about = (add for add in here if message.is_about(Topic.ADD, add.key))
        add = next(about, None) if message.is_problem else None
        if add is None or add.phase is not Phase.UNKNOWN:
            return message
        search = self._outbox.reconciler.search_for(add)
        if search.is_running or search.at is None:
            return message
        return msgspec.structs.replace(message, text=self._sentence(add, search))

    def _all_together(self) -> str:
        adds = [add for key in self._together if (add := self._outbox.pending.get(key))]
        return lost_adds_sentence(sorted(adds, key=lambda add: add.created_at))

    def _sentence(self, add: PendingAdd, search: Search) -> str:
        until = self._outbox.second_sending.rests_until(add)
        block = self._outbox.pending.block(add)
        return lost_sentence(add, search, rests_until=until, block=block)

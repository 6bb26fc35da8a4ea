"""What staff decide about an add, and what is said once that is stored."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.text.failed_add_text import listed_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog


class AddDecisions(QObject):
    """Passes each decision to the outbox, and reports it once the disk has taken it.

    Signals:
        added_after_all(str): an animal that was undone or discarded is added, under this new key.
    """

    added_after_all = Signal(str)

    def __init__(self, outbox: Outbox, log: MessageLog, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._log = log
        self._said_once_decided: dict[str, tuple[str, tuple[MessageButton, ...]]] = {}
        outbox.decisions.made.connect(self._decided)
        outbox.decisions.failed.connect(self._decision_failed)

    def mark(self, add: PendingAdd) -> None:
        """Settle an add that was lost or refused: a person found the animal in the list."""
        search = self._outbox.search_for(add)
        ids, may_be = search.ids, search.all_ids
        words = tr("{name} was added: it is in the list. Nothing was sent again.")
        may_be_there = self._outbox.pending.may_be_there(add)
        if not ids:  # as far as the list could be read
            words = tr("{name} is marked as added.")
        elif not may_be_there:
            words = tr("{name} is in the list: ID {ids}.").replace(
                "{ids}", ", ".join(map(str, ids))
            )
        self._say_once_decided(add, words)
        is_its_id = len(may_be) == 1 and (add.attempts > 0 or may_be_there)
        self._outbox.decisions.mark_added(add, may_be[0] if is_its_id else None)

    def discard(self, add: PendingAdd) -> None:
        """Give up an add, which can be brought back until the program ends."""
        outbox = self._outbox
        may_be_there = outbox.pending.may_be_there(add) or outbox.second_sending.needs_look(add)
        if may_be_there or outbox.alike.others(add) or outbox.search_for(add).is_found:
            words = (
                tr("{name} was removed from the unfinished adds. It will not be sent again.")
                if add.attempts
                else tr("{name} was removed from the unfinished adds. It will not be sent.")
            )
            self._say_once_decided(add, words + self._sent_then(add), self._bring_back(add))
        else:
            words = tr("Discarded: {name} was not added.")
            self._say_once_decided(add, words, self._add_after_all(add))
        self._outbox.decisions.discard(add)

    def undo(self, add: PendingAdd) -> None:
        """Give up an add that is held for undo."""
        words = tr("Undone: {name} was not added.")
        self._say_once_decided(add, words, self._add_after_all(add))
        self._outbox.decisions.discard(add)

    def keep(self, add: PendingAdd) -> None:
        """Bring a discarded add back among the unfinished ones."""
        self._log.end(Topic.ADD, add.key)
        self._say_once_decided(add, "")
        self._outbox.decisions.bring_back(add)

    def _sent_then(self, add: PendingAdd) -> str:
        """Which adds are sent now that this one is settled."""
        adds = self._outbox.pending.replacements_of(add)
        names = [quoted(one.pet) for one in adds if one.phase is Phase.WAITING]
        words = tr("This one is sent now: {names}.")
        said = ", ".join(names).replace("{", "{{").replace("}", "}}")  # a name is no template
        return " " + words.replace("{names}", said) if names else ""

    def _bring_back(self, add: PendingAdd) -> MessageButton:
        return MessageButton(tr("Undo"), lambda: self.keep(add))

    def _add_after_all(self, add: PendingAdd) -> MessageButton:
        def press() -> None:
            if (found := self._outbox.search_for(add).result) is not None and found.ids:
                look = tr("Open Unfinished adds before you send anything again.")
                self.keep(add)
                self._log.report_problem(Topic.ADD, f"{listed_sentence(found)} {look}", add.key)
                return
            self._log.end(Topic.ADD, add.key)
            if self._outbox.pending.service_id == add.service_id:
                self._outbox.decisions.forget_discarded(add)
                if (again := self._outbox.add(add.pet)) is not None:
                    self.added_after_all.emit(again.key)

        return MessageButton(tr("Add it after all"), press)

    def _say_once_decided(self, add: PendingAdd, words: str, *buttons: MessageButton) -> None:
        """Keep a message to show once the decision is stored."""
        self._said_once_decided[add.key] = words.format(name=quoted(add.pet)), buttons

    def _decided(self, add: PendingAdd) -> None:
        if add.key in self._said_once_decided:
            words, buttons = self._said_once_decided.pop(add.key)
            if not buttons:  # it answers a press, so it waits for no offer
                self._log.end_news(Topic.ADD)
            self._log.report(Topic.ADD, words, add.key, *buttons, is_offer=bool(buttons))

    def _decision_failed(self, add: PendingAdd) -> None:
        if self._said_once_decided.pop(add.key, None) is not None:
            words = tr(
                "It is too late to change that for {name}: the add is already being sent, or the"
                " change could not be saved on this computer's disk."
            )
            self._log.report_problem(Topic.ADD, words.format(name=quoted(add.pet)))

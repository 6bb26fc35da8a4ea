"""The add that the animal in the dialog may already be."""

from __future__ import annotations

from petstore_gui.domain.connection_errors import NotOpen, NotReached, NotStarted, ProxyNotUsable
from petstore_gui.domain.declined import Forbidden, KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, Moved, NotUnderstood, RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.search import Search
from petstore_gui.ui.adding.answer_buttons import Offer
from petstore_gui.ui.text.failed_add_text import cause_sentence
from petstore_gui.ui.text.lost_add_text import (
    known_sentence,
    lost_sentence,
    rest_sentence,
    search_sentence,
)
from petstore_gui.ui.text.outbox_text import left_sentence
from petstore_gui.ui.text.pet_text import quoted
from petstore_gui.ui.text.plain_text import in_a_row
from petstore_gui.ui.text.words import tr

_OF_KEY = (KeyMissing, KeyNotAccepted, Forbidden)
"""The errors of an add that another API key may mend."""

_OF_ADDRESS = (Moved, NotReached, NotUnderstood)
"""Those that another address may mend."""

_NO_SETTINGS = (NotOpen, NotStarted, ProxyNotUsable)
"""Those among them that no setting of Petstore mends."""


class LostAdd:
    """Holds only the key of the add.

    Usually nobody knows whether the service added it. It may also be an add that failed, whose
    animal was moved into the dialog but whose row is still in the file. `moved_key` is the key of
    an add that is being moved, until the file has answered.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self.key = ""
        self.moved_key = ""
        self._asked_key = ""  # the key of the add that a person wants to send again
        self._said = ""

    @property
    def add(self) -> PendingAdd | None:
        """Its record, until it is settled."""
        return self._outbox.pending.get(self.key)

    @property
    def is_unknown(self) -> bool:
        """Whether it may have been added."""
        add = self.add
        if add is None:
            return False
        is_failed = add.phase in (Phase.REFUSED, Phase.PAUSED)
        return not is_failed or self._outbox.second_sending.is_in_doubt(add)

    @property
    def is_very_likely(self) -> bool:
        """Whether the list has an animal that was not there before it was sent."""
        add = self.add
        return add is not None and self._outbox.reconciler.search_for(add).is_added

    def take(self, add: PendingAdd, said: str) -> None:
        """Nobody knows whether this add was added; `said`: what the dialog says of it."""
        self.key, self._said = add.key, said

    def about(self, pet: NewPet | None) -> str:
        """What is known of it; beside that, what can be done about another animal typed since."""
        add = self.add
        if add is None or pet is None or pet == add.pet or not self.is_unknown:
            return self._said
        if pet.name == add.pet.name:
            words = tr(
                'What is in the fields now is not added yet. "Add later" adds it only if {name} was'
                " not added."
            )
        else:
            words = tr(
                'What is in the fields now is not added yet. "Add as well" adds it now, as another'
                ' animal. "Add later" adds it only if {name} was not added.'
            )
        known = self._said
        if add.phase is Phase.UNKNOWN:  # no button sends it again now
            known = known_sentence(add, self._outbox.reconciler.search_for(add))
        return f"{known} {words.format(name=quoted(add.pet))}".strip()

    def news(self) -> str:
        """What is known of it, and what is being done to know more; "" if that was said last."""
        add = self.add
        if add is None:
            return ""
        if add.phase.is_on_its_way and self._outbox.waiting(add.key).wait is not None:
            return self._new(f"{known_sentence(add, None)} {tr('Trying again…')}")
        if not self._outbox.pending.may_be_there(add):
            return ""
        search = self._outbox.reconciler.search_for(add)
        until = self._outbox.second_sending.rests_until(add)
        if add.phase is Phase.UNKNOWN:
            failure = None if search.is_added else add.failure
            cause = cause_sentence(error_of(failure)) if failure is not None else ""
            words = in_a_row(lost_sentence(add, search, rests_until=until), cause)
        else:
            left = "" if search.is_added else left_sentence(add)
            rest = "" if search.is_running else rest_sentence(add, until)
            words = in_a_row(left, search_sentence(search), rest)
        return self._new(words)

    def _new(self, words: str) -> str:
        said, self._said = self._said, words
        return "" if words == said else words

    def send_again(self, add: PendingAdd) -> None:
        """Send it again, because a person asked for it."""
        self._asked_key = add.key
        self._outbox.send(add)

    def _may_send_again(self, add: PendingAdd) -> bool:
        second = self._outbox.second_sending
        return (
            not add.phase.is_on_its_way
            and second.may_be_offered(add)
            and second.rests_until(add) is None
        )

    def takes_over(self) -> bool:
        """Whether it is being sent again because a person asked for it; true once."""
        add = self.add
        is_sent = add is not None and add.key == self._asked_key and add.phase.is_on_its_way
        if is_sent:
            self._asked_key = ""
        return is_sent

    def offer(
        self, pet: NewPet | None, error: RequestError | None, refused: Search, *, is_typed: bool
    ) -> Offer:
        """What can be done about the animal in the dialog, which failed with `error`.

        `refused`: the search of the list for one that was refused.
        """
        add, is_lost = self.add, self.is_unknown
        search = Search() if add is None else self._outbox.reconciler.search_for(add)
        refused = Search() if is_lost else refused
        return Offer(
            is_lost=is_lost,
            is_found=search.is_found,
            is_added=search.is_added,
            may_send_again=add is not None and self._may_send_again(add),
            is_first=add is not None and not add.attempts,
            is_edited=add is not None and pet not in (None, add.pet),
            is_renamed=add is not None and pet is not None and pet.name != add.pet.name,
            needs_settings=self._is_mended_in_settings(error),
            may_wait=not is_lost and error is not None and error.is_outage,
            is_draft=not is_lost and is_typed and error is None,
            is_listed=refused.is_found,
            is_looking=refused.is_running,
        )

    def _is_mended_in_settings(self, error: RequestError | None) -> bool:
        if isinstance(error, _OF_ADDRESS) and not isinstance(error, _NO_SETTINGS):
            here = self._outbox.pending.service_id
            return here is None or not self._outbox.is_address_locked(here.deployment)
        return isinstance(error, _OF_KEY)

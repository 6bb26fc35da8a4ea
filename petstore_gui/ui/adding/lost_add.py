"""The add that the dialog is about while nobody knows whether the service added it."""

from __future__ import annotations

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Forbidden, KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, Moved, NotUnderstood, RequestError
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.answer_buttons import Offer

NEED_SETTINGS = (KeyMissing, KeyNotAccepted, Forbidden, Moved, NotReached, NotUnderstood)
"""Why an add fails where another key or address may help."""


class LostAdd:
    """Holds its key only."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self.key = ""
        self._asked_key = ""  # the key of the add that a person wants to send again

    @property
    def add(self) -> PendingAdd | None:
        """Its record, until it is settled."""
        return self._outbox.pending.get(self.key)

    def send_again(self, add: PendingAdd) -> None:
        """Send it again: a person asked for it."""
        self._asked_key = add.key
        self._outbox.send(add)

    def takes_over(self) -> bool:
        """Whether it is being sent again because a person asked for it; true once."""
        add = self.add
        is_sent = add is not None and add.key == self._asked_key and add.is_on_its_way
        if is_sent:
            self._asked_key = ""
        return is_sent

    def offer(self, pet: NewPet | None, error: RequestError | None, *, is_typed: bool) -> Offer:
        """What can be done about the animal in the dialog, which failed with `error`."""
        add, second = self.add, self._outbox.second_sending
        is_lost = add is not None and add.phase is not Phase.REFUSED
        result = None if add is None else self._outbox.reconciler.result(add)
        return Offer(
            is_lost=is_lost,
            is_found=bool(result and result.ids),
            may_send_again=add is not None
            and (second.was_searched_in_vain(add) or not second.may_double(add)),
            is_edited=add is not None and pet not in (None, add.pet),
            needs_settings=isinstance(error, NEED_SETTINGS),
            may_wait=not is_lost and error is not None and error.is_outage,
            is_draft=not is_lost and is_typed and error is None,
        )

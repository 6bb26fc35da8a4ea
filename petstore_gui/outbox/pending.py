"""The adds that are not settled, and what keeps each of them from being sent."""

from __future__ import annotations

from enum import Enum

from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.holds import Holds
from petstore_gui.outbox.store import Bar
from petstore_gui.outbox.stores import Boxes
from petstore_gui.storage.pending_add import AddState, PendingAdd


class Deed(Enum):
    """What is being done about an add: one thing at a time."""

    SENDING = "written down and sent"
    DECIDING = "marked as added, or given up"


class OpenAdds:
    """What is known of adds that are not settled, from the moment when they are asked for.

    `service_id` is the open one. `is_allowed`: adds may be sent; IT may say that animals are
    only to be looked at.
    """

    def __init__(self, boxes: Boxes, holds: Holds) -> None:
        self.service_id: ServiceId | None = None
        self.is_allowed = True
        self._boxes = boxes
        self._holds = holds
        self._arriving: dict[str, PendingAdd] = {}
        self._under_way: dict[str, Deed] = {}
        self._wanted: set[str] = set()

    @property
    def here(self) -> tuple[PendingAdd, ...]:
        """The adds to the place that is open, oldest first."""
        return tuple(entry for entry in self._all() if entry.service_id == self.service_id)

    @property
    def elsewhere(self) -> tuple[PendingAdd, ...]:
        """The adds to other places; they are sent when those are open."""
        return tuple(entry for entry in self._all() if entry.service_id != self.service_id)

    def get(self, key: str) -> PendingAdd | None:
        """An add to the place that is open as it is now, or None."""
        return next((entry for entry in self.here if entry.key == key), None)

    def is_elsewhere(self, entry: PendingAdd) -> bool:
        """Whether another place is open than the one that an add is for."""
        return self.service_id is not None and entry.service_id != self.service_id

    def unchanged(self, seen: PendingAdd) -> PendingAdd | None:
        """An add as it is now, or None where it has gone on since, or somebody sees to it."""
        now = self._boxes.of(seen.service_id).get(seen.key)
        if now is None or seen.key in self._under_way:
            return None
        return now if (now.state, now.attempts) == (seen.state, seen.attempts) else None

    def first_of(self, entry: PendingAdd) -> PendingAdd | None:
        """The add that this one waits for: until it is known what became of it."""
        others = self._boxes.of(entry.service_id).unsettled(entry.service_id)
        first = next((one for one in others if one.number == entry.waits_for), None)
        return None if first is None or first.state is AddState.REFUSED else first

    def first_was_added(self, entry: PendingAdd) -> bool:
        """Whether what this add was to replace was added after all: then a person decides."""
        return entry.waits_for in self._boxes.of(entry.service_id).added_numbers

    def waiting_for(self, first: PendingAdd) -> list[PendingAdd]:
        """The adds that were to replace one."""
        others = self._boxes.of(first.service_id).unsettled(first.service_id)
        return [entry for entry in others if entry.waits_for == first.number]

    def bar(self, entry: PendingAdd) -> Bar | None:
        """What keeps an add from being sent, whoever asks for it."""
        if self._boxes.of(entry.service_id).is_of_newer:
            return Bar.NEWER
        return None if self.is_allowed else Bar.SWITCHED_OFF

    def is_held(self, entry: PendingAdd) -> bool:
        """Whether an add waits for its seconds to pass, and can be undone."""
        return entry.key in self._holds

    def is_being_sent(self, entry: PendingAdd) -> bool:
        """Whether an add is on its way, or next: its end will be told."""
        return self._under_way.get(entry.key) is Deed.SENDING

    def is_on_its_way(self, entry: PendingAdd) -> bool:
        """Whether an add is being sent for the first time: nobody has to see to it."""
        is_first = entry.attempts <= 1 and entry.state in (AddState.READY, AddState.SENDING)
        return is_first and self.is_being_sent(entry)

    def may_be_sent(self, entry: PendingAdd) -> bool:
        """Whether a person may have an add sent now."""
        return self.bar(entry) is None and self.first_of(entry) is None

    def may_go(self, entry: PendingAdd) -> bool:
        """Whether an add is to be sent by itself now: asked for in this run, and free to go."""
        is_free = not (entry.key in self._under_way or self.is_held(entry))
        is_wanted = entry.key in self._wanted and entry.state is AddState.READY
        is_asked_about = self.first_was_added(entry)
        return is_free and is_wanted and not is_asked_about and self.may_be_sent(entry)

    def want(self, entry: PendingAdd) -> None:
        """Somebody asked for an add in this run: it may go by itself, once nothing holds it."""
        self._wanted.add(entry.key)

    def want_no_more(self, entry: PendingAdd) -> None:
        """An add goes only if somebody asks for it anew."""
        self._wanted.discard(entry.key)

    def leave(self) -> list[PendingAdd]:
        """What was asked for waits for somebody; returns what was held."""
        self._wanted.clear()
        return [entry for entry in self.here if self._holds.let_go(entry.key)]

    def arrive(self, entry: PendingAdd) -> None:
        """An add was asked for, and is to be written down: it counts from now on."""
        self._arriving[entry.key] = entry
        self._under_way[entry.key] = Deed.SENDING

    def take(self, entry: PendingAdd, deed: Deed) -> None:
        """See to an add. It is not held any longer, and goes nowhere by itself."""
        self._under_way[entry.key] = deed
        self._holds.let_go(entry.key)
        self.want_no_more(entry)

    def release(self, entry: PendingAdd) -> None:
        """What was being done about an add has come to its end."""
        self._arriving.pop(entry.key, None)
        self._under_way.pop(entry.key, None)

    def _all(self) -> list[PendingAdd]:
        """What is being marked as added or given up counts no longer, unless the disk refuses."""
        kept = self._boxes.entries
        keys = {entry.key for entry in kept}
        entries = [*kept, *(one for one in self._arriving.values() if one.key not in keys)]
        return [one for one in entries if self._under_way.get(one.key) is not Deed.DECIDING]

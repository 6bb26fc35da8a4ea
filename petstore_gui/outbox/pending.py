"""The pending adds of all deployments: one record each, with its phase."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import Enum

import msgspec

from petstore_gui.domain.pending_add import Cause, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.outbox.transitions import check_move
from petstore_gui.storage.outbox_db import StoredAdds

_SENDABLE = (Phase.HELD, Phase.AWAY, Phase.PAUSED, Phase.UNKNOWN, Phase.REFUSED)
_OVER = (Phase.ADDED, Phase.DISCARDED)


class Block(Enum):
    """Why an add cannot be sent at all."""

    NEWER_VERSION = "a newer version of the program wrote it"
    NOT_ALLOWED = "IT does not allow adding"


class Pending:
    """Owns every pending add; everything else asks for one by its key.

    `service_id` is the open service. `is_allowed`: IT allows adding.
    """

    def __init__(self, *, is_allowed: bool = True) -> None:
        self.service_id: ServiceId | None = None
        self.is_allowed = is_allowed
        self._begun: set[str] = set()  # the keys of those that no earlier run may have added
        self._adds: dict[str, PendingAdd] = {}
        self._generation = 0
        self._promised: dict[str, ServiceId] = {}  # the keys of those AWAY as the files were closed
        self._added_ids: dict[str, set[int]] = {}
        self._added_numbers: dict[str, set[int]] = {}

    def open(self, service_id: ServiceId | None) -> list[PendingAdd]:
        """Switch to another service; pause the adds that would be sent automatically to this one.

        Returns those in HELD or AWAY, which staff expect to be sent. If only the files are closed
        (None), and the same service is opened next, those in AWAY are in AWAY again.
        """
        if service_id is None:
            away = (add for add in self.here if add.phase is Phase.AWAY)
            self._promised |= {add.key: add.service_id for add in away}
        else:
            promised = self._promised.items()
            self._promised = {key: place for key, place in promised if place == service_id}
        for add in self.here:
            if add.phase is Phase.WAITING:
                self.move(add, Phase.PAUSED, Cause.LEFT)
        held = [add for add in self.here if add.phase in (Phase.HELD, Phase.AWAY)]
        left = [self.move(add, Phase.PAUSED, Cause.LEFT) for add in held]
        self.service_id = service_id
        return left

    @property
    def here(self) -> tuple[PendingAdd, ...]:
        """The adds for the open service, oldest first, except those in DECIDING."""
        return tuple(add for add in self._undecided() if add.service_id == self.service_id)

    @property
    def elsewhere(self) -> tuple[PendingAdd, ...]:
        """The adds for other services, except those in DECIDING."""
        return tuple(add for add in self._undecided() if add.service_id != self.service_id)

    @property
    def first_attempts(self) -> set[str]:
        """The keys of the adds here that are on their way for the first time: no work for staff."""
        return {
            add.key
            for add in self.here
            if add.phase.is_on_its_way and add.attempts == (add.phase is Phase.SENDING)
        }

    @property
    def newest_held(self) -> PendingAdd | None:
        """The add here that is undone first, if any."""
        return next((add for add in reversed(self.here) if add.phase is Phase.HELD), None)

    @property
    def asking_from_earlier(self) -> tuple[PendingAdd, ...]:
        """The adds here from an earlier run of the program that are sent only if a person asks."""
        return tuple(add for add in self.here if self.is_from_earlier(add))

    def get(self, key: str) -> PendingAdd | None:
        """A pending add, or None."""
        return self._adds.get(key)

    def here_by_key(self, key: str) -> PendingAdd | None:
        """A pending add for the open service, or None."""
        return next((add for add in self.here if add.key == key), None)

    def is_current(self, add: PendingAdd) -> bool:
        """Whether the service of an add is open, and its file has not been closed since."""
        return (add.service_id, add.generation) == (self.service_id, self._generation)

    def is_elsewhere(self, add: PendingAdd) -> bool:
        """Whether an add is for a service other than the open one."""
        return self.service_id not in (None, add.service_id)

    def unchanged(self, seen: PendingAdd) -> PendingAdd | None:
        """A pending add, or None if it has moved since it was `seen`."""
        now = self._adds.get(seen.key)
        is_same = now and (now.phase, now.attempts) == (seen.phase, seen.attempts)
        return now if is_same else None

    def new(self, pet: NewPet, replaces: PendingAdd | None) -> PendingAdd:
        """Begin an add for the open service."""
        now, key = datetime.now(UTC), str(uuid.uuid4())
        self._begun.add(key)
        return self.put(
            PendingAdd(
                number=0,
                key=key,
                pet=pet,
                service_id=self.service_id or LOCAL_SERVICE,
                known=Known(),
                phase=Phase.SAVING,
                attempts=0,
                created_at=now,
                changed_at=now,
                replaces=replaces.number if replaces else None,
            )
        )

    def put(self, add: PendingAdd) -> PendingAdd:
        """Register an add; return its record."""
        taken = self._adds[add.key] = self._of_now(add)
        return taken

    def load(self, deployment: str, stored: StoredAdds) -> None:
        """Register the contents of an outbox file."""
        read = (self._of_now(self._as_promised(add)) for add in stored.pending)
        self._adds = {add.key: add for add in read} | self._adds
        self._added_ids.setdefault(deployment, set()).update(stored.added_ids)
        self._added_numbers.setdefault(deployment, set()).update(stored.added_numbers)

    def clear(self) -> None:
        """Forget all adds, whose files were closed."""
        self._generation += 1
        self._adds.clear()
        self._added_ids.clear()
        self._added_numbers.clear()

    def move(self, add: PendingAdd, phase: Phase, cause: Cause) -> PendingAdd:
        """Move an add to another phase, together with its other changes; return it.

        If the files have been closed since, the record stays: the file has been read again.
        """
        before = self._adds.get(add.key)
        if before is None or add.generation != self._generation:
            return msgspec.structs.replace(add, phase=phase)
        check_move(before.phase, phase, cause)
        moved = self._adds[add.key] = msgspec.structs.replace(add, phase=phase)
        deployment = add.service_id.deployment
        if moved.pet_id is not None:
            self.note_added(moved)
        if phase is Phase.ADDED:
            self._added_numbers.setdefault(deployment, set()).add(add.number)
        if phase in _OVER:
            del self._adds[add.key]
        return moved

    def move_back(self, before: PendingAdd, cause: Cause) -> PendingAdd:
        """Return an add that was not sent to UNKNOWN, REFUSED or PAUSED."""
        is_answered = before.phase in (Phase.UNKNOWN, Phase.REFUSED)
        return self.move(before, before.phase if is_answered else Phase.PAUSED, cause)

    def added_ids(self, deployment: str) -> set[int]:
        """The ids of animals that are known to come from adds."""
        return self._added_ids.get(deployment, set())

    def ids_of_its_own(self, add: PendingAdd, ids: Iterable[int]) -> tuple[int, ...]:
        """Those of the listed `ids` like an add that it may be, in order.

        They were not known before it was sent, and come from no other add.
        """
        others = self.added_ids(add.service_id.deployment) - {add.pet_id}
        return tuple(sorted(set(ids) - set(add.known.ids) - others))

    def note_added(self, add: PendingAdd) -> None:
        """Note the ID that the service gave an add, if it did."""
        if add.pet_id is not None:
            self._added_ids.setdefault(add.service_id.deployment, set()).add(add.pet_id)

    def is_from_earlier(self, add: PendingAdd) -> bool:
        """Whether an earlier run left an add that was not added, as far as its file says.

        A power cut may have lost what that run wrote later, so the service may have it.
        """
        is_unsettled = add.phase in (Phase.PAUSED, Phase.REFUSED)
        return is_unsettled and add.key not in self._begun and not add.is_read_only

    def may_be_there(self, add: PendingAdd) -> bool:
        """Whether the service may have an add: it is never called "not added"."""
        return add.phase is Phase.UNKNOWN or self.is_from_earlier(add)

    def original_of(self, add: PendingAdd) -> PendingAdd | None:
        """The add that this one replaces, while nobody knows whether it was added."""
        adds = (one for one in self._adds.values() if one.number == add.replaces)
        original = next((one for one in adds if _same_file(one, add)), None)
        if original is None or (
            original.phase is Phase.REFUSED and not self.may_be_there(original)
        ):
            return None
        return original

    def is_original_added(self, add: PendingAdd) -> bool:
        """Whether the add that this one replaces was added: then a person decides."""
        return add.replaces in self._added_numbers.get(add.service_id.deployment, ())

    def replacements_of(self, original: PendingAdd) -> list[PendingAdd]:
        """The adds that replace this one."""
        adds = [one for one in self._adds.values() if one.replaces == original.number]
        return [one for one in adds if _same_file(one, original)]

    def block(self, add: PendingAdd) -> Block | None:
        """Why an add cannot be sent at all, or None."""
        if add.is_read_only:
            return Block.NEWER_VERSION
        return None if self.is_allowed else Block.NOT_ALLOWED

    def may_send(self, add: PendingAdd) -> bool:
        """Whether a person may send an add now."""
        is_free = add.phase in _SENDABLE and self.original_of(add) is None
        return is_free and add.service_id == self.service_id and self.block(add) is None

    def _as_promised(self, add: PendingAdd) -> PendingAdd:
        """An add of the file, which waits for its service if a person chose that in this run."""
        is_promised = self._promised.pop(add.key, None) is not None
        is_unsent = add.phase in (Phase.PAUSED, Phase.REFUSED) and self.block(add) is None
        return msgspec.structs.replace(add, phase=Phase.AWAY) if is_promised and is_unsent else add

    def _of_now(self, add: PendingAdd) -> PendingAdd:
        return msgspec.structs.replace(add, generation=self._generation)

    def _undecided(self) -> Iterable[PendingAdd]:
        return (add for add in self._adds.values() if add.phase is not Phase.DECIDING)


def _same_file(one: PendingAdd, other: PendingAdd) -> bool:
    return one.service_id.deployment == other.service_id.deployment

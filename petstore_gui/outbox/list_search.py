"""Looking in a service's list for an animal that may have been added."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import aclosing

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import NewPet, is_like
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.storage.pending_add import PendingAdd


class Looked(msgspec.Struct, frozen=True):
    """Where an outcome was unknown: the animals like it in the list that were not known before it.

    `were_not_there`: they are new; else they may only have been out of sight. `error` is what was
    said instead of an answer.
    """

    entry: PendingAdd
    error: RequestError
    ids: tuple[int, ...]
    were_not_there: bool


class Looks(QObject):
    """Looks in the list, and keeps what was found by the key of each add.

    `own_ids` tells which animals are known to be of other adds to the same deployment.

    Signals:
        looked(Looked): the list was looked through to its end.
        look_failed(Entry): it could not be read.
        changed(): it is being looked for another add, or no longer.
    """

    looked = Signal(object)
    look_failed = Signal(object)
    changed = Signal()

    def __init__(self, own_ids: Callable[[PendingAdd], Collection[int]], parent: QObject) -> None:
        super().__init__(parent)
        self._own_ids = own_ids
        self._found: dict[str, Looked] = {}
        self._under_way: set[str] = set()

    def found(self, entry: PendingAdd) -> Looked | None:
        """What the list told about an add, if it was looked through."""
        looked = self._found.get(entry.key)
        if looked is None:
            return None
        own = self._own_ids(entry)
        return msgspec.structs.replace(
            looked, ids=tuple(one for one in looked.ids if one not in own)
        )

    def is_looking(self, entry: PendingAdd) -> bool:
        """Whether the list is being looked through for an add."""
        return entry.key in self._under_way

    def forget(self, entry: PendingAdd) -> None:
        """The add is settled."""
        self._found.pop(entry.key, None)

    async def look(self, entry: PendingAdd, gateway: Gateway, error: RequestError) -> None:
        """Look for an animal; `error` is what was said in place of an answer."""
        self._under_way.add(entry.key)
        self.changed.emit()
        try:
            ids = await _ids_like(entry.pet, gateway)
        except RequestError:
            self.look_failed.emit(entry)
        else:
            new = tuple(sorted(ids - set(entry.known.ids)))
            looked = Looked(entry, error, new, were_not_there=entry.known.is_whole)
            self._found[entry.key] = looked
            self.looked.emit(self.found(entry))
        finally:
            self._under_way.discard(entry.key)
            self.changed.emit()


async def _ids_like(pet: NewPet, gateway: Gateway) -> set[int]:
    found: set[int] = set()
    async with aclosing(gateway.list_pets(pet.status)) as pages:
        async for page in pages:
            found |= {one.id for one in page.pets if is_like(one, pet)}
    return found

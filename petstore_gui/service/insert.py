"""Keeping a group of adds in one transaction, and each idempotency key once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.request_errors import IdempotencyKeyReused
from petstore_gui.service.tables import adds, pets

NewIds = Callable[[Connection, int], Iterable[int]]
"""So many ids, in rising order, that no animal ever had. Much quicker than asking for each."""


@dataclass(eq=False, slots=True)
class Add:
    """An animal that waits to be kept, and what came of it."""

    pet: NewPet
    key: str | None
    fingerprint: bytes
    outcome: Pet | IdempotencyKeyReused | None = None

    def result(self) -> Pet:
        """The animal with its id. Raises `IdempotencyKeyReused`."""
        if isinstance(self.outcome, Pet):
            return self.outcome
        raise self.outcome or RuntimeError("an add was left without an outcome")


class Kept(NamedTuple):
    """What was added under an idempotency key."""

    fingerprint: bytes
    pet: Pet


def keep(connection: Connection, group: Sequence[Add], new_ids: NewIds) -> None:
    """Insert what is new in a group, and give every add its outcome. The caller commits."""
    known = _known(connection, {add.key for add in group if add.key is not None})
    fresh = _fresh(group, known)
    ids = new_ids(connection, len(fresh))
    added = {add: _with_id(pet_id, add.pet) for pet_id, add in zip(ids, fresh, strict=True)}
    _insert(connection, added)
    known |= {add.key: Kept(add.fingerprint, pet) for add, pet in added.items() if add.key}
    for add in group:
        add.outcome = added[add] if add in added else _again(add, known[add.key or ""])


def row(pet: NewPet) -> dict[str, object]:
    """An animal as a row without its id."""
    status = None if pet.status is None else pet.status.value
    return {"name": pet.name, "category_id": pet.category_id, "status": status}


def _known(connection: Connection, keys: set[str]) -> dict[str, Kept]:
    if not keys:
        return {}
    statement = select(adds.c.key, adds.c.fingerprint, pets).join(pets).where(adds.c.key.in_(keys))
    rows = connection.execute(statement)
    return {key: Kept(fingerprint, Pet(*pet)) for key, fingerprint, *pet in rows}


def _fresh(group: Sequence[Add], known: dict[str, Kept]) -> list[Add]:
    """The adds without a key, and the first of each key that is not known."""
    first = {add.key: add for add in reversed(group)}
    return [
        add for add in group if add.key is None or (add.key not in known and first[add.key] is add)
    ]


def _insert(connection: Connection, added: Mapping[Add, Pet]) -> None:
    if not added:
        return
    connection.execute(insert(pets), [{"id": pet.id, **row(add.pet)} for add, pet in added.items()])
    keys = [
        {"key": add.key, "fingerprint": add.fingerprint, "pet_id": pet.id}
        for add, pet in added.items()
        if add.key is not None
    ]
    if keys:
        connection.execute(insert(adds), keys)


def _with_id(pet_id: int, new: NewPet) -> Pet:
    return Pet(pet_id, new.name, new.category_id, new.status)


def _again(add: Add, kept: Kept) -> Pet | IdempotencyKeyReused:
    if kept.fingerprint == add.fingerprint:
        return kept.pet
    return IdempotencyKeyReused("Idempotency-Key: it came with another body before.")

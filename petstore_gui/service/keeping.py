"""Keeping a group of adds in one transaction, and each idempotency key once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from petstore_gui.pets import NewPet, Pet
from petstore_gui.service.refusals import IdempotencyKeyReused
from petstore_gui.service.tables import adds, pets

_INSERT = insert(pets).returning(pets.c.id, sort_by_parameter_order=True)
_INSERT_KEYS = insert(adds)


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


def keep(connection: Connection, group: Sequence[Add]) -> None:
    """Insert what is new in a group, and give every add its outcome. The caller commits."""
    known = _known(connection, {add.key for add in group if add.key is not None})
    fresh = _fresh(group, known)
    added = dict(zip(fresh, _insert(connection, fresh), strict=True))
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


def _insert(connection: Connection, fresh: Sequence[Add]) -> list[Pet]:
    if not fresh:
        return []
    rows = [row(add.pet) for add in fresh]
    ids = connection.scalars(_INSERT, rows).all()
    if keys := [
        {"key": add.key, "fingerprint": add.fingerprint, "pet_id": pet_id}
        for add, pet_id in zip(fresh, ids, strict=True)
        if add.key is not None
    ]:
        connection.execute(_INSERT_KEYS, keys)
    return [
        Pet(pet_id, add.pet.name, add.pet.category_id, add.pet.status)
        for add, pet_id in zip(fresh, ids, strict=True)
    ]


def _again(add: Add, kept: Kept) -> Pet | IdempotencyKeyReused:
    if kept.fingerprint == add.fingerprint:
        return kept.pet
    return IdempotencyKeyReused("Idempotency-Key: it came with another body before.")

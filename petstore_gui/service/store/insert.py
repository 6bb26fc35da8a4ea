"""Inserts a group of adds in one transaction, and only one add for each idempotency key."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.tables import adds, pets


class KeyReused(Exception):
    """An idempotency key came again, with another body."""


@dataclass(eq=False, slots=True)
class Add:
    """A pending add, and then its outcome.

    `ended` ends with it, at `due` by the loop's clock at the latest.
    """

    pet: NewPet
    key: str | None
    fingerprint: bytes
    ended: asyncio.Future[None]
    due: float
    outcome: Pet | KeyReused | StoreError | None = None

    def result(self) -> Pet:
        """The animal with its ID. Raises `KeyReused` or `StoreError`."""
        if isinstance(self.outcome, Pet):
            return self.outcome
        raise self.outcome or RuntimeError("an add was left without an outcome")


def insert_adds(
    connection: Connection,
    group: Sequence[Add],
    new_ids: Callable[[Connection, int], Iterable[int]],
) -> None:
    """Insert the new adds of a group, and set the outcome of every add. The caller commits."""
    known = _known(connection, {add.key for add in group if add.key})
    new: dict[Add | str, Add] = {}
    for add in group:
        if add.key not in known:
            new.setdefault(add.key or add, add)
    for add, pet_id in zip(new.values(), new_ids(connection, len(new)), strict=True):
        pet = Pet(pet_id, add.pet.name, add.pet.category_id, add.pet.status)
        add.outcome = pet
        if add.key:
            known[add.key] = add.fingerprint, pet
    _insert(connection, list(new.values()))
    for add in group:
        if add.key:
            fingerprint, pet = known[add.key]
            add.outcome = pet if add.fingerprint == fingerprint else KeyReused()


def row(pet: NewPet) -> dict[str, object]:
    """An animal as a row without its ID."""
    status = None if pet.status is None else pet.status.value
    return {"name": pet.name, "category_id": pet.category_id, "status": status}


def _known(connection: Connection, keys: set[str]) -> dict[str, tuple[bytes, Pet]]:
    """The fingerprint and the animal that were added with each key, if any were."""
    statement = select(adds.c.key, adds.c.fingerprint, pets).join(pets).where(adds.c.key.in_(keys))
    rows = connection.execute(statement)
    return {key: (fingerprint, Pet(*pet)) for key, fingerprint, *pet in rows}


def _insert(connection: Connection, new: Sequence[Add]) -> None:
    if not new:
        return
    connection.execute(insert(pets), [{"id": add.result().id, **row(add.pet)} for add in new])
    keys = [
        {"key": add.key, "fingerprint": add.fingerprint, "pet_id": add.result().id}
        for add in new
        if add.key
    ]
    if keys:
        connection.execute(insert(adds), keys)

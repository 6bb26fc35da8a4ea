"""The note in a database that not all animals of another one are in it yet: it is not served."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.tables import meta

_NAME = "unfinished_copy"


def note_unfinished(connection: Connection) -> None:
    """Let no service open this database until the copy is finished."""
    note_finished(connection)
    connection.execute(insert(meta), {"name": _NAME, "value": "yes"})


def note_finished(connection: Connection) -> None:
    """Let services open this database."""
    connection.execute(delete(meta).where(meta.c.name == _NAME))


def refuse_unfinished(connection: Connection) -> None:
    """Raise `StoreError` if the copy into this database is not finished."""
    if connection.scalar(select(meta.c.value).where(meta.c.name == _NAME)) is not None:
        detail = (
            "not all animals were copied into this database: run `petstore-gui copy` again, as"
            " before"
        )
        raise StoreError(StartFailure.UNKNOWN, detail)

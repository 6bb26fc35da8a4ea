"""What tests read from stores, and change in them by hand."""

from __future__ import annotations

from sqlalchemy import Connection, text

from petstore_gui.domain.pets import Pet
from petstore_gui.service.store.store import Store


async def everything(store: Store) -> list[Pet]:
    """All animals, in the order of their IDs."""
    return (await store.list(1_000_000, None, None)).pets


def change(store: Store, script: str) -> None:
    """Execute the statements of a script, which a semicolon and a blank separate."""

    def execute(connection: Connection) -> None:
        for statement in script.split("; "):
            connection.execute(text(statement))

    store.write(execute)

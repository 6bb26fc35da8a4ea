"""The drafts in the outbox file, one for each service."""

from __future__ import annotations

import sqlite3

from petstore_gui.domain.pending_add import Draft, PendingAdd
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.storage.outbox_rows import draft_of, fields_of


def read_draft(connection: sqlite3.Connection, service_id: ServiceId) -> Draft | None:
    """The draft for a service."""
    row = connection.execute(
        "SELECT fields FROM drafts WHERE origin = ?", (service_id.origin,)
    ).fetchone()
    return None if row is None else draft_of(row[0], service_id.origin)


def remove_draft_of(connection: sqlite3.Connection, add: PendingAdd) -> None:
    """Remove the draft that became this add."""
    draft = read_draft(connection, add.service_id)
    if draft is not None and draft.is_of(add):
        older = Draft.newest_of(draft.older)
        write_draft(connection, add.service_id, older, only_of_it=True)


def write_draft(
    connection: sqlite3.Connection,
    service_id: ServiceId,
    draft: Draft | None,
    *,
    only_of_it: bool = False,
) -> None:
    """Write a draft in place of all drafts; `only_of_it`: of those for this service."""
    connection.execute(
        "DELETE FROM drafts WHERE origin = ? OR NOT ?", (service_id.origin, only_of_it)
    )
    if draft is not None:
        fields = fields_of(draft, service_id.origin)
        connection.execute("INSERT INTO drafts VALUES (?, ?)", (service_id.origin, fields))

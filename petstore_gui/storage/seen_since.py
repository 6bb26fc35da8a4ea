"""What a history file saw appear and go since a time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from petstore_gui.domain.pets import Pet
from petstore_gui.support.sqlite_read_only import connect_read_only


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An animal that came or went. Times are in seconds since 1970.

    `last_seen`: None while the newest list shows it. `gone_at`: when a whole list lacked it.
    """

    pet: Pet
    first_seen: int
    last_seen: int | None
    gone_at: int | None


class SeenSince(msgspec.Struct, frozen=True):
    """At most some of the animals, the latest first, and how many there are.

    `began`: when this computer first saw any animal of this list, if it has.
    """

    began: int | None
    count: int
    seen: tuple[Seen, ...]


_SINCE = "first_seen >= :since AND :began < :since OR last_seen >= :since OR gone_at >= :since"


def seen_since(file: Path, since: int, most: int) -> SeenSince | None:
    """What came or went since a time; None if the file cannot be read.

    If the file began later, everything in it is new to this computer: then only what went counts.
    """
    try:
        with closing(connect_read_only(file)) as history:
            (began,) = history.execute("SELECT min(first_seen) FROM pets").fetchone()
            values = {"since": since, "began": began, "most": most}
            counted = history.execute(f"SELECT count(*) FROM pets WHERE {_SINCE}", values)  # noqa: S608
            (count,) = counted.fetchone()
            rows = history.execute(
                "SELECT id, name, category_id, status, first_seen, last_seen, gone_at FROM pets"  # noqa: S608
                f" WHERE {_SINCE} ORDER BY max(first_seen, coalesce(last_seen, 0),"
                " coalesce(gone_at, 0)) DESC, id LIMIT :most",
                values,
            ).fetchall()
    except (sqlite3.Error, OSError):
        return None
    return SeenSince(began, count, tuple(Seen(Pet(*row[:4]), *row[4:]) for row in rows))

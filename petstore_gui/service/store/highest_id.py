"""The highest ID that a store ever gave an animal, whatever became of it: none comes twice."""

from __future__ import annotations

from sqlalchemy import Connection

from petstore_gui.service.store.tables import HIGHEST_ID

_SQLITE = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'pets'"
_SEQUENCE = "pg_get_serial_sequence('pets', 'id')"
_POSTGRESQL = f"SELECT pg_sequence_last_value({_SEQUENCE}::regclass)"


def highest_id_ever(connection: Connection) -> int:
    """The highest ID that an animal ever had, 0 if none had one."""
    given = _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL
    last = connection.exec_driver_sql(given).scalar_one()
    return max(0, last or 0, connection.scalar(HIGHEST_ID) or 0)


def go_on_after(last: int, connection: Connection) -> None:
    """Give new animals only IDs above this one, and above every one that was given."""
    if (last := max(last, highest_id_ever(connection))) == 0:
        return
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT setval({_SEQUENCE}, {last:d})")
        return
    connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'pets'")
    connection.exec_driver_sql(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('pets', {last:d})")  # noqa: S608 - a number

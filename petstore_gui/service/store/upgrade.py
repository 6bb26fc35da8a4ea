"""Runs the steps of `migrations/versions` with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError

_MIGRATIONS = Path(__file__).with_name("migrations")


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, in the transaction of the connection.

    Raises `StoreError` for a revision that this version does not know, and SQLAlchemy's errors.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        detail = f"another version of this program wrote the database: {error}"
        raise StoreError(StartFailure.OTHER_VERSION, detail) from error


def try_steps() -> None:
    """Run every step, on a database in memory. Raises `StoreError`."""
    with create_engine("sqlite://").begin() as connection:
        upgrade(connection)

"""Opens a store to copy it: nobody adds to it meanwhile, and nothing in it is changed."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.database_lock import locked, locked_itself
from petstore_gui.service.store.log_check import has_lost_commits
from petstore_gui.service.store.lost_file import file_of
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.postgresql_session import Limits
from petstore_gui.service.store.remains import has_tables, is_of_a_store
from petstore_gui.service.store.schema import KNOWN, is_newer, known_revision
from petstore_gui.service.store.store import sqlite_path
from petstore_gui.service.store.unfinished_copy import refuse_unfinished
from petstore_gui.support.put_aside import log_of
from petstore_gui.support.sqlite_read_only import connect_read_only, is_damage

PATIENT = Limits(answer=3_600.0, idle=0)
"""For statements that read every animal: the server is silent until it has sorted them."""

_OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid NOT IN (pg_backend_pid(), %s)
        AND usename IS NOT NULL
        AND coalesce(backend_type, 'client backend') = 'client backend'
"""
ENDING_SECONDS = 10.0
"""How long to wait for connections of what was just killed: their last statement may still run."""

_TRY_SECONDS = 0.1


class Source(NamedTuple):
    """A store that is copied."""

    connection: Connection
    refuse_if_changed: Callable[[], None]
    """Raises `StoreError` if others came to it meanwhile, and may have changed it or soon will."""


class SideFailed(StoreError):
    """One of the two databases failed; `str()` begins with which."""


@contextmanager
def on_side(side: str) -> Iterator[None]:
    """Say of a `StoreError` which of the two databases it is about."""
    try:
        yield
    except SideFailed:
        raise
    except StoreError as failure:
        raise SideFailed(failure.reason, f"{side}: {failure}") from failure


@contextmanager
def source(url: str) -> Iterator[Source]:
    """A store to read, whose services cannot add meanwhile. Raises `StoreError`."""
    path = sqlite_path(url)
    with on_side("source"):
        refuse_if_served(url)
        with _of_server(url) if path is None else _of_file(path) as found:
            known_revision(found.connection)
            refuse_unfinished(found.connection)
            yield Source(found.connection, on_side("source")(found.refuse_if_changed))


def refuse_if_served(url: str, own: int = 0) -> None:
    """Raise `StoreError` if others are connected to the database of a server.

    A service would wait for its turn, and then add where nobody looks any more. `own` is the
    process of the server's that does not count.
    """
    if sqlite_path(url) is not None:  # it is locked when it is opened
        return
    give_up = time.monotonic() + ENDING_SECONDS
    with closing(PostgresqlServer(url)) as server:
        while others := _others(server, own):
            if time.monotonic() > give_up:
                detail = (
                    "others are connected to the database: stop its services, and every other"
                    f" program that uses it (connections: {others})"
                )
                raise StoreError(StartFailure.IN_USE, detail)
            time.sleep(_TRY_SECONDS)


def _others(server: PostgresqlServer, own: int) -> int:
    try:
        with server.reading.connect() as connection:
            return int(connection.exec_driver_sql(_OTHERS, (own,)).scalar_one())
    except SQLAlchemyError as error:
        raise server.store_error(error) from error


@contextmanager
def _of_server(url: str) -> Iterator[Source]:
    with closing(PostgresqlServer(url, PATIENT)) as server:
        try:
            with server.writing.begin() as connection:  # others wait for their turn
                connection.exec_driver_sql("SET TRANSACTION READ ONLY")
                if not server.version(connection):
                    raise StoreError(StartFailure.MISSING, "there is no store in the database")
                server.reading.dispose()  # one connection is left, and does not count
                own = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
                yield Source(connection, partial(refuse_if_served, url, own))
        except SQLAlchemyError as error:
            raise server.store_error(error) from error


@contextmanager
def _of_file(path: Path) -> Iterator[Source]:
    file = file_of(path, None)
    if not file.is_file():
        raise StoreError(StartFailure.MISSING, f"{path}: there is no such database")
    engine = create_engine(
        "sqlite://",
        creator=lambda: connect_read_only(file),
        poolclass=StaticPool,
        hide_parameters=True,
    )
    with ExitStack() as held:
        held.callback(locked(file).release)
        held.callback(locked_itself(file).release)
        held.callback(engine.dispose)
        try:
            before = _written(file)
            _check_file(file)
            connection = held.enter_context(engine.connect())
            yield Source(connection, partial(_refuse_if_written, file, before))
        except (SQLAlchemyError, sqlite3.Error) as error:
            cause = getattr(error, "orig", None) or error
            reason = StartFailure.DAMAGED if is_damage(cause) else StartFailure.UNKNOWN
            raise StoreError(reason, f"{path}: {cause}") from error
        except OSError as error:
            raise StoreError(StartFailure.UNKNOWN, f"{path}: {error.strerror}") from error


def _written(file: Path) -> list[tuple[int, int]]:
    """Size and time of a database and its log. Differs once another program has written to it."""
    both = [one.stat() for one in (file, log_of(file)) if one.exists()]
    return [(one.st_size, one.st_mtime_ns) for one in both if one.st_size]


def _refuse_if_written(file: Path, before: list[tuple[int, int]]) -> None:
    if _written(file) != before:
        detail = f"another program has written to it meanwhile: {file}"
        raise StoreError(StartFailure.IN_USE, detail)


def _check_file(file: Path) -> None:
    """Raise `StoreError` if not every animal can be read."""
    log = log_of(file)
    if not has_tables(file) or not is_of_a_store(file):
        raise StoreError(StartFailure.UNKNOWN, f"{file} is no store of animals")
    if log.exists() and has_lost_commits(log):
        raise StoreError(StartFailure.DAMAGED, f"{file}: its log {log.name} is damaged")
    if is_newer(file):
        raise StoreError(StartFailure.NEWER, f"a newer version has written {file}: {KNOWN}")

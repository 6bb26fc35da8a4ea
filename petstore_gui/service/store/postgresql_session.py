"""What a session on PostgreSQL is set to, directly or through PgBouncer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import URL

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import ANSWER_SECONDS, StoreError

_PGBOUNCER = "pgbouncer"
HINT = (
    f"if it is PgBouncer, add {_PGBOUNCER}=true to the address, after a ? or &; only"
    " `petstore-gui copy` needs the address of PostgreSQL itself"
)


class Limits(NamedTuple):
    """How many seconds the two sides wait for each other."""

    answer: float = 8.0
    """For a response to a statement or a commit. Longer than a wait for a lock, and than a read may
    take."""
    ping: float = 3.0
    """To find out whether a pooled connection still works."""
    fresh: float = 1.0
    """A connection that has read something so recently is taken to work."""
    request: float = ANSWER_SECONDS
    """For a read in all, with its wait for a connection."""
    start: float = 60.0
    """For the turn to start, while others do or one brings the schema up to date."""
    step: float = 3_600.0
    """For a response to a step of the schema, such as a new index on millions of animals."""
    idle: int = 10
    """The server, for the next statement of a transaction. If the network lets nothing through any
    more, it does not hear that we gave up, and would keep the lock of the writers."""


class Session(NamedTuple):
    """How to connect. Of several hosts, `attributes` chooses (`target_session_attrs`)."""

    attributes: str
    settings: Mapping[str, str]
    through_pgbouncer: bool

    @property
    def options(self) -> str:
        """The settings for a connection. PgBouncer takes none: another's session would get them."""
        given = {} if self.through_pgbouncer else self.settings
        return " ".join(f"-c {name}={value}" for name, value in given.items())

    @property
    def first(self) -> str:
        """The statement that each transaction begins with, or an empty string."""
        if not self.through_pgbouncer:
            return ""
        calls = (
            f"set_config('{name.removeprefix('default_')}', '{value}', true)"
            for name, value in self.settings.items()
        )
        return f"SELECT {', '.join(calls)}"


def without_pgbouncer(address: URL) -> tuple[URL, bool]:
    """The address for libpq, and whether it says `pgbouncer=true`. Raises `StoreError`."""
    said = address.query.get(_PGBOUNCER, "false")
    if said not in ("true", "false"):
        raise StoreError(StartFailure.UNKNOWN, f"write {_PGBOUNCER}=true or {_PGBOUNCER}=false")
    if said == "true" and "options" in address.query:
        detail = "PgBouncer passes on no options: write ALTER ROLE ... SET for those of the address"
        raise StoreError(StartFailure.UNKNOWN, detail)
    return address.difference_update_query([_PGBOUNCER]), said == "true"

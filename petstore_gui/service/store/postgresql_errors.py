"""What PostgreSQL's errors mean for a store."""

from __future__ import annotations

from sqlalchemy import ExceptionContext
from sqlalchemy.exc import DBAPIError

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import PetRefused, Refused, StoreError
from petstore_gui.service.store.tables import pets

_OF_COPIES = (
    "25006",  # read_only_sql_transaction
    "55000",  # object_not_in_prerequisite_state: a copy of a server has no timeline to ask for
)
"""The server became a copy of another one: 503 until the address leads to the one that writes."""

_NOT_ALLOWED = "42501"
"""insufficient_privilege"""

_START_FAILURES = {
    "53100": StartFailure.CANNOT_WRITE,  # disk_full
    **dict.fromkeys(_OF_COPIES, StartFailure.AWAY),
    _NOT_ALLOWED: StartFailure.NOT_ALLOWED,
    "08": StartFailure.AWAY,  # the class of connection_exception
    "57P01": StartFailure.AWAY,  # admin_shutdown
    "57P02": StartFailure.AWAY,  # crash_shutdown
    "57P03": StartFailure.AWAY,  # cannot_connect_now: it is starting or stopping
    "55P03": StartFailure.IN_USE,  # lock_not_available, within lock_timeout
    "57014": StartFailure.IN_USE,  # query_canceled, by statement_timeout or an administrator
    "25P03": StartFailure.AWAY,  # idle_in_transaction_session_timeout
}
"""Any other code means `AWAY`, too: the server does not do what it is asked."""

_WRITES = "name the server that writes, too, or promote this one"
_HINTS = {
    "no password supplied": "put it into ~/.pgpass, or name a file with passfile= in the address",
    "certificate verify failed": "it may have run out, or be of another issuer than sslrootcert",
    "server is in hot standby mode": _WRITES,
    "session is read-only": _WRITES,
}
_OWN = "the service's account must own the database and its tables"

_OF_THE_PET = (
    "22001",  # string_data_right_truncation
    "22003",  # numeric_value_out_of_range
    "22021",  # character_not_in_repertoire
    "22P05",  # untranslatable_character
    "54000",  # program_limit_exceeded: a name is too long for an index
    "P0001",  # raise_exception, of a trigger
)
"""IT may have added rules of its own, or changed the columns."""

_OF_RULES = "23"
"""The class of integrity_constraint_violation."""

_OWN_RULE = f"{pets.name}_pkey"
"""Broken where a database was put back without its sequence."""


def store_error(error: Exception) -> StoreError:
    """What an error of psycopg stands for, or one that SQLAlchemy made of it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code, detail = _code(cause), f"PostgreSQL: {_message(cause or error)}"
    hints = {hint for said, hint in _HINTS.items() if said in detail}
    detail = ": ".join([detail, *sorted({_OWN} if code == _NOT_ALLOWED else hints)])
    if not code:
        kinds = {kind.__name__ for kind in type(cause).__mro__}  # psycopg may be missing
        is_away = "OperationalError" in kinds  # PEP 249's name; the server said nothing
        return StoreError(StartFailure.AWAY if is_away else StartFailure.UNKNOWN, detail)
    if reason := _START_FAILURES.get(code) or _START_FAILURES.get(code[:2]):
        return StoreError(reason, detail)
    of_pet = code in _OF_THE_PET or (code.startswith(_OF_RULES) and _is_of_pet(cause))
    return (PetRefused if of_pet else Refused)(StartFailure.AWAY, detail)


def leave_copy(failure: ExceptionContext) -> None:
    """Reconnect next time to a server that became a copy: its connections keep answering.

    Listens to an engine's `handle_error`.
    """
    if _code(failure.original_exception) in _OF_COPIES:
        failure.is_disconnect = True


def _is_of_pet(error: BaseException | None) -> bool:
    """Whether it broke a rule of IT's for animals. One of a trigger names no table."""
    diagnostic = getattr(error, "diag", None)
    table = getattr(diagnostic, "table_name", None)
    return table in (None, pets.name) and (
        getattr(diagnostic, "constraint_name", None) != _OWN_RULE
    )


def _code(error: BaseException | None) -> str:
    return getattr(error, "sqlstate", None) or ""


def _message(error: BaseException) -> str:
    """One line, without the animal that PostgreSQL adds to it."""
    first: str | None = getattr(getattr(error, "diag", None), "message_primary", None)
    return " ".join((first or str(error)).split())

"""Writes to a database, and reports whether a failed write may have left anything there."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from petstore_gui.service.store.database import Database, OutcomeUnknown, Result, StoreError


class Writer:
    """One transaction at a time. Calls block.

    A failed commit may be found after a crash, until the next commit takes its place
    (docs/decisions/10-commits.md). Until then no failure is reported as having written nothing: it
    may be that of the same add, sent again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._is_settled = False
        self._is_certain = True

    def settle(self) -> None:
        """Write to the disk what a crash has left. Raises `OutcomeUnknown`, and may be repeated."""
        if not self._is_settled:
            self._database.settle()
            self._is_settled = True

    def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some work in one transaction, and return its result.

        Raises `OutcomeUnknown` if it may have been committed, otherwise `StoreError`.
        """
        is_committing = False
        try:
            with self._database.writing.begin() as connection:
                result = work(connection)
                is_committing = True
        except SQLAlchemyError as error:
            self._is_certain = self._is_certain and not is_committing
            raise self.named(self._database.store_error(error)) from error
        self._is_certain = True
        return result

    def add(self, work: Callable[[Connection], Result]) -> Result:
        """As `write`. Whatever the work finds in the database is on the disk."""
        self.settle()
        try:
            self._database.check_room()
        except StoreError as failure:
            raise self.named(failure) from failure
        return self.write(work)

    def named(self, failure: StoreError) -> StoreError:
        """What to say of a write that failed before it could be committed."""
        return failure if self._is_certain else OutcomeUnknown(failure.reason, str(failure))

"""A connection to PostgreSQL whose commits are believed only if every standby has them."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

import psycopg

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of the ends of refused statements


class StoreConnection(psycopg.Connection[Any]):
    """Ends a commit after `commit_seconds`: it waits for a standby that is away without end."""

    commit_seconds = 0.0

    def commit(self) -> None:
        """Raises `psycopg.OperationalError` too if the server warns about the commit.

        It does so, and reports success, when somebody cancels the wait for a synchronous standby:
        the standby may lack what was committed.
        """
        warnings: list[str] = []

        def note(notice: psycopg.errors.Diagnostic) -> None:
            if notice.severity_nonlocalized == "WARNING":
                warnings.append(notice.message_primary or "")

        self.add_notice_handler(note)
        try:
            with self._cut_off_after(self.commit_seconds):
                super().commit()
        finally:
            self.remove_notice_handler(note)
        if warnings:
            raise psycopg.OperationalError("; ".join(warnings))

    @contextmanager
    def _cut_off_after(self, seconds: float) -> Iterator[None]:
        """The server is not asked to cancel: it would show what the standby lacks."""
        with socket.fromfd(self.fileno(), socket.AF_INET, socket.SOCK_STREAM) as way:
            timer = Timer(seconds, way.shutdown, [socket.SHUT_RDWR])
            timer.daemon = True
            timer.start()
            try:
                yield
            finally:
                timer.cancel()
                timer.join()

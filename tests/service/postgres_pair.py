"""A PostgreSQL server and a synchronous standby, which takes over when the server is stopped."""

from __future__ import annotations

import shutil
import signal
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import psycopg

from tests.service.postgres import CLUSTER, USER, programs
from tests.support.processes import until

PORTS = (5432, 5433)
STANDBY = "standby"
COPYING = ["-X", "stream", "-c", "fast", "--no-sync"]
OPTIONS = ["-c", "wal_retrieve_retry_interval=100ms"]


class Pair:
    """Two servers on sockets in one folder; `url` names both."""

    def __init__(self) -> None:
        self._ends = ExitStack()
        self._servers: dict[int, subprocess.Popen[bytes]] = {}
        self._primary, self._other = PORTS

    def __enter__(self) -> Self:
        with ExitStack() as ends:
            self._programs = ends.enter_context(programs())
            ends.callback(self._stop_all)
            self._programs.run("initdb", "-D", self._data(self._primary), *CLUSTER)
            self._start(self._primary)
            self.add_standby()
            self._ends = ends.pop_all()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._ends.close()

    @property
    def url(self) -> str:
        """The address of both, for the service."""
        folder, (first, second) = self._programs.folder, PORTS
        return f"postgresql://{USER}@/postgres?host={folder},{folder}&port={first},{second}"

    def add_standby(self) -> None:
        """Copy the primary in the other's place; returns when its adds wait for the copy."""
        data = self._data(self._other)
        shutil.rmtree(data, ignore_errors=True)
        self._programs.run("pg_basebackup", *self._at(self._primary), "-D", data, *COPYING)
        (data / "postgresql.auto.conf").write_text("")  # nobody stands by it
        (data / "standby.signal").touch()
        self._start(self._other, "-c", f"primary_conninfo={self._conninfo()}")
        self.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'")
        self.execute("SELECT pg_reload_conf()")
        until(lambda: self.execute("SELECT sync_state FROM pg_stat_replication") == [("sync",)])

    def stop_standby(self) -> None:
        """Stop the standby at once; adds go on waiting for it."""
        self._stop(self._other, signal.SIGQUIT)

    def start_standby(self) -> None:
        """Start the standby again, which may lack what came meanwhile."""
        self._start(self._other)

    def stop_primary(self, *, is_immediate: bool) -> None:
        """Stop it as a power cut does, or in order."""
        self._stop(self._primary, signal.SIGQUIT if is_immediate else signal.SIGINT)

    def promote(self) -> None:
        """Let the standby take over; returns when it writes."""
        self._primary, self._other = self._other, self._primary
        self.execute("SELECT pg_promote()")

    def execute(self, statement: str) -> list[tuple[object, ...]]:
        """Run a statement on the primary."""
        at = f"host={self._programs.folder} port={self._primary} user={USER} dbname=postgres"
        with psycopg.connect(at, autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def _data(self, port: int) -> Path:
        return self._programs.folder / f"data-{port}"

    def _at(self, port: int) -> list[str]:
        return ["-h", str(self._programs.folder), "-p", str(port), "-U", USER]

    def _conninfo(self) -> str:
        at = f"host={self._programs.folder} port={self._primary} user={USER}"
        return f"{at} application_name={STANDBY}"

    def _start(self, port: int, *options: str) -> None:
        self._servers[port] = self._programs.started(
            self._data(port), "-p", str(port), *OPTIONS, *options
        )
        until(lambda: self._programs.is_ready(port))

    def _stop(self, port: int, how: signal.Signals) -> None:
        server = self._servers.pop(port)
        server.send_signal(how)
        server.wait()

    def _stop_all(self) -> None:
        for port in list(self._servers):
            self._stop(port, signal.SIGQUIT)

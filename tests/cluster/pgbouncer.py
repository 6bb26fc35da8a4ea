"""PgBouncer between a service and PostgreSQL, which gives each transaction any connection."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cluster.packages import LIBRARIES, PGBOUNCER
from tests.service.postgres import THROUGH_PGBOUNCER, USER, Programs
from tests.support.processes import until

PORT = 6432
CONFIG = """\
[databases]
* = host={folder}

[pgbouncer]
pool_mode = transaction
default_pool_size = 40
max_client_conn = 500
server_idle_timeout = 5
unix_socket_dir = {folder}
listen_port = {port}
auth_type = trust
auth_file = {folder}/users
ignore_startup_parameters = {ignored}
"""


@contextmanager
def pgbouncer(programs: Programs, *, ignored: str = "") -> Iterator[str]:
    """Run it for the server in a folder; yields the address for the service."""
    folder = programs.folder
    (folder / "users").write_text(f'"{USER}" ""\n')
    (folder / "pgbouncer.ini").write_text(CONFIG.format(folder=folder, port=PORT, ignored=ignored))
    libraries = f"LD_LIBRARY_PATH={LIBRARIES}"
    command = programs.as_user(
        "env", libraries, str(PGBOUNCER), "-q", str(folder / "pgbouncer.ini")
    )
    with subprocess.Popen(command, cwd=folder) as process:
        try:
            until(lambda: _listens(folder / f".s.PGSQL.{PORT}"))
            yield f"postgresql://{USER}@/postgres?host={folder}&port={PORT}&{THROUGH_PGBOUNCER}"
        finally:
            process.terminate()


def _listens(place: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(str(place)) == 0

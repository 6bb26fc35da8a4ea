"""`petstore-gui serve` on the command line: arguments, output and exit status."""

from __future__ import annotations

import os
import signal
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.service.conftest import usage_error
from tests.service.running import (
    KEY,
    Serving,
    assert_refused,
    run_failing,
    running,
)
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

posix_only = pytest.mark.skipif(os.name != "posix", reason="file modes and signals of POSIX")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    database = tmp_path_factory.mktemp("serve") / "animals.sqlite"
    with running("--database", database, "--sample", "250") as service:
        yield service


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    path = tmp_path / "petstore.key"
    path.write_text(f"{KEY}\n")
    path.chmod(0o600)
    return path


def test_it_prints_its_address_in_one_line(service: Serving) -> None:
    port = httpx.URL(service.url).port
    assert service.status == {"listening": f"http://127.0.0.1:{port}/v1"}
    assert port != 8080


@posix_only
def test_only_the_owner_can_read_its_files(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with running("--database", tmp_path / "animals.sqlite") as service:
            service.pets()
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"animals.sqlite", "animals.sqlite-wal", "animals.sqlite.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}


@posix_only
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly_despite_an_idle_client(
    tmp_path: Path, number: signal.Signals
) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--sample", "3") as service:
        address = httpx.URL(service.url)
        with socket.create_connection((address.host, address.port or 0)) as idle:
            service.pets()
            service.process.send_signal(number)
            assert service.process.wait(PATIENCE) == 0
            assert idle.recv(1) == b""
        assert service.failures() == []
    assert not (tmp_path / "animals.sqlite-wal").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "x"], "from 0 to 65,535"),
        (["--port", "65536"], "from 0 to 65,535"),
        (["--port", "-1"], "--port"),
        (["--port", "٣"], "from 0 to 65,535"),
        (["--port", "9" * 5_000], "from 0 to 65,535"),
        (["--sample", "0"], "from 1 to 10,000,000"),
        (["--sample", "1.5"], "from 1 to 10,000,000"),
        (["--database", ""], "write a path"),
        (["--database", "mysql://localhost/pets"], "write a path"),
        (["--database", "postgres://petstore:secret@localhost/pets"], "not 'postgres://...'"),
        (["--database", "sqlite://"], "write a path"),
        (["--database", "sqlite:///"], "write a path"),
        (["--database", "sqlite:pets.sqlite"], "not 'sqlite:...'"),
        (["--database", "Postgresql:pets"], "not 'Postgresql:...'"),
        (["--database", "host=db dbname=pets password=secret"], "not 'host=...'"),
        (["--database", "user=petstore service=pets"], "not 'user=...'"),
        (["--database", "postgresql://nobody@127.0.0.1/x", "--daily-copies"], "for a SQLite file"),
        (["--tls-cert", "cert.pem"], "--tls-key"),
        (["--tls-key", "key.pem"], "--tls-cert"),
        (["--tls-cert", "none.pem", "--tls-key", "none.pem"], "cannot use none.pem"),
        (["--key-stdin"], "not allowed with"),
        (["--colour"], "--colour"),
        (["--key", "secret", "--pass=secret"], "unknown: --key, --pass. See"),
        (["secret"], "an argument too many"),
    ],
)
def test_a_usage_error_is_one_line(
    arguments: list[str], message: str, key_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = usage_error(capsys, "serve", "--key-file", str(key_file), *arguments)
    assert message in said
    assert "secret" not in said


def test_without_a_key_it_says_how_to_make_one() -> None:
    assert_refused(2, "openssl rand -hex 32 > petstore.key")


@posix_only
def test_what_is_not_safe_is_refused_in_one_line_unless_it_is_allowed(
    key_file: Path, tmp_path: Path
) -> None:
    missing = tmp_path / "missing" / "animals.sqlite"
    opening = ("--port", "0", "--database", missing)
    in_file = ("--key-file", key_file, *opening)
    on_network = ("--host", "0.0.0.0")  # noqa: S104
    assert_refused(1, str(missing), *in_file)
    assert_refused(1, str(missing), "--key-stdin", *opening, key=b"k" * 16)
    assert_refused(2, "fewer than 16 characters", "--key-stdin", *opening, key=b"k" * 15)
    assert_refused(2, "on the network can read the key", *in_file, *on_network)
    key_file.chmod(0o640)
    key_file.write_text("short")
    assert_refused(2, f"(chmod 600 {key_file}); anybody on the network", *in_file, *on_network)
    ended = run_failing(*in_file, *on_network, "--allow-insecure")
    allowed, failed = ended.stderr.decode().splitlines()
    assert ended.returncode == 1
    assert "--allow-insecure: the key has fewer" in allowed
    assert str(missing) in failed


def test_a_taken_port_is_reported(service: Serving, tmp_path: Path) -> None:
    port = str(httpx.URL(service.url).port)
    database = tmp_path / "animals.sqlite"
    taken = f"127.0.0.1, port {port}"
    assert_refused(1, taken, "--key-stdin", "--port", port, "--database", database)


def test_a_database_that_cannot_be_used_is_reported(tmp_path: Path) -> None:
    opening = ("--key-stdin", "--port", "0", "--database")
    folder, other = tmp_path / "none", tmp_path / "other.sqlite"
    assert_refused(1, f"serve: {folder}", *opening, folder / "animals.sqlite")
    other.write_bytes(b"no database " * 1_000)
    assert_refused(1, str(other), *opening, other)
    assert other.read_bytes() == b"no database " * 1_000


@posix_only
def test_a_hangup_does_not_end_it(service: Serving) -> None:
    service.process.send_signal(signal.SIGHUP)
    assert len(service.pets(limit=100)) == 100

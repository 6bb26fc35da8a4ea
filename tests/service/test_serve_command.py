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
        assert service.process.stderr
        assert service.process.stderr.read() == ""
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
def test_a_key_file_that_others_can_read_is_reported(key_file: Path, tmp_path: Path) -> None:
    key_file.chmod(0o640)
    missing = tmp_path / "missing" / "animals.sqlite"
    ended = run_failing("--key-file", key_file, "--port", "0", "--database", missing)
    assert ended.returncode == 1
    assert f"chmod 600 {key_file}".encode() in ended.stderr


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


def test_listening_on_the_network_without_tls_is_reported(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--host", "0.0.0.0") as service:  # noqa: S104
        assert service.url.startswith("http://0.0.0.0:")
        service.process.terminate()
        assert service.process.stderr
        assert "--tls-cert" in service.process.stderr.read()

"""`petstore-gui serve` on the command line: arguments, output and exit status."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from petstore_gui.main.command_line import main
from tests.service.conftest import usage_error
from tests.service.running import (
    KEY,
    ROOT,
    SERVE,
    Serving,
    assert_refused,
    bearer,
    is_drained,
    run_failing,
    running,
)
from tests.support.processes import until
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


def test_it_only_answers_requests_with_its_key(service: Serving) -> None:
    assert len(service.pets(limit=100)) == 100
    for headers in ({}, bearer("another-key")):
        answer = httpx.get(f"{service.url}/pets", headers=headers, trust_env=False)
        assert answer.status_code == 401


def test_only_an_empty_store_gets_made_up_animals(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with running("--database", database, "--sample", "3") as first:
        kept = first.pets()
    with running("--database", f"sqlite:///{database}", "--sample", "50") as second:
        assert second.pets() == kept
        second.process.terminate()
        assert second.process.stderr
        assert "not empty" in second.process.stderr.read()
    assert len(kept) == 3


@pytest.mark.parametrize("name", ["animals", ".animals", "animals.", "an[i]mals *.db"])
def test_a_database_may_have_any_name(tmp_path: Path, name: str) -> None:
    for count in (3, 0):
        sample = ("--sample", str(count)) if count else ()
        with running("--database", tmp_path / name, *sample) as service:
            assert len(service.pets()) == 3


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


@posix_only
def test_ctrl_c_before_it_listens_leaves_no_half_filled_store(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    filling = ["--key-stdin", "--port", "0", "--database", str(database), "--sample", "10000000"]
    with subprocess.Popen(
        [*SERVE, *filling], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stderr
        try:
            process.stdin.write(b"key\n")
            process.stdin.close()
            until(database.with_name("animals.sqlite-wal").exists)
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
        assert process.stderr.read() == b""
    with running("--database", database) as service:
        assert service.pets() == []


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
        (["--recover", "nonsense"], "write one of copy, readable, empty, not 'nonsense'"),
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


def test_an_unusable_key_is_reported() -> None:
    assert_refused(2, "a space", "--key-stdin", key=b"secret secret\n")


@posix_only
def test_a_closed_standard_input_is_reported() -> None:
    closing_it = ["sh", "-c", 'exec "$@" <&-', "sh", *SERVE, "--key-stdin"]
    ended = subprocess.run(closing_it, cwd=ROOT, capture_output=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
    assert b"cannot read standard input" in ended.stderr


@posix_only
def test_ctrl_c_instead_of_a_key_prints_no_error() -> None:
    with subprocess.Popen(
        [*SERVE, "--key-stdin"], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        process.stdin.write(b"the beginning of a key")
        process.stdin.flush()
        typed = process.stdin
        until(lambda: is_drained(typed))
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        assert process.stderr
        assert process.stderr.read() == b""


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
    folder, other, newer = (tmp_path / name for name in ("none", "other.sqlite", "newer.sqlite"))
    assert_refused(1, f"serve: {folder}: ", *opening, folder / "animals.sqlite")
    other.write_bytes(b"no database " * 1_000)
    assert_refused(1, str(other), *opening, other)
    assert other.read_bytes() == b"no database " * 1_000
    with running("--database", newer):
        pass
    with closing(sqlite3.connect(newer)) as shell, shell:
        shell.execute("PRAGMA user_version = 99")
    assert_refused(1, "newer", *opening, newer)


def test_a_second_service_cannot_open_the_same_database(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with running("--database", database, "--sample", "3") as first:
        assert_refused(1, "in use", "--key-stdin", "--port", "0", "--database", database)
        assert len(first.pets()) == 3


def test_listening_on_the_network_without_tls_is_reported(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--host", "0.0.0.0") as service:  # noqa: S104
        assert service.url.startswith("http://0.0.0.0:")
        service.process.terminate()
        assert service.process.stderr
        assert "--tls-cert" in service.process.stderr.read()


def test_help_hides_the_options_of_the_window(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--help"])
    assert ended.value.code == 0
    message = capsys.readouterr().out
    assert "--tls-cert" in message
    assert "--own" not in message
    assert "--samples-once" not in message


@posix_only
@pytest.mark.parametrize("own", [[], ["--own"]])
@pytest.mark.parametrize("is_closed", [True, False])
def test_an_address_that_cannot_be_printed_ends_it_in_one_line(
    tmp_path: Path, own: list[str], is_closed: bool
) -> None:
    if is_closed:
        reader, output = os.pipe()
        os.close(reader)
    else:
        output = os.open("/dev/full", os.O_WRONLY)
    command = [*SERVE, "--key-stdin", "--port", "0", "--database", str(tmp_path / "pets"), *own]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.PIPE
    ) as process:
        os.close(output)
        assert process.stdin
        assert process.stderr
        process.stdin.write(f"{KEY}\n".encode())
        process.stdin.flush()
        said = process.stderr.read()
        assert process.wait(PATIENCE) == 1
    assert said.startswith(b"petstore-gui serve: cannot write to standard output: ")
    assert said.count(b"\n") == 1


@posix_only
@pytest.mark.parametrize("length", [246, 250, 256, 5_000])
@pytest.mark.parametrize("more", [[], ["--known-id", "1"], ["--recover", "empty"]])
def test_a_name_that_is_too_long_is_reported_in_one_line(
    tmp_path: Path, length: int, more: list[str]
) -> None:
    database = tmp_path / ("x" * length)
    opening = ("--key-stdin", "--port", "0", "--database", database)
    assert_refused(1, "File name too long", *opening, *more)
    assert list(tmp_path.iterdir()) == []

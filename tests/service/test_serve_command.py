"""`petstore-gui serve` on the command line: what it takes, says and ends with."""

from __future__ import annotations

import array
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import httpx
import pytest

from tests.service.running import KEY, ROOT, SERVE, Serving, bearer, refused, running, wait_until

if sys.platform != "win32":
    import fcntl
    import termios

posix_only = pytest.mark.skipif(os.name != "posix", reason="file modes and signals of POSIX")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    database = tmp_path_factory.mktemp("serve") / "animals.sqlite"
    with running("--database", database, "--sample", "250") as service:
        yield service


def test_it_tells_where_it_answers_with_one_line(service: Serving) -> None:
    port = httpx.URL(service.url).port
    assert service.told == {"listening": f"http://127.0.0.1:{port}/v1"}
    assert port != 8080


def test_it_answers_to_its_key_alone(service: Serving) -> None:
    assert len(service.pets(limit=100)) == 100
    for headers in ({}, bearer("another-key")):
        answer = httpx.get(f"{service.url}/pets", headers=headers, trust_env=False)
        assert answer.status_code == 401


def test_it_does_not_say_what_it_runs_on(service: Serving) -> None:
    answer = httpx.get(f"{service.url}/pets", headers=bearer(KEY), trust_env=False)
    assert "server" not in answer.headers
    assert "date" in answer.headers


def test_the_end_of_standard_input_does_not_end_it(service: Serving) -> None:
    assert service.process.stdin
    assert service.process.stdin.closed
    assert service.process.poll() is None


def test_made_up_animals_are_for_an_empty_store(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with running("--database", database, "--sample", "3") as first:
        kept = first.pets()
    with running("--database", f"sqlite:///{database}", "--sample", "50") as second:
        assert second.pets() == kept
        second.process.terminate()
        assert second.process.stderr
        assert "not empty" in second.process.stderr.read()
    assert len(kept) == 3


def test_a_key_may_have_blanks_around_it(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", key=f"  {KEY}\t\r\n") as service:
        assert service.pets() == []


@posix_only
def test_what_it_writes_is_its_owners_alone(tmp_path: Path) -> None:
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
def test_a_signal_ends_it_cleanly_under_a_client_that_hangs(
    tmp_path: Path, number: signal.Signals
) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--sample", "3") as service:
        address = httpx.URL(service.url)
        with socket.create_connection((address.host, address.port or 0)) as idle:
            service.pets()
            service.process.send_signal(number)
            assert service.process.wait(5) == 0
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
        process.stdin.write(b"key\n")
        process.stdin.close()
        wait_until(lambda: database.with_name("animals.sqlite-wal").exists())
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
        assert process.stderr
        assert process.stderr.read() == b""
    with running("--database", database) as service:
        assert service.pets() == []


@pytest.mark.parametrize(
    ("arguments", "told"),
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
        (["--database", "sqlite://"], "write a path"),
        (["--database", "sqlite:///"], "write a path"),
        (["--tls-cert", "cert.pem"], "--tls-key"),
        (["--tls-key", "key.pem"], "--tls-cert"),
        (["--tls-cert", "none.pem", "--tls-key", "none.pem"], "cannot use none.pem"),
        (["--key-file", "x"], "not allowed with"),
        (["--colour"], "--colour"),
    ],
)
def test_a_slip_is_told_in_one_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    ended = refused("--key-stdin", *arguments)
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert ended.stderr.count(b"\n") == 1
    assert told in ended.stderr.decode()


def test_without_a_key_it_says_how_to_make_one() -> None:
    ended = refused()
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
    assert b"openssl rand -hex 32 > petstore.key" in ended.stderr


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is empty"),
        (b"\nsecret\n", "is empty"),
        (b" \t\n", "is empty"),
        (b"secret secret\n", "blank"),
        ("sécret\n".encode(), "another character"),
        (b"secret\xff\n", "another character"),
        (b"secret\0\n", "another character"),
        (b"secret" * 171, "too long"),
        (b"secret" * 100_000, "too long"),
    ],
)
def test_what_is_no_key_is_told_and_not_quoted(content: bytes, told: str) -> None:
    ended = refused("--key-stdin", key=content)
    assert ended.returncode == 2
    assert told in ended.stderr.decode()
    assert b"cret" not in ended.stderr


@posix_only
def test_no_standard_input_is_told() -> None:
    closing_it = ["sh", "-c", 'exec "$@" <&-', "sh", *SERVE, "--key-stdin"]
    ended = subprocess.run(closing_it, cwd=ROOT, capture_output=True, timeout=30, check=False)
    assert ended.returncode == 2
    assert ended.stderr.count(b"\n") == 1
    assert b"cannot read standard input" in ended.stderr


def is_drained(pipe: IO[bytes] | None) -> bool:
    assert pipe
    waiting = array.array("i", [0])
    fcntl.ioctl(pipe, termios.FIONREAD, waiting)
    return waiting[0] == 0


@posix_only
def test_ctrl_c_instead_of_a_key_is_no_fault() -> None:
    with subprocess.Popen(
        [*SERVE, "--key-stdin"], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        process.stdin.write(b"the beginning of a key")
        process.stdin.flush()
        wait_until(lambda: is_drained(process.stdin))
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
        assert process.stderr
        assert process.stderr.read() == b""


def test_a_key_file_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "two-words").write_text("one two")
    for name, told in {"absent": "cannot read", ".": "cannot read", "two-words": "blank"}.items():
        ended = refused("--key-file", tmp_path / name)
        assert ended.returncode == 2
        assert ended.stderr.count(b"\n") == 1
        assert told in ended.stderr.decode()


@posix_only
@pytest.mark.parametrize(("mode", "is_told"), [(0o600, False), (0o640, True), (0o604, True)])
def test_a_key_file_that_others_can_read_is_told(
    tmp_path: Path, mode: int, *, is_told: bool
) -> None:
    key = tmp_path / "petstore.key"
    key.write_text(f"{KEY}\n")
    key.chmod(mode)
    missing = tmp_path / "missing" / "animals.sqlite"
    ended = refused("--key-file", key, "--port", "0", "--database", missing)
    assert ended.returncode == 1
    assert (f"chmod 600 {key}".encode() in ended.stderr) is is_told


def test_a_port_that_is_taken_is_told(service: Serving, tmp_path: Path) -> None:
    port = str(httpx.URL(service.url).port)
    ended = refused("--key-stdin", "--port", port, "--database", tmp_path / "animals.sqlite")
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1
    assert f"127.0.0.1, port {port}".encode() in ended.stderr


@pytest.mark.parametrize("host", ["256.0.0.1", "no.such.host.invalid", "a" * 300, "ü" * 70, ""])
def test_a_host_that_is_none_is_told(host: str, tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    ended = refused("--key-stdin", "--port", "0", "--host", host, "--database", database)
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1
    assert b"cannot listen" in ended.stderr


def test_a_database_that_is_none_is_told_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    database.write_bytes(b"no database " * 1_000)
    ended = refused("--key-stdin", "--port", "0", "--database", database)
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1
    assert str(database).encode() in ended.stderr
    assert database.read_bytes() == b"no database " * 1_000


def test_a_database_of_a_newer_program_is_told_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with running("--database", database):
        pass
    with sqlite3.connect(database) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    ended = refused("--key-stdin", "--port", "0", "--database", database)
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1
    assert b"newer" in ended.stderr


@pytest.mark.slow
def test_a_second_service_on_one_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    with running("--database", database, "--sample", "3") as first:
        ended = refused("--key-stdin", "--port", "0", "--database", database)
        assert ended.returncode == 1
        assert b"in use" in ended.stderr
        assert len(first.pets()) == 3


def test_listening_for_the_network_without_tls_is_told(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--host", "0.0.0.0") as service:  # noqa: S104
        assert service.url.startswith("http://0.0.0.0:")
        service.process.terminate()
        assert service.process.stderr
        assert "--tls-cert" in service.process.stderr.read()


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_an_address_of_ipv6_stands_in_brackets(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--host", "::1") as service:
        assert service.url.startswith("http://[::1]:")
        assert service.pets() == []


def test_help_tells_everything_but_what_is_the_windows_own() -> None:
    ended = refused("--help")
    assert ended.returncode == 0
    assert b"--tls-cert" in ended.stdout
    assert b"--own" not in ended.stdout
    assert b"--samples-once" not in ended.stdout

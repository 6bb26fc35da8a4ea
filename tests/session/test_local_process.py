"""The process of the local service: a real child, started and ended as by the window."""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.session.local_process import LocalProcess, LocalServiceFailed
from tests.service.running import bearer, running
from tests.support.canary import processes_with
from tests.support.waiting import PATIENCE

Start = Callable[..., LocalProcess]

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
posix_only = pytest.mark.skipif(os.name != "posix", reason="signals and file modes of POSIX")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "animals.sqlite"


@pytest.fixture
def start(database: Path) -> Iterator[Start]:
    """Start services that end with the test. The database is new, and gets the samples."""
    started: list[LocalProcess] = []

    def start_one(*, samples: bool = True, log: Path | None = None) -> LocalProcess:
        started.append(LocalProcess.start(database, samples=samples, log=log))
        return started[-1]

    yield start_one
    for service in started:
        service.stop(PATIENCE)


def failure_of(service: LocalProcess, timeout: float = PATIENCE) -> LocalServiceFailed:
    with pytest.raises(LocalServiceFailed) as failed:
        service.wait_listening(timeout)
    return failed.value


def test_every_start_has_a_new_key(start: Start) -> None:
    first = start()
    key = first.wait_listening(PATIENCE).key
    first.stop(PATIENCE)
    listening = start().wait_listening(PATIENCE)
    assert len(key) >= 43
    assert listening.key != key
    answer = httpx.get(f"{listening.url}/pets", headers=bearer(key), trust_env=False)
    assert answer.status_code == 401


@linux_only
def test_the_key_is_in_no_process_list_and_no_log(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "service.log"
    service = start(log=log)
    listening = service.wait_listening(PATIENCE)
    key = bearer(listening.key)
    assert httpx.get(f"{listening.url}/pets", headers=key, trust_env=False).is_success
    told = repr(listening) + repr(service) + str(vars(service)["_process"].args) + log.read_text()
    assert "--key-stdin" in told
    assert listening.key not in told
    assert processes_with(listening.key, [service.pid]) == []


def test_the_service_ends_when_asked_and_leaves_its_database_intact(
    start: Start, database: Path
) -> None:
    service = start(samples=False)
    listening = service.wait_listening(PATIENCE)
    pets, key = f"{listening.url}/pets", bearer(listening.key)
    pet = {"name": "Bella", "categoryId": 1}
    assert httpx.post(pets, json=pet, headers=key, trust_env=False).status_code == 201
    assert service.poll() is None
    service.stop(PATIENCE)
    assert service.poll() in (0, -signal.SIGTERM)
    service.stop(PATIENCE)
    with sqlite3.connect(database) as kept:
        assert kept.execute("SELECT name FROM pets").fetchall() == [("Bella",)]
    kept.close()


@posix_only
def test_a_service_that_does_not_end_is_killed(start: Start) -> None:
    service = start()
    service.wait_listening(PATIENCE)
    os.kill(service.pid, signal.SIGSTOP)
    service.stop(0.05)
    assert service.poll() == -signal.SIGKILL


@posix_only
def test_ctrl_c_in_the_terminal_does_not_reach_the_service(start: Start) -> None:
    assert os.getpgid(start().pid) != os.getpgid(0)


def damaged(database: Path) -> None:
    database.write_bytes(b"no database " * 1_000)


def of_another_program(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE pets (id INTEGER)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (damaged, StartFailure.DAMAGED),
        (of_another_program, StartFailure.OTHER_VERSION),
        (Path.mkdir, StartFailure.CANNOT_WRITE),
    ],
)
def test_the_service_reports_why_it_does_not_start(
    start: Start, database: Path, spoil: Callable[[Path], None], reason: StartFailure
) -> None:
    spoil(database)
    assert failure_of(start()).reason is reason


def test_a_new_service_waits_for_one_that_is_still_ending(start: Start, database: Path) -> None:
    with running("--database", database) as before:
        service = start()
        assert before.pets() == []
        before.process.terminate()
        service.wait_listening(PATIENCE)


@pytest.mark.parametrize(
    ("program", "told"),
    [("/no/such/program", "/no/such/program"), ("/bin/false", "status 1"), ("/bin/echo", "status")],
)
@posix_only
def test_a_program_that_is_not_a_service_is_reported(
    start: Start, monkeypatch: pytest.MonkeyPatch, program: str, told: str
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    with pytest.raises(LocalServiceFailed, match=told) as failed:
        start().wait_listening(PATIENCE)
    assert failed.value.reason is StartFailure.UNKNOWN


def test_waiting_for_a_silent_service_ends_after_the_timeout(start: Start, database: Path) -> None:
    service = start()
    assert "0.001" in str(failure_of(service, 0.001))
    service.wait_listening(PATIENCE)


def test_the_service_starts_in_any_folder_and_imports_nothing_from_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("petstore_gui", "msgspec", "uvicorn"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('taken from here')\n")
    monkeypatch.chdir(tmp_path)
    start().wait_listening(PATIENCE)


@posix_only
def test_errors_of_the_service_are_logged(start: Start, database: Path, tmp_path: Path) -> None:
    damaged(database)
    log = tmp_path / "service.log"
    log.write_text("before\n")
    log.chmod(0o600)
    failure_of(start(log=log))
    before, *added = log.read_text().splitlines()
    assert before == "before"
    assert str(database) in "".join(added)

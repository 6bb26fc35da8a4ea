"""The window's own service: a child process, seen from the window.

Standard library only, and nothing heavy of it: the child is started before Qt is imported.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.support.put_aside import put_file_aside

__all__ = ["Listening", "LocalProcess", "LocalServiceFailed", "put_aside"]

LOG_BYTES_MOST = 1_000_000
"""A log that is longer is moved out of the way before the next start; one older one is kept."""

_KEY_BYTES = 32
_KILL_SECONDS = 5.0
_OWNER_ALONE = 0o600

if sys.platform == "win32":
    _NO_CONSOLE = subprocess.CREATE_NO_WINDOW
else:
    _NO_CONSOLE = 0


class LocalServiceFailed(Exception):
    """The own service does not run, or its database cannot be moved. `reason` says why."""

    def __init__(self, reason: StartFailure, detail: str) -> None:
        self.reason = reason
        super().__init__(detail)


@dataclass(frozen=True)
class Listening:
    """Where the own service listens, and what opens it.

    `sample` says whether the store holds the animals that came with the program.
    """

    url: str
    key: str = field(repr=False)
    sample: bool


class LocalProcess:
    """One child process. It ends when this process does, however that ends."""

    def __init__(self, process: subprocess.Popen[bytes], key: str) -> None:
        self._process = process
        self._key = key
        self._first_line = b""
        self._has_spoken = threading.Event()
        self._ties = _ties_to(process.pid)
        self._listener = threading.Thread(
            target=self._listen, args=(_pipe(process.stdout),), name="own service", daemon=True
        )
        self._listener.start()

    @classmethod
    def start(cls, database: Path, *, sample: bool, log: Path | None = None) -> LocalProcess:
        """Start the service over `database`; returns at once.

        A database that is made new gets the sample animals if `sample`. What the child has to
        tell is appended to `log`. The key is new, and leaves this process by the child's standard
        input alone. Raises `LocalServiceFailed`.
        """
        key = os.urandom(_KEY_BYTES).hex()  # as `secrets` would, which takes 8 ms to import
        try:
            process = _spawn(_command(database, sample=sample), log)
        except OSError as error:
            raise LocalServiceFailed(StartFailure.UNKNOWN, str(error)) from error
        with contextlib.suppress(OSError):  # a child that ended at once: waiting for it tells why
            _pipe(process.stdin).write(f"{key}\n".encode())
        return cls(process, key)

    @property
    def pid(self) -> int:
        """The id of the child process."""
        return self._process.pid

    def wait_listening(self, timeout: float) -> Listening:
        """Wait, for `timeout` seconds at most, until the service answers requests.

        Raises `LocalServiceFailed` where it does not. May be called again, and by several threads.
        """
        if not self._has_spoken.wait(timeout):
            raise LocalServiceFailed(
                StartFailure.UNKNOWN, f"it did not answer within {timeout:g} seconds"
            )
        try:
            said = json.loads(self._first_line)
        except ValueError as error:
            raise LocalServiceFailed(StartFailure.UNKNOWN, self._how_it_ended(timeout)) from error
        if "failed" in said:
            raise LocalServiceFailed(StartFailure(said["failed"]), said["detail"])
        return Listening(said["listening"], self._key, sample=said["sample"])

    def poll(self) -> int | None:
        """The child's exit status, or None while it runs."""
        return self._process.poll()

    def stop(self, timeout: float) -> None:
        """Ask the child to end, wait `timeout` seconds, then kill it. May be called again."""
        _pipe(self._process.stdin).close()
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(_KILL_SECONDS)
        self._listener.join(_KILL_SECONDS)
        _pipe(self._process.stdout).close()
        self._ties.close()

    def _listen(self, pipe: IO[bytes]) -> None:
        self._first_line = pipe.readline()
        self._has_spoken.set()

    def _how_it_ended(self, timeout: float) -> str:
        try:
            return f"it ended with status {self._process.wait(timeout)}"
        except subprocess.TimeoutExpired:
            return "it does not speak"


def put_aside(database: Path, word: str) -> Path | None:
    """Rename a database so that `word` and the time are in its name; returns the new name.

    No service may run on it. Returns None where there was no database. Raises
    `LocalServiceFailed` where a file cannot be renamed.
    """
    from petstore_gui.support.clock import local_now  # noqa: PLC0415 - rarely needed

    try:
        return put_file_aside(database, word, local_now())
    except OSError as error:
        raise LocalServiceFailed(StartFailure.CANNOT_WRITE, str(error)) from error


def _command(database: Path, *, sample: bool) -> list[str]:
    program = [sys.executable] if _is_frozen() else [sys.executable, "-m", "petstore_gui"]
    serve = [
        "serve",
        "--own",
        "--key-stdin",
        "--port",
        "0",
        "--database",
        str(database.absolute()),
    ]
    return [*program, *serve, *(["--samples-once"] if sample else [])]


def _spawn(command: list[str], log: Path | None) -> subprocess.Popen[bytes]:
    with _end_of(log) as errors:
        return subprocess.Popen(  # noqa: S603 - this very program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            bufsize=0,
            cwd=_program_folder(),
            start_new_session=True,  # Ctrl+C in the window's terminal is for the window
            creationflags=_NO_CONSOLE,
        )


def _ties_to(pid: int) -> contextlib.ExitStack:
    """On Windows the system ends the child, too: the end of its standard input may come late."""
    ties = contextlib.ExitStack()
    if sys.platform == "win32":
        from petstore_gui.session.windows_job import tied  # noqa: PLC0415 - not there elsewhere

        with contextlib.suppress(OSError):
            ties.enter_context(tied(pid))
    return ties


def _program_folder() -> Path:
    """Where the child finds this program, and nothing of the folder that a person is in."""
    return Path(sys.executable).parent if _is_frozen() else Path(__file__).parents[2]


def _is_frozen() -> bool:
    return getattr(sys, "frozen", False)


@contextlib.contextmanager
def _end_of(log: Path | None) -> Iterator[IO[bytes] | int]:
    """The end of the log; nowhere, where there is none or it cannot be written."""
    try:
        file = _opened(log) if log else None
    except OSError:
        file = None
    if file is None:
        yield subprocess.DEVNULL
        return
    with file:
        yield file


def _opened(log: Path) -> IO[bytes]:
    with contextlib.suppress(FileNotFoundError):
        if log.stat().st_size > LOG_BYTES_MOST:
            log.replace(log.with_name(f"{log.name}.1"))
    # To be read as well: the service itself keeps it short while it runs.
    return os.fdopen(os.open(log, os.O_RDWR | os.O_CREAT | os.O_APPEND, _OWNER_ALONE), "ab")


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise TypeError("no pipe was asked for")
    return pipe

"""The process of the local service, started and ended by the window.

Imports only light modules of the standard library: the child is started before Qt is imported.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from petstore_gui.domain.start_failure import StartFailure, StoreLoss
from petstore_gui.support.files import open_private
from petstore_gui.support.own_program import NO_CONSOLE, own_command, program_folder

START_SECONDS = 15.0
"""How long a service may take until it listens."""

_KEY_BYTES = 32
_KILL_SECONDS = 5.0


class LocalServiceFailed(Exception):
    """The local service is not running. `reason` says why; `loss` is what a lost store has left."""

    def __init__(self, reason: StartFailure, detail: str, loss: StoreLoss | None = None) -> None:
        self.reason = reason
        self.loss = loss
        super().__init__(detail)


@dataclass(frozen=True)
class Listening:
    """Where the local service listens, and the API key that it accepts."""

    url: str
    key: str = field(repr=False)


class LocalProcess:
    """One child process. It ends when this process ends, even by a crash."""

    def __init__(self, process: subprocess.Popen[bytes], key: str) -> None:
        self._process, self.pid = process, process.pid
        self._key = key
        self._first_line = b""
        self._ties = _ties_to(process.pid)
        self._listener = threading.Thread(
            target=self._listen, args=(_pipe(process.stdout),), name="local service", daemon=True
        )
        self._listener.start()

    @classmethod
    def start(
        cls,
        database: Path,
        *,
        samples: bool = False,
        known_id: int = 0,
        recover: str | None = None,
        log: Path | None = None,
    ) -> LocalProcess:
        """Start the service on `database`; return at once.

        A new database gets the sample animals if `samples`. It is new only if no ID of an earlier
        one is known (`known_id` 0). `recover` is the name of a copy that takes its place first, or
        "" for a new one. Errors of the child are appended to `log`. The API key is new, and leaves
        this process only through the child's standard input. Raises `LocalServiceFailed`.
        """
        key = os.urandom(_KEY_BYTES).hex()  # as `secrets` would, which takes 8 ms to import
        command = own_command("serve", "--own", "--key-stdin", "--port", "0")
        command += ["--database", str(database.absolute()), "--known-id", str(known_id)]
        command += ["--own-samples"] if samples else []
        command += [] if recover is None else ["--recover", recover]
        try:
            process = _spawn(command, log)
        except OSError as error:
            raise LocalServiceFailed(StartFailure.UNKNOWN, str(error)) from error
        with contextlib.suppress(OSError):  # the child ended at once: `wait_listening` says why
            _pipe(process.stdin).write(f"{key}\n".encode())
        return cls(process, key)

    def wait_listening(self, timeout: float) -> Listening:
        """Wait up to `timeout` seconds until the service accepts requests.

        Raises `LocalServiceFailed` if it does not. May be called again, and from several threads.
        """
        self._listener.join(timeout)
        if self._listener.is_alive():
            raise LocalServiceFailed(
                StartFailure.UNKNOWN, f"it did not answer within {timeout:g} seconds"
            )
        try:
            answer = json.loads(self._first_line)
        except ValueError as error:
            raise LocalServiceFailed(StartFailure.UNKNOWN, self._how_it_ended(timeout)) from error
        if "failed" in answer:
            loss = StoreLoss.of(answer["loss"]) if answer["loss"] else None
            raise LocalServiceFailed(StartFailure(answer["failed"]), answer["detail"], loss)
        return Listening(answer["listening"], self._key)

    def poll(self) -> int | None:
        """The child's exit status, or None while it runs."""
        return self._process.poll()

    def stop(self, timeout: float) -> None:
        """Ask the child to end; kill it after `timeout` seconds. May be called again."""
        _pipe(self._process.stdin).close()
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(_KILL_SECONDS)
        self._ties.close()  # on Windows, ends also what it has started and what holds its output
        self._listener.join(_KILL_SECONDS)
        if not self._listener.is_alive():  # otherwise Windows would wait for it
            _pipe(self._process.stdout).close()

    def _listen(self, pipe: IO[bytes]) -> None:
        self._first_line = pipe.readline()

    def _how_it_ended(self, timeout: float) -> str:
        try:
            return f"it ended with status {self._process.wait(timeout)}"
        except subprocess.TimeoutExpired:
            return "it does not speak"


def _spawn(command: list[str], log: Path | None) -> subprocess.Popen[bytes]:
    with _open_log(log) as errors:
        return subprocess.Popen(  # noqa: S603 - this very program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            bufsize=0,
            cwd=program_folder(),
            start_new_session=True,  # Ctrl+C in the window's terminal is for the window
            creationflags=NO_CONSOLE,
        )


def _ties_to(pid: int) -> contextlib.ExitStack:
    """On Windows, let the system end the child: its standard input may close too late."""
    ties = contextlib.ExitStack()
    if sys.platform == "win32":
        from petstore_gui.support.windows_job import tied  # noqa: PLC0415 - Windows only

        with contextlib.suppress(OSError):
            ties.enter_context(tied(pid))
    return ties


def _open_log(log: Path | None) -> IO[bytes]:
    """The log, opened to append; the null device if there is none or it cannot be opened."""
    try:  # also readable: the running service keeps it short
        descriptor = (
            os.open(os.devnull, os.O_WRONLY)
            if log is None
            else open_private(log, os.O_RDWR | os.O_APPEND)
        )
    except OSError:
        descriptor = os.open(os.devnull, os.O_WRONLY)
    return os.fdopen(descriptor, "ab")


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise TypeError("no pipe was asked for")
    return pipe

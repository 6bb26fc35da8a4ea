"""`petstore-gui copy` that is stopped or killed, and run again."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import closing
from subprocess import PIPE, Popen

import pytest
from sqlalchemy import text

from petstore_gui.service.store.copy_store import contents
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store
from tests.service.conftest import UrlOf
from tests.support.processes import COMMAND
from tests.support.waiting import PATIENCE

A_KEY_FOR_EACH = text("INSERT INTO adds SELECT hex(randomblob(9)), randomblob(9), id FROM pets")

pytestmark = pytest.mark.usefixtures("server_or_none")


@pytest.mark.slow
def test_a_copy_that_is_stopped_or_killed_goes_on(url_of: UrlOf) -> None:
    is_posix = os.name == "posix"
    source = url_of("sqlite", "source")
    target = url_of("postgresql" if is_posix else "sqlite", "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(25_000))
        store.write(lambda it: it.execute(A_KEY_FOR_EACH))
        before = store.write(contents)
    command = [*COMMAND, "copy", "--from", source, "--to", target]
    for stop in (Popen.kill, Popen.terminate, _interrupt):
        with Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
            assert process.stderr
            process.stderr.readline()  # it has begun
            stop(process)
            said = process.stderr.read()
        if process.returncode == 0:  # it was faster
            assert "serve only the second one" in said
            continue
        if process.returncode > 0 and is_posix:
            assert process.returncode in (128 + signal.SIGINT, 128 + signal.SIGTERM)
            assert "stopped: run the same command again" in said
        with pytest.raises(StoreError, match="not all animals were copied"):
            open_store(target)
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Animals: 25,000. Idempotency-Keys: 25,000." in ended.stdout
    with closing(open_store(target)) as store:
        assert store.write(contents) == before


def _interrupt(process: Popen[str]) -> None:
    if os.name == "posix":
        process.send_signal(signal.SIGINT)
    else:
        process.kill()

"""The command line. No test needs a screen."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import started, until

OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def run(
    *arguments: str, within: float = 60, platform: str = "offscreen"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "petstore_gui", *arguments],
        env={**OFFSCREEN, "QT_QPA_PLATFORM": platform},
        input="a-key\n",
        capture_output=True,
        text=True,
        timeout=within,
        check=False,
    )


def test_it_prints_its_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"petstore-gui \d+\.\d+\.\d+ \(from source\)\n", done.stdout)


def test_the_program_for_servers_has_the_commands_and_no_window() -> None:
    code = "import sys; sys.argv[0] = '/usr/bin/petstore-server'; import petstore_gui.__main__ as p"
    for arguments, expected in (
        (["--self-test"], "petstore-server: "),
        ([], "serve | check | keys"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", f"{code}; sys.exit(p.main())", *arguments],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert expected in done.stderr


@pytest.mark.parametrize(
    ("arguments", "instead"),
    [
        (["--deployment", "moon"], "local"),
        (["check", "--deployment", "moon"], "local"),
        (["--profil", "x"], "--help"),
        (["--profile"], "--help"),
        (["sell"], "serve"),
        (["serve"], "--key-file"),
        (["serve", "--key-stdin", "--port", "http"], "65,535"),
        (["serve", "--key-stdin", "--tls-cert", "x"], "--tls-key"),
    ],
)
def test_bad_arguments_get_one_line_that_says_what_to_write(
    arguments: list[str], instead: str
) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("petstore-gui")
    assert instead in done.stderr


def test_a_folder_that_cannot_be_written_is_told_even_without_a_screen() -> None:
    said = run("--profile", sys.executable, platform="none").stderr
    assert said.startswith("petstore-gui: cannot write ")


def test_a_start_can_be_traced(profile: Path) -> None:
    with started(OFFSCREEN, profile, "--trace-startup") as program:
        until(lambda: program.said.count("\n") >= 3)
        lines = [json.loads(line) for line in program.said.splitlines()]
    assert [line["event"] for line in lines] == ["window-painted", "rows-painted", "window-usable"]
    assert 0 < lines[0]["seconds"] <= lines[1]["seconds"] <= lines[2]["seconds"] < 60
    assert lines[1]["rows"] > 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_it_closes_within_a_second_when_the_system_asks(profile: Path, number: int) -> None:
    with started(OFFSCREEN, profile, "--trace-startup") as program:
        until(lambda: "rows-painted" in program.said)
        program.process.send_signal(number)
        assert program.exit_status(within=1) == 0

"""The checks around all other tests, each shown to catch what it is for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]

SAMPLES = """
import asyncio, logging, os, subprocess, sys, warnings

import pytest, qasync
from PySide6.QtCore import QObject, QTimer, Signal, qWarning
from PySide6.QtWidgets import QWidget

log = logging.getLogger("sample")


def test_ok_clean():
    log.info("nothing of interest")


@pytest.mark.expects_log("disk is .* full")
def test_ok_expected_warning():
    log.warning("the disk is nearly full")


async def test_ok_plain_loop():
    assert not isinstance(asyncio.get_running_loop(), qasync.QEventLoop)


@pytest.mark.qt
async def test_ok_qt_loop():
    assert isinstance(asyncio.get_running_loop(), qasync.QEventLoop)
    window = QWidget()
    window.show()
    window.close()
    await asyncio.sleep(0.05)


def test_ok_home():
    assert os.path.expanduser("~") == os.environ["HOME"] != HOME_BEFORE


async def test_ok_task_that_ends_by_itself():
    asyncio.create_task(asyncio.sleep(0.05))


def test_bad_warning_in_log():
    log.warning("a surprise")


@pytest.mark.expects_log("never said")
def test_bad_missing_log():
    pass


@pytest.fixture
def grumbling():
    yield
    log.error("late")


def test_bad_log_of_a_fixture(grumbling):
    pass


def test_bad_python_warning():
    warnings.warn("old", DeprecationWarning)


def test_bad_qt_warning():
    qWarning("odd")


async def test_bad_task_left(name="forever"):
    asyncio.create_task(asyncio.sleep(60))


@pytest.mark.qt
async def test_bad_task_left_on_qt():
    asyncio.create_task(asyncio.sleep(60))


@pytest.mark.qt
async def test_bad_exception_in_slot():
    QTimer.singleShot(0, lambda: 1 / 0)
    await asyncio.sleep(0.05)


@pytest.mark.expects_log("Future exception was never retrieved")
def test_bad_unclosed_file(tmp_path):
    open(tmp_path / "left", "w")


def test_bad_process_left():
    STARTED.append(subprocess.Popen(["sleep", "5"]))


STARTED = []


def test_ok_process_waited_for():
    for process in STARTED:
        process.kill()
        process.wait()
"""

CAUGHT = {
    "warning_in_log": "WARNING sample: a surprise",
    "missing_log": "no record matches 'never said'",
    "log_of_a_fixture": "ERROR sample: late",
    "python_warning": "DeprecationWarning: old",
    "qt_warning": "odd",
    "task_left": "tasks left",
    "task_left_on_qt": "tasks left",
    "exception_in_slot": "ZeroDivisionError",
    "unclosed_file": "unclosed file",
    "process_left": "child processes left",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """What each sample was reported for; empty if it passed."""
    folder = tmp_path_factory.mktemp("samples")
    sample, report = folder / "test_samples.py", folder / "report.xml"
    sample.write_text(f"HOME_BEFORE = {str(Path.home())!r}\n{SAMPLES}", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    where = ["-c", str(ROOT / "pyproject.toml"), f"--junitxml={report}", str(sample)]
    subprocess.run([*command, *where], cwd=ROOT, check=False, capture_output=True)
    outcomes: dict[str, str] = {}
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - our own report
        failure = "".join(part.text or "" for part in case if part.tag in ("failure", "error"))
        name = case.attrib["name"].removeprefix("test_")
        outcomes[name] = outcomes.get(name, "") + failure
    return outcomes


@pytest.mark.parametrize(("sample", "failure"), CAUGHT.items())
def test_every_unexpected_event_fails_its_test(
    outcomes: Mapping[str, str], sample: str, failure: str
) -> None:
    assert failure in outcomes[f"bad_{sample}"]


def test_no_other_sample_fails(outcomes: Mapping[str, str]) -> None:
    failed = {name for name, failure in outcomes.items() if failure}
    assert failed == {f"bad_{sample}" for sample in CAUGHT}
    assert set(outcomes) - failed

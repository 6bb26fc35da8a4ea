"""Qt's messages in the log: what went wrong, without its remarks about itself."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLoggingCategory, QtMsgType, qCWarning, qInstallMessageHandler, qWarning

from petstore_gui.ui.runtime.application import log_qt_messages
from tests.support.waiting import PATIENCE


@pytest.fixture
def qt_log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    caplog.set_level(logging.INFO, "petstore_gui")
    before = qInstallMessageHandler(None)
    log_qt_messages()
    yield caplog
    qInstallMessageHandler(before)


@pytest.mark.parametrize("category", ["qt.qpa.xcb", "qt.accessibility.core"])
def test_remarks_of_qts_own_parts_are_left_out(
    qt_log: pytest.LogCaptureFixture, category: str
) -> None:
    own = QLoggingCategory(category, QtMsgType.QtWarningMsg)  # type: ignore[arg-type]
    qCWarning(own, "could not connect to display")  # type: ignore[arg-type]
    qWarning("This plugin does not support propagateSizeHints()")
    assert qt_log.messages == []


@pytest.mark.expects_log("QObject::connect")
def test_what_the_program_did_wrong_is_logged(qt_log: pytest.LogCaptureFixture) -> None:
    qWarning("QObject::connect: no such signal")
    assert qt_log.messages == ["QObject::connect: no such signal"]


def test_it_ends_cleanly_though_qt_says_more_after_python_has_ended() -> None:
    program = "from petstore_gui.ui.runtime.application import *; log_qt_messages(); "
    rules = {
        "QT_LOGGING_RULES": "*=true",
        "QT_FORCE_STDERR_LOGGING": "1",  # on Windows it would tell a debugger
        "QT_QPA_PLATFORM": "offscreen",
    }
    ended = subprocess.run(
        [sys.executable, "-c", f"{program}window = make_application()"],
        env={**os.environ, **rules},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0
    assert ended.stderr, "otherwise it says nothing so late"

"""Qt's messages in the log: what went wrong, without its remarks about itself."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLoggingCategory, QtMsgType, qCWarning, qInstallMessageHandler, qWarning

from petstore_gui.ui.runtime.application import log_qt_messages


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

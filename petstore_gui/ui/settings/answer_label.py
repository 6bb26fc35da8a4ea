"""What a connection test, or Save, says under the fields of the settings."""

from __future__ import annotations

import re
import time

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.connection_step import Step, StepBegan, StepResult
from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.text.connection_test_text import (
    connection_test_hint,
    passed_summary,
    step_lines,
    waiting_line,
)
from petstore_gui.ui.text.plain_text import WrappingLabel

_LINES = 3
"""Room for the steps of a test and a sentence is kept, so that nothing moves."""

_TICK_MS = 500
_DIGITS = re.compile(r"\d+")


class AnswerLabel(QWidget):
    """Shows a sentence, or else what `test` does; it is also the description of that button.

    The button `stop` is visible while a test waits.

    During a test it shows the steps that worked, then what the test waits for or why it failed.
    """

    _is_here = False
    is_locked = False
    """Whether only IT can change the address that is tested."""

    def __init__(self, test: QPushButton, stop: QPushButton) -> None:
        super().__init__()
        self._test = test
        self._stop = stop
        self._announcer = Announcer(self)
        self._told = ""
        self._results: list[StepResult] = []
        self._waiting: StepBegan | None = None
        self._since = 0.0
        self._passed = WrappingLabel(min_lines=0)
        self._passed.setObjectName("passed")
        self._answer = WrappingLabel(min_lines=1)
        self._answer.setObjectName("answer")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._passed)
        column.addWidget(self._answer)
        column.addStretch()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._count)
        self._keep_room()
        self.end_test()

    def set_here(self, is_here: bool) -> None:
        """Speak from now on of this computer, which has no address and no API key."""
        self._is_here = is_here

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence; none if it is empty."""
        self._results = []
        self._end_waiting()
        self._passed.hide()
        hint = connection_test_hint(is_here=self._is_here)
        self._show(sentence or hint, "" if sentence else "quiet")
        self._test.setAccessibleDescription(sentence)
        self._tell(sentence)

    def show_step(self, event: StepBegan | StepResult) -> None:
        """Show that a step of a test began, or how it ended: briefly; in full to screen readers."""
        if isinstance(event, StepBegan):
            self._waiting, self._since = event, time.monotonic()
            self._tick.start()
            self._stop.show()
        else:
            self._end_waiting()
            self._results.append(event)
            self._announce(event)
        passed = passed_summary(self._results, is_here=self._is_here)
        self._passed.setText(passed)
        self._passed.setVisible(bool(passed))
        lines = [line for one in self._results for line in self._lines(one)]
        is_problem = any(one.error for one in self._results)
        self._show(lines[-1] if is_problem else "", "problem" if is_problem else "quiet")
        self._test.setAccessibleDescription("\n".join(lines))
        self._count()

    def _lines(self, result: StepResult) -> list[str]:
        return step_lines(result, is_here=self._is_here, is_locked=self.is_locked)

    def _announce(self, result: StepResult) -> None:
        """Tell a screen reader how the test ended; the focus stays on its button."""
        if result.error or result.step is Step.ANSWER:
            self._tell(" ".join(self._lines(result)))

    def _tell(self, sentence: str) -> None:
        """Announce a sentence once, however far it counts; each is news, also the last one."""
        if (what := _DIGITS.sub("", sentence)) != self._told:
            self._told = what
            self._announcer.tell(sentence)

    def end_test(self) -> None:
        """The test has ended, or nobody is waiting for it any more."""
        self._end_waiting()
        if self._stop.hasFocus():
            self._test.setFocus(Qt.FocusReason.OtherFocusReason)
        self._stop.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_room()

    def _count(self) -> None:
        if self._waiting is not None:
            seconds = int(time.monotonic() - self._since)
            self._answer.setText(waiting_line(self._waiting, seconds))
            if seconds >= 1:
                self._tell(waiting_line(self._waiting, seconds))

    def _end_waiting(self) -> None:
        self._waiting = None
        self._tick.stop()

    def _show(self, text: str, kind: str) -> None:
        self._answer.setText(text)
        self._answer.setProperty("kind", kind)
        self._answer.style().polish(self._answer)

    def _keep_room(self) -> None:
        self.setMinimumHeight(_LINES * self._answer.fontMetrics().lineSpacing() + 2)

"""What testing a connection, or saving, says under the fields of the settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.connection_step import StepResult
from petstore_gui.ui.text.connection_test_text import (
    connection_test_hint,
    step_lines,
    steps_summary,
)
from petstore_gui.ui.text.plain_text import WrappingLabel

_LINES = 3
"""Room for the steps of a test and a sentence is kept, so that nothing moves."""


class AnswerLabel(WrappingLabel):
    """Shows a sentence, or else what `test` does; that button has it as its description."""

    _is_here = False

    def __init__(self, test: QPushButton) -> None:
        super().__init__(min_lines=_LINES)
        self.setObjectName("answer")
        self._test = test

    def set_here(self, is_here: bool) -> None:
        """Speak of this computer from now on, which has no address and no API key."""
        self._is_here = is_here

    def show_sentence(self, sentence: str, *, is_problem: bool = False) -> None:
        """Show a sentence; none if it is empty."""
        self.setText(sentence or connection_test_hint(is_here=self._is_here))
        kind = "problem" if is_problem else ("" if sentence else "quiet")
        self.setProperty("kind", kind)
        self.style().polish(self)
        self._test.setAccessibleDescription(sentence)

    def show_test(self, results: Sequence[StepResult]) -> None:
        """Show the steps of a test so far: in brief, and in sentences for a screen reader."""
        has_failed = any(result.error for result in results)
        self.show_sentence(steps_summary(results, is_here=self._is_here), is_problem=has_failed)
        lines = [line for result in results for line in step_lines(result, is_here=self._is_here)]
        self._test.setAccessibleDescription("\n".join(lines))

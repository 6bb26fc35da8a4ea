"""The line of the add dialog for what became of an animal, or what it is waiting for."""

from __future__ import annotations

from PySide6.QtCore import Qt

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.scrolling_text import ScrollingText


class AnswerLine(ScrollingText):
    """Has room for most answers, so that nothing moves when one comes."""

    def __init__(self) -> None:
        super().__init__(min_lines=3)
        self.setAccessibleName(tr("What is known"))
        self.label.setObjectName("answer")
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._is_waiting = False

    def show_answer(self, sentence: str, *, is_calm: bool = False) -> None:
        """Show what became of the animal, or nothing. `is_calm`: nothing went wrong."""
        self._is_waiting = False
        self._show(sentence, "" if is_calm else "problem")

    def show_waiting(self, sentence: str) -> None:
        """Show what the dialog is waiting for."""
        self._is_waiting = True
        self._show(sentence, "quiet")

    def end_wait(self) -> None:
        """Show no wait any more, but keep an answer that came."""
        if self._is_waiting:
            self.show_answer("")

    def _show(self, text: str, kind: str) -> None:
        if (text, kind) != (self.label.text(), self.label.property("kind")):
            self.show_text(text)
            self.label.setProperty("kind", kind)
            self.label.style().polish(self.label)

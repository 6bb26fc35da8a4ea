"""The line of the add dialog for what became of an animal, and for how long that is awaited."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, QTimer

from petstore_gui.gateway.retry import Deadlines
from petstore_gui.ui.text.outbox_text import waiting_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel

_TICK_MS = 500


class AnswerLine(WrappingLabel):
    """Says for how long it waits, until an answer is shown."""

    def __init__(self, longest_wait: float = Deadlines().post_attempt) -> None:
        """`longest_wait`: seconds for one attempt to add an animal."""
        super().__init__(min_lines=3)
        self._longest_wait = longest_wait
        self.setObjectName("answer")
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self._waited = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_wait)

    def show_answer(self, sentence: str) -> None:
        """Show what became of the animal, or nothing."""
        self._timer.stop()
        self._show(sentence, "problem")

    def begin_wait(self) -> None:
        """An answer is awaited from now on."""
        self._show("", "quiet")
        self._waited.start()
        self._timer.start()

    def end_wait(self) -> None:
        """No answer is awaited any more; one that came is still shown."""
        if self._timer.isActive():
            self.show_answer("")

    def _show_wait(self) -> None:
        self._show(waiting_sentence(self._waited.elapsed() / 1_000, self._longest_wait), "quiet")

    def _show(self, text: str, kind: str) -> None:
        if (text, kind) != (self.text(), self.property("kind")):
            self.setText(text)
            self.setProperty("kind", kind)
            self.style().polish(self)

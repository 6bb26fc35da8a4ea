"""What a second start says if it can neither raise the first window nor take its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from petstore_gui.support.file_lock import FileLock
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.runtime.error_window import has_screen, make_box
from petstore_gui.ui.text.words import tr

TRY_AGAIN_MS = 1_000

Outcome = FileLock | int
"""The lock of the first start, which has ended, or the exit status once its window was raised."""


def wait_for_first(directory: Path, attempt: Callable[[], Outcome | None]) -> Outcome | None:
    """Say that the profile in `directory` is open, and try `attempt` until the message is closed.

    Returns what `attempt` returned in the end; None if staff give up, or nobody can see a message.
    """
    application = make_application()
    if not has_screen(application):
        return None
    box = make_box(application)
    box.setText(tr("Petstore is already open, but does not answer."))
    words = tr(
        "Look for its window: behind the others, among the minimized ones, or where somebody else"
        " is logged in. If it does not answer, close it, or restart the computer. This message goes"
        " away as soon as that window answers or is closed.\n\nIf that does not help, show IT this:"
        " {path} is in use."
    )
    box.setInformativeText(words.format(path=directory))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    outcomes: list[Outcome] = []

    def try_again() -> None:
        outcome = attempt()
        if outcome is not None:
            outcomes.append(outcome)
            timer.stop()
            box.close()

    timer = QTimer(box)
    timer.timeout.connect(try_again)
    timer.start(TRY_AGAIN_MS)
    box.open()
    application.exec()
    return outcomes[0] if outcomes else None

"""Message boxes of a program whose main window does not open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import IO

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from petstore_gui.settings.profile import ProfileNotWritable
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.words.plain_text import clip
from petstore_gui.ui.words.words import tr

_PATH_SHOWN_MAX = 500
"""Characters."""

_WITHOUT_SCREEN = ("minimal", "offscreen")
"""Qt platforms without a screen, where a message box would wait forever."""


def _make_box() -> QMessageBox | None:
    """A message box without a window; the application ends when it is closed.

    None if there is no screen where somebody could close it.
    """
    application = make_application()
    if application.platformName() in _WITHOUT_SCREEN:
        return None
    Theme(application)
    box = QMessageBox(QMessageBox.Icon.Warning, "Petstore", "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.finished.connect(application.quit)
    return box


def show_not_writable(error: ProfileNotWritable) -> None:
    """Show that the profile cannot be written, and wait until the box is closed."""
    if (box := _make_box()) is None:
        return
    box.setText(tr("Petstore cannot write to the folder of its catalogue."))
    to_do = (
        tr("Something else is in its place. Move that elsewhere, or ask IT.")
        if error.is_in_the_way
        else tr("Make room on the disk, or ask IT for access.")
    )
    path = clip(str(error.path), _PATH_SHOWN_MAX)
    words = tr("{path}: {reason}\n\n{what_to_do} Then start Petstore again.")
    box.setInformativeText(words.format(path=path, reason=error.reason, what_to_do=to_do))
    box.open()
    QApplication.exec()


TRY_AGAIN_MS = 1_000

Outcome = IO[bytes] | int
"""The lock of the first start, which has ended, or the exit status: 0 if its window was raised."""


def wait_for_first(directory: Path, attempt: Callable[[], Outcome | None]) -> Outcome:
    """Say that the profile in `directory` is open, and try `attempt` until the message is closed.

    Returns what `attempt` returned in the end; 1 if staff give up, or nobody can see a message.
    """
    if (box := _make_box()) is None:
        return 1
    box.setText(tr("Petstore is already open, but does not answer."))
    words = tr(
        "Look for its window behind the others and among the minimized ones. It may be open where"
        " somebody else is logged in. If it does not answer, close it, or restart the computer."
        " This message goes away once that window answers or is closed.\n\nIf that does not help,"
        " show IT this: {path} is in use."
    )
    box.setInformativeText(words.format(path=directory))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    outcomes: list[Outcome] = []

    def try_again() -> None:
        if (outcome := attempt()) is not None:
            outcomes.append(outcome)
            timer.stop()
            box.close()

    timer = QTimer(box)
    timer.timeout.connect(try_again)
    timer.start(TRY_AGAIN_MS)
    box.open()
    QApplication.exec()
    return outcomes[0] if outcomes else 1

"""A message box for a problem that prevents the main window from opening."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from petstore_gui.settings.profile import ProfileNotWritable
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.plain_text import clip
from petstore_gui.ui.text.words import tr

_PATH_SHOWN_MAX = 500
"""Characters."""

_WITHOUT_SCREEN = ("minimal", "offscreen")
"""Qt platforms without a screen, where a message box would wait forever."""


def has_screen(application: QApplication) -> bool:
    """Whether anybody could see, and close, a message box."""
    return application.platformName() not in _WITHOUT_SCREEN


def make_box(application: QApplication) -> QMessageBox:
    """A message box without a window; the application ends when it is closed."""
    Theme(application)
    box = QMessageBox()
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Petstore")
    box.finished.connect(application.quit)
    return box


def show_not_writable(error: ProfileNotWritable) -> None:
    """Show that the profile cannot be written, and wait until the box is closed."""
    application = make_application()
    if not has_screen(application):
        return
    box = make_box(application)
    box.setText(tr("Petstore cannot write to the folder of its catalogue."))
    if error.is_in_the_way:
        to_do = tr("Something else is in its place. Move that elsewhere, or ask IT.")
    else:
        to_do = tr("Make room on the disk, or ask IT for permission to write there.")
    path = clip(str(error.path), _PATH_SHOWN_MAX)
    words = tr("{path}: {reason}\n\n{what_to_do} Then start Petstore again.")
    box.setInformativeText(words.format(path=path, reason=error.reason, what_to_do=to_do))
    box.open()
    application.exec()

"""A message box for a problem that prevents the main window from opening."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from petstore_gui.settings.profile import ProfileNotWritable
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.words import tr

_WITHOUT_SCREEN = ("minimal", "offscreen")
"""Qt platforms without a screen, where a message box would wait forever."""


def show_not_writable(error: ProfileNotWritable) -> None:
    """Show that the profile cannot be written, and wait until the box is closed."""
    application = make_application()
    if application.platformName() in _WITHOUT_SCREEN:
        return
    Theme(application)
    box = QMessageBox()
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Petstore")
    box.setText(tr("Petstore cannot write to the folder of its catalogue."))
    box.setInformativeText(
        tr(
            "{path}: {reason}\n\nMake room on the disk, or ask IT for permission to write there."
            " Then start Petstore again."
        ).format(path=error.path, reason=error.reason)
    )
    box.finished.connect(application.quit)
    box.open()
    application.exec()

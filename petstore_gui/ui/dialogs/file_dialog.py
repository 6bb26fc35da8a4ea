"""The dialog that asks where to save a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def save_file_dialog(title: str, name: str, parent: QWidget) -> QFileDialog:
    """A dialog that suggests `name` in the documents folder. It is deleted once it is closed."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder)
    dialog.setAccessibleName(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    dialog.rejected.connect(parent.activateWindow)
    dialog.finished.connect(dialog.deleteLater)
    return dialog

"""The dialog that asks where to save a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.catalogue.export import NotWritten
from petstore_gui.ui.text.words import tr


def why_not_written(error: NotWritten) -> str:
    """Why a file could not be saved, in a few words."""
    return tr("there is no room left on that disk") if error.is_full else str(error)


def save_file_dialog(title: str, name: str, parent: QWidget) -> QFileDialog:
    """A dialog that suggests `name` in the documents folder. It is deleted once it is closed."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder)
    dialog.setAccessibleName(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    dialog.finished.connect(dialog.deleteLater)
    return dialog

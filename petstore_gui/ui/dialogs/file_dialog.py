"""The dialog that asks where to save a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.ui.base.dialog import closed
from petstore_gui.ui.base.question import Question
from petstore_gui.ui.text.words import tr


async def ask_for_file(
    title: str, name: str, parent: QWidget, complete: Callable[[Path], Path] = Path
) -> Path | None:
    """Ask for a path, suggesting `name` in the documents folder; None if nobody chose any.

    `complete` may add a suffix; before another file than the chosen one is replaced, this asks.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, folder)
    dialog.setAccessibleName(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    dialog.selectFile(name)
    is_chosen = await closed(dialog)
    typed = Path(dialog.selectedFiles()[0]) if is_chosen else None
    dialog.deleteLater()
    path = complete(typed) if typed else None
    if path is not None and path != typed and path.exists():
        words = tr("{name} is there already. Its contents will be replaced.").format(name=path.name)
        buttons = tr("Cancel"), tr("Replace")
        question = Question(tr("Replace the file"), words, buttons, parent)
        path = path if await question.is_confirmed() else None
    if path is None:
        parent.activateWindow()
    return path

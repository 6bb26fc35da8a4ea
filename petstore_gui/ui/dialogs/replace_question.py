"""The question before a file is replaced that nobody has been asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.question import Question


def replace_if_asked(typed: Path, path: Path, begin: Callable[[], object], parent: QWidget) -> None:
    """Begin to write `path`; ask first if it is there, and the file dialog has asked of another."""
    if path == typed or not path.exists():
        begin()
        return
    words = tr("{name} is there already. Its contents will be replaced.").format(name=path.name)
    question = Question(tr("Replace the file"), words, (tr("Cancel"), tr("Replace")), parent)
    question.confirmed.connect(begin)
    question.rejected.connect(parent.activateWindow)
    question.open()

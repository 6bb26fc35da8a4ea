"""Saving a file: where to, how far it is, and how it ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from petstore_gui.catalogue.export.new_file import NotWritten
from petstore_gui.ui.base.dialog import closed, question
from petstore_gui.ui.frame.messages import MessageButton, Messages
from petstore_gui.ui.words.export_text import why_not_written
from petstore_gui.ui.words.words import tr


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
        replacing, answers = question(tr("Replace the file"), words, buttons, parent), list[bool]()
        replacing.accepted.connect(lambda: answers.append(True))
        await closed(replacing)
        path = path if answers else None
    if path is None:
        parent.activateWindow()
    return path


_SHOW_AFTER_SECONDS = 0.3
_SHOW_EACH_SECONDS = 0.5

T = TypeVar("T")


async def with_progress(
    messages: Messages,
    words: Callable[[int], str],
    stop: str,
    stopped: str,
    work: Callable[[Callable[[int], None]], Awaitable[T]],
) -> T:
    """What `work` returns, which is given a function that shows how much is done.

    `stop`: the text of the button that cancels the current task; `stopped` is told then.
    """
    task = cast("asyncio.Task[Any]", asyncio.current_task())
    button = MessageButton(stop, task.cancel)
    due = time.monotonic() + _SHOW_AFTER_SECONDS

    def show(count: int) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due = time.monotonic() + _SHOW_EACH_SECONDS
            messages.show_progress(words(count), button)

    try:
        return await work(show)
    except asyncio.CancelledError:
        messages.report(stopped)
        raise
    finally:
        messages.end_progress()


@contextmanager
def told_if_unwritten(
    messages: Messages, path: Path, save_elsewhere: Callable[[], object]
) -> Iterator[None]:
    """Report that the work inside could not write the file."""
    try:
        yield
    except NotWritten as error:
        sentence = tr("Not saved: {path} cannot be written ({reason}).")
        words = sentence.format(path=path, reason=why_not_written(error))
        messages.report_problem(words, MessageButton(tr("Save elsewhere…"), save_elsewhere))

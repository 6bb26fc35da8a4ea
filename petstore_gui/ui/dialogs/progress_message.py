"""Messages about work that takes long: how far it is, a button that stops it, and its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from petstore_gui.catalogue.export.new_file import NotWritten
from petstore_gui.ui.text.export_text import why_not_written
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.message import MessageButton, Topic
from petstore_gui.ui.window.message_log import MessageLog

_SHOW_AFTER_SECONDS = 0.3
_SHOW_EACH_SECONDS = 0.5

_SUBJECT = "progress"

T = TypeVar("T")


def is_under_way(log: MessageLog) -> bool:
    """Whether such a message stands: something is being written or printed."""
    return log.stands(Topic.EXPORT, _SUBJECT)


async def with_progress(
    log: MessageLog,
    words: Callable[[int], str],
    stop: str,
    work: Callable[[Callable[[int], None]], Awaitable[T]],
) -> T:
    """What `work` returns, which is given a function that shows how much is done.

    `stop`: the text of the button that cancels the current task.
    """
    task = cast("asyncio.Task[Any]", asyncio.current_task())
    progress = _ProgressMessage(log, words, MessageButton(stop, task.cancel))
    try:
        return await work(progress.show)
    finally:
        progress.end()


@contextmanager
def told_if_unwritten(
    log: MessageLog, path: Path, *, failed: str, stopped: str, save_elsewhere: Callable[[], None]
) -> Iterator[None]:
    """Report that the work inside could not write the file, or was stopped.

    `failed` and `stopped` are sentences with a `{path}`, the first with a `{reason}` too.
    """
    try:
        yield
    except NotWritten as error:
        words = failed.format(path=path, reason=why_not_written(error))
        again = MessageButton(tr("Save elsewhere…"), save_elsewhere)
        log.report_problem(Topic.EXPORT, words, None, again)
    except asyncio.CancelledError:
        log.report(Topic.EXPORT, stopped.format(path=path))
        raise


class _ProgressMessage:
    """Shown in the status bar once the work has taken long enough; `words` are those of a count."""

    def __init__(self, log: MessageLog, words: Callable[[int], str], button: MessageButton) -> None:
        self._log = log
        self._words = words
        self._button = button
        self._next = time.monotonic() + _SHOW_AFTER_SECONDS

    def show(self, count: int) -> None:
        """Show how much is done, unless that was shown just now."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _SHOW_EACH_SECONDS
            self._log.count_down(Topic.EXPORT, self._words(count), _SUBJECT, self._button)

    def end(self) -> None:
        """The work has ended."""
        self._log.end(Topic.EXPORT, _SUBJECT)

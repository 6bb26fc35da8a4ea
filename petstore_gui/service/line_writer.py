"""Writes lines for whoever reads standard error, without waiting for them."""

from __future__ import annotations

import logging
import os
import threading
import time
from contextlib import suppress
from queue import Full, Queue
from typing import TextIO

from petstore_gui.service.http.request_log import JsonLines

LINES_MAX = 10_000
END_SECONDS = 1.0
TOGETHER_SECONDS = 0.05
"""In which lines are gathered: a thread that wakes for each would take a quarter of all time."""


class LineWriter:
    """Writes in a thread of its own: nobody who reads slowly, or not at all, stops the service.

    Of lines that nobody reads, `LINES_MAX` are kept. A line says how many others are lost.
    """

    def __init__(self, stream: TextIO) -> None:
        self._lines: Queue[str | None] = Queue(LINES_MAX)
        self._counting = threading.Lock()
        self._lost = 0
        # A daemon, since it may wait for ever.
        self._thread = threading.Thread(target=self._run, args=(stream,), name="log", daemon=True)
        self._thread.start()

    def write(self, line: str) -> None:
        """Write a line, which ends with a newline, as soon as may be. For any thread."""
        try:
            self._lines.put_nowait(line)
        except Full:
            with self._counting:
                self._lost += 1

    def close(self) -> None:
        """Write what is left, unless that takes longer than two times `END_SECONDS`."""
        with suppress(Full):
            self._lines.put(None, timeout=END_SECONDS)
            self._thread.join(END_SECONDS)

    def _run(self, stream: TextIO) -> None:
        is_open = True
        while is_open:
            lines = [self._lines.get()]
            time.sleep(TOGETHER_SECONDS)
            while not self._lines.empty():  # nobody else takes any
                lines.append(self._lines.get())
            is_open = None not in lines
            text = "".join(filter(None, lines)) + self._about_lost()
            data = text.encode("utf-8", "backslashreplace")
            with suppress(OSError):  # nobody reads it any more
                while data:
                    # Past the stream: Python could not end while a thread waits within it.
                    data = data[os.write(stream.fileno(), data) :]

    def _about_lost(self) -> str:
        if not self._lost or self._lines.qsize() > LINES_MAX // 2:
            return ""
        with self._counting:
            lost, self._lost = self._lost, 0
        text = f"{lost} lines of the log are lost: nobody read them in time"
        record = logging.makeLogRecord({"levelname": "WARNING", "msg": text})
        return JsonLines().format(record) + "\n"

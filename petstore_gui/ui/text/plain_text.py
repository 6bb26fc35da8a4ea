"""Remote text made safe to show: characters that steer the display are shown as escapes."""

from __future__ import annotations

import re
import unicodedata

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

# Cc: control, Cf: format (bidi, zero width), Cs: surrogates, Zl and Zp: line and paragraph ends,
# and the blanks and fillers that look like nothing.
_SUSPECT = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U000e0000-\U000e0fff]"
)
# Some scripts and emoji join letters with these; between letters they hide nothing.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"

_LONG_RUN = re.compile(r"\S{31,}")
# Up to here no letter joins its neighbour or a mark that follows it.
_BETWEEN_LETTERS = re.compile("(?<=[!-\u024f])(?=[!-\u024f])")
_BREAK = "\u200b"

_HIGHEST = 1 << 20
"""Pixels, more than any text takes."""

_NARROWEST = 80
"""Pixels. Before its layout is done, a label has almost no width."""


def visible(text: str) -> str:
    """`text` on one line; control, bidi and invisible characters as their number in braces."""
    if text.isascii() and text.isprintable():
        return text
    return _SUSPECT.sub(lambda match: _escape(match, text), text)


def _escape(match: re.Match[str], text: str) -> str:
    character = match.group()
    before = text[match.start() - 1] if match.start() else ""
    if character in _JOINERS and before and unicodedata.category(before)[0] in "LMS":
        return character
    return f"\\u{{{ord(character):x}}}"


def clip(text: str, most: int) -> str:
    """`text` in at most `most` characters; the last one is an ellipsis where it was longer."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _breakable(text: str) -> str:
    return _LONG_RUN.sub(lambda run: _BETWEEN_LETTERS.sub(_BREAK, run.group()), text)


class PlainLabel(QLabel):
    """A label that never interprets its text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class WrappingLabel(PlainLabel):
    """A plain label as high as its text needs at its width, from `least` to `most` lines.

    Status bars and nested layouts know no height for width. A long run without a blank is broken
    where the line ends.
    """

    _least = _most = 1  # the constructor of the base class sets a text already
    _whole = ""

    def __init__(self, *, least: int = 1, most: int = 12) -> None:
        super().__init__()
        self._least = least
        self._most = most
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._fit()

    def text(self) -> str:
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        shown = _breakable(text)
        super().setText(shown)
        self.setAccessibleName("" if shown == text else text)  # without one, what is shown is read
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        line = self.fontMetrics().lineSpacing()
        wanted = self._wrapped_height() if self.text() else 0
        self.setFixedHeight(max(self._least * line + 2, min(wanted, self._most * line + 4)))

    def _wrapped_height(self) -> int:
        # heightForWidth() is never less than the height that was fixed before.
        room = QRect(0, 0, max(self.width(), _NARROWEST), _HIGHEST)
        flags = int(self.alignment() | Qt.TextFlag.TextWordWrap)
        return self.fontMetrics().boundingRect(room, flags, super().text()).height()


def plain_tip(text: str) -> str:
    """A tool tip with `text` as it is. Qt guesses the format, so it gets escaped rich text."""
    return f"<p style='white-space:pre-wrap'>{_escaped(visible(text))}</p>" if text else ""


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

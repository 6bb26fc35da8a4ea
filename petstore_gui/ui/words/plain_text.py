"""Makes remote text safe to show: characters that control the display become escapes."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from petstore_gui.catalogue.export.escapes import keep_escapes
from petstore_gui.ui.look.direction import is_leftwards

# Cc: control, Cf: format (bidi, zero width), Cs: surrogates, Zl and Zp: line and paragraph ends,
# and invisible blanks and fillers.
_SUSPECTS = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U000e0000-\U000e0fff]{1,8}"  # a few at a time: each match takes a call
)
# Some scripts and emoji need these between letters, where they hide nothing.
_JOINERS = "\u200c\u200d\ufe0e\ufe0f"

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_WITHIN_ISOLATES = f"[^{_ISOLATE}{_END_ISOLATE}\n]+"  # like those below, not for the first rows

_LONG_RUN = r"\S{31,}"
# Up to U+024F, letters join neither their neighbours nor a following mark.
_BETWEEN_LETTERS = "(?<=[!-\u024f])(?=[!-\u024f])"
_BREAK = "\u200b"

_HIGHEST = 1 << 20
"""Pixels, more than any text needs."""

_NARROWEST = 80
"""Pixels. Before its layout is done, a label has almost no width."""

_MOST_LINES = 12
"""The most lines that a wrapping label shows."""


def visible(text: str) -> str:
    r"""`text` on one line, with control, bidi and invisible characters as `\u{...}`."""
    if text.isascii() and text.isprintable():
        return text
    return _SUSPECTS.sub(
        lambda found: _escape(text[found.start() - 1 : found.start()], found.group()), text
    )


def file_text(text: str) -> str:
    """`visible`, for files and the clipboard: an import reads it as the text that it was."""
    return visible(keep_escapes(text))


@lru_cache(maxsize=1024)
def _escape(before: str, suspects: str) -> str:
    """Escapes of characters that stand side by side. `before`: what stands before them, or ""."""
    return "".join(map(_escape_one, (before, *suspects), suspects))


def _escape_one(before: str, character: str) -> str:
    if character in _JOINERS and before and unicodedata.category(before)[0] in "LMS":
        return character
    return f"\\u{{{ord(character):x}}}"


def dotted(*parts: str) -> str:
    """What is said in a few words each, with dots between; empty parts are left out."""
    return " · ".join(filter(None, parts))


def clip(text: str, most: int) -> str:
    """`text` in at most `most` characters, the last an ellipsis if it was longer."""
    return text if len(text) <= most else text[: most - 1] + "…"


def isolated(text: str) -> str:
    """`text` for use in a sentence (Unicode's annex 9): neither turns the other, even in Hebrew."""
    is_turned = not text.isascii() and any(
        unicodedata.bidirectional(character) in ("R", "AL") for character in text
    )
    return f"{_ISOLATE}{text}{_END_ISOLATE}" if is_turned or is_leftwards() else text


def without_isolates(text: str) -> str:
    """A sentence as a name, which shows characters that control the display."""
    return text.replace(_ISOLATE, "").replace(_END_ISOLATE, "")


class PlainLabel(QLabel):
    """A label that never interprets its text. `kind`: how the style sheet shows it."""

    def __init__(self, text: str = "", kind: str = "", *, name: str = "") -> None:
        """`name`: by which others find it."""
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        beginning = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        # Else the text's own direction would decide.
        self.setAlignment(QStyle.visualAlignment(self.layoutDirection(), beginning))
        self.say(text, kind)

    def say(self, text: str, kind: str) -> None:
        """Show a text of another kind."""
        self.setProperty("kind", kind)
        self.style().polish(self)
        self.setText(text)


class WrappingLabel(PlainLabel):
    """A plain label as high as its text needs at its width, but at least `min_lines` lines.

    Status bars and nested layouts ignore height-for-width. A long word is broken at the end of the
    line.
    """

    _min_lines = 1  # the base class sets a text in its constructor
    _full_text = ""

    def __init__(
        self, text: str = "", kind: str = "", *, min_lines: int = 1, name: str = ""
    ) -> None:
        super().__init__(text, kind, name=name)
        self._min_lines = min_lines
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._fit()

    def text(self) -> str:
        return self._full_text

    def setText(self, text: str) -> None:
        self._full_text = text
        shown = re.sub(_LONG_RUN, lambda run: re.sub(_BETWEEN_LETTERS, _BREAK, run.group()), text)
        super().setText(shown)
        self.setAccessibleName(text)  # without the breaks, and where the role is not a label's
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
        self.setFixedHeight(max(self._min_lines * line + 2, min(wanted, _MOST_LINES * line + 4)))

    def _wrapped_height(self) -> int:
        # heightForWidth() is never less than the fixed height.
        room = QRect(0, 0, max(self.width(), _NARROWEST), _HIGHEST)
        flags = int(self.alignment() | Qt.TextFlag.TextWordWrap)
        return self.fontMetrics().boundingRect(room, flags, super().text()).height()


def _visible_sentence(text: str) -> str:
    """Lines in which parts may be `isolated`."""
    return re.sub(_WITHIN_ISOLATES, lambda part: visible(part.group()), text)


def plain_tip(text: str) -> str:
    """A tool tip that shows `text` unchanged, in which parts may be `isolated`.

    Qt guesses the format, so it is escaped rich text.
    """
    escaped = _visible_sentence(text)
    escaped = escaped.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    direction = "rtl" if is_leftwards() else "ltr"
    return f"<p dir='{direction}' style='white-space:pre-wrap'>{escaped}</p>" if text else ""


def set_plain_tip(widget: QWidget, text: str, description: str = "") -> None:
    """Show `plain_tip`, and describe the widget: else screen readers read the tip, with its markup.

    `description`: what they read in place of `text`.
    """
    widget.setToolTip(plain_tip(text))
    widget.setAccessibleDescription(description or _visible_sentence(text))

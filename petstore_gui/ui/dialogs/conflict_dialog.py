"""What somebody wants to save beside what the shop's file has by now: a person chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.scrolling_form import ScrollingForm
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.text.words import tr

_WIDTH = 460


@dataclass(frozen=True)
class SideBySide:
    """What is compared, in words: the same parts of both. `here` is the heading of what is new."""

    parts: Sequence[str]
    here: str
    wanted: Sequence[str]
    seen: Sequence[str]


class ConflictDialog(Dialog):
    """What is in the file is kept, unless somebody chooses what is new.

    `problem`: why what is new cannot be saved.

    Signals:
        overrule_chosen(): what is new is to be saved.
        left(): it was closed without a choice.
    """

    overrule_chosen = Signal()
    left = Signal()

    def __init__(
        self,
        title: str,
        words: str,
        sides: SideBySide,
        buttons: tuple[QPushButton, QPushButton],
        parent: QWidget,
        *,
        problem: str = "",
    ) -> None:
        """`buttons`: what keeps the file, and what overrules it."""
        super().__init__(title, parent)
        self.setMinimumWidth(_WIDTH)
        self.setAccessibleDescription(words)
        self._keep, self._overrule = buttons
        fields: list[QWidget] = [_label(words), _comparison(sides)]
        if problem:
            fields.append(_label(problem, "problem"))
        layout = column_of(self)
        layout.addWidget(ScrollingForm(fields), 1)
        layout.addLayout(button_row(*buttons))
        make_default(self._keep, buttons)
        self._keep.clicked.connect(lambda: self.done(Dialog.DialogCode.Rejected))
        self._overrule.clicked.connect(self.overrule_chosen)
        self._overrule.clicked.connect(self.accept)
        self._overrule.setEnabled(not problem)

    def reject(self) -> None:
        super().reject()
        self.left.emit()


def _comparison(sides: SideBySide) -> QWidget:
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(18)
    for row, part in enumerate(sides.parts, 1):
        heading = PlainLabel(part)
        heading.setProperty("kind", "quiet")
        grid.addWidget(heading, row, 0, Qt.AlignmentFlag.AlignTop)
    columns = (sides.here, *sides.wanted), (tr("In the file now"), *sides.seen)
    for column, texts in enumerate(columns, 1):
        grid.setColumnStretch(column, 1)
        for row, text in enumerate(texts):
            label = _label(text, "" if row else "quiet")
            grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
    return holder


def _label(text: str, kind: str = "") -> WrappingLabel:
    label = WrappingLabel()
    label.setText(text)
    if kind:
        label.setProperty("kind", kind)
    return label

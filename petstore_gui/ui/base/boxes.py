"""Rows and columns of widgets."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from petstore_gui.ui.look.direction import set_margins

Part: TypeAlias = QWidget | QLayout | int
"""What stands in a box: an integer is empty room, and how much it stretches."""

Box = TypeVar("Box", bound=QBoxLayout)


def filled(
    box: Box,
    *parts: Part | tuple[QWidget | QLayout, int],
    gap: int | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Box:
    """Put parts into a box, with `gap` pixels between them.

    A pair is a part, and how much it stretches. `margins`: at the beginning of lines, above, at
    their end, below.
    """
    set_margins(box, *margins)
    if gap is not None:
        box.setSpacing(gap)
    for part in parts:
        what, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QWidget):
            box.addWidget(what, stretch)
        elif isinstance(what, QLayout):
            box.addLayout(what, stretch)
        else:
            box.addStretch(what)
    return box

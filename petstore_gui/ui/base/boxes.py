"""Rows and columns of widgets."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from petstore_gui.ui.look.direction import set_margins

Part: TypeAlias = QWidget | QLayout | int
"""What stands in a box: an integer is room that stretches so much."""

Box = TypeVar("Box", bound=QBoxLayout)


def filled(
    box: Box,
    *parts: Part | tuple[QWidget | QLayout, int],
    gap: int | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Box:
    """Put parts into a box, with so many pixels between two of them.

    A pair is a part, and how much it stretches. `margins`: from where lines begin, then clockwise.
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

"""The sizes of cards and labels, in millimetres, and their places on a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Size: TypeAlias = tuple[float, float]
"""Width and height."""


A4, LETTER = (210.0, 297.0), (215.9, 279.4)


_INCH = 25.4


@dataclass(frozen=True)
class Stock:
    """Places of one size in rows and columns on a page.

    `corner` is that of the first place; from one place to the next it is `pitch`. `is_cut`: the
    user cuts the places out of a sheet.
    """

    page: Size
    place: Size
    columns: int = 1
    rows: int = 1
    corner: Size = (0.0, 0.0)
    pitch: Size = (0.0, 0.0)
    is_cut: bool = False

    @property
    def count(self) -> int:
        """How many places a page has."""
        return self.columns * self.rows


def _inches(wide: float, high: float) -> Size:
    return wide * _INCH, high * _INCH


CARDS: dict[str, Size] = {
    "90x55": (90, 55),
    "a7": (105, 74),
    "3x5in": _inches(5, 3),
    "a6": (105, 148),
}


LABELS: dict[str, Stock] = {
    "63.5x38.1": Stock(A4, (63.5, 38.1), 3, 7, (7.25, 15.15), (66.0, 38.1)),
    "63.5x33.9": Stock(A4, (63.5, 33.9), 3, 8, (7.25, 12.9), (66.0, 33.9)),
    "70x37": Stock(A4, (70, 37), 3, 8, (0, 0.5), (70, 37)),
    "99.1x67.7": Stock(A4, (99.1, 67.7), 2, 4, (4.65, 13.1), (101.6, 67.7)),
    "38.1x21.2": Stock(A4, (38.1, 21.2), 5, 13, (4.75, 10.7), (40.6, 21.2)),
    "62x29": Stock((62, 29), (62, 29)),
    "62x50": Stock((62, 50), (62, 50)),
    "62x100": Stock((62, 100), (62, 100)),
    "2.625x1in": Stock(LETTER, _inches(2.625, 1), 3, 10, _inches(0.1875, 0.5), _inches(2.75, 1)),
    "4x2in": Stock(LETTER, _inches(4, 2), 2, 5, _inches(0.15625, 0.5), _inches(4.1875, 2)),
}
"""By the names that the settings keep. Labels of 62 mm are on a roll, one a page."""


def labels_for(page: Size) -> dict[str, Stock]:
    """The labels, those on sheets of this size first."""
    return dict(sorted(LABELS.items(), key=lambda one: one[1].page != page))


def cards_on(page: Size, card: Size) -> Stock:
    """As many cards as fit on a page, edge to edge in its middle."""
    columns, rows = (max(int(room // side), 1) for room, side in zip(page, card, strict=True))
    left, top = (page[0] - columns * card[0]) / 2, (page[1] - rows * card[1]) / 2
    return Stock(page, card, columns, rows, (left, top), card, is_cut=True)

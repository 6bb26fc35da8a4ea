"""What a person chose to print."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QPageSize

from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.printing.label_sizes import CARDS, LABELS, Size, Stock, cards_on, labels_for

_PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
"""By the words of the settings."""

PAPERS = tuple(_PAPERS.values())


class What(StrEnum):
    """What is printed."""

    LIST = "list"
    CARDS = "cards"
    LABELS = "labels"


class Code(StrEnum):
    """How a scanner reads the ID from a card."""

    QR = "qr"
    BARS = "bars"


@dataclass(frozen=True)
class PrintChoice:
    """What to print, and on which paper; `card` and `label` are keys of `CARDS` and `LABELS`.

    `shop`: the name of the shop on each card. `selected_only`: cards or labels for the selected
    animals alone.
    """

    what: What
    paper: QPageSize.PageSizeId
    card: str
    label: str
    code: Code = Code.QR
    shop: str = ""
    selected_only: bool = False

    @property
    def stock(self) -> Stock | None:
        """The places of cards or labels."""
        if self.what is What.LABELS:
            return LABELS[self.label]
        if self.what is What.CARDS:
            return cards_on(paper_size(self.paper), CARDS[self.card])
        return None

    @property
    def page_size(self) -> QPageSize:
        """The size of the paper."""
        if self.what is not What.LABELS:
            return QPageSize(self.paper)
        return QPageSize(QSizeF(*LABELS[self.label].page), QPageSize.Unit.Millimeter)


def last_choice(preferences: Preferences) -> PrintChoice:
    """The last choice; the usual one where there was none, or none that this version knows.

    Usual is the list on A4, or on Letter where inches are in use.
    """
    is_of_inches = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    usual = QPageSize.PageSizeId.Letter if is_of_inches else QPageSize.PageSizeId.A4
    card, label = preferences.get(schema.PRINT_CARD), preferences.get(schema.PRINT_LABEL)
    return PrintChoice(
        What(preferences.get(schema.PRINT_WHAT)),
        _PAPERS.get(preferences.get(schema.PRINT_PAPER), usual),
        card if card in CARDS else next(iter(CARDS)),
        label if label in LABELS else next(iter(labels_for(paper_size(usual)))),
        Code(preferences.get(schema.PRINT_CODE)),
        preferences.get(schema.PRINT_SHOP),
    )


def keep_choice(choice: PrintChoice, preferences: Preferences) -> None:
    """Offer this choice the next time, but for which animals."""
    words = {paper: word for word, paper in _PAPERS.items()}
    preferences.set_all(
        schema.PRINT_WHAT.to(choice.what.value),
        schema.PRINT_PAPER.to(words[choice.paper]),
        schema.PRINT_CARD.to(choice.card),
        schema.PRINT_LABEL.to(choice.label),
        schema.PRINT_CODE.to(choice.code.value),
        schema.PRINT_SHOP.to(choice.shop),
    )


def paper_size(paper: QPageSize.PageSizeId) -> Size:
    """The size of a paper in millimetres."""
    size = QPageSize.size(paper, QPageSize.Unit.Millimeter)
    return size.width(), size.height()

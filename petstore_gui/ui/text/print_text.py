"""Words about what is printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale

from petstore_gui.ui.printing.print_choice import LETTER, Size, Stock, What
from petstore_gui.ui.text.words import tr

_INCH = 25.4


def what_words() -> dict[What, str]:
    """The name of each thing that can be printed."""
    return {
        What.LIST: tr("List"),
        What.CARDS: tr("Cage cards"),
        What.LABELS: tr("Labels"),
    }


def file_name(what: What, title: str, date: str) -> str:
    """A name for a PDF file; `title` is that of the list."""
    name = title if what is What.LIST else what_words()[what]
    return f"{name} {date}.pdf"


def card_words(size: Size) -> str:
    """The size of a card."""
    return _size_words(size, is_in_inches=False)


def label_words(stock: Stock) -> str:
    """The size of labels, and what they come on."""
    size = _size_words(stock.place, is_in_inches=stock.page == LETTER)
    if stock.count == 1:
        return tr("{size}, roll of 62 mm").format(size=size)
    page = "Letter" if stock.page == LETTER else "A4"
    return tr("{size}, %Ln on {page}", "", stock.count).format(size=size, page=page)


def animals_choices(shown: int, selected: int) -> dict[bool, str]:
    """Which animals get a card, by whether these are only the selected ones."""
    words = {False: tr("All %Ln shown", "", shown)}
    if selected:
        words[True] = tr("%Ln selected", "", selected)
    return words


def saved_sentence(what: What, path: Path) -> str:
    """That a PDF file is written."""
    return {
        What.LIST: tr("The list is saved as {path}."),
        What.CARDS: tr("The cage cards are saved as {path}."),
        What.LABELS: tr("The labels are saved as {path}."),
    }[what].format(path=path)


def sent_sentence(what: What) -> str:
    """That a printer has all pages."""
    return {
        What.LIST: tr("The list was sent to the printer."),
        What.CARDS: tr("The cage cards were sent to the printer."),
        What.LABELS: tr("The labels were sent to the printer."),
    }[what]


def _size_words(size: Size, *, is_in_inches: bool) -> str:
    unit = _INCH if is_in_inches else 1
    wide, high = (QLocale().toString(round(side / unit, 3), "g", 5) for side in size)
    pattern = tr("{wide} × {high} in") if is_in_inches else tr("{wide} × {high} mm")
    return pattern.format(wide=wide, high=high)

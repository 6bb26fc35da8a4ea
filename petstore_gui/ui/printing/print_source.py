"""What the window shows at one time, as pages of each kind."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import seconds_of
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.card_pages import CardPages, QrCode
from petstore_gui.ui.printing.list_pages import ListPages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.print_choice import PrintChoice
from petstore_gui.ui.printing.rule_page import RulePage
from petstore_gui.ui.text.card_text import CardText, card_text
from petstore_gui.ui.text.print_text import what_words


class PrintSource:
    """Lays out pages. Cards and labels need `prepare` once."""

    def __init__(
        self, catalogue: Catalogue, listed: ExportedList, about: About, longest: list[str]
    ) -> None:
        self.listed = listed
        self.selected = listed
        self._catalogue = catalogue
        self._about = about
        self._longest = longest
        self._names = catalogue.category_names.by_id
        self._qr_code: QrCode | None = None

    @classmethod
    async def of(cls, shown: ListSource, catalogue: Catalogue) -> PrintSource:
        """The list as it is shown now, and the animals that are selected in it."""
        listed, about = await shown.whole(everything=False)
        source = cls(catalogue, listed, about, await longest_texts(listed))
        source.selected = shown.selected()
        return source

    def is_ready(self, choice: PrintChoice) -> bool:
        """Whether the pages can be laid out at once."""
        return choice.stock is None or choice.is_test or self._qr_code is not None

    async def prepare(self) -> None:
        """Import what makes QR codes, in a thread: the window would stall."""
        self._qr_code = await asyncio.to_thread(_import_qr_code)

    def pages(self, choice: PrintChoice, size: QPageSize) -> Pages:
        """The pages of a choice; those of a list for this size of paper."""
        if (stock := choice.stock) is None:
            paper: QSizeF = size.size(QPageSize.Unit.Millimeter)
            return ListPages(self.listed, self._about, self._longest, paper)
        if choice.is_test or self._qr_code is None:
            return RulePage(stock)
        listed = self.selected if choice.selected_only else self.listed
        title = what_words()[choice.what]
        return CardPages(title, listed, self._card_text, stock, self._qr_code)

    def _card_text(self, pet: Pet) -> CardText:
        known, as_of = self._catalogue.facts_of(pet.id), self._catalogue.facts.as_of
        seen = seconds_of(as_of) if as_of else None
        return card_text(pet, self._names, known.last_seen if known else seen)


def _import_qr_code() -> QrCode:
    from petstore_gui.ui.printing.qr_code import qr_code  # noqa: PLC0415 - only when used

    return qr_code

"""A list as pages of each kind."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.export.exported_list import About, ExportedList
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import seconds_of
from petstore_gui.ui.printing.card_pages import CardPages, QrCode
from petstore_gui.ui.printing.list_pages import ListPages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.print_choice import PrintChoice
from petstore_gui.ui.text.export_text import what_words
from petstore_gui.ui.text.pet_text import CardText, card_text


@dataclass(frozen=True)
class PrintedList:
    """`listed`: the animals shown. `selected`: those selected among them."""

    listed: ExportedList
    about: About
    selected: ExportedList
    longest: list[str]
    catalogue: Catalogue
    qr_code: QrCode

    def pages(self, choice: PrintChoice, size: QPageSize | None = None) -> Pages:
        """The pages of a choice; those of a list for this `size` of paper, if it is another."""
        if (stock := choice.stock) is None:
            paper: QSizeF = (size or choice.page_size).size(QPageSize.Unit.Millimeter)
            return ListPages(self.listed, self.about, self.longest, paper)
        listed = self.selected if choice.selected_only else self.listed
        return CardPages(what_words()[choice.what], listed, self._card_text, stock, self.qr_code)

    def _card_text(self, pet: Pet) -> CardText:
        known, as_of = self.catalogue.facts_of(pet.id), self.catalogue.facts.as_of
        seen = seconds_of(as_of) if as_of else None
        names = self.catalogue.category_names.by_id
        return card_text(pet, names, known.last_seen if known else seen)


async def printed_list(
    listed: ExportedList, about: About, selected: ExportedList, catalogue: Catalogue
) -> PrintedList:
    """Measure a list, and import what draws codes, without stalling the window."""
    qr_code = await asyncio.to_thread(_import_qr_code)
    return PrintedList(listed, about, selected, await longest_texts(listed), catalogue, qr_code)


def _import_qr_code() -> QrCode:
    from petstore_gui.ui.printing.qr_code import qr_code  # noqa: PLC0415 - only when used

    return qr_code

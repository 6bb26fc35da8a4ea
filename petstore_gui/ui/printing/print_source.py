"""What the window shows at one time, as pages of each kind."""

from __future__ import annotations

import asyncio
from array import array
from dataclasses import replace
from datetime import datetime, time, timedelta

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.pets import Pet
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.card_pages import CardPages, QrCode
from petstore_gui.ui.printing.list_pages import ListPages, longest_texts
from petstore_gui.ui.printing.pages import Pages
from petstore_gui.ui.printing.print_choice import PrintChoice, What
from petstore_gui.ui.printing.rule_page import RulePage
from petstore_gui.ui.printing.sheet_pages import Section, SheetPages
from petstore_gui.ui.text.card_text import CardText, card_text
from petstore_gui.ui.text.morning_text import morning_sections, morning_title
from petstore_gui.ui.text.print_text import what_words
from petstore_gui.ui.text.words import tr


class PrintSource:
    """Lays out pages, once what a choice needs is prepared.

    `listed`: the animals shown. `selected`: those selected among them.
    """

    def __init__(self, shown: ListSource, catalogue: Catalogue) -> None:
        self._shown = shown
        self._catalogue = catalogue
        self._names = catalogue.category_names.by_id
        self._qr_code: QrCode | None = None
        self._sections: list[Section] = []
        self.listed = self.selected = shown.now(everything=False)
        self._about = self._sheet_about = shown.about(None)
        self._longest: list[str] = []

    async def load(self) -> None:
        """Take the list as it is shown now."""
        self.listed, self._about = await self._shown.whole(everything=False)
        self._longest = await longest_texts(self.listed)
        self.selected = self._shown.selected()

    async def load_only(self, pet_id: int) -> None:
        """Take one animal of the list, or none if it is not known any more."""
        known = self._shown.now(everything=True)
        row = known.rows.row_of(pet_id)
        one = replace(known, order=array("I", [] if row is None else [row]))
        about = self._shown.about(None)
        self._about = replace(about, lines=(*about.lines, tr("Only one animal of these")))
        self._longest = await longest_texts(one)
        self.listed = self.selected = one

    def is_ready(self, choice: PrintChoice) -> bool:
        """Whether the pages can be laid out at once."""
        if choice.what is What.MORNING:
            return bool(self._sections)
        return choice.stock is None or choice.is_test or self._qr_code is not None

    async def prepare(self, choice: PrintChoice) -> None:
        """Get what a choice needs, without stalling the window."""
        if choice.what is What.MORNING:
            morning = await self._catalogue.morning(_start_of_yesterday())
            facts, unadded = self._catalogue.facts, self._shown.unadded
            self._sections = morning_sections(morning, facts, self._names, unadded)
            about = self._shown.about(None)
            lines = (morning_title(about.deployment), *about.lines[1:])
            self._sheet_about = replace(about, lines=lines)
        else:
            self._qr_code = await asyncio.to_thread(_import_qr_code)

    def pages(self, choice: PrintChoice, size: QPageSize) -> Pages:
        """The pages of a choice; those of a list or a sheet for this size of paper."""
        paper: QSizeF = size.size(QPageSize.Unit.Millimeter)
        if choice.what is What.MORNING:
            return SheetPages(self._sheet_about, self._sections, paper)
        if (stock := choice.stock) is None:
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


def _start_of_yesterday() -> int:
    yesterday = local_now().date() - timedelta(days=1)
    return seconds_of(datetime.combine(yesterday, time(), local_now().tzinfo))


def _import_qr_code() -> QrCode:
    from petstore_gui.ui.printing.qr_code import qr_code  # noqa: PLC0415 - only when used

    return qr_code

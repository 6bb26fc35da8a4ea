"""Shows what is known of an animal beside the table."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.history import PetFacts
from petstore_gui.domain.category import Category
from petstore_gui.domain.place import Place
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.dialog import push_button
from petstore_gui.ui.base.form import ScrollingForm
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.printing.codes import QrMatrix, paint_squares, qr_code
from petstore_gui.ui.table.marks import mark_on, mark_size
from petstore_gui.ui.words.pet_text import pet_lines
from petstore_gui.ui.words.plain_text import PlainLabel, WrappingLabel, clip, visible
from petstore_gui.ui.words.words import labelled, time_words, tr

_TEXT_MAX = 240

_CODE_SIDE = 116
"""Pixels: four for each module of an ID's code, with its white edge."""


class AnimalPanel(QFrame):
    """Shows an animal's name and lines of a label and a text each, a long text in part.

    While it is open, it follows the selected row and the list. Esc or its button closes it.

    Signals:
        card_wanted(int): the user wants to print a card of this animal; an int64, as an object.
    """

    card_wanted = Signal(object)

    def __init__(self, contents: WindowContents) -> None:
        super().__init__()
        self.setAccessibleName(tr("Animal"))
        self._catalogue = contents.catalogue
        self._tasks = contents.tasks
        self._table = contents.central.table
        self._facts: PetFacts | None = None
        self._first_seen: int | None = None
        close = QToolButton()
        close.setText("×")
        close.setAutoRaise(True)
        close.setAccessibleName(tr("Close panel"))
        close.clicked.connect(self._leave)
        top = filled(QHBoxLayout(), (PlainLabel(tr("Animal"), "label"), 1), close)
        self._icon, self._name, self._code = PlainLabel(), WrappingLabel(kind="title"), PlainLabel()
        self._code.setFixedSize(_CODE_SIDE, _CODE_SIDE)
        self._code.setAccessibleName(tr("QR code of the ID"))
        named = QWidget()
        heading = filled(QHBoxLayout(named), self._icon, (self._name, 1))
        heading.setAlignment(self._icon, Qt.AlignmentFlag.AlignTop)
        known = QWidget()
        self._lines = QFormLayout(known)
        self._lines.setContentsMargins(0, 0, 0, 0)
        card = push_button(tr("Print card…"), self._ask_for_card, tr("Print card"))
        card.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        scroll = ScrollingForm((named, known, self._code, card))
        scroll.setMinimumHeight(1)  # below large type there is little room
        filled(QVBoxLayout(self), top, (scroll, 1), margins=(16, 0, 0, 0))
        self.hide()
        contents.central.row.addWidget(self, 1)
        self._table.pet_seen.connect(self._follow)
        self._catalogue.facts_changed.connect(self._show)
        self._catalogue.opened.connect(self.hide)  # it is an animal of another service

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        self.hide()
        self._table.setFocus()

    def show_pet(self, pet_id: int) -> None:
        """Show what is known of an animal; its code, and when it was first seen, follow."""
        facts = self._catalogue.facts_of(pet_id)
        if facts is not None:
            self._facts, self._first_seen = facts, None
            self.show()
            self._show()
            self._tasks.start("details of an animal", self._add_details(pet_id))

    def _follow(self, pet_id: int) -> None:
        if not self.isHidden():
            self.show_pet(pet_id)

    def _show(self) -> None:
        """Follow the list; of an animal that is gone, show what was known last."""
        if self.isHidden() or self._facts is None:
            return
        pet, names = self._facts.pet, self._catalogue.category_names.by_id
        known = self._catalogue.facts_of(pet.id)
        self._facts = facts = known or self._facts
        lines = pet_lines(facts, names)
        if known is None:
            lines.append((tr("List"), tr("Gone")))
        if self._first_seen is not None:
            words = tr("Added here") if facts.place is Place.ADDED else tr("First seen")
            lines.append((words, time_words(self._first_seen)))
        self._show_lines(visible(facts.pet.name), names.get(facts.pet.category_id), lines)

    def _show_lines(
        self, name: str, category: Category | None, lines: list[tuple[str, str]]
    ) -> None:
        self._name.setText(clip(name, _TEXT_MAX))
        self._icon.setVisible(category is not None)
        if category is not None:
            mark = mark_on(category, mark_size(self.fontMetrics()), self.devicePixelRatio())
            self._icon.setPixmap(mark)
        while self._lines.rowCount():
            self._lines.removeRow(0)
        for label, text in lines:
            self._lines.addRow(PlainLabel(label, "label"), WrappingLabel(clip(text, _TEXT_MAX)))
        told = [(tr("Name"), name), *lines]
        parts = (labelled(one, clip(text, _TEXT_MAX)) for one, text in told)
        self.setAccessibleDescription("; ".join(parts))

    def _show_code(self, matrix: QrMatrix) -> None:
        """Show a QR code, row by row, as cage cards have it."""
        scale = self.devicePixelRatio()
        picture = QPixmap(round(_CODE_SIDE * scale), round(_CODE_SIDE * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.white)  # in the dark theme too: scanners need a light edge
        with QPainter(picture) as painter:
            paint_squares(painter, QRectF(0, 0, _CODE_SIDE, _CODE_SIDE), matrix)
        self._code.setPixmap(picture)

    async def _add_details(self, pet_id: int) -> None:
        code = await asyncio.to_thread(qr_code, str(pet_id))
        seconds = (await self._catalogue.first_seen_of([pet_id])).get(pet_id)
        if self._facts is not None and self._facts.pet.id == pet_id:
            self._first_seen = seconds
            self._show_code(code)
            self._show()

    def _ask_for_card(self) -> None:
        if self._facts is not None:
            self.card_wanted.emit(self._facts.pet.id)

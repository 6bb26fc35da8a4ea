"""Painting a row of the unfinished adds: an icon, the name, the status as a chip."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.domain.pending_add import Phase
from petstore_gui.ui.adding.unfinished_model import UnfinishedColumn, UnfinishedModel
from petstore_gui.ui.style.icons import icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.table.status_chip import Chip, StatusChips
from petstore_gui.ui.text.words import status_word

ROW_HEIGHT = 36
_MARGIN = 8


class UnfinishedDelegate(QStyledItemDelegate):
    """Paints the cells of an `UnfinishedModel`."""

    def __init__(self, model: UnfinishedModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._chips = StatusChips(theme.colours)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width() + 2 * _MARGIN, ROW_HEIGHT)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        listed = self._model.listed(index.row())
        if listed is not None and index.column() == UnfinishedColumn.NAME:
            is_wrong = listed.add.phase in (Phase.UNKNOWN, Phase.REFUSED)
            colours = self._theme.colours
            name, colour = ("warning", colours.error) if is_wrong else ("add", colours.text_quiet)
            option.icon = icon(name, colour)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        if index.column() == UnfinishedColumn.STATUS:
            option.text = ""  # painted as a chip

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        listed = self._model.listed(index.row())
        if listed is None or index.column() != UnfinishedColumn.STATUS:
            return
        status = listed.add.pet.status
        box: QRect = option.rect
        painter.save()
        painter.setFont(option.font)
        inner = box.adjusted(_MARGIN, 0, -_MARGIN, 0)
        chip = Chip(status or "", status_word(status), option.direction)
        self._chips.draw(painter, inner, chip)
        painter.restore()

"""The cells of the table of categories: how they look, and how they are edited."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from petstore_gui.domain.category import NAME_LENGTH_MAX, Category
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.category_mark import CategoryMarks
from petstore_gui.ui.table.category_table_model import CategoryTableModel, Part
from petstore_gui.ui.table.cell_painter import CELL_MARGIN, mark_room, mark_size
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.text.category_text import colour_word, icon_word
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox

_RELEASE_MS = 20


class CategoryDelegate(QStyledItemDelegate):
    """Paints the cells, and edits them: a name in a line, a colour or an icon from a list.

    Signals:
        name_typed(int, str): a name is being typed for a number, an int64, as an object.
    """

    name_typed = Signal(object, str)

    def __init__(self, theme: Theme, model: CategoryTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._marks = CategoryMarks(theme.colours)
        theme.changed.connect(self._update_colours)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        colours = self._theme.colours
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(colours.selection))
        painter.fillRect(box.x(), box.bottom(), box.width(), 1, QColor(colours.line))
        inner = box.adjusted(CELL_MARGIN, 0, -CELL_MARGIN, -1)
        category = self._model.category(index)
        if category is not None and index.column() in (Part.NAME, Part.COLOUR):
            inner = self._paint_mark(painter, option, inner, category, index.column())
        painter.setPen(QColor(colours.text))
        metrics = painter.fontMetrics()
        text = metrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, inner.width())
        side = index.data(Qt.ItemDataRole.TextAlignmentRole)
        side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag(side))
        painter.drawText(inner, int(side) | Qt.TextFlag.TextSingleLine.value, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(QRectF(box.adjusted(1, 1, -1, -2)))
        painter.restore()

    def _paint_mark(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        inner: QRect,
        category: Category,
        part: int,
    ) -> QRect:
        """Paint the mark beside a name, or a dot of its colour; returns the room of the text."""
        size, room = mark_size(option.fontMetrics), mark_room(option.fontMetrics)
        if part == Part.COLOUR:
            size, room = size // 2, room - size // 2
        place = QRect(inner.left(), inner.top() + (inner.height() - size) // 2, size, size)
        place = QStyle.visualRect(option.direction, inner, place)
        if part == Part.COLOUR:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            chip = self._theme.colours.categories[category.colour]
            painter.setPen(QPen(QColor(chip.text), 2))
            painter.setBrush(QColor(chip.back))
            painter.drawEllipse(place)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            scale = painter.device().devicePixelRatio()
            painter.drawPixmap(place.topLeft(), self._marks.pixmap(category, size, scale))
        return QStyle.visualRect(option.direction, inner, inner.adjusted(room, 0, 0, 0))

    def _update_colours(self) -> None:
        self._marks = CategoryMarks(self._theme.colours)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        is_name = index.column() == Part.NAME
        editor = self._line_edit(parent, index) if is_name else self._list(parent, index)
        heading = self._model.headerData(index.column(), Qt.Orientation.Horizontal)
        words = tr("{heading} of category {number}")
        number = self._model.number_at(index.row())
        editor.setAccessibleName(words.format(heading=heading, number=number))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(index.data(Qt.ItemDataRole.EditRole))
        elif isinstance(editor, QComboBox):
            editor.setCurrentText(index.data())

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.isModified():
            model.setData(index, editor.text().strip())
        elif isinstance(editor, QComboBox) and editor.currentText() != index.data():
            model.setData(index, editor.currentData())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Open the list of choices as soon as it is there."""
        if event.type() is QEvent.Type.Show and isinstance(editor, QComboBox):
            _open_list(editor)
        return super().eventFilter(editor, event)

    def _line_edit(self, parent: QWidget, index: Index) -> QWidget:
        edit = QLineEdit(parent)
        edit.setMaxLength(2 * NAME_LENGTH_MAX)  # a longer one is told, and not just cut
        edit.setProperty("dense", True)
        edit.textEdited.connect(partial(self._type, self._model.number_at(index.row())))
        return edit

    def _type(self, number: int | None, text: str) -> None:
        self.name_typed.emit(number, text)

    def _list(self, parent: QWidget, index: Index) -> QWidget:
        box = ComboBox()
        box.setParent(parent)
        is_colour = index.column() == Part.COLOUR
        for one in self._model.choices(index):
            word = colour_word(one.colour) if is_colour else icon_word(one.icon)
            size = mark_size(box.fontMetrics())
            box.addItem(self._marks.icon(one, size), word, one)
            box.setIconSize(QSize(size, size))
        box.activated.connect(partial(self._close, box))
        return box

    def _close(self, box: QComboBox, _place: int) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)


def _open_list(box: QComboBox) -> None:
    """Open a list once the mouse is released: the release of a double click would close it."""
    if QGuiApplication.mouseButtons() is Qt.MouseButton.NoButton:
        box.showPopup()
    else:
        QTimer.singleShot(_RELEASE_MS, box, partial(_open_list, box))

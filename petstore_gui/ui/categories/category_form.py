"""The fields of one category: its name, colour and icon."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon, CategoryProblem
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.table.category_mark import marks_on
from petstore_gui.ui.table.cell_painter import mark_size
from petstore_gui.ui.text.category_text import category_name_sentence, colour_word, icon_word
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.text_field import TextField

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CategoryForm(QObject):
    """Colour and icon can be chosen once there is a name. `fields` go into a form.

    Signals:
        edited(Category): something was typed or chosen.
        step_wanted(int): Up (-1) or Down (1) was pressed in the name.
    """

    edited = Signal(object)
    step_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._category: Category | None = None
        self._can_be_changed = False
        self.name = TextField()
        self._name_field = FormField(tr("Name"), self.name)
        self._colour, self._icon = ComboBox(), ComboBox()
        for colour in CategoryColour:
            self._colour.addItem(colour_word(colour), colour)
        for icon in CategoryIcon:
            self._icon.addItem(icon_word(icon), icon)
        look = QWidget()
        row = QHBoxLayout(look)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for label, box in ((tr("Colour"), self._colour), (tr("Icon"), self._icon)):
            row.addWidget(FormField(label, box, lines=0), 1)
            box.currentIndexChanged.connect(self._edit)
        self.fields = self._name_field, look
        self.name.textChanged.connect(self._edit)
        self.name.text_refused.connect(self._say_too_long)
        self.name.installEventFilter(self)

    def show_category(self, category: Category | None, *, can_be_changed: bool) -> None:
        """Show a category, or that there is none."""
        self._category, self._can_be_changed = category, can_be_changed and category is not None
        shown = category or Category(0, "")
        if self.name.text() != shown.name:
            with QSignalBlocker(self.name):
                self.name.setText(shown.name)
        for box, choice in ((self._colour, shown.colour), (self._icon, shown.icon)):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(choice))
        self._show_marks(shown)

    def show_text(self, text: str, *, is_problem: bool) -> None:
        """Show a text below the name."""
        self._name_field.show_text(text, is_problem=is_problem)

    def focus_name(self) -> None:
        """Put the focus into the name, ready to be replaced."""
        self.name.setFocus()
        self.name.selectAll()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Go to the other categories from the name."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if step := _STEPS.get(Qt.Key(event.key())):
            self.step_wanted.emit(step)
        return bool(step)

    def _say_too_long(self) -> None:
        self.show_text(category_name_sentence(CategoryProblem.TOO_LONG), is_problem=True)

    def _edit(self) -> None:
        if self._category is not None:
            self._category = msgspec.structs.replace(
                self._category,
                name=self.name.text(),
                colour=self._colour.currentData(),
                icon=self._icon.currentData(),
            )
            self._show_marks(self._category)
            self.edited.emit(self._category)

    def _show_marks(self, shown: Category) -> None:
        marks, side = marks_on(self.name), mark_size(self.name.fontMetrics())
        for box, part in ((self._colour, "colour"), (self._icon, "icon")):
            box.setEnabled(self._can_be_changed and bool(shown.name.strip()))
            box.setIconSize(QSize(side, side))
            for line in range(box.count()):
                one = msgspec.structs.replace(shown, **{part: box.itemData(line)})
                box.setItemIcon(line, marks.icon(one, side))
        self.name.setReadOnly(not self._can_be_changed)

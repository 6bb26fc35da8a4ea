"""The dialog that shows what is in a file before anything is sent."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from petstore_gui.importing.preview import Preview, Verdict
from petstore_gui.ui.importing.preview_model import PreviewModel
from petstore_gui.ui.importing.preview_table import PreviewTable
from petstore_gui.ui.importing.reading_form import ReadingForm
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.import_text import add_button_words, appeared_sentence, summary_sentence
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_SIZE = 58, 38
"""In heights of a line of text."""

_NARROW = 34
"""The same: what is narrower has the summary and the filter on two lines."""

_LETTERS_SHOWN = 18
"""How many of the words of the filter have room, at least."""

_SHOWN: dict[str, tuple[Verdict, ...]] = {
    "all": tuple(Verdict),
    "new": (Verdict.NEW,),
    "like": (Verdict.LIKE_LISTED, Verdict.LIKE_ROW),
    "invalid": (Verdict.INVALID,),
}


class ImportDialog(Dialog):
    """Every row of a file as it would be added, and above it how the file is read.

    Signals:
        edited(PreviewRow, PetField, str): somebody changed a text of a row.
        categories_chosen(): a category should be named.
        add_chosen(): the ticked rows should be added.
    """

    edited = Signal(object, object, str)
    categories_chosen = Signal()
    add_chosen = Signal()

    def __init__(self, theme: Theme, status: str, parent: QWidget) -> None:
        super().__init__(tr("Import animals"), parent)
        self.setObjectName("import")
        self.reading = ReadingForm(theme, status)
        self._announcer = Announcer(self)
        self._about = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._preview: Preview | None = None
        self._model = PreviewModel(theme, self)
        self._model.edited.connect(self.edited)
        self._model.ticked.connect(self._count)
        self._table = PreviewTable(self._model, self)
        self._words = WrappingLabel(min_lines=1)
        self._words.setObjectName("importWords")
        self._shown = ComboBox()
        self._shown.currentIndexChanged.connect(self._filter)
        self._add = QPushButton(add_button_words(0))
        self._add.setProperty("kind", "primary")
        self._add.setDefault(True)
        self._add.clicked.connect(self.add_chosen)
        self._categories = QPushButton(tr("Categories…"))
        self._categories.setAutoDefault(False)
        self._categories.clicked.connect(self.categories_chosen)
        self._categories.hide()
        self._lay_out()
        self._offer_filters()
        self.set_busy(True)
        self._table.setFocus()

    def show_preview(self, preview: Preview) -> None:
        """Show what would become of each row; after an edit, the current one stays."""
        is_same, self._preview = preview is self._preview, preview
        self.set_busy(False)
        self._offer_filters()
        if is_same:
            self._model.show_checked()
        else:
            self._filter()
        self._categories.setVisible(preview.has_unknown_names)
        self._count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the filter below the summary where both have too little room beside each other."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW * self.fontMetrics().lineSpacing()
        direction = QBoxLayout.Direction
        self._about.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)

    def hold(self) -> None:
        """Add nothing until the rows have been checked again."""
        self._add.setEnabled(False)

    def show_problem(self, sentence: str) -> None:
        """Say why there is nothing to show."""
        self._preview = None
        self._model.show_rows(None, ())
        self._words.setProperty("kind", "problem")
        self._say(sentence)
        self._add.setEnabled(False)
        self.reading.show_problem()

    def show_looking(self) -> None:
        """Say that the list is searched again before anything is added."""
        self._say(tr("Looking in the list once more…"))
        self.hold()

    def show_appeared(self, count: int) -> None:
        """Say that animals like ticked ones have come into the list since, and show those."""
        self._shown.setCurrentIndex(self._shown.findData("like"))
        self._say(appeared_sentence(count))

    def set_busy(self, is_busy: bool) -> None:
        """Say that the file is being read or checked."""
        self._words.setProperty("kind", "")
        if is_busy:
            self._say(tr("Reading the file…"))
            self._add.setEnabled(False)

    def _lay_out(self) -> None:
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        label = PlainLabel(tr("Rows"))
        label.setProperty("kind", "label")
        label.setBuddy(self._shown)
        self._shown.setAccessibleName(label.text())
        self._shown.setMinimumContentsLength(_LETTERS_SHOWN)
        self._shown.setSizeAdjustPolicy(
            ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        about, choice = QWidget(), QHBoxLayout()
        choice.setSpacing(8)
        choice.addWidget(label)
        choice.addWidget(self._shown, 1)
        self._about.setContentsMargins(0, 0, 0, 0)
        self._about.setSpacing(8)
        self._about.addWidget(self._words, 1)
        self._about.addLayout(choice)
        about.setLayout(self._about)
        layout = column_of(self)
        layout.addWidget(ScrollingForm((self.reading, about, self._table)), 1)
        layout.addLayout(button_row(cancel, self._add, left=[self._categories]))
        self.resize_to_lines(*_SIZE)

    def _say(self, sentence: str) -> None:
        self._words.style().polish(self._words)
        self._words.setText(sentence)
        self._table.setAccessibleDescription(sentence)
        self._announcer.say(sentence, "rows")

    def _offer_filters(self) -> None:
        counts = {} if self._preview is None else self._preview.counts
        words = {
            "all": tr("All rows"),
            "new": tr("New"),
            "like": tr("Like one that is there"),
            "invalid": tr("Cannot be added"),
        }
        chosen = max(self._shown.currentIndex(), 0)
        self._shown.blockSignals(True)
        self._shown.clear()
        for key, word in words.items():
            count = sum(counts.get(verdict, 0) for verdict in _SHOWN[key])
            self._shown.addItem(f"{word} ({count})", key)
        self._shown.setCurrentIndex(chosen)
        self._shown.blockSignals(False)

    def _filter(self) -> None:
        if self._preview is not None:
            verdicts = _SHOWN[self._shown.currentData()]
            rows = [row for row in self._preview.rows if row.verdict in verdicts]
            self._model.show_rows(self._preview, rows)

    def _count(self) -> None:
        """Show how many rows would be added."""
        if self._preview is not None:
            count = len(self._preview.chosen)
            self._add.setText(add_button_words(count))
            self._add.setEnabled(count > 0)
            has_unknown = self._preview.has_unknown_names
            self._say(summary_sentence(self._preview.counts, has_unknown_names=has_unknown))

"""The dialog that shows what is in a file before anything is sent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QWidget

from petstore_gui.importing.columns import Columns
from petstore_gui.importing.preview import Preview, Verdict
from petstore_gui.importing.tables import TableRow
from petstore_gui.importing.text_tables import Format
from petstore_gui.ui.importing.columns_form import ColumnsForm
from petstore_gui.ui.importing.file_form import FileForm
from petstore_gui.ui.importing.preview_model import KNOWN, ROW, PreviewModel
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import ROW_HEIGHT
from petstore_gui.ui.table.row_table import RowTable
from petstore_gui.ui.text.import_text import add_button_words, summary_sentence
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.form_field import FormField
from petstore_gui.ui.widgets.scrolling_form import ScrollingForm

_SIZE = 54, 40
"""In heights of a line of text."""

_COLUMN_WIDTHS = 4, 8, 5, 5
"""The same: row, name, category, status."""

_ROWS_SEEN = 6
"""How many rows have room, at least; where the screen has less, the dialog scrolls."""

_TEXT_EDITS = (
    QAbstractItemView.EditTrigger.DoubleClicked
    | QAbstractItemView.EditTrigger.EditKeyPressed
    | QAbstractItemView.EditTrigger.AnyKeyPressed
)

_SHOWN: dict[str, tuple[Verdict, ...]] = {
    "all": tuple(Verdict),
    "new": (Verdict.NEW,),
    "like": (Verdict.LIKE_LISTED, Verdict.LIKE_ROW),
    "invalid": (Verdict.INVALID,),
}


class ImportDialog(Dialog):
    """Three parts: how the file is read, its columns, and every row as it would be added.

    Signals:
        format_chosen(Format): the file should be read in another way.
        sheet_chosen(str): another sheet should be read.
        reading_chosen(): columns, headings, or what rows without a field get have changed.
        edited(PreviewRow, PetField, str): somebody changed a text of a row.
        categories_chosen(): a category should be named.
        add_chosen(): the ticked rows should be added.
    """

    format_chosen = Signal(object)
    sheet_chosen = Signal(str)
    reading_chosen = Signal()
    edited = Signal(object, object, str)
    categories_chosen = Signal()
    add_chosen = Signal()

    def __init__(self, theme: Theme, status: str, parent: QWidget) -> None:
        super().__init__(tr("Import animals"), parent)
        self.setObjectName("import")
        self._file, self._columns = FileForm(theme), ColumnsForm(status)
        self._file.format_chosen.connect(self.format_chosen)
        self._file.sheet_chosen.connect(self.sheet_chosen)
        self._file.headings_chosen.connect(self.reading_chosen)
        self._columns.chosen.connect(self.reading_chosen)
        self._preview: Preview | None = None
        self._model = PreviewModel(theme, self)
        self._model.edited.connect(self.edited)
        self._model.ticked.connect(self._count)
        self._table = self._make_table()
        self._words = WrappingLabel(min_lines=1)
        self._words.setObjectName("importWords")
        self._shown = ComboBox()
        self._shown.currentIndexChanged.connect(self._filter)
        self._add = QPushButton(add_button_words(0))
        self._add.setProperty("kind", "primary")
        self._add.setDefault(True)
        self._add.clicked.connect(self.add_chosen)
        cancel = QPushButton(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self._categories = QPushButton(tr("Categories…"))
        self._categories.setAutoDefault(False)
        self._categories.clicked.connect(self.categories_chosen)
        self._categories.hide()
        shown = QWidget()
        FlowLayout(shown).addWidget(FormField(tr("Rows"), self._shown, lines=0))
        parts = self._file, self._columns, self._words, shown, self._table
        layout = column_of(self)
        layout.addWidget(ScrollingForm(parts), 1)
        layout.addLayout(button_row(cancel, self._add, left=[self._categories]))
        self.resize_to_lines(*_SIZE)
        self._offer_filters()
        self.set_busy(True)

    @property
    def has_headings(self) -> bool:
        """Whether the first row is no animal."""
        return self._file.has_headings

    @property
    def columns(self) -> Columns:
        """The column of each field that has one."""
        return self._columns.columns

    @property
    def category(self) -> str:
        """The category for rows without one, as typed."""
        return self._columns.category

    @property
    def status(self) -> str:
        """The choice of a status for rows without one."""
        return self._columns.status

    def show_sheets(self, names: Sequence[str]) -> None:
        """Offer the sheets of a spreadsheet."""
        self._file.show_sheets(names)

    def show_format(self, how: Format) -> None:
        """Show how the file is read."""
        self._file.show_format(how)

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show the first rows of the file."""
        self._file.show_rows(rows)

    def show_columns(self, headings: Sequence[str], columns: Columns) -> None:
        """Propose the columns of the file."""
        self._file.propose_headings(bool(columns))
        self._columns.show_columns(headings, columns)

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

    def set_busy(self, is_busy: bool) -> None:
        """Say that the file is being read or checked."""
        self._words.setProperty("kind", "")
        if is_busy:
            self._say(tr("Reading the file…"))
            self._add.setEnabled(False)

    def _say(self, sentence: str) -> None:
        self._words.style().polish(self._words)
        self._words.setText(sentence)
        self._table.setAccessibleDescription(sentence)

    def _make_table(self) -> RowTable:
        table, line = RowTable(self), self.fontMetrics().lineSpacing()
        table.setModel(self._model)
        table.setAccessibleName(tr("Animals in the file"))
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(_TEXT_EDITS)
        table.verticalHeader().setDefaultSectionSize(max(ROW_HEIGHT, line + 12))
        table.setMinimumHeight(_ROWS_SEEN * max(ROW_HEIGHT, line + 12))
        policy = table.sizePolicy()
        policy.setVerticalStretch(1)
        table.setSizePolicy(policy)
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setSectionResizeMode(KNOWN, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for column, lines in enumerate(_COLUMN_WIDTHS, ROW):
            table.setColumnWidth(column, max(lines * line, header.sectionSizeHint(column)))
        return table

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
            self._say(summary_sentence(self._preview.counts))

"""How a file is read, folded away once nothing about it is in question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import Columns
from petstore_gui.importing.tables import TableRow
from petstore_gui.importing.text_tables import Format
from petstore_gui.ui.importing.columns_form import ColumnsForm
from petstore_gui.ui.importing.file_form import FileForm
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.words import tr

_UNKNOWN_CHARACTER = "\ufffd"


class ReadingForm(QWidget):
    """The format or the sheet of a file, and its columns. A person can fold it away, and open it.

    Signals:
        format_chosen(Format): the file should be read in another way.
        sheet_chosen(str): another sheet should be read.
        chosen(): columns, headings, or what rows without a field get have changed.
    """

    format_chosen = Signal(object)
    sheet_chosen = Signal(str)
    chosen = Signal()

    def __init__(self, theme: Theme, status: str) -> None:
        super().__init__()
        self._file, self._columns = FileForm(theme), ColumnsForm(status)
        self._file.format_chosen.connect(self.format_chosen)
        self._file.sheet_chosen.connect(self.sheet_chosen)
        self._file.headings_chosen.connect(self.chosen)
        self._columns.chosen.connect(self.chosen)
        self._is_chosen = False  # a person has opened it or folded it away
        self._fold = QPushButton()
        self._fold.setAutoDefault(False)
        self._fold.setCheckable(True)
        self._fold.setProperty("kind", "quiet")
        self._fold.setAccessibleName(tr("How the file is read"))
        self._fold.toggled.connect(self._show)
        self._fold.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(self._file)
        column.addWidget(self._columns)
        self._show(is_open=False)

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
        """Offer the sheets of a spreadsheet; open if there are several."""
        self._file.show_sheets(names)
        self._open_if(len(names) > 1)

    def show_format(self, how: Format) -> None:
        """Show how the file is read."""
        self._file.show_format(how)

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show the first rows of the file; open if they have characters that nobody knows."""
        self._file.show_rows(rows)
        self._open_if(any(_UNKNOWN_CHARACTER in cell for row in rows for cell in row.cells))

    def show_columns(self, headings: Sequence[str], columns: Columns) -> None:
        """Propose the columns of the file; open if a field has none."""
        self._file.propose_headings(bool(columns))
        self._columns.show_columns(headings, columns)
        self._open_if(len(columns) < len(PetField))

    def show_problem(self) -> None:
        """There are no rows: perhaps the file is meant to be read in another way."""
        self._open_if(True)

    def _open_if(self, is_needed: bool) -> None:
        if is_needed and not self._is_chosen:
            self._fold.setChecked(True)

    def _choose(self) -> None:
        self._is_chosen = True

    def _show(self, is_open: bool) -> None:
        self._fold.setText(("▾ " if is_open else "▸ ") + self._fold.accessibleName())
        self._file.setVisible(is_open)
        self._columns.setVisible(is_open)

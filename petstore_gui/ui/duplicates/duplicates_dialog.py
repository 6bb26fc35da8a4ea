"""The dialog that shows animals that are alike."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.domain.view import Column
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_table import Record, RecordCell, RecordTable
from petstore_gui.ui.text.columns import column_words
from petstore_gui.ui.text.duplicates_text import advice_sentence, rule_sentence
from petstore_gui.ui.text.plain_text import clip, in_a_row
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.scrolling_text import ScrollingText

_SIZE = 54, 32
"""In heights of a line of text."""

_TEXT_MAX = 200


class DuplicatesDialog(Dialog):
    """Shows groups of animals, one an animal in each row.

    Signals:
        search_chosen(): the user wants to look again.
        stop_chosen(): the user wants the search stopped.
        export_chosen(), print_chosen(): the user wants the list in a file, or on paper.
        pet_chosen(int): the user wants to see this animal in the window; an int64, as an object.
    """

    search_chosen = Signal()
    stop_chosen = Signal()
    export_chosen = Signal()
    print_chosen = Signal()
    pet_chosen = Signal(object)

    def __init__(self, listed: ExportedList, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Duplicates"), parent)
        self.resize_to_lines(*_SIZE)
        self._theme = theme
        self._announcer = Announcer(self)
        self._about = ScrollingText()
        self._about.setAccessibleName(tr("About duplicates"))
        self._about.label.setObjectName("aboutDuplicates")
        self._column = column_of(self)
        self._column.addWidget(self._about)
        self._export, self._print = QPushButton(tr("Export…")), QPushButton(tr("Print…"))
        self._export.setAccessibleName(tr("Export"))
        self._print.setAccessibleName(tr("Print"))
        self._search, self._stop = QPushButton(tr("Look again")), QPushButton(tr("Stop"))
        close = QPushButton(tr("Close"))
        close.setProperty("kind", "primary")
        close.setDefault(True)
        for button, chosen in (
            (self._export, self.export_chosen),
            (self._print, self.print_chosen),
            (self._search, self.search_chosen),
            (self._stop, self.stop_chosen),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(chosen)
        close.clicked.connect(self.reject)
        left = self._export, self._print, self._search, self._stop
        self._table = self.make_table(listed)
        self._column.addWidget(self._table, 1)
        self._column.addLayout(button_row(close, left=left))
        close.setFocus()

    def show_search(self, words: str) -> None:
        """Show how far a search is."""
        if self._stop.isHidden():
            self._announcer.say("", "search")
            self._announcer.say(words, "search")
        self._set_busy(is_busy=True)
        self._show_words(words)

    def show_stopped(self, words: str) -> None:
        """Show that there is nothing to see, and why."""
        self._announcer.say(words, "search")
        self._set_busy(is_busy=False)
        self._show_words(words)

    def show_table(self, table: RecordTable, words: str) -> None:
        """Show what was found; `words` say how many, and what was looked through."""
        self._announcer.say(words, "search")
        self._column.replaceWidget(self._table, table)
        table.show()
        self._table.setParent(None)  # else a screen reader would still find it
        self._table.deleteLater()
        self._table = table
        self.setTabOrder(self._about, table)
        table.setAccessibleDescription(words)
        self._set_busy(is_busy=False)
        self._show_words(words)
        has_rows = len(table.records) > 0
        for button in (self._export, self._print):
            button.setEnabled(has_rows)
        if has_rows:
            table.setFocus()
            around = self._column.contentsMargins()
            needed = table.whole_width + around.left() + around.right()
            room = self.screen().availableGeometry().width()
            self.resize(max(self.width(), min(needed, room)), self.height())

    def _show_words(self, words: str) -> None:
        advice = advice_sentence() if len(self._table.records) else ""
        self._about.show_text(in_a_row(f"{words}\n{rule_sentence()}", advice))

    def _set_busy(self, *, is_busy: bool) -> None:
        had_focus = self._search.hasFocus() or self._stop.hasFocus()
        for button in (self._export, self._print):
            button.setEnabled(False)
        self._search.setVisible(not is_busy)
        self._stop.setVisible(is_busy)
        if had_focus:
            (self._stop if is_busy else self._search).setFocus()

    def make_table(self, listed: ExportedList) -> RecordTable:
        """The table of a list; measures its cells, but does not show it yet."""
        headings = listed.headings
        widest = headings.index(column_words()[Column.NAME])
        first = next(listed.part(0, 1).lines(), ())
        numbers = [place for place, cell in enumerate(first) if isinstance(cell, int)]
        table = RecordTable(
            tr("Duplicates"), headings, self._theme, widest=widest, numbers=numbers, parent=self
        )
        table.show_records(_Lines(listed))
        table.activated.connect(lambda index: self._choose(listed, index))
        return table

    def _choose(self, listed: ExportedList, index: QModelIndex) -> None:
        self.accept()
        self.pet_chosen.emit(listed.rows.ids[listed.order[index.row()]])


class _Lines:
    """The rows of a list as cells of the table, made when they are looked at."""

    def __init__(self, listed: ExportedList) -> None:
        self._listed = listed
        self._record = lru_cache(128)(self._make)

    def __len__(self) -> int:
        return len(self._listed)

    def __getitem__(self, line: int, /) -> Record:
        return self._record(line)

    def _make(self, line: int) -> Record:
        row = self._listed.order[line]
        texts = [clip(str(one.value_of(row)), _TEXT_MAX) for one in self._listed.columns]
        return tuple(map(RecordCell, texts))

"""The list of what changed since staff last looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.catalogue.changes import Change
from petstore_gui.domain.category import Category
from petstore_gui.support.clock import local_now
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.text_list import TextList
from petstore_gui.ui.words.pet_text import change_line, change_words
from petstore_gui.ui.words.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.words.words import moment_words, tr

_SIZE = 42, 29
"""In heights of a line of text."""


class ChangesDialog(Dialog):
    """Lists changes, one a row; `more` is how many animals are not listed.

    `categories`: those that have a name. Its owner connects the button `print`.

    Signals:
        seen(tuple[Change, ...]): the user marked these changes as seen.
        pet_chosen(int): the user wants to see this animal in the table; an int64, as an object.
    """

    seen = Signal(object)
    pet_chosen = Signal(object)

    def __init__(
        self,
        changes: Sequence[Change],
        categories: Mapping[int, Category],
        parent: QWidget,
        *,
        more: int = 0,
    ) -> None:
        super().__init__(tr("What changed"), parent)
        self._changes = tuple(changes)
        self._ids: list[int] = []
        self.resize_to_lines(*_SIZE)
        heading = tr("What has changed in the list since you last looked, as of {time}:")
        if not changes:
            heading = tr("As of {time}, nothing has changed since you last looked.")
        about = WrappingLabel()
        about.setText(heading.format(time=moment_words(local_now())))
        rows = TextList(tr("Changes"))
        for change in changes:
            for words in change_words(change, categories):
                rows.insert(rows.count(), change_line(change.pet, words, categories))
                self._ids.append(change.pet.id)
        rows.chosen.connect(self._show_pet)
        close, self.print = QPushButton(tr("Close")), QPushButton(tr("Print…"))
        seen = QPushButton(tr("Mark these as seen") if more else tr("Mark all as seen"))
        self.print.setAccessibleName(tr("Print"))
        make_default(close, (close, self.print, seen))  # changes are seen only on request
        for button in (self.print, seen):
            button.setEnabled(bool(changes))
        close.clicked.connect(self.reject)
        seen.clicked.connect(self._mark_seen)
        layout = column_of(self)
        layout.addWidget(about)
        layout.addWidget(rows)
        if more:
            layout.addWidget(PlainLabel(tr("And %Ln more animal(s).", "", more)))
        layout.addLayout(button_row(close, left=(seen, self.print)))
        close.setFocus()

    def _mark_seen(self) -> None:
        self.seen.emit(self._changes)
        self.accept()

    def _show_pet(self, line: int) -> None:
        self.accept()
        self.pet_chosen.emit(self._ids[line])

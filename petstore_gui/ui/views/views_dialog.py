"""The dialog that renames, reorders and removes views, and chooses the one at the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from petstore_gui.domain.category import same_name
from petstore_gui.domain.saved_view import KEYS_MAX, NAME_LENGTH_MAX, SavedView
from petstore_gui.domain.shared_views import SharedView
from petstore_gui.ui.base.dialog import Dialog, button_row, column_of, make_default
from petstore_gui.ui.base.scrolling_form import ScrollingForm
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.plain_text import WrappingLabel, clip, visible
from petstore_gui.ui.text.view_text import view_name_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.views.view_name_dialog import ViewNameDialog
from petstore_gui.ui.widgets.save_wait import SaveWait

_SIZE = 44, 24
"""In heights of a line of text."""
_LINES_BELOW = 2
"""In sight on the smallest screen; the rest scrolls."""

_SHOWS_COLUMN = 2


class ViewsDialog(Dialog):
    """Lists views, one a row; `at_start` is the name of the one that each start shows, or "".

    Below them are those of the shop, which can only be removed. Each change of the others can be
    undone until the dialog is closed. `words_of`: what a view shows.

    Signals:
        views_changed(list[SavedView], str): all views, and the name of the one at the start.
        share_chosen(SavedView): the shop is to have this view.
        removal_chosen(SharedView): the shop is not to have this one any more.
        stop_chosen(): nobody waits any longer for what is being saved.
    """

    views_changed = Signal(object, str)
    share_chosen = Signal(object)
    removal_chosen = Signal(object)
    stop_chosen = Signal()

    def __init__(
        self,
        views: Sequence[SavedView],
        at_start: str,
        words_of: Callable[[SharedView], str],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(tr("Manage views"), parent)
        self.resize_to_lines(*_SIZE)
        self._views, self._at_start = list(views), at_start
        self._shared: Sequence[SharedView] = ()
        self._before: list[tuple[list[SavedView], str]] = []
        self._words_of = words_of
        headings = (tr("Keys"), tr("Name"), tr("Shows"))
        self._table = RecordTable(tr("Views"), headings, theme, widest=_SHOWS_COLUMN, parent=self)
        self._table.activated.connect(lambda _index: self._rename())
        self._none = WrappingLabel()
        words = tr("No view is saved yet. Choose what to see, then Views > Save view…")
        self._none.setText(words)
        self._start = QCheckBox(tr("Show this view at each start"))
        self._start.clicked.connect(self._set_at_start)
        self._up = self._button(tr("Move up"), lambda: self._move(-1))
        self._down = self._button(tr("Move down"), lambda: self._move(1))
        self._name = self._button(tr("Rename…"), self._rename)
        self._share = self._button(tr("Share with the shop"), self._share_view)
        self._remove_button = self._button(tr("Remove"), self._remove)
        self._undo_button = self._button(tr("Undo"), self._undo)
        self._problem = WrappingLabel()
        self._problem.setObjectName("viewsProblem")
        self._problem.setProperty("kind", "problem")
        self._problem.hide()
        self._wait = SaveWait(self)
        self._wait.stop_chosen.connect(self.stop_chosen)
        self._below = ScrollingForm((self._problem, self._wait, _at_left(self._start)))
        self._below.setMinimumHeight(_LINES_BELOW * self.fontMetrics().lineSpacing())
        self._lay_out()
        self._show()
        self._table.selectionModel().currentRowChanged.connect(self._show_current)

    def _lay_out(self) -> None:
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.accept)
        moves = self._up, self._down, self._name
        buttons = *moves, self._share, self._remove_button, self._undo_button
        make_default(close, (close, *buttons))
        column = column_of(self)
        column.addWidget(self._none)
        column.addWidget(self._table, 1)
        column.addWidget(self._below)
        column.addLayout(button_row(close, left=buttons))
        (self._table if self._views else close).setFocus()

    def show_shared(self, shared: Sequence[SharedView]) -> None:
        """Show the views of the shop below the others."""
        self._shared = shared
        self._show()

    def show_saving(self) -> None:
        """Something is being saved in the shop's file."""
        self.end_saving("")
        self._wait.begin()
        self._below.scroll_to(self._wait)

    def end_saving(self, problem: str) -> None:
        """It was saved, or there is a problem."""
        self._wait.end()
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        if problem:
            self._below.scroll_to(self._problem)
        self._table.setAccessibleDescription(problem)

    def _button(self, text: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(pressed)
        return button

    def _show(self) -> None:
        """Show the views; the current row stays at its place."""
        self._none.setHidden(bool(self._views or self._shared))
        own = [self._record(*place) for place in enumerate(self._views, 1)]
        first = len(own) + 1
        shared = [self._shared_record(*place) for place in enumerate(self._shared, first)]
        self._table.show_records([*own, *shared])
        self._show_current()

    def _record(self, place: int, saved: SavedView) -> Record:
        words = self._words_of(saved)
        if saved.name == self._at_start:
            words = tr("At each start · {view}").format(view=words)
        return self._cells(place, saved, words)

    def _shared_record(self, place: int, view: SharedView) -> Record:
        words = tr("The shop's · {view}").format(view=self._words_of(view))
        return self._cells(place, view, words)

    def _cells(self, place: int, view: SharedView, words: str) -> Record:
        has_keys = place <= KEYS_MAX and isinstance(view, SavedView)
        return (
            RecordCell(f"Ctrl+{place}" if has_keys else ""),
            RecordCell(clip(visible(view.name), NAME_LENGTH_MAX), is_strong=True),
            RecordCell(words),
        )

    @property
    def _is_own(self) -> bool:
        """Whether the current view is not one of the shop."""
        return 0 <= self._table.current_line < len(self._views)

    def _show_current(self) -> None:
        """Offer what can be done with the current view."""
        line, last, is_own = self._table.current_line, len(self._views) - 1, self._is_own
        self._up.setEnabled(is_own and line > 0)
        self._down.setEnabled(is_own and line < last)
        for widget in (self._name, self._start, self._share):
            widget.setEnabled(is_own)
        self._remove_button.setEnabled(line >= 0)
        self._remove_button.setText(tr("Remove") if is_own or line < 0 else tr("Remove for all…"))
        self._undo_button.setEnabled(bool(self._before))
        self._start.setChecked(is_own and self._views[line].name == self._at_start)

    def _change(self, views: list[SavedView], at_start: str, line: int) -> None:
        self._before.append((self._views, self._at_start))
        self._set(views, at_start, line)

    def _undo(self) -> None:
        self._set(*self._before.pop(), self._table.current_line)

    def _set(self, views: list[SavedView], at_start: str, line: int) -> None:
        self._views, self._at_start = views, at_start
        self._show()
        if views:
            self._table.make_current(min(line, len(views) - 1))
        self.views_changed.emit(views, at_start)

    def _move(self, by: int) -> None:
        line, views = self._table.current_line, list(self._views)
        views.insert(line + by, views.pop(line))
        self._change(views, self._at_start, line + by)

    def _share_view(self) -> None:
        self.share_chosen.emit(self._views[self._table.current_line])

    def _remove(self) -> None:
        line, views = self._table.current_line, list(self._views)
        if not self._is_own:
            self.removal_chosen.emit(self._shared[line - len(views)])
            return
        removed = views.pop(line)
        self._change(views, "" if removed.name == self._at_start else self._at_start, line)

    def _set_at_start(self, is_wanted: bool) -> None:
        line = self._table.current_line
        self._change(self._views, self._views[line].name if is_wanted else "", line)

    def _rename(self) -> None:
        if not self._is_own:
            return
        saved = self._views[self._table.current_line]
        dialog = ViewNameDialog(
            tr("Rename view"), saved.name, self._words_of(saved), self._problem_of, self
        )
        dialog.name_entered.connect(self._set_name)
        dialog.open()

    def _problem_of(self, name: str) -> str:
        """Why the current view cannot have this name; empty if it can."""
        line = self._table.current_line
        others = self._views[:line] + self._views[line + 1 :]
        if any(same_name(name) == same_name(one.name) for one in others):
            return tr("Another view already has this name.")
        return view_name_sentence(replace(self._views[line], name=name))

    def _set_name(self, name: str) -> None:
        line, views = self._table.current_line, list(self._views)
        was_at_start = views[line].name == self._at_start
        views[line] = replace(views[line], name=name)
        self._change(views, name if was_at_start else self._at_start, line)


def _at_left(widget: QWidget) -> QWidget:
    """A widget with room at its right."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(widget)
    row.addStretch()
    return holder

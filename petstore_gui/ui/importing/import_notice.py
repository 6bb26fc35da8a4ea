"""The line above the table about an import: how far it is, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.importing.import_facts import ImportFacts, ImportState
from petstore_gui.ui.text.import_text import progress_sentence
from petstore_gui.ui.window.banner import Banner

S = ImportState


class ImportNotice(Banner):
    """Shows the facts of an import.

    Signals:
        pause_chosen(), continue_chosen(), stop_chosen(): what the user wants of it.
        rows_chosen(): the user wants to see what became of each row.
        save_chosen(): the user wants a file with the rows that were not added.
        closed(): the user has read how it ended.
    """

    pause_chosen = Signal()
    continue_chosen = Signal()
    stop_chosen = Signal()
    rows_chosen = Signal()
    save_chosen = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("importNotice")
        self._pause = self.add_button(self.tr("Pause"), self.pause_chosen.emit)
        self._continue = self.add_button(self.tr("Continue"), self.continue_chosen.emit)
        self._stop = self.add_button(self.tr("Stop importing"), self.stop_chosen.emit)
        words = self.tr("Show rows…")
        self._rows = self.add_button(words, self.rows_chosen.emit, self.tr("Rows…"))
        words = self.tr("Save what was not added…")
        self._save = self.add_button(words, self.save_chosen.emit, self.tr("Save…"))
        self._close = self.add_button(self.tr("Close"), self.closed.emit)

    def show_facts(self, facts: ImportFacts) -> None:
        """Show how far the import is."""
        self._pause.setVisible(facts.state in (S.RUNNING, S.WAITING))
        self._continue.setVisible(facts.state is S.PAUSED)
        self._stop.setVisible(facts.state in (S.RUNNING, S.WAITING, S.PAUSED))
        self._rows.setVisible(facts.state not in (S.NONE, S.SAVING))
        is_over = facts.state is S.OVER
        self._save.setVisible(is_over and facts.counts.refused + facts.counts.ready > 0)
        self._close.setVisible(is_over)
        self.show_text(progress_sentence(facts))

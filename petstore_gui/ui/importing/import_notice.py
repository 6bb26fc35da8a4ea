"""The line above the table about an import: how far it is, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal

from petstore_gui.importing.import_facts import ImportFacts, ImportState
from petstore_gui.ui.text.import_text import progress_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.banner import Banner


class ImportNotice(Banner):
    """Shows the facts of an import.

    Signals:
        pause_chosen(), continue_chosen(): what the user wants of it.
        show_chosen(): the user wants to see the rows, or to stop.
        closed(): the user has read how it ended.
    """

    pause_chosen = Signal()
    continue_chosen = Signal()
    show_chosen = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__("importNotice")
        self._pause = self.add_button(tr("Pause"), self.pause_chosen.emit)
        self._continue = self.add_button(tr("Continue"), self.continue_chosen.emit)
        self.add_button(tr("Show import…"), self.show_chosen.emit, tr("Show…"))
        self._close = self.add_button(tr("Close"), self.closed.emit)

    def show_facts(self, facts: ImportFacts) -> None:
        """Show how far the import is."""
        self._pause.setVisible(facts.may_pause)
        self._continue.setVisible(facts.may_go_on)
        self._close.setVisible(facts.state is ImportState.OVER)
        self.show_text(progress_sentence(facts))

"""How far an import is, as a bar, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from petstore_gui.importing.import_facts import ImportFacts
from petstore_gui.ui.text.words import tr

_BAR_HEIGHT = 6


class ImportProgress(QWidget):
    """A bar, and buttons.

    Signals:
        pause_chosen(), continue_chosen(), stop_chosen(): what the user wants of the import.
        save_chosen(): the user wants a file with the rows that were not added.
    """

    pause_chosen = Signal()
    continue_chosen = Signal()
    stop_chosen = Signal()
    save_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._bar = QProgressBar()
        self._bar.setAccessibleName(tr("Importing"))
        self._bar.setProperty("kind", "part")
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(_BAR_HEIGHT)
        self._pause, self._continue = QPushButton(tr("Pause")), QPushButton(tr("Continue"))
        self._stop, self._save = QPushButton(tr("Stop")), QPushButton(tr("Save failed rows…"))
        self._save.setAccessibleName(tr("Save failed rows"))
        self._buttons = {
            self._pause: self.pause_chosen,
            self._continue: self.continue_chosen,
            self._save: self.save_chosen,
            self._stop: self.stop_chosen,
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._bar, 1)
        for button, chosen in self._buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(chosen)
            row.addWidget(button)

    def show_facts(self, facts: ImportFacts) -> None:
        """Show how far the import is; the focus moves from a button that goes to another one."""
        total = facts.job.total if facts.job is not None else 0
        self._bar.setRange(0, total)
        self._bar.setValue(total - facts.counts.ready)
        had_focus = any(button.hasFocus() for button in self._buttons)
        self._pause.setVisible(facts.may_pause)
        self._continue.setVisible(facts.may_go_on)
        self._stop.setVisible(facts.may_stop)
        self._save.setVisible(facts.has_failed_rows)
        there = [button for button in self._buttons if not button.isHidden()]
        if had_focus and there and not any(button.hasFocus() for button in there):
            there[0].setFocus()

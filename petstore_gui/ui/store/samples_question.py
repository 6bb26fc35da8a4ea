"""The question before the sample animals are put away."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from petstore_gui.domain.sample_change import SampleChange
from petstore_gui.ui.text.plain_text import WrappingLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of
from petstore_gui.ui.widgets.safe_buttons import make_default


class SamplesQuestion(Dialog):
    """Says which animals go, and offers to keep those that were added here.

    Signals:
        change_chosen(SampleChange): put these animals away.
    """

    change_chosen = Signal(object)

    def __init__(self, samples: int, added: int, parent: QWidget) -> None:
        super().__init__(tr("Start with an empty catalogue"), parent)
        self.setObjectName("samplesQuestion")
        self.setMinimumWidth(460)
        self._samples = samples
        self._added = added
        self._goes = WrappingLabel(min_lines=2 if added else 1)
        self._goes.setObjectName("goes")
        note = WrappingLabel()
        note.setProperty("kind", "quiet")
        note.setText(
            tr(
                "A copy of the catalogue is kept. Until another animal is added, you can bring"
                " everything back."
            )
        )
        words = tr("Keep the %Ln animal(s) that were added here", "", added)
        self._keeps = QCheckBox(words)
        self._keeps.setChecked(True)
        self._keeps.setVisible(bool(added))
        self._keeps.toggled.connect(self._say_what_goes)
        cancel = QPushButton(tr("Cancel"))
        put_away = QPushButton(tr("Put away"))
        put_away.clicked.connect(self._choose)
        make_default(cancel, (cancel, put_away))
        cancel.clicked.connect(self.reject)
        column = column_of(self)
        for widget in (self._goes, self._keeps, note):
            column.addWidget(widget)
        column.addLayout(button_row(cancel, put_away))
        self._say_what_goes()
        cancel.setFocus()

    def _say_what_goes(self) -> None:
        words = tr("%Ln sample animal(s) will be put away.", "", self._samples)
        if self._added and not self._keeps.isChecked():
            and_added = tr("So will the %Ln animal(s) that were added here.", "", self._added)
            words = f"{words} {and_added}"
        self._goes.setText(words)
        self.setAccessibleDescription(words)

    def _choose(self) -> None:
        keeps = self._keeps.isChecked()
        self.accept()
        self.change_chosen.emit(SampleChange.PUT_AWAY if keeps else SampleChange.PUT_ALL_AWAY)

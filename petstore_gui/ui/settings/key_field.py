"""The field for the API key of the chosen deployment."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel


class KeyField(QWidget):
    """Hides the key; a button shows it while it is pressed in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = QLineEdit()
        self.control.setEchoMode(QLineEdit.EchoMode.Password)
        self.control.setAccessibleName(self.tr("API key"))
        self._label = PlainLabel(self.tr("API key"))
        self._label.setProperty("kind", "label")
        self._label.setBuddy(self.control)
        self._show = QPushButton(self.tr("Show key"))
        self._show.setCheckable(True)
        self._show.setAutoDefault(False)
        self._show.toggled.connect(self._toggle)
        self._line = WrappingLabel()
        self._is_problem = False
        self._is_typed = False
        self._is_kept = False
        self.control.textChanged.connect(self._typed)
        self._lay_out()

    @property
    def text(self) -> str:
        """What stands in the field, as typed."""
        return self.control.text()

    @property
    def removes_kept(self) -> bool:
        """Whether a person emptied the field although a key is kept."""
        return self._is_kept and self._is_typed and not self.text.strip()

    def show_for(self, deployment_word: str, *, needed: bool) -> None:
        """Make room for the key of another deployment."""
        self._put("")
        self._is_kept = False
        self.control.setEnabled(needed)
        self._show.setEnabled(needed)
        self._show.setChecked(False)
        self._label.setText(
            self.tr("API key for {deployment}").format(deployment=deployment_word)
            if needed
            else self.tr("API key")
        )
        self._say("" if needed else self.tr("This computer needs no key."), is_problem=False)

    def drop_kept(self) -> None:
        """Stop showing the stored key of another address; a key that was typed stays."""
        self._is_kept = False
        if not (self._is_typed and self.text.strip()):
            self._put("")

    def show_kept(self, key: str, note: str) -> None:
        """Show the key that is kept, unless another one was typed already."""
        self._is_kept = bool(key)
        if not (self._is_typed and self.text.strip()):
            self._put(key)
        if key or not self._is_problem:
            self._say(note, is_problem=False)

    def say_problem(self, sentence: str) -> None:
        """Say what is wrong with the key."""
        self._say(f"{sentence} {self._removal_note()}".strip(), is_problem=True)

    def _typed(self) -> None:
        # Screen readers set texts without Qt calling that an edit.
        self._is_typed = True
        self._say(self._removal_note(), is_problem=False)

    def _removal_note(self) -> str:
        return self.tr("Saving removes the stored API key.") if self.removes_kept else ""

    def _put(self, text: str) -> None:
        with QSignalBlocker(self.control):
            self.control.setText(text)
        self._is_typed = False

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.control, 1)
        row.addWidget(self._show)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._label)
        layout.addLayout(row)
        layout.addWidget(self._line)

    def _toggle(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.control.setEchoMode(mode)

    def _say(self, text: str, *, is_problem: bool) -> None:
        self._is_problem = is_problem
        self._line.setText(text)
        self._line.setProperty("kind", "problem" if is_problem else "quiet")
        self._line.style().polish(self._line)
        self.control.setAccessibleDescription(text)
        self.control.setProperty("wrong", is_problem)
        self.control.style().polish(self.control)

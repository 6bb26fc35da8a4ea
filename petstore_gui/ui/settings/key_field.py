"""The field for the API key of the chosen deployment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.text.words import tr


class KeyField(FormField):
    """Hides the key until its button is pressed, and again after the next press.

    The button is not checkable: a screen reader would call it a check box.

    Signals:
        stored_wanted(): a stored key that could not be read is to be shown.
    """

    stored_wanted = Signal()

    control: QLineEdit

    def __init__(self) -> None:
        self.show_key = QPushButton(tr("Show key"))
        super().__init__(tr("API key"), QLineEdit(), beside=self.show_key)
        self._stored = ""
        self._is_unread = False
        self.is_typed = False
        self.show_key.setAutoDefault(False)
        self.show_key.clicked.connect(self._show_pressed)
        self.control.textChanged.connect(self._text_changed)
        self._set_shown(False)

    @property
    def value(self) -> str | None:
        """The key, or None if there is no valid one."""
        key = check_key(self.control.text())
        return None if isinstance(key, KeyProblem) else key

    @property
    def is_new(self) -> bool:
        """Whether there is another key than the stored one."""
        return self.value not in (None, self._stored)

    @property
    def removes_stored(self) -> bool:
        """Whether the user emptied the field of a stored key."""
        return bool(self._stored) and not self.control.text().strip()

    def clear(self) -> None:
        """Forget the key, as for another deployment."""
        self.is_typed = False
        self._set_shown(False)
        self.drop_stored()

    def drop_stored(self) -> None:
        """Forget the stored key, as for another address; a key that was typed stays."""
        self.is_typed = self.is_typed and bool(self.control.text().strip())
        self.show_stored("", "", is_unread=False)

    def show_stored(self, key: str, note: str, *, is_unread: bool) -> None:
        """Show the stored key, unless one was typed; `is_unread`: there may be one."""
        self._stored, self._is_unread = key, is_unread
        if not self.is_typed:
            with QSignalBlocker(self.control):
                self.control.setText(key)
        self.show_text(note)

    def check(self, *, may_be_left_out: bool) -> bool:
        """Show what is wrong; `may_be_left_out`: also to remove a stored key, or to keep it."""
        problem = check_key(self.control.text())
        keeps_unread = self._is_unread and not self.control.text().strip()
        is_left_out = may_be_left_out and (self.removes_stored or keeps_unread)
        if is_left_out or not isinstance(problem, KeyProblem):
            return True
        self.show_text(QCoreApplication.translate("keys", problem.value), is_problem=True)
        return False

    def _text_changed(self) -> None:
        self.is_typed = bool(self.control.text().strip()) or bool(self._stored)
        self.show_text(tr("Saving removes the stored API key.") if self.removes_stored else "")

    def _show_pressed(self) -> None:
        self._set_shown(self.control.echoMode() is QLineEdit.EchoMode.Password)
        if self._is_unread and not self.is_typed:
            self.stored_wanted.emit()

    def _set_shown(self, is_shown: bool) -> None:
        self.show_key.setAccessibleDescription(tr("The key is shown.") if is_shown else "")
        mode = QLineEdit.EchoMode.Normal if is_shown else QLineEdit.EchoMode.Password
        self.control.setEchoMode(mode)

"""The field for the API key of the chosen deployment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.words import tr


class KeyField(FormField):
    """Hides the key until its button is pressed, and again after the next press.

    The button is not checkable: a screen reader would call it a check box.

    Signals:
        stored_wanted(): the user wants to see a stored key that is not there yet.
    """

    stored_wanted = Signal()

    control: QLineEdit

    def __init__(self) -> None:
        show = QPushButton(tr("Show key"))
        super().__init__(tr("API key"), QLineEdit(), beside=show)
        self._show = show
        self._is_problem = False
        self._is_typed = False
        self._is_stored = False
        self._is_unread = self._is_shown = False
        self._is_awaited = False
        self._press: Callable[[], None] | None = None  # is put off until the stored key is there
        self.control.setEchoMode(QLineEdit.EchoMode.Password)
        self.control.textChanged.connect(self._text_changed)
        self._show.setAutoDefault(False)
        self._show.clicked.connect(lambda: self._set_shown(not self._is_shown))
        self._set_shown(False)

    @property
    def value(self) -> str | None:
        """The key, or None if there is no valid one."""
        key = check_key(self.control.text())
        return None if isinstance(key, KeyProblem) else key

    @property
    def removes_stored(self) -> bool:
        """Whether the user emptied the field of a stored key."""
        return self._is_stored and self._is_typed and not self.control.text().strip()

    @property
    def keeps_unread(self) -> bool:
        """Whether there may be a stored key that could not be read, and the user typed none."""
        return self._is_unread and not self._has_typed_key

    @property
    def _has_typed_key(self) -> bool:
        return self._is_typed and bool(self.control.text().strip())

    def show_for(self, deployment_word: str, *, needed: bool) -> None:
        """Clear the field for another deployment; `needed`: that one uses a key."""
        self._put("")
        self._is_stored = self._is_unread = self._is_awaited = False
        self.drop_press()
        self.control.setEnabled(needed)
        self._show.setEnabled(needed)
        self._set_shown(False)
        label = tr("API key for {deployment}").format(deployment=deployment_word)
        self.set_label(label if needed else tr("API key"))
        self.show_text("" if needed else tr("This computer needs no key."))

    def hide_stored(self, *, awaits_other: bool) -> None:
        """Stop showing the stored key of another address; a key that was typed stays.

        `awaits_other`: `show_stored` is called next.
        """
        self._is_awaited = awaits_other
        was_removing, self._is_stored = self.removes_stored, False
        self._is_unread = False
        if was_removing:
            self.show_text("")
        if not self._has_typed_key:
            self._put("")

    def show_stored(self, key: str, note: str, *, is_unread: bool) -> None:
        """Show the stored key, unless the user has typed one.

        `is_unread`: there may be one that could not be read.
        """
        self._is_stored = bool(key)
        self._is_unread = is_unread
        if not self._has_typed_key:
            self._put(key)
        if key or not self._is_problem:
            self.show_text(note)
        self._is_awaited = False
        press, self._press = self._press, None
        if press is not None:
            press()

    def puts_off(self, press: Callable[[], None]) -> bool:
        """Whether there is no key yet, as the stored one is looked up; then `press` is called."""
        must_wait = self._is_awaited and not self.control.text().strip()
        self._press = press if must_wait else None
        return must_wait

    def drop_press(self) -> None:
        """Forget the press that was put off: something else was chosen or typed since."""
        self._press = None

    def check(self, *, may_be_removed: bool) -> bool:
        """Show under the field what is wrong with the key; `may_be_removed`: none is needed."""
        problem = check_key(self.control.text())
        is_left_out = may_be_removed and (self.removes_stored or self.keeps_unread)
        if is_left_out or not isinstance(problem, KeyProblem):
            return True
        self.show_text(QCoreApplication.translate("keys", problem.value), is_problem=True)
        return False

    def show_text(self, text: str, *, is_problem: bool = False, is_wrong: bool = True) -> None:
        """Show a text under the key, and whether saving removes the stored one."""
        if self.removes_stored:
            text = f"{text} {tr('Saving removes the stored API key.')}".strip()
        self._is_problem = is_problem
        super().show_text(text, is_problem=is_problem, is_wrong=is_wrong)

    def _text_changed(self) -> None:
        # Not textEdited: text set by a screen reader does not emit that.
        self._is_typed = True
        self.show_text("")

    def _put(self, text: str) -> None:
        with QSignalBlocker(self.control):
            self.control.setText(text)
        if self.control.hasFocus():
            self.control.selectAll()
        self._is_typed = False

    def _set_shown(self, shown: bool) -> None:
        self._is_shown = shown
        self._show.setAccessibleDescription(tr("The key is shown.") if shown else "")
        self._show.setProperty("on", shown)
        self._show.style().polish(self._show)
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.control.setEchoMode(mode)
        if shown and self.keeps_unread:
            self.stored_wanted.emit()

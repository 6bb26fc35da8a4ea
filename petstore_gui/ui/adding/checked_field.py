"""A field of the add dialog, which knows what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from petstore_gui.ui.widgets.form_field import FormField


class CheckedField:
    """Checked when it changes; its problem is shown once somebody has left it or pressed Add.

    `typed` returns its contents, and `find_problem` what is wrong with them. `note` is shown while
    nothing is wrong.
    """

    def __init__(
        self,
        field: FormField,
        typed: Callable[[], str],
        find_problem: Callable[[str], str],
        note: str = "",
    ) -> None:
        self._field = field
        self._typed = typed
        self._find_problem = find_problem
        self._note = note
        self._refusal = ""  # what the service said about it, until it is edited or sent again
        self._is_touched = False
        self.problem = find_problem(typed())
        field.show_text(note)

    def change(self) -> None:
        """Its contents changed: what the service said was about the old ones."""
        self.problem = self._find_problem(self._typed())
        self.forget_refusal()
        self._show()

    def touch(self) -> None:
        """Show its problem from now on, if it has one."""
        self._is_touched = True
        self._show()

    def leave(self) -> None:
        """Show its problem, if anything was typed in it."""
        if self._typed() or self._is_touched:
            self.touch()

    def begin(self) -> None:
        """Show no problem until it is touched again."""
        self._is_touched, self._refusal = False, ""
        self._field.show_text(self._note)

    def show_note(self, text: str) -> None:
        """Show a note under it, unless a problem is shown there."""
        self._note = text
        if not (self._refusal or (self._is_touched and self.problem)):
            self._field.show_text(text)

    def show_problem(self, sentence: str) -> None:
        """Show a problem until the next check."""
        self._field.show_text(sentence, is_problem=True)

    def refuse(self, sentence: str) -> None:
        """Show what the service said about it, and focus it."""
        self._refusal = sentence
        self._show()
        self.focus()

    def forget_refusal(self) -> None:
        """Stop showing what the service said."""
        if self._refusal:
            self._refusal = ""
            self.touch()

    def focus(self) -> None:
        """Put the focus on it."""
        self._field.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        if self._is_touched or self._refusal:
            wrong = self.problem or self._refusal
            self._field.show_text(wrong or self._note, is_problem=bool(wrong))

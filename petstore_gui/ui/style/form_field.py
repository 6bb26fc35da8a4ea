"""A field of a form: label, control, and room for one line about it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel


class FormField(QWidget):
    """Keeps the line under the control free, so that nothing jumps when it speaks."""

    def __init__(
        self, label: str, control: QWidget, parent: QWidget | None = None, *, lines: int = 1
    ) -> None:
        super().__init__(parent)
        self.control = control
        self._spoken = _spoken(control)
        self._label = PlainLabel(label)
        self._label.setProperty("kind", "label")
        self._label.setBuddy(control)
        self._line = WrappingLabel(least=lines)
        for widget in self._spoken:
            widget.setAccessibleName(label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for widget in (self._label, control, self._line):
            layout.addWidget(widget)

    def say(self, text: str, *, is_problem: bool = False) -> None:
        """Show a line under the control; a screen reader reads it as the control's description."""
        self._line.setText(text)
        self._line.setProperty("kind", "problem" if is_problem else "quiet")
        self._line.style().polish(self._line)
        for widget in self._spoken:
            widget.setAccessibleDescription(text)
        if isinstance(self.control, QLineEdit | QComboBox):
            self.control.setProperty("wrong", is_problem)
            self.control.style().polish(self.control)


def _spoken(control: QWidget) -> list[QWidget]:
    """What a screen reader may stand on: in a combo box that takes text, the text as well."""
    edit = control.lineEdit() if isinstance(control, QComboBox) else None
    return [control] if edit is None else [control, edit]

"""A field of a form: a label, a control, and a line of text about it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel


class FormField(QWidget):
    """Reserves `lines` lines of text under the control, so that the layout does not jump.

    `line_beside`: the text is beside the control instead.
    """

    def __init__(
        self,
        label: str,
        control: QWidget,
        *,
        beside: QWidget | None = None,
        lines: int = 1,
        line_beside: bool = False,
    ) -> None:
        super().__init__()
        self.control = control
        self._named = _named_widgets(control)
        self._label = PlainLabel(label)
        self._label.setProperty("kind", "label")
        self._label.setBuddy(control)
        self._line = WrappingLabel(min_lines=lines)
        for widget in self._named:
            widget.setAccessibleName(label)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(control, 1)
        if beside is not None:
            row.addWidget(beside)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(self._label)
        self._column.addLayout(row)
        if line_beside:
            row.addWidget(self._line, 1)
        else:
            self._column.addWidget(self._line)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget under the line."""
        self._column.addWidget(widget)

    def set_label(self, text: str) -> None:
        """Change the label; the accessible name stays."""
        self._label.setText(text)

    @property
    def text(self) -> str:
        """The text under the control."""
        return self._line.text()

    def show_text(self, text: str, *, is_problem: bool = False, is_wrong: bool = True) -> None:
        """Show a text under the control, which is also its accessible description.

        A problem also marks the control, unless what it holds is not wrong.
        """
        self._line.setText(text)
        self._line.setProperty("kind", "problem" if is_problem else "quiet")
        self._line.style().polish(self._line)
        for widget in self._named:
            widget.setAccessibleDescription(text)
        if isinstance(self.control, QLineEdit | QComboBox):
            self.control.setProperty("wrong", is_problem and is_wrong)
            self.control.style().polish(self.control)


def _named_widgets(control: QWidget) -> list[QWidget]:
    """The widgets that need an accessible name: an editable combo box has a line edit too."""
    edit = control.lineEdit() if isinstance(control, QComboBox) else None
    return [control] if edit is None else [control, edit]

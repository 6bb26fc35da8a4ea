"""The field for a number in the settings."""

from __future__ import annotations

from petstore_gui.ui.base.choices import SpinBox
from petstore_gui.ui.base.form_field import FormField

_INDENT = 11
"""Pixels. Style sheets indent the text of a line edit, but not that of a spin box."""


class NumberField(FormField):
    """Asks for a number within bounds; read-only if IT has locked it.

    `notes`: the usual note, and the one shown instead if IT has set or locked `value`. `units`:
    the singular and the plural of what is counted.
    """

    control: SpinBox

    def __init__(
        self,
        label: str,
        notes: tuple[str, str],
        bounds: tuple[int, int],
        value: int,
        *,
        is_locked: bool,
        units: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(label, SpinBox())
        self.control.setRange(*bounds)
        self._units = units
        self.control.valueChanged.connect(self._show_unit)
        self.control.setValue(value)
        self._show_unit(value)
        self.control.setReadOnly(is_locked)
        self.control.lineEdit().setTextMargins(_INDENT, 0, _INDENT, 0)
        note, of_it = notes
        self.show_text(of_it or note)
        self.control.valueChanged.connect(
            lambda new: self.show_text(of_it if of_it and new == value else note)
        )

    def _show_unit(self, value: int) -> None:
        unit = self._units[value != 1]
        self.control.setSuffix(f" {unit}" if unit else "")

    @property
    def value(self) -> int:
        """The number in the field."""
        return self.control.value()

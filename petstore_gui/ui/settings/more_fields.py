"""The settings that are seldom changed: two numbers."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from petstore_gui.domain.interface_limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.base.choices import SpinBox
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.text.settings_text import of_it_text
from petstore_gui.ui.text.words import tr


class MoreFields(QWidget):
    """Asks for them, below each other; read-only where IT has locked a value."""

    def __init__(self, values: SettingsValues) -> None:
        super().__init__()
        self.page_size, self.undo = SpinBox(), SpinBox()
        self.page_size.setRange(LIMIT_MIN, LIMIT_MAX)
        self.page_size.setValue(values.animals_per_request)
        self.undo.setRange(0, schema.UNDO_SECONDS_MAX)
        self.undo.setValue(values.undo_seconds)
        forms = {
            schema.ANIMALS_PER_REQUEST.key: FormField(tr("Animals per request"), self.page_size),
            schema.UNDO_SECONDS.key: FormField(tr("Time to undo an add, in seconds"), self.undo),
        }
        notes = {
            schema.ANIMALS_PER_REQUEST.key: tr("1 to 100; 100 loads fastest."),
            schema.UNDO_SECONDS.key: tr("0 sends at once."),
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for key, form in forms.items():
            form.show_text(of_it_text(values, key) or notes[key])
            form.control.setProperty("readOnly", key in values.locked)
            column.addWidget(form)

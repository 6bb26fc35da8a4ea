"""The numbers in the settings, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from petstore_gui.domain.interface_limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.settings.number_field import NumberField
from petstore_gui.ui.text.settings_text import of_it_text
from petstore_gui.ui.text.words import tr

_GAP = 16
"""Pixels."""


class NumberFields(QWidget):
    """The page size, and the time to undo an add."""

    def __init__(self, values: SettingsValues) -> None:
        super().__init__()
        self.page_size = NumberField(
            tr("Animals per request"),
            (
                tr("1 to 100; 100 loads fastest."),
                of_it_text(values, schema.ANIMALS_PER_REQUEST.key),
            ),
            (LIMIT_MIN, LIMIT_MAX),
            values.animals_per_request,
            is_locked=schema.ANIMALS_PER_REQUEST.key in values.locked,
        )
        self.undo = NumberField(
            tr("Time to undo an add"),
            (tr("0 sends at once."), of_it_text(values, schema.UNDO_SECONDS.key)),
            (0, schema.UNDO_SECONDS_MAX),
            values.undo_seconds,
            is_locked=schema.UNDO_SECONDS.key in values.locked,
            units=(tr("second"), tr("seconds")),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for field in (self.page_size, self.undo):
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)

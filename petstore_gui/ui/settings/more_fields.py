"""The settings that are seldom changed: numbers, and the place of the shop's file."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from petstore_gui.domain.interface_limits import LIMIT_MAX, LIMIT_MIN
from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.shop_places import ShopPlaceProblem, shop_place_problem
from petstore_gui.ui.text.settings_text import of_it_text
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import SpinBox
from petstore_gui.ui.widgets.form_field import FormField


class MoreFields(QWidget):
    """Asks for them, below each other; read-only where IT has locked a value."""

    def __init__(self, values: SettingsValues) -> None:
        super().__init__()
        self.page_size, self.undo, edit = SpinBox(), SpinBox(), QLineEdit(values.shop_file)
        self.page_size.setRange(LIMIT_MIN, LIMIT_MAX)
        self.page_size.setValue(values.animals_per_request)
        self.undo.setRange(0, schema.UNDO_SECONDS_MAX)
        self.undo.setValue(values.undo_seconds)
        edit.setPlaceholderText("https://…/shop.json")
        self._edit, self._initial = edit, values.shop_file
        self.shop_file = FormField(tr("Shop's file"), edit)
        shared = tr("Shares the names of categories, and views. Empty: only on this computer.")
        fields = (
            (schema.ANIMALS_PER_REQUEST.key, tr("1 to 100; 100 loads fastest.")),
            (schema.UNDO_SECONDS.key, tr("0 sends at once.")),
            (schema.SHOP_FILE.key, shared),
        )
        forms = (
            FormField(tr("Animals per request"), self.page_size),
            FormField(tr("Time to undo an add, in seconds"), self.undo),
            self.shop_file,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for form, (key, note) in zip(forms, fields, strict=True):
            form.show_text(of_it_text(values, key) or note)
            form.control.setProperty("readOnly", key in values.locked)
            column.addWidget(form)

    @property
    def place(self) -> str:
        """The place of the shop's file, without the quotation marks that Windows copies."""
        return self._edit.text().strip().strip('"')

    def check(self, origins: Collection[str]) -> bool:
        """Show what is wrong with the place; what IT has set is no reason to stop.

        `origins`: those of the deployments.
        """
        problem = shop_place_problem(self.place, origins)
        if problem is None or self.place == self._initial:
            return True
        words = {
            ShopPlaceProblem.NEITHER: tr(
                "Enter the whole path of a file, or an https:// address that ends in its name."
            ),
            ShopPlaceProblem.ELSEWHERE: tr(
                "This must start with the same https://name:port as the production or staging"
                " address."
            ),
        }
        self.shop_file.show_text(words[problem], is_problem=True)
        return False

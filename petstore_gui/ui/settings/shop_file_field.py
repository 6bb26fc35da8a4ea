"""The field for the place of the shop's file."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QLineEdit

from petstore_gui.settings import schema
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.settings.shop_places import ShopPlaceProblem, shop_place_problem
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.settings_text import of_it_text
from petstore_gui.ui.text.words import tr


class ShopFileField(FormField):
    """Asks for a path or an address; read-only if IT has locked it."""

    control: QLineEdit

    def __init__(self, values: SettingsValues) -> None:
        super().__init__(tr("Shop's file"), QLineEdit(values.shop_file), lines=2)
        self._initial = values.shop_file
        self._of_it = of_it_text(values, schema.SHOP_FILE.key)
        self.control.setPlaceholderText("https://…/shop.json")
        self.control.setReadOnly(schema.SHOP_FILE.key in values.locked)
        self.control.textChanged.connect(self._show_note)
        self._show_note()

    @property
    def value(self) -> str:
        """What is in the field, without the quotation marks of a path that Windows has copied."""
        return self.control.text().strip().strip('"')

    def check(self, origins: Collection[str]) -> bool:
        """Show under the field what is wrong; what IT has set is told, and no reason to stop.

        `origins`: those of the deployments, as they are in the other fields.
        """
        problem = shop_place_problem(self.value, origins)
        if problem is None:
            self._show_note()
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
        is_of_it = bool(self._of_it) and self.value == self._initial
        of_it = tr("The place that IT set is not valid. Tell IT.")
        self.show_text(of_it if is_of_it else words[problem], is_problem=True)
        return is_of_it

    def _show_note(self) -> None:
        note = tr("Shares the names of categories, and views. Empty: only on this computer.")
        self.show_text(self._of_it if self._of_it and self.value == self._initial else note)

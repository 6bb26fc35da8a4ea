"""The field for the address of a deployment, with a permission if it is not encrypted."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QLineEdit

from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
from petstore_gui.settings.dialog_values import AddressValue
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.text.settings_text import preset_text
from petstore_gui.ui.text.words import tr


class AddressField(FormField):
    """Asks for an address, and for permission to use it without encryption."""

    control: QLineEdit

    def __init__(self) -> None:
        super().__init__(tr("Address"), QLineEdit())
        self._initial = AddressValue()
        self._allow = QCheckBox(tr("Use this address even though it is not encrypted"))
        self.control.setPlaceholderText("https://…/v1")
        self.add_below(self._allow)
        self.control.textChanged.connect(self._text_changed)
        self.control.editingFinished.connect(self._normalise)
        self._allow.toggled.connect(lambda: self.check(is_needed=False))

    def show_value(self, value: AddressValue) -> None:
        """Show the address of another deployment."""
        self._initial = value
        with QSignalBlocker(self.control), QSignalBlocker(self._allow):
            self.control.setText(value.text)
            self._allow.setChecked(value.unencrypted_allowed)
        self.control.setReadOnly(value.is_locked)
        self._allow.setDisabled(value.is_locked or not value.may_allow)
        self.check(is_needed=False)

    @property
    def origin(self) -> str:
        """The origin of the address, allowed or not; empty if the address is invalid."""
        parsed = self._parsed(is_allowed=True)
        return parsed.origin if isinstance(parsed, Address) else ""

    @property
    def value(self) -> AddressValue:
        """The contents of the field; a valid address is normalised."""
        parsed = self._parsed()
        is_unencrypted = isinstance(parsed, Address) and parsed.is_unencrypted
        text = parsed.url if isinstance(parsed, Address) else self.control.text().strip()
        return msgspec.structs.replace(
            self._initial, text=text, unencrypted_allowed=is_unencrypted, is_preset=self._is_of_it
        )

    def check(self, *, is_needed: bool = True) -> bool:
        """Show under the field what is wrong; an empty field is valid unless `is_needed`."""
        parsed, may_be = self._parsed(), self._parsed(is_allowed=True)
        is_unencrypted = isinstance(may_be, Address) and may_be.is_unencrypted
        is_given = self._allow.isEnabled() or self._allow.isChecked()
        self._allow.setVisible(is_unencrypted and is_given)
        is_empty = parsed is AddressProblem.MISSING and not is_needed
        if isinstance(parsed, Address) or is_empty:
            self.show_text(self._note(is_unencrypted=is_unencrypted))
            return True
        problem = QCoreApplication.translate("settings", parsed.value)
        if self._is_of_it:
            problem = tr("The address that IT set is missing or wrong. Tell IT.")
        self.show_text(problem, is_problem=True)
        return False

    @property
    def _is_of_it(self) -> bool:
        is_kept = self._initial.is_preset and self.control.text() == self._initial.text
        return self._initial.is_locked or is_kept

    def _note(self, *, is_unencrypted: bool) -> str:
        if is_unencrypted:
            return tr("Not encrypted: anybody on the network can read the API key.")
        if self._initial.is_locked:
            return tr("Locked by IT.")
        return preset_text() if self._is_of_it and self.control.text() else ""

    def _parsed(self, *, is_allowed: bool = False) -> Address | AddressProblem:
        allowed = is_allowed or self._allow.isChecked()
        return parse_address(self.control.text(), unencrypted_allowed=allowed)

    def _text_changed(self) -> None:
        with QSignalBlocker(self._allow):
            self._allow.setChecked(False)  # the permission was for the previous address
        self._allow.hide()
        self.show_text("")

    def _normalise(self) -> None:
        parsed = self._parsed()
        if isinstance(parsed, Address):
            with QSignalBlocker(self.control):
                self.control.setText(parsed.url)
        self.check(is_needed=False)

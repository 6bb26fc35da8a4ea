"""The field for a deployment's address, with a warning if it is unencrypted."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit

from petstore_gui.settings.addresses import (
    Address,
    AddressMend,
    AddressProblem,
    parse_address,
)
from petstore_gui.settings.dialog_values import AddressValue
from petstore_gui.ui.base.form_field import FormField
from petstore_gui.ui.text.settings_text import preset_text
from petstore_gui.ui.text.words import tr


class AddressField(FormField):
    """Asks for an address, and for permission to use it if it is unencrypted.

    Signals:
        settled(): the user left the field.
    """

    settled = Signal()

    control: QLineEdit

    def __init__(self, label: str, value: AddressValue) -> None:
        super().__init__(label, QLineEdit(value.text))
        self._initial = value
        self._mended = ""
        self._is_to_be_confirmed = False
        self._allow = QCheckBox(tr("Use this address even though it is not encrypted"))
        self._allow.setAccessibleName(
            tr("{label}: use this address even though it is not encrypted").format(label=label)
        )
        self._allow.setChecked(value.unencrypted_allowed)
        self._allow.setDisabled(value.is_locked or not value.may_allow)
        self.control.setPlaceholderText("https://…/v1")
        self.control.setReadOnly(value.is_locked)
        self.add_below(self._allow)
        self.control.editingFinished.connect(self._normalise)
        self.control.textChanged.connect(self._text_changed)
        self._allow.toggled.connect(lambda: self.check(is_needed=False))
        self.check(is_needed=False)

    @property
    def origin(self) -> str:
        """The origin of the address, allowed or not; empty if the address is invalid."""
        parsed = self._parsed(unencrypted_allowed=True)
        return parsed.origin if isinstance(parsed, Address) else ""

    @property
    def value(self) -> AddressValue:
        """The contents of the field; a valid address is normalised."""
        parsed = self._parsed()
        if isinstance(parsed, Address):
            text, allowed = parsed.url, parsed.is_unencrypted
        else:
            text, allowed = self.control.text().strip(), False
        is_preset = self._initial.is_preset and text == self._initial.text
        return msgspec.structs.replace(
            self._initial, text=text, unencrypted_allowed=allowed, is_preset=is_preset
        )

    @property
    def is_locked(self) -> bool:
        """Whether only IT can change it."""
        return self._initial.is_locked

    @property
    def is_of_it(self) -> bool:
        """Whether it has the address that IT set, locked or not."""
        is_kept = self._initial.is_preset and self.control.text() == self._initial.text
        return self._initial.is_locked or is_kept

    def asks_to_confirm(self) -> bool:
        """Ask once whether https:// belongs before what was typed; False if there is no need."""
        self._normalise()
        asks, self._is_to_be_confirmed = self._is_to_be_confirmed, False
        if asks:
            to_do = tr("If that is right, press Save again.")
            self.show_text(f"{self._mended} {to_do}")
        return asks

    def check(self, *, is_needed: bool) -> bool:
        """Show under the field what is wrong; an empty field is valid unless `is_needed`."""
        parsed = self._parsed()
        self._show_permission()
        if isinstance(parsed, Address):
            self.show_text(self._note(parsed))
            return True
        if parsed is AddressProblem.MISSING and not is_needed:
            self.show_text(tr("Locked by IT.") if self._initial.is_locked else "")
            return True
        problem = QCoreApplication.translate("settings", parsed.value)
        if self._initial.is_locked:
            problem = tr("The address that IT set is missing or wrong. Tell IT.")
        elif self.is_of_it and parsed is AddressProblem.UNENCRYPTED:
            problem = tr(
                "The address that IT set is not encrypted: anybody on the network can read the API"
                " key. Tell IT."
            )
        elif self.is_of_it:
            problem = tr("The address that IT set is not valid. Tell IT, or enter the right one.")
        self.show_text(problem, is_problem=True)
        return False

    def _show_permission(self) -> None:
        """Show the check box for the permission if it is needed, and can be or has been given."""
        parsed = self._parsed(unencrypted_allowed=True)
        is_needed = isinstance(parsed, Address) and parsed.is_unencrypted
        can_be_given = self._allow.isEnabled() or self._allow.isChecked()
        self._allow.setVisible(is_needed and can_be_given)

    def _parsed(self, *, unencrypted_allowed: bool = False) -> Address | AddressProblem:
        allowed = unencrypted_allowed or self._allow.isChecked()
        return parse_address(self.control.text(), unencrypted_allowed=allowed)

    def _note(self, address: Address) -> str:
        if self._mended:
            return self._mended
        if address.is_unencrypted:
            return tr("Not encrypted: anybody on the network can read the API key.")
        if self._initial.is_locked:
            return tr("Locked by IT.")
        return preset_text() if self.is_of_it else ""

    def _text_changed(self) -> None:
        self._allow.setChecked(False)  # the permission was for the previous address
        self._mended = ""
        self._is_to_be_confirmed = False
        self.show_text("")
        self._show_permission()

    def _normalise(self) -> None:
        parsed = self._parsed()
        if isinstance(parsed, Address) and parsed.url != self.control.text():
            told = (QCoreApplication.translate("settings", mend.value) for mend in parsed.mends)
            self._mended = " ".join(told)
            self._is_to_be_confirmed = AddressMend.SCHEME in parsed.mends
            with QSignalBlocker(self.control):
                self.control.setText(parsed.url)
        self.check(is_needed=False)
        self.settled.emit()

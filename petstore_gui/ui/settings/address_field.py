"""The field for the address of a deployment, with its warning where it is not encrypted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
from petstore_gui.settings.dialog_values import AddressValue
from petstore_gui.ui.style.form_field import FormField


class AddressField(QWidget):
    """Asks for an address; offers to mark it as unencrypted only where it is.

    Signals:
        settled(): a person has left the field.
    """

    settled = Signal()

    def __init__(self, label: str, choice: AddressValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_preset = choice.is_preset
        self._first_text = choice.text
        self.control = QLineEdit(choice.text)
        self.control.setPlaceholderText("https://…/v1")
        self._field = FormField(label, self.control)
        self._mark = QCheckBox(self.tr("Use it although it is not encrypted"))
        self._mark.setAccessibleName(
            self.tr("{label}: use it although it is not encrypted").format(label=label)
        )
        self._mark.setChecked(choice.unencrypted_allowed)
        self._is_locked = choice.is_locked
        self.control.setReadOnly(choice.is_locked)
        self._mark.setDisabled(choice.is_locked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._field)
        layout.addWidget(self._mark)
        self.control.editingFinished.connect(self._mend)
        self.control.textChanged.connect(self._edited)
        self._mark.toggled.connect(lambda: self.check(is_needed=False))
        self.check(is_needed=False)

    @property
    def origin(self) -> str:
        """The origin of the address, marked or not; empty where it has none."""
        parsed = parse_address(self.control.text(), unencrypted_allowed=True)
        return parsed.origin if isinstance(parsed, Address) else ""

    def check(self, *, is_needed: bool) -> bool:
        """Say what is wrong under the field; an empty one is right where it is not needed."""
        parsed = self._parsed()
        is_plain = self._is_unencrypted()
        self._mark.setVisible(is_plain)
        if isinstance(parsed, Address):
            self._field.say(self._origin_note(parsed), is_problem=False)
            return True
        if parsed is AddressProblem.MISSING and not is_needed:
            self._field.say(self.tr("Locked by IT.") if self._is_locked else "")
            return True
        self._field.say(QCoreApplication.translate("settings", parsed.value), is_problem=True)
        return False

    def choice(self) -> AddressValue:
        """What stands in the field; an address in its normal form."""
        parsed = self._parsed()
        if isinstance(parsed, Address):
            text, allowed = parsed.url, parsed.is_unencrypted
        else:
            text, allowed = self.control.text().strip(), False
        is_preset = self._is_preset and text == self._first_text
        return AddressValue(text, allowed, is_preset, self._is_locked)

    def _parsed(self) -> Address | AddressProblem:
        return parse_address(self.control.text(), unencrypted_allowed=self._mark.isChecked())

    def _is_unencrypted(self) -> bool:
        parsed = parse_address(self.control.text(), unencrypted_allowed=True)
        return isinstance(parsed, Address) and parsed.is_unencrypted

    def _origin_note(self, address: Address) -> str:
        if address.is_unencrypted:
            return self.tr("Not encrypted: anybody on the network can read the API key.")
        if self._is_locked:
            return self.tr("Locked by IT.")
        if self._is_preset and self.control.text() == self._first_text:
            return self.tr("Set for this computer by IT.")
        return ""

    def _edited(self) -> None:
        self._mark.setChecked(False)  # the mark belongs to the address that it was given for
        self._field.say("")
        self._mark.setVisible(self._is_unencrypted())

    def _mend(self) -> None:
        parsed = self._parsed()
        if isinstance(parsed, Address):
            with QSignalBlocker(self.control):
                self.control.setText(parsed.url)
        self.check(is_needed=False)
        self.settled.emit()

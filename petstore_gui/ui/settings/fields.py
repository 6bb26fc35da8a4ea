"""The fields of the settings: address and API key."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit

from petstore_gui.domain.api_key import KeyProblem, check_key
from petstore_gui.settings.addresses import Address, AddressProblem, parse_address
from petstore_gui.settings.dialog_values import AddressValue
from petstore_gui.ui.base.dialog import push_button
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.words.settings_text import preset_text
from petstore_gui.ui.words.words import tr


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
            self._allow.setChecked(value.address is not None and value.address.is_unencrypted)
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
        address = parsed if isinstance(parsed, Address) else None
        text = address.url if address else self.control.text().strip()
        return msgspec.structs.replace(
            self._initial, text=text, address=address, is_preset=self._is_of_it
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
        problem = tr(parsed.value)
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


class KeyField(FormField):
    """Hides the key until its button is pressed, and again after the next press.

    The button is not checkable: a screen reader would call it a check box.

    Signals:
        stored_wanted(): a stored key that could not be read is to be shown.
    """

    stored_wanted = Signal()

    control: QLineEdit

    def __init__(self) -> None:
        self.show_key = push_button(tr("Show key"))
        super().__init__(tr("API key"), QLineEdit(), beside=self.show_key)
        self._stored = ""
        self._is_unread = self._is_of_it = False
        self.is_typed = False
        self.show_key.clicked.connect(self._show_pressed)
        self.control.textChanged.connect(self._text_changed)
        self._set_shown(False)

    @property
    def value(self) -> str | None:
        """The key, or None if there is no valid one."""
        key = check_key(self.control.text())
        return None if isinstance(key, KeyProblem) else key

    @property
    def is_new(self) -> bool:
        """Whether there is another key than the stored one."""
        return self.value not in (None, self._stored)

    @property
    def removes_stored(self) -> bool:
        """Whether the user emptied the field of a stored key."""
        return bool(self._stored) and not self.control.text().strip()

    def clear(self) -> None:
        """Forget the key, as for another deployment."""
        self.is_typed = False
        self._set_shown(False)
        self.drop_stored()

    def drop_stored(self) -> None:
        """Forget the stored key, as for another address; a key that was typed stays."""
        self.is_typed = self.is_typed and bool(self.control.text().strip())
        self.show_stored("", "", is_unread=False, is_of_it=False)

    def show_stored(self, key: str, note: str, *, is_unread: bool, is_of_it: bool) -> None:
        """Show the stored key, unless one was typed.

        `is_unread`: there may be one. `is_of_it`: there is one, which is not shown.
        """
        self._stored, self._is_unread, self._is_of_it = key, is_unread, is_of_it
        self.show_key.setDisabled(is_of_it)
        if not self.is_typed:
            with QSignalBlocker(self.control):
                self.control.setText(key)
        self.show_text(note)

    def check(self, *, is_to_save: bool) -> bool:
        """Show what is wrong. IT's key may be left out; to save, also one that was not read."""
        problem = check_key(self.control.text())
        is_empty = not self.control.text().strip()
        is_left_out = is_empty and (self._is_of_it or (is_to_save and self._is_unread))
        removes = is_to_save and self.removes_stored
        if is_left_out or removes or not isinstance(problem, KeyProblem):
            return True
        self.show_text(tr(problem.value), is_problem=True)
        return False

    def _text_changed(self) -> None:
        self.is_typed = bool(self.control.text().strip()) or bool(self._stored)
        self.show_text(tr("Saving removes the stored API key.") if self.removes_stored else "")

    def _show_pressed(self) -> None:
        self._set_shown(self.control.echoMode() is QLineEdit.EchoMode.Password)
        if self._is_unread and not self.is_typed:
            self.stored_wanted.emit()

    def _set_shown(self, is_shown: bool) -> None:
        self.show_key.setAccessibleDescription(tr("The key is shown.") if is_shown else "")
        mode = QLineEdit.EchoMode.Normal if is_shown else QLineEdit.EchoMode.Password
        self.control.setEchoMode(mode)
